// The slips of paper that lie on the table, one at a time: what a person asked to see comes before what play asks of a
// person. Here are the choice among them, and the slip that gives the reason of a refusal.

import { html, nothing } from "lit";
import { has, rich, text, token, tokens } from "../i18n/strings.js";
import { hintSlip } from "./advice.js";
import { mayChoose } from "./announce.js";
import { familyOf } from "./families.js";
import { icon } from "./pictures.js";
import { lastTrick } from "./trick.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Wishes} Wishes */
/** @typedef {import("./types.js").Refusal} Refusal */

/** Draw the slip that lies on the table now. @param {View} view @param {Wishes} wishes */
export function slipOf(view, wishes) {
  const { due } = wishes;
  switch (due?.kind) {
    case "reason":
      return reason(due.refusal, wishes.sources, view, wishes.close);
    case "last":
      return lastTrick(view, wishes.close);
    case "hint":
      return hintSlip(view, due.hint, wishes.close);
    case "note":
      return mayChoose(view) ? familyOf(view).slip(view, wishes) : firstNote(due.note, wishes);
    default:
      return familyOf(view).slip(view, wishes);
  }
}

/** Draw a note on what happens for the first time, where play asks for nothing; a tap puts it away. @param {import("./types.js").Note} note
 * @param {Wishes} wishes */
function firstNote({ id, facts }, { close, need }) {
  return html`<section class="slip banner first-note" aria-label=${text("note-title")} @click=${close}>
    <h2>${text(`note-${id}`, facts())}</h2>
    <p>${rich(`note-${id}-text`, facts())}</p>
    <p class="actions">
      <button type="button" class="button small primary">${text("note-read")}</button>
      <button type="button" class="button small" @click=${() => need("no-notes")}>${text("note-none")}</button>
    </p>
  </section>`;
}

/** @typedef {Record<string, {title: string}>} Sources */

/** Draw the slip that says why an action is refused. @param {Refusal} refusal @param {Sources} sources
 * @param {View} view @param {() => void} close */
function reason(refusal, sources, view, close) {
  return html`<section class="slip reason" role="alert">
    <h2>${title(refusal)}</h2>
    <p>${whyNot(refusal, view)}</p>
    ${sourceLine(refusal, sources)}
    <button type="button" class="tool dismiss" aria-label=${text("close")} @click=${close}>${icon("close")}</button>
  </section>`;
}

/** Say why an action is refused, and what may be played instead. @param {Refusal} refusal @param {View} view */
export function whyNot({ code, params = {} }, view) {
  const must = familyOf(view).sorted(view, /** @type {string[]} */ (params.must ?? []));
  return html`${has(code) ? rich(code) : code} ${way(must)}`;
}

/** Draw where a rule is written: every source once, with all its places. @param {Refusal} refusal
 * @param {Sources} sources */
export function sourceLine({ cites = [] }, sources) {
  if (cites.length === 0) return nothing;
  const marks = [...new Set(cites.map(({ source }) => source))];
  return html`<p class="source">
    ${marks.map((mark) => {
      const places = cites.filter(({ source, where }) => source === mark && where);
      const title = sources[mark]?.title ?? mark;
      return html`<span lang="en">${title}${places.map(({ where }) => html`, <i>${where}</i>`)}</span> `;
    })}
  </p>`;
}

/** @param {string[]} must */
function way(must) {
  if (must.length === 0) return nothing;
  return must.length > 3
    ? text("reason-must-raised")
    : rich("reason-must", { cards: tokens(must) });
}

/** @param {Refusal} refusal */
function title({ code, params = {} }) {
  if (typeof params.card === "string")
    return rich(code.startsWith("call/") ? "filko-reason-call" : "reason-card", {
      card: `${text("the-card-first", { card: token(params.card) })}`,
    });
  return text(code.startsWith("meld/") ? "reason-meld" : "reason-plain");
}
