// A moment of a match: its deal, and the number of moves before it in that deal.

/** A place after the last move of any deal. */
export const END = 9999;

/** Return the address of a moment of a stored match. @param {string} match its id @param {number} deal from 1
 * @param {number} [place] the number of moves before it */
export const addressOf = (match, deal, place = 0) =>
  `#review=${encodeURIComponent(match)}&deal=${deal}${place > 0 ? `&at=${place}` : ""}`;
