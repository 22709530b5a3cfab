// How high embedded tables want to be. The element asks too, before its frame has come, so this imports nothing.

/** Least height in px, share of the width, most height in px. @typedef {[number, number, number]} Height */

/** Smallest widths, in px, of the low layout with the sheet at the side and of the wide one. */
const LOW = 560;
const WIDE = 900;
/** The strip with the goal and the buttons, in px as css/embed.css has them, or about so. */
const STRIP = {
  height: 48,
  most: 115,
  padding: 12,
  line: 19.2,
  letter: 7.8,
  sides: 22,
  button: 74,
  link: 44,
};

/** @param {string} family @param {number} seats @returns {{narrow: Height, low: Height, wide: Height}} */
function heights(family, seats) {
  // In the low layout four and more have no room for their names and what they said.
  if (family === "filko")
    return { narrow: [640, 0, 640], low: [720, 0.62, 760], wide: [720, 0.62, 760] };
  return {
    narrow: [seats > 2 ? 560 : 460, 1.34, 600],
    low: seats > 2 ? [480, 0, 480] : [380, 0.6, 470],
    wide: [560, 0.62, 760],
  };
}

/** Return the height that a table wants at a width, without the strip above it, in px.
 * @param {number} width of the box in px @param {string} family @param {number} seats */
export function tableHeight(width, family, seats) {
  const { narrow, low, wide } = heights(family, seats);
  const [least, part, most] = width >= WIDE ? wide : width >= LOW ? low : narrow;
  return Math.round(Math.max(least, Math.min(width * part, most)));
}

/** Return the height that a lesson wants at a width, in px: words above its table, and the task below.
 * @param {number} width */
export const lessonHeight = (width) => (width >= WIDE ? 760 : 820);

/** Return the height that a table is likely to want, in px, by its attributes. @param {Element} table
 * @param {number} width @param {Record<string, [family: string, seats: number]>} games */
export function likelyHeight(table, width, games) {
  if (table.hasAttribute("lesson")) return lessonHeight(width);
  const spec = table.getAttribute("variant") ?? table.getAttribute("position") ?? "";
  const [family, seats] = games[spec.split(/[,;]/)[0]] ?? ["bezique", 2];
  return tableHeight(width, family, seats) + stripHeight(table, width);
}

/** Return the likely height of the strip above a table, in px. @param {Element} table @param {number} width */
function stripHeight(table, width) {
  const goal = table.getAttribute("goal") ?? "";
  const controls = table.getAttribute("controls") ?? "again hint";
  const buttons = controls === "none" ? 0 : controls.trim().split(/\s+/).length;
  if (!goal && buttons === 0) return 0;
  const isLinked =
    buttons > 0 && table.hasAttribute("position") && Number(table.getAttribute("seat")) === 0;
  const room = width - STRIP.sides - buttons * STRIP.button - (isLinked ? STRIP.link : 0);
  const lines = Math.ceil((goal.length * STRIP.letter) / Math.max(room, 1));
  const height = Math.round(STRIP.padding + lines * STRIP.line);
  return Math.max(STRIP.height, Math.min(height, STRIP.most));
}
