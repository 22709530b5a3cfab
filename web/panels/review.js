// The paper beside the table of a review: what the coach says of the shown moment, a graph of what the decisions cost,
// all moves in order, and the branches that were tried.

import { html, nothing } from "lit";
import { marked, rich, text, useCards } from "../i18n/strings.js";
import { reasonList } from "../table/advice.js";
import { familyOf } from "../table/families.js";
import { actionName, subject } from "../table/names.js";
import { icon } from "../table/pictures.js";
import { branchList } from "./review-branches.js";
import { costGraph, moveList } from "./review-moves.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Decision} Decision */
/** @typedef {import("./review-moves.js").Review} Review */

/** What is looked at: a stored match by its id, or a record, as a link brings it.
 * @typedef {{match: string, record?: undefined} | {match?: undefined, record: string}} Source */

/** What is done with the shown moment. @typedef {(source: Source, deal: number, place: number) => void} AtMoment */

/** What a review leads to: `branch` plays on from the shown moment, `share` shows a link to it, `report` all that a report
 * about it needs. @typedef {import("./review-branches.js").Wishes & Record<"branch" | "share" | "report", AtMoment>} Wishes */

/** Draw the paper. @param {Review & {source: Source}} review @param {View} view of the shown moment
 * @param {Wishes} wishes */
export function reviewPaper(review, view, wishes) {
  useCards(view.pack);
  const { source, deal, place, moves } = review;
  const here = (/** @type {AtMoment} */ act) => () => act(source, deal, place);
  return html`<aside class="review-paper" aria-label=${text("review-words")}>
    <div class="review-said">
      ${moves.length > 0 ? html`<div class="verdict">${verdict(review, view)}</div>` : nothing}
      <div role="status" class="said-here">${saidHere(review, view)}</div>
      <p class="actions">
        ${review.isOpen ? html`<button type="button" class="button primary" @click=${here(wishes.branch)}>${text(moves.length > 0 ? "past-again" : "past-play-on")}</button>` : nothing}
      </p>
    </div>
    ${moves.length > 0 ? html`${costGraph(review)} ${moveList(review, view)}` : html`<p class="foot">${text("review-in-play")}</p>`}
    ${branchList(review.source.match, wishes)}
    <p class="review-foot">
      <button type="button" class="button small" @click=${here(wishes.share)}>${text("link-copy")}</button>
      <button type="button" class="button small" @click=${here(wishes.report)}>${text("report-play")}</button>
    </p>
    ${moves.length > 0 ? html`<p class="foot"><small>${text(familyOf(view).worded("review-note"))}</small></p>` : nothing}
  </aside>`;
}

/** Say how well the deal was played, with the way from one mistake to the next. @param {Review} review
 * @param {View} view */
function verdict(review, view) {
  const { done, rows, of, lost = 0 } = review.judged;
  if (!done) {
    const words = text("review-progress", { done: rows.length, of });
    return html`<p class="judging"><progress max=${Math.max(of, 1)} value=${rows.length} aria-label=${words}></progress> ${words}</p>`;
  }
  const count = review.mistakes.length;
  if (!of) return html`<p class="sub">${text("review-none")}</p>`;
  if (!count) return html`<p class="sub">${text("review-clean", { of })}</p>`;
  const words = rich(familyOf(view).worded("review-lost"), { points: Math.round(lost), count, of });
  return html`<p class="sub">${words}</p>`;
}

/** Say what was done at the shown moment, and what the coach thinks of it. @param {Review} review @param {View} view */
function saidHere({ row, moves, place, of, judged }, view) {
  if (place === of) return html`<p>${text(moves.length > 0 ? "past-over" : "past-now")}</p>`;
  if (row) return decision(view, row);
  const move = moves[place];
  if (!move) return html`<p>${text("past-plain", { place: place + 1 })}</p>`;
  const { seat, trick } = move;
  const isOurs = seat === view.seat;
  const action = actionName(view, move.action.split("@")[0]);
  return html`<h2>${text("past-title", { trick })}</h2>
    <p>${rich("past-does", { ...subject(view, seat), action })}
      ${isOurs && judged.done ? text("past-forced") : nothing}</p>`;
}

/** Draw a judged decision. Its loss is read with it, but not again each time that it gets surer.
 * @param {View} view @param {Decision} row */
function decision(view, row) {
  const { trick, played, best, loss, exact, line = [] } = row;
  const missed = loss > 0;
  const isEqual = !missed && best !== played;
  const reasons = (missed ? row.reasons_best : row.reasons_played) ?? [];
  return html`<h2>${text("past-title", { trick })}</h2>
    <p>${rich(missed || isEqual ? "past-played" : "past-good", { action: actionName(view, played) })}
      ${missed || isEqual ? rich(missed ? "past-best" : "past-equal", { action: actionName(view, best) }) : nothing}</p>
    ${missed ? html`<p class="loss" aria-live="off">${lossOf(view, row)} ${ends(row)}</p>` : nothing}
    ${missed && exact && line.length ? html`<p class="line"><i>${text("past-line")}</i> ${line.map((code) => html`<span>${marked(actionName(view, code))}</span> `)}</p>` : nothing}
    ${reasonList(
      view,
      reasons.filter((reason) => !isEnd(reason) && reason.key !== "reason-gain"),
    )}`;
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

/** Return whether a reason says how the deal ends. @param {import("../table/types.js").Reason} reason */
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

/** Draw the steps through the deal. @param {Review} review */
export function stepsBar(review) {
  const { stops, mistakes, place, of } = review;
  /** @param {string} name @param {Parameters<typeof icon>[0]} sign @param {number[]} places @param {number} by */
  const along = (name, sign, places, by) => {
    const isPossible = places.some((stop) => (by > 0 ? stop > place : stop < place));
    return button(name, sign, isPossible, () => review.goAlong(places, by));
  };
  return html`<nav class="review-steps" aria-label=${text("review-steps")}>
    ${along("mistake-before", "miss-before", mistakes, -1)}
    ${button("review-first", "first", place > 0, () => review.go(0))}
    ${along("review-earlier", "back", stops, -1)}
    <p role="status">${text("review-place", { place, of })}</p>
    ${along("review-later", "on", stops, 1)}
    ${button("review-last", "final", place < of, () => review.go(of))}
    ${along("mistake-after", "miss-after", mistakes, 1)}
  </nav>`;
}

/** @param {string} name @param {Parameters<typeof icon>[0]} sign @param {boolean} isPossible @param {() => void} act */
function button(name, sign, isPossible, act) {
  return html`<button type="button" class="tool" aria-label=${text(name)} title=${text(name)}
    aria-disabled=${!isPossible} @click=${() => isPossible && act()}>${icon(sign)}</button>`;
}
