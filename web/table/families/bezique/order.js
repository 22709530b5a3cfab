// The orders of a hand: trumps first, then suits of alternating colour; suits alone; or by rank. High cards lie to the left.

import { manner } from "../../manner.js";

const SUITS = ["S", "H", "C", "D"];
const RED = new Set(["H", "D"]);
const RANKS = "ATKQJ987";

/** Order the suits of a hand for a trump suit, colours alternating unless a person wants one order. @param {string | null} trump
 * @param {Set<string>} present */
function suitOrder(trump, present) {
  const left = SUITS.filter((suit) => present.has(suit) && suit !== trump);
  const order = trump && present.has(trump) ? [trump] : [];
  if (manner().order === "fixed") return [...order, ...left];
  while (left.length > 0) {
    order.push(takeNext(left, order[order.length - 1]));
  }
  return order;
}

/** Take a suit of the other colour than the last; first one of the colour with more suits.
 * @param {string[]} left @param {string | undefined} last */
function takeNext(left, last) {
  const reds = left.filter((suit) => RED.has(suit)).length;
  const wantRed = last ? !RED.has(last) : reds > left.length - reds;
  const at = left.findIndex((suit) => RED.has(suit) === wantRed);
  return left.splice(Math.max(at, 0), 1)[0];
}

/** Sort a hand: trumps first, then suits of alternating colour, high cards to the left. @param {string[]} cards
 * @param {string | null} trump @returns {string[]} */
export function sortHand(cards, trump) {
  const suits = suitOrder(trump, new Set(cards.map((card) => card[1])));
  /** @param {string} card */
  const place = (card) =>
    suits.indexOf(card[1]) * 100 + RANKS.indexOf(card[0]) * 10 + Number(card[2]);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Sort a hand by rank, as melds of four are: high cards to the left, the suits in one order. @param {string[]} cards
 * @returns {string[]} */
export function sortByRank(cards) {
  /** @param {string} card */
  const place = (card) =>
    RANKS.indexOf(card[0]) * 100 + SUITS.indexOf(card[1]) * 10 + Number(card[2]);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Group sorted cards by suit. @param {string[]} cards @param {string | null} trump */
export function bySuit(cards, trump) {
  /** @type {string[][]} */
  const groups = [];
  for (const card of sortHand(cards, trump)) {
    const group = groups[groups.length - 1];
    if (group?.[0][1] === card[1]) group.push(card);
    else groups.push([card]);
  }
  return groups;
}
