// The last view a person saw, kept so that a reload shows the table at once while the engine starts.
// It holds only what this seat may see; the match itself is the worker's to keep.

/** @typedef {import("../table/types.js").View} View */

const KEY = "brisques.seen.3"; // counts up when a view gains parts that the table needs

/** @param {{view: View}} update */
export function remember({ view }) {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // Without storage the table simply waits for the engine.
  }
}

/** The remembered view with nobody to move. @returns {View | null} */
export function recall() {
  try {
    const view = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return (
      view && { ...view, to_move: null, legal: [], declare: null, can_undo: false, can_redo: false }
    );
  } catch {
    return null;
  }
}
