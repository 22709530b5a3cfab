// The table frame's connection to the page around it: accepts messages of that page alone, from its one origin or,
// in a sandbox, from none, answers only there, and limits the rate of requests.

import { errorWords } from "../i18n/strings.js";
import { EmbedError, idOf, isOurs, problemOf, readRequest, VERSION } from "./protocol.js";

/** @typedef {import("./protocol.js").EventName} EventName */
/** @typedef {import("./protocol.js").Request} Request */

/** Limits of requests: at once, and per second in the long run. */
const BURST = 60;
const PER_SECOND = 20;
/** Limit of requests under way. */
const MOST_OPEN = 16;
/** Limit of events kept for a page whose origin is not known yet. */
const MOST_QUEUED = 20;

/** Exchange messages with the page around the table. */
export class HostLine {
  /** The page around the frame; null when there is none. @type {Window | null} */
  #host = parent === window ? null : parent;
  /** The origin of that page, as soon as it is known. */
  #origin = originAround();
  #count = 0;
  /** @type {[EventName, object][]} */
  #queuedEvents = [];
  #allowance = BURST;
  #countedAt = Date.now();
  #complainedAt = 0;
  #openRequests = 0;

  /** @param {(request: Request) => Promise<object>} carryOut */
  constructor(carryOut) {
    this.carryOut = carryOut;
    addEventListener("message", (event) => this.#receive(event));
  }

  /** Tell the page of an event. @param {EventName} name @param {object} detail plain data */
  say(name, detail) {
    if (this.#origin === null) {
      if (this.#queuedEvents.length < MOST_QUEUED) this.#queuedEvents.push([name, detail]);
      return;
    }
    this.#count += 1;
    this.#post({ id: this.#count, event: name, detail });
  }

  /** @param {MessageEvent} event */
  #receive({ source, origin, data }) {
    if (source !== this.#host || !this.#host || !isOurs(data)) return;
    const from = plain(origin);
    const isNew = from !== this.#origin;
    if (isNew && this.#origin !== null && !isSandboxed(from)) return;
    if (!this.#mayPass()) return this.#complain();
    if (isNew) this.#meet(from);
    this.#answer(data);
  }

  /** Take the origin that the page has shown, and send it the waiting events. @param {string} origin */
  #meet(origin) {
    this.#origin = origin;
    for (const [name, detail] of this.#queuedEvents.splice(0)) this.say(name, detail);
  }

  /** @param {Record<string, unknown>} data */
  async #answer(data) {
    this.#openRequests += 1;
    try {
      if (this.#openRequests > MOST_OPEN) throw new EmbedError({ code: "protocol/too-many" });
      this.#post({ id: idOf(data), result: await this.carryOut(readRequest(data)) });
    } catch (error) {
      const problem = problemOf(error);
      this.#post({ id: idOf(data), error: { ...problem, message: errorWords(problem) } });
    } finally {
      this.#openRequests -= 1;
    }
  }

  /** Return whether another request is within the limits. */
  #mayPass() {
    const now = Date.now();
    this.#allowance = Math.min(
      BURST,
      this.#allowance + ((now - this.#countedAt) / 1000) * PER_SECOND,
    );
    this.#countedAt = now;
    if (this.#allowance < 1) return false;
    this.#allowance -= 1;
    return true;
  }

  /** Say, at most once a second, that requests come too fast and are ignored. */
  #complain() {
    if (Date.now() - this.#complainedAt < 1000) return;
    this.#complainedAt = Date.now();
    this.say("error", { code: "protocol/too-many" });
  }

  /** @param {object} message */
  #post(message) {
    // A page without an origin of its own can only be addressed as the parent, whatever its origin. No other page can
    // be it. In a sandbox the page around may be such a page.
    const target = [this.#origin, self.origin].includes("null") ? "*" : (this.#origin ?? "");
    this.#host?.postMessage({ brisques: VERSION, ...message }, target);
  }
}

/** Return the origin of the page around the frame, if the browser says it. @returns {string | null} */
function originAround() {
  if (location.ancestorOrigins?.length) return plain(location.ancestorOrigins[0]);
  return document.referrer ? new URL(document.referrer).origin : null;
}

/** Return whether the page around us is in a sandbox, and so are we: Firefox names the origin of its address as referrer,
 * but its messages have none. @param {string} origin of a message */
const isSandboxed = (origin) => origin === "null" && self.origin === "null";

/** Return an origin as a message gives it; browsers may call that of a page from a disk "file://". @param {string} origin */
const plain = (origin) => (origin === "file://" ? "null" : origin);
