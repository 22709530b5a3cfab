// The side view of problems, before its script has come and after.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { closePanels, openWhen } from "../panels/dialog.js";
import { focusPage } from "../panels/side-bar.js";
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
    if (which === "all") {
      openWhen(this.#fetched(), (problems) => problems.show()).catch(this.page.failed);
      return;
    }
    const hash = `#problem=${which}`;
    closePanels(); // the lists that led here
    this.follow(hash);
    this.page.enter(hash);
  }

  /** Show the problem at this address; return whether it is the address of one.
   * @param {string} hash */
  follow(hash) {
    const id = new URLSearchParams(hash.slice(1)).get("problem");
    if (id) this.#show(id, hash);
    return !!id;
  }

  /** Begin a problem when it has come, if the page is still at its address. @param {string} id @param {string} hash */
  async #show(id, hash) {
    const isShown = () => location.hash === hash;
    try {
      await (this.#problems ?? (await this.#fetched())).follow(id, isShown);
    } catch (error) {
      if (!isShown()) return;
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
      focusPage();
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
