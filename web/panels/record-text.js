// A match as text: its record, to be read, copied or saved as a file.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { showPanel } from "./dialog.js";

/** Open the text of a match. @param {string} record @param {() => void} save gives it as a file */
export function showRecordText(record, save) {
  let told = "";
  const panel = showPanel(
    "record-text",
    () => {
      return html`<h1>${text("text-title")}</h1>
      <p>${text("text-line")}</p>
      <textarea readonly rows="12" spellcheck="false" aria-label=${text("text-record")} .value=${record}></textarea>
      <p role="status">${told}</p>
      <div class="actions">
        <button type="button" class="button primary" @click=${copy}>${text("text-copy")}</button>
        <button type="button" class="button" @click=${save}>${text("text-save")}</button>
      </div>`;
    },
    { label: text("text-title") },
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(record);
      told = text("text-copied");
    } catch {
      told = text("text-not-copied");
    }
    panel.update();
  }
}
