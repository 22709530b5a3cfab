// Who plays with whom, as far as it is known, and what each party has taken: the words of masters
// and servants.

import { plain, text } from "../../../i18n/strings.js";
import { joinNames, seatName, seatNameInside } from "../../names.js";
import { seatsAround } from "../../seating.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {"ours" | "theirs" | "unsure"} Party */

/** The party of a seat as we know it. @param {View} view @param {number} seat @returns {Party} */
export function partyOf({ seats }, seat) {
  const { ally } = seats[seat];
  return ally === true ? "ours" : ally === false ? "theirs" : "unsure";
}

/** The seats of a party, ours first. @param {View} view @param {Party} party */
export const seatsOf = (view, party) =>
  seatsAround(view).filter((seat) => partyOf(view, seat) === party);

/** What a party has taken: seats of one side share their points. @param {View} view @param {Party} party */
export function pointsOf(view, party) {
  const sides = new Set(seatsOf(view, party).map((seat) => view.seats[seat].side));
  return [...sides].reduce((sum, side) => sum + view.points.taken[side], 0);
}

/** The seat that plays after the dealer. @param {View} view */
export const rightOfDealer = ({ match, seats }) => (match.dealer + 1) % seats.length;

/** Several names as one: "You, Ilinca and Sanda". @param {View} view @param {number[]} seats */
export function names(view, seats) {
  return joinNames(
    seats.map((seat, i) => (i === 0 ? seatName(view, seat) : seatNameInside(view, seat))),
  );
}

/** What a seat is: master or servant while there are masters; in the games with hats the penalty it
 * bears; else nothing. @param {View} view @param {number} seat
 * @returns {"master" | "servant" | "hat-off" | "worn-hat" | "stand" | null} */
export function roleOf(view, seat) {
  const { master, hat } = view.seats[seat];
  if (view.masters.length) return master ? "master" : "servant";
  return hat ? null : view.penalty;
}

/** How a match stands for us. @param {View} view */
export const standing = (view) => {
  const { masters } = view.outcome ?? view;
  if (masters.length === 0) return text("filko-stands-even");
  return text(masters.includes(view.seat) ? "filko-stands-master" : "filko-stands-servant");
};

/** How a seat stands to us and what it did, in a few words. @param {View} view @param {number} seat
 * @returns {string[]} */
export function notesOf(view, seat) {
  const { match, old_man, servant } = view;
  const mine = seat === view.seat;
  return [
    !mine && partyOf(view, seat) === "ours" && text("your-partner"),
    seat === old_man && text("filko-old-man"),
    seat === servant ? text("filko-the-servant") : seat === match.dealer && text("filko-dealer"),
  ].filter((word) => word !== false);
}

/** Everything about a seat for the ear. @param {View} view @param {number} seat */
export function spoken(view, seat) {
  const role = roleOf(view, seat);
  const words = [...notesOf(view, seat), ...(role ? [text(`filko-role-${role}`)] : [])];
  return plain("filko-seat", {
    name: seatName(view, seat),
    notes: words.join(", "),
    some: words.length ? "yes" : "no",
  });
}
