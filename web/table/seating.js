// Who sits where: seats in order of play from our own at the foot of the table, and the sides that score together.

import { familyOf } from "./families.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./families.js").Place} Place */
/** @typedef {{side: number, seats: number[]}} Side */

/** List all seats in order of play, ours first. @param {View} view */
export const seatsAround = ({ seats, seat }) => seats.map((_, i) => (seat + i) % seats.length);

/** List the other seats in order of play. @param {View} view */
export const others = (view) => seatsAround(view).slice(1);

/** Return where a seat is drawn. @param {View} view @param {number} seat @returns {Place} */
export function placeOf(view, seat) {
  return familyOf(view).places[view.seats.length][seatsAround(view).indexOf(seat)];
}

/** List the sides, ours first; in most games every seat is a side of its own. @param {View} view @returns {Side[]} */
export function sides(view) {
  /** @type {Map<number, number[]>} */
  const seatsBySide = new Map();
  for (const seat of seatsAround(view)) {
    const { side } = view.seats[seat];
    seatsBySide.set(side, [...(seatsBySide.get(side) ?? []), seat]);
  }
  return [...seatsBySide].map(([side, seats]) => ({ side, seats }));
}

/** Return the other seat of a side. @param {View} view @param {number} seat @returns {number | undefined} */
export const partnerOf = (view, seat) =>
  seatsAround(view).find(
    (other) => other !== seat && view.seats[other].side === view.seats[seat].side,
  );

/** Return whether a seat is the one that shows its side's score. @param {View} view @param {number} seat */
export const keepsScore = (view, seat) => sides(view).some(({ seats }) => seats[0] === seat);
