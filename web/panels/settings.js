// The settings: sections of choices, a search, and a sample of cards on the cloth. A choice takes effect at once, on the
// sample and on the page behind it.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import "../i18n/settings-words.js";
import { OFFERED } from "../i18n/languages.js";
import { has, language, text } from "../i18n/strings.js";
import { suitSign } from "../i18n/suits.js";
import { askedLanguage, CHOICES, languageOf } from "../settings/settings.js";
import { back, face } from "../table/pictures.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../settings/settings.js").Settings} Settings */
/** @typedef {keyof Settings} Name */

/** Which settings stand together. @type {Record<string, Name[]>} */
const SECTIONS = {
  cards: ["faces", "suits", "back", "zoom"],
  table: ["theme", "felt", "speed", "pause"],
  play: ["taps", "sort", "order", "fan", "tricks", "notes"],
  sound: ["sound", "volume", ...canShake()],
  access: [...severalLanguages(), "hand", "letters"],
};

/** Return the setting for a device that can shake. @returns {Name[]} */
function canShake() {
  return "vibrate" in navigator ? ["haptics"] : [];
}

/** Return the setting for a page that speaks more than English. @returns {Name[]} */
function severalLanguages() {
  return OFFERED.length > 1 ? ["language"] : [];
}

/** The order in which choices are read, where it differs from default first. @type {Record<string, readonly string[]>} */
const ORDER = {
  speed: ["none", "fast", "normal", "slow"],
  volume: ["quiet", "medium", "loud"],
  haptics: ["on", "off"],
  zoom: ["on", "off"],
};

/** Open the settings. @param {() => Settings} settings as they are now; another tab may change them
 * @param {(settings: Settings, spoken: () => void) => boolean} change applies them, and calls back when their language is
 * spoken or cannot be loaded; whether the browser keeps them */
export function showSettings(settings, change) {
  let wanted = "";
  let isKept = true;
  let isSpoken = isLanguageOf(settings());
  const panel = showPanel("settings", () => {
    const found = Object.entries(SECTIONS)
      .map(([section, names]) => ({ section, names: names.filter((name) => fits(section, name)) }))
      .filter(({ names }) => names.length > 0);
    const count = found.reduce((sum, { names }) => sum + names.length, 0);
    return html`
      <header>
        <h1>${text("settings")}</h1>
        <label class="search">
          <span>${text("settings-search")}</span>
          <input class="field" type="search" autocomplete="off" .value=${wanted} @input=${search} />
        </label>
        ${sample()}
        <p class="visually-hidden" role="status">${wanted ? text("settings-found", { count }) : nothing}</p>
      </header>
      <div class="scroll" tabindex="-1">
        <div role="status">${isKept ? nothing : html`<p class="warning">${text("settings-unkept")}</p>`}</div>
        ${repeat(
          found,
          ({ section }) => section,
          ({ section, names }) => html`<section>
            <h2>${text(`settings-${section}`)}</h2>
            ${repeat(names, (name) => name, row)}
          </section>`,
        )}
        ${count === 0 ? html`<p>${text("settings-found", { count })}</p>` : nothing}
      </div>
      <div class="actions"><button type="button" class="button primary" @click=${() => panel.close()}>${text("done")}</button></div>
    `;
  });

  /** @param {Event} event */
  function search(event) {
    wanted = /** @type {HTMLInputElement} */ (event.target).value;
    panel.update();
  }

  /** Return whether a setting has all words that are searched for. @param {string} section @param {Name} name */
  function fits(section, name) {
    const own = [`settings-${section}`, `setting-${name}`, `setting-${name}-about`];
    const words = [...own.filter(has), ...CHOICES[name].map((choice) => choiceId(name, choice))];
    const all = words
      .map((id) => text(id))
      .join(" ")
      .toLowerCase();
    return wanted
      .toLowerCase()
      .split(/\s+/)
      .every((word) => all.includes(word));
  }

  /** @param {Name} name */
  function row(name) {
    const about = `setting-${name}-about`;
    const note = has(about) ? `about-${name}` : nothing;
    return html`<fieldset class="setting" aria-describedby=${note}>
      <legend>${text(`setting-${name}`)}</legend>
      ${has(about) ? html`<p class="about" id="about-${name}">${text(about)}</p>` : nothing}
      <div class="choices">${(ORDER[name] ?? CHOICES[name]).map((choice) => radio(name, choice))}</div>
      ${name === "language" ? html`<div role="status">${isSpoken ? nothing : html`<p class="warning">${text("settings-language-missing")}</p>`}</div>` : nothing}
    </fieldset>`;
  }

  /** Return the choice in force. @param {Name} name */
  function chosen(name) {
    return (name === "language" && askedLanguage()) || settings()[name];
  }

  /** @param {Name} name @param {string} choice */
  function radio(name, choice) {
    const pick = () => {
      if (name === "language") dropAskedLanguage();
      const changed = { ...settings(), [name]: choice };
      isKept = change(changed, () => {
        if (settings() === changed) isSpoken = isLanguageOf(changed);
        panel.update();
      });
      panel.update();
    };
    return html`<label class="choice">
      <input type="radio" name=${name} value=${choice} .checked=${chosen(name) === choice} @change=${pick} />
      ${swatch(name, choice)}
      ${label(name, choice)}
    </label>`;
  }
}

/** Return whether the page speaks the language of the settings, whose words may have failed to load.
 * @param {Settings} settings */
const isLanguageOf = (settings) => language() === languageOf(settings);

/** Take the language out of the address, so that the settings decide. */
function dropAskedLanguage() {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** Draw the name of a choice; a language has its own for itself. @param {Name} name @param {string} choice */
function label(name, choice) {
  if (name !== "language" || choice === "auto")
    return html`<span>${text(choiceId(name, choice))}</span>`;
  const names = new Intl.DisplayNames(choice, { type: "language" });
  return html`<span lang=${choice}>${names.of(choice)}</span>`;
}

/** Return the text id of a choice. @param {Name} name @param {string} choice */
const choiceId = (name, choice) =>
  choice === "on" || choice === "off" ? `setting-${choice}` : `${name}-${choice}`;

/** Draw what a choice looks like, where words alone do not tell. @param {Name} name @param {string} choice */
function swatch(name, choice) {
  if (name === "felt") return html`<i class="swatch" data-felt=${choice}></i>`;
  if (name === "suits")
    return html`<i class="inks" data-suits=${choice}>${[..."SHDC"].map((suit) => suitSign(suit))}</i>`;
  return nothing;
}

/** Draw cards of both packs as they look with the settings. */
function sample() {
  const packs = { french: ["QS1", "TH1", "KD1", "9C1"], german: ["OA1", "TL1", "UH1", "9B1"] };
  return html`<div class="sample" role="img" aria-label=${text("settings-sample")}>
    ${Object.entries(packs).map(
      ([pack, cards]) => html`<div class="hand"><div class="tier">
        ${cards.map((card) => html`<span class="place"><span>${face(pack, card, { named: false, held: true })}</span></span>`)}
      </div></div>
      <span class="behind">${back(pack)}</span>`,
    )}
  </div>`;
}
