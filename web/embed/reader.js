// What the reader does at the table of a frame: plays, asks for help, and goes on to the next deal, as far as the settings
// allow it.

import { showScore } from "../panels/score.js";
import { mayHint } from "../table/advice.js";
import { showFrameHelp } from "./help.js";

/** @typedef {import("../table/types.js").View} View */

/**
 * @typedef {object} Frame what this needs of the frame
 * @property {import("../worker/client.js").Engine} engine
 * @property {import("../session/match.js").Match} match outside a lesson
 * @property {import("../session/hints.js").Hints} hints
 * @property {import("../table/table.js").BrisquesTable} table
 * @property {() => import("./settings.js").Settings} settings
 * @property {() => import("../lesson-player/player.js").BrisquesLesson | null} lesson
 * @property {() => ReturnType<typeof import("./settings.js").opening> | null} openingCall the operation that laid the table
 * @property {(call: ReturnType<typeof import("./settings.js").opening>) => Promise<void>} lay
 * @property {(error: unknown) => void} failed
 */

/** What may be opened at a read-only table. */
const LOOKING = new Set(["score", "sheet", "help"]);

/** Carry out what the reader wants. */
export class Reader {
  /** @param {Frame} frame */
  constructor(frame) {
    this.frame = frame;
  }

  /** @param {import("../table/table.js").Intent} intent */
  follow({ actions, need, action, cards }) {
    const { match, settings } = this.frame;
    if (settings().readOnly && !LOOKING.has(need ?? "")) return;
    if (actions) match.send(actions);
    else if (need === "why" && action) match.why(action);
    else if (need === "judge" && cards) match.judge(cards);
    else if (need) this.open(need);
  }

  /** @param {string} need by the name of a button, a key or a line of the table */
  open(need) {
    const lesson = this.frame.lesson();
    const { view } = lesson?.match ?? this.frame.match;
    if (!view) return;
    if (need === "score" || need === "sheet") showScore(lesson?.table ?? this.frame.table);
    else if (need === "help") this.#help(view);
    else if (!lesson) this.#change(need, view); // a lesson's player changes its own match
  }

  /** Return whether the next deal can be played now. @param {View} view */
  mayGoOn(view) {
    return view.phase === "deal-over" && this.#hasNextDeal && !this.frame.settings().readOnly;
  }

  /** Whether another deal follows: in a match from its beginning, not after a position. */
  get #hasNextDeal() {
    return this.frame.openingCall()?.[0] !== "position";
  }

  /** Change the match outside a lesson. @param {string} need @param {View} view */
  #change(need, view) {
    const { match, settings, openingCall, lay } = this.frame;
    const offers = (/** @type {string} */ control) => settings().controls.includes(control);
    const call = openingCall();
    if (need === "again" && call) lay(call).catch(() => {});
    else if (need === "undo" && offers(need) && view.can_undo) match.turn("undo");
    else if (need === "redo" && offers("undo") && view.can_redo) match.turn("redo");
    else if (need === "hint" && offers(need) && mayHint(view)) this.#hint();
    else if (need === "claim") match.claim();
    else if (need === "next" && this.mayGoOn(view)) match.next();
  }

  /** @param {View} view */
  #help(view) {
    const [isLesson, hasNextDeal] = [this.frame.lesson() !== null, this.#hasNextDeal];
    const frame = { settings: this.frame.settings(), isLesson, hasNextDeal };
    showFrameHelp(view, frame, (variant) => this.#explain(variant));
  }

  /** Return every rule of a game; null if that failed. @param {string} variant */
  async #explain(variant) {
    try {
      const { rules } = await this.frame.engine.call("explain", { variant });
      return { rules };
    } catch (error) {
      this.frame.failed(error);
      return null;
    }
  }

  #hint() {
    const { hints, failed } = this.frame;
    hints.give().catch(failed);
  }
}
