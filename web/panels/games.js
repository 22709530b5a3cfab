// The list of games with a line on each, for the panels in which one is chosen.

import { html, nothing } from "lit";
import { has, text, variantName } from "../i18n/strings.js";
import { familyNamed } from "../table/families.js";

/**
 * @typedef {object} Game a line of the engine's list of variants
 * @property {string} name
 * @property {number} players
 * @property {number} packs
 * @property {number} hand
 * @property {number} target 0 where every deal is a game
 * @property {"bezique" | "filko"} family
 * @property {string} group "won" | "hand" | "many" | "more"
 * @property {boolean} [servants] whether teams may keep who serves since they last played
 * @property {string} strength under which name its levels were measured
 */

/** A person's choice; `rulesName` is the name of house rules, `seats` who plays, if not one person against players of
 * `level`, `servant` the first dealer where his side serves since an earlier sitting.
 * @typedef {{variant: string, level: string, rulesName?: string, servant?: number,
 *   seats?: import("../session/match.js").NewSeat[]}} Choice */
/** By how many points a deal a level beats the one below, within an interval of 95 %, and its share of deals won.
 * @typedef {{over: string, mean: number, low: number, high: number, share: number, pairs: number}} Strength */
/** By group of games that are played alike, then by level.
 * @typedef {Record<string, Record<string, Strength>>} Strengths */
/** By group of games, the levels that people can tell apart, weakest first; those of one step are alike.
 * @typedef {Record<string, string[][]>} Steps */
/** @typedef {{games: Game[], levels: string[], strengths?: Strengths, steps?: Steps}} Offer */

/** Return the levels that people can tell apart in a game, weakest first. @param {Offer} offer @param {string} spec
 * @returns {string[][]} */
export function stepsIn({ games, levels, steps = {} }, spec) {
  const game = games.find(({ name }) => name === spec.split(",")[0]);
  return steps[game?.strength ?? ""] ?? levels.map((level) => [level]);
}

/** Group games as the list has them. @param {Game[]} games
 * @returns {{group: string, games: Game[]}[]} in the order of the list */
function byGroup(games) {
  const groups = [...new Set(games.map(({ group }) => group))];
  return groups.map((group) => ({ group, games: games.filter((game) => game.group === group) }));
}

/** Return the family of a game, house rules considered. @param {Game[]} games @param {string} spec */
export const familyIn = (games, spec) =>
  games.find(({ name }) => name === spec.split(",")[0])?.family ?? "bezique";

/** Return how many play, house rules considered. @param {Pick<Game, "name" | "players">[]} games @param {string} spec */
export function playersOf(games, spec) {
  const [preset, ...changes] = spec.split(",");
  const own = changes.find((change) => change.startsWith("deal.players="));
  if (own) return Number(own.split("=")[1]);
  return games.find(({ name }) => name === preset)?.players ?? 2;
}

/** Return whether teams of this game may keep who serves. House rules that may change it are left to the engine, and
 * are not offered. @param {Game[]} games @param {string} spec */
export function keepsServants(games, spec) {
  const [preset, ...changes] = spec.split(",");
  if (changes.some((change) => /^(match\.outcome|party\.method)=/.test(change))) return false;
  return games.find(({ name }) => name === preset)?.servants ?? false;
}

/** Return a line on what a game is like. @param {Game} game */
export const about = ({ name }) =>
  has(`variant-${name}-about`) ? text(`variant-${name}-about`) : "";

/** Return how many play, with how many packs, and how long. @param {Game} game */
export const facts = (game) => familyNamed(game.family).facts(game);

/** Draw the games of a <select>, and house rules if those are chosen. @param {Game[]} games @param {string} chosen
 * @param {string} name what the chosen rules are called */
export function gameOptions(games, chosen, name) {
  const own = games.some((game) => game.name === chosen)
    ? nothing
    : html`<option value=${chosen} .selected=${true}>${variantName(chosen, name)}</option>`;
  return html`${own}${byGroup(games).map(
    ({ group, games: some }) => html`<optgroup label=${text(`group-${group}`)}>
      ${some.map((game) => html`<option value=${game.name} .selected=${game.name === chosen}>${text(`variant-${game.name}`)}</option>`)}
    </optgroup>`,
  )}`;
}
