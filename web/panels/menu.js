// The menu of the table.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { mayHint } from "../table/advice.js";
import { showPanel } from "./dialog.js";

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
