// Keeps the latest frames, so that undo can be shown backwards.

import { frames } from "./frames.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {{before: View, events: GameEvent[], after: View}} Step */
/** A view to show, and the events that are undone with it. @typedef {{view: View, events: GameEvent[]}} BackFrame */

/** Number of steps that are kept, those of a few tricks. */
const MOST = 48;

/** Keep the steps between the latest views. */
export class PastSteps {
  /** @type {Step[]} */
  #steps = [];

  /** @param {Step} step */
  add(step) {
    this.#steps = [...this.#steps, step].slice(-MOST);
  }

  /** Remove the steps back to a view and return their frames, the latest first; empty if the view was not shown lately.
   * @param {View} now @param {View} view to which play was taken back @returns {BackFrame[]} */
  back(now, view) {
    const steps = this.#steps;
    const goal = positionOf(view);
    const at = steps.findLastIndex(({ before }) => positionOf(before) === goal);
    const last = steps[steps.length - 1];
    if (at < 0 || positionOf(last.after) !== positionOf(now)) return [];
    this.#steps = steps.slice(0, at);
    return steps.slice(at).reverse().flatMap(backwards);
  }
}

/** List the frames of a step from its last to the view before it. @param {Step} step @returns {BackFrame[]} */
function backwards({ before, events, after }) {
  const list = frames(before, events, after);
  const views = [before, ...list.map(({ view }) => view)];
  return list.map((frame, i) => ({ view: views[i], events: frame.events })).reverse();
}

/** Return a key that is different for different positions. @param {View} view */
const positionOf = ({ match, phase, to_move, hand, trick, stock, seats }) =>
  JSON.stringify([
    match.deal,
    phase,
    to_move,
    hand,
    trick,
    stock,
    seats.map(({ cards, score, tricks, tabled, open }) => [cards, score, tricks, tabled, open]),
  ]);
