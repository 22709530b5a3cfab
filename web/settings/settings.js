// What a person has chosen on this page, kept in this browser: the settings about looking and handling, and the house
// rules played before. Settings say nothing about rules: those are chosen with a new match.

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {"none" | "fast" | "normal" | "slow"} speed
 * @property {"one" | "two"} taps
 * @property {"on" | "off"} letters
 */

/** List what may be chosen for each setting, the default first. */
export const CHOICES = /** @type {const} */ ({
  theme: ["system", "light", "dark"],
  speed: ["normal", "none", "fast", "slow"],
  taps: ["one", "two"],
  letters: ["on", "off"],
});

const KEY = "brisques.settings";

/** Read the stored settings. @returns {Settings} the stored choices, anything unknown replaced by its default */
export function loadSettings() {
  const stored = read();
  const pairs = Object.entries(CHOICES).map(([name, allowed]) => {
    const value = stored[name];
    return [name, allowed.some((choice) => choice === value) ? value : allowed[0]];
  });
  return /** @type {Settings} */ (Object.fromEntries(pairs));
}

/** Store the settings. @param {Settings} settings */
export function saveSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be denied (private window, frame): the choice then lasts as long as the page.
  }
}

/** @returns {Record<string, unknown>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** Apply the theme to the page. @param {Settings} settings */
export function applyTheme({ theme }) {
  const dark = theme === "dark" || (theme === "system" && systemDark.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

/** Call back when the system changes between light and dark. @param {() => void} changed */
export function onSystemTheme(changed) {
  systemDark.addEventListener("change", changed);
}

/** Return how the table is to behave. @param {Settings} settings @returns {import("../table/types.js").Manner} */
export function mannerOf({ speed, taps, letters }) {
  return { speed, taps, letters: letters === "on" };
}

/** @typedef {{variant: string, rulesName?: string}} OwnRules */

const RULES_KEY = "brisques.rules";
const MOST_RULES = 6;

/** Read the house rules played before, those played last first. @returns {OwnRules[]} */
export function ownRules() {
  try {
    const stored = JSON.parse(localStorage.getItem(RULES_KEY) ?? "[]");
    return stored.filter(isOwn).slice(0, MOST_RULES);
  } catch {
    return [];
  }
}

/** Store house rules before all others; do not store a game as the books have it. @param {OwnRules} rules */
export function keepRules({ variant, rulesName }) {
  if (isOwn({ variant })) storeRules([{ variant, rulesName }, ...without(variant)]);
}

/** Forget house rules. @param {string} variant */
export function forgetRules(variant) {
  storeRules(without(variant));
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
