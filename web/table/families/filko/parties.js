// Who plays with whom, as far as it is known, and what each party has taken: the words of masters and servants, and the
// small drawings beside them.

import { html, svg } from "lit";
import { addressOf } from "#files";
import { both, listOf, plain, text } from "../../../i18n/strings.js";
import { isWatched, seatName, seatNameInside } from "../../names.js";
import { seatsAround } from "../../seating.js";

/** @typedef {import("../../types.js").View} View */

/** @typedef {"ours" | "theirs" | "unsure"} Party */

/** Return the party of a seat as far as it is known. @param {View} view @param {number} seat @returns {Party} */
export function partyOf({ seats }, seat) {
  const { ally } = seats[seat];
  return ally === true ? "ours" : ally === false ? "theirs" : "unsure";
}

/** List the seats of a party, ours first. @param {View} view @param {Party} party */
export const seatsOf = (view, party) =>
  seatsAround(view).filter((seat) => partyOf(view, seat) === party);

/** Sum the points a party has taken; seats of one side share theirs. @param {View} view @param {Party} party */
export function pointsOf(view, party) {
  const sides = new Set(seatsOf(view, party).map((seat) => view.seats[seat].side));
  return [...sides].reduce((sum, side) => sum + view.points.taken[side], 0);
}

/** Return the seat that plays after the dealer. @param {View} view */
export const rightOfDealer = ({ match, seats }) => (match.dealer + 1) % seats.length;

/** Join several names: "You, Ilinca and Sanda". @param {View} view @param {number[]} seats */
export function names(view, seats) {
  return both(
    seats.map((seat, i) => (i === 0 ? seatName(view, seat) : seatNameInside(view, seat))),
  );
}

/** Return a seat's role: master or servant while there are masters; in the games with hats the penalty it bears; else
 * null. @param {View} view @param {number} seat
 * @returns {"master" | "servant" | "hat-off" | "worn-hat" | "stand" | null} */
export function roleOf(view, seat) {
  const { master, hat } = view.seats[seat];
  if (view.masters.length) return master ? "master" : "servant";
  return hat ? null : view.penalty;
}

/** Return how a match stands for us. @param {{seat: number, masters?: number[]}} facts */
export const standing = ({ seat, masters = [] }) => {
  if (masters.length === 0) return text("filko-stands-even");
  return text(masters.includes(seat) ? "filko-stands-master" : "filko-stands-servant");
};

/** @param {View} view */
const partnerOf = (view) =>
  isWatched(view) ? text("partner-of", { name: seatName(view, view.seat) }) : text("your-partner");

/** List in a few words how a seat stands to us and what it did. @param {View} view @param {number} seat
 * @returns {string[]} */
export function notesOf(view, seat) {
  const { match, old_man, servant } = view;
  const mine = seat === view.seat;
  return [
    !mine && partyOf(view, seat) === "ours" && partnerOf(view),
    seat === old_man && text("filko-old-man"),
    seat === servant ? text("filko-the-servant") : seat === match.dealer && text("filko-dealer"),
  ].filter((word) => word !== false);
}

/** Return everything about a seat for screen readers. @param {View} view @param {number} seat */
export function spoken(view, seat) {
  const role = roleOf(view, seat);
  const words = [...notesOf(view, seat), ...(role ? [text(`filko-role-${role}`)] : [])];
  return plain("filko-seat", {
    name: seatName(view, seat),
    notes: listOf(words),
    some: words.length ? "yes" : "no",
  });
}

/** Drawn in the colour of the text around them, on a grid of 20. */
const PATHS = {
  master: svg`<path d="M2.500 15.500V6l4.300 3.600L10 4.500l3.200 5.100L17.500 6v9.500Z" fill="currentColor"/>`,
  servant: svg`<circle cx="10" cy="10" r="5.500" fill="none" stroke="currentColor" stroke-width="2"/>`,
  "worn-hat": svg`<path d="M1.500 14.500c2.500 2.300 5 1.200 8.500 1.600s6.500.7 8.500-1.800c-1.700.2-2.700-.2-3.300-1.300L13.700 6.500l-2.300 1.300-2-2.300-2.300 2.100-2.300-.600-.4 6.200c-.5 1.300-1.700 1.500-2.900 1.300Z" fill="currentColor"/><path d="m8 9.500 2 2M10 9.500l-2 2" stroke="var(--paper)" stroke-width="1.200"/>`,
  stand: svg`<path d="M7 9.500c0-1.700 1.200-2.700 3-2.700s3 1 3 2.700V14h-1.300v5H8.300v-5H7Z" fill="currentColor"/><circle cx="10" cy="3.600" r="2.600" fill="currentColor"/>`,
};

/** Draw the sign of a role. @param {keyof typeof PATHS | "hat-off"} name */
export const sign = (name) =>
  name === "hat-off"
    ? picture(name)
    : html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true">${PATHS[name]}</svg>`;

/** Draw a sign in the manner of the cards: a suit's letter for the face that asks for it. @param {string} name */
export const picture = (name) =>
  html`<img class="sign picture" src=${addressOf(`cards/signals/${name}.svg`)} alt="" width="48" height="48" />`;
