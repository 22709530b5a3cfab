// The menu of the table, and the score sheet for boxes too narrow to show it beside the table.

import { html, nothing } from "lit";
import { both, text, variantName } from "../i18n/strings.js";
import { saveFile } from "../session/device.js";
import { mayHint } from "../table/advice.js";
import { ledger } from "../table/bar-and-sheet.js";
import { seatName } from "../table/names.js";
import { others } from "../table/seating.js";
import { showPanel } from "./dialog.js";
import { scoreTable } from "./score-table.js";

/** @typedef {import("../table/types.js").View} View */

/** List the lines that every table has. @param {"on" | "off"} sound @param {boolean} hasMatch
 * @param {boolean} maySit whether seats may be taken over */
const always = (sound, hasMatch, maySit) => [
  "new-match",
  ...(maySit ? ["take-seats"] : []),
  "record",
  "score",
  "rules",
  "edit",
  "settings",
  ...(hasMatch ? ["share", "report"] : []),
  sound === "on" ? "sound-off" : "sound-on",
  ...(document.fullscreenEnabled ? ["fullscreen"] : []),
  "help",
  "to-start",
];

/** List what helps a player now; a slip may cover the dock of a narrow table.
 * @param {View | null} view */
const aids = (view) => [
  ...(view && mayHint(view) ? ["hint"] : []),
  ...(view?.can_undo ? ["undo"] : []),
  ...(view?.can_redo ? ["redo"] : []),
];

/** Open the menu. @param {(need: string) => void} open @param {View | null} view of the match, if there is one
 * @param {{isElsewhere: boolean, maySit: boolean, isArranged: boolean, isZoomed: boolean, sound: "on" | "off"}} now whether
 *   another tab plays the match, whether its seats may be taken over, whether its hand was arranged though it would be
 *   sorted or is drawn large, and whether sounds are on */
export function showMenu(open, view, { isElsewhere, maySit, isArranged, isZoomed, sound }) {
  const panel = showPanel(
    "menu",
    () => html`
    <h1>${text("menu")}</h1>
    <ul>
      ${[
        ...(isElsewhere ? ["play-here"] : aids(view)),
        ...(isArranged ? ["sort"] : []),
        ...(view ? ["zoom"] : []),
        ...always(sound, view !== null, maySit),
      ].map(
        (need) => html`<li>
        <button type="button" class="line" @click=${() => {
          panel.close();
          open(need);
        }}>${text(need === "zoom" && isZoomed ? "zoom-end" : need)}</button>
      </li>`,
      )}
    </ul>
  `,
  );
}

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
