// The side views: lessons and the position editor, shown in place of the match. Each has a table of its own at the
// engine, so the match stays as it is; only "play from here" puts the editor's position in the match's place.

import { html, nothing } from "lit";
import { BrisquesEditor } from "../editor/editor.js";
import { text } from "../i18n/strings.js";
import { gameOptions } from "../panels/games.js";
import { randomSeed } from "../session/device.js";
import { icon } from "../table/pictures.js";
import { Lessons } from "./lessons.js";

/** @typedef {import("./lessons.js").Page} ViewPage what one side view needs of the page */
/** @typedef {"lesson" | "editor"} SideView */

/** What the side views need of the page.
 * @typedef {Omit<ViewPage, "enter" | "rename">
 *   & Record<"enter" | "rename", (view: SideView, hash: string) => void>} Page */

/** Show lessons and the position editor in place of the match. */
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

  /** Show what an address asks for; return which side view it belongs to, or null. @param {string} hash
   * @returns {SideView | null} */
  follow(hash) {
    if (this.lessons.follow(hash)) return "lesson";
    return this.editing.follow(hash) ? "editor" : null;
  }

  /** Draw the page of a side view. @param {SideView} view */
  template(view) {
    return view === "lesson" ? this.lessons.template() : this.editing.template();
  }
}

/** Show the position editor, opened from the menu with a fresh deal or by a link with a position. */
class Editing {
  /** The game of the position. */
  #variant = "";

  /** @param {import("../session/match.js").Engine} engine @param {ViewPage} page */
  constructor(engine, page) {
    this.page = page;
    this.editor = new BrisquesEditor(engine, (variant) => this.#familyOf(variant));
    this.editor.addEventListener("edit-play", (event) =>
      page.play(/** @type {any} */ (event).detail.line),
    );
    this.editor.addEventListener("edit-changed", (event) =>
      this.#changed(/** @type {any} */ (event).detail.line),
    );
    this.editor.addEventListener("drop", (event) => this.#openDropped(event));
  }

  /** @param {string} variant */
  #familyOf(variant) {
    const [preset] = variant.split(",");
    return this.page.games().find(({ name }) => name === preset)?.family ?? "bezique";
  }

  /** Show the position of an address, and play it at once if the address has `play`; return whether it is one.
   * @param {string} hash */
  follow(hash) {
    const params = new URLSearchParams(hash.slice(1));
    const line = params.get("position");
    if (line) this.#when(() => this.#lay(line, params.has("play")));
    return !!line;
  }

  /** @param {string} line @param {boolean} plays */
  #lay(line, plays) {
    this.editor.load(line);
    if (plays) this.page.play(line);
  }

  /** Open the editor with a fresh deal. @param {string} variant */
  open(variant) {
    this.page.enter("#position");
    this.#when(() => this.editor.deal(variant, randomSeed()));
  }

  /** @param {() => unknown} work when the engine has answered */
  async #when(work) {
    try {
      await this.page.ready();
      await work();
    } catch (error) {
      this.page.failed(error);
    }
    this.page.draw();
  }

  /** Keep the address equal to the position on the table. @param {string} line */
  #changed(line) {
    this.#variant = line.split(";")[0];
    this.page.rename(`#position=${encodeURIComponent(line)}`);
    this.page.draw();
  }

  /** @param {DragEvent} event */
  #openDropped(event) {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    this.editor.open(file);
  }

  /** Draw the page of the editor. */
  template() {
    return html`<main class="at-edit">
      <header class="lesson-bar edit-bar">
        <button type="button" class="tool" @click=${() => this.page.leave()}>${icon("back")}<span>${text("edit-leave")}</span></button>
        <h1>${text("edit")}</h1>
        ${this.#variant ? this.#games() : nothing}
      </header>
      ${this.editor.position ? nothing : html`<p class="lesson-wait" role="status">${text("rules-loading")}</p>`}
      ${this.editor}
    </main>`;
  }

  /** Draw the choice of another game, which gives a fresh deal. */
  #games() {
    const changed = (/** @type {Event} */ event) =>
      this.open(/** @type {HTMLSelectElement} */ (event.target).value);
    return html`<label class="edit-game">${text("edit-fresh")}
      <select @change=${changed}>${gameOptions(this.page.games(), this.#variant, "")}</select></label>`;
  }
}
