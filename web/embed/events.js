// What the page around a table is told beyond the bare events: how things stand, how a deal ended, and how high the
// table
// would like to be. All of it comes from the view, which holds what the reader may see.

import { familyOf } from "../table/families.js";

/** @typedef {import("../table/types.js").View} View */

/** Summarize how a deal stands. @param {View} view */
export function brief({ phase, to_move, seat, legal, seats }) {
  return {
    phase,
    seat,
    toMove: to_move,
    legal,
    scores: seats.map(({ score }) => score),
    points: seats.map(({ deal_score }) => deal_score),
  };
}

/** Summarize how a deal ended. @param {View} view */
export function ending(view) {
  const { match, summary } = view;
  return { ...brief(view), winner: match.winner, over: match.over, deal: summary?.deal ?? null };
}

/** Smallest widths, in px, of the low layout with the sheet at the side and of the wide one. */
const LOW = 560;
const WIDE = 900;

/** Return the height that a table wants at a width, in px. @param {number} width of the box in px
 * @param {View | null} view at the table @returns {number} px */
export function heightFor(width, view) {
  const { narrow, low, wide } = familyOf(view).heights(view?.seats.length ?? 2);
  const [least, part, most] = width >= WIDE ? wide : width >= LOW ? low : narrow;
  return Math.round(Math.max(least, Math.min(width * part, most)));
}

/** Return the height that a lesson wants at a width, in px: words above its table, and the task below.
 * @param {number} width */
export const lessonHeight = (width) => (width >= WIDE ? 760 : 820);
