// The menu of the table, and the score sheet for boxes too narrow to show it beside the table.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { ledger } from "../table/ledger.js";
import { showPanel } from "./dialog.js";

/** @param {(need: string) => void} open @param {string[]} needs what the menu offers */
export function showMenu(open, needs) {
  const panel = showPanel(
    "menu",
    () => html`
    <h1>${text("menu")}</h1>
    <ul>
      ${needs.map(
        (need) => html`<li>
        <button type="button" class="line" @click=${() => {
          panel.close();
          open(need);
        }}>${text(need)}</button>
      </li>`,
      )}
    </ul>
  `,
  );
}

/** @param {import("../table/types.js").View} view */
export function showScore(view) {
  showPanel("score", () => html`<div class="sheet-body">${ledger(view)}</div>`);
}
