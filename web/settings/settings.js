// What a person has chosen, stored in this browser: the settings about look and handling, and the house rules played before.
// Settings hold no rules, which are chosen with a new match.

import { best, exactly, OFFERED } from "../i18n/languages.js";
import { setManner } from "../table/manner.js";

/** The choices of each setting, the default first, in the order of the settings. */
export const CHOICES = /** @type {const} */ ({
  language: ["auto", ...OFFERED],
  faces: ["auto", "full", "large", "jumbo"],
  suits: ["traditional", "safe"],
  back: ["pack", "madder", "loden", "indigo", "walnut"],
  zoom: ["off", "on"],
  theme: ["system", "light", "dark"],
  felt: ["linen", "sand", "slate", "moss"],
  speed: ["normal", "none", "fast", "slow"],
  pause: ["timed", "one", "two", "tap"],
  taps: ["auto", "one", "two"],
  sort: ["trumps", "suits", "ranks", "own"],
  order: ["alternate", "fixed"],
  fan: ["left", "right"],
  tricks: ["all", "last", "none"],
  notes: ["on", "off"],
  sound: ["on", "off"],
  volume: ["medium", "quiet", "loud"],
  haptics: ["off", "on"],
  hand: ["right", "left"],
  letters: ["on", "off"],
});

/** @typedef {typeof CHOICES} Choices */
/** @typedef {{-readonly [Name in keyof Choices]: Choices[Name][number]}} Settings */

/** Key of the settings in the browser's store. */
export const KEY = "brisques.settings";
/** Number of the form in which settings are stored. A later form may have other names and other choices. */
const VERSION = 2;

/** Convert stored settings from one form to the next, by the number of the form.
 * @type {Record<number, (stored: Record<string, unknown>) => Record<string, unknown>>} */
const MIGRATIONS = {
  // All settings were stored as soon as one was changed, and one tap was the default at every width.
  1: ({ taps, ...rest }) => (taps === "one" ? rest : { ...rest, taps }),
};

/** Read the stored settings. @returns {Settings} the stored choices, anything unknown replaced by its default */
export function loadSettings() {
  const stored = migrated(read());
  const pairs = Object.entries(CHOICES).map(([name, allowed]) => {
    const value = stored[name];
    return [name, allowed.some((choice) => choice === value) ? value : allowed[0]];
  });
  return /** @type {Settings} */ (Object.fromEntries(pairs));
}

/** Notes that were shown since the page was opened, for a browser that stores nothing. @type {Set<string>} */
const shownNotes = new Set();

/** Store the settings; where notes come on again, all are shown again. @param {Settings} settings
 * @returns {boolean} whether the browser keeps them */
export function saveSettings(settings) {
  const isAgain = settings.notes === "on" && migrated(read()).notes === "off";
  if (isAgain) shownNotes.clear();
  return store(isAgain ? { ...settings, seenNotes: [] } : settings);
}

/** Return the ids of the notes that were shown on this device. @returns {Set<string>} */
export function seenNotes() {
  const { seenNotes: seen } = migrated(read());
  return new Set([...shownNotes, ...(Array.isArray(seen) ? seen : [])]);
}

/** Remember that a note was shown. @param {string} id */
export function keepSeenNote(id) {
  shownNotes.add(id);
  store({ seenNotes: [...seenNotes()] });
}

/** Store these values, and keep other values that a later version has stored. @param {Record<string, unknown>} values
 * @returns {boolean} whether the browser keeps them */
function store(values) {
  const stored = migrated(read());
  const version = Math.max(VERSION, Number(stored.version) || 0);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored, ...values, version }));
    return true;
  } catch {
    return false; // denied (private window, frame) or full: the choice then lasts as long as the page
  }
}

/** Return stored settings in the present form, or in that of a later version; where no version can be read, they count
 * as the first. @param {Record<string, unknown>} stored */
function migrated(stored) {
  const { version } = /** @type {{version?: any}} */ (stored);
  let now = stored;
  for (let form = Number.isInteger(version) && version > 0 ? version : 1; form < VERSION; form += 1)
    now = MIGRATIONS[form](now);
  return now;
}

/** Return the settings as they are stored. @returns {Record<string, unknown>} */
export function read() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Return the language that the address asks for (`?lang=pl`), or null. */
export const askedLanguage = () => exactly(new URLSearchParams(location.search).get("lang"));

/** Return the language to speak: the one that the address asks for, the one that was chosen, or the first of the
 * browser's that there is. @param {Settings} settings */
export const languageOf = ({ language }) =>
  askedLanguage() ?? (language === "auto" ? best(navigator.languages) : language);

/** Call back when another tab has stored settings. @param {(settings: Settings) => void} changed */
export function onStoredSettings(changed) {
  addEventListener("storage", ({ key }) => {
    if (key === KEY) changed(loadSettings());
  });
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** Call back when the system changes between light and dark. @param {() => void} changed */
export function onSystemTheme(changed) {
  systemDark.addEventListener("change", changed);
}

/** Apply the settings to the page and to all its tables. @param {Settings} settings */
export function applySettings(settings) {
  const { theme, felt, suits, hand } = settings;
  const dark = theme === "dark" || (theme === "system" && systemDark.matches);
  Object.assign(document.documentElement.dataset, {
    theme: dark ? "dark" : "light",
    felt,
    suits,
    hand,
  });
  setManner({ ...settings, letters: settings.letters === "on" });
}

/** @typedef {{variant: string, rulesName?: string}} OwnRules */

/** Key of the house rules in the browser's store. */
export const RULES_KEY = "brisques.rules";
/** As many as are stored: six played here leave room for six of a file. */
export const MOST_RULES = 12;

/** Read the house rules played before, those played last first.
 * @param {string} [text] as they are stored; by default those of this browser @returns {OwnRules[]} */
export function ownRules(text) {
  try {
    const stored = JSON.parse(text ?? localStorage.getItem(RULES_KEY) ?? "[]");
    return stored.filter(isOwn);
  } catch {
    return [];
  }
}

/** Store house rules before all others; do not store a game without house rules. @param {OwnRules} rules */
export function keepRules({ variant, rulesName }) {
  if (isOwn({ variant })) storeRules([{ variant, rulesName }, ...without(variant)]);
}

/** Forget house rules. @param {string} variant */
export function forgetRules(variant) {
  storeRules(without(variant));
}

const CHOICE_KEY = "brisques.choice";

/** Store what was chosen for a new match, for the next visit. @param {object} choice */
export function keepChoice(choice) {
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Read the last choice for a new match; empty if there is none. @returns {Record<string, any>} */
export function keptChoice() {
  try {
    const stored = JSON.parse(localStorage.getItem(CHOICE_KEY) ?? "{}");
    return typeof stored?.variant === "string" ? stored : {};
  } catch {
    return {};
  }
}

/** @param {string} variant */
const without = (variant) => ownRules().filter((rules) => rules.variant !== variant);

/** @param {any} rules */
const isOwn = (rules) => typeof rules?.variant === "string" && rules.variant.includes(",");

/** @param {OwnRules[]} rules */
function storeRules(rules) {
  try {
    localStorage.setItem(RULES_KEY, JSON.stringify(rules.slice(0, MOST_RULES)));
  } catch {
    // Storage may be denied: the rules then last as long as the page.
  }
}
