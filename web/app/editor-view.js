// The side view of the position editor, before its script has come and after.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";
import { familyIn, gameOptions } from "../panels/games.js";
import { focusPage, sideBar } from "../panels/side-bar.js";
import { randomSeed } from "../session/device.js";
import { loadPart } from "./parts.js";

/** @typedef {import("./lessons.js").Page} Page */
/** @typedef {import("../editor/editor.js").BrisquesEditor} Editor */

/** Return the address of the editor with a position. @param {string} line */
const addressOf = (line) => `#position=${encodeURIComponent(line)}`;

/** Show the position editor, opened from the menu with a fresh deal or by a link with a position. */
export class EditorView {
  /** The game of the position. */
  #variant = "";
  /** The editor, once it is loaded. @type {Editor | null} */
  #editor = null;

  /** @param {import("../session/match.js").Engine} engine @param {Page} page */
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
