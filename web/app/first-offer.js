// What the start page offers before the engine is up, as the build asked the engine for it: the games, the levels, and
// hands already dealt, of which one lies on the cloth.

import { fetchFile } from "#files";

/** @typedef {{seed: string, view: import("../table/types.js").View}} FirstDeal */
/** @typedef {import("../panels/new-match.js").Offer & {deals: FirstDeal[]}} Offer */

export class FirstOffer {
  /** @type {Offer} */
  known;
  #at = 0;

  /** @param {string} level the one that is known without an answer */
  constructor(level) {
    this.known = { games: [], levels: [level], deals: [] };
  }

  /** The hand on the cloth. */
  get deal() {
    return this.known.deals[this.#at] ?? null;
  }

  async load() {
    try {
      this.known = await (await fetchFile("start.json")).json();
      this.#at = Math.floor(Math.random() * this.known.deals.length);
    } catch {
      // Without it the page still plays: a new match is dealt by the engine.
    }
  }

  /** Another hand. */
  another() {
    this.#at = (this.#at + 1) % this.known.deals.length;
  }
}
