// The reason slip: why a card may not be played, what may be played instead, and where it is written.

import { html, nothing } from "lit";
import { has, rich, text, token, tokens } from "../i18n/strings.js";
import { familyOf } from "./families.js";
import { icon } from "./icons.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {Record<string, {title: string}>} Sources */

/** @param {Refusal} refusal @param {Sources} sources @param {View} view @param {() => void} close */
export function reason(refusal, sources, view, close) {
  return html`<section class="slip reason" role="alert">
    <h2>${title(refusal)}</h2>
    <p>${whyNot(refusal, view)}</p>
    ${sourceLine(refusal, sources)}
    <button type="button" class="tool dismiss" aria-label=${text("close")} @click=${close}>${icon("close")}</button>
  </section>`;
}

/** The reason in words, and what may be played instead. @param {Refusal} refusal @param {View} view */
export function whyNot({ code, params = {} }, view) {
  const must = familyOf(view).sorted(view, /** @type {string[]} */ (params.must ?? []));
  return html`${has(code) ? rich(code) : code} ${way(must)}`;
}

/** Where it is written: every source once, with all its places. @param {Refusal} refusal @param {Sources} sources */
export function sourceLine({ cites = [] }, sources) {
  if (cites.length === 0) return nothing;
  const marks = [...new Set(cites.map(({ source }) => source))];
  return html`<p class="source">
    ${marks.map((mark) => {
      const places = cites.filter(({ source, where }) => source === mark && where);
      const title = sources[mark]?.title ?? mark;
      return html`<span>${title}${places.map(({ where }) => html`, <i>${where}</i>`)}</span> `;
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
