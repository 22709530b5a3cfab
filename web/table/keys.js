// The keyboard map of the table: from a key to the name of what it does. Letters and figures work
// only while the table has the focus, and can be switched off (WCAG 2.1.4).

/** @typedef {{does: "along" | "across" | "card" | "melds" | "talk" | "last" | "hint" | "next" | "undo" | "redo" | "help" | "escape", by?: number}} Command */

/** @type {Record<string, Command>} */
const ALWAYS = {
  ArrowLeft: { does: "along", by: -1 },
  ArrowRight: { does: "along", by: 1 },
  Home: { does: "along", by: Number.NEGATIVE_INFINITY },
  End: { does: "along", by: Number.POSITIVE_INFINITY },
  ArrowUp: { does: "across", by: -1 },
  ArrowDown: { does: "across", by: 1 },
  Escape: { does: "escape" },
};

/** @type {Record<string, Command>} */
const LETTERS = {
  m: { does: "melds" },
  t: { does: "talk" },
  h: { does: "hint" },
  l: { does: "last" },
  n: { does: "next" },
  "?": { does: "help" },
};

/** @param {KeyboardEvent} event @param {boolean} letters @returns {Command | null} */
export function commandOf(event, letters) {
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z") {
    return { does: event.shiftKey ? "redo" : "undo" };
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (Object.hasOwn(ALWAYS, key)) return ALWAYS[key];
  if (!letters) return null;
  if (/^[1-9]$/.test(key)) return { does: "card", by: Number(key) - 1 };
  const letter = key.toLowerCase();
  return Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : null;
}

/** Where an arrow leads in a row of `count` things. @param {number} at @param {number} by @param {number} count */
export function stepTo(at, by, count) {
  return Math.max(0, Math.min(count - 1, at + by));
}
