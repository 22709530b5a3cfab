// All the games, found by players, length and mood: the panel in which one is chosen.

import { html, nothing } from "lit";
import "../i18n/game-words.js";
import { text, variantName } from "../i18n/strings.js";
import { forgetRules, ownRules } from "../settings/settings.js";
import { showPanel } from "./dialog.js";
import { LENGTHS, lengthOf, MOODS, TRICKS } from "./game-kinds.js";
import { about } from "./games.js";

/** @typedef {import("./games.js").Game} Game */
/** @typedef {{players: string, length: string, mood: string}} Wanted "" where anything will do */

/** What is looked for; it lasts as long as the page. @type {Wanted} */
const wanted = { players: "", length: "", mood: "" };

/** Open the panel of all games. @param {Game[]} games
 * @param {(variant: string, rulesName?: string) => void} choose a game, or house rules of one's own */
export function showGames(games, choose) {
  let own = rulesOf(games);
  const panel = showPanel(
    "games",
    () => html`
    <h1>${text("games")}</h1>
    <form class="filters" @change=${follow} @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      ${filter("players", playersIn(games))} ${filter("length", LENGTHS)} ${filter("mood", Object.keys(MOODS))}
    </form>
    <p class="found" role="status">${text("games-found", { count: found().length })}
      ${isFiltered() ? html`<button type="button" class="link" @click=${reset}>${text("games-all")}</button>` : nothing}</p>
    <div class="scroll">
      ${own.length && !isFiltered() ? html`<ul class="found-games">${own.map(ownLine)}</ul>` : nothing}
      <ul class="found-games">${found().map(line)}</ul>
    </div>
  `,
  );

  function found() {
    return games.filter((game) => suits(game, wanted));
  }

  /** @param {Event} event */
  function follow({ target }) {
    const { name, value } = /** @type {HTMLSelectElement} */ (target);
    Object.assign(wanted, { [name]: value });
    panel.update();
  }

  function reset() {
    Object.assign(wanted, { players: "", length: "", mood: "" });
    panel.update();
  }

  /** @param {string} variant @param {string} [rulesName] */
  function pick(variant, rulesName) {
    panel.close();
    choose(variant, rulesName);
  }

  /** @param {Game} game */
  function line(game) {
    const { name, players } = game;
    const facts = text("game-kind", {
      players,
      length: text(`find-length-${lengthOf(name)}`),
      tricks: TRICKS[name] ?? 0,
    });
    return html`<li><button type="button" data-variant=${name} @click=${() => pick(name)}>
      <b>${text(`variant-${name}`)}</b>
      <span>${about(game)}</span>
      <small>${facts}</small>
    </button></li>`;
  }

  /** Draw house rules with a button to forget them. @param {import("../settings/settings.js").OwnRules} rules */
  function ownLine({ variant, rulesName }) {
    const name = variantName(variant, rulesName);
    const [preset, ...changes] = variant.split(",");
    const forget = () => {
      forgetRules(variant);
      own = rulesOf(games);
      panel.update();
    };
    return html`<li class="own">
      <button type="button" data-variant=${variant} @click=${() => pick(variant, rulesName)}>
        <b>${name}</b>
        <span>${text("own-rules-about", { name: text(`variant-${preset}`), count: changes.length })}</span>
      </button>
      <button type="button" class="link" aria-label=${text("forget-rules", { name })} @click=${forget}>${text("forget")}</button>
    </li>`;
  }
}

/** List the house rules played before. A file may have brought some of a game that this version does not have.
 * @param {Game[]} games */
const rulesOf = (games) =>
  ownRules().filter(({ variant }) => games.some(({ name }) => name === variant.split(",")[0]));

const isFiltered = () => Object.values(wanted).some(Boolean);

/** List the numbers of players. @param {Game[]} games */
const playersIn = (games) => [...new Set(games.map(({ players }) => String(players)))].sort();

/** Return whether a game is one that is looked for. @param {Game} game @param {Wanted} wanted */
const suits = ({ name, players }, { players: count, length, mood }) =>
  (!count || players === Number(count)) &&
  (!length || lengthOf(name) === length) &&
  (!mood || MOODS[mood].includes(name));

/** Draw a filter. @param {keyof Wanted} name @param {readonly string[]} values */
function filter(name, values) {
  return html`<label><span>${text(`find-${name}`)}</span>
    <select class="field" name=${name}>
      <option value="" .selected=${wanted[name] === ""}>${text("find-any")}</option>
      ${values.map((value) => html`<option value=${value} .selected=${wanted[name] === value}>${name === "players" ? value : text(`find-${name}-${value}`)}</option>`)}
    </select></label>`;
}
