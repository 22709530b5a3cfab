// Problems on our own page: the panel that offers them, and one problem after the other at a table beside the match, with
// what each try does to the rating.

import { html, nothing } from "lit";
import { dayOf } from "../history/daily.js";
import { dueOn, nextOf, note, problemOf, runOf } from "../history/problems.js";
import { text } from "../i18n/strings.js";
import { lessonOf } from "../lesson-player/problem.js";
import { closePanels } from "../panels/dialog.js";
import { showProof } from "../panels/problem-proof.js";
import { showProblems } from "../panels/problems.js";
import { sideBar } from "../panels/side-bar.js";
import {
  COLLECTIONS,
  isProgressKept,
  loadProblems,
  readProgress,
  settleProgress,
  writeProgress,
} from "../session/problems.js";
import { serve } from "./lesson-needs.js";

/** @typedef {import("../history/problems.js").Problem} Problem */
/** @typedef {import("../panels/problems.js").Series} Series */
/** @typedef {import("../lesson-player/player.js").BrisquesLesson} Player */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => void} draw
 * @property {(hash: string) => void} enter shows the side view at this address
 * @property {(hash: string) => boolean} rename the address of the side view, if it is still shown
 * @property {() => void} leave
 * @property {(need: string) => void} open what is the page's own to give
 * @property {(game: import("../table/families.js").Game | null) => void} help
 * @property {(line: string, seat: number) => void} play
 * @property {(error: unknown) => void} failed
 * @property {(work: (player: Player) => unknown) => void} withPlayer when the engine has answered
 */

/** Offer problems, play them, and keep what came of it. */
export class Problems {
  #chosen = COLLECTIONS[0];
  /** @type {Problem[]} */
  #problems = [];
  /** @type {Series} */
  #series = { kind: "next" };
  /** @type {Problem | null} */
  #problem = null;
  /** Ids of the problems solved in the run. @type {string[]} */
  #run = [];
  /** Whether a problem of the run was missed; the next one begins another run. */
  #isRunOver = false;
  /** Points by which the rating changed; null before the first try is over, and where it does not count. @type {number | null} */
  #change = null;
  /** Whether this problem was tried since it was put on the table. */
  #isTried = false;
  /** @type {import("../panels/dialog.js").Panel | null} */
  #panel = null;

  /** @param {Player} player @param {Page} page */
  constructor(player, page) {
    this.player = player;
    this.page = page;
    player.showsGoal = false;
    player.table.asksAboutAim = false;
    player.lastWords = "problem-next";
    player.more = () => this.#more();
    player.addEventListener("lesson-step", (event) =>
      this.#judge(/** @type {any} */ (event).detail.state),
    );
    player.addEventListener("lesson-done", () => this.#next());
    player.addEventListener("lesson-trouble", (event) =>
      page.failed(/** @type {any} */ (event).detail.error),
    );
    serve(player, { ...page, leave: () => this.#leave() });
    addEventListener("language-changed", () => this.#changeLanguage());
  }

  /** Open the panel of problems. @param {string} [collection] */
  async show(collection = this.#chosen) {
    this.#panel = showProblems({
      names: COLLECTIONS,
      chosen: () => this.#chosen,
      problems: () => this.#problems,
      progress: readProgress,
      isKept: isProgressKept,
      choose: (name) => this.#choose(name),
      play: (series) => this.#begin(series),
    });
    await this.#choose(collection);
  }

  /** Show the problem of an address, which ends a run unless the run has led to it; rejects if there is none. @param {string} id of a problem, or "today", "due"
   * @param {() => boolean} isShown whether the page is still at this address */
  async follow(id, isShown) {
    if (this.#series.kind === "run" && this.#problem?.id !== id) this.#series = { kind: "next" };
    this.#problem = null;
    this.player.contents = null; // of an earlier problem
    if (id === "today" || id === "due") {
      await this.#load(id === "due" ? await this.#dueCollection() : this.#chosen);
      if (isShown()) this.#begin({ kind: id });
      return;
    }
    for (const name of COLLECTIONS) {
      const problem = (await loadProblems(name)).find((each) => each.id === id);
      if (!problem) continue;
      await this.#load(name);
      if (isShown()) this.#play(problem);
      return;
    }
    throw { code: "problem-unknown" };
  }

  /** @param {string} name of a collection */
  async #choose(name) {
    this.#problems = [];
    this.#chosen = name;
    this.#panel?.update();
    try {
      await this.#load(name);
      await settleProgress();
    } catch (error) {
      this.#panel?.close();
      this.page.failed(error);
    }
    this.#panel?.update();
  }

  /** @param {string} name */
  async #load(name) {
    this.#chosen = name;
    const problems = await loadProblems(name);
    if (this.#chosen === name) this.#problems = problems; // else another one has been chosen since
  }

  /** Return the first collection with a problem that is due, or else the chosen one. */
  async #dueCollection() {
    await settleProgress();
    const due = dueOn(readProgress(), dayOf());
    for (const name of COLLECTIONS) {
      if ((await loadProblems(name)).some(({ id }) => due.includes(id))) return name;
    }
    return this.#chosen;
  }

  /** @param {Series} series */
  #begin(series) {
    this.#series = series;
    this.#run = [];
    this.#next();
  }

  /** Put the next problem of the series on the table; go back to the panel after the last one. */
  #next() {
    if (this.#isRunOver) this.#run = [];
    this.#isRunOver = false;
    const problem = this.#following();
    if (problem) return this.#play(problem);
    this.page.leave();
    this.show();
  }

  /** @returns {Problem | null} */
  #following() {
    const progress = readProgress();
    const { kind, theme } = this.#series;
    const day = dayOf();
    if (kind === "today") {
      this.#series = { kind: "next" }; // what comes after it
      return problemOf(this.#problems, day);
    }
    if (kind === "due") {
      const byId = new Map(this.#problems.map((problem) => [problem.id, problem]));
      const id = dueOn(progress, day).find((each) => byId.has(each));
      return byId.get(id ?? "") ?? null;
    }
    if (kind === "run") return runOf(this.#problems, progress, this.#run);
    const wanted = theme
      ? this.#problems.filter(({ themes }) => themes.includes(theme))
      : this.#problems;
    return nextOf(wanted, progress);
  }

  /** @param {Problem} problem */
  #play(problem) {
    closePanels();
    this.#problem = problem;
    this.#isTried = false;
    this.player.hasHint = false;
    this.#change = null;
    const hash = `#problem=${problem.id}`;
    if (this.page.rename(hash)) this.page.draw();
    else this.page.enter(hash);
    this.#open(problem);
  }

  /** Open a problem at the player; until it has come, nothing can be done with the one before. @param {Problem} problem */
  #open(problem) {
    this.page.withPlayer(async (player) => {
      player.inert = true;
      try {
        await player.open(lessonOf(problem));
      } finally {
        player.inert = false;
      }
    });
  }

  /** Begin the problem under way again, in the language that is spoken now. */
  #changeLanguage() {
    const problem = this.#problem;
    if (problem && this.player.isConnected) this.#open(problem);
  }

  /** Keep what came of the first try since the problem was put on the table. @param {string} state */
  #judge(state) {
    const problem = this.#problem;
    if (!problem || this.#isTried || (state !== "reached" && state !== "failed")) return;
    this.#isTried = true;
    const before = readProgress();
    const isRight = state === "reached";
    const after = note(before, problem, isRight, dayOf(), this.player.hasHint);
    if (after.tries > before.tries) this.#change = after.rating - before.rating;
    if (this.#series.kind === "run") {
      this.#isRunOver ||= !isRight;
      if (!this.#isRunOver && !this.#run.includes(problem.id)) this.#run.push(problem.id);
      after.run = Math.max(after.run, this.#run.length);
    }
    writeProgress(after);
    this.page.draw();
  }

  /** Draw what may follow a try: the proof, the deal played on, the next problem after a miss. */
  #more() {
    const problem = this.#problem;
    const { view } = this.player.match;
    if (!problem || !view || !this.player.isOver) return nothing;
    const isMissed = this.player.standing?.state === "failed";
    return html`<button type="button" class="button" @click=${() => showProof(problem, view)}>${text("problem-solution")}</button>
      <button type="button" class="button" @click=${() => this.page.play(problem.position, problem.seat)}>${text("problem-play-on")}</button>
      ${isMissed ? html`<button type="button" class="button" @click=${() => this.#next()}>${text("problem-next")}</button>` : nothing}`;
  }

  #leave() {
    this.#problem = null;
    this.player.close();
    this.page.leave();
  }

  /** Draw the page of a problem. */
  template() {
    return html`<main class="at-lesson at-problem">
      ${sideBar(
        {
          words: text("problem-leave"),
          leave: () => this.#leave(),
          help: () => this.page.help(this.player.game),
        },
        html`<p role="status">${this.#standing()}</p>`,
      )}
      ${this.player.contents ? nothing : html`<p class="lesson-wait" role="status">${text("loading")}</p>`}
      ${this.player}
    </main>`;
  }

  #standing() {
    const problem = this.#problem;
    if (!problem) return "";
    const parts = [text("problem-rating", { rating: problem.rating })];
    if (this.#series.kind === "run")
      parts.push(
        this.#isRunOver
          ? text("problem-run-over", { count: this.#run.length })
          : text("problem-run-place", { number: this.#run.length + (this.#isTried ? 0 : 1) }),
      );
    if (this.#change !== null) {
      const change = this.#change < 0 ? `−${-this.#change}` : `+${this.#change}`;
      parts.push(text("problem-rated", { rating: readProgress().rating, change }));
    }
    return parts.join(" · ");
  }
}
