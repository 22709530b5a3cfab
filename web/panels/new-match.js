// The panel that begins a match: which game, under rules of one's own if wanted, and who plays at each seat.

import { html, nothing } from "lit";
import "../i18n/game-words.js";
import { both, fixed, has, inside, rich, text, variantName } from "../i18n/strings.js";
import { familyNamed } from "../table/families.js";
import { showPanel } from "./dialog.js";
import { about, facts, keepsServants, playersOf, stepsIn } from "./games.js";
import { SeatChoice } from "./seat-choice.js";

/** @typedef {import("./games.js").Choice} Choice */
/** @typedef {import("./games.js").Offer} Offer */
/** Put house rules into the choice. @typedef {(variant: string, name?: string) => void} Use */

/** Open the panel in which a new match is chosen. @param {Offer} offer
 * @param {Choice} before what was chosen the last time @param {{begin: (choice: Choice) => void, find: (use: Use) =>
 * void, read: (choice: Choice, use: Use) => void, change: (choice: Choice, use: Use) => void}} wishes */
export function showNewMatch(offer, before, wishes) {
  /** @type {Choice} */
  const now = { ...before, servant: undefined };
  const seats = new SeatChoice(offer, now, () => panel.update());
  const panel = showPanel(
    "new-match",
    () => html`
    <h1>${text("new-match")}</h1>
    <div class="scroll">
    <section class="chosen-game" data-variant=${now.variant}>
      <p><b>${variantName(now.variant, now.rulesName)}</b> ${gameLines()}</p>
      <button type="button" class="button" @click=${() => wishes.find(use)}>${text("another-game")}</button>
    </section>
    <p class="aside">
      <button type="button" class="link" @click=${() => wishes.read(now, use)}>${text("rules")}</button>
      <button type="button" class="link" @click=${() => wishes.change(now, use)}>${text("change-rules")}</button>
    </p>
    <fieldset>
      <legend>${text(playersOf(offer.games, now.variant) > 2 ? "which-opponents" : "which-opponent")}</legend>
      ${stepsIn(offer, now.variant).map(levelPick)}
    </fieldset>
    ${seats.template()}
    ${keepsServants(offer.games, now.variant) ? servants() : nothing}
    </div>
    <div class="actions">
      <p class="chosen">${chosen()}</p>
      <button type="button" class="button primary" @click=${start}>${text("deal-cards")}</button>
    </div>
  `,
  );

  /** Say what is going to be played; this stays visible when the lists scroll. */
  function chosen() {
    const variant = variantName(now.variant, now.rulesName);
    return text("chosen-match", { variant, seats: seats.kind, level: text(`level-${now.level}`) });
  }

  /** Draw what the game is like, or how many of its rules are changed. */
  function gameLines() {
    const [preset, ...changes] = now.variant.split(",");
    const game = offer.games.find(({ name }) => name === preset);
    if (!game) return nothing;
    const lines = changes.length
      ? [text("own-rules-about", { name: text(`variant-${preset}`), count: changes.length })]
      : [about(game), facts(game)];
    return lines.map((line) => html`<small>${line}</small>`);
  }

  /** @param {string[]} step levels that are hard to tell apart here, of which the last is offered */
  function levelPick(step) {
    const isChosen = step.includes(now.level);
    const level = isChosen ? now.level : (step.at(-1) ?? "");
    const choose = () => {
      seats.setLevel(level);
      panel.update();
    };
    return html`<label class="alternative">
      <input type="radio" name="level" value=${level} .checked=${isChosen} @change=${choose} />
      <span><b>${levelName(offer, now.variant, level)}</b>${levelLines(offer, now.variant, level, step).map((line) => html`<small>${line}</small>`)}</span>
    </label>`;
  }

  /** Draw the choice of who serves since an earlier sitting, by who deals first. */
  function servants() {
    const all = Array.from({ length: playersOf(offer.games, now.variant) }, (_, seat) => seat);
    const servant = now.servant ?? "";
    return html`<fieldset class="earlier">
      <legend>${text("earlier-sitting")}</legend>
      <label class="alternative">
        <span><b>${text("who-serves")}</b><small>${text("who-serves-note")}</small></span>
        <select class="field" @change=${serve}>
          <option value="" .selected=${servant === ""}>${text("nobody-serves")}</option>
          ${all.map((seat) => html`<option value=${seat} .selected=${seat === servant}>${servantLine(seat, all)}</option>`)}
        </select>
      </label>
    </fieldset>`;
  }

  /** @param {number} seat @param {number[]} all */
  function servantLine(seat, all) {
    const side = both(all.filter((at) => (at - seat) % 2 === 0).map((at) => seats.nameInside(at)));
    const me = seats.isYou(seat) ? "yes" : "no";
    return text("servant-line", { me, name: seats.nameInside(seat), side });
  }

  /** @param {Event} event */
  function serve({ target }) {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    now.servant = value === "" ? undefined : Number(value);
    panel.update();
  }

  function start() {
    if (!keepsServants(offer.games, now.variant)) now.servant = undefined;
    panel.close();
    wishes.begin({ ...now, seats: seats.chosen() });
  }

  /** @type {Use} */
  function use(variant, rulesName) {
    Object.assign(now, { variant, rulesName, servant: undefined });
    seats.fit();
    panel.update();
  }
}

// --- levels of players: who plays there, how, and how strong that was measured to be -------------

/** Draw the name of a level and a ladder with a rung filled for each level up to it.
 * @param {Offer} offer @param {string} variant @param {string} level */
function levelName(offer, variant, level) {
  const name = text(`level-${level}`);
  const family = offer.games.find((game) => game.name === presetOf(variant))?.family;
  const person = familyNamed(family).soloName(level, playersOf(offer.games, variant));
  const high = offer.levels.indexOf(level);
  return html`<span class="level">${name}${person ? html`<i>${person}</i>` : ""}
    <span class="rungs" aria-hidden="true">${offer.levels.map((_, i) => html`<i class=${i <= high ? "up" : ""}></i>`)}</span></span>`;
}

/** List how a level plays, from which levels it is hard to tell, and its measured strength. @param {Offer} offer
 * @param {string} variant @param {string} level @param {string[]} step */
function levelLines(offer, variant, level, step) {
  const family = offer.games.find(({ name }) => name === presetOf(variant))?.family;
  const id = familyNamed(family).worded(`level-${level}-about`);
  const alike = step.filter((other) => other !== level).map((other) => text(`level-${other}`));
  return [
    has(id) ? text(id) : "",
    alike.length ? text("level-alike", { levels: both(alike) }) : "",
    measured(offer, variant, step) ?? (alike.length ? "" : text("level-not-measured")),
  ].filter(Boolean);
}

/** Say how strong a level was measured to be; undefined if it was not, "" for the lowest one.
 * @param {Offer} offer @param {string} variant @param {string[]} step */
function measured({ games, levels, strengths }, variant, step) {
  const game = games.find(({ name }) => name === presetOf(variant));
  if (!strengths || step[0] === levels[0]) return "";
  const strength = strengths[game?.strength ?? ""]?.[step.at(-1) ?? ""];
  if (!strength) return undefined;
  const over = inside(text(`level-${strength.over}`));
  const { mean, low, high } = strength;
  if (low <= 0) return text("level-beats-nobody", { over });
  const digits = mean < 10 ? 1 : 0; // tenths for small differences
  const doubt = fixed((high - low) / 2, digits);
  const share = fixed(100 * strength.share, 0);
  const id = familyNamed(game?.family).worded("level-beats");
  return rich(id, { over, share, mean: fixed(mean, digits), doubt });
}

/** @param {string} variant */
const presetOf = (variant) => variant.split(",")[0];
