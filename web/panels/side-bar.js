// The bar above a page beside the match: a lesson, a problem, the review, the editor. Help is its last button, as in the
// bar of every table.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { icon } from "../table/pictures.js";

/** Draw the bar. @param {{kind?: string, words: string, leave: () => void, help: () => void}} bar `words`: the text of the
 * button that leaves the page; `kind`: a class for its style @param {unknown} inside drawn between the two buttons */
export const sideBar = ({ kind = "", words, leave, help }, inside) =>
  html`<header class="lesson-bar ${kind}">
    <button type="button" class="tool" @click=${leave}>${icon("back")}<span>${words}</span></button>
    ${inside}
    <button type="button" class="tool help" data-tool="help" aria-label=${text("help")} title=${text("help")} @click=${help}>${icon("help")}</button>
  </header>`;

/** Focus the heading of the page that is shown, or the bar of a watched match, if what had the focus is gone, as the
 * button that led there. */
export function focusPage() {
  if (document.activeElement !== document.body || !navigator.userActivation?.hasBeenActive) return;
  /** @type {HTMLElement | null} */ (
    document.querySelector(".at-lesson h1, .at-edit h1, .start h1, .watch-bar button")
  )?.focus();
}
