// What a person does with the order of the hand: drags cards along it, moves them by keys, has them sorted again.

import { plain } from "../i18n/strings.js";
import { Arrangement } from "./arrangement.js";
import * as focus from "./focus.js";
import { HandDrag } from "./hand-drag.js";
import { cardName } from "./names.js";
import { placesOf } from "./places.js";
import { transition } from "./transition.js";

/** @typedef {import("./types.js").View} View */
/** The table. @typedef {HTMLElement & {view: View | null, requestUpdate: () => void, updateComplete: Promise<boolean>,
 *   motion: import("./motion.js").Motion}} Table */

/**
 * @typedef {object} Wishes what this asks of the table
 * @property {(card: string | null, plays: boolean) => void} show which card is dragged, and whether it would be played
 * @property {() => boolean} mayPlay whether we are to play a card
 * @property {(card: string) => void} play a card that was dragged from the hand
 * @property {(code: string) => void} refuse to let a card change between the hand and the cards declared
 * @property {(words: string) => void} say
 */

/** Keep the order of the hand, and change it as a person wants. */
export class HeldCards {
  arrangement = new Arrangement();

  /** @param {Table} table @param {Wishes} wishes */
  constructor(table, wishes) {
    this.table = table;
    this.wishes = wishes;
    const { arrangement } = this;
    this.drag = new HandDrag(table, {
      show: wishes.show,
      mayPlay: wishes.mayPlay,
      play: wishes.play,
      refuse: wishes.refuse,
      move: (card, before) => this.#change((view) => arrangement.move(view, card, before)),
      save: () => {
        const order = arrangement.save();
        return () => this.#change(() => arrangement.restore(order));
      },
    });
  }

  /** Sort the hand again. */
  sort() {
    this.#change(() => this.arrangement.reset());
  }

  /** Move the card with the focus along its row; return whether a card has it. @param {number} by 1 or -1 */
  shift(by) {
    const found = focus.neighbour(this.table, by);
    const view = this.table.view;
    const card = found?.card.dataset.card;
    if (!found || !view || !card) return false;
    const row = /** @type {HTMLElement} */ (found.card.closest(".row"));
    const codes = [...row.querySelectorAll("[data-card]")].map(
      (node) => /** @type {HTMLElement} */ (node).dataset.card ?? "",
    );
    const to = codes.indexOf(card) + found.step;
    if (to < 0 || to >= codes.length) return true;
    const before = codes.filter((other) => other !== card)[to] ?? null;
    this.#change(() => this.arrangement.move(view, card, before)).then(() =>
      focus.focusCard(this.table, card),
    );
    this.wishes.say(
      plain("say-moved", { card: cardName(view, card), at: to + 1, of: codes.length }),
    );
    return true;
  }

  /** Change the order and let the cards slide to their new places. @param {(view: View) => void} change */
  async #change(change) {
    const { table } = this;
    if (!table.view) return;
    const places = placesOf(table);
    change(table.view);
    table.requestUpdate();
    await table.updateComplete;
    transition(table.motion, places);
  }
}
