// What a tap on a card of the hand means, and the question about a meld whose cards were tapped. Nothing here changes the
// table; table.js does.

import { mayChoose } from "./announce.js";
import { ourPlay } from "./hand.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Slip} Slip */

/** Width of a table below which cards are too small to be sure of the first tap, in px. */
const NARROW = 400;

/** Return whether a first tap only raises a card. @param {"auto" | "one" | "two"} taps as set
 * @param {number} width of the table in px */
export const tapsTwice = (taps, width) => taps === "two" || (taps === "auto" && width < NARROW);

/** Return what a tap on a card means. Out of turn it may be meant for the choice that is due before the next card, in
 * games that meld from the hand. @param {string} card @param {View} view @param {Slip | null} slip on the table
 * @param {boolean} isRaised whether no further tap is needed to play it
 * @returns {"play" | "raise" | "why" | "pick" | "ask" | "choose-first" | "nothing"} */
export function meaningOf(card, view, slip, isRaised) {
  if (ourPlay(view)) {
    if (!view.legal.includes(card)) return "why";
    return isRaised ? "play" : "raise";
  }
  if (!mayChoose(view)) return "nothing";
  if (slip?.kind === "ask") return "pick";
  return view.melds_from === "won" ? "choose-first" : "ask";
}

/** Make the slip that asks whether cards may be declared. @param {Iterable<string>} cards picked so far
 * @returns {Slip} */
export const question = (cards) => ({ kind: "ask", picked: new Set(cards), answer: null });

/** Return the cards with one more, or without it if it was among them. @param {Set<string>} cards
 * @param {string} card */
export function toggled(cards, card) {
  const now = new Set(cards);
  if (!now.delete(card)) now.add(card);
  return now;
}
