// The heights of embedded tables. From the same numbers the build makes card-table.css, which reserves the height of a
// table before it loads (web/build/place.py).

import heights from "./heights.json";

/** @typedef {"bezique" | "bezique-cross" | "filko" | "lesson"} Shape */

/** Return the height that a table or a lesson wants at a width, without the strip above it, in px.
 * @param {number} width of the box in px @param {Shape} shape */
export function heightOf(width, shape) {
  const { narrow, low, wide } = heights[shape];
  const [least, share, most] = width >= heights.wide ? wide : width >= heights.low ? low : narrow;
  return Math.round(Math.max(least, Math.min(width * share, most)));
}

/** Return the shape of a table. @param {string} family @param {number} seats @returns {Shape} */
export function shapeOf(family, seats) {
  if (family === "filko") return "filko";
  return seats > 2 ? "bezique-cross" : "bezique";
}
