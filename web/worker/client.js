// The engine for the page: `await engine.call("act", {action, revision})`. When its worker dies, another is started, the
// stored match is loaded into it, and open requests are answered all the same.

import { plain } from "../boot/boot.js";
import { Connection, spawn, Unanswered } from "./connection.js";
import { EngineError } from "./protocol.js";

export { EngineError };

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Plain} Plain */
/** @typedef {import("./protocol.js").Progress} Progress */
/** @typedef {import("./protocol.js").Kept} Kept */
/** @typedef {import("./protocol.js").Operations} Operations */
/**
 * @template {keyof Operations} Name
 * @typedef {import("./protocol.js").RequestOf<Name>} RequestOf
 */
/** @typedef {Record<string, any>} Answer what any operation answers */
/** @typedef {Record<string, unknown>} Args */

/** Number of deaths without an answer in between after which the engine counts as failed: some record or request kills
 * it. */
const MAX_DEATHS = 3;

/** Call the engine in its worker, and start another worker when one dies. Events: `stage` (detail: {stage, error?};
 * `failed` is final and holds the first cause) and `recovered` (detail: the update that a new worker answered when it
 * had loaded the stored match), and `unkept` when the browser does not store the match, which then lasts as long as
 * this page; `kept` each time that it does; `match` (detail: its id) when another match is on the table. */
export class Engine extends EventTarget {
  /** Whether another tab plays the match, and this one only shows it. */
  watching = false;
  /** Id of the match on the table. @type {string | null} */
  match = null;
  #session = newSession();
  #count = 0;
  #deaths = 0;
  /** The latest revision in an answer of the engine. */
  #revision = 0;
  /** The record if the browser does not keep it, for recovery only: it holds all hands. @type {string | null} */
  #unsaved = null;
  /** @type {Connection | null} */
  #connection = null;
  /** The answer of the latest new worker to loading the match. @type {Promise<Reply | null>} */
  #reloaded = Promise.resolve(null);
  #isReloading = false;
  /** What the first worker fetched, so that the next starts quickly. @type {Kept | null} */
  #kept = null;
  /** The reason why the engine has ended. @type {EngineError | null} */
  #over = null;
  /** @type {Promise<Operations["hello"]["answer"]> | null} */
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

  /** Carry out an operation of the engine. `load` without a record loads a match stored in this browser, with `watch`
   * as another tab plays it. `stop` ends a thought: requests that waited for it are refused as engine/stopped, as they
   * are when the table changes. @template {keyof Operations} Name @param {Name} op @param {RequestOf<Name>} request
   * @returns {Promise<Operations[Name]["answer"]>} rejects with an EngineError */
  async call(op, ...request) {
    const args = /** @type {Args} */ (request[0] ?? {});
    const upToDate = args.revision === this.#revision;
    // Until a new worker has loaded the match, the caller cannot know its revision.
    const reloading = this.#isReloading;
    if (reloading) await this.#reloaded;
    const now = reloading && upToDate ? { ...args, revision: this.#revision } : args;
    const reply = await this.#deliver(this.#newId(), op, now, upToDate);
    return /** @type {any} */ (this.#read(reply));
  }

  /** Return a further table at the same engine, beside the match: for a lesson, or a position in the editor. Nothing of
   * it is kept, and it is lost when the worker dies: open requests are refused as engine/crashed, later ones as at an
   * empty table. @param {string} table its name @returns {Pick<Engine, "call">} */
  beside(table) {
    return {
      call: (op, ...[args]) =>
        /** @type {any} */ (this.#callAt(table, JSON.stringify({ op, ...args }))),
    };
  }

  /** Whether the match lasts only as long as this page. */
  get isUnkept() {
    return this.#unsaved !== null;
  }

  /** Take the match from the table, since it was deleted. */
  drop() {
    this.match = null;
    this.#unsaved = null;
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
   * Send a request so that it is carried out once, even if the worker dies over it.
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
    return new Connection(this.#worker(), {
      stage: (progress) => this.#reached(progress),
      died: (cause) => this.#died(cause),
      fetched: (parts) => {
        this.#kept = parts;
      },
    });
  }

  #worker() {
    try {
      return this.begin();
    } catch (error) {
      this.#fail(plain(error)); // workers are forbidden here
      throw this.#over;
    }
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

  /** Load the match into a new worker, before all other requests. @param {Connection} connection */
  async #reload(connection) {
    const record = this.#unsaved ?? undefined;
    const load = {
      ...{ op: "load", record, curtain: true },
      ...{ match: this.match ?? undefined, watch: this.watching },
    };
    this.#isReloading = true;
    try {
      const reply = await connection.send(this.#newId(), JSON.stringify(load));
      this.#announce("recovered", this.#read(reply));
      return reply;
    } catch {
      return null; // no match to load, or the worker is dead again, which its connection reports
    } finally {
      this.#isReloading = connection !== this.#connection && this.#isReloading;
    }
  }

  /** Return the answer in a reply, and store its revision and record. @param {Reply} reply @returns {Answer} */
  #read({ text, unsaved, match }) {
    if (match && match !== this.match) {
      this.#unsaved = null;
      this.match = match;
      this.#announce("match", match);
    }
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

/** Parse the engine's answer; throws an EngineError if it is a refusal. @param {string} text @returns {Answer} */
function answerIn(text) {
  const answer = JSON.parse(text);
  if (!answer.ok) throw new EngineError(answer.error);
  return answer;
}

/** Return a name that no other page has; `crypto.randomUUID` is missing on plain http. */
function newSession() {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
}
