// One engine for all tables of a page. The hub has the worker; every table frame has a message port to it, which it uses
// like a worker of its own. All are frames of our own origin, so the page around them sees none of their messages: a
// frame finds the hub among its neighbours by properties that only pages of one origin can read.

import { plain } from "../boot/boot.js";
import { PATIENCE, spawn } from "../worker/connection.js";

/** @typedef {import("../worker/protocol.js").FromWorker} FromWorker */
/** @typedef {import("../worker/protocol.js").Plain} Plain */
/** @typedef {import("../worker/protocol.js").Progress} Progress */

/** Message with a port by which a table frame connects to a hub. */
const GREETING = "brisques-table";

/** Run one worker for all tables of a page. */
export class Hub {
  /** @type {Worker | null} */
  #worker = null;
  /** What the first worker fetched, for later workers. @type {import("../worker/protocol.js").Kept | null} */
  #parts = null;
  /** The stage of the boot. @type {Progress | null} */
  #progress = null;
  /** The line of each table, by the table's name. @type {Map<string, MessagePort>} */
  #lines = new Map();
  #count = 0;
  /** Time of a busy worker's last message; 0 if it is not busy. */
  #waiting = 0;

  /** @param {string} workerUrl */
  constructor(workerUrl) {
    this.workerUrl = workerUrl;
  }

  /** Let the frames of our origin beside this one find the hub. */
  open() {
    globalThis.brisquesHub = true;
    addEventListener("message", ({ origin, data, ports }) => {
      if (origin === location.origin && data === GREETING && ports[0]) this.#connect(ports[0]);
    });
    addEventListener("pagehide", ({ persisted }) => {
      if (!persisted) this.#lose({ name: "HubGone", message: "its frame closed" });
    });
    this.begin();
  }

  /** Start the worker, if there is none. */
  begin() {
    if (this.#worker) return;
    try {
      this.#worker = spawn(this.workerUrl, this.#parts);
    } catch (error) {
      return this.#fail(plain(error)); // workers are forbidden here
    }
    const worker = this.#worker;
    worker.addEventListener("message", ({ data }) => this.#receive(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail({ name: "WorkerError", message: event.message || "it could not be run" });
    });
  }

  /** @param {MessagePort} line */
  #connect(line) {
    if (this.#waiting && Date.now() - this.#waiting > PATIENCE)
      this.#lose({ name: "WorkerSilent", message: "no sign of life" });
    this.begin();
    this.#count += 1;
    const table = `${this.#count}`;
    this.#lines.set(table, line);
    line.onmessage = ({ data }) => this.#forward(table, data);
    if (this.#progress) line.postMessage(this.#progress);
  }

  /** @param {string} table @param {object} message */
  #forward(table, message) {
    this.#worker?.postMessage({ ...message, table });
    if (this.#progress?.stage === "ready") this.#waiting ||= Date.now();
    if ("close" in message) this.#lines.delete(table);
  }

  /** @param {FromWorker} message */
  #receive(message) {
    this.#waiting = 0;
    if ("parts" in message) this.#parts = message.parts;
    else if ("stage" in message) this.#reach(message);
    else if ("fatal" in message) this.#lose(message.fatal);
    else this.#lines.get(message.table ?? "")?.postMessage(message);
  }

  /** @param {Progress} progress */
  #reach(progress) {
    this.#progress = progress;
    this.#tellAll(progress);
  }

  /** Handle a broken worker: before it is up the boot has failed; afterwards another can take its place.
   * @param {Plain} error */
  #fail(error) {
    if (this.#progress?.stage === "ready") this.#lose(error);
    else this.#reach({ stage: "failed", error });
  }

  /** Give up a worker that is gone: each table connects again and brings its match. @param {Plain} fatal */
  #lose(fatal) {
    this.#tellAll({ fatal });
    this.#lines.clear();
    this.#worker?.terminate();
    this.#worker = null;
    this.#progress = null;
    this.#waiting = 0;
  }

  /** @param {object} message */
  #tellAll(message) {
    for (const line of this.#lines.values()) line.postMessage(message);
  }
}

/** Return a line to the hub of this page, in the form of a worker; start a hub here if there is none.
 * @param {string} workerUrl @returns {Worker} */
export function shared(workerUrl) {
  const hub = neighbour() ?? ownHub(workerUrl);
  const { port1, port2 } = new MessageChannel();
  hub.postMessage(GREETING, location.origin, [port2]);
  port1.start();
  const line = Object.assign(port1, {
    terminate() {
      port1.postMessage({ close: true });
      port1.close();
    },
  });
  return /** @type {any} */ (line);
}

/** Return the frame beside this one that has a hub, or null. @returns {Window | null} */
function neighbour() {
  for (let i = 0; i < parent.length; i++) {
    try {
      const frame = /** @type {Window & typeof globalThis} */ (parent[i]);
      if (frame !== self && frame.brisquesHub) return frame;
    } catch {
      // The properties of a frame of another origin cannot be read.
    }
  }
  return null;
}

/** @param {string} workerUrl @returns {Window} */
function ownHub(workerUrl) {
  if (!globalThis.brisquesHub) new Hub(workerUrl).open();
  return window;
}
