// The sheet at the end of a deal and of a match, and the review that it leads to: what was given away, the costliest
// decisions, and all of them in order. A row of the review leads to its moment on the table.

import { html, nothing } from "lit";
import { marked, rich, text } from "../i18n/strings.js";
import { familyOf } from "../table/families.js";
import { actionName } from "../table/names.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Decision} Decision */

/** Open the sheet at the end of a deal. @param {View} view in the phase deal-over or match-over
 * @param {{next: () => void, newMatch: () => void, home: () => void, review: () => void}} wishes */
export function showDealSheet(view, wishes) {
  const end = familyOf(view).dealEnd(view);
  const again = end.isLast ? wishes.newMatch : wishes.next;
  /** @param {() => void} wish */
  const then = (wish) => () => {
    panel.close();
    wish();
  };
  const home = html`<button type="button" class="button" @click=${then(wishes.home)}>${text("to-start")}</button>`;
  const panel = showPanel(
    end.name,
    () => html`
      <header>
        <p class="kicker">${end.kick}</p>
        <h1>${end.title}</h1>
        ${end.sub === null ? nothing : html`<p class="sub">${end.sub}</p>`}
      </header>
      ${end.body}
      <div class="below">
        ${end.above}
        <div class="actions">
          <button type="button" class="button primary" @click=${then(again)}>${text(end.isLast ? "new-match" : end.next)}</button>
          ${end.isLast ? home : nothing}
          <button type="button" class="button" @click=${wishes.review}>${text("review-deal")}</button>
          <button type="button" class="button" @click=${() => panel.close()}>${text("show-table")}</button>
          ${end.leadsHome ? home : nothing}
        </div>
        ${end.below}
      </div>
    `,
    { label: end.title },
  );
  return panel;
}

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
