// How a frame looks: the header, the table or the lesson, the sentence below it, and the height that it wants.

import { html, nothing, render } from "lit";
import { removeBootNote } from "../boot/note.js";
import { errorWords, text } from "../i18n/strings.js";
import { header } from "./header.js";
import { heightOf, shapeOf } from "./heights.js";
import { lessonHeight } from "./lesson.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../lesson-player/player.js").BrisquesLesson} Lesson */

/**
 * @typedef {object} Shown what is to be drawn
 * @property {import("./settings.js").Settings} settings
 * @property {Lesson | null} lesson
 * @property {View | null} view of the match outside a lesson
 * @property {import("./protocol.js").Problem | null} problem shown below the table
 * @property {boolean} goesOn whether the next deal can be played now
 */

/** Draw a frame. */
export class FrameView {
  /** @param {HTMLElement} root @param {import("../table/table.js").BrisquesTable} table
   * @param {(need: string) => void} open carries out what a button of the header names */
  constructor(root, table, open) {
    this.root = root;
    this.table = table;
    this.open = open;
  }

  /** @param {Shown} shown */
  draw(shown) {
    const { settings, lesson, view, problem } = shown;
    const inside = lesson ?? (view ? this.table : nothing);
    render(
      html`${lesson || (settings.lesson && !view) ? nothing : this.#header(shown)}
      <main class=${lesson ? "at-lesson" : "at-table bare"}>
        <h1 class="visually-hidden" ?hidden=${lesson !== null}>${text("embed-title")}</h1>
        ${inside}
      </main>
      <p class="embed-note" role="status">${noteOf(problem, inside === nothing)}</p>`,
      this.root,
    );
    removeBootNote();
  }

  /** Return the width of the frame, and the height that it wants. @param {Lesson | null} lesson @param {View | null} view */
  size(lesson, view) {
    const { clientWidth: width } = document.documentElement;
    return { width, height: lesson ? lessonHeight(lesson, width) : this.#tableHeight(width, view) };
  }

  /** @param {number} width @param {View | null} view */
  #tableHeight(width, view) {
    const { family = "bezique", seats = [0, 1] } = view ?? {};
    const head = this.root.querySelector(".goal")?.getBoundingClientRect().height ?? 0;
    return heightOf(width, shapeOf(family, seats.length)) + Math.ceil(head);
  }

  /** @param {Shown} shown */
  #header({ settings, view, goesOn }) {
    return header(settings, view, { open: this.open, goesOn });
  }
}

/** Return the sentence below the table. @param {import("./protocol.js").Problem | null} problem
 * @param {boolean} isEmpty whether there is no table yet */
function noteOf(problem, isEmpty) {
  if (problem) return errorWords(problem);
  return isEmpty ? text("embed-waits") : nothing;
}
