// Keeps the match of one table at the engine. Its requests are carried out one after the other; only those that need
// thought think first, beside the others, and are carried out at the end of the thought. A change is stored before it is
// answered, so that nothing a person has seen is lost with the worker. Tables that share an engine have a keeper each.

import { plain } from "../boot/boot.js";
import { EFFECTS } from "../bridge/effects.js";
import { factsOf, isDaily } from "../history/entry.js";
import { pageOf } from "./protocol.js";
import { StaleError } from "./storage.js";
import { Thinking } from "./thinking.js";

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./thinking.js").Call} Call */
/** @typedef {{id: string, text: string, op: string, args: Record<string, any>}} Request a request, read */
/** @typedef {Reply | {id: string, fatal: import("./protocol.js").Plain}} Message */
/** The store of matches. @typedef {Pick<typeof import("./storage.js"), "keep" | "kept" | "open" | "cameUp" |
 * "setAside">} Store */
/** The stored matches, to read. @typedef {Pick<typeof import("./storage.js"), "kept">} Archive */
/** @typedef {import("../bridge/types.js").View} View */
/** Further workers, and the way to lend them what they think about.
 * @typedef {Pick<import("./pool.js").Pool, "begin" | "engage" | "take" | "close">} Helpers */

/** Return the effect of an operation. @param {string} op */
const effectOf = (op) => EFFECTS.get(op);
/** Number of failed tries after which a kept match is not opened again. */
const MAX_TRIES = 2;
/** Operations that a deal of the day does not allow: help, and a second deal. */
const AIDS = new Set(["hint", "undo", "redo", "rewind", "next"]);
/** Operations that need thought, each with the operation that thinks for a slice. @type {Record<string, string>} */
const THOUGHTS = { step: "think", hint: "hint", expect: "expect" };

/** Carry out the requests of one table in order, and store its match. */
export class MatchKeeper {
  #thinking = new Thinking();
  /** Resolves when the request before is stored and answered. @type {Promise<unknown>} */
  #queue;
  /** Id of the request that made the match as it stands; null without a match. @type {string | null} */
  #cause = null;
  /** Id under which the match is stored. */
  #match = "";
  /** The latest view of the match. @type {View | null} */
  #view = null;
  /** The page that has opened the match, until the engine has gone on from it. @type {string | null} */
  #opening = null;
  /** The writer in whose name the match is stored: storage was full, so this page could not become its writer.
   * @type {string | undefined} */
  #writer;

  /**
   * @param {Promise<Call>} python @param {(message: Message) => void} tell
   * @param {{store?: Store, pool?: Helpers, archive?: Archive}} [own] store and pool are those of the table at home:
   * others keep nothing and think alone; a table with an archive shows stored matches and changes none
   */
  constructor(python, tell, { store, pool, archive } = {}) {
    this.python = python;
    this.tell = tell;
    this.store = store;
    this.pool = pool;
    this.archive = archive;
    this.#queue = python.catch(() => {}); // reported by the stage `failed`; nothing is answered any more
  }

  /** Take a request. @param {{id: string, text: string}} request */
  hear({ id, text }) {
    const { op, ...args } = JSON.parse(text);
    const request = { id, text, op, args };
    if (Object.hasOwn(THOUGHTS, op)) this.#guard(request, () => this.#thinkFirst(request));
    else this.#serve(request);
  }

  /** @param {Request} request */
  #serve(request) {
    // A thought about a table that changes is useless.
    if (request.op === "stop" || effectOf(request.op)) this.#thinking.stop();
    if (effectOf(request.op) === "replaces") this.pool?.close();
    this.#queue = this.#queue.then(() => this.#guard(request, () => this.#answer(request)));
  }

  /** @param {Request} request
   * @param {() => Promise<Omit<Reply, "id"> | null>} work null if the answer is sent elsewhere */
  async #guard({ id }, work) {
    try {
      const reply = await work();
      if (reply) this.tell({ id, ...reply });
    } catch (error) {
      if (/** @type {any} */ (error)?.pyodide_fatal_error) this.tell({ id, fatal: plain(error) });
      else this.tell({ id, text: problem("bridge/failed", { ...plain(error) }) });
    }
  }

  /** @param {Request} request @returns {Promise<Omit<Reply, "id"> | null>} */
  async #thinkFirst(request) {
    const turn = this.#queue.then(() => this.python); // earlier requests are carried out first
    if (!(await this.#thinking.toTheEnd(turn, this.#slices(request))))
      return { text: problem("engine/stopped") };
    this.#serve(request);
    return null;
  }

  /** Make the requests that think for slices; further workers may help a player.
   * @param {Request} request @returns {(call: Call, first: boolean) => string} */
  #slices({ op, args: { helpers = 0, ...args } }) {
    const think = { ...args, op: THOUGHTS[op] };
    const pool = this.pool;
    if (op !== "step" || helpers === 0 || !pool) {
      return (_, first) => {
        if (!first) this.#cameUp();
        return JSON.stringify(think);
      };
    }
    pool.begin();
    /** @type {Record<string, unknown> | null} */
    let loan = null;
    return (call, first) => {
      // A thought that its first slice settles needs no help.
      if (!first) {
        this.#cameUp();
        loan ??= lend(call, args);
      }
      if (loan) pool.engage(helpers, loan);
      return JSON.stringify({ ...think, tallies: pool.take() });
    };
  }

  /** @param {Request} request @returns {Promise<Omit<Reply, "id">>} */
  async #answer({ id, text, op, args }) {
    const call = await this.python;
    if (op === "stop") return { text: '{"ok":true}' };
    if (op === "load" && args.record === undefined) {
      return this.archive ? this.#copy(call, args) : this.#resume(call, pageOf(id), args);
    }
    if (AIDS.has(op) && isDaily(this.#match)) return { text: problem("match/daily") };
    const asked = op === "branch" && args.from ? await this.#branching(args) : text;
    if (!asked) return { text: problem("match/not-kept") };
    const answer = call(asked);
    if (op !== "hint" && !effectOf(op)) return { text: answer };
    const { ok, view, covered, lesson } = JSON.parse(answer);
    if (!ok) return { text: answer };
    if (effectOf(op)) {
      // A lesson is no match and must not be stored.
      this.#view = view ?? covered;
      this.#cause = this.#view && !lesson ? id : null;
    }
    const isNew = effectOf(op) === "replaces";
    // A match that the page gave no id is stored under that of the request that began it.
    if (isNew) {
      this.#match = args.match ?? id;
      this.#writer = undefined;
    }
    // A hint changes no card, so the cause stays; but the record says that a hint was given.
    if (op === "hint" && this.#view) this.#view = { ...this.#view, assisted: true };
    if (this.#cause === null) return { text: answer };
    try {
      const unsaved = await this.#save(call, pageOf(id), this.#cause, isNew);
      return { text: answer, unsaved, ...(isNew ? { match: this.#match } : {}) };
    } catch (error) {
      if (error instanceof StaleError) return { text: problem("match/elsewhere") };
      throw error;
    }
  }

  /** Store the match as it stands. @param {Call} call @param {string} writer @param {string} cause
   * @param {boolean} isNew whether it has just been put on the table
   * @returns {Promise<string | null>} the record when it is not kept here: the browser will not (a private window, a
   * full disk), or the table is embedded; rejects with a StaleError when another page is the writer of the match */
  async #save(call, writer, cause, isNew) {
    const { ok, record, summary, error } = JSON.parse(call('{"op":"save"}'));
    if (!ok) throw new Error(`the match could not be written down: ${error.code}`);
    if (!this.store || !this.#view) return record;
    try {
      const facts = factsOf(this.#view);
      const made = { id: this.#match, record, summary, cause, facts, isNew };
      await this.store.keep(made, this.#writer ?? writer);
      this.#opening = null; // a match stored after a change has no tries
      return null;
    } catch (stop) {
      if (stop instanceof StaleError) throw stop;
      return record;
    }
  }

  /** Load a stored match. A page that only watches another page's match changes nothing in the store. Any other page
   * becomes the writer; its try is stored before the engine loads the match, so that a match that hangs the engine is
   * recognized at the next try and set aside. @param {Call} call @param {string} page @param {Record<string, any>} args
   * @returns {Promise<Omit<Reply, "id">>} */
  async #resume(call, page, { match, watch = false }) {
    if (!match || !this.store) return { text: problem("bridge/no-table") };
    const kept = await (watch ? this.store.kept(match) : this.#open(this.store, match, page));
    if (!kept) return { text: problem("match/not-kept") };
    const { record, summary, cause, tries = 0 } = kept;
    if (watch && tries > 0) return { text: problem("match/not-up") };
    if (tries > MAX_TRIES) return this.#setAside(match, "engine/silent");
    const text = call(JSON.stringify({ op: "load", record, summary, curtain: true }));
    const { ok, view: seen, covered, error } = JSON.parse(text);
    const view = seen ?? covered;
    if (watch || ok) this.#cause = watch ? null : cause;
    if (ok) {
      this.#match = match;
      this.#view = view;
    }
    if (watch) return { text, cause, match };
    if (!ok) return this.#setAside(match, error.code);
    this.#opening = page;
    // A player that is to move may still hang the engine: wait for the first slice of its thought.
    if (view.seats?.[view.to_move]?.kind !== "player") await this.#cameUp();
    return { text, cause, match };
  }

  /** Make the page the writer of a stored match; only read the match where nothing more can be stored.
   * @param {Store} store @param {string} match @param {string} page */
  async #open(store, match, page) {
    this.#writer = undefined;
    try {
      return await store.open(match, page);
    } catch {
      const kept = await store.kept(match);
      this.#writer = kept?.writer;
      return kept;
    }
  }

  /** Write the request for a branch of a stored match; null if there is none. @param {Record<string, any>} args */
  async #branching({ from, deals, place }) {
    const kept = await this.store?.kept(from);
    return kept
      ? JSON.stringify({ op: "branch", record: kept.record, deals, place, curtain: true })
      : null;
  }

  /** Load a stored match, up to one of its deals, only to look at it. @param {Call} call
   * @param {Record<string, any>} args @returns {Promise<Omit<Reply, "id">>} */
  async #copy(call, { match, deals }) {
    const kept = await this.archive?.kept(match);
    if (!kept) return { text: problem("match/not-kept") };
    return { text: call(JSON.stringify({ op: "load", record: kept.record, deals })) };
  }

  /** Store that the match can be opened, since the engine has gone on from it. */
  async #cameUp() {
    const page = this.#opening;
    this.#opening = null;
    if (!page || !this.#view) return;
    // At worst one try too many is counted.
    await this.store?.cameUp(this.#match, page, factsOf(this.#view)).catch(() => {});
  }

  /** @param {string} match @param {string} why the code of what is wrong with it
   * @returns {Promise<Omit<Reply, "id">>} */
  async #setAside(match, why) {
    await this.store?.setAside(match, why);
    return { text: problem("match/set-aside", { why }) };
  }
}

/** Return what another worker needs to think along, or null. @param {Call} call @param {Record<string, any>} args */
function lend(call, args) {
  const { ok, ...loan } = JSON.parse(call(JSON.stringify({ ...args, op: "lend" })));
  return ok ? loan : null;
}

/** Make an answer of the worker's own, in the engine's form. @param {string} code
 * @param {Record<string, unknown>} [params] */
function problem(code, params = {}) {
  return JSON.stringify({ ok: false, error: { code, where: "", rule: null, params, cites: [] } });
}
