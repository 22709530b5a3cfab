// What the coach says: tags on the cards and buttons of an action, the hint on the line above the hand, its reasons on a
// slip, and the reasons of a reviewed decision. Reasons are message keys with plain parameters.

import { html, nothing } from "lit";
import {
  either,
  faceName,
  has,
  inside,
  listOf,
  marked,
  rich,
  suitName,
  text,
  token,
} from "../i18n/strings.js";
import { familyOf } from "./families.js";
import { actionName, isTalk, meldName, seatNameInside } from "./names.js";
import { icon } from "./pictures.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Reason} Reason */
/** @typedef {import("./types.js").Hint} Hint */

/** Limit of reasons that are shown; they come weightiest first. */
const MOST = 5;

/** Return whether a hint can be given: whenever the person may act. @param {View} view */
export const mayHint = (view) =>
  view.to_move === view.seat && view.legal.length > 0 && !view.past && !view.unaided;

/** Draw the first step of a hint, what to do, with a button for the second. @param {View} view @param {Hint} hint
 * @param {() => void} why */
export function hintLine(view, hint, why) {
  return html`<em>${icon("hint")} ${rich("hint-line", { action: actionName(view, hint.action) })}</em>
    <button type="button" class="button small hint-why" @click=${why}>${text("hint-why")}</button>`;
}

/** Draw the second step of a hint: why. @param {View} view @param {Hint} hint @param {() => void} close */
export function hintSlip(view, hint, close) {
  return html`<section class="slip advice" role="status" aria-label=${text("hint")}>
    <h2>${icon("hint")} ${rich("hint-line", { action: actionName(view, hint.action) })}</h2>
    ${reasonList(view, hint.reasons ?? [])}
    <p class="source">${text(hint.exact ? "hint-exact" : "hint-judged")}</p>
    <button type="button" class="tool dismiss" aria-label=${text("close")} @click=${close}>${icon("close")}</button>
  </section>`;
}

/** List the weightiest reasons as sentences. @param {View} view @param {Reason[]} reasons */
export function reasonList(view, reasons) {
  const known = reasons.filter(({ key }) => has(key)).slice(0, MOST);
  if (known.length === 0) return nothing;
  return html`<ul class="reasons">
    ${known.map(({ key, params }) => html`<li>${marked(text(familyOf(view).worded(key), words(view, params)))}</li>`)}
  </ul>`;
}

/** Return the parameters of a reason as a message takes them; for a list also its length.
 * @param {View} view @param {Record<string, any>} params @returns {import("../i18n/strings.js").Args} */
function words(view, params) {
  const { points = 0 } = params;
  const way = points > 0 ? "ahead" : points < 0 ? "behind" : "even";
  const args = Object.entries(params).flatMap(([name, value]) => [
    [name, word(view, name, value, params)],
    [`${name}-count`, value?.length ?? 0],
  ]);
  return { ...Object.fromEntries(args), points: Math.abs(points), way };
}

/** Return a parameter as a message takes it: cards as tokens, rules, suits and seats as words. @param {View} view
 * @param {string} name @param {any} value @param {Record<string, any>} params @returns {string | number} */
function word(view, name, value, params) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name === "scores") return scoreList(value);
  if (Array.isArray(value)) return cardList(value);
  if (CARDS.has(name)) return token(value);
  switch (name) {
    case "rule":
      return inside(meldName(value, params.cards ?? [], params.suit));
    case "comes":
      return text(`filko-way-${value}`);
    case "over":
      return actionName(view, value);
    case "suit":
      return value && suitName(value);
    case "seat":
      return seatNameInside(view, value);
    default:
      return value;
  }
}

/** Parameters that hold a card, or only its face. */
const CARDS = new Set(["card", "face", "gives", "takes", "enough"]);

/** List a few cards; of many say the number. @param {(string | string[])[]} cards a list in it: any one of these */
function cardList(cards) {
  const tokens = cards.map((card) => (Array.isArray(card) ? either(card.map(token)) : token(card)));
  return tokens.length > 4 ? text("some-cards", { count: tokens.length }) : tokens.join(" ");
}

/** List changes of points by their rules: "brisques +12, sequence +9". @param {[rule: string, points: number][]} scores */
function scoreList(scores) {
  const parts = scores.map(([rule, points]) => {
    const sign = points < 0 ? "−" : "+";
    return `${inside(meldName(rule, []))} *${sign}${Math.abs(points)}*`;
  });
  return listOf(parts);
}

/** Return a hint for people who listen. @param {View} view @param {Hint} hint */
export function heardHint(view, hint) {
  const words = actionName(view, hint.action).replace(/\[\[(\w\w)\]\]/g, (_, card) =>
    faceName(card),
  );
  return text("hint-line", { action: words });
}

/** Return what to prepare so that a hint can be followed: a number of cards, the choice of a call.
 * @param {Hint} hint */
export function atHand({ action }) {
  const [kind, rest = ""] = action.split(":");
  return {
    amount: ["cut", "lift", "guess"].includes(kind) ? Number(rest) : null,
    choice: ["call", "name"].includes(kind) ? rest.slice(0, 2) : null,
  };
}

/** Return whether a hint's action is talk. @param {Hint} hint */
export const isSaid = ({ action }) => isTalk(action);

/** Tag the actions that the coach names: a card of the hand, a line of the chooser, a button.
 * @param {HTMLElement} table @param {Map<string, string>} marks by action: "hint", "best", "played", "good" */
export function tag(table, marks) {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (
    table.querySelectorAll("[data-action], .hand [data-card]")
  )) {
    const mark = marks.get(node.dataset.action ?? node.dataset.card ?? "");
    // The place of a card draws its tag, over the next card, which lies over this one.
    const place = /** @type {HTMLElement | null} */ (node.closest(".place"));
    if (mark) {
      node.dataset.tag = text(`tag-${mark}`);
      if (place) place.dataset.tag = node.dataset.tag;
      node.dataset.mark = mark;
      node.setAttribute("aria-description", text(`tag-${mark}-long`));
    } else if (node.dataset.tag) {
      delete node.dataset.tag;
      delete place?.dataset.tag;
      delete node.dataset.mark;
      node.removeAttribute("aria-description");
    }
  }
}
