// What the page says about its engine and about failures: on the table's line while the engine starts, and as a note at
// the edge of the page.

import { errorWords, text } from "../i18n/strings.js";
import { NoteStrip } from "./note-strip.js";

/** @typedef {import("../panels/start.js").Stage} Stage */
/** @typedef {import("./note-strip.js").Action} Action */
/** @typedef {() => string} Words called at each drawing, so that they are in the language of now */
/** @typedef {{label: Words, act: () => unknown}} Offer a button of a note */
/** @typedef {import("./routes.js").Place} Place */
/** @typedef {{words: Words, isError: boolean, mayReload?: boolean, isOfPage?: boolean, offer?: Offer}} Note a note of a
 * page goes when another page is opened */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => void} draw
 * @property {() => boolean} isFileMissing whether a file kept for playing without a network is gone
 * @property {() => boolean} isUnkept whether the match lasts only as long as this page
 * @property {() => boolean} isWatching whether another tab plays the match
 * @property {() => void} reload reloads the page, if it may be
 */

/** Say on the page how the engine's start goes, what failed, and that another tab plays the match. */
export class Status {
  /** How far the engine has started. @type {Stage} */
  stage = "downloading";
  /** Whether the table waits for the engine. */
  isWaiting = false;
  /** True if the table's line is not about the stage, such as which card is going to be played. */
  #hasOwnWords = false;
  /** @type {Note | null} */
  #note = null;
  /** The page on which the note was drawn last. @type {Place | null} */
  #place = null;
  #strip = new NoteStrip();

  /** @param {import("../table/table.js").BrisquesTable} table @param {Page} page */
  constructor(table, page) {
    this.table = table;
    this.page = page;
  }

  /** Say that the engine has reached a stage of its start. @param {Stage} stage */
  reach(stage) {
    this.stage = stage;
    if (stage === "failed") this.#hasOwnWords = false; // what it was to do is not done
    if (this.isWaiting && !this.#hasOwnWords) this.table.status = text(`stage-${stage}`);
    if (stage === "failed") this.reportFailure();
    this.page.draw();
  }

  /** Say that the engine did not start, or that a file kept for playing without a network is missing. */
  reportFailure() {
    const isUnkept = this.page.isUnkept();
    const ids = this.page.isFileMissing()
      ? ["offline-missing", isUnkept ? "unkept" : "kept"]
      : [isUnkept ? "unkept" : "stage-failed-help"];
    if (this.stage === "failed") ids.unshift("stage-failed");
    this.say(() => ids.map((id) => text(id)).join(" "), true);
  }

  /** Say that something failed. @param {unknown} error */
  report(error) {
    const { code } = /** @type {{code?: string}} */ (error ?? {});
    const mayReload = code === "page/part-missing";
    this.#put({ words: () => errorWords(error), isError: true, mayReload, isOfPage: true });
  }

  /** Have the table wait for the engine and say so. @param {string} [words] in place of the stage */
  wait(words) {
    this.isWaiting = true;
    this.#hasOwnWords = words !== undefined;
    this.table.busy = true;
    this.table.status = words ?? text(`stage-${this.stage}`);
  }

  /** Let the table be played again, unless another tab plays the match. A table that did not wait may be busy with a
   * move. */
  stopWaiting() {
    if (this.isWaiting) this.table.busy = false;
    this.isWaiting = false;
    this.#hasOwnWords = false;
    this.table.status = this.page.isWatching() ? text("elsewhere-status") : null;
  }

  /** Put a note at the edge of the page. @param {Words} words @param {boolean} [isError] */
  say(words, isError = false) {
    this.#put({ words, isError, mayReload: this.stage === "failed" });
  }

  /** Remove the note with these words, if it is shown. @param {Words} words */
  withdraw(words) {
    if (this.#note?.words === words) this.#put(null);
  }

  /** Put a note with a button at the edge of the page. @param {Words} words @param {Offer} offer */
  offer(words, offer) {
    this.#put({ words, isError: false, offer });
  }

  /** @param {Note | null} note */
  #put(note) {
    this.#note = note;
    this.#place = null;
    this.#strip.place();
    requestAnimationFrame(() => this.page.draw()); // a screen reader knows the strip by then
  }

  /** Draw the note; without one, at the table, that another tab plays the match.
   * @param {Place} place the shown page @param {() => void} takeOver plays the match in this tab */
  draw(place, takeOver) {
    if (this.#note?.isOfPage && this.#isLeftFor(place)) this.#note = null;
    this.#place = place;
    if (this.#note) this.#drawNote(this.#note);
    else if (place === "table" && this.page.isWatching()) {
      const actions = [{ label: text("play-here"), act: takeOver }];
      this.#strip.show({ words: text("elsewhere"), kind: "elsewhere", actions });
    } else this.#strip.show(null);
  }

  /** Return whether another page has been opened since the note was drawn. A page that cannot be shown leads to the start
   * page by itself. @param {Place} place the shown page */
  #isLeftFor(place) {
    return this.#place !== null && this.#place !== place && place !== "start";
  }

  /** @param {Note} note */
  #drawNote({ words, isError, mayReload, offer }) {
    const close = () => this.#put(null);
    /** @type {Action[]} */
    const actions = [{ label: text("close"), act: close }];
    if (offer) {
      const act = () => {
        close();
        offer.act();
      };
      actions.unshift({ label: offer.label(), act });
    }
    if (mayReload) actions.unshift({ label: text("reload"), act: this.page.reload });
    this.#strip.show({ words: words(), kind: isError ? "error" : undefined, actions });
  }
}
