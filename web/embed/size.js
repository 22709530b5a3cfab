// How high a table likes to be, by the width it is given; its layouts are those of css/layout.css and css/bare.css.

import { isFilko } from "../table/families/filko/parties.js";

/** @typedef {import("../table/types.js").View} View */

/** From these widths on, in px, there is a low layout with the sheet at the side, and a wide one. */
const LOW = 560;
const WIDE = 900;

/** @param {number} width of the box in px @param {View | null} view at the table
 * @returns {number} px */
export function heightFor(width, view) {
  const seats = view?.seats.length ?? 2;
  // In the low layout four and more have no room for their names and what they said.
  if (view && isFilko(view)) return width >= LOW ? between(720, width * 0.62, 760) : 640;
  if (width >= WIDE) return between(560, width * 0.62, 760);
  if (width >= LOW) return seats > 2 ? 480 : between(380, width * 0.6, 470);
  return between(seats > 2 ? 560 : 460, width * 1.34, 600);
}

/** How high a lesson likes to be: words above its table, and what the teacher says below. @param {number} width */
export const lessonHeight = (width) => (width >= WIDE ? 760 : 820);

/** @param {number} least @param {number} value @param {number} most */
const between = (least, value, most) => Math.round(Math.max(least, Math.min(value, most)));
