// The orders of a hand: trumps first, from the highest permanent one down, then suit by suit; suits alone; or by rank.

/** @typedef {import("../../types.js").View} View */

/** The suits, in the order of the engine: acorns, leaves, hearts, bells. */
export const SUITS = "ALHB";
/** The ranks of a plain suit, high to low. */
export const RANKS = "ATKOU987";

/** Return whether a card is a trump, permanent or of the suit. @param {View} view @param {string} card */
export const isTrump = ({ trumps }, card) => trumps.includes(card.slice(0, 2));

/** Sort a hand: trumps from the highest permanent one down, then suit by suit; or suits or ranks alone.
 * @param {View} view @param {string[]} cards @param {import("../../families.js").Order} [order] */
export function sortFilko(view, cards, order = "trumps") {
  /** @param {string} card */
  const place = (card) => {
    const suit = SUITS.indexOf(card[1]);
    const rank = RANKS.indexOf(card[0]);
    if (order === "ranks") return rank * 10 + suit;
    const trump = order === "trumps" ? view.trumps.indexOf(card.slice(0, 2)) : -1;
    return trump >= 0 ? trump : 100 + suit * 10 + rank;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Return whether two cards stand together in the hand. @param {View} view @param {string} a @param {string} b
 * @param {import("../../families.js").Order} [order] */
export function belongTogether(view, a, b, order = "trumps") {
  if (order === "ranks") return a[0] === b[0];
  if (order === "suits") return a[1] === b[1];
  const trump = isTrump(view, a);
  return trump === isTrump(view, b) && (trump || a[1] === b[1]);
}
