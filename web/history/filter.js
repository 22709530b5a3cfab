// Which stored matches a person looks for: by game, level and result, and by words.

import { isUnfinished } from "./entry.js";
import { levelOf, outcomeOf } from "./results.js";

/** @typedef {import("./entry.js").Entry} Entry */
/** @typedef {{words: string, variant: string, level: string, result: string}} Wanted "" where anything will do; result
 * is an outcome, "undecided" or "open" */

/** What is looked for at first: all matches. @type {Readonly<Wanted>} */
export const ALL = Object.freeze({ words: "", variant: "", level: "", result: "" });

/** List the matches that are looked for. @param {Entry[]} entries @param {Wanted} wanted
 * @param {(entry: Entry) => string} describe all that is shown of a match, in words */
export function filtered(entries, { words, variant, level, result }, describe) {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { facts } = entry;
    if (!facts) return parts.length === 0 && !variant && !level && (!result || result === "open");
    if (variant && facts.variant !== variant) return false;
    if (level && levelOf(facts) !== level) return false;
    if (result && resultOf(entry) !== result) return false;
    const text = parts.length > 0 ? describe(entry).toLowerCase() : "";
    return parts.every((part) => text.includes(part));
  });
}

/** Return how a match ended, "open" while it can be won, or "undecided" for a deal of the day that alone decides nothing.
 * @param {Entry} entry */
export function resultOf(entry) {
  const outcome = entry.facts ? outcomeOf(entry.facts) : null;
  return outcome ?? (isUnfinished(entry) ? "open" : "undecided");
}

/** List the values of a property among matches, each once. @param {Entry[]} entries
 * @param {(facts: import("./entry.js").Facts) => string} pick */
export const valuesOf = (entries, pick) => [
  ...new Set(entries.flatMap(({ facts }) => (facts ? [pick(facts)] : []))),
];
