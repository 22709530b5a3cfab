// The review: a match looked at deal by deal and move by move, at a table of its own, as its seat saw it. A deal that is
// over is judged there decision by decision, and can be tried again from any of its moments as a branch.

import "../i18n/history-words.js";
import "../i18n/review-words.js";
import { html, nothing } from "lit";
import { addressOf } from "../history/moment.js";
import { text } from "../i18n/strings.js";
import { reviewPaper, stepsBar } from "../panels/review.js";
import { showScore } from "../panels/score.js";
import { sideBar } from "../panels/side-bar.js";
import { BrisquesTable } from "../table/table.js";
import { judge } from "./judging.js";

export { unpack } from "../history/link.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Move} Move */
/** @typedef {import("../table/types.js").Judged} Judged */
/** @typedef {import("../panels/review.js").Source} Source */
/** What this needs of the page, besides the actions of a review.
 * @typedef {import("../panels/review.js").Wishes & {
 *   ready: () => Promise<unknown> | undefined, draw: () => void, leave: () => void,
 *   rename: (hash: string) => void, open: (need: string) => void, help: (view: View | null) => void, failed: (error: unknown) => void}} Page */

/** Commands of the table that the page carries out in a review. */
const COMMANDS = new Set(["menu", "fullscreen"]);
/** Codes of errors after which the match must be loaded again: its worker is gone. */
const GONE = new Set(["engine/crashed", "bridge/no-table"]);
/** @type {Judged} */
const NOTHING = { done: false, settled: false, of: 0, changes: 0, rows: [] };

/** Show the deals of a match. */
export class Review {
  table = new BrisquesTable();
  /** @type {Source} */
  source = { record: "" };
  /** The deal that is shown, from 1, and how many the match has. */
  deal = 1;
  deals = 1;
  /** The number of moves before what is shown, and of all in the deal. */
  place = 0;
  of = 0;
  /** What is shown. @type {View | null} */
  view = null;
  /** The moves of the deal; none while it is being played. @type {Move[]} */
  moves = [];
  /** What the coach says of the deal so far. @type {Judged} */
  judged = NOTHING;
  /** What the coach says of each deal of the match, by `#played`. @type {Map<string, Judged>} */
  #known = new Map();
  #revision = 0;
  /** Number of deals asked for so far; the judgement of an earlier one stops before another is loaded. */
  #round = 0;
  /** Resolves when the last request is carried out. @type {Promise<void>} */
  #work = Promise.resolve();

  /** @param {import("../session/match.js").Engine} engine a table with the stored matches @param {Page} page */
  constructor(engine, page) {
    this.engine = engine;
    this.page = page;
    this.table.addEventListener("intent", (event) => {
      const { need } = /** @type {CustomEvent} */ (event).detail;
      if (need === "home") this.page.leave();
      else if (need === "help") this.page.help(this.view);
      else if (need === "score" && this.view) showScore(this.table);
      else if (COMMANDS.has(need)) this.page.open(need);
    });
    addEventListener("keydown", (event) => this.#followKey(event), { capture: true });
  }

  /** Show a moment of a match; rejects if there is none. @param {Source} source @param {number} [deal] from 1; the last without it
   * @param {number} [place] the number of moves before it */
  open(source, deal = Number.POSITIVE_INFINITY, place = 0) {
    const work = this.#work.then(async () => {
      this.#round += 1;
      const isOther = source.match !== this.source.match || source.record !== this.source.record;
      if (isOther) this.#known.clear();
      this.source = source;
      await this.page.ready();
      const last = await this.#load(undefined);
      this.deals = last.match.deal;
      const wanted = Math.max(1, deal || 1);
      await this.#begin(wanted < this.deals ? await this.#load(wanted) : last, place);
    });
    this.#work = work.catch(() => {}); // reported to the caller
    return work;
  }

  /** Load the match up to a deal. @param {number | undefined} deals all of them without a number */
  async #load(deals) {
    const load = () => this.engine.call("load", { ...this.source, deals });
    const { revision, view } = await askTwice(load);
    this.#revision = revision;
    return view;
  }

  /** @param {import("../bridge/types.js").View} view of the loaded deal as it ended @param {number} place */
  async #begin({ phase, match }, place) {
    this.deal = match.deal;
    const isOver = phase.endsWith("over");
    this.moves = isOver ? (await this.#again(() => this.engine.call("moves"))).moves : [];
    this.judged = this.#known.get(this.#played) ?? NOTHING;
    await this.#show(0); // to know how many moves there are
    if (place > 0) await this.#show(Math.min(place, this.of));
    if (isOver && !this.judged.done) this.#judge(this.#round);
  }

  /** The number and the moves of the deal: after an undo it may have been played in another way. */
  get #played() {
    return JSON.stringify([this.deal, this.moves]);
  }

  /** @param {number} place */
  async #show(place) {
    const earlier = await this.#again(() => this.engine.call("at", { place }));
    const by = this.view?.match.deal === this.deal ? earlier.place - this.place : 0;
    this.place = earlier.place;
    this.of = earlier.of;
    this.view = /** @type {View} */ (earlier.view);
    this.table.look(this.view, marksOf(this.row), by);
    this.page.draw();
  }

  /** Ask the engine; if its worker was replaced, load the match there and ask again.
   * @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
  #again(ask) {
    return askTwice(ask, () => this.#load(this.deal));
  }

  /** Judge the decisions of the shown deal, and make the judgement surer, as long as it is shown. @param {number} round */
  async #judge(round) {
    const isShown = () => round === this.#round && this.table.isConnected;
    const ask = (/** @type {number} */ seen) =>
      this.#again(() => this.engine.call("review", { revision: this.#revision, seen }));
    const tell = (/** @type {Judged} */ judged) => {
      this.judged = judged;
      this.#known.set(this.#played, judged);
      this.table.look(/** @type {View} */ (this.view), marksOf(this.row));
      this.page.draw();
    };
    try {
      await judge(this.judged, ask, isShown, tell);
    } catch (error) {
      if (isShown()) this.page.failed(error);
    }
  }

  // --- moments ----------------------------------------------------------------------------------

  /** What the coach says of the decision that is due at this moment, if we made one. */
  get row() {
    return this.judged.rows.find(({ place }) => place === this.place) ?? null;
  }

  /** The moments to stop at: before each move but a `done` without a choice, and the end. */
  get stops() {
    const decided = new Set(this.judged.rows.map(({ place }) => place));
    const all = Array.from({ length: this.of }, (_, place) => place);
    const isWorth = (/** @type {number} */ place) =>
      this.moves[place]?.action !== "done" || decided.has(place);
    return [...all.filter(isWorth), this.of];
  }

  /** The places of the decisions that cost something. */
  get mistakes() {
    return this.judged.rows.filter(({ loss }) => loss > 0).map(({ place }) => place);
  }

  /** Whether the moment can be played on from: any of a deal that is over but its end, and any that a link brings of a deal
   * in play. */
  get isOpen() {
    return this.moves.length > 0 ? this.place < this.of : this.source.record !== undefined;
  }

  /** @param {number} place */
  go(place) {
    this.#then(() => this.#show(Math.min(Math.max(0, place), this.of)));
  }

  /** Go to the next of some places, or to the one before. @param {number[]} places ascending @param {number} by 1 or -1 */
  goAlong(places, by) {
    // The place is read when the moves asked for before are shown, so that none of several quick keys is lost.
    this.#then(async () => {
      const place =
        by > 0 ? places.find((at) => at > this.place) : places.findLast((at) => at < this.place);
      if (place !== undefined) await this.#show(place);
    });
  }

  /** @param {number} deal */
  turnTo(deal) {
    this.#then(async () => {
      this.#round += 1;
      await this.#begin(await this.#load(deal), 0);
      if (this.source.match) this.page.rename(addressOf(this.source.match, deal));
    });
  }

  /** @param {() => Promise<void>} work */
  #then(work) {
    this.#work = this.#work.then(work).catch((error) => this.page.failed(error));
  }

  /** Step by the arrow keys wherever the focus is, but for what has arrows of its own. @param {KeyboardEvent} event */
  #followKey(event) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const target = /** @type {Element} */ (event.target);
    const isAway = !this.table.isConnected || document.querySelector("dialog[open]");
    if (isAway || ctrlKey || metaKey || altKey) return;
    if (target.matches?.("select, input, textarea, .hand *")) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (by) this.goAlong(shiftKey ? this.mistakes : this.stops, by);
    else if (key === "Home") this.go(0);
    else if (key === "End") this.go(this.of);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // --- drawing ----------------------------------------------------------------------------------

  /** Draw the page. */
  template() {
    return html`<main class="at-lesson at-review">
      ${sideBar(
        {
          kind: "review-bar",
          words: text("review-leave"),
          leave: () => this.page.leave(),
          help: () => this.page.help(this.view),
        },
        html`<h1 tabindex="-1">${text("review")}</h1>
        ${this.deals > 1 ? this.#dealChoice() : nothing}`,
      )}
      <div class="review-table bare">${this.table}</div>
      ${this.view ? reviewPaper(this, this.view, this.page) : ""}
      ${stepsBar(this)}
    </main>`;
  }

  #dealChoice() {
    const numbers = Array.from({ length: this.deals }, (_, at) => at + 1);
    const changed = (/** @type {Event} */ event) =>
      this.turnTo(Number(/** @type {HTMLSelectElement} */ (event.target).value));
    return html`<label class="review-deal"><span>${text("review-which-deal")}</span>
      <select class="field" @change=${changed}>${numbers.map(
        (deal) =>
          html`<option value=${deal} .selected=${deal === this.deal}>${text("review-deal-of", { deal, deals: this.deals })}</option>`,
      )}</select></label>`;
  }
}

/** Return the tags of a decision by action. @param {import("../table/types.js").Decision | null} row
 * @returns {Map<string, string>} */
function marksOf(row) {
  if (!row) return new Map();
  const { played, best, loss } = row;
  return loss > 0 ? new Map([[played, "played"]]).set(best, "best") : new Map([[played, "good"]]);
}

/** Ask the engine; if its worker is gone, prepare the one in its place and ask again.
 * @template T @param {() => Promise<T>} ask @param {() => Promise<unknown>} [prepare] @returns {Promise<T>} */
async function askTwice(ask, prepare = async () => {}) {
  try {
    return await ask();
  } catch (error) {
    if (!GONE.has(/** @type {{code?: string}} */ (error).code ?? "")) throw error;
    await prepare();
    return ask();
  }
}
