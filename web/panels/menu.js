// The menu of the table, the settings that it leads to, and the score sheet for boxes too narrow to show it beside the
// table.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { CHOICES } from "../settings/settings.js";
import { mayHint } from "../table/advice.js";
import { ledger } from "../table/bar-and-sheet.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../settings/settings.js").Settings} Settings */

const ALWAYS = ["new-match", "score", "rules", "edit", "settings", "help", "to-start"];

/** A slip may cover the dock of a narrow table, so what helps a player is offered here too.
 * @param {View | null} view */
const aids = (view) => [
  ...(view && mayHint(view) ? ["hint"] : []),
  ...(view?.can_undo ? ["undo"] : []),
  ...(view?.can_redo ? ["redo"] : []),
];

/** @param {(need: string) => void} open @param {View | null} view of the match, if there is one
 * @param {boolean} isElsewhere whether another tab plays it */
export function showMenu(open, view, isElsewhere) {
  const panel = showPanel(
    "menu",
    () => html`
    <h1>${text("menu")}</h1>
    <ul>
      ${[...(isElsewhere ? ["play-here"] : aids(view)), ...ALWAYS].map(
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

/** @param {View} view */
export function showScore(view) {
  showPanel("score", () => html`<div class="sheet-body">${ledger(view)}</div>`);
}

/** The order in which choices are read, where it differs from default first. */
const ORDER = { ...CHOICES, speed: ["none", "fast", "normal", "slow"] };

/** @param {Settings} settings @param {(settings: Settings) => void} change */
export function showSettings(settings, change) {
  let now = settings;
  const panel = showPanel(
    "settings",
    () => html`
    <h1>${text("settings")}</h1>
    ${Object.entries(ORDER).map(([name, choices]) => row(name, choices))}
    <div class="actions"><button type="button" class="button primary" @click=${() => panel.close()}>${text("done")}</button></div>
  `,
  );

  /** @param {string} name @param {readonly string[]} choices */
  function row(name, choices) {
    return html`<fieldset class="setting">
      <legend>${text(`setting-${name}`)}</legend>
      <div class="choices">${choices.map((choice) => radio(name, choice))}</div>
    </fieldset>`;
  }

  /** @param {string} name @param {string} choice */
  function radio(name, choice) {
    const chosen = now[/** @type {keyof Settings} */ (name)] === choice;
    const pick = () => {
      now = { ...now, [name]: choice };
      change(now);
      panel.update();
    };
    return html`<label class="choice">
      <input type="radio" name=${name} value=${choice} .checked=${chosen} @change=${pick} />
      <span>${text(name === "letters" ? `setting-${choice}` : `${name}-${choice}`)}</span>
    </label>`;
  }
}
