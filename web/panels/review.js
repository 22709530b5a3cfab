// The review of a deal that is over: what was given away, the costliest decisions, and all of them in order. A row leads
// to its moment on the table.

import { html, nothing } from "lit";
import "../i18n/review-words.js";
import { marked, rich, text } from "../i18n/strings.js";
import { familyOf } from "../table/families.js";
import { actionName } from "../table/names.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Decision} Decision */

/**
 * @typedef {object} Review
 * @property {boolean} done
 * @property {number} of how many decisions there are
 * @property {Decision[]} rows those judged so far
 * @property {number[]} [worst] places of the costliest, worst first
 * @property {number} [lost] points
 */

/** Open the review of a deal. @param {() => {view: View, review: Review}} now
 * @param {(place: number) => void} choose */
export function showReview(now, choose) {
  return showPanel(
    "review",
    () => {
      const { view, review } = now();
      return html`<header>
          <p class="kicker">${text("deal-number", { deal: view.match.deal })}</p>
          <h1>${text("review-title")}</h1>
          ${review.done ? verdict(view, review) : progress(review)}
        </header>
        <div class="scroll" tabindex="-1">
          ${worst(view, review, choose)} ${all(view, review, choose)}
          ${review.done && review.of ? html`<p class="foot">${text(familyOf(view).worded("review-note"))}</p>` : nothing}
        </div>`;
    },
    { label: text("review-title") },
  );
}

/** @param {Review} review */
function progress({ rows, of }) {
  const words = text("review-progress", { done: rows.length, of });
  return html`<p class="judging"><progress max=${Math.max(of, 1)} value=${rows.length} aria-label=${words}></progress> ${words}</p>`;
}

/** @param {View} view @param {Review} review */
function verdict(view, { rows, of, lost = 0 }) {
  const count = rows.filter(({ loss }) => loss > 0).length;
  const words = !of
    ? text("review-none")
    : count
      ? rich(familyOf(view).worded("review-lost"), { points: Math.round(lost), count, of })
      : text("review-clean", { of });
  return html`<p class="sub" role="status">${words}</p>`;
}

/** @param {View} view @param {Review} review @param {(place: number) => void} choose */
function worst(view, { rows, worst: places = [] }, choose) {
  const worstRows = places.flatMap((place) => rows.filter((row) => row.place === place));
  if (worstRows.length === 0) return nothing;
  return html`<h2>${text("review-worst")}</h2>
    <ol class="decisions worst">${worstRows.map((row) => line(view, row, true, choose))}</ol>`;
}

/** @param {View} view @param {Review} review @param {(place: number) => void} choose */
function all(view, { rows, worst: places = [] }, choose) {
  if (rows.length === 0) return nothing;
  return html`<h2>${text("review-all")}</h2>
    <p class="columns" aria-hidden="true">
      ${["trick", "played", "best", "loss"].map((name) => html`<span>${text(`review-column-${name}`)}</span>`)}
    </p>
    <ol class="decisions">${rows.map((row) => line(view, row, places.includes(row.place), choose))}</ol>`;
}

/** @param {View} view @param {Decision} row @param {boolean} bad true for the costliest
 * @param {(place: number) => void} choose */
function line(view, row, bad, choose) {
  const { trick, exact, loss, place } = row;
  const missed = loss > 0;
  return html`<li>
    <button type="button" class=${bad ? "bad" : ""} @click=${() => choose(place)}>
      <span class="number">${forEars("review-heard-trick")}${trick}</span>
      <span>${forEars("review-heard-played")}${marked(actionName(view, row.played))}</span>
      <span>${missed ? html`${forEars("review-heard-best")}${marked(actionName(view, row.best))}` : html`<i>${text("review-same")}</i>`}</span>
      <span class="price">${sign(row)} ${missed ? html`${Math.round(loss)}${forEars("review-heard-points")}` : nothing}${exact ? forEars("review-heard-exact") : nothing}</span>
    </button>
  </li>`;
}

/** Draw words between the columns for ears only. @param {string} id */
const forEars = (id) => html`<span class="visually-hidden"> ${text(id)} </span>`;

/** Draw whether a loss is proven or estimated. @param {Decision} decision */
function sign({ exact, loss }) {
  if (!exact && loss <= 0) return nothing;
  return html`<small aria-hidden="true">${exact ? "=" : "≈"}</small>`;
}
