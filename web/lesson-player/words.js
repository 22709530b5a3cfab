// The words of a lesson: the teacher's, as the engine read them, in paragraphs of spans; and what a step wants, which
// the engine judges and this only tells, without giving away which card or action is meant. Whatever a teacher says is
// text; only cards, suit signs, stress and links to rules are drawn, and those are ours.

import { html } from "lit";
import "../i18n/lesson-words.js";
import "../i18n/rule-words.js";
import { both, cardMark, either, faceName, has, suitName, text } from "../i18n/strings.js";
import { suitSign } from "../i18n/suits.js";
import { ruleName } from "../panels/rule-text.js";

/** @typedef {import("../bridge/types.js").GoalTree} Goal */

/** @typedef {{t?: string, em?: boolean, card?: string, suit?: string, rule?: string}} Span */
/** A paragraph, a list or a table.
 * @typedef {Span[] | {items: Span[][], ordered: boolean} | {head: boolean, rows: Span[][][]}} Block */
/** @typedef {Block[]} Prose */
/** Return the address of a rule, on our own page or on another. @typedef {(rule: string) => string} RuleLink */

/** Draw a teacher's words in paragraphs, lists and tables. @param {Prose} prose @param {RuleLink} link */
export const prose = (prose, link) => prose.map((block) => drawBlock(block, link));

/** @param {Block} block @param {RuleLink} link */
function drawBlock(block, link) {
  if (Array.isArray(block)) return html`<p>${line(block, link)}</p>`;
  if ("rows" in block) return drawTable(block, link);
  const items = block.items.map((item) => html`<li>${line(item, link)}</li>`);
  return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
}

/** @param {{head: boolean, rows: Span[][][]}} table @param {RuleLink} link */
function drawTable({ head, rows }, link) {
  const titles = head ? rows[0] : [];
  const body = head ? rows.slice(1) : rows;
  return html`<div class="lesson-rows"><table>
    ${titles.length > 0 ? html`<thead><tr>${titles.map((cell) => html`<th scope="col">${line(cell, link)}</th>`)}</tr></thead>` : ""}
    <tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${line(cell, link)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** Return the lines of a block: a paragraph is one, each item and each cell is one. @param {Block} block */
function linesOf(block) {
  if (Array.isArray(block)) return [block];
  return "rows" in block ? block.rows.flat() : block.items;
}

/** Draw a teacher's words within a line. @param {Prose} prose @param {RuleLink} link */
export const inline = (prose, link) =>
  prose.flatMap(linesOf).map((spans, i) => [i ? html`<br />` : "", line(spans, link)]);

/** Return a teacher's bare words, for ears. @param {Prose} prose */
export const spoken = (prose) =>
  prose
    .flatMap(linesOf)
    .map((spans) => spans.map(spanText).join(""))
    .join(" ");

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
function spanText({ t = "", card, suit }) {
  if (card) return faceName(card);
  return suit ? suitName(suit) : t;
}

/** @typedef {import("../bridge/types.js").Condition} Wish one predicate */

/** Return what a step wants, as a sentence. @param {Goal} goal */
export function goalWords(goal) {
  const words = phrase(goal, false);
  return text("lesson-goal", { goal: words.charAt(0).toUpperCase() + words.slice(1) });
}

/** @param {Goal} goal @param {boolean} not whether its contrary is wanted @returns {string} */
function phrase(goal, not) {
  if ("name" in goal) return wishPhrase(goal, not);
  if ("goal" in goal) return phrase(goal.goal, !not);
  const parts = [...new Set(goal.goals.map((part) => phrase(part, not)))];
  return goal.any === not ? both(parts) : either(parts);
}

/** @param {Wish} wish @param {boolean} not */
function wishPhrase({ name, args }, not) {
  const { id, ...sentenceArgs } = facts(name, args);
  return text(`goal-${not ? "not-" : ""}${id}`, sentenceArgs);
}

/** Return the id of a goal's sentence and its arguments. @param {string} name @param {string[]} args
 * @returns {{id: string} & import("../i18n/strings.js").Args} */
function facts(name, args) {
  if (name === "others") {
    const { id, ...sentenceArgs } = facts(args[0], args.slice(1));
    return { id: `others-${id}`, ...sentenceArgs };
  }
  const number = Number(args.find((word) => /^\d+$/.test(word)) ?? 1);
  switch (name) {
    case "win":
    case "lose": {
      const what = args.at(-1) ?? "";
      return { id: `${name}-${what.replace(/s$/, "")}`, count: number };
    }
    case "end":
      return args[0] === "deal" ? { id: "end-deal" } : { id: `end-${args[0]}`, points: number };
    case "score":
      if (/^\d+$/.test(args[0])) return { id: "score", points: number };
      return { id: "score-by", what: nameOf(args[0]) };
    case "declare":
      return { id: "declare", what: nameOf(`bezique.meld.${args[0]}`) };
    default:
      return { id: name };
  }
}

/** Return the name of what brings points. @param {string} rule */
const nameOf = (rule) => (has(rule) ? text(rule) : ruleName(rule));
