// What the page says about its engine and about failures: on the table's line while the engine starts, and as a note at
// the edge of the page.

import { html, nothing } from "lit";
import { errorWords, text } from "../i18n/strings.js";

/** @typedef {import("../panels/start.js").Stage} Stage */
/** @typedef {{label: string, act: () => unknown}} Action a button of a note */
/** @typedef {{text: string, isError: boolean, mayReload: boolean, action?: Action}} Note */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => void} draw
 * @property {() => boolean} isFileMissing whether a file kept for playing without a network is gone
 * @property {() => boolean} isWatching whether another tab plays the match
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

  /** @param {import("../table/table.js").BrisquesTable} table @param {Page} page */
  constructor(table, page) {
    this.table = table;
    this.page = page;
  }

  /** Say that the engine has reached a stage of its start. @param {Stage} stage */
  reach(stage) {
    this.stage = stage;
    if (this.isWaiting && !this.#hasOwnWords) this.table.status = text(`stage-${stage}`);
    if (stage === "failed") this.reportFailure();
    this.page.draw();
  }

  /** Say that the engine did not start, or that a file kept for playing without a network is missing. */
  reportFailure() {
    const why = text(this.page.isFileMissing() ? "offline-missing" : "stage-failed-help");
    this.say(this.stage === "failed" ? `${text("stage-failed")} ${why}` : why, true);
  }

  /** Say that something failed. @param {unknown} error */
  report(error) {
    const { code } = /** @type {{code?: string}} */ (error ?? {});
    this.#put({ text: errorWords(error), isError: true, mayReload: code === "page/part-missing" });
  }

  /** Have the table wait for the engine and say so. @param {string} [words] in place of the stage */
  wait(words) {
    this.isWaiting = true;
    this.#hasOwnWords = words !== undefined;
    this.table.busy = true;
    this.table.status = words ?? text(`stage-${this.stage}`);
  }

  /** Let the table be played again, unless another tab plays the match. */
  stopWaiting() {
    this.isWaiting = false;
    this.#hasOwnWords = false;
    this.table.busy = false;
    this.table.status = this.page.isWatching() ? text("elsewhere-status") : null;
  }

  /** Put a note at the edge of the page. @param {string} words @param {boolean} [isError] */
  say(words, isError = false) {
    this.#put({ text: words, isError, mayReload: this.stage === "failed" });
  }

  /** Put a note with a button at the edge of the page. @param {string} words @param {string} label
   * @param {() => unknown} act */
  offer(words, label, act) {
    this.#put({ text: words, isError: false, mayReload: false, action: { label, act } });
  }

  /** @param {Note | null} note */
  #put(note) {
    this.#note = note;
    this.page.draw();
  }

  /** Draw the note; without one, at the table, that another tab plays the match.
   * @param {boolean} isAtTable @param {() => void} takeOver plays the match in this tab */
  template(isAtTable, takeOver) {
    if (this.#note) return this.#noteLine(this.#note);
    return isAtTable && this.page.isWatching() ? elsewhereLine(takeOver) : "";
  }

  /** @param {Note} note */
  #noteLine({ text: words, isError, mayReload, action }) {
    const act = () => {
      this.#put(null);
      action?.act();
    };
    return html`<p class="note ${isError ? "error" : ""}" role=${isError ? "alert" : "status"}>
      ${words}
      ${
        mayReload
          ? html`<button type="button" class="button small" @click=${() => location.reload()}>${text("reload")}</button>`
          : nothing
      }
      ${action ? html`<button type="button" class="button small" @click=${act}>${action.label}</button>` : nothing}
      <button type="button" class="button small" @click=${() => this.#put(null)}>${text("close")}</button>
    </p>`;
  }
}

/** Say that the match is played in another tab. @param {() => void} takeOver */
function elsewhereLine(takeOver) {
  return html`<p class="note elsewhere" role="status">
    <span>${text("elsewhere")}</span>
    <button type="button" class="button small" @click=${takeOver}>${text("play-here")}</button>
  </p>`;
}
