// Further workers that help a thought, on devices with spare cores. Each runs the same script with an engine of its own,
// gets a guess of the unseen cards, and its results are added to the thought. A worker that fails is ended, and the
// thought goes on without it.

import { Connection } from "./connection.js";

/** What another worker thinks about: a position that looks the same to the seat, and the player.
 * @typedef {Record<string, unknown>} Loan */

/** Time that a worker thinks before it reports, in ms; short, so that it is free soon after a thought has ended. */
const SLICE = 60;
/** Time without a thought after which all workers are ended, in ms. */
const IDLE = 60_000;

/** Let further workers think along. */
export class Pool {
  /** @type {Set<Helper>} */
  #helpers = new Set();
  /** Results since the last call of `take`. @type {unknown[]} */
  #results = [];
  /** Number of the thought; results of earlier ones are dropped. */
  #thought = 0;
  /** Number of slices so far, part of each worker's seed, so that no two guess alike. */
  #slices = 0;
  /** Number of failed workers; they are not replaced. */
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
    this.#slices += 1;
    const tally = await helper.ponder({ ...loan, seed: `slice ${this.#slices}`, ms: SLICE });
    if (tally !== null && thought === this.#thought) this.#results.push(tally);
  }
}

/** Hold a further worker. */
class Helper {
  #count = 0;
  /** True if it is up and has nothing to do. */
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
      return null; // the worker is gone; the connection has reported it
    }
  }
}
