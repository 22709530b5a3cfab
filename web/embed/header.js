// The strip above an embedded table: the goal and a few buttons.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";
import { mayHint } from "../table/advice.js";
import { icon } from "../table/pictures.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {Parameters<typeof icon>[0]} Sign */

/** @type {Record<string, Sign>} */
const SIGNS = { again: "undo", undo: "back", hint: "hint", score: "score" };

/** Draw the strip above an embedded table: the goal and its buttons. @param {import("./settings.js").Settings} settings
 * @param {View | null} view @param {{open: (need: string) => void, goesOn: boolean}} wishes */
export function header(settings, view, { open, goesOn }) {
  const { goal, controls } = settings;
  if (!goal && controls.length === 0 && !goesOn) return nothing;
  return html`<header class="goal">
    <p id="goal">${goal}</p>
    <div class="tools" role="group" aria-label=${text("embed-controls")}>
      ${goesOn ? html`<button type="button" class="button small primary" @click=${() => open("next")}>${text("next-deal")}</button>` : nothing}
      ${controls.map((name) => tool(name, isOpen(name, view, settings), () => open(name)))}
      ${controls.length > 0 ? fullTable(settings) : nothing}
    </div>
  </header>`;
}

/** Draw the link to our own page, where the position can be played on. There a person sits at seat 0 and a deal has no
 * address, so other tables have no link. @param {import("./settings.js").Settings} settings */
function fullTable({ position, seat }) {
  if (!position || seat !== 0) return nothing;
  const address = new URL(`./#position=${encodeURIComponent(position)}&play`, document.baseURI);
  const label = text("embed-full");
  return html`<a class="tool" href=${address.href} target="_blank" rel="noopener" aria-label=${label} title=${label}
    >${icon("out")}</a>`;
}

/** Return whether a button has something to do. @param {string} name @param {View | null} view
 * @param {import("./settings.js").Settings} settings */
function isOpen(name, view, { readOnly }) {
  if (!view) return false;
  if (name === "again") return !readOnly;
  if (name === "undo") return view.can_undo && !readOnly;
  return name !== "hint" || mayHint(view);
}

/** Draw a button, which keeps the focus when it has nothing to do. @param {string} name @param {boolean} isPossible
 * @param {() => void} act */
function tool(name, isPossible, act) {
  const label = text(name);
  return html`<button type="button" class="tool" data-tool=${name} aria-label=${label} title=${label}
    aria-disabled=${!isPossible} @click=${() => isPossible && act()}>${icon(SIGNS[name])}<span>${label}</span></button>`;
}
