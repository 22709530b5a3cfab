// Cues for the ear and the hand: what has just come into view, for sounds and for a phone that may shake a little.

/** @typedef {import("./types.js").View} View */
/** @typedef {"deal" | "card" | "trick" | "meld" | "end"} Cue */

const OVER = ["deal-over", "match-over"];

/** Return the cue of a view that is shown after another; null if nothing is to be heard. @param {View | null} before
 * @param {View} after @returns {Cue | null} */
export function cueOf(before, after) {
  if (!before) return null;
  if (OVER.includes(after.phase)) return OVER.includes(before.phase) ? null : "end";
  if (meldsOf(after) > meldsOf(before)) return "meld";
  if (after.trick.winner !== null && before.trick.winner === null) return "trick";
  return after.trick.plays.length > before.trick.plays.length ||
    after.trick.number > before.trick.number
    ? "card"
    : null;
}

/** Count the melds among the points of the last trick. @param {View} view */
const meldsOf = ({ seats }) =>
  seats.flatMap(({ gains }) => gains.filter(({ rule }) => rule.startsWith("bezique.meld."))).length;
