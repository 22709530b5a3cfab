// The coach: hints while a deal is played, and the review of a deal that is over, whose moments can be
// looked at on the table and played on from. It asks the engine; the table and the panel show what it says.

import { closePanels } from "../panels/dialog.js";
import { Hints } from "../session/match.js";
import { mayHint } from "../table/advice.js";
import { loadPart } from "./parts.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../panels/review.js").Review} Review */

/** Give hints while a deal is played, and review a deal that is over. */
export class Coach {
  #hints;
  /** The decisions of the finished deal, as far as they are judged. @type {Review} */
  #review = { done: false, of: 0, rows: [] };
  /** The revision of the match that the review belongs to. */
  #reviewedRevision = -1;
  /** Index of the decision that the table shows. */
  #index = 0;

  /**
   * @param {import("../worker/client.js").Engine} engine @param {import("../table/table.js").BrisquesTable} table
   * @param {import("../session/match.js").Match} match
   * @param {{failed: (error: unknown) => void, again: () => void}} notes again: play goes on from a moment of the deal
   */
  constructor(engine, table, match, notes) {
    this.engine = engine;
    this.table = table;
    this.match = match;
    this.notes = notes;
    this.#hints = new Hints(engine, table, match);
  }

  /** Carry out a command of the coach. @param {string} need what was asked for
   * @returns {boolean} whether that is ours to give */
  serves(need) {
    switch (need) {
      case "hint":
        if (this.match.view && mayHint(this.match.view)) this.#hint();
        return true;
      case "review":
      case "past-list":
        this.#look(null);
        this.review();
        return true;
      case "past-earlier":
      case "past-later":
        this.#look(this.#index + (need === "past-later" ? 1 : -1));
        return true;
      case "past-again":
        this.#again();
        return true;
      case "past-close":
        this.#look(null);
        this.table.updateComplete.then(() => this.table.focusHand());
        return true;
      default:
        return false;
    }
  }

  async #hint() {
    try {
      await this.#hints.give();
    } catch (error) {
      this.#trouble(error);
    }
  }

  /** Judge the decisions of the deal that is over, as long as their panel is open. */
  async review() {
    try {
      await this.#judge((await loadPart("review")).showReview);
    } catch (error) {
      this.#trouble(error);
    }
  }

  /** @param {typeof import("../panels/review.js").showReview} showReview */
  async #judge(showReview) {
    const { revision } = this.match;
    if (this.#reviewedRevision !== revision) this.#review = { done: false, of: 0, rows: [] };
    this.#reviewedRevision = revision;
    let open = true;
    const panel = showReview(
      () => ({ view: /** @type {View} */ (this.match.view), review: this.#review }),
      (place) => {
        closePanels();
        this.#look(this.#review.rows.findIndex((row) => row.place === place));
      },
    );
    panel.closed.then(() => {
      open = false;
    });
    try {
      while (open && !this.#review.done) {
        const { of, rows } = this.#review;
        this.#review = /** @type {any} */ (await this.engine.call("review", { revision }));
        const { done, of: all, rows: known } = this.#review;
        if (done || all !== of || known.length > rows.length) panel.update();
      }
    } catch (error) {
      panel.close();
      throw error;
    }
  }

  /** Shows a decision on the table, or the match as it stands. @param {number | null} at */
  async #look(at) {
    if (at === null) {
      if (this.match.view) this.table.set(this.match.view);
      return;
    }
    const decision = this.#review.rows[at];
    try {
      const { view } = await this.engine.call("at", { place: decision.place });
      this.#index = at;
      const past = /** @type {import("../table/types.js").View} */ (view);
      this.table.look({ view: past, decision, at, of: this.#review.rows.length });
    } catch (error) {
      this.#trouble(error);
    }
  }

  #again() {
    if (this.match.isUnaided()) return this.#trouble({ code: "match/daily" });
    this.notes.again();
    this.match.rewind(this.#review.rows[this.#index].place);
  }

  /** Report an error, unless play went on and stopped the thought. @param {unknown} error */
  #trouble(error) {
    const { code = "" } = /** @type {{code?: string}} */ (error ?? {});
    if (code !== "engine/stopped" && code !== "table/stale-revision") this.notes.failed(error);
  }
}
