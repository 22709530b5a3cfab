// Paper tags on whatever carries out an action: a card of the hand, a line of the chooser, a button.
// They tell what the coach would do, or what was done.

import { text } from "../i18n/strings.js";

/** @param {HTMLElement} table @param {Map<string, string>} marks by action: "hint", "best", "played", "good" */
export function tag(table, marks) {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (
    table.querySelectorAll("[data-action], .hand [data-card]")
  )) {
    const mark = marks.get(node.dataset.action ?? node.dataset.card ?? "");
    if (mark) {
      node.dataset.tag = text(`tag-${mark}`);
      node.dataset.mark = mark;
      node.setAttribute("aria-description", text(`tag-${mark}-long`));
    } else if (node.dataset.tag) {
      delete node.dataset.tag;
      delete node.dataset.mark;
      node.removeAttribute("aria-description");
    }
  }
}
