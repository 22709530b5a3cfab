// The settings and house rules of a record file, and what is taken of them here.

import { KEY, keepSeenNote, MOST_RULES, ownRules, RULES_KEY, read, seenNotes } from "./settings.js";

/** Take the settings of a file where none have been chosen; throws if the browser does not store them. Notes that were
 * shown here stay marked. @param {string} text as they are stored @returns {boolean} whether they were taken */
export function takeSettings(text) {
  const { version: _version, seenNotes: _notes, ...chosen } = read();
  if (Object.keys(chosen).length > 0) return false;
  const shown = seenNotes();
  localStorage.setItem(KEY, text);
  for (const id of shown) keepSeenNote(id);
  return true;
}

/** Add the house rules of a file after those played here, as far as there is room; throws if the browser does not store
 * them. @param {string} text as they are stored @returns {number} how many found no room */
export function addRules(text) {
  const own = ownRules();
  const known = new Set(own.map(({ variant }) => variant));
  const added = ownRules(text).filter(
    ({ variant, rulesName = "" }) => !known.has(variant) && typeof rulesName === "string",
  );
  const all = [...own, ...added];
  localStorage.setItem(RULES_KEY, JSON.stringify(all.slice(0, MOST_RULES)));
  return Math.max(0, all.length - MOST_RULES);
}
