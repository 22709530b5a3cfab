// The menu of the table, and the score sheet for boxes too narrow to show it beside the table.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { mayHint } from "../table/advice.js";
import { ledger } from "../table/bar-and-sheet.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../table/types.js").View} View */

const ALWAYS = ["new-match", "score", "rules", "edit", "settings", "help", "to-start"];

/** List the lines that every table has; a window that fills the screen can be made small again. */
const always = () => (document.fullscreenEnabled ? ["fullscreen", ...ALWAYS] : ALWAYS);

/** List what helps a player now; a slip may cover the dock of a narrow table.
 * @param {View | null} view */
const aids = (view) => [
  ...(view && mayHint(view) ? ["hint"] : []),
  ...(view?.can_undo ? ["undo"] : []),
  ...(view?.can_redo ? ["redo"] : []),
];

/** Open the menu. @param {(need: string) => void} open @param {View | null} view of the match, if there is one
 * @param {{isElsewhere: boolean, isArranged: boolean}} table whether another tab plays the match, and whether its hand
 *   was arranged though it would be sorted */
export function showMenu(open, view, { isElsewhere, isArranged }) {
  const panel = showPanel(
    "menu",
    () => html`
    <h1>${text("menu")}</h1>
    <ul>
      ${[
        ...(isElsewhere ? ["play-here"] : aids(view)),
        ...(isArranged ? ["sort"] : []),
        ...always(),
      ].map(
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

/** Open the score sheet. @param {View} view */
export function showScore(view) {
  showPanel("score", () => html`<div class="sheet-body">${ledger(view)}</div>`);
}
