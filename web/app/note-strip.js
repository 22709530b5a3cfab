// A strip of paper at the edge of the page with one note: what failed, what is stored, what may be undone.

import { html, nothing, render } from "lit";
import { topPanel } from "../panels/dialog.js";
import { focusPage } from "../panels/side-bar.js";

/** @typedef {{label: string, act: () => unknown}} Action a button of a note */
/** @typedef {{words: string, kind?: "error" | "elsewhere", actions: Action[]}} Note */

/** Show one note at a time, in the topmost panel while one is open: all beside a modal panel is inert. */
export class NoteStrip {
  #node = document.createElement("div");
  /** What had the focus before a button of the note. @type {EventTarget | null} */
  #focusedBefore = null;

  constructor() {
    this.#node.className = "notes";
    this.show(null);
    this.place();
    this.#node.addEventListener("focusin", ({ relatedTarget }) => {
      if (!this.#holds(relatedTarget)) this.#focusedBefore = relatedTarget;
    });
    document.addEventListener("close", () => this.place(), true); // before a closed panel is removed
  }

  /** Move the strip to the topmost panel, or to the page if no panel is open. */
  place() {
    const place = topPanel() ?? document.body;
    if (this.#node.parentNode !== place) place.append(this.#node);
  }

  /** Show a note, or none. A screen reader reads what changes inside a status that exists already; an error it reads
   * as soon as it is there. @param {Note | null} note */
  show(note) {
    const hadFocus = this.#holds(document.activeElement);
    const line = note ? noteLine(note) : nothing;
    const isError = note?.kind === "error";
    render(
      html`<div role="status">${isError ? nothing : line}</div>
        ${isError ? line : nothing}`,
      this.#node,
    );
    if (hadFocus && !this.#holds(document.activeElement)) this.#giveFocusBack();
  }

  /** @param {EventTarget | null} target */
  #holds(target) {
    return target instanceof Node && this.#node.contains(target);
  }

  #giveFocusBack() {
    const before = this.#focusedBefore;
    const goal = before instanceof HTMLElement && before.isConnected ? before : topPanel();
    goal?.focus();
    focusPage(); // if there is no such element
  }
}

/** @param {Note} note */
function noteLine({ words, kind, actions }) {
  return html`<p class="note ${kind ?? ""}" role=${kind === "error" ? "alert" : nothing}>
    <span>${words}</span>
    ${actions.map(
      ({ label, act }) =>
        html`<button type="button" class="button small" @click=${act}>${label}</button>`,
    )}
  </p>`;
}
