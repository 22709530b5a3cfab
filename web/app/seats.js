// The table and what its seats need: a curtain between the turns of several persons, and the bar of a match in which
// the computer plays all seats. Seats are taken over here too.

import { html, nothing } from "lit";
import { curtain } from "../panels/curtain.js";
import { closePanels, openWhen } from "../panels/dialog.js";
import { focusPage } from "../panels/side-bar.js";
import { watchBar } from "../panels/watch-bar.js";
import { personsOf } from "../session/persons.js";
import { loadPart } from "./parts.js";
import { recallInTab, rememberInTab } from "./tab-memory.js";

/** @typedef {import("../settings/settings.js").Settings["speed"]} Speed */

/**
 * @typedef {object} Parts
 * @property {import("../table/table.js").BrisquesTable} table
 * @property {import("../session/match.js").Match} match
 * @property {import("./matches.js").Matches} matches
 */

/**
 * @typedef {object} Page
 * @property {() => boolean} isShown whether the table is, and no other page
 * @property {() => string[]} levels
 * @property {() => Speed} speed
 * @property {(speed: Speed) => void} setSpeed
 * @property {() => void} draw
 * @property {() => void} goHome
 * @property {(error: unknown) => void} failed
 */

/** Under this key a tab remembers which watched match a person has paused. */
const PAUSED = "brisques.paused";

/** Draw the table of a match by who plays at its seats, and change who plays. */
export class Seats {
  /** What was drawn last: "table", "curtain" or "watch". */
  #shown = "table";
  /** Whether a match that is watched stands still because another page is shown. */
  #isHeld = false;
  /** Id of the watched match that was paused before a reload, until the first match is on the table. */
  #pausedBefore = recallInTab(PAUSED);

  /** @param {Parts} parts @param {Page} page */
  constructor(parts, page) {
    this.parts = parts;
    this.page = page;
  }

  /** Let a watched match wait behind another page; draw the page again if another kind of table is to be shown, or another
   * person is next. */
  handleChange() {
    this.#restorePause();
    this.pauseWatched();
    this.#rememberPause();
    const kind = this.#kind;
    if (kind === this.#shown && kind === "table") return;
    const isNew = kind !== this.#shown;
    // What the last person opened may show what only their seat may see.
    if (isNew && kind === "curtain" && this.page.isShown()) closePanels();
    this.page.draw();
    if (kind === "curtain") focusCurtain(isNew);
    if (isNew) focusPage();
  }

  /** Draw the table, or the curtain before it. @param {unknown} line above the table */
  template(line) {
    const { table, match } = this.parts;
    this.#shown = this.#kind;
    if (match.covered)
      return curtain(match.covered, {
        look: (seat) => this.#look(seat),
        home: () => this.page.goHome(),
      });
    return html`<main class="at-table">${line}${table}${this.#shown === "watch" ? this.#bar() : nothing}</main>`;
  }

  /** Let a match that is watched stand still while another page is shown. */
  pauseWatched() {
    const { match } = this.parts;
    const isAway = !this.page.isShown();
    const stops = isAway && this.#kind === "watch" && !match.isPaused;
    if (stops || (!isAway && this.#isHeld && match.isPaused)) match.pause(isAway);
    this.#isHeld = stops || (isAway && this.#isHeld);
  }

  /** Pause the match that was paused before a reload. */
  #restorePause() {
    const { match, matches } = this.parts;
    if (this.#pausedBefore && this.#pausedBefore === matches.engine.match && this.#kind === "watch")
      match.isPaused = true;
    this.#pausedBefore = null;
  }

  /** Remember the match that a person has paused, for a reload. */
  #rememberPause() {
    const { match, matches } = this.parts;
    const isPaused = match.isPaused && !this.#isHeld && this.#kind === "watch";
    rememberInTab(PAUSED, isPaused ? matches.engine.match : null);
  }

  /** Stop the computer that plays all seats, or let it go on. @param {boolean} isPaused */
  #pause(isPaused) {
    const going = this.parts.match.pause(isPaused);
    this.#rememberPause();
    this.page.draw();
    return going;
  }

  get #kind() {
    const { match, matches } = this.parts;
    if (match.covered) return "curtain";
    const isWatched = match.view && personsOf(match.view) === 0;
    return isWatched && !matches.watching ? "watch" : "table";
  }

  /** @param {number} seat */
  async #look(seat) {
    const { match, matches, table } = this.parts;
    if (matches.watching) await matches.takeOver();
    await match.look(seat);
    table.updateComplete.then(() => table.focusHand());
  }

  #bar() {
    const { match } = this.parts;
    const isOver = match.view?.phase.endsWith("over") ?? false;
    return watchBar(
      { isPaused: match.isPaused, isOver, speed: this.page.speed() },
      {
        pause: (isPaused) => this.#pause(isPaused),
        step: () => match.step(),
        speed: (speed) => this.page.setSpeed(speed),
        sit: () => this.open(),
      },
    );
  }

  /** Open the panel in which seats are taken over. */
  async open() {
    const { match } = this.parts;
    const { view } = match;
    if (!view || match.isUnaided()) return;
    try {
      await openWhen(loadPart("games"), ({ showSeats }) =>
        showSeats(view, this.page.levels(), (changes) => this.#change(changes)),
      );
    } catch (error) {
      this.page.failed(error);
    }
  }

  /** @param {Map<number, import("../session/match.js").NewSeat>} changes */
  async #change(changes) {
    const { match } = this.parts;
    const { isPaused } = match;
    match.isPaused = true; // nobody is to play between two changes
    for (const [seat, who] of changes) await match.sit(seat, who);
    await this.#pause(isPaused && this.#kind === "watch");
  }
}

/** Give the focus to the button of the person who is next or, while the computer moves, to the line that says so; on a
 * curtain that was there before, only if it is on nothing else. @param {boolean} isNew */
function focusCurtain(isNew) {
  const { activeElement, body } = document;
  if (!isNew && activeElement !== body && !activeElement?.matches(".curtain h1")) return;
  const goal =
    document.querySelector(".curtain .primary:enabled") ?? document.querySelector(".curtain h1");
  /** @type {HTMLElement | null} */ (goal)?.focus();
}
