// The messages between a page and an embedded table, version 1; README.md explains them to writers.
//
//   page to table   {brisques: 1, id, method, params?}   id: a text or number of the page's choosing
//   table to page   {brisques: 1, id, result}            or, for what could not be done,
//                   {brisques: 1, id, error: {code, message, where, rule, params, cites, others}}
//                   {brisques: 1, id, event, detail}     id counts up
//
// All of it is plain data. A message without `brisques` is meant for another receiver and is ignored.

/** Number of the protocol's version. */
export const VERSION = 1;

/** @typedef {"load" | "act" | "undo" | "hint" | "get"} Method */
/** @typedef {"ready" | "action" | "scored" | "refused" | "goal" | "ended" | "error" | "resize"} EventName */
/** `message` is a sentence, in the language of the frame; `others` is what else is wrong with the same input.
 * @typedef {{code: string, message?: string, where?: string, rule?: string | null, params?: Record<string, any>,
 * cites?: object[], others?: object[]}} Problem */
/** @typedef {{id: string | number, method: Method, params: Record<string, unknown>}} Request */
/** How a table stands: what the reader's seat may see, and the goal above the table.
 * @typedef {{view: object, goal: string | null}} Standing */
/** Which card to play and why, or in a lesson the teacher's text.
 * @typedef {{action: string, cards: string[], reasons?: object[]} | {text: string}} Hint */

/** The methods of a table. @type {readonly string[]} */
export const METHODS = ["load", "act", "undo", "hint", "get"];

/** The settings of a table, with the longest text for each. Attributes, parameters of an address and of `load` have the
 * same names. @type {Readonly<Record<string, number>>} */
export const SETTINGS = {
  variant: 400,
  position: 8_000,
  deal: 64,
  record: 200_000,
  lesson: 100_000,
  seat: 2,
  level: 32,
  theme: 10,
  language: 35,
  "read-only": 5,
  controls: 80,
  goal: 500,
};

/** Beginning of a position that names its variant. */
const NAMED = /^[a-z0-9-]+(?:,[^;]*)?(?:;|$)/;

/** Return a position with its variant, which may have been set beside it. @param {string} line
 * @param {string} variant */
export function whole(line, variant) {
  return line === "" || NAMED.test(line.replace(/\s/g, "")) ? line : `${variant};${line}`;
}

/** Length of the longest id of a request. */
const LONGEST_ID = 64;
/** Length of the longest code of an action. */
export const LONGEST_ACTION = 400;

/** Error that says why a request cannot be carried out; a program reads its `code`. */
export class EmbedError extends Error {
  /** @param {Problem} problem */
  constructor({ code, where = "", rule = null, params = {}, cites = [], others = [] }) {
    super(code);
    this.name = "EmbedError";
    this.code = code;
    this.where = where;
    this.rule = rule;
    this.params = params;
    this.cites = cites;
    this.others = others;
  }
}

/** Return whether data belongs to this protocol, of whatever version. @param {unknown} data
 * @returns {data is Record<string, unknown> & {brisques: unknown}} */
export function isOurs(data) {
  return typeof data === "object" && data !== null && Object.hasOwn(data, "brisques");
}

/** Return the id of a request; null if it has none that can be answered. @param {Record<string, unknown>} data */
export function idOf({ id }) {
  if (typeof id === "string" && id.length <= LONGEST_ID) return id;
  return typeof id === "number" ? id : null;
}

/** Check a request. @param {Record<string, unknown>} data @returns {Request} throws an EmbedError */
export function readRequest(data) {
  const { brisques, method, params = {} } = data;
  const id = idOf(data);
  if (brisques !== VERSION)
    throw new EmbedError({ code: "protocol/unknown-version", params: { known: [VERSION] } });
  if (id === null) throw new EmbedError({ code: "protocol/bad-id" });
  if (typeof method !== "string" || !METHODS.includes(method))
    throw new EmbedError({ code: "protocol/unknown-method", params: { known: METHODS } });
  if (typeof params !== "object" || params === null)
    throw new EmbedError({ code: "protocol/bad-params" });
  return { id, method: /** @type {Method} */ (method), params: { ...params } };
}

/** Return a text from the parameters of a request; throws an EmbedError. @param {Record<string, unknown>} params
 * @param {string} name @param {number} longest */
export function textOf(params, name, longest) {
  const value = params[name];
  if (typeof value !== "string")
    throw new EmbedError({
      code: "protocol/bad-params",
      where: name,
      params: { expected: "text" },
    });
  if (value.length > longest)
    throw new EmbedError({ code: "protocol/too-long", where: name, params: { longest } });
  return value;
}

/** Return a hint as a page gets it, with its reasons once they are shown; null if there is none.
 * @param {{action: string, cards: string[], reasons?: object[]} | null} hint maybe with more, for the page alone
 * @returns {Hint | null} */
export function hintMessage(hint) {
  if (!hint) return null;
  const { action, cards, reasons } = hint;
  return reasons ? { action, cards, reasons } : { action, cards };
}

/** Return an error as data that can be posted. @param {unknown} error @returns {Problem} */
export function problemOf(error) {
  const { code, where, rule, params, cites, others } = /** @type {Partial<Problem>} */ (
    error ?? {}
  );
  if (typeof code !== "string") return { code: "embed/failed" };
  return { code, where, rule, params, cites, ...(others?.length ? { others } : {}) };
}
