// Playback: shows events in order, each view for a time that depends on the speed, with motion and sounds. Undo is shown
// backwards. A card that we play moves at once; the engine's answer confirms it.

import { announcement, announcementOfUndo } from "./announce.js";
import { cueOf } from "./cues.js";
import { beatsOf, deal } from "./dealing.js";
import { familyOf } from "./families.js";
import * as focus from "./focus.js";
import { applied, frames, inert } from "./frames.js";
import { manner } from "./manner.js";
import { showMeld } from "./meld-show.js";
import { holdFor, Pause } from "./motion.js";
import { PastSteps } from "./past-steps.js";
import { placesOf } from "./places.js";
import { transition } from "./transition.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./motion.js").Hold} Hold */
/** The table. @typedef {HTMLElement & {view: View | null, updateComplete: Promise<boolean>,
 *   held: import("./held-cards.js").HeldCards, motion: import("./motion.js").Motion}} Table */

/**
 * @typedef {object} Wishes what this asks of the table
 * @property {(view: View, goesOn: boolean) => void} show a view; whether play went on to it
 * @property {(words: string) => void} say
 * @property {() => void} warn that the strict part of the deal has begun
 * @property {(waits: boolean) => void} wait whether it stands still until a person taps
 */

/** How long each view is held during undo, and all of them together, in ms at normal speed. */
const BACK = { each: 200, all: 1000 };
/** What is held until a person taps, if the setting is so. @type {Hold[]} */
const READ = ["trick", "meld", "rare"];
/** How long they are held at least, where a person has set a time, in ms. @type {Record<string, number>} */
const SET = { one: 1000, two: 2500 };

/** Show events in order. */
export class Playback {
  #pause = new Pause();
  #steps = new PastSteps();
  /** A card of ours that was moved before the engine answered. @type {{before: View, card: string} | null} */
  #early = null;
  /** Whether a person wants to see the rest at once. */
  #isHurried = false;

  /** @param {Table} table @param {Wishes} wishes */
  constructor(table, wishes) {
    this.table = table;
    this.wishes = wishes;
  }

  /** Show events in order, then the position they led to. @param {GameEvent[]} events @param {View} view
   * @param {boolean} isNewMatch whether nothing of it was on the table before */
  play(events, view, isNewMatch) {
    const shown = this.#play(events, view, isNewMatch);
    this.table.motion.during(shown.catch(() => {}));
    return shown;
  }

  /** @param {GameEvent[]} events @param {View} view @param {boolean} isNewMatch */
  async #play(events, view, isNewMatch) {
    const { table, wishes } = this;
    const early = this.#early;
    const before = isNewMatch ? null : (early?.before ?? table.view);
    this.#early = null;
    this.#isHurried = false;
    if (before && events.length === 0) return this.#playBack(before, view);
    wishes.say(announcement(events, view));
    if (events.some(({ e }) => e === "dealt")) table.held.arrangement.reset();
    for (const frame of frames(before, events, view)) await this.#show(frame, before, early?.card);
    if (before) this.#steps.add({ before, events, after: view });
    if (familyOf(view).becameStrict(before, view)) wishes.warn();
  }

  /** Show a frame and hold it. @param {Frame} frame @param {View | null} before the first of all
   * @param {string} [early] our card that lies in the trick already */
  async #show(frame, before, early) {
    const { table, wishes } = this;
    const { motion, view: earlier } = table;
    const { view, events, hold, meld } = frame;
    const isEarly = events.length === 1 && events[0].e === "played" && events[0].card === early;
    if (isEarly && hold === "card") return this.#hold(hold);
    const places = placesOf(table, table.held.drag.dropped);
    const at = focus.focusedCard(table);
    const isDealt = events.some(({ e }) => e === "dealt");
    if (!isEarly) this.#cue(cueOf(frame), isDealt ? beatsOf(motion, view) : []);
    focus.dropFocus(table, view);
    wishes.show(view, events.length > 0);
    await table.updateComplete;
    let lasts = holdFor(hold);
    if (this.#isHurried) lasts = 0;
    else if (isDealt) lasts = deal(motion, view);
    // Cards of another deal do not slide from their old places.
    else if (before?.match.deal === view.match.deal && !isEarly) {
      transition(motion, places, { earlier, events });
      if (meld) lasts = showMeld(motion, places, view, meld, lasts);
    }
    focus.keepFocus(table, at);
    await this.#hold(hold, lasts);
    if (isDealt) motion.end();
  }

  /** Show an undo. @param {View} before @param {View} view */
  async #playBack(before, view) {
    const { table, wishes } = this;
    wishes.say(announcementOfUndo(view));
    const way = this.#steps.back(before, view);
    const steps = way.length ? way : [{ view, events: [] }];
    const each = Math.min(BACK.each, BACK.all / steps.length) * table.motion.pace;
    for (const [i, step] of steps.entries()) {
      const isLast = i === steps.length - 1;
      const places = placesOf(table);
      const at = focus.focusedCard(table);
      if (!isLast) this.#cue("draw");
      wishes.show(isLast ? view : inert(step.view), false);
      await table.updateComplete;
      if (!this.#isHurried && before.match.deal === view.match.deal)
        transition(table.motion, places, { earlier: step.view, events: step.events, isBack: true });
      focus.keepFocus(table, at);
      if (!isLast && !this.#isHurried) await this.#pause.last(each);
    }
  }

  /** Move our card into the trick before the engine has answered. @param {string} card */
  async playEarly(card) {
    const { table } = this;
    const before = table.view;
    if (!before) return;
    const places = placesOf(table, table.held.drag.dropped);
    const at = focus.focusedCard(table);
    /** @type {GameEvent[]} */
    const events = [{ e: "played", seat: before.seat, card }];
    this.#early = { before, card };
    this.#cue("card");
    const after = applied(inert(before), events[0]);
    focus.dropFocus(table, after);
    this.wishes.show(after, true);
    await table.updateComplete;
    transition(table.motion, places, { earlier: null, events });
    table.motion.begin();
    focus.keepFocus(table, at);
  }

  /** Take our card back, which the engine refused; nothing happens if it has confirmed it. */
  async takeBack() {
    const early = this.#early;
    if (!early) return;
    this.#early = null;
    const { table } = this;
    const places = placesOf(table, table.held.drag.dropped);
    this.wishes.show(early.before, false);
    await table.updateComplete;
    transition(table.motion, places);
    focus.focusCard(table, early.card);
  }

  /** Forget our card that moved early: another position is shown. */
  forget() {
    this.#early = null;
  }

  /** Wait before the computer goes on: show a trick that was won, or seem to think. */
  async think() {
    this.#isHurried = false;
    await this.#hold(this.table.view?.phase === "declare" ? "trick" : "think");
  }

  /** Finish all animations, and show the remaining events at once. */
  skip() {
    this.#isHurried = true;
    this.#pause.skip();
    this.table.motion.end();
  }

  /** Hold a view: for a time or, if that is wanted of what must be read, until a person taps.
   * @param {Hold} hold @param {number} [lasts] in ms */
  async #hold(hold, lasts = holdFor(hold)) {
    if (this.#isHurried) return;
    const { pause } = manner();
    const isRead = READ.includes(hold);
    const waits = pause === "tap" && isRead;
    const least = (isRead && SET[pause]) || 0;
    if (waits) this.wishes.wait(true);
    await this.#pause.last(waits ? Infinity : Math.max(lasts, least));
    if (waits) this.wishes.wait(false);
  }

  /** Dispatch the event `cue`, for sounds and vibration; none for null. @param {import("./cues.js").Cue | null} cue
   * @param {number[]} [beats] when each packet of a deal lands, in ms */
  #cue(cue, beats = []) {
    if (!cue) return;
    const detail = { cue, beats };
    this.table.dispatchEvent(new CustomEvent("cue", { detail, bubbles: true, composed: true }));
  }
}
