// Names of seats, cards and causes of points in this view: the only place where the table turns
// a view's bare facts into words.

import { faceName, has, plain, rankName, suitName, text } from "../i18n/strings.js";
import { suitSign } from "../i18n/suits.js";
import { familyOf } from "./families.js";

/** @typedef {import("./types.js").View} View */

/** @param {View} view @param {number} seat */
export function seatName(view, seat) {
  if (seat === view.seat) return text("you");
  const { name, level } = view.seats[seat];
  const place = (seat - view.seat + view.seats.length) % view.seats.length;
  return name ?? familyOf(view).usualName(level, place);
}

/** Several names as one: "You, Ilinca and Sanda". @param {string[]} names */
export function joinNames(names) {
  if (names.length < 2) return names.join("");
  return text("both", { first: names.slice(0, -1).join(", "), second: names[names.length - 1] });
}

/** The name as it stands inside a sentence. @param {View} view @param {number} seat */
export function seatNameInside(view, seat) {
  return seat === view.seat ? text("you-small") : seatName(view, seat);
}

/** The arguments of a sentence about one seat. @param {View} view @param {number} seat */
export function subject(view, seat) {
  return { me: seat === view.seat ? "yes" : "no", name: seatName(view, seat) };
}

/** What a party plays for, with the points it takes: as a sentence ("aim"), on a button ("short"), or
 * beside a seat ("word"). @param {View} view @param {string} aim @param {"aim" | "short" | "word"} form */
export const aimName = ({ aims }, aim, form) =>
  text(`filko-${form}-${aim}`, { points: aims?.[aim] ?? 0 });

/** The seat across the table. @param {View} view */
export const opponent = (view) => (view.seat + 1) % view.seats.length;

/** All who sit on a side: "You and Ilinca". @param {View} view @param {number[]} seats */
export function sideName(view, seats) {
  const [first, second] = seats.map((seat) => seatName(view, seat));
  return second ? text("both", { first, second }) : first;
}

/** @param {View} view @param {string} card */
export function cardName(view, card) {
  const name = faceName(card);
  const isTrump = card[1] === view.trump || view.permanent?.includes(card.slice(0, 2));
  return isTrump ? plain("card-trump", { card: name }) : name;
}

export const BRISQUE = "bezique.brisque.points";
const MARRIAGE = "bezique.meld.marriage";

/** @param {string} suit */
const sign = (suit) => suitSign(suit, suitName(suit));

/** What points were for, in words: "Ace of spades", "Marriage", "Deece".
 * @param {string} rule @param {string[]} cards */
export function causeName(rule, cards) {
  if (rule === BRISQUE && cards.length > 0) return cards.map(faceName).join(", ");
  return has(rule) ? text(rule) : rule;
}

/** The same for a narrow column: the suit is drawn where it tells something.
 * @param {string} rule @param {string[]} cards */
export function causeMark(rule, cards) {
  if (rule === BRISQUE && cards.length > 0)
    return cards.map((card, i) => [i ? ", " : "", rankName(card[0]), " ", sign(card[1])]);
  if (rule === MARRIAGE) return [text(rule), " ", sign(cards[0][1])];
  return has(rule) ? text(rule) : rule;
}
