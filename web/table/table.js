// <brisques-table>: shows a view and tells what a person wants. It knows no rules: what may be
// played, declared or undone stands in the view, and every wish leaves as an `intent` event.
//   table.set(view)             show this position
//   await table.play(events, view)   the same, but let the events be seen in order
//   table.explain(refusal)      show why a card may not be played
//   table.judged(cards, answer) show whether the cards asked about may be declared
//   table.advise(hint)          show a hint; with its reasons if it has them
//   table.look(view, marks)     show a moment of a deal as it was played; `set` ends that
// An intent's detail is {actions: [code, ...]}, {need: "why", action}, {need: "judge", cards} or
// {need: "points", line} or {need: name}.
// Light DOM: one style sheet serves table and pages, and a frame is the way to embed it elsewhere.

import { LitElement, nothing } from "lit";
import { language, useCards } from "../i18n/strings.js";
import { atHand, heardHint, isSaid, tag } from "./advice.js";
import { bestSet } from "./announce.js";
import { familyOf } from "./families.js";
import { HeldCards } from "./held-cards.js";
import { commandOf, obey } from "./keys.js";
import { manner, onManner } from "./manner.js";
import { Motion } from "./motion.js";
import { isTalk } from "./names.js";
import "./families/bezique/family.js";
import "./families/filko/family.js";
import * as focus from "./focus.js";
import { ourPlay } from "./hand.js";
import { changeBetween } from "./past-change.js";
import { placesOf } from "./places.js";
import { Playback } from "./playback.js";
import { scene } from "./scene.js";
import { meaningOf, question, tapsTwice, toggled } from "./taps.js";
import { transition } from "./transition.js";
import { wishesOf } from "./wishes.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {import("./types.js").Judgement} Judgement */
/** @typedef {import("./types.js").Hint} Hint */
/** @typedef {import("./types.js").Slip} Slip */
/** @typedef {{actions?: string[], need?: string, action?: string, cards?: string[],
 *   line?: import("./types.js").SheetLine}} Intent */

const LOG_LINES = 12;

/** Show a view and tell what a person wants. */
export class BrisquesTable extends LitElement {
  static properties = {
    view: { attribute: false },
    sources: { attribute: false },
    status: { attribute: false },
    thinking: { type: Boolean, reflect: true },
    _hint: { state: true },
    _past: { state: true },
    _slip: { state: true },
    _ticked: { state: true },
    _nudge: { state: true },
    _amount: { state: true },
    _choice: { state: true },
    _selected: { state: true },
    _focus: { state: true },
    _said: { state: true },
    _dragged: { state: true },
    _waits: { state: true },
  };

  motion = new Motion(this);
  #playback = new Playback(this, {
    show: (view, goesOn) => this.#show(view, goesOn),
    say: (words) => this.#say(words),
    warn: () => this.#warn(),
    wait: (waits) => {
      this._waits = waits;
    },
  });
  #forgetManner = () => {};
  #isBusy = false;
  /** True after S, when a letter names a suit. */
  #namesSuit = false;

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** Titles of the sources that refusals cite. @type {Record<string, {title: string}>} */
    this.sources = {};
    /** A sentence that stands in place of the turn line, e.g. while the engine starts. @type {string | null} */
    this.status = null;
    /** True if the page explains points when tapped. */
    this.explainsPoints = false;
    /** True where a slip asks about the partner's aim; in a problem talk is no answer. */
    this.asksAboutAim = true;
    /** True if the player to move has been thinking for long. */
    this.thinking = false;
    /** @type {Hint | null} */
    this._hint = null;
    /** Tags by action, while a moment of the past is shown. @type {Map<string, string> | null} */
    this._past = null;
    /** @type {Slip | null} */
    this._slip = null;
    /** @type {Set<number>} */
    this._ticked = new Set();
    this._nudge = false;
    /** Number of cards to lift or to guess; null until it is changed. @type {number | null} */
    this._amount = null;
    /** The choice for a call: a suit, or a card with its suit. @type {string | null} */
    this._choice = null;
    /** @type {string | null} */
    this._selected = null;
    /** @type {string | null} */
    this._focus = null;
    /** @type {import("./scene.js").Line[]} */
    this._said = [];
    this._saidCount = 0;
    /** The card that follows the pointer, and whether it would be played if it were let go.
     * @type {{card: string, plays: boolean} | null} */
    this._dragged = null;
    /** True while the table stands still until a person taps. */
    this._waits = false;
    this.held = new HeldCards(this, {
      show: (card, plays) => {
        this._dragged = card === null ? null : { card, plays };
      },
      mayPlay: () => this.view !== null && !this.busy && !this._past && ourPlay(this.view),
      play: (card) => this.#choose(card, true),
      refuse: (code) =>
        this.explain({ kind: "refusal", code, where: "", params: {}, rule: null, cites: [] }),
      say: (words) => this.#say(words),
    });
    this.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("pointerdown", (event) => this.#hurry(event));
  }

  connectedCallback() {
    super.connectedCallback();
    this.#forgetManner = onManner(() => this.requestUpdate());
    this.requestUpdate(); // manner or language may have changed since it was shown last
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#forgetManner();
  }

  createRenderRoot() {
    return this;
  }

  /** While true no card can be played; something may still be said. It changes nothing that is drawn. */
  get busy() {
    return this.#isBusy;
  }

  /** At the end remove a dropped card, as play has gone on without it. @param {boolean} isBusy */
  set busy(isBusy) {
    this.#isBusy = isBusy;
    if (isBusy) return;
    this.held.drag.clear();
    this.#playback.takeBack();
  }

  /** Return how this table behaves, which is the same for all tables of the page. */
  get manner() {
    return manner();
  }

  /** Show a position. @param {View} view @param {boolean} [isNew] whether another deal was shown before, so that our cards
   * are sorted */
  set(view, isNew = false) {
    if (isNew) this.held.arrangement.reset();
    this.#playback.forget();
    this.#show(view);
  }

  /** Show nothing, and forget what was said: the next person at the device is not to know it. */
  clear() {
    this.view = null;
    this._said = [];
  }

  /** Show events in order, then the position they led to. @param {GameEvent[]} events @param {View} view
   * @param {boolean} [isNewMatch] whether nothing of it was on the table before */
  play(events, view, isNewMatch = false) {
    useCards(view.pack);
    return this.#playback.play(events, view, isNewMatch);
  }

  /** Wait before the computer goes on: show a trick that was won, or seem to think. */
  think() {
    return this.#playback.think();
  }

  /** Bring what moves to its end, and end a pause early. */
  skip() {
    this.#playback.skip();
  }

  /** Show why an action is refused. @param {Refusal} refusal */
  explain(refusal) {
    this.#playback.takeBack();
    this._slip = { kind: "reason", refusal };
    const { dropped } = this.held.drag;
    const places = dropped && placesOf(this, dropped);
    this.held.drag.clear();
    this.updateComplete.then(() => {
      if (places) transition(this.motion, places);
      focus.rescueFocus(this, ".dismiss"); // the refused card may have been on a slip that is gone
    });
  }

  /** Show the answer about these cards on the question slip, unless others have been picked since.
   * @param {string[]} cards @param {Judgement} answer */
  judged(cards, answer) {
    if (this._slip?.kind !== "ask") return;
    const { picked } = this._slip;
    const isSame = cards.length === picked.size && cards.every((card) => picked.has(card));
    if (isSame) this._slip = { ...this._slip, answer };
  }

  /** Show a hint; without its reasons the card is only marked. @param {Hint} hint */
  advise(hint) {
    const view = this.view;
    if (!view) return;
    this._hint = hint;
    ({ amount: this._amount, choice: this._choice } = atHand(hint));
    // The slip with the reasons is read out by itself.
    if (hint.reasons) this.#lay({ kind: "hint", hint });
    else {
      this.#say(heardHint(view, hint));
      if (isSaid(hint)) this.#lay({ kind: "talk" });
    }
    this.updateComplete.then(() => focus.bringToSight(this, '[data-mark="hint"]'));
  }

  /** Show a note on what happens for the first time; return whether there was room for it.
   * @param {import("./types.js").Note} note @param {string} words for people who listen */
  note(note, words) {
    if (this._slip || this._past || this._selected || this.busy) return false;
    this._slip = { kind: "note", note };
    this.#say(words);
    return true;
  }

  /** Show a moment of a deal as it was played, at which nothing can be done. @param {View} view
   * @param {Map<string, string>} [marks] tags by action, as of `tag` in advice.js
   * @param {number} [by] the number of moves from the moment shown before, from which cards slide; below 0 if it leads back */
  look(view, marks = new Map(), by = 0) {
    const change = this.view && changeBetween(this.view, view, by);
    const places = change && placesOf(this);
    this.#show({ ...view, asides: [], can_undo: false, can_redo: false, past: true });
    this._past = marks;
    if (places) this.updateComplete.then(() => transition(this.motion, places, change));
  }

  /** Raise a card that is going to be played. @param {string} card */
  mark(card) {
    this._selected = card;
  }

  /** Focus the hand. */
  focusHand() {
    focus.focusCard(this, this._focus ?? "");
  }

  /** Put the coach's tags on cards and buttons; let nothing be chosen at a moment of the past. */
  updated() {
    const hint = this._hint && new Map([[this._hint.action, "hint"]]);
    tag(this, this._past ?? hint ?? new Map());
    for (const node of this.querySelectorAll(".chooser, .choice-slip:not(.talk), .packet"))
      node.toggleAttribute("inert", this._past !== null);
  }

  render() {
    const view = this.view;
    if (!view) return nothing;
    useCards(view.pack);
    return scene(view, this.#wishes, {
      status: this.status,
      thinking: this.thinking,
      hint: this._hint,
      isPast: this._past !== null,
      isHeld: this._waits,
      isZoomed: this.manner.zoom === "on",
      dragged: this._dragged,
      said: this._said,
      hand: {
        arrangement: this.held.arrangement,
        focus: this._focus,
        dragged: this._dragged?.card ?? null,
        selected: this._selected,
        tried: this._slip?.kind === "reason" ? (this._slip.refusal.params?.card ?? null) : null,
        picked: this._slip?.kind === "ask" ? this._slip.picked : new Set(),
        choose: (card) => this.#choose(card),
        focused: (card) => {
          this._focus = card;
        },
      },
    });
  }

  /** Return what the parts of the table may know and ask of it beyond the view. */
  get #wishes() {
    return wishesOf(this, {
      send: (actions) => this.#send(actions),
      choose: (card) => this.#choose(card),
      emit: (intent) => this.#emit(intent),
      say: (words) => this.#say(words),
      lay: (slip) => this.#lay(slip),
      close: () => this.#closeSlip(),
      ask: () => this.#ask(),
      pick: (card) => this.#pick(card),
    });
  }

  /** @param {View} view @param {boolean} [goesOn] whether play went on to it, and nothing was taken back */
  #show(view, goesOn = false) {
    this._selected = null;
    this._hint = null;
    this._past = null;
    this._nudge = false;
    this._amount = null;
    this._choice = null;
    this._ticked = bestSet(view.declare);
    // While play goes on, the note on strict play stays until a card is played, and the talk slip while others play.
    const stays =
      (this._slip?.kind === "strict" && view.strict && !view.phase.endsWith("over")) ||
      (this._slip?.kind === "talk" && familyOf(view).mayTalk(view));
    if (!goesOn || !stays) this._slip = null;
    this.held.drag.clear();
    this.view = view;
  }

  /** Carry out what a tap on a card means, its key, or dragging it to the table. @param {string} card
   * @param {boolean} [isRaised] whether no further tap is needed to play it */
  #choose(
    card,
    isRaised = this._selected === card || !tapsTwice(this.manner.taps, this.clientWidth),
  ) {
    const { view } = this;
    if (!view || this.busy || this._past) return;
    switch (meaningOf(card, view, this._slip, isRaised)) {
      case "play":
        return this.#send([card]);
      case "raise":
        this._selected = card;
        return;
      case "why":
        return this.#emit({ need: "why", action: card });
      case "ask":
        this._slip = question([card]);
        return;
      case "pick":
        return this.#pick(card);
      case "choose-first":
        this._slip = null;
        this._nudge = true;
        this.updateComplete.then(() => focus.focusMelds(this));
    }
  }

  /** Ask about other cards than those on offer. */
  #ask() {
    this._slip = question([]);
    this.updateComplete.then(() => focus.focusMelds(this));
  }

  /** @param {string} card in or out of those asked about */
  #pick(card) {
    if (this._slip?.kind === "ask") this._slip = question(toggled(this._slip.picked, card));
  }

  /** @param {string[]} actions */
  #send(actions) {
    // Talk is allowed out of turn, but not before the engine is up.
    if (this.busy && (this.status || !actions.every(isTalk))) return;
    const view = this.view;
    const [card] = actions;
    const isCard = view && !this.busy && ourPlay(view) && view.hand.includes(card);
    this._slip = null;
    this.#emit({ actions });
    // Unless the page has other plans the engine is asked now, and the card need not wait for it.
    if (isCard && this.busy) this.#playback.playEarly(card);
  }

  /** @param {Intent} detail */
  #emit(detail) {
    if (detail.need === "why") this.motion.refuse(focus.cardNode(this, detail.action ?? ""));
    this.dispatchEvent(new CustomEvent("intent", { detail, bubbles: true, composed: true }));
  }

  /** Say that the strict part of the deal has begun. */
  #warn() {
    this._slip = { kind: "strict" };
  }

  /** Lay a slip on the table and focus its first button. @param {Slip} slip */
  #lay(slip) {
    this._slip = slip;
    this.updateComplete.then(() => focus.focusOn(this, ".slip:not(.aim) :is(.button, .dismiss)"));
    return true;
  }

  #closeSlip() {
    this._slip = null;
    this._hint = null;
    this._selected = null;
    this.updateComplete.then(() => {
      if (this.querySelector(".chooser, .choice-slip")) focus.focusMelds(this);
      else this.focusHand();
    });
  }

  /** End a pause by a tap or a key, unless it is on talk. @param {Event} event */
  #hurry({ target }) {
    if (!(/** @type {Element} */ (target).closest(".talk, .aim, .say"))) this.skip();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    this.#hurry(event);
    // A slider has arrows of its own.
    if (/** @type {HTMLElement} */ (event.target).matches("input[type=range]")) return;
    const command = commandOf(event, this.manner.letters, this.#namesSuit);
    this.#namesSuit = command?.does === "suit" && !command.suit;
    const view = this.view;
    if (!command || !view) return;
    if (obey(command, view, this, this.#wishes)) event.preventDefault();
  }

  /** @param {string} words */
  #say(words) {
    if (!words) return;
    this._saidCount += 1;
    const line = { id: this._saidCount, words, language: language() };
    this._said = [...this._said, line].slice(-LOG_LINES);
  }
}

customElements.define("brisques-table", BrisquesTable);
