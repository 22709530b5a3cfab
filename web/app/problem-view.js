// The side view of problems, before its script has come and after.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { loadPart } from "./parts.js";

/** @typedef {import("./lessons.js").Page} Page */
/** @typedef {import("./problems.js").Problems} Problems */

/** Draw the page of a lesson or a problem before its script has come. */
export const waitingPage = () =>
  html`<main class="at-lesson"><p class="lesson-wait" role="status">${text("loading")}</p></main>`;

/** Show problems in place of the match. */
export class ProblemView {
  /** @type {Problems | null} */
  #problems = null;

  /** @param {import("../session/match.js").Engine} engine for a table beside that of the match
   * @param {Page} page */
  constructor(engine, page) {
    this.engine = engine;
    this.page = page;
  }

  /** Open the panel of problems, or one of them at once. @param {"all" | "today" | "due"} which */
  open(which) {
    this.#when((problems) => (which === "all" ? problems.show() : problems.follow(which)));
  }

  /** Show the problem at this address, or the panel of all; return whether it is the address of one.
   * @param {string} hash */
  follow(hash) {
    const id = new URLSearchParams(hash.slice(1)).get("problem");
    if (id) this.#when((problems) => problems.follow(id));
    return !!id;
  }

  /** @param {(problems: Problems) => unknown} work when the script has come */
  async #when(work) {
    try {
      await work(this.#problems ?? (await this.#fetched()));
    } catch (error) {
      this.page.leave();
      this.page.failed(error);
    }
    this.page.draw();
  }

  /** Return the problems; load their script at the first call. @returns {Promise<Problems>} */
  async #fetched() {
    const [{ BrisquesLesson }, { ruleLink }, { Problems }] = await Promise.all([
      loadPart("player"),
      loadPart("lessons"),
      loadPart("problems"),
    ]);
    const { page } = this;
    this.#problems ??= new Problems(new BrisquesLesson(this.engine, ruleLink), {
      ...page,
      withPlayer: (work) => this.#play(work),
    });
    return this.#problems;
  }

  /** @param {(player: import("../lesson-player/player.js").BrisquesLesson) => unknown} work */
  async #play(work) {
    const problems = this.#problems;
    if (!problems) return;
    try {
      await this.page.ready();
      this.page.draw(); // the player must be in the document before a lesson is opened
      await work(problems.player);
    } catch (error) {
      this.page.failed(error);
    }
    this.page.draw();
  }

  /** Draw the page of a problem. */
  template() {
    return this.#problems?.template() ?? waitingPage();
  }
}
