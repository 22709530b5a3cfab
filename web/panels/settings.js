// The settings panel: one line of choices for each setting; a choice takes effect at once.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { CHOICES } from "../settings/settings.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../settings/settings.js").Settings} Settings */

/** The order in which choices are read, where it differs from default first. */
const ORDER = { ...CHOICES, speed: ["none", "fast", "normal", "slow"] };

/** Open the settings. @param {Settings} settings @param {(settings: Settings) => void} change */
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
