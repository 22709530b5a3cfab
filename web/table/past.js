// A moment of a finished deal, looked back at: the slip that tells what was played there and what would
// have been best. The table around it shows the moment as it was, and is not to be played on.

import { html, nothing } from "lit";
import { marked, rich, text } from "../i18n/strings.js";
import { actionName } from "./actions.js";
import { reasonList } from "./advice.js";
import { familyOf } from "./families.js";
import { icon } from "./icons.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Past} Past */

/** The view of a moment, in which nothing can be said or taken back. @param {View} view @returns {View} */
export const still = (view) => ({
  ...view,
  asides: [],
  can_undo: false,
  can_redo: false,
  past: true,
});

/** What is marked on the table. @param {Decision} decision @returns {Map<string, string>} */
export function marksOf({ played, best, loss }) {
  return loss > 0 ? new Map([[played, "played"]]).set(best, "best") : new Map([[played, "good"]]);
}

/** @param {Past} past @param {(need: string) => void} need */
export function pastSlip({ view, decision, at, of }, need) {
  const { trick, played, best, loss, exact, line = [] } = decision;
  const missed = loss > 0;
  const reasons = (missed ? decision.reasons_best : decision.reasons_played) ?? [];
  return html`<section class="slip advice past" aria-label=${text("past-label", { trick })}>
    <header>
      <h2>${text("past-title", { trick })}</h2>
      <p>${text("past-of", { at: at + 1, of })}</p>
    </header>
    <div role="status">
      <p>${rich(missed ? "past-played" : "past-good", { deed: actionName(view, played) })}
        ${missed ? rich("past-best", { deed: actionName(view, best) }) : nothing}</p>
      ${missed ? html`<p class="loss">${lossOf(view, decision)} ${ends(decision)}</p>` : nothing}
      ${missed && exact && line.length ? html`<p class="line"><i>${text("past-line")}</i> ${line.map((code) => html`<span>${marked(actionName(view, code))}</span> `)}</p>` : nothing}
      ${reasonList(
        view,
        reasons.filter((reason) => !isEnd(reason)),
      )}
    </div>
    <div class="actions">
      ${step("past-earlier", "back", at === 0, need)} ${step("past-later", "on", at === of - 1, need)}
      <button type="button" class="button primary" @click=${() => need("past-again")}>${text("past-again")}</button>
      ${step("past-list", "list", false, need)}
    </div>
    <button type="button" class="tool dismiss" aria-label=${text("past-close")} @click=${() => need("past-close")}>${icon("close")}</button>
  </section>`;
}

/** What a decision cost, in words. @param {View} view @param {Decision} decision */
function lossOf(view, { loss, exact, error }) {
  const points = Math.round(loss);
  if (exact) return rich(familyOf(view).worded("loss-exact"), { points });
  return rich(familyOf(view).worded("loss-about"), {
    points,
    error: Math.max(1, Math.round(error)),
  });
}

/** Whether a reason tells how the deal ends. @param {import("./types.js").Reason} reason */
const isEnd = ({ key }) => key === "reason-exact";

/** Where a proven decision led, and where the best one would have. @param {Decision} decision */
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

/** A small button, to the decision before or after or to all; at the ends the button stays, so that the focus does.
 * @param {string} name @param {Parameters<typeof icon>[0]} sign @param {boolean} barred @param {(need: string) => void} need */
function step(name, sign, barred, need) {
  return html`<button type="button" class="button step" aria-label=${text(name)} title=${text(name)}
    aria-disabled=${barred} @click=${() => barred || need(name)}>${icon(sign)}</button>`;
}
