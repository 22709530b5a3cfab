// One table at the engine: what is asked of it is carried out one after the other, but for requests that take
// thought: these think first, beside the others, and are carried out when the thought has come to its end.
// After each change the record is stored before the change is answered, so that nothing a person has seen
// happen can be lost with the worker. Several tables share an engine; each has a desk of its own.

import { plain } from "./protocol.js";
import { Thinking } from "./thinking.js";

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./thinking.js").Call} Call */
/** @typedef {{id: string, text: string, op: string, args: Record<string, any>}} Asked a request, read */
/** @typedef {Reply | {id: string, fatal: import("./protocol.js").Plain}} Said */
/** Where matches are kept. @typedef {Pick<typeof import("./store.js"), "keep" | "kept" | "forget">} Store */
/** Further workers, and the way to lend them what they think about.
 * @typedef {Pick<import("./pool.js").Pool, "begin" | "engage" | "take" | "close">} Helpers */

/** After these another match lies on the table. */
const ELSEWHERE = ["new", "load", "position", "lesson-step", "lesson-again", "forget", "close"];
const CHANGING = new Set([...ELSEWHERE, "act", "step", "next", "undo", "redo", "rewind"]);
/** What takes thought, and the operation that thinks for a slice. @type {Record<string, string>} */
const THOUGHTS = { step: "think", hint: "hint" };

export class Desk {
  #thinking = new Thinking();
  /** The next request begins when the one before it is stored and answered. @type {Promise<unknown>} */
  #queue;
  /** The request that made the match as it stands; null while no match lies here. @type {string | null} */
  #cause = null;

  /**
   * @param {Promise<Call>} python @param {(said: Said) => void} tell
   * @param {{store?: Store, pool?: Helpers}} [own] what only a table at home has: embedded ones keep nothing and think
   * alone
   */
  constructor(python, tell, { store, pool } = {}) {
    this.python = python;
    this.tell = tell;
    this.store = store;
    this.pool = pool;
    this.#queue = python.catch(() => {}); // told by the stage `failed`; nothing is answered any more
  }

  /** @param {{id: string, text: string}} request */
  hear({ id, text }) {
    const { op, ...args } = JSON.parse(text);
    const asked = { id, text, op, args };
    if (Object.hasOwn(THOUGHTS, op)) this.#guard(asked, () => this.#thinkFirst(asked));
    else this.#serve(asked);
  }

  /** @param {Asked} asked */
  #serve(asked) {
    // A thought about a table that changes is in vain.
    if (asked.op === "stop" || CHANGING.has(asked.op)) this.#thinking.stop();
    if (ELSEWHERE.includes(asked.op)) this.pool?.close();
    this.#queue = this.#queue.then(() => this.#guard(asked, () => this.#answer(asked)));
  }

  /** @param {Asked} asked @param {() => Promise<Omit<Reply, "id"> | null>} work null when it is answered elsewhere */
  async #guard({ id }, work) {
    try {
      const reply = await work();
      if (reply) this.tell({ id, ...reply });
    } catch (error) {
      if (/** @type {any} */ (error)?.pyodide_fatal_error) this.tell({ id, fatal: plain(error) });
      else this.tell({ id, text: problem("bridge/failed", { ...plain(error) }) });
    }
  }

  /** @param {Asked} asked @returns {Promise<Omit<Reply, "id"> | null>} */
  async #thinkFirst(asked) {
    const turn = this.#queue.then(() => this.python); // what was asked before is done before
    if (!(await this.#thinking.toTheEnd(turn, this.#slices(asked))))
      return { text: problem("engine/stopped") };
    this.#serve(asked);
    return null;
  }

  /** The requests that think about what was asked; further workers may help a player to its move.
   * @param {Asked} asked @returns {(call: Call, first: boolean) => string} */
  #slices({ op, args: { helpers = 0, ...args } }) {
    const think = { ...args, op: THOUGHTS[op] };
    const pool = this.pool;
    if (op !== "step" || helpers === 0 || !pool) return () => JSON.stringify(think);
    pool.begin();
    /** @type {Record<string, unknown> | null} */
    let loan = null;
    return (call, first) => {
      // What the first slice settles is nothing to share.
      if (!first) loan ??= lend(call, args);
      if (loan) pool.engage(helpers, loan);
      return JSON.stringify({ ...think, tallies: pool.take() });
    };
  }

  /** @param {Asked} asked @returns {Promise<Omit<Reply, "id">>} */
  async #answer({ id, text, op, args }) {
    const call = await this.python;
    if (op === "stop") return { text: '{"ok":true}' };
    if (op === "forget") return this.#forget();
    if (op === "load" && args.record === undefined) return this.#resume(call);
    const answered = call(text);
    if (op !== "hint" && !CHANGING.has(op)) return { text: answered };
    const { ok, view, lesson } = JSON.parse(answered);
    if (!ok) return { text: answered };
    // A lesson is no match, and is not to be kept in place of one.
    if (CHANGING.has(op)) this.#cause = view && !lesson ? id : null;
    // A hint changes no card, so it leaves the cause as it is; but the record tells that it was given.
    if (this.#cause === null) return { text: answered };
    return { text: answered, unsaved: await this.#save(call, this.#cause) };
  }

  /** Stores the match as it stands. @param {Call} call @param {string} cause
   * @returns {Promise<string | null>} the record when it is not kept here: the browser will not (a private window, a
   * full disk), or the table is embedded */
  async #save(call, cause) {
    const { ok, record, error } = JSON.parse(call('{"op":"save"}'));
    if (!ok) throw new Error(`the match could not be written down: ${error.code}`);
    if (!this.store) return record;
    try {
      await this.store.keep({ record, cause });
      return null;
    } catch {
      return record;
    }
  }

  /** @param {Call} call @returns {Promise<Omit<Reply, "id">>} */
  async #resume(call) {
    const kept = await this.store?.kept();
    if (!kept) return { text: problem("bridge/no-table") };
    const text = call(JSON.stringify({ op: "load", record: kept.record }));
    if (JSON.parse(text).ok) this.#cause = kept.cause;
    return { text, cause: kept.cause };
  }

  /** @returns {Promise<Omit<Reply, "id">>} */
  async #forget() {
    this.#cause = null;
    await this.store?.forget().catch(() => {}); // a browser that keeps nothing has nothing to forget
    return { text: '{"ok":true}', unsaved: null };
  }
}

/** What another worker needs to think along. @param {Call} call @param {Record<string, any>} args */
function lend(call, args) {
  const { ok, ...loan } = JSON.parse(call(JSON.stringify({ ...args, op: "lend" })));
  return ok ? loan : null;
}

/** An answer of the worker's own, in the engine's form. @param {string} code @param {Record<string, unknown>} [params] */
function problem(code, params = {}) {
  return JSON.stringify({ ok: false, error: { code, where: "", rule: null, params, cites: [] } });
}
