// A teacher's words as the engine read them: paragraphs of spans. Whatever they say is text; only cards, suit signs,
// stress and links to rules are drawn, and those are ours.

import { html } from "lit";
import { cardMark, faceName, suitName } from "../i18n/strings.js";
import { suitSign } from "../i18n/suits.js";

/** @typedef {{t?: string, em?: boolean, card?: string, suit?: string, rule?: string}} Span */
/** @typedef {Span[][]} Prose */
/** Where a rule is written: an address on our own page, or on another. @typedef {(rule: string) => string} RuleLink */

/** @param {Prose} prose @param {RuleLink} link */
export const prose = (prose, link) => prose.map((spans) => html`<p>${line(spans, link)}</p>`);

/** The same within a line. @param {Prose} prose @param {RuleLink} link */
export const inline = (prose, link) =>
  prose.map((spans, i) => [i ? html`<br />` : "", line(spans, link)]);

/** The bare words, for ears. @param {Prose} prose */
export const spoken = (prose) => prose.map((spans) => spans.map(said).join("")).join(" ");

/** @param {Span[]} spans @param {RuleLink} link */
function line(spans, link) {
  return spans.map(({ t = "", em, card, suit, rule }) => {
    if (card) return cardMark(card);
    if (suit) return suitSign(suit, suitName(suit));
    if (rule) return html`<a href=${link(rule)}>${t}</a>`;
    return em ? html`<em>${t}</em>` : t;
  });
}

/** @param {Span} span */
function said({ t = "", card, suit }) {
  if (card) return faceName(card);
  return suit ? suitName(suit) : t;
}
