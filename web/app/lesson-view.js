// The side view of lessons, before their script has come and after.

import { openWhen } from "../panels/dialog.js";
import { loadPart } from "./parts.js";
import { waitingPage } from "./problem-view.js";

/** @typedef {import("./lessons.js").Page} Page */

/** Show lessons, once one is opened from the courses, by a link or from a file. */
export class LessonView {
  /** The lessons, once they are loaded. @type {import("./lessons.js").Lessons | null} */
  #lessons = null;

  /** @param {import("../session/match.js").Engine} engine @param {Page} page */
  constructor(engine, page) {
    this.engine = engine;
    this.page = page;
    addEventListener("dragover", (event) => {
      if (hasFile(event)) event.preventDefault();
    });
    addEventListener("drop", (event) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) this.#when((lessons) => lessons.openFile(file));
    });
  }

  /** Show the lesson at this address; return whether it is the address of one. @param {string} hash */
  follow(hash) {
    const name = new URLSearchParams(hash.slice(1)).get("lesson");
    if (name) this.#when((lessons) => lessons.open(name), hash);
    return !!name;
  }

  /** Open the list of courses. */
  showCourses() {
    openWhen(this.#listed(), (lessons) => lessons.showCourses()).catch(this.page.failed);
  }

  /** Return the lessons once their list has come. */
  async #listed() {
    const lessons = await this.#fetched();
    await lessons.listed();
    return lessons;
  }

  /** Do some work once the lessons are loaded: at once if they are, so that no earlier lesson is seen.
   * @param {(lessons: import("./lessons.js").Lessons) => unknown} work
   * @param {string} [hash] the address to leave if they cannot be loaded */
  async #when(work, hash) {
    try {
      await work(this.#lessons ?? (await this.#fetched()));
    } catch (error) {
      this.page.failed(error);
      if (!this.#lessons && location.hash === hash) this.page.leave();
    }
  }

  /** Return the lessons; load their script at the first call. */
  async #fetched() {
    const { Lessons } = await loadPart("lessons");
    this.#lessons ??= new Lessons(this.engine, this.page, () => loadPart("player"));
    return this.#lessons;
  }

  /** Return the title of the lesson, once it has come. */
  get title() {
    return this.#lessons?.lesson?.contents?.title;
  }

  /** Draw the page of the lesson. */
  template() {
    return this.#lessons?.template() ?? waitingPage();
  }
}

/** @param {DragEvent} event */
const hasFile = (event) => event.dataTransfer?.types.includes("Files") ?? false;
