// Lessons on our own page: the courses, opening a lesson from the list, a link or a file, and a person's progress. A lesson
// is played at a table of its own beside the match, which is neither shown nor saved during the lesson.

import { html, nothing } from "lit";
import { isRecord } from "../history/transfer.js";
import "../i18n/course-words.js";
import { lessonsIn } from "../i18n/languages.js";
import { errorWords, language, text, withTitle } from "../i18n/strings.js";
import { courseName, languageNote, showCourse, showCourses } from "../panels/courses.js";
import { closePanels } from "../panels/dialog.js";
import { focusPage, sideBar } from "../panels/side-bar.js";
import {
  findLesson,
  loadCourses,
  loadLesson,
  markLesson,
  readProgress,
  resetCourse,
  textOf,
} from "../session/lessons.js";
import { settleProgress } from "../session/problems.js";
import { serve } from "./lesson-needs.js";

/** @typedef {import("../session/lessons.js").Course} Course */
/** @typedef {import("../session/lessons.js").Entry} Entry */
/** @typedef {import("../lesson-player/player.js").BrisquesLesson} Player */

/**
 * @typedef {object} Page what a side view needs of the page
 * @property {() => Promise<unknown> | undefined} ready when the engine has answered
 * @property {() => import("../panels/games.js").Game[]} games
 * @property {() => void} draw
 * @property {(hash: string) => void} enter shows the side view at this address
 * @property {(hash: string) => boolean} rename the side view has another address now, if it is still shown
 * @property {() => void} leave goes back to the page before
 * @property {(need: string) => void} open what is the page's own to give
 * @property {(game: import("../table/families.js").Game | null) => void} help opens that of a game; null for none yet
 * @property {(line: string, seat?: number) => void} play a position from a seat, in place of the match
 * @property {(file: File) => void} readRecord
 * @property {(error: unknown) => void} failed
 * @property {(which: "all" | "today" | "due") => void} problems opens the panel of problems, or one of them
 */

/** Length of the longest lesson that the engine takes, in characters. */
const LONGEST = 100_000;
/** Most bytes of a character in UTF-8. */
const MOST_BYTES = 4;

/** Open lessons from the list, a link or a file, and play them beside the match. */
export class Lessons {
  /** @type {Course[]} */
  courses = [];
  /** The list of courses, requested or loaded, and its language.
   * @type {{tag: string, loading: Promise<Course[]>} | null} */
  #list = null;
  /** The player, once a lesson was opened. @type {Player | null} */
  lesson = null;
  /** The lesson under way; null if it is from a file, since it is in no course. @type {Entry | null} */
  #entry = null;
  /** The list of courses, when it was last opened. @type {import("../panels/dialog.js").Panel | null} */
  #courseList = null;
  /** @type {string | null} */
  #course = null;
  /** Number of lessons asked for; only the one asked for last is shown. */
  #openingCount = 0;
  #hasEnded = false;
  /** The reason why a lesson cannot be shown. @type {string | null} */
  #message = null;

  /** @param {import("../session/match.js").Engine} engine @param {Page} page
   * @param {() => Promise<typeof import("../lesson-player/player.js")>} loadPlayer */
  constructor(engine, page, loadPlayer) {
    this.engine = engine;
    this.page = page;
    this.loadPlayer = loadPlayer;
    addEventListener("language-changed", () => this.#changeLanguage());
    this.listed(); // while the player comes
  }

  /** Return the player; it comes with the first lesson. @returns {Promise<Player>} */
  async #player() {
    const { BrisquesLesson } = await this.loadPlayer();
    this.lesson ??= this.#follow(new BrisquesLesson(this.engine, ruleLink));
    return this.lesson;
  }

  /** Do what a player's events ask for. @param {Player} lesson */
  #follow(lesson) {
    lesson.addEventListener("lesson-step", (event) =>
      this.#keepProgress(/** @type {any} */ (event).detail),
    );
    lesson.addEventListener("lesson-done", () => this.#finish(lesson));
    lesson.addEventListener("lesson-trouble", (event) =>
      this.#report(/** @type {any} */ (event).detail.error),
    );
    serve(lesson, { ...this.page, leave: () => this.#leave() });
    return lesson;
  }

  /** Load the courses in the language of the page; again after a failure. */
  async listed() {
    const tag = language();
    if (this.#list?.tag !== tag) this.#list = { tag, loading: loadCourses(lessonsIn(tag)) };
    const list = this.#list;
    this.courses = await list.loading;
    if (tag !== language()) await this.listed();
    else if (this.courses.length === 0 && this.#list === list) this.#list = null;
  }

  /** Show a lesson under way in the language that is spoken now, at the same step. */
  #changeLanguage() {
    const { lesson } = this;
    if (!lesson?.isConnected || !this.#entry) return;
    const step = lesson.contents ? lesson.standing?.step : undefined;
    this.open(`${this.#course}/${this.#entry.number}`, step);
  }

  /** Open the list of courses, with the next lesson. */
  showCourses() {
    this.#courseList = showCourses(this.courses, readProgress, {
      course: (name) => this.#showCourse(name),
      lesson: (name) => this.#enter(name),
      problems: (which) => this.page.problems(which),
      file: (file) => this.openFile(file),
    });
    settleProgress().then(this.#courseList.update);
  }

  /** @param {string} name of a lesson of ours */
  #enter(name) {
    closePanels(); // the lists that led here
    this.page.enter(`#lesson=${name}`);
    this.open(name);
  }

  /** Show a lesson of ours. @param {string} name
   * @param {number} [step] from 1; without it the one that a person has come to */
  async open(name, step) {
    const isWanted = this.#begin(name.split("/")[0]);
    await this.listed();
    if (!isWanted()) return;
    const entry = findLesson(this.courses, name);
    if (!entry)
      return this.#report({ code: this.courses.length ? "lesson-not-found" : "lesson-not-loaded" });
    this.#entry = entry;
    const words = await loadLesson(entry).catch(() => null);
    if (!isWanted()) return;
    if (words === null) return this.#report({ code: "lesson-not-loaded" });
    await this.#play(words, isWanted, step ?? readProgress()[name]?.step);
  }

  /** Open a lesson from a file; read a record that was taken for one. @param {File} file */
  async openFile(file) {
    closePanels();
    if (await isRecord(file).catch(() => false)) return this.page.readRecord(file);
    const isWanted = this.#begin(null);
    this.page.enter("#lesson");
    try {
      await this.#player(); // with it come the words for errors
      if (file.size > LONGEST * MOST_BYTES)
        throw { code: "lesson/too-long", params: { most: LONGEST } };
      await this.#play(await textOf(file), isWanted);
    } catch (error) {
      if (isWanted()) this.#report(error);
    }
  }

  /** Wait for a lesson; return whether it is still wanted, since another may be opened before it has come.
   * @param {string | null} course @returns {() => boolean} */
  #begin(course) {
    this.#openingCount += 1;
    const opening = this.#openingCount;
    this.#course = course;
    this.#entry = null;
    this.#hasEnded = false;
    this.#message = null;
    if (this.lesson) this.lesson.contents = null;
    this.page.draw();
    return () => opening === this.#openingCount;
  }

  /** @param {string} words of the lesson @param {() => boolean} isWanted @param {number} [step] */
  async #play(words, isWanted, step) {
    try {
      const lesson = await this.#player();
      if (!isWanted()) return;
      lesson.note = () => (this.#entry ? languageNote([this.#entry]) : nothing);
      await this.page.ready();
      this.page.draw(); // a lesson must be in the document before it is opened
      await lesson.open(words, step);
      this.page.draw();
      focusPage();
    } catch (error) {
      if (isWanted()) this.#report(error);
    }
  }

  /** @param {string} name */
  #showCourse(name) {
    const course = this.courses.find((each) => each.name === name);
    if (!course) return;
    showCourse(course, readProgress, {
      open: ({ number }) => this.#enter(`${name}/${number}`),
      reset: () => {
        resetCourse(name);
        this.#courseList?.update();
      },
    });
  }

  /** @param {{lesson: string, step: number, of: number, state: string}} detail */
  #keepProgress({ lesson, step, of, state }) {
    if (!this.#entry) return;
    const isLast = step === of && (state === "reached" || state === "read");
    markLesson(lesson, isLast ? { step: 1, done: true } : { step });
  }

  /** @param {Player} lesson */
  #finish(lesson) {
    this.#hasEnded = true;
    this.page.draw();
    const way = lesson.ownerDocument.querySelector(".lesson-end .primary");
    /** @type {HTMLElement | null} */ (way)?.focus();
  }

  #leave() {
    this.lesson?.close();
    this.page.leave();
  }

  /** @param {unknown} error */
  #report(error) {
    const { params = {} } = /** @type {any} */ (error ?? {});
    const reason = errorWords(error);
    const { line, column } = params;
    this.#message = line ? text("lesson-bad-at", { line, column, reason }) : reason;
    this.page.draw();
  }

  /** Draw the page of the lesson. */
  template() {
    return html`<main class="at-lesson">
      ${sideBar(
        {
          words: text("lesson-leave"),
          leave: () => this.#leave(),
          help: () => this.page.help(this.lesson?.game ?? null),
        },
        html`<p>${this.#heading()}</p>`,
      )}
      ${this.#inside()}
    </main>`;
  }

  /** Return the name of the course; none where a link names a course that is not here. */
  #heading() {
    if (!this.#course) return text("lesson-own");
    return this.courses.some(({ name }) => name === this.#course)
      ? courseName(this.#course)
      : nothing;
  }

  #inside() {
    if (this.#message)
      return html`<section class="paper lesson-end" role="alert"><h1>${text("lesson-trouble")}</h1><p>${this.#message}</p></section>`;
    if (this.#hasEnded && this.lesson) return this.#end(this.lesson);
    if (!this.lesson?.contents)
      return html`<p class="lesson-wait" role="status">${text("loading")}</p>${this.lesson ?? nothing}`;
    return this.lesson;
  }

  /** @param {Player} lesson */
  #end(lesson) {
    const course = this.courses.find(({ name }) => name === this.#course);
    const next = course?.lessons.find(
      ({ number }) => number > (this.#entry?.number ?? Number.POSITIVE_INFINITY),
    );
    const again = () => {
      this.#hasEnded = false;
      this.page.draw();
      lesson.begin(1);
    };
    return html`<section class="paper lesson-end">
      <h1>${text("lesson-ended")}</h1>
      <p lang=${lesson.contents?.language ?? nothing}>${lesson.contents?.title}</p>
      ${next ? html`<p><small>${withTitle("lesson-then", next)}</small></p>` : nothing}
      <p class="actions">
        ${next ? html`<button type="button" class="button primary" @click=${() => this.#enter(`${course?.name}/${next.number}`)}>${text("lesson-following")}</button>` : nothing}
        <button type="button" class="button ${next ? "" : "primary"}" @click=${() => this.#leave()}>${text("lesson-leave")}</button>
        <button type="button" class="button" @click=${again}>${text("lesson-once-more")}</button>
      </p>
    </section>`;
  }
}

/** Return the link to a rule, which opens over the lesson. @param {string} variant @param {string} rule */
export const ruleLink = (variant, rule) => `#rules=${variant}&at=${rule}`;
