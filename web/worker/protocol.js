// The messages between page and worker, and the error of a refused request.
//
// Messages are matched by id, without comlink: requests and answers are text, so there is nothing to proxy. We need what
// such a library hides: which requests are unanswered when a worker dies, whether one of them had been carried out, and
// errors as data (an Error object cannot be cloned everywhere, and loses its fields where it can).
//
//   page to worker   {id, text}                    a request: JSON text for brisques.bridge.call, or for the
//                                                  worker itself (`stop`, `load` without a record)
//                    {ping: true}                  are you there?
//                    {parts}                       to a worker named `given`, first of all: what to start from
//   worker to page   {stage, error?}               how far the boot is; with `loading`, why not from the snapshot
//                    {parts}                       what it fetched, for the workers after it
//                    {id, text, unsaved?, cause?, match?}  the answer: JSON text
//                    {id, fatal}                   the interpreter is dead
//                    {pong: true}
//
// Where embedded tables share a worker, each of these but `stage` and `parts` also bears the name of its `table`;
// {table, close: true} says that the table is gone.
//
// Ids are never used twice, not even by another page: a record is stored with the id of the request that
// made it, and after a crash that tells whether this request was carried out. An id begins with the name of
// its page, which says who may change a stored match. A match bears the id of the request that began it.

/** @typedef {import("../boot/boot.js").Stage} Stage */
/** @typedef {import("../boot/boot.js").Plain} Plain */
/** @typedef {{source: string, where: string}} Cite */
/** @typedef {import("../bridge/types.js").Operations} EngineOperations */
/** @typedef {import("../bridge/types.js").Update} Update */

/** What the worker answers: the operations of the engine, some of which it extends, and its own. `match` is the id of a
 * stored match, or the one under which a new match is to be stored; `from` is that of the match that a branch leaves.
 * @typedef {Omit<EngineOperations, "branch" | "load" | "new" | "step"> & {
 *   branch: {request: {from?: string, record?: string, deals?: number, place: number, match?: string}, answer: Update},
 *   load: {request: {record?: string, match?: string, deals?: number, watch?: boolean}, answer: Update},
 *   new: {request: EngineOperations["new"]["request"] & {match?: string}, answer: Update},
 *   step: {request: EngineOperations["step"]["request"] & {helpers?: number}, answer: Update},
 *   stop: {request: {}, answer: {}}}} Operations */

/** Ask the engine, or the worker itself, for the answer of an operation.
 * @typedef {<Name extends keyof Operations>(op: Name, ...request: RequestOf<Name>) => Promise<Operations[Name]["answer"]>} Ask */

/** What follows the name of an operation: its request, which may be left out where it has no argument.
 * @template {keyof Operations} Name
 * @typedef {{} extends Operations[Name]["request"] ? [request?: Operations[Name]["request"]]
 *   : [request: Operations[Name]["request"]]} RequestOf */

/**
 * @typedef {object} Problem what the engine says when it does not do something
 * @property {string} code
 * @property {"refusal" | "error"} [kind] a refusal is shown on the table
 * @property {string} [where]
 * @property {string | null} [rule]
 * @property {Record<string, unknown>} [params]
 * @property {Cite[]} [cites]
 * @property {Problem[]} [others] further errors in the same input
 */

/**
 * @typedef {object} Reply the worker's answer to one request
 * @property {string} id
 * @property {string} text
 * @property {string | null} [unsaved] after a change: the record when it could not be stored, null when it was
 * @property {string} [cause] after loading the stored record: the id of the request that made it
 * @property {string} [match] after another match was put on the table: its id
 */

/** @typedef {{id: string, text: string}} Request */
/** @typedef {{stage: Stage, error?: Plain}} Progress */
/** @typedef {import("../boot/parts.js").Kept} Kept */
/** What is said at one of several tables. @typedef {{table?: string}} AtTable */
/** @typedef {(Reply | {id: string, fatal: Plain} | {pong: true}) & AtTable} FromTable */
/** @typedef {FromTable | Progress | {parts: Kept}} FromWorker */

/** Name of the table at which stored matches are looked at. */
export const REVIEW = "review";

/** Name of a worker that is given its parts and fetches nothing but its own scripts. */
export const GIVEN = "given";

/** Carry a request's refusal or failure; `code` is what to act on. */
export class EngineError extends Error {
  /** @param {Problem} problem @param {string} [message] for a developer; people are told by code */
  constructor(problem, message = problem.code) {
    const {
      code,
      kind = "error",
      where = "",
      rule = null,
      params = {},
      cites = [],
      others = [],
    } = problem;
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.kind = kind;
    this.where = where;
    this.rule = rule;
    this.params = params;
    this.cites = cites;
    this.others = others;
  }
}

/** Return the name of the page that made a request. @param {string} id */
export const pageOf = (id) => id.slice(0, id.lastIndexOf("-"));
