// The score sheet as a panel, for boxes too narrow to show it beside the table.

import { html, nothing } from "lit";
import { both, text, variantName } from "../i18n/strings.js";
import { saveFile } from "../session/device.js";
import { ledger } from "../table/bar-and-sheet.js";
import { seatName } from "../table/names.js";
import { others } from "../table/seating.js";
import { showPanel } from "./dialog.js";
import { scoreTable } from "./score-table.js";

/** @typedef {import("../table/types.js").View} View */

/** Return what the head of a printed sheet says. @param {View} view */
const facts = (view) => ({
  variant: variantName(view.variant, view.rules_name),
  name: both(others(view).map((seat) => seatName(view, seat))),
  deal: view.match.deal,
});

/** Open the score sheet of a table, to be read, printed or saved as a file. It is drawn again whenever the table
 * is. @param {import("../table/table.js").BrisquesTable} table
 * @param {import("../table/types.js").WhyPoints} [why] explains points */
export function showScore(table, why) {
  const panel = showPanel("score", () => (table.view ? score(table.view, why) : nothing));
  const follower = { hostUpdated: panel.update };
  table.addController(follower);
  panel.closed.then(() => table.removeController(follower));
}

/** @param {View} view @param {import("../table/types.js").WhyPoints} [why] */
const score = (view, why) => html`<h1 class="printed">${text("your-match-line", facts(view))}</h1>
      <div class="sheet-body">${ledger(view, why)}</div>
      <div class="actions">
        <button type="button" class="button" @click=${() => print()}>${text("print")}</button>
        <button type="button" class="button" @click=${() => saveFile(text("score-file"), scoreTable(view))}>${text("score-save")}</button>
      </div>`;
