// The reason slip: why a card may not be played, what may be played instead, and where it is written.

import { html, nothing } from "lit";
import { has, rich, text, token, tokens } from "../i18n/strings.js";
import { icon } from "./icons.js";

/** @typedef {import("./types.js").Refusal} Refusal */

/** @param {Refusal} refusal @param {Record<string, {title: string}>} sources @param {() => void} close */
export function reason(refusal, sources, close) {
  const { code, params = {}, cites = [] } = refusal;
  const must = /** @type {string[]} */ (params.must ?? []);
  return html`<section class="slip reason" role="alert">
    <h2>${title(refusal)}</h2>
    <p>${has(code) ? rich(code) : code} ${must.length ? rich("reason-must", { cards: tokens(must) }) : nothing}</p>
    ${
      cites.length
        ? html`<p class="source">${cites.map((cite) => html`<span>${sources[cite.source]?.title ?? cite.source}, <i>${cite.where}</i></span> `)}</p>`
        : nothing
    }
    <button type="button" class="tool dismiss" aria-label=${text("close")} @click=${close}>${icon("close")}</button>
  </section>`;
}

/** @param {Refusal} refusal */
function title({ code, params = {} }) {
  if (typeof params.card === "string") return rich("reason-card", { card: `${text("the-card-first", { card: token(params.card) })}` });
  return text(code.startsWith("meld/") ? "reason-meld" : "reason-plain");
}
