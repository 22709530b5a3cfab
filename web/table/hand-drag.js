// Cards of the hand are dragged: along it to arrange them, away from it to play one. A card that is dropped to be played
// stays where it was let go until the table shows the answer.

import { follow } from "./drag.js";

/** @typedef {import("./drag.js").Point} Point */

/**
 * @typedef {object} Wishes what a drag asks of the table
 * @property {(card: string | null, plays: boolean) => void} show which card is dragged, and whether it would be played
 * @property {() => boolean} mayPlay whether we are to play a card
 * @property {(card: string, before: string | null) => void} move the card before another one, or to the end
 * @property {() => () => void} save the order of the hand; returns a function that restores it
 * @property {(card: string) => void} play the card, or ask why it may not be played
 * @property {(code: string) => void} refuse what was wanted, with the code of the reason
 */

/** Height over the hand, in parts of a card, from which a dragged card is played. */
const AWAY = 0.2;

/** Let cards of the hand be dragged. */
export class HandDrag {
  /** The picture of a card that was dropped to be played. @type {HTMLElement | null} */
  #dropped = null;

  /** @param {HTMLElement} table @param {Wishes} wishes */
  constructor(table, wishes) {
    this.table = table;
    this.wishes = wishes;
    table.addEventListener("pointerdown", (event) => this.#begin(event));
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest(".hand [data-card]"));
    const card = button?.dataset.card;
    if (!button || !card) return;
    const { wishes } = this;
    const restore = wishes.save();
    const width = button.getBoundingClientRect().width;
    follow(
      event,
      button,
      {
        take: (picture) => {
          picture.style.width = `${width}px`;
          wishes.show(card, false);
        },
        over: (at) => {
          if (!at) return wishes.show(null, false);
          const isAway = this.#isAway(at);
          wishes.show(card, isAway && wishes.mayPlay());
          if (isAway) return;
          const before = this.#before(card, at);
          if (before !== undefined) wishes.move(card, before);
        },
        drop: (at, picture) => {
          if (!this.#isAway(at)) {
            const code = this.#refusal(card, at);
            if (code) {
              restore();
              wishes.refuse(code);
            }
            return false;
          }
          restore();
          if (!wishes.mayPlay()) return false;
          this.clear();
          picture.dataset.uid = card;
          this.#dropped = picture;
          wishes.play(card);
          return true;
        },
        cancel: restore,
      },
      { rests: false },
    );
  }

  /** Return the dropped card, measured with all cards so that it moves on from where it was dropped. */
  get dropped() {
    return this.#dropped;
  }

  /** Remove the dropped card. */
  clear() {
    this.#dropped?.remove();
    this.#dropped = null;
  }

  /** Return whether a card held there leaves the hand. @param {Point} at */
  #isAway({ y }) {
    const cards = [...this.table.querySelectorAll(".hand [data-card]")];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return y < Math.min(...boxes.map(({ top, height }) => top - height * AWAY));
  }

  /** Return why a card does not stay where it was let go: cards declared lie on the table, the others are held; null if
   * it lies in its own row. @param {string} card @param {Point} at */
  #refusal(card, at) {
    const own = this.table.querySelector(`.hand [data-card="${card}"]`)?.closest(".row");
    const rows = [...this.table.querySelectorAll(".hand .row")];
    const other = rows.find((row) => row !== own && contains(row, at));
    if (!own || !other || contains(own, at)) return null;
    return own.classList.contains("laid") ? "hand/laid" : "hand/held";
  }

  /** Return the card before which a card held there would lie, null for the end of its row, and undefined if it lies there
   * already. @param {string} card @param {Point} at */
  #before(card, { x, y }) {
    const own = this.table.querySelector(`.hand [data-card="${card}"]`);
    const row = own?.closest(".row");
    if (!row) return undefined;
    const buttons = /** @type {HTMLElement[]} */ ([...row.querySelectorAll("[data-card]")]);
    const codes = buttons.map(({ dataset }) => dataset.card ?? "");
    const isMirrored =
      getComputedStyle(/** @type {Element} */ (own?.closest(".tier"))).direction === "rtl";
    const after = buttons.findIndex((button) => {
      if (button === own) return false;
      const tier = /** @type {Element} */ (button.closest(".tier"));
      const next = tier.nextElementSibling?.getBoundingClientRect();
      if (next && next.height > 0 && y > next.top) return false; // an upper tier
      const strip = /** @type {Element} */ (button.parentElement).getBoundingClientRect();
      const middle = (strip.left + strip.right) / 2;
      return isMirrored ? x > middle : x < middle;
    });
    const before = after < 0 ? null : codes[after];
    const following = codes[codes.indexOf(card) + 1] ?? null;
    return before === following ? undefined : before;
  }
}

/** @param {Element} node @param {Point} at */
function contains(node, { x, y }) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
