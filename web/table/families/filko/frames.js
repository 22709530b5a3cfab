// The moments of this family that the table stops for: the cards at the cut one by one, a call, a
// secret partner shown, an answer, the choice of a servant.

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("../../types.js").Frame} Frame */

const SHOWN = new Set(["cut-left", "called", "partner-shown", "asked", "servant-chosen"]);

/** Return whether the table stops for an event. @param {GameEvent} event */
export const isMoment = ({ e }) => SHOWN.has(e);

/** Show the cut in steps, one turned card after the other where it makes trumps; the view after it tells whose they
 * become. @param {View} still the view before, with nobody to move @param {GameEvent[]} events @param {View} after
 * @returns {Frame[]} */
export function cutFrames(still, events, after) {
  const cut = events.find(({ e }) => e === "cut");
  if (!cut) return [];
  const turned = after.made === "dealer-first-card" ? [] : after.exposed;
  const shown = turned.map((card) => ({ card, seat: holderOf(after, card) }));
  /** @param {number} count @returns {View} */
  const at = (count) => ({
    ...still,
    phase: "cut",
    moment: { ...cut, exposed: shown.slice(0, count) },
  });
  const steps = shown.map((_, i) => ({
    view: at(i + 1),
    hold: i + 1 < shown.length ? "trick" : "meld",
    events: [],
  }));
  return /** @type {Frame[]} */ ([{ view: at(0), hold: "trick", events: [] }, ...steps]);
}

/** Return the seat that holds a card known to all; null if it is not known. @param {View} view @param {string} card */
function holderOf({ hand, seat, seats }, card) {
  if (hand.includes(card)) return seat;
  const at = seats.findIndex(({ known }) => known.includes(card));
  return at < 0 ? null : at;
}
