// The last view that a person saw, kept in this browser so that a reload shows the table at once while the engine starts.
// It holds only what this seat may see.

/** @typedef {import("../table/types.js").View} View */

const KEY = "brisques.seen.5"; // counts up when a view gains parts that the table needs

/** Store the view that a person sees now. @param {string | null} match the id of its match @param {View} view */
export function remember(match, view) {
  const text = JSON.stringify({ match, view });
  try {
    localStorage.setItem(KEY, `${sumOf(text)} ${text}`);
  } catch {
    // Without storage the table waits for the engine.
  }
}

/** Forget the view, such as when the cards go to another person. */
export function forget() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Return the stored view of a match with no seat to move; null if it is not exactly what was stored, or of another
 * match. @param {string} match @returns {View | null} */
export function recall(match) {
  try {
    const [, sum, text] = /^(\w+) (.*)$/s.exec(localStorage.getItem(KEY) ?? "") ?? [];
    if (!text || sum !== sumOf(text)) return null;
    const stored = JSON.parse(text);
    return stored.match === match ? still(stored.view) : null;
  } catch {
    return null;
  }
}

/** Return the same view with no seat to move, and nothing to do. @param {View} view @returns {View} */
export const still = (view) => ({
  ...view,
  to_move: null,
  legal: [],
  asides: [],
  declare: null,
  claim: null,
  can_undo: false,
  can_redo: false,
});

/** Compute a checksum (FNV-1a), which shows whether a text was cut off or edited. @param {string} text */
function sumOf(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
