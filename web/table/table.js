// <brisques-table>: shows a view and tells what a person wants. It knows no rules: what may be
// played, declared or undone stands in the view, and every wish leaves as an `intent` event.
//   table.set(view)             show this position
//   await table.play(events, view)   the same, but let the events be seen in order
//   table.explain(refusal)      show why a card may not be played
// An intent's detail is {actions: [code, ...]}, {need: "why", action} or {need: name}.
// Light DOM: one style sheet serves table and pages, and a frame is the way to embed it elsewhere.

import { html, LitElement, nothing } from "lit";
import { text } from "../i18n/strings.js";
import { announcement } from "./announce.js";
import { bar, dock } from "./bar.js";
import { bestSet, chooser } from "./chooser.js";
import { frames } from "./frames.js";
import { hand, ourPlay } from "./hand.js";
import { commandOf, stepTo } from "./keys.js";
import { ledger } from "./ledger.js";
import { holdFor, placesOf, refuse, slide } from "./motion.js";
import { opponent } from "./names.js";
import { reason } from "./reason.js";
import { seatRow } from "./seat.js";
import { sortHand } from "./sort.js";
import { stock } from "./stock.js";
import { lastTrick, trick } from "./trick.js";
import { turnLine } from "./turn.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {{actions?: string[], need?: string, action?: string}} Intent */

const LOG_LINES = 12;

export class BrisquesTable extends LitElement {
  static properties = {
    view: { attribute: false },
    manner: { attribute: false },
    sources: { attribute: false },
    status: { attribute: false },
    busy: { type: Boolean, reflect: true },
    _slip: { state: true },
    _ticked: { state: true },
    _nudge: { state: true },
    _selected: { state: true },
    _focus: { state: true },
    _said: { state: true },
  };

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {import("./types.js").Manner} */
    this.manner = { speed: "normal", taps: "one", letters: true };
    /** Titles of the sources that refusals cite. @type {Record<string, {title: string}>} */
    this.sources = {};
    /** A sentence that stands in place of the turn line, e.g. while the engine starts. @type {string | null} */
    this.status = null;
    /** While true no card can be played. */
    this.busy = false;
    /** @type {null | {kind: "last"} | {kind: "strict"} | {kind: "reason", refusal: Refusal}} */
    this._slip = null;
    /** @type {Set<number>} */
    this._ticked = new Set();
    this._nudge = false;
    /** @type {string | null} */
    this._selected = null;
    /** @type {string | null} */
    this._focus = null;
    /** @type {{id: number, words: string}[]} */
    this._said = [];
    /** Ends the pause that is running. @type {(() => void) | null} */
    this._skip = null;
    this._saidCount = 0;
    this.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("pointerdown", () => this.skip());
  }

  createRenderRoot() {
    return this;
  }

  /** @param {View} view */
  set(view) {
    this.#show(view);
  }

  /** Shows what happened, then the position it led to. @param {GameEvent[]} events @param {View} view */
  async play(events, view) {
    const before = this.view;
    this.#say(announcement(events, view));
    for (const frame of frames(before, events, view)) {
      const places = placesOf(this);
      const at = this.#focusedCard();
      const winner = this.view?.trick.winner ?? null;
      this.#show(frame.view);
      await this.updateComplete;
      slide(this, places, this.manner.speed, winner);
      this.#keepFocus(at);
      await this.#hold(holdFor(frame.hold, this.manner.speed));
    }
    if (view.strict && before?.match.deal === view.match.deal && !before.strict)
      this._slip = { kind: "strict" };
  }

  /** Waits before the other side moves, as if it thought. */
  async think() {
    await this.#hold(holdFor("think", this.manner.speed));
  }

  /** Ends a pause early. */
  skip() {
    this._skip?.();
  }

  /** @param {Refusal} refusal */
  explain(refusal) {
    this._slip = { kind: "reason", refusal };
    this.updateComplete.then(() => refuse(this.querySelector(".tried"), this.manner.speed));
  }

  /** Raises a card that is going to be played. @param {string} card */
  mark(card) {
    this._selected = card;
  }

  focusHand() {
    this.#focusCard(this._focus ?? "");
  }

  render() {
    const view = this.view;
    if (!view) return nothing;
    const order = {
      open: (/** @type {string} */ need) => this.#need(need),
      last: () => this.#toggleLast(),
    };
    const hasChooser = view.declare !== null && view.to_move === view.seat;
    const slip = this.#slip(view);
    return html`<div class="table" data-phase=${view.phase} data-slip=${slip === nothing ? "none" : (this._slip?.kind ?? "chooser")}
      data-chooser=${hasChooser}>
      ${bar(view, order)} ${seatRow(view, opponent(view))} ${stock(view)} ${trick(view)} ${slip}
      ${seatRow(view, view.seat)}
      <p class="turn">${this.status ?? turnLine(view, this._selected)}${this.#afterDeal(view)}</p>
      ${hand(view, {
        focus: this._focus,
        selected: this._selected,
        tried: this._slip?.kind === "reason" ? (this._slip.refusal.params?.card ?? null) : null,
        choose: (card) => this.#choose(card),
        focused: (card) => {
          this._focus = card;
        },
      })}
      <aside class="sheet" aria-label=${text("zone-score")} tabindex="0">${ledger(view)}</aside>
      ${dock(view, order)}
      <div class="said" role="log" aria-live="polite">${this._said.map((line) => html`<p>${line.words}</p>`)}</div>
    </div>`;
  }

  /** One slip of paper at a time. @param {View} view */
  #slip(view) {
    if (this._slip?.kind === "reason")
      return reason(this._slip.refusal, this.sources, view.trump, () => this.#closeSlip());
    if (this._slip?.kind === "last") return lastTrick(view, () => this.#closeSlip());
    if (view.declare && view.to_move === view.seat) {
      return chooser(view, {
        ticked: this._ticked,
        nudge: this._nudge,
        tick: (ticked) => {
          this._ticked = ticked;
        },
        send: (actions) => this.#send(actions),
      });
    }
    if (this._slip?.kind === "strict") return banner(view, () => this.#closeSlip());
    return nothing;
  }

  /** The way on for somebody who has put the deal sheet away. @param {View} view */
  #afterDeal(view) {
    if (view.phase !== "deal-over" && view.phase !== "match-over") return nothing;
    return html`<button type="button" class="button primary" @click=${() => this.#need("sheet")}>${text("deal-sheet")}</button>`;
  }

  /** @param {View} view */
  #show(view) {
    this._selected = null;
    this._nudge = false;
    this._ticked = bestSet(view.declare);
    // The note on strict play stays until it has been answered by a card.
    if (this._slip?.kind !== "strict") this._slip = null;
    this.view = view;
  }

  /** A card was tapped or its key pressed. @param {string} card */
  #choose(card) {
    const view = this.view;
    if (!view || this.busy) return;
    if (!ourPlay(view)) return this.#outOfTurn(view);
    if (!view.legal.includes(card)) return this.#emit({ need: "why", action: card });
    if (this.manner.taps === "two" && this._selected !== card) {
      this._selected = card;
      return;
    }
    this.#send([card]);
  }

  /** @param {View} view */
  #outOfTurn(view) {
    if (view.declare && view.to_move === view.seat) {
      this._slip = null;
      this._nudge = true;
      this.#focusMelds();
    }
  }

  /** @param {string[]} actions */
  #send(actions) {
    if (this.busy) return;
    this._slip = null;
    this.#emit({ actions });
  }

  /** @param {string} need */
  #need(need) {
    this.#emit({ need });
  }

  /** @param {Intent} detail */
  #emit(detail) {
    this.dispatchEvent(new CustomEvent("intent", { detail, bubbles: true, composed: true }));
  }

  #toggleLast() {
    if (this._slip?.kind === "last") return this.#closeSlip();
    this._slip = { kind: "last" };
    this.updateComplete.then(() =>
      /** @type {HTMLElement | null} */ (this.querySelector(".last-trick .button"))?.focus(),
    );
  }

  #closeSlip() {
    this._slip = null;
    this._selected = null;
    this.updateComplete.then(() => this.focusHand());
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    this.skip();
    const command = commandOf(event, this.manner.letters);
    const view = this.view;
    if (!command || !view) return;
    if (!this.#obey(command, view)) return;
    event.preventDefault();
  }

  /** @param {import("./keys.js").Command} command @param {View} view @returns {boolean} whether the key was ours */
  #obey(command, view) {
    const by = command.by ?? 0;
    switch (command.does) {
      case "along":
        return this.#along(by);
      case "across":
        return this.#across(by);
      case "card": {
        const card = sortHand(view.hand, view.trump)[by];
        if (card) this.#choose(card);
        return card !== undefined;
      }
      case "melds":
        return this.#focusMelds();
      case "last":
        this.#toggleLast();
        return true;
      case "escape":
        this.#closeSlip();
        return true;
      default:
        this.#need(command.does);
        return true;
    }
  }

  /** Left and right in the hand. @param {number} by */
  #along(by) {
    const cards = [
      .../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".hand [data-card]")),
    ];
    const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return false;
    cards[stepTo(at, by, cards.length)].focus();
    return true;
  }

  /** Up and down between buttons, melds and hand. @param {number} by */
  #across(by) {
    const zones = [".bar .tools", ".slip", ".hand", ".dock"]
      .map((zone) => /** @type {HTMLElement | null} */ (this.querySelector(zone)))
      .filter((zone) => zone?.checkVisibility());
    const at = zones.findIndex((zone) => zone?.contains(document.activeElement));
    const goal = zones[stepTo(at, by, zones.length)];
    if (at < 0 || !goal || goal === zones[at]) return false;
    /** @type {HTMLElement | null} */ (
      goal.querySelector("[tabindex='0']") ?? goal.querySelector("input:enabled, button:enabled")
    )?.focus();
    return true;
  }

  #focusMelds() {
    /** @type {HTMLElement | null} */ (
      this.querySelector(".chooser input:enabled, .chooser button:enabled")
    )?.focus();
    return true;
  }

  /** Where the focus is in the hand, as a place in the row; -1 when it is elsewhere in the table. */
  #focusedCard() {
    const active = document.activeElement;
    if (!active || !this.contains(active)) return null;
    return [...this.querySelectorAll(".hand [data-card]")].indexOf(active);
  }

  /** A focus that was lost with its card goes to the next one. @param {number | null} at */
  #keepFocus(at) {
    if (at === null || this.contains(document.activeElement)) return;
    const cards = this.#cards();
    (cards[Math.min(Math.max(at, 0), cards.length - 1)] ?? this.#way())?.focus();
  }

  /** A card of the hand or, once the hand is empty, the way on. @param {string} card */
  #focusCard(card) {
    const cards = this.#cards();
    (cards.find((node) => node.dataset.card === card) ?? cards[0] ?? this.#way())?.focus();
  }

  /** With no card left: what may be declared at the last trick, or the deal sheet.
   * @returns {HTMLElement | null} */
  #way() {
    return this.querySelector(
      ".chooser input:enabled, .chooser button:enabled, .turn button:enabled",
    );
  }

  #cards() {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".hand [data-card]"))];
  }

  /** @param {string} words */
  #say(words) {
    if (!words) return;
    this._saidCount += 1;
    this._said = [...this._said, { id: this._saidCount, words }].slice(-LOG_LINES);
  }

  /** @param {number} duration */
  #hold(duration) {
    if (duration === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this._skip?.(), duration);
      this._skip = () => {
        clearTimeout(timer);
        this._skip = null;
        resolve(undefined);
      };
    });
  }
}

/** Said once, when the strict part of the deal begins. @param {View} view @param {() => void} close */
function banner(view, close) {
  const count = (view.trick.of ?? 0) - view.trick.number + 1;
  return html`<section class="slip banner" role="status">
    <h2>${text("banner-title", { count })}</h2>
    <p>${text("banner-text")}</p>
    <button type="button" class="button small" @click=${close}>${text("close")}</button>
  </section>`;
}

customElements.define("brisques-table", BrisquesTable);
