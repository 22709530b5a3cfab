// The slips of paper that lie on the table, one at a time: what a person asked to see comes before what play asks of a
// person. Here are the choice among them, the slip that gives the reason of a refusal, and the slip on a past decision.

import { html, nothing } from "lit";
import { has, marked, rich, text, token, tokens } from "../i18n/strings.js";
import { hintSlip, reasonList } from "./advice.js";
import { familyOf } from "./families.js";
import { actionName } from "./names.js";
import { icon } from "./pictures.js";
import { lastTrick } from "./trick.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Wishes} Wishes */
/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Past} Past */

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
    case "past":
      return pastSlip(due, wishes.need);
    default:
      return familyOf(view).slip(view, wishes);
  }
}

/** @typedef {Record<string, {title: string}>} Sources */

/** Draw the slip that says why an action is refused. @param {Refusal} refusal @param {Sources} sources
 * @param {View} view @param {() => void} close */
export function reason(refusal, sources, view, close) {
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

/** Return the view of a past decision, at which nothing can be said or taken back. @param {View} view
 * @returns {View} */
export const still = (view) => ({
  ...view,
  asides: [],
  can_undo: false,
  can_redo: false,
  past: true,
});

/** Return the marks of a past decision by action. @param {Decision} decision @returns {Map<string, string>} */
export function marksOf({ played, best, loss }) {
  return loss > 0 ? new Map([[played, "played"]]).set(best, "best") : new Map([[played, "good"]]);
}

/** @param {Past} past @param {(need: string) => void} need */
function pastSlip({ view, decision, at, of }, need) {
  const { trick, played, best, loss, exact, line = [] } = decision;
  const missed = loss > 0;
  const reasons = (missed ? decision.reasons_best : decision.reasons_played) ?? [];
  return html`<section class="slip advice past" aria-label=${text("past-label", { trick })}>
    <header>
      <h2>${text("past-title", { trick })}</h2>
      <p>${text("past-of", { at: at + 1, of })}</p>
    </header>
    <div role="status">
      <p>${rich(missed ? "past-played" : "past-good", { action: actionName(view, played) })}
        ${missed ? rich("past-best", { action: actionName(view, best) }) : nothing}</p>
      ${missed ? html`<p class="loss">${lossOf(view, decision)} ${ends(decision)}</p>` : nothing}
      ${missed && exact && line.length ? html`<p class="line"><i>${text("past-line")}</i> ${line.map((code) => html`<span>${marked(actionName(view, code))}</span> `)}</p>` : nothing}
      ${reasonList(
        view,
        reasons.filter((reason) => !isEnd(reason)),
      )}
    </div>
    <div class="actions">
      ${stepButton("past-earlier", "back", at === 0, need)} ${stepButton("past-later", "on", at === of - 1, need)}
      <button type="button" class="button primary" @click=${() => need("past-again")}>${text("past-again")}</button>
      ${stepButton("past-list", "list", false, need)}
    </div>
    <button type="button" class="tool dismiss" aria-label=${text("past-close")} @click=${() => need("past-close")}>${icon("close")}</button>
  </section>`;
}

/** Say what a decision cost. @param {View} view @param {Decision} decision */
function lossOf(view, { loss, exact, error }) {
  const points = Math.round(loss);
  if (exact) return rich(familyOf(view).worded("loss-exact"), { points });
  return rich(familyOf(view).worded("loss-about"), {
    points,
    error: Math.max(1, Math.round(error)),
  });
}

/** Return whether a reason says how the deal ends. @param {import("./types.js").Reason} reason */
const isEnd = ({ key }) => key === "reason-exact";

/** Say how the deal ends after a proven decision, and after the best one. @param {Decision} decision */
function ends({ reasons_played: played = [], reasons_best: best = [] }) {
  const [ours, others] = [played, best].map((reasons) => reasons.find(isEnd)?.params.points);
  if (ours === undefined || others === undefined) return nothing;
  return text("past-ends", { played: standing(ours), best: standing(others) });
}

/** @param {number} points more than the other side has */
function standing(points) {
  if (points === 0) return text("ends-even");
  return text(points > 0 ? "ends-ahead" : "ends-behind", { points: Math.abs(points) });
}

/** Draw a small button to the decision before or after, or to all; it stays at the ends, so that it keeps the focus.
 * @param {string} name @param {Parameters<typeof icon>[0]} sign @param {boolean} barred
 * @param {(need: string) => void} need */
function stepButton(name, sign, barred, need) {
  return html`<button type="button" class="button step" aria-label=${text(name)} title=${text(name)}
    aria-disabled=${barred} @click=${() => barred || need(name)}>${icon(sign)}</button>`;
}
