// Paper over the table: a modal <dialog> drawn by a template. The browser keeps the focus inside
// and gives it back; a click beside the paper or Escape closes it.

import { html, render } from "lit";
import { text } from "../i18n/strings.js";
import { icon } from "../table/pictures.js";

/** @typedef {{close: () => void, update: () => void, isOpen: () => boolean, closed: Promise<void>}} Panel */

/** The open panels by name, the topmost last. @type {Map<string, Panel>} */
const open = new Map();
/** Number of panels that were asked for, or given up; only the one asked for last may still open. */
let openingCount = 0;

/** Close the topmost panel. @returns {boolean} whether there was one */
export function closeTopPanel() {
  const top = topPanel();
  top?.close();
  return top !== null;
}

/** Return the dialog of the topmost panel; null if none is open. @returns {HTMLDialogElement | null} */
export function topPanel() {
  return [...document.querySelectorAll("dialog")].reverse().find(({ open }) => open) ?? null;
}

/** Close all panels, and open none that was asked for before. */
export function closePanels() {
  stopOpening();
  for (const panel of [...open.values()].reverse()) panel.close();
}

/** Draw all open panels again. */
export function updatePanels() {
  for (const panel of open.values()) panel.update();
}

/** Open no panel that was asked for before: the page has gone elsewhere, or another panel opens. */
export function stopOpening() {
  openingCount += 1;
}

/** Open a panel when what it needs has come, unless another panel opens or is asked for, or the page goes elsewhere,
 * before that. @template T @param {T} loading a promise of what it needs
 * @param {(needed: Awaited<T>) => unknown} show opens the panel */
export async function openWhen(loading, show) {
  openingCount += 1;
  const opening = openingCount;
  const needed = await loading;
  if (opening === openingCount) await show(needed);
}

/** Open a panel over the page, in the place of one of the same name.
 * @param {string} name becomes the class of the dialog and, as a text id, its label
 * @param {() => unknown} template drawn at once and at every `update()` @param {{label?: string}} [options]
 * @returns {Panel} */
export function showPanel(name, template, { label } = {}) {
  stopOpening();
  open.get(name)?.close();
  open.delete(name);
  const dialog = document.createElement("dialog");
  dialog.className = `panel ${name}`;
  dialog.tabIndex = -1;
  const close = () => {
    dialog.close();
    // The browser's own event comes a frame later, when the focus may be on what was opened since.
    dialog.dispatchEvent(new Event("close"));
  };
  const update = () => {
    const hadFocus = dialog.contains(document.activeElement);
    dialog.setAttribute("aria-label", label ?? text(name));
    render(
      html`<div class="paper" tabindex="-1">
        <button type="button" class="tool dismiss" aria-label=${text("close")} @click=${close}>${icon("close")}</button>
        ${template()}
      </div>`,
      dialog,
    );
    // The element with the focus may be gone; keep the focus in the panel.
    if (hadFocus && !dialog.contains(document.activeElement)) dialog.focus();
  };
  /** @type {Promise<void>} */
  const closed = new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve();
    });
  });
  let isBeside = false; // where the press began: a selection of text may end beside the paper
  dialog.addEventListener("pointerdown", ({ target }) => {
    isBeside = target === dialog;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (isBeside && target === dialog) close();
  });
  update();
  document.body.append(dialog);
  dialog.showModal();
  focusFirst(dialog);
  const panel = { close, update, isOpen: () => dialog.open, closed };
  open.set(name, panel);
  closed.then(() => {
    if (open.get(name) === panel) open.delete(name);
  });
  return panel;
}

/** Focus the main control of the panel, not the button that closes it; the paper where that control is out of sight.
 * @param {HTMLElement} dialog */
function focusFirst(dialog) {
  // The help has no `autofocus`: in a frame of another site browsers report an error for it.
  const main = "[autofocus], h1[tabindex], .primary, input:checked, .paper button:not(.dismiss)";
  /** @type {HTMLElement | null} */ (dialog.querySelector(main))?.focus();
  const paper = /** @type {HTMLElement} */ (dialog.firstElementChild);
  if (!paper.scrollTop) return;
  paper.scrollTop = 0;
  paper.focus();
}

/** Ask a question with two answers; return whether the answer is yes.
 * @param {{title: string, line: string, yes: string, no: string}} words */
export async function ask({ title, line, yes, no }) {
  let answer = false;
  const panel = showPanel(
    "question",
    () => html`
      <h1>${title}</h1>
      <p>${line}</p>
      <div class="actions">
        <button type="button" class="button primary" @click=${() => panel.close()}>${no}</button>
        <button type="button" class="button" @click=${() => {
          answer = true;
          panel.close();
        }}>${yes}</button>
      </div>
    `,
    { label: title },
  );
  await panel.closed;
  return answer;
}
