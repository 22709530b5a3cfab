// Further workers that think along, on devices with cores to spare. Each is this same script with an engine of
// its own. It is lent a guess at the cards nobody has seen, and what it finds out is added to the thought. All
// of it may fail without anybody noticing: a worker that does is let go, and the thought goes on alone.

import { Connection } from "./connection.js";

/** What is lent to a worker: a position that looks the same to the seat, and who thinks about it. @typedef {Record<string, unknown>} Loan */

/** How long a worker thinks before it tells what it found, in ms: soon after a thought is over it is free again. */
const SHIFT = 60;
/** So long nobody needs a worker before all are sent home, in ms. */
const IDLE = 60_000;

/** Let further workers think along. */
export class Pool {
  /** @type {Set<Helper>} */
  #helpers = new Set();
  /** What was found out since it was last taken. @type {unknown[]} */
  #results = [];
  /** Counts thoughts, so that what comes late is dropped. */
  #thought = 0;
  /** Counts what was asked of all workers, so that no two guess alike. */
  #shifts = 0;
  /** How many have failed; they are not replaced. */
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #closeTimer;

  /** @param {() => Worker} spawn */
  constructor(spawn) {
    this.spawn = spawn;
  }

  /** Begin a new thought: results from before do not belong to it. */
  begin() {
    this.#thought += 1;
    this.#results = [];
  }

  /** Let a number of workers think along. @param {number} count @param {Loan} loan */
  engage(count, loan) {
    clearTimeout(this.#closeTimer);
    this.#closeTimer = setTimeout(() => this.close(), IDLE);
    while (this.#helpers.size + this.#failures < count) this.#helpers.add(this.#hire());
    for (const helper of this.#helpers) if (helper.free) this.#employ(helper, loan);
  }

  /** Return the results since the last call. */
  take() {
    return this.#results.splice(0);
  }

  /** End all workers. */
  close() {
    clearTimeout(this.#closeTimer);
    for (const { connection } of this.#helpers) connection.close();
    this.#helpers.clear();
    this.#results = [];
  }

  #hire() {
    const helper = new Helper(this.spawn(), () => {
      if (this.#helpers.delete(helper)) this.#failures += 1;
    });
    return helper;
  }

  /** @param {Helper} helper @param {Loan} loan */
  async #employ(helper, loan) {
    const thought = this.#thought;
    this.#shifts += 1;
    const tally = await helper.ponder({ ...loan, seed: `shift ${this.#shifts}`, ms: SHIFT });
    if (tally !== null && thought === this.#thought) this.#results.push(tally);
  }
}

/** One further worker. */
class Helper {
  #count = 0;
  /** Whether it is up and has nothing to do. */
  free = false;

  /** @param {Worker} worker @param {() => void} fail */
  constructor(worker, fail) {
    this.connection = new Connection(worker, {
      stage: ({ stage }) => {
        if (stage === "failed") fail();
        this.free = stage === "ready";
      },
      died: fail,
    });
  }

  /** @param {Loan} loan @returns {Promise<unknown>} what it found out, or null */
  async ponder(loan) {
    this.free = false;
    this.#count += 1;
    try {
      const text = JSON.stringify({ op: "ponder", ...loan });
      const answer = JSON.parse((await this.connection.send(`${this.#count}`, text)).text);
      this.free = true;
      return answer.ok ? answer.tally : null;
    } catch {
      return null; // it is gone, and that has been told
    }
  }
}
