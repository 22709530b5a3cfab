// The end of a deal on the page: when nothing moves any more its sheet is laid on the table, which leads to the next
// deal, a new match, the review or the start page.

import { showDealSheet } from "../panels/deal-sheet.js";
import { randomSeed } from "../session/device.js";
import { familyOf } from "../table/families.js";
import { loadPart } from "./parts.js";

/** @typedef {import("../table/types.js").View} View */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => boolean} isWatching whether another tab plays the match
 * @property {() => boolean} isOfToday whether the match is the deal of this day, and of no earlier one
 * @property {() => void} chooseGame
 * @property {(view: View) => void} rematch begins a match like this one
 * @property {() => void} goHome
 * @property {() => void} review
 * @property {() => void} leaveBranch goes back to the match that the branch left
 * @property {() => void} changed the sheet was laid on the table or taken away
 */

/** Lay the sheet of a finished deal on the table, and lead on from it. */
export class DealEnd {
  /** The sheet that lies on the table now. @type {import("../panels/dialog.js").Panel | null} */
  #sheet = null;
  /** Whether the deal has ended on the table, and not before it was opened. */
  #isFresh = false;

  /** @param {import("../table/table.js").BrisquesTable} table @param {import("../session/match.js").Match} match
   * @param {Page} page */
  constructor(table, match, page) {
    this.table = table;
    this.match = match;
    this.page = page;
    table.addEventListener("cue", (event) => {
      const { cue } = /** @type {CustomEvent} */ (event).detail;
      this.#isFresh = cue === "end" || cue === "win";
    });
  }

  /** Whether the sheet lies on the table. */
  get isShown() {
    return this.#sheet !== null;
  }

  /** Take the sheet away. */
  close() {
    this.#sheet?.close();
  }

  /** Begin the next deal. */
  next() {
    if (this.page.isWatching() || this.match.isUnaided() || this.match.view?.branch) return;
    this.close();
    this.match.next(randomSeed());
  }

  /** Lay the sheet if the deal is over, and take away that of an earlier deal. @param {View} view with nothing moving
   * any more */
  settle(view) {
    if (!view.phase.endsWith("over")) this.close();
    else if (!this.#sheet && !this.page.isWatching()) this.#lay(view);
  }

  /** Celebrate what we have won. Where the part cannot be loaded, the sheet is enough. @param {View} view */
  #celebrate(view) {
    this.#isFresh = false;
    const { pack, dealEnd } = familyOf(view);
    const { won } = dealEnd(view);
    if (won && this.table.motion.pace > 0)
      loadPart("celebration").then(
        ({ celebrate }) => celebrate(this.table.motion, won, pack),
        () => {},
      );
  }

  /** Return where a deal leads after which there is no other deal. @param {View} view
   * @returns {import("../panels/deal-sheet.js").Only | null} */
  #only(view) {
    if (view.branch)
      return { act: () => this.page.leaveBranch(), word: "branch-back", note: "branch-note" };
    if (!this.match.isUnaided()) return null;
    const note = this.page.isOfToday() ? "daily-kept" : "daily-kept-earlier";
    return { act: () => this.page.goHome(), word: "to-start", note };
  }

  /** @param {View} view */
  #lay(view) {
    this.#sheet = showDealSheet(view, {
      next: () => this.next(),
      newMatch: () => this.page.chooseGame(),
      rematch: () => this.page.rematch(view),
      home: () => this.page.goHome(),
      review: () => this.page.review(),
      only: this.#only(view),
    });
    if (this.#isFresh) this.#celebrate(view);
    this.#sheet.closed.then(() => {
      this.#sheet = null;
      this.table.focusHand();
      this.page.changed();
    });
  }
}
