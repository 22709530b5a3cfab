// What the engine says is wrong with a position, in words, and at which of its piles and fields.

import { errorWords, faceName, has, text } from "../i18n/strings.js";
import { fieldName } from "./fields.js";
import { ASIDE, isPile } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Pile} Pile */
/** @typedef {{code: string, where?: string, params?: Record<string, any>, others?: Problem[]}} Problem */

/** How many characters the engine repeats of what is wrong. */
const MOST_SHOWN = 60;

/** Return the errors of a position, each alone. @param {Problem | null} problem @returns {Problem[]} */
export const problemsOf = (problem) => (problem ? [problem, ...(problem.others ?? [])] : []);

/** Return an error in words. @param {Problem} problem @param {Position} position */
export function faultWords(problem, { fields }) {
  const { code, where = "", params = {} } = problem;
  if (code === "position/card-missing")
    return text("edit-card-missing", { count: params.count ?? 1 });
  if (code === "position/card-twice") return text("edit-card-twice", { card: faceName(where) });
  const id = `edit-reason-${params.reason}`;
  const reason = has(id) ? text(id, params) : "";
  const place = fieldName(where);
  if (reason && isWord(problem, fields[where]))
    return text("edit-at-word", { place, word: params.value, reason });
  if (reason) return text("edit-at", { place, reason });
  if (code === "position/missing-field") return text("edit-missing", { place });
  return errorWords({ ...problem, others: [] });
}

/** Return whether an error is about a word, rather than a whole pile or a whole field.
 * @param {Problem} problem @param {string} [value] the text of the field */
function isWord({ where = "", params = {} }, value = "") {
  const wholes = [value, ...(isPile(where) ? value.split(",") : [])];
  const { value: word = "" } = params;
  return word !== "" && !wholes.some((whole) => whole.slice(0, MOST_SHOWN) === word);
}

/** Return whether an error is about a pile. @param {Problem} problem @param {Pile} pile @param {Position} position
 * @param {string} line the position as a line, in which the engine counts columns */
export function isAtPile({ code, where = "", params = {} }, pile, { fields }, line) {
  if (code === "position/card-missing") return pile.field === ASIDE;
  if (code === "position/card-twice") return pile.cards.includes(where);
  if (where !== pile.field) return false;
  const value = fields[where] ?? "";
  if (params.column === undefined || params.value?.includes(",")) return true;
  const begin = line.indexOf(`;${where}=`) + where.length + 2;
  const before = value.slice(0, params.column - 1 - begin);
  return before.split(",").length - 1 === pile.at;
}
