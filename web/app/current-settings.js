// The settings of now, changed here, by a record file or by another tab: applied to the page and its tables, with their
// language spoken.

import { speak } from "../i18n/speak.js";
import {
  applySettings,
  languageOf,
  loadSettings,
  onStoredSettings,
  onSystemTheme,
  saveSettings,
} from "../settings/settings.js";

/** @typedef {import("../settings/settings.js").Settings} Settings */

/** Elements that draw their own words. */
const DRAWN = "brisques-table, brisques-lesson, brisques-editor";

/** Hold the settings of now, and apply each change of them. */
export class CurrentSettings {
  now = loadSettings();

  /** @param {(before: Settings) => void} changed called after a change
   * @param {() => void} spoken called when another language is spoken */
  constructor(changed, spoken) {
    this.changed = changed;
    this.spoken = spoken;
    onSystemTheme(() => this.apply());
    onStoredSettings((settings) => this.#take(settings));
  }

  /** Apply the settings to the page and its tables. */
  apply() {
    applySettings(this.now);
  }

  /** Change the settings and store them; return whether the browser stores them. @param {Settings} settings
   * @param {() => void} [spoken] called when their language is spoken or cannot be loaded */
  change(settings, spoken) {
    this.#take(settings, spoken);
    return saveSettings(settings);
  }

  /** Take the stored settings, which a record file may have changed. */
  reload() {
    this.#take(loadSettings());
  }

  /** @param {Settings} settings @param {() => void} [spoken] */
  #take(settings, spoken = () => {}) {
    const before = this.now;
    this.now = settings;
    this.apply();
    this.changed(before);
    this.#speak().then(spoken);
  }

  /** Speak the language of the settings, and draw all words again. */
  async #speak() {
    if (!(await speak(languageOf(this.now)))) return;
    for (const element of /** @type {NodeListOf<any>} */ (document.querySelectorAll(DRAWN)))
      element.requestUpdate();
    dispatchEvent(new Event("language-changed"));
    this.spoken();
  }
}
