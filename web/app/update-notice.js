// The quiet line that a new version is there: on the sheet of a finished deal, for a dialog lets nothing beside it
// be reached, and at the edge of the start page. It never takes the focus.

import { html, nothing, render } from "lit";
import { text } from "../i18n/strings.js";

/** @typedef {"update-ready" | "update-elsewhere"} Notice */
/** Where nobody is in the middle of a deal: the start page, the sheet of a finished deal. @typedef {"start" | "sheet"} Pause */

export class UpdateNotice {
  #node = document.createElement("div");
  /** What was answered by "later"; it is not said again until the next visit. @type {Set<Notice>} */
  #put = new Set();

  /** @param {() => void} accept */
  constructor(accept) {
    this.accept = accept;
    this.#node.className = "news";
    this.#node.setAttribute("role", "status");
  }

  /** @param {Notice | null} notice null takes the line away @param {Pause | null} pause */
  show(notice, pause) {
    const place = pause === "sheet" ? document.querySelector(".deal-sheet .paper") : document.body;
    const said = notice && pause && place && !this.#put.has(notice) ? notice : null;
    if (!said) this.#node.remove();
    else if (this.#node.parentNode !== place) place?.append(this.#node);
    // A screen reader tells what changes inside a status that is there already.
    requestAnimationFrame(() => render(said ? this.#line(said) : nothing, this.#node));
  }

  /** @param {Notice} notice */
  #line(notice) {
    return html`<p>${text(notice)}</p>
      <p class="actions">
        <button type="button" class="button small" @click=${this.accept}>
          ${text(notice === "update-ready" ? "update-now" : "reload")}
        </button>
        <button type="button" class="button small" @click=${() => this.#later(notice)}>${text("update-later")}</button>
      </p>`;
  }

  /** @param {Notice} notice */
  #later(notice) {
    const dialog = this.#node.closest("dialog");
    this.#put.add(notice);
    this.show(null, null);
    dialog?.focus(); // what had it is gone
  }
}
