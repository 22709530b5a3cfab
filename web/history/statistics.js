// Statistics of the stored matches, by game and level. Assisted games are counted separately: as neither won nor lost, and
// they neither lengthen nor end a run of wins. Matches of several persons, or of none, are not counted. An unfinished match
// counts no game, but its finished deals count.

import { gamesOf, levelOf, personsIn, pointsOf } from "./results.js";

/** @typedef {import("./entry.js").Entry} Entry */

/**
 * @typedef {object} Line the figures of one game at one level
 * @property {string} variant
 * @property {string | null} rulesName of house rules
 * @property {"bezique" | "filko"} family
 * @property {string} level
 * @property {number} deals finished
 * @property {number} games finished without help
 * @property {number} won
 * @property {number} drawn
 * @property {number} lost
 * @property {number} assisted games finished with help
 * @property {number} streak wins in a row up to now
 * @property {number} longest wins in a row at most
 * @property {number[]} points ours in each finished deal, the oldest first
 */

/** Sum up matches; branches, and matches that began at a position, do not count. @param {Entry[]} entries in any order
 * @param {number} [since] the time in ms before which a match that began does not count
 * @returns {Line[]} the game played last first */
export function statistics(entries, since = 0) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  const counted = entries.filter(({ facts, begun }) => facts && begun >= since);
  const inOrder = counted.sort((a, b) => a.changed - b.changed);
  for (const { facts } of inOrder) {
    if (!facts || facts.branch || facts.from_position) continue;
    if (personsIn(facts) !== 1 || facts.match.deals.length === 0) continue;
    const key = `${facts.variant} ${levelOf(facts)}`;
    const line = lines.get(key) ?? emptyLine(facts);
    lines.delete(key); // so that the game played last comes last
    lines.set(key, line);
    add(line, facts);
  }
  return [...lines.values()].reverse();
}

/** @param {import("./entry.js").Facts} facts @returns {Line} */
function emptyLine(facts) {
  const { variant, rules_name, family } = facts;
  const counts = { deals: 0, games: 0, won: 0, drawn: 0, lost: 0, assisted: 0 };
  const named = { variant, rulesName: rules_name, family, level: levelOf(facts) };
  return { ...named, ...counts, streak: 0, longest: 0, points: [] };
}

/** @param {Line} line @param {import("./entry.js").Facts} facts */
function add(line, facts) {
  line.points.push(...pointsOf(facts));
  line.deals = line.points.length;
  for (const { outcome, assisted } of gamesOf(facts)) {
    if (assisted) {
      line.assisted += 1;
      continue;
    }
    line.games += 1;
    line[outcome] += 1;
    line.streak = outcome === "won" ? line.streak + 1 : 0;
    line.longest = Math.max(line.longest, line.streak);
  }
}

/** Return the mean of some numbers; 0 without any. @param {number[]} numbers */
export const mean = (numbers) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
