// The panel that begins a match: which game, under rules of one's own if wanted, against whom.

import { html, nothing } from "lit";
import { has, rich, text, variantName } from "../i18n/strings.js";
import { forgetRules, ownRules } from "../settings/settings.js";
import { familyNamed } from "../table/families.js";
import { joinNames } from "../table/names.js";
import { showPanel } from "./dialog.js";
import { about, byGroup, facts, keepsServants, playersOf } from "./games.js";

/** A person's choice; `rulesName` is the name of house rules, `servant` the first dealer where
 * his side serves since an earlier sitting.
 * @typedef {{variant: string, level: string, rulesName?: string, servant?: number}} Choice */
/** Takes house rules over into the choice. @typedef {(variant: string, name: string) => void} Use */
/** @typedef {import("./games.js").Game} Game */
/** By how many points a deal a level beats the one below, within an interval of 95 %.
 * @typedef {{over: string, mean: number, low: number, high: number, pairs: number}} Strength */
/** By group of games that are played alike, then by level.
 * @typedef {Record<string, Record<string, Strength>>} Strengths */
/** @typedef {{games: Game[], levels: string[], strengths?: Strengths}} Offer */

/** Open the panel in which a new match is chosen. @param {Offer} offer
 * @param {Choice} before what was chosen the last time @param {{begin: (choice: Choice) => void, read: (choice: Choice,
 * use: Use) => void, change: (choice: Choice, use: Use) => void}} wishes */
export function showNewMatch(offer, before, wishes) {
  /** @type {Choice} */
  const now = { ...before, servant: undefined };
  /** House rules among the choices. */
  let own = ownRules();
  if (isOwn(now.variant)) add(now);
  const groupAtFirst = groupOf(now.variant);
  const panel = showPanel(
    "new-match",
    () => html`
    <h1>${text("new-match")}</h1>
    <div class="scroll">
    <fieldset class="which-game">
      <legend>${text("which-game")}</legend>
      ${own.map(ownPick)}
      ${byGroup(offer.games).map(
        ({
          group,
          games,
        }) => html`<details name="game-group" ?open=${!isOwn(before.variant) && group === groupAtFirst}>
          <summary><b>${text(`group-${group}`)}</b> <small>${text(`group-${group}-about`)}</small></summary>
          ${games.map((game) => pick("variant", game.name, text(`variant-${game.name}`), about(game), facts(game)))}
        </details>`,
      )}
    </fieldset>
    <p class="aside">
      <button type="button" class="link" @click=${() => wishes.read(now, use)}>${text("rules")}</button>
      <button type="button" class="link" @click=${() => wishes.change(now, use)}>${text("change-rules")}</button>
    </p>
    <fieldset>
      <legend>${text(playersOf(offer.games, now.variant) > 2 ? "which-opponents" : "which-opponent")}</legend>
      ${offer.levels.map((name) => pick("level", name, levelName(offer, now.variant, name), ...levelLines(offer, now.variant, name)))}
    </fieldset>
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
    return text("chosen-match", { variant, level: text(`level-${now.level}`) });
  }

  /** Draw the choice of who serves since an earlier sitting, by who deals first. */
  function servants() {
    const seats = Array.from({ length: playersOf(offer.games, now.variant) }, (_, seat) => seat);
    const chosen = now.servant ?? "";
    return html`<fieldset class="earlier">
      <legend>${text("earlier-sitting")}</legend>
      <label class="alternative">
        <span><b>${text("who-serves")}</b><small>${text("who-serves-note")}</small></span>
        <select @change=${serve}>
          <option value="" .selected=${chosen === ""}>${text("nobody-serves")}</option>
          ${seats.map((seat) => html`<option value=${seat} .selected=${seat === chosen}>${servantLine(seat, seats)}</option>`)}
        </select>
      </label>
    </fieldset>`;
  }

  /** @param {number} seat @param {number[]} seats */
  function servantLine(seat, seats) {
    const { family } = offer.games.find(({ name }) => name === presetOf(now.variant)) ?? {};
    /** @param {number} at */
    const name = (at) =>
      at === 0 ? text("you-small") : familyNamed(family).usualName(now.level, at);
    const side = joinNames(seats.filter((at) => (at - seat) % 2 === 0).map(name));
    return text("servant-line", { me: seat === 0 ? "yes" : "no", name: name(seat), side });
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
    wishes.begin(now);
  }

  /** @type {Use} */
  function use(variant, rulesName) {
    Object.assign(now, { variant, rulesName });
    if (isOwn(variant)) add(now);
    panel.update();
  }

  /** @param {Choice} rules */
  function add({ variant, rulesName }) {
    own = [{ variant, rulesName }, ...own.filter((rules) => rules.variant !== variant)];
  }

  /** @param {string} variant */
  function forget(variant) {
    forgetRules(variant);
    own = own.filter((rules) => rules.variant !== variant);
    if (now.variant === variant)
      Object.assign(now, { variant: presetOf(variant), rulesName: undefined });
    panel.update();
  }

  /** Draw house rules with a button to forget them. @param {import("../settings/settings.js").OwnRules} rules */
  function ownPick({ variant, rulesName }) {
    const name = variantName(variant, rulesName);
    return html`<div class="own">
      ${pick("variant", variant, name, ownAbout(variant))}
      <button type="button" class="link" aria-label=${text("forget-rules", { name })} @click=${() => forget(variant)}>${text("forget")}</button>
    </div>`;
  }

  /** @param {string} variant */
  function groupOf(variant) {
    return offer.games.find(({ name }) => name === presetOf(variant))?.group;
  }

  /** @param {"variant" | "level"} kind @param {string} value @param {unknown} title @param {unknown[]} lines */
  function pick(kind, value, title, ...lines) {
    const choose = () => {
      now[kind] = value;
      if (kind === "variant") now.servant = undefined;
      if (kind === "variant") now.rulesName = own.find((it) => it.variant === value)?.rulesName;
      panel.update();
    };
    return html`<label class="alternative">
      <input type="radio" name=${kind} value=${value} .checked=${now[kind] === value} @change=${choose} />
      <span><b>${title}</b>${lines.map((line) => html`<small>${line}</small>`)}</span>
    </label>`;
  }
}

/** @param {string} variant */
function ownAbout(variant) {
  const [preset, ...changes] = variant.split(",");
  return text("own-rules-about", { name: text(`variant-${preset}`), count: changes.length });
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

/** List how a level plays, and its measured strength. @param {Offer} offer @param {string} variant
 * @param {string} level */
function levelLines(offer, variant, level) {
  const id = `level-${level}-about`;
  return [has(id) ? text(id) : "", measured(offer, variant, level)].filter(Boolean);
}

/** @param {Offer} offer @param {string} variant @param {string} level */
function measured({ games, strengths = {} }, variant, level) {
  const game = games.find(({ name }) => name === presetOf(variant));
  const strength = strengths[game?.strength ?? ""]?.[level];
  if (!strength) return "";
  const over = text(`level-${strength.over}`).toLowerCase();
  const { mean, low, high } = strength;
  if (low <= 0) return text("level-beats-nobody", { over });
  const digits = mean < 10 ? 1 : 0; // tenths for small differences
  const doubt = ((high - low) / 2).toFixed(digits);
  const id = familyNamed(game?.family).worded("level-beats");
  return rich(id, { over, mean: mean.toFixed(digits), doubt });
}

/** @param {string} variant */
const presetOf = (variant) => variant.split(",")[0];

/** @param {string} variant */
const isOwn = (variant) => variant.includes(",");
