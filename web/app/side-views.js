// The side views: lessons, problems, the position editor and reviews, shown in place of the match. Each has a table of its
// own at the engine, so the match stays as it is; only "play from here" puts the editor's position in the match's place.

import { html, nothing } from "lit";
import { has, text } from "../i18n/strings.js";
import { openWhen } from "../panels/dialog.js";
import { familyIn, gameOptions } from "../panels/games.js";
import { focusPage, sideBar } from "../panels/side-bar.js";
import { randomSeed } from "../session/device.js";
import { REVIEW } from "../worker/protocol.js";
import { loadPart } from "./parts.js";
import { ProblemView, waitingPage } from "./problem-view.js";
import { Reviews } from "./reviews.js";

/** @typedef {import("../table/families.js").Game} Game */
/** @typedef {import("./lessons.js").Page} ViewPage what one side view needs of the page */
/** @typedef {"lesson" | "editor" | "review" | "problem"} SideView */
/** @typedef {import("../editor/editor.js").BrisquesEditor} Editor */

/** What the side views need of the page.
 * @typedef {Omit<ViewPage, "enter" | "rename" | "problems"> & {enter: (view: SideView, hash: string) => void,
 *   rename: (view: SideView, hash: string) => boolean}} Page */

/** Show lessons, problems, the position editor and reviews in place of the match. */
export class SideViews {
  /** @param {import("../worker/client.js").Engine} engine @param {() => import("./reviews.js").Parts} parts
   * @param {Page} page */
  constructor(engine, parts, page) {
    /** @param {SideView} view */
    const own = (view) => ({
      ...page,
      help: (/** @type {Game | null} */ game) =>
        page.help(game && { family: familyIn(page.games(), game.variant), ...game }),
      problems: (/** @type {"all" | "today" | "due"} */ which) => this.problems.open(which),
      enter: (/** @type {string} */ hash) => page.enter(view, hash),
      rename: (/** @type {string} */ hash) => page.rename(view, hash),
    });
    this.problems = new ProblemView(engine.beside("problem"), own("problem"));
    this.lessons = new LessonView(engine.beside("lesson"), own("lesson"));
    this.editing = new Editing(engine.beside("edit"), own("editor"));
    this.reviews = new Reviews(engine, engine.beside(REVIEW), parts, own("review"));
  }

  /** Show what an address asks for; return which side view it belongs to, or null. @param {string} hash
   * @returns {SideView | null} */
  follow(hash) {
    if (this.lessons.follow(hash)) return "lesson";
    if (this.problems.follow(hash)) return "problem";
    if (this.reviews.follow(hash)) return "review";
    return this.editing.follow(hash) ? "editor" : null;
  }

  /** Return the title of the lesson, or what kind of page another side view is; empty until its words have come.
   * @param {SideView} view */
  nameOf(view) {
    if (view === "lesson") return this.lessons.title ?? "";
    const id = { editor: "edit", problem: "problems", review: "review" }[view];
    return has(id) ? text(id) : "";
  }

  /** Draw the page of a side view. @param {SideView} view */
  template(view) {
    if (view === "problem") return this.problems.template();
    if (view === "review") return this.reviews.template();
    return view === "lesson" ? this.lessons.template() : this.editing.template();
  }
}

/** Show lessons, once one is opened from the courses, by a link or from a file. */
class LessonView {
  /** The lessons, once they are loaded. @type {import("./lessons.js").Lessons | null} */
  #lessons = null;

  /** @param {import("../session/match.js").Engine} engine @param {ViewPage} page */
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

/** Return the address of the editor with a position. @param {string} line */
const addressOf = (line) => `#position=${encodeURIComponent(line)}`;

/** Show the position editor, opened from the menu with a fresh deal or by a link with a position. */
class Editing {
  /** The game of the position. */
  #variant = "";
  /** The editor, once it is loaded. @type {Editor | null} */
  #editor = null;

  /** @param {import("../session/match.js").Engine} engine @param {ViewPage} page */
  constructor(engine, page) {
    this.engine = engine;
    this.page = page;
  }

  /** Return the editor; load it at the first call. @returns {Promise<Editor>} */
  async #fetched() {
    const { BrisquesEditor } = await loadPart("editor");
    const familyOf = (/** @type {string} */ variant) => familyIn(this.page.games(), variant);
    this.#editor ??= this.#follow(new BrisquesEditor(this.engine, familyOf));
    return this.#editor;
  }

  /** Do what an editor's events ask for. @param {Editor} editor */
  #follow(editor) {
    editor.addEventListener("edit-play", (event) => {
      const { line } = /** @type {any} */ (event).detail;
      if (this.page.rename(addressOf(line))) this.page.play(line); // unless it has been left
    });
    editor.addEventListener("edit-changed", (event) =>
      this.#changed(/** @type {any} */ (event).detail.line),
    );
    editor.addEventListener("drop", (event) => openDropped(event, editor));
    return editor;
  }

  /** Show the position of an address, and play it at once if the address has `play`; return whether it is one.
   * @param {string} hash */
  follow(hash) {
    const params = new URLSearchParams(hash.slice(1));
    const line = params.get("position");
    if (line)
      this.#when(async (editor) => {
        if (!editor.load(line)) throw { code: "link-damaged" };
        if (params.has("play")) await editor.play();
      });
    return !!line;
  }

  /** Open the editor with a fresh deal. @param {string} variant */
  open(variant) {
    this.page.enter("#position");
    this.#when((editor) => editor.deal(variant, randomSeed()));
  }

  /** @param {(editor: Editor) => unknown} work when the engine has answered and the editor has come, unless another page
   * has been opened since */
  async #when(work) {
    const { hash } = location;
    try {
      const editor = await this.#fetched();
      await this.page.ready();
      if (location.hash !== hash) return;
      await work(editor);
    } catch (error) {
      this.page.failed(error);
      if (!this.#editor?.position && location.hash === hash) this.page.leave();
    }
    this.page.draw();
    focusPage();
  }

  /** Keep the address equal to the position on the table. @param {string} line */
  #changed(line) {
    this.#variant = line.split(";")[0];
    this.page.rename(addressOf(line));
    this.page.draw();
  }

  /** Draw the page of the editor. */
  template() {
    return html`<main class="at-edit">
      ${sideBar(
        {
          kind: "edit-bar",
          words: text("edit-leave"),
          leave: () => this.page.leave(),
          help: () => this.page.help(this.#editor?.view ?? this.#editor?.position ?? null),
        },
        html`<h1 tabindex="-1">${text("edit")}</h1>
        ${this.#variant ? this.#games() : nothing}`,
      )}
      ${this.#editor?.position ? nothing : html`<p class="lesson-wait" role="status">${text("loading")}</p>`}
      ${this.#editor ?? nothing}
    </main>`;
  }

  /** Draw the choice of another game, which gives a fresh deal. */
  #games() {
    const changed = (/** @type {Event} */ event) =>
      this.open(/** @type {HTMLSelectElement} */ (event.target).value);
    return html`<label class="edit-game">${text("edit-fresh")}
      <select class="field" @change=${changed}>${gameOptions(this.page.games(), this.#variant, "")}</select></label>`;
  }
}

/** Open a file that was dropped on an editor. @param {DragEvent} event @param {Editor} editor */
function openDropped(event, editor) {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  event.stopPropagation();
  editor.open(file);
}
