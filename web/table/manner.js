// How tables look and behave: what a person has chosen in the settings. A page has one manner for all its tables, which
// are drawn again when it changes.

/**
 * @typedef {object} Manner
 * @property {"none" | "fast" | "normal" | "slow"} speed
 * @property {"timed" | "one" | "two" | "tap"} pause after a trick or a meld of others: for a time by the speed, for one
 *   second or two and a half, or until a person taps
 * @property {"auto" | "one" | "two"} taps to play a card; "auto" is two on a narrow table
 * @property {"trumps" | "suits" | "ranks" | "own"} sort the order of the hand; "own": as a person arranges it
 * @property {"alternate" | "fixed"} order of the suits in a hand: red and black in turn, or always the same
 * @property {"left" | "right"} fan where the high cards lie in a sorted hand
 * @property {"all" | "last" | "none"} tricks which finished tricks of a deal in play may be looked at
 * @property {boolean} letters whether single keys work
 * @property {"auto" | "full" | "large" | "jumbo"} faces by the width of the card, or always the same
 * @property {"traditional" | "safe"} suits safe: colours that the colour-blind can tell apart
 * @property {"pack" | "madder" | "loden" | "indigo" | "walnut"} back that of the pack, or one for both packs
 * @property {"off" | "on"} zoom whether our hand is drawn large, and the backs of the others are a number
 * @property {"right" | "left"} hand in which the cards are held
 */

/** @type {Manner} */
let current = {
  speed: "normal",
  pause: "timed",
  taps: "auto",
  sort: "trumps",
  order: "alternate",
  fan: "left",
  tricks: "all",
  letters: true,
  faces: "auto",
  suits: "traditional",
  back: "pack",
  zoom: "off",
  hand: "right",
};

const changes = new EventTarget();

/** Return the manner of this page. */
export const manner = () => current;

/** Change the manner of this page and have its tables drawn again. @param {Manner} now */
export function setManner(now) {
  current = now;
  changes.dispatchEvent(new Event("change"));
}

/** Call back at every change. @param {() => void} changed @returns {() => void} a function that ends this */
export function onManner(changed) {
  changes.addEventListener("change", changed);
  return () => changes.removeEventListener("change", changed);
}
