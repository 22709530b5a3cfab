// The change between two moments of a deal in the review, as far as motion shows it: the review has views of both moments
// and no events.

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./routes.js").Change} Change */

/** Number of tricks by which two moments differ at most for cards to slide from one to the other. */
const NEAR = 1;

/** Return the change between two moments of a deal; null if they lie too far apart. @param {View} from
 * @param {View} to @param {number} by below 0 if it leads back @returns {Change | null} */
export function changeBetween(from, to, by) {
  const [earlier, later] = by < 0 ? [to, from] : [from, to];
  const isNear = later.trick.number - earlier.trick.number <= NEAR;
  if (by === 0 || from.match.deal !== to.match.deal || !isNear) return null;
  const hasEnded = later.last_trick?.number !== earlier.last_trick?.number;
  const held = new Set(earlier.hand);
  const drawn = later.hand.filter((card) => !held.has(card));
  /** @type {GameEvent[]} */
  const events = [
    ...later.trick.plays.map(({ seat, card }) => event("played", seat, card)),
    ...drawn.map((card) => event("drew", later.seat, card)),
  ];
  const trick = hasEnded && later.last_trick ? later.last_trick : earlier.trick;
  return { earlier: { ...earlier, trick }, events, isBack: by < 0 };
}

/** @param {"played" | "drew"} e @param {number} seat @param {string} card @returns {GameEvent} */
const event = (e, seat, card) => ({ e, seat, card });
