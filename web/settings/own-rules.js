// The house rules a person has played, kept in this browser: those played last come first.

/** @typedef {{variant: string, rulesName?: string}} OwnRules */

const KEY = "brisques.rules";
const MOST = 6;

/** @returns {OwnRules[]} */
export function ownRules() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return stored.filter(isOwn).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps house rules, before all others; a game as it stands in the books is not kept.
 * @param {OwnRules} rules */
export function keepRules({ variant, rulesName }) {
  if (isOwn({ variant })) store([{ variant, rulesName }, ...without(variant)]);
}

/** @param {string} variant */
export function forgetRules(variant) {
  store(without(variant));
}

/** @param {string} variant */
const without = (variant) => ownRules().filter((rules) => rules.variant !== variant);

/** @param {any} rules */
const isOwn = (rules) => typeof rules?.variant === "string" && rules.variant.includes(",");

/** @param {OwnRules[]} rules */
function store(rules) {
  try {
    localStorage.setItem(KEY, JSON.stringify(rules.slice(0, MOST)));
  } catch {
    // Storage may be closed to us: the rules then last as long as the page.
  }
}
