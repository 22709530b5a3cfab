// How many persons play a match, and what follows from it: nobody plays, and the computer is watched; or several play at
// one device, and cards are covered between their turns.

/** @typedef {import("../table/types.js").View} View */

/** Count the persons at a table. @param {{seats: {kind: string}[]}} table */
export const personsOf = ({ seats }) => seats.filter(({ kind }) => kind === "human").length;

/** Return whether the device is to be passed on: another person than the one who looks is to move. @param {View} view */
export const mustPass = ({ seats, seat, to_move }) =>
  to_move !== null && to_move !== seat && seats[to_move].kind === "human";

/** Return the view of a table at which nobody plays: it asks for nothing, and `mover` says who is to move.
 * @param {View} view @returns {View} */
export const watched = (view) => ({
  ...view,
  mover: view.to_move,
  to_move: view.to_move === view.seat ? null : view.to_move,
  legal: [],
  asides: [],
  declare: null,
  announce: [],
  claim: null,
  can_undo: false,
  can_redo: false,
  unaided: true,
});
