// The keyboard of the table: the command of each key, and what each command does. Letters and figures work only
// while the table has the focus, and can be switched off (WCAG 2.1.4).

import { familyOf } from "./families.js";
import * as focus from "./focus.js";

/** @typedef {import("./types.js").Question} Question */
/** @typedef {{does: "along" | "across" | "shift" | "card" | "suit" | "melds" | "talk" | "last" | "hint" | "next" | "zoom" | "undo"
 *   | "redo" | "help" | "fullscreen" | "escape" | "report", by?: number, suit?: string, question?: Question}} Command */

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
const SHIFTED = {
  ArrowLeft: { does: "shift", by: -1 },
  ArrowRight: { does: "shift", by: 1 },
};

/** @type {Record<string, Command>} */
const LETTERS = {
  m: { does: "melds" },
  a: { does: "talk" },
  h: { does: "hint" },
  l: { does: "last" },
  n: { does: "next" },
  f: { does: "fullscreen" },
  z: { does: "zoom" },
  s: { does: "suit" },
  r: { does: "report", question: "position" },
  t: { does: "report", question: "trick" },
  p: { does: "report", question: "points" },
  v: { does: "report", question: "visible" },
  "?": { does: "help" },
};

/** Letters of the suits of both packs, after S. */
const SUITS = "cdhsalb";

/** Return the command of a key; null if it has none. @param {KeyboardEvent} event @param {boolean} letters
 * @param {boolean} [namesSuit] whether S was pressed before, so that a letter names a suit
 * @returns {Command | null} */
export function commandOf(event, letters, namesSuit = false) {
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z") {
    return { does: event.shiftKey ? "redo" : "undo" };
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.shiftKey && Object.hasOwn(SHIFTED, key)) return SHIFTED[key];
  if (Object.hasOwn(ALWAYS, key)) return ALWAYS[key];
  if (!letters) return null;
  if (/^[1-9]$/.test(key)) return { does: "card", by: Number(key) - 1 };
  const letter = key.toLowerCase();
  if (namesSuit && letter.length === 1 && SUITS.includes(letter))
    return { does: "suit", suit: letter.toUpperCase() };
  return Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : null;
}

/** Carry out a command at the table. @param {Command} command @param {import("./types.js").View} view
 * @param {HTMLElement} table @param {import("./types.js").Wishes} wishes @returns {boolean} whether the key was ours */
export function obey({ does, by = 0, suit, question }, view, table, wishes) {
  switch (does) {
    case "along":
      return focus.along(table, by);
    case "across":
      return focus.across(table, by);
    case "shift":
      return wishes.shift(by);
    case "card": {
      const card = focus.cardAt(table, by);
      if (card) wishes.tap(card);
      return card !== undefined;
    }
    case "suit":
      if (suit) focus.toSuit(table, suit);
      return true;
    case "talk":
      if (!familyOf(view).mayTalk(view)) return false;
      wishes.talk(true);
      return true;
    case "melds":
      return focus.focusMelds(table);
    case "last":
      wishes.last();
      return true;
    case "report":
      if (question) wishes.report(question);
      return true;
    case "escape":
      wishes.close();
      return true;
    default:
      wishes.need(does);
      return true;
  }
}
