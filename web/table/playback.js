// Playback: events are shown in order, each view as long as its speed wants, with cards that slide and cues for the ear.

import { announcement } from "./announce.js";
import { cueOf } from "./cues.js";
import { familyOf } from "./families.js";
import * as focus from "./focus.js";
import { frames } from "./frames.js";
import { manner } from "./manner.js";
import { deal, holdFor, Pause, placesOf, slide } from "./motion.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** The table. @typedef {HTMLElement & {view: View | null, updateComplete: Promise<boolean>,
 *   held: import("./held-cards.js").HeldCards}} Table */

/**
 * @typedef {object} Wishes what this asks of the table
 * @property {(view: View, goesOn: boolean) => void} show a view; whether play went on to it
 * @property {(words: string) => void} say
 * @property {() => void} warn that the strict part of the deal has begun
 */

/** Show events in order. */
export class Playback {
  #pause = new Pause();

  /** @param {Table} table @param {Wishes} wishes */
  constructor(table, wishes) {
    this.table = table;
    this.wishes = wishes;
  }

  /** Show events in order, then the position they led to. @param {GameEvent[]} events @param {View} view
   * @param {boolean} isNewMatch whether nothing of it was on the table before */
  async play(events, view, isNewMatch) {
    const { table, wishes } = this;
    const before = isNewMatch ? null : table.view;
    const isDealt = events.some(({ e }) => e === "dealt");
    wishes.say(announcement(events, view));
    if (isDealt) table.held.arrangement.reset();
    for (const frame of frames(before, events, view)) {
      const isOtherDeal = before?.match.deal !== frame.view.match.deal;
      const places = placesOf(table, table.held.drag.dropped);
      const at = focus.focusedCard(table);
      const winner = table.view?.trick.winner ?? null;
      this.#cue(isDealt && frame.view === view ? "deal" : cueOf(table.view, frame.view));
      wishes.show(frame.view, events.length > 0);
      await table.updateComplete;
      if (isDealt && frame.view === view) await this.#deal(view, at);
      // Cards of another deal do not slide from their old places.
      else if (!isOtherDeal) slide(table, places, manner().speed, winner);
      focus.keepFocus(table, at);
      await this.#pause.last(holdFor(frame.hold, manner().speed));
    }
    if (familyOf(view).becameStrict(before, view)) wishes.warn();
  }

  /** Wait before the computer goes on: show a trick that was won, or seem to think. */
  async think() {
    const moment = this.table.view?.phase === "declare" ? "trick" : "think";
    await this.#pause.last(holdFor(moment, manner().speed));
  }

  /** End a pause early. */
  skip() {
    this.#pause.skip();
  }

  /** Dispatch the event `cue`, for sounds and vibration; none for null. @param {import("./cues.js").Cue | null} cue */
  #cue(cue) {
    if (!cue) return;
    this.table.dispatchEvent(
      new CustomEvent("cue", { detail: cue, bubbles: true, composed: true }),
    );
  }

  /** Animate the deal; a tap or a key ends it. @param {View} view @param {number | null} at the focus */
  async #deal(view, at) {
    const { lasts, end } = deal(this.table, view, manner().speed);
    focus.keepFocus(this.table, at);
    await this.#pause.last(lasts);
    end();
  }
}
