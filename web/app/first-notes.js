// Shows the notes on what happens for the first time, one at a time, to a person who plays alone against the computer at
// a table with room for them.

import { personsOf } from "../session/persons.js";
import { keepSeenNote, seenNotes } from "../settings/settings.js";
import { loadPart } from "./parts.js";

/** @typedef {import("../table/types.js").View} View */

/** Width of a table that has room for notes, in letters of its text. */
const WIDE = 17;

/** Show notes, and remember which were seen. */
export class FirstNotes {
  /** The rules of the game that was explained last. @type {{variant: string, rules: any[]} | null} */
  #known = null;

  /** @param {import("../table/table.js").BrisquesTable} table @param {{isWanted: () => boolean,
   *   isUnaided: () => boolean, explain: (variant: string) => Promise<{variant: string, rules: any[]}>}} page */
  constructor(table, page) {
    this.table = table;
    this.page = page;
  }

  /** Show the note that is due where we are to act, if there is one. @param {View} view */
  async show(view) {
    if (!this.#isAllowed(view)) return;
    const [{ dueNote, spokenNote }, rules] = await Promise.all([
      loadPart("notes"),
      this.#rulesOf(view.variant),
    ]);
    if (this.table.view !== view || !this.#isAllowed(view)) return;
    const note = dueNote(view, rules, seenNotes());
    // Measured last: it has the browser lay out the page.
    if (note && this.#hasRoom() && this.table.note(note, spokenNote(note))) keepSeenNote(note.id);
  }

  /** @param {string} variant */
  async #rulesOf(variant) {
    if (this.#known?.variant !== variant) {
      const { rules } = await this.page.explain(variant);
      this.#known = { variant, rules };
    }
    return this.#known.rules;
  }

  /** @param {View} view */
  #isAllowed(view) {
    return (
      this.page.isWanted() &&
      !this.page.isUnaided() &&
      personsOf(view) === 1 &&
      view.to_move === view.seat
    );
  }

  #hasRoom() {
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return this.table.clientWidth > WIDE * letter;
  }
}
