// What lists show of a match: taken from its view, so that it holds only what the person's seat may see.

/** @typedef {import("../bridge/types.js").View} View */

/** The part of a view that an entry keeps.
 * @typedef {Pick<View, "family" | "variant" | "rules_name" | "seat" | "phase" | "assisted" | "match" | "masters">
 *   & Partial<Pick<View, "from_position" | "branch">>
 *   & {seats: Pick<View["seats"][number], "kind" | "level" | "name" | "side" | "score">[]}} Facts */

/**
 * @typedef {object} Entry a match in lists
 * @property {string} id
 * @property {number} begun when, in ms since 1970
 * @property {number} changed when it was last played
 * @property {Facts | null} facts null for a match of an older version that was not opened since
 * @property {string} [why] the code of what was wrong with it, if it could not be opened
 * @property {boolean} [away] put away: the start page does not show it
 * @property {number} [gone] when it was deleted, which can be undone for a while
 */

/** Return what an entry keeps of a view, or of a table whose cards are covered.
 * @param {View | (import("../bridge/types.js").CoveredTable & {outcome?: undefined})} view @returns {Facts} */
export function factsOf({ seats, outcome, masters, ...view }) {
  const { family, variant, rules_name, seat, phase, assisted, match, from_position, branch } = view;
  return {
    ...{ family, variant, rules_name, seat, assisted, match, from_position, branch },
    phase: /** @type {View["phase"]} */ (phase),
    masters: outcome?.masters ?? masters,
    seats: seats.map(({ kind, level, name, side, score }) => ({ kind, level, name, side, score })),
  };
}

/** Return whether a match is a deal of the day, which is over with its first deal; a branch of one is not.
 * @param {string | null} id */
export const isDaily = (id) => /^daily-[^~]*$/.test(id ?? "");

/** Return whether a match can be played on. A deal of the day and a branch are over with their deal.
 * @param {Entry} entry */
export const isUnfinished = ({ id, facts }) =>
  facts?.phase !== "match-over" &&
  !((isDaily(id) || facts?.branch) && facts?.phase === "deal-over");
