// The side views: lessons, problems, the position editor and reviews, shown in place of the match. Each has a table of its
// own at the engine, so the match stays as it is; only "play from here" puts the editor's position in the match's place.

import { has, text } from "../i18n/strings.js";
import { familyIn } from "../panels/games.js";
import { REVIEW } from "../worker/protocol.js";
import { EditorView } from "./editor-view.js";
import { LessonView } from "./lesson-view.js";
import { ProblemView } from "./problem-view.js";
import { Reviews } from "./reviews.js";

/** @typedef {import("../table/families.js").Game} Game */
/** @typedef {import("./lessons.js").Page} ViewPage what one side view needs of the page */
/** @typedef {"lesson" | "editor" | "review" | "problem"} SideView */

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
    this.editing = new EditorView(engine.beside("edit"), own("editor"));
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
