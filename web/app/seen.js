// The last view a person saw, kept so that a reload shows the table at once while the engine starts.
// It holds only what this seat may see; the match itself is the worker's to keep.

/** @typedef {import("../table/types.js").View} View */

const KEY = "brisques.seen.4"; // counts up when a view gains parts that the table needs

/** @param {{view: View}} update */
export function remember({ view }) {
  const text = JSON.stringify(view);
  try {
    localStorage.setItem(KEY, `${sumOf(text)} ${text}`);
  } catch {
    // Without storage the table simply waits for the engine.
  }
}

/** The remembered view, with nobody to move; null if it is not exactly what was stored. @returns {View | null} */
export function recall() {
  try {
    const [, sum, text] = /^(\w+) (.*)$/s.exec(localStorage.getItem(KEY) ?? "") ?? [];
    return text && sum === sumOf(text) ? still(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

/** The same view with nobody to move. @param {View} view @returns {View} */
export const still = (view) => ({
  ...view,
  to_move: null,
  legal: [],
  declare: null,
  can_undo: false,
  can_redo: false,
});

/** A checksum (FNV-1a): tells a text that was cut off or edited, nothing more. @param {string} text */
function sumOf(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
