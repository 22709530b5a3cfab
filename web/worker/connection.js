// A connection to a worker: starts it and holds the requests that it has not answered yet. A connection ends once, by
// `died`, `failed` or `close`, and rejects all unanswered requests; the client decides what to do about them.
//
// How a dead worker is detected: a browser may end its process without an event, and a worker that computes cannot answer
// a ping. So no ping is sent while answers come. When a request has waited `PATIENCE` without any message of the worker,
// one ping is sent; after `GRACE` without an answer, the worker counts as dead. The grace is needed because a timer fires
// at once when a machine wakes up, before the worker can answer. A start is not watched: over a slow link it may take
// minutes, and its errors are reported.

/// <reference path="../boot/runtime.d.ts" />

import { TYPE } from "#scripts";
import { STAGES } from "../boot/boot.js";
import { trusted } from "../boot/trusted.js";
import { GIVEN } from "./protocol.js";

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Plain} Plain */
/** @typedef {import("./protocol.js").Progress} Progress */
/** @typedef {import("./protocol.js").Kept} Kept */
/** @typedef {import("./protocol.js").FromWorker} FromWorker */

/**
 * @typedef {object} Notes
 * @property {(progress: Progress) => void} stage the boot moved on
 * @property {(cause: Plain) => void} died a worker that was up is gone
 * @property {(parts: Kept) => void} [fetched] what the worker after it can be given
 */

/** Time without a sign of life until a ping is sent, in ms. */
export const PATIENCE = 30_000;
/** Time that a ping may remain unanswered, in ms. */
export const GRACE = 5_000;

/** Reject a request whose worker has ended. */
export class Unanswered extends Error {}

/** Send requests to a worker and resolve them by its answers. */
export class Connection {
  /** @type {Map<string, {resolve: (reply: Reply) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  /** @type {import("./protocol.js").Stage | null} */
  #stage = null;
  #hasEnded = false;
  #hasPinged = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Worker} worker @param {Notes} notes */
  constructor(worker, notes) {
    this.worker = worker;
    this.notes = notes;
    worker.addEventListener("message", (event) => this.#receive(event.data));
    worker.addEventListener("messageerror", () => this.#fail("a message could not be read"));
    worker.addEventListener("error", (event) => {
      event.preventDefault?.();
      this.#fail(event.message || "the worker could not be run");
    });
  }

  /** Send a request. @param {string} id @param {string} text
   * @param {string} [table] a further one, beside that of the page @returns {Promise<Reply>} */
  send(id, text, table) {
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) return reject(new Unanswered("the worker is gone"));
      this.#waiting.set(id, { resolve, reject });
      this.worker.postMessage(table ? { id, text, table } : { id, text });
      if (this.#waiting.size === 1) this.#watch();
    });
  }

  /** Close the connection to a worker that is gone, and report it. @param {Plain} cause */
  lose(cause) {
    if (this.#hasEnded) return;
    this.close();
    this.notes.died(cause);
  }

  /** End the worker and reject what is unanswered. */
  close() {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.worker.terminate();
    const unanswered = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of unanswered)
      reject(new Unanswered("the worker ended before it answered"));
  }

  /** @param {FromWorker} message */
  #receive(message) {
    if (this.#hasEnded) return;
    if ("stage" in message) this.#reach(message);
    else if ("fatal" in message) this.lose(message.fatal);
    else if ("text" in message) this.#resolve(message);
    else if ("parts" in message) this.notes.fetched?.(message.parts);
    this.#watch();
  }

  /** @param {Progress} progress */
  #reach(progress) {
    const before = this.#stage === null ? -1 : STAGES.indexOf(this.#stage);
    if (STAGES.indexOf(progress.stage) <= before) return;
    this.#stage = progress.stage;
    if (progress.stage === "failed") this.close();
    this.notes.stage(progress);
  }

  /** @param {Reply} reply */
  #resolve(reply) {
    const request = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    request?.resolve(reply);
  }

  /** Handle a broken worker: before it is up the boot has failed; afterwards another can take its place.
   * @param {string} message */
  #fail(message) {
    if (this.#hasEnded) return;
    const error = { name: "WorkerError", message };
    if (this.#stage === "ready") this.lose(error);
    else this.#reach({ stage: "failed", error });
  }

  /** Restart the timer. */
  #watch() {
    clearTimeout(this.#timer);
    this.#hasPinged = false;
    if (this.#hasEnded || this.#stage !== "ready" || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => this.#handleSilence(), PATIENCE);
  }

  #handleSilence() {
    if (this.#hasPinged)
      return this.lose({ name: "WorkerSilent", message: "no answer and no sign of life" });
    this.#hasPinged = true;
    this.worker.postMessage({ ping: true });
    this.#timer = setTimeout(() => this.#handleSilence(), GRACE);
  }
}

// A worker takes away its own, and keeps this one for those that help it think.
const { Worker } = globalThis;

/** Begin a worker; the page's first one runs already, later ones are given what it fetched.
 * @param {string | URL} url the worker's script @param {Kept | null} kept @returns {Worker} */
export function spawn(url, kept) {
  if (!kept) return globalThis.brisquesFirstWorker?.() ?? new Worker(trusted(url), { type: TYPE });
  const worker = new Worker(trusted(url), { type: TYPE, name: GIVEN });
  worker.postMessage({ parts: kept });
  return worker;
}
