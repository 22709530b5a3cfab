// The side views: lessons and the position editor, shown in place of the match. Each has a table of its own at the
// engine, so the match stays as it is.

import { Editing } from "./editing.js";
import { Lessons } from "./lessons.js";

/** @typedef {"lesson" | "editor"} SideView */

/** The page, which shows one of them at an address.
 * @typedef {Omit<import("./lessons.js").Page, "enter" | "rename">
 *   & Record<"enter" | "rename", (view: SideView, hash: string) => void>} Page */

export class SideViews {
  /** @param {import("../worker/client.js").Engine} engine @param {Page} page */
  constructor(engine, page) {
    this.lessons = new Lessons(engine.beside("lesson"), {
      ...page,
      enter: (hash) => page.enter("lesson", hash),
      rename: (hash) => page.rename("lesson", hash),
    });
    this.editing = new Editing(engine.beside("edit"), {
      ...page,
      enter: (hash) => page.enter("editor", hash),
      rename: (hash) => page.rename("editor", hash),
    });
  }

  /** Which of them an address is of; it then begins to show what the address says. @param {string} hash
   * @returns {SideView | null} */
  follow(hash) {
    if (this.lessons.follow(hash)) return "lesson";
    return this.editing.follow(hash) ? "editor" : null;
  }

  /** The page of one of them. @param {SideView} view */
  template(view) {
    return view === "lesson" ? this.lessons.template() : this.editing.template();
  }
}
