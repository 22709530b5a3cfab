// A note at the edge of the page: something happened, or went wrong.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";

/** @typedef {{text: string, error: boolean}} Note */

/** @param {Note} note @param {boolean} reload whether a reload may help @param {() => void} close */
export function noteLine({ text: words, error }, reload, close) {
  return html`<p class="note ${error ? "error" : ""}" role=${error ? "alert" : "status"}>
    ${words}
    ${
      reload
        ? html`<button type="button" class="button small" @click=${() => location.reload()}>${text("reload")}</button>`
        : nothing
    }
    <button type="button" class="button small" @click=${close}>${text("close")}</button>
  </p>`;
}

/** The match is played in another tab. @param {() => void} takeOver */
export function elsewhereLine(takeOver) {
  return html`<p class="note elsewhere" role="status">
    <span>${text("elsewhere")}</span>
    <button type="button" class="button small" @click=${takeOver}>${text("play-here")}</button>
  </p>`;
}
