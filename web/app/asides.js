// What is shown aside from the match: lessons, and the table on which positions are made. Each has a table of its own
// at the engine, so the match stays as it is.

import { Editing } from "./editing.js";
import { Lessons } from "./lessons.js";

/** @typedef {"lesson" | "editor"} Aside */

/**
 * @typedef {object} Page what they need of the page
 * @property {() => Promise<unknown> | undefined} ready when the engine has answered
 * @property {() => import("../table/types.js").Manner} manner
 * @property {() => import("../panels/games.js").Game[]} games
 * @property {() => void} draw
 * @property {(place: Aside, hash: string) => void} enter shows one of them at this address
 * @property {(place: Aside, hash: string) => void} rename it has another address now
 * @property {() => void} leave back to where one was
 * @property {(need: string) => void} open what is the page's own to give
 * @property {(line: string) => void} play a position, in place of the match
 * @property {(error: unknown) => void} failed
 */

export class Asides {
  /** @param {import("../engine/client.js").Engine} engine @param {Page} page */
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
   * @returns {Aside | null} */
  follow(hash) {
    if (this.lessons.follow(hash)) return "lesson";
    return this.editing.follow(hash) ? "editor" : null;
  }

  /** The page of one of them. @param {Aside} place */
  template(place) {
    return place === "lesson" ? this.lessons.template() : this.editing.template();
  }
}
