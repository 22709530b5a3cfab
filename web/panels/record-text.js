// A text to be read, copied or saved as a file: the record of a match, a link, a report.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";
import { copyText } from "../session/clipboard.js";
import { showPanel } from "./dialog.js";

/** Open a text. @param {{title: string, line: string, label: string, content: string, save?: () => void}} what `label`
 * names the box with the text; `save` gives it as a file */
export function showText({ title, line, label, content, save }) {
  let told = "";
  const panel = showPanel(
    "record-text",
    () => html`<h1>${title}</h1>
      <p>${line}</p>
      <textarea readonly rows="12" spellcheck="false" aria-label=${label} .value=${content}></textarea>
      <p role="status">${told}</p>
      <div class="actions">
        <button type="button" class="button primary" @click=${copy}>${text("text-copy")}</button>
        ${save ? html`<button type="button" class="button" @click=${save}>${text("text-save")}</button>` : nothing}
      </div>`,
    { label: title },
  );

  async function copy() {
    told = text((await copyText(content)) ? "text-copied" : "text-not-copied");
    panel.update();
  }
}
