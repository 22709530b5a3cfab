// The reason slip: why a card may not be played, what may be played instead, and where it is written.

import { html, nothing } from "lit";
import { has, rich, text, token, tokens } from "../i18n/strings.js";
import { icon } from "./icons.js";
import { sortHand } from "./sort.js";

/** @typedef {import("./types.js").Refusal} Refusal */

/** @param {Refusal} refusal @param {Record<string, {title: string}>} sources @param {string | null} trump
 * @param {() => void} close */
export function reason(refusal, sources, trump, close) {
  const { code, params = {}, cites = [] } = refusal;
  const must = sortHand(/** @type {string[]} */ (params.must ?? []), trump);
  return html`<section class="slip reason" role="alert">
    <h2>${title(refusal)}</h2>
    <p>${has(code) ? rich(code) : code} ${way(must)}</p>
    ${
      cites.length
        ? html`<p class="source">${cites.map((cite) => html`<span>${citation(cite, sources)}</span> `)}</p>`
        : nothing
    }
    <button type="button" class="tool dismiss" aria-label=${text("close")} @click=${close}>${icon("close")}</button>
  </section>`;
}

/** What may be played instead. @param {string[]} must */
function way(must) {
  if (must.length === 0) return nothing;
  return must.length > 3
    ? text("reason-must-raised")
    : rich("reason-must", { cards: tokens(must) });
}

/** @param {{source: string, where: string}} cite @param {Record<string, {title: string}>} sources */
function citation({ source, where }, sources) {
  const title = sources[source]?.title ?? source;
  return where ? html`${title}, <i>${where}</i>` : title;
}

/** @param {Refusal} refusal */
function title({ code, params = {} }) {
  if (typeof params.card === "string")
    return rich("reason-card", { card: `${text("the-card-first", { card: token(params.card) })}` });
  return text(code.startsWith("meld/") ? "reason-meld" : "reason-plain");
}
