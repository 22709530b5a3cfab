// The engine as the page knows it: `await engine.call("act", {action, revision})`. When its worker dies, another
// is started, the stored match is loaded into it, and what was in flight is answered all the same.

import { Connection, spawn, Unanswered } from "./connection.js";
import { EngineError } from "./protocol.js";
import { hasKept } from "./storage.js";

export { EngineError };

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Plain} Plain */
/** @typedef {import("./protocol.js").Progress} Progress */
/** @typedef {import("./protocol.js").Kept} Kept */
/** @typedef {Record<string, any>} Answer what the operation answers; see engine/brisques/bridge/operations.py */
/** @typedef {Record<string, unknown>} Args */

/** So many deaths without an answer in between, and the engine counts as failed: some record or request kills it. */
const MAX_DEATHS = 3;

/** Call the engine in its worker, and start another worker when one dies. Events: `stage` (detail: {stage, error?};
 * `failed` is final and holds the first cause) and `recovered` (detail: the update that a new worker answered when it
 * had loaded the stored match), and `unkept` when the browser does not store the match, which then lasts as long as
 * this page; `kept` each time that it does. */
export class Engine extends EventTarget {
  /** Whether another tab plays the kept match, and this one only shows it. */
  watching = false;
  #session = newSession();
  #count = 0;
  #deaths = 0;
  /** The latest revision the engine has told. */
  #revision = 0;
  /** The record when the browser does not keep it, for recovery only: it tells all hands. @type {string | null} */
  #unsaved = null;
  /** @type {Connection | null} */
  #connection = null;
  /** What the latest new worker said to loading the match. @type {Promise<Reply | null>} */
  #reloaded = Promise.resolve(null);
  #isReloading = false;
  /** What the first worker fetched, so that the next is up in a moment. @type {Kept | null} */
  #kept = null;
  /** Why there is no engine any more. @type {EngineError | null} */
  #over = null;
  /** @type {Promise<Answer> | null} */
  #hello = null;

  /** @param {{workerUrl: string | URL, begin?: typeof spawn}} options `begin` is for tests */
  constructor({ workerUrl, begin = spawn }) {
    super();
    this.begin = () => begin(workerUrl, this.#kept);
  }

  /** Start the engine, once; resolves when it has answered. */
  start() {
    this.#hello ??= this.call("hello");
    return this.#hello;
  }

  /**
   * One operation of the engine. `load` without a record loads the match kept in this browser, with `watch` as another
   * tab plays it; `forget` drops it; `claim` comes before a match that replaces it.
   * `stop` ends a thought: what waited for it is refused as engine/stopped, as it is when the table changes.
   * @param {string} op @param {Args} [args] @returns {Promise<Answer>} rejects with an EngineError
   */
  async call(op, args = {}) {
    const upToDate = args.revision === this.#revision;
    // Until a new worker has loaded the match, who asks cannot know its revision.
    const reloading = this.#isReloading;
    if (reloading) await this.#reloaded;
    const now = reloading && upToDate ? { ...args, revision: this.#revision } : args;
    const reply = await this.#deliver(this.#newId(), op, now, upToDate);
    return this.#read(reply);
  }

  /**
   * A further table at the same engine, beside the match: for a lesson, or a position that is being laid. Nothing of it
   * is kept, and when the worker dies it is gone: what is asked there then is refused as engine/crashed, and after
   * that as at a table where nothing lies yet.
   * @param {string} table its name @returns {Pick<Engine, "call">}
   */
  beside(table) {
    return { call: (op, args = {}) => this.#callAt(table, JSON.stringify({ op, ...args })) };
  }

  /** Return whether a match can be resumed; the engine need not be up. */
  async hasSaved() {
    return this.#unsaved !== null || hasKept();
  }

  /** End the engine for good. */
  terminate() {
    this.#end(new EngineError({ code: "engine/closed" }));
  }

  /** Let the worker die as if the browser had taken it away (for tests). */
  kill() {
    this.#connection?.lose({ name: "Killed", message: "by a test" });
  }

  /**
   * Sends a request and sees to it that it is carried out once, even when the worker dies over it.
   * @param {string} id @param {string} op @param {Args} args @param {boolean} upToDate @returns {Promise<Reply>}
   */
  async #deliver(id, op, args, upToDate) {
    try {
      return await this.#send(id, op, args);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
    const reloaded = await this.#reloaded;
    if (this.#over) throw this.#over;
    if (reloaded?.cause === id) return reloaded; // it had been carried out and stored: this is its outcome
    // Not carried out, so the table stands where it stood when the request was made, under a new revision.
    const again = "revision" in args ? { ...args, revision: upToDate ? this.#revision : -1 } : args;
    try {
      return await this.#send(id, op, again);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      throw this.#over ?? new EngineError({ code: "engine/crashed" }, `${op} killed two workers`);
    }
  }

  /** @param {string} id @param {string} op @param {Args} args */
  async #send(id, op, args) {
    if (this.#over) throw this.#over;
    this.#connection ??= this.#connect();
    const reply = await this.#connection.send(id, JSON.stringify({ op, ...args }));
    this.#deaths = 0;
    return reply;
  }

  /** @param {string} table @param {string} request @returns {Promise<Answer>} */
  async #callAt(table, request) {
    if (this.#over) throw this.#over;
    this.#connection ??= this.#connect();
    try {
      const reply = await this.#connection.send(this.#newId(), request, table);
      this.#deaths = 0;
      return answerIn(reply.text);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      throw this.#over ?? new EngineError({ code: "engine/crashed" }, "the table is gone");
    }
  }

  #connect() {
    return new Connection(this.begin(), {
      stage: (progress) => this.#reached(progress),
      died: (cause) => this.#died(cause),
      fetched: (parts) => {
        this.#kept = parts;
      },
    });
  }

  /** @param {Progress} progress */
  #reached({ stage, error }) {
    if (stage === "failed")
      this.#fail(error ?? { name: "Error", message: "the engine did not start" });
    else this.#announce("stage", { stage });
  }

  /** @param {Plain} cause */
  #died(cause) {
    this.#deaths += 1;
    this.#connection = null;
    if (this.#deaths > MAX_DEATHS) return this.#fail(cause);
    this.#connection = this.#connect();
    this.#reloaded = this.#reload(this.#connection);
  }

  /** Loads the match into a new worker, before all that is asked of it. @param {Connection} connection */
  async #reload(connection) {
    const load = { op: "load", record: this.#unsaved ?? undefined, watch: this.watching };
    this.#isReloading = true;
    try {
      const reply = await connection.send(this.#newId(), JSON.stringify(load));
      this.#announce("recovered", this.#read(reply));
      return reply;
    } catch {
      return null; // no match to load, or dead again, which is dealt with where it is noticed
    } finally {
      this.#isReloading = connection !== this.#connection && this.#isReloading;
    }
  }

  /** The answer in a reply, and what is to be remembered of it. @param {Reply} reply @returns {Answer} */
  #read({ text, unsaved }) {
    if (unsaved && this.#unsaved === null) this.#announce("unkept", null);
    if (unsaved !== undefined) this.#unsaved = unsaved;
    if (unsaved === null) this.#announce("kept", null);
    const answer = answerIn(text);
    if ("revision" in answer) this.#revision = answer.revision;
    return answer;
  }

  /** @param {Plain} cause */
  #fail(cause) {
    this.#end(new EngineError({ code: "engine/failed", params: { ...cause } }, cause.message));
    this.#announce("stage", { stage: "failed", error: cause });
  }

  /** @param {EngineError} error what every call is answered from now on */
  #end(error) {
    this.#over ??= error;
    this.#connection?.close();
    this.#connection = null;
  }

  /** @param {string} name @param {unknown} detail */
  #announce(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #newId() {
    this.#count += 1;
    return `${this.#session}-${this.#count}`;
  }
}

/** What the engine answered; throws an EngineError where it refused. @param {string} text @returns {Answer} */
function answerIn(text) {
  const answer = JSON.parse(text);
  if (!answer.ok) throw new EngineError(answer.error);
  return answer;
}

/** A name no other page has; `crypto.randomUUID` is missing on plain http. */
function newSession() {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
}
