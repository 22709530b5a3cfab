// The table frame's side of the talk with the page around it: hears only that page, from the one origin it has shown
// since the beginning, answers only there, and does not let itself be flooded.

import { EmbedError, idOf, isOurs, problemOf, readRequest, VERSION } from "./protocol.js";

/** @typedef {import("./protocol.js").EventName} EventName */
/** @typedef {import("./protocol.js").Request} Request */

/** So many requests may come at once, and so many a second in the long run. */
const BURST = 60;
const PER_SECOND = 20;
/** So many may be under way. */
const MOST_OPEN = 16;
/** So many events wait for a page whose origin is not known yet. */
const MOST_UNSAID = 20;

/** Exchange messages with the page around the table. */
export class HostLine {
  /** The page around us; null when there is none. @type {Window | null} */
  #host = parent === window ? null : parent;
  /** Where it is from, as soon as that is known. */
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
      if (this.#queuedEvents.length < MOST_UNSAID) this.#queuedEvents.push([name, detail]);
      return;
    }
    this.#count += 1;
    this.#post({ id: this.#count, event: name, detail });
  }

  /** @param {MessageEvent} event */
  #receive({ source, origin, data }) {
    if (source !== this.#host || !this.#host || !isOurs(data)) return;
    if (this.#origin !== null && origin !== this.#origin) return;
    if (!this.#mayPass()) return this.#complain();
    if (this.#origin === null) this.#meet(origin);
    this.#answer(data);
  }

  /** The page has shown its origin. @param {string} origin */
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
      this.#post({ id: idOf(data), error: problemOf(error) });
    } finally {
      this.#openRequests -= 1;
    }
  }

  /** Whether another request is within the measure. */
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

  /** Says once in a while that what comes too fast is not heard. */
  #complain() {
    if (Date.now() - this.#complainedAt < 1000) return;
    this.#complainedAt = Date.now();
    this.say("error", { code: "protocol/too-many" });
  }

  /** @param {object} message */
  #post(message) {
    // A page without an origin of its own can only be told as whoever is around us. That is it, or nobody.
    const target = this.#origin === "null" ? "*" : (this.#origin ?? "");
    this.#host?.postMessage({ brisques: VERSION, ...message }, target);
  }
}

/** The origin of the page around us, where the browser tells it. @returns {string | null} */
function originAround() {
  if (location.ancestorOrigins?.length) return location.ancestorOrigins[0];
  return document.referrer ? new URL(document.referrer).origin : null;
}
