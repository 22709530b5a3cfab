// How high a table likes to be, by the width it is given; its layouts are those of css/layout.css and css/bare.css.

import { familyOf } from "../table/families.js";

/** @typedef {import("../table/types.js").View} View */

/** From these widths on, in px, there is a low layout with the sheet at the side, and a wide one. */
const LOW = 560;
const WIDE = 900;

/** @param {number} width of the box in px @param {View | null} view at the table
 * @returns {number} px */
export function heightFor(width, view) {
  const { narrow, low, wide } = familyOf(view).heights(view?.seats.length ?? 2);
  const [least, part, most] = width >= WIDE ? wide : width >= LOW ? low : narrow;
  return Math.round(Math.max(least, Math.min(width * part, most)));
}

/** How high a lesson likes to be: words above its table, and what the teacher says below. @param {number} width */
export const lessonHeight = (width) => (width >= WIDE ? 760 : 820);
