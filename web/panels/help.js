// Help: the game in four sentences, and the keys.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { showPanel } from "./dialog.js";

const KEYS = [
  ["arrows", "keyname-arrows"],
  ["updown", "keyname-updown"],
  ["enter", "keyname-enter"],
  ["figures", "keyname-figures"],
  ["m", null],
  ["t", null],
  ["h", null],
  ["l", null],
  ["n", null],
  ["undo", "keyname-undo"],
  ["help", null],
  ["esc", null],
];

/** Keys that are called by what is printed on them. @type {Record<string, string>} */
const PRINTED = { m: "M", t: "T", h: "H", l: "L", n: "N", help: "?", esc: "Esc" };

const FILKO = ["aim", "trick", "talk", "end"];
const BEZIQUE = ["aim", "trick", "meld", "end"];

/** The game at hand in four sentences. @param {import("../table/types.js").View | null} view */
const sentences = (view) =>
  view?.family === "filko"
    ? FILKO.map((part) => text(`filko-help-${part}`))
    : BEZIQUE.map((part) => text(`help-${part}`, { source: view?.melds_from ?? "won" }));

/** @param {import("../table/types.js").View | null} view @param {() => void} readRules */
export function showHelp(view, readRules) {
  const panel = showPanel(
    "help",
    () => html`
      <h1>${text("help-title")}</h1>
      ${sentences(view).map((words) => html`<p>${words}</p>`)}
      <p><button type="button" class="link" @click=${readRules}>${text("rules")}</button></p>
      <h2>${text("help-keys")}</h2>
      <dl class="keys">
        ${KEYS.map(([key, name]) => html`<dt><kbd>${name ? text(name) : PRINTED[/** @type {string} */ (key)]}</kbd></dt><dd>${text(`key-${key}`)}</dd>`)}
      </dl>
      <div class="actions"><button type="button" class="button primary" @click=${() => panel.close()}>${text("done")}</button></div>
    `,
    { label: text("help-title") },
  );
}
