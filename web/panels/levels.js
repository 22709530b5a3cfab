// The levels of the computer's players: who plays there, how, and how strong that was measured to be.

import { html } from "lit";
import { has, rich, text } from "../i18n/strings.js";
import { playersOf } from "./games.js";

/** By how many points a deal a level beats the one below, within an interval of 95 %.
 * @typedef {{over: string, mean: number, low: number, high: number, pairs: number}} Strength */
/** By group of games that are played alike, then by level. @typedef {Record<string, Record<string, Strength>>} Strengths */
/** @typedef {import("./new-match.js").Offer} Offer */

/** Who plays, and a ladder with as many rungs filled as the level is high.
 * @param {Offer} offer @param {string} variant @param {string} level */
export function levelName(offer, variant, level) {
  const name = text(`level-${level}`);
  const family = offer.games.find((game) => game.name === presetOf(variant))?.family;
  // Where several sit at the table, or each has a name of its own, the level is no person.
  const person = family !== "filko" && playersOf(offer.games, variant) === 2;
  const high = offer.levels.indexOf(level);
  return html`<span class="level">${name}${person ? html`<i>${text(`opponent-${level}`)}</i>` : ""}
    <span class="rungs" aria-hidden="true">${offer.levels.map((_, i) => html`<i class=${i <= high ? "up" : ""}></i>`)}</span></span>`;
}

/** How the level plays, and what was measured of it. @param {Offer} offer @param {string} variant @param {string} level */
export function levelLines(offer, variant, level) {
  const id = `level-${level}-about`;
  return [has(id) ? text(id) : "", measured(offer, variant, level)].filter(Boolean);
}

/** @param {Offer} offer @param {string} variant @param {string} level */
function measured({ games, strengths = {} }, variant, level) {
  const game = games.find(({ name }) => name === presetOf(variant));
  const found = strengths[game?.strength ?? ""]?.[level];
  if (!found) return "";
  const over = text(`level-${found.over}`).toLowerCase();
  const { mean, low, high } = found;
  if (low <= 0) return text("level-beats-nobody", { over });
  const digits = mean < 10 ? 1 : 0; // tenths where points are few
  const doubt = ((high - low) / 2).toFixed(digits);
  const id = game?.family === "filko" ? "level-beats-filko" : "level-beats";
  return rich(id, { over, mean: mean.toFixed(digits), doubt });
}

/** @param {string} variant */
const presetOf = (variant) => variant.split(",")[0];
