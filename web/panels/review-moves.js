// What a review draws of a whole deal: the graph of what each decision cost, and the list of all moves by trick. The list
// says all that the graph shows.

import { html, nothing, svg } from "lit";
import { marked, text } from "../i18n/strings.js";
import { familyOf } from "../table/families.js";
import { actionName, seatName } from "../table/names.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Decision} Decision */
/** @typedef {import("../table/types.js").Move} Move */

/**
 * @typedef {object} Review a deal that is looked at
 * @property {number} deal from 1
 * @property {number} place the number of moves before what is shown
 * @property {number} of the number of all moves
 * @property {Move[]} moves none while the deal is being played
 * @property {import("../table/types.js").Judged} judged what the coach says of it so far
 * @property {Decision | null} row what the coach says of the decision that is due here, if we made one
 * @property {number[]} stops the places to stop at
 * @property {number[]} mistakes the places of the decisions that cost something
 * @property {boolean} isOpen whether one can play on from here
 * @property {(place: number) => void} go
 * @property {(places: number[], by: number) => void} goAlong goes to the next of some places, or to the one before
 */

/** Height of the graph in px, and of the mark of a decision that cost nothing. */
const HEIGHT = 56;
const GOOD = 3;
/** A loss that fills the graph, if none is larger. */
const LEAST_TOP = 20;

/** Draw what each decision cost, over the moves of the deal; a tap leads to the nearest decision.
 * @param {Review} review */
export function costGraph(review) {
  const { judged, of, place } = review;
  const top = Math.max(LEAST_TOP, ...judged.rows.map(({ loss }) => loss));
  const tapped = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const wanted = ((event.clientX - box.left) / Math.max(1, box.width)) * of;
    const places = judged.rows.map((row) => row.place);
    const far = (/** @type {number} */ at) => Math.abs(at + 0.5 - wanted);
    if (places.length > 0) review.go(places.reduce((a, b) => (far(b) < far(a) ? b : a)));
  };
  return html`<svg class="cost-graph" aria-hidden="true" viewBox="0 0 ${Math.max(1, of)} ${HEIGHT}"
    preserveAspectRatio="none" @click=${tapped}>
    ${judged.rows.map((row) => bar(row, top))}
    <line x1=${place + 0.5} x2=${place + 0.5} y1="0" y2=${HEIGHT} vector-effect="non-scaling-stroke"></line>
  </svg>`;
}

/** @param {Decision} row @param {number} top */
function bar({ place, loss }, top) {
  const height = loss > 0 ? Math.max(2 * GOOD, (HEIGHT * loss) / top) : GOOD;
  return svg`<rect class=${loss > 0 ? "missed" : "good"} x=${place} width="1" y=${HEIGHT - height} height=${height}></rect>`;
}

/** List all moves, trick by trick; each leads to the moment before it. @param {Review} review @param {View} view */
export function moveList(review, view) {
  const { moves, place, of, stops } = review;
  const shown = new Set(stops);
  const tricks = new Map();
  for (const [at, move] of moves.entries()) {
    if (!shown.has(at)) continue;
    tricks.set(move.trick, [...(tricks.get(move.trick) ?? []), { ...move, at }]);
  }
  const rows = new Map(review.judged.rows.map((row) => [row.place, row]));
  const isEnd = place === of;
  return html`<section class="moves" aria-labelledby="review-moves">
    <h2 id="review-moves">${text("review-moves")}</h2>
    <ol>
      ${[...tricks].map(
        ([trick, inTrick]) => html`<li>
          <span class="number"><span class="visually-hidden">${text("review-heard-trick")} </span>${trick}</span>
          <span class="plays">${inTrick.map((/** @type {Move & {at: number}} */ move) => moveButton(review, view, move, rows.get(move.at)))}</span>
        </li>`,
      )}
      <li><span class="number"></span><span class="plays">
        <button type="button" class="move ${isEnd ? "here" : ""}" aria-current=${isEnd ? "step" : nothing}
          @click=${() => review.go(of)}>${text("review-end")}</button></span></li>
    </ol>
  </section>`;
}

/** @param {Review} review @param {View} view @param {Move & {at: number}} move @param {Decision} [row] */
function moveButton(review, view, { seat, action, at }, row) {
  const isHere = at === review.place;
  const missed = row !== undefined && row.loss > 0;
  return html`<button type="button" class="move ${isHere ? "here" : ""} ${seat === view.seat ? "ours" : ""} ${missed ? "missed" : ""}"
    aria-current=${isHere ? "step" : nothing} @click=${() => review.go(at)}>
    <small>${text("review-move-by", { name: seatName(view, seat) })}</small> ${marked(actionName(view, action.split("@")[0]))}
    ${row && missed ? cost(view, row) : nothing}
  </button>`;
}

/** Draw what a decision cost, in words for screen readers. @param {View} view @param {Decision} row */
function cost(view, { loss, exact }) {
  const points = Math.round(loss);
  const words = familyOf(view).worded(exact ? "review-cost-exact" : "review-cost-about");
  return html`<span class="move-cost"><span aria-hidden="true">${exact ? "" : "≈"}−${points}</span><span class="visually-hidden">, ${text(words, { points })}</span></span>`;
}
