// The order of a hand: trumps first, from the highest permanent one down, then suit by suit.

/** @typedef {import("../../types.js").View} View */

const SUITS = "ALHB";
const RANKS = "ATKOU987";

/** Return whether a card is a trump, permanent or of the suit. @param {View} view @param {string} card */
export const isTrump = ({ trumps }, card) => trumps.includes(card.slice(0, 2));

/** Sort a hand: trumps from the highest permanent one down, then suit by suit. @param {View} view
 * @param {string[]} cards */
export function sortFilko(view, cards) {
  /** @param {string} card */
  const place = (card) => {
    const trump = view.trumps.indexOf(card.slice(0, 2));
    return trump >= 0 ? trump : 100 + SUITS.indexOf(card[1]) * 10 + RANKS.indexOf(card[0]);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Return whether two cards stand together in the hand. @param {View} view @param {string} a @param {string} b */
export function belongTogether(view, a, b) {
  const trump = isTrump(view, a);
  return trump === isTrump(view, b) && (trump || a[1] === b[1]);
}
