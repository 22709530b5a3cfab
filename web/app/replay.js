// The replay: a stored match looked at deal by deal and move by move, at a table of its own, as its seat saw it.

import "../i18n/history-words.js";
import { html } from "lit";
import { text } from "../i18n/strings.js";
import { icon } from "../table/pictures.js";
import { BrisquesTable } from "../table/table.js";
import { still } from "./last-view.js";

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => Promise<unknown> | undefined} ready resolves when the engine has answered
 * @property {() => void} draw
 * @property {(hash: string) => void} rename gives the shown page another address
 * @property {() => void} leave
 * @property {(need: string) => void} open carries out a command
 * @property {(error: unknown) => void} failed
 */
/** @typedef {import("../table/types.js").View} View */

/** Show the deals of a stored match. */
export class Replay {
  table = new BrisquesTable();
  /** Id of the match. */
  #match = "";
  /** The deal that is shown, from 1, and how many the match has. */
  #deal = 1;
  #deals = 1;
  /** The number of moves before what is shown, and of all in the deal. */
  #place = 0;
  #of = 0;
  /** Resolves when the last wish is carried out. @type {Promise<void>} */
  #work = Promise.resolve();

  /** @param {import("../session/match.js").Engine} engine a table with the stored matches @param {Page} page */
  constructor(engine, page) {
    this.engine = engine;
    this.page = page;
    this.table.addEventListener("intent", (event) => {
      const { need } = /** @type {CustomEvent} */ (event).detail;
      if (need === "home") this.page.leave();
      else if (need) this.page.open(need);
    });
  }

  /** Show a match from the start of a deal. @param {string} match its id @param {number} deal from 1 */
  open(match, deal) {
    this.#match = match;
    return this.#then(async () => {
      if (!(await this.#load(undefined))) return; // to know how many deals there are
      this.#deals = this.#deal;
      await this.#load(Math.min(Math.max(1, deal), this.#deals));
      await this.#show(0);
    });
  }

  /** Load the match up to a deal. @param {number | undefined} deals all of them without a number */
  async #load(deals) {
    await this.page.ready();
    const { view } = await this.engine.call("load", { match: this.#match, deals });
    this.#deal = view.match.deal;
    return view;
  }

  /** @param {number} deal */
  #turnTo(deal) {
    this.#then(async () => {
      await this.#load(deal);
      await this.#show(0);
      this.page.rename(addressOf(this.#match, deal));
    });
  }

  /** @param {number} place */
  async #show(place) {
    const { view, of } = await this.engine.call("at", { place });
    this.#place = place;
    this.#of = of;
    this.table.set(still(/** @type {View} */ (view)));
    this.page.draw();
  }

  /** @param {number} place */
  #step(place) {
    this.#then(() => this.#show(Math.min(Math.max(0, place), this.#of)));
  }

  /** @param {() => Promise<void>} work */
  #then(work) {
    this.#work = this.#work.then(work).catch((error) => this.page.failed(error));
    return this.#work;
  }

  /** @param {KeyboardEvent} event */
  #followKey(event) {
    const place = {
      ArrowLeft: this.#place - 1,
      ArrowRight: this.#place + 1,
      Home: 0,
      End: this.#of,
    }[event.key];
    if (place === undefined || /** @type {Element} */ (event.target).matches("select")) return;
    event.preventDefault();
    this.#step(place);
  }

  /** Draw the page of the replay. */
  template() {
    return html`<main class="at-lesson at-replay">
      <header class="lesson-bar replay-bar">
        <button type="button" class="tool" @click=${() => this.page.leave()}>${icon("back")}<span>${text("replay-leave")}</span></button>
        <h1>${text("replay")}</h1>
        ${this.#dealChoice()}
      </header>
      <div class="replay-table bare">${this.table}</div>
      <nav class="replay-steps" aria-label=${text("replay")} @keydown=${(/** @type {KeyboardEvent} */ event) => this.#followKey(event)}>
        ${this.#button("replay-first", "undo", 0)} ${this.#button("replay-earlier", "back", this.#place - 1)}
        <p role="status">${text("replay-place", { place: this.#place, of: this.#of })}</p>
        ${this.#button("replay-later", "on", this.#place + 1)} ${this.#button("replay-last", "redo", this.#of)}
      </nav>
    </main>`;
  }

  /** @param {string} name @param {Parameters<typeof icon>[0]} sign @param {number} place */
  #button(name, sign, place) {
    const isPossible = place >= 0 && place <= this.#of && place !== this.#place;
    return html`<button type="button" class="tool" aria-label=${text(name)} title=${text(name)}
      aria-disabled=${!isPossible} @click=${() => isPossible && this.#step(place)}>${icon(sign)}</button>`;
  }

  #dealChoice() {
    const numbers = Array.from({ length: this.#deals }, (_, at) => at + 1);
    const changed = (/** @type {Event} */ event) =>
      this.#turnTo(Number(/** @type {HTMLSelectElement} */ (event.target).value));
    return html`<label class="replay-deal">${text("replay-deal")}
      <select @change=${changed}>${numbers.map(
        (deal) =>
          html`<option value=${deal} .selected=${deal === this.#deal}>${text("replay-of", { deal, deals: this.#deals })}</option>`,
      )}</select></label>`;
  }
}

/** Return the address of a deal of a match. @param {string} match @param {number} deal */
export const addressOf = (match, deal) => `#replay=${encodeURIComponent(match)}&deal=${deal}`;
