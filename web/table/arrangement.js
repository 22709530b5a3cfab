// The order in which our cards lie: sorted as a person has chosen, or arranged by hand, which lasts for the deal.

import { familyOf } from "./families.js";
import { manner } from "./manner.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./manner.js").Manner["sort"]} Sort */

/** Keep the order of our hand. */
export class Arrangement {
  /** Our cards as they were arranged, with those that have left the hand, which may come back by undo; null while they
   * are sorted. @type {string[] | null} */
  #own = null;
  /** The deal, the seat and the sort order that it belongs to. */
  #of = "";

  /** List our hand in its order. @param {View} view */
  cards(view) {
    const { sort, fan } = manner();
    const sorted = familyOf(view).sorted(view, view.hand, sort === "own" ? "trumps" : sort);
    if (fan === "right") sorted.reverse();
    const of = `${view.variant} ${view.match.deal} ${view.seat} ${sort}`;
    if (of !== this.#of) this.reset();
    this.#of = of;
    if (sort === "own") this.#own ??= sorted;
    const own = this.#own;
    if (!own) return sorted;
    sorted.forEach((card, i) => {
      if (own.includes(card)) return;
      // A card that was drawn goes to its place, or to the end where a person arranges all.
      const at = sort === "own" ? own.length : own.indexOf(sorted[i - 1]) + 1;
      own.splice(at, 0, card);
    });
    const held = new Set(view.hand);
    return own.filter((card) => held.has(card));
  }

  /** Return whether two neighbours belong together, so that no gap parts them. @param {View} view @param {string} a
   * @param {string} b */
  areTogether(view, a, b) {
    const { sort } = manner();
    return this.#own || sort === "own" ? true : familyOf(view).areTogether(view, a, b, sort);
  }

  /** Put a card before another one, or last. @param {View} view @param {string} card @param {string | null} before */
  move(view, card, before) {
    const cards = this.cards(view);
    const own = (this.#own ?? cards).filter((other) => other !== card);
    own.splice(before === null ? own.length : own.indexOf(before), 0, card);
    this.#own = own;
  }

  /** Return whether a person has arranged the cards while the setting is to sort them. */
  get isByHand() {
    return this.#own !== null && manner().sort !== "own";
  }

  /** Return the state from which `restore` brings this order back. */
  save() {
    return this.#own && [...this.#own];
  }

  /** @param {string[] | null} own */
  restore(own) {
    this.#own = own;
  }

  /** Sort the cards again. */
  reset() {
    this.#own = null;
  }
}
