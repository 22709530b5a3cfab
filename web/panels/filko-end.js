// The sheet at the end of a deal of the Filicău and Filkó family: who are masters now, how the points
// fell, what the losers of the game with hats bear, and who deals next.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";
import { coins } from "../table/families/filko/coins.js";
import { names } from "../table/families/filko/parties.js";
import { games, status } from "../table/families/filko/sheet.js";
import { sign } from "../table/families/filko/signs.js";
import { subject } from "../table/names.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Outcome} Outcome */

/**
 * @param {View} view in the phase deal-over
 * @param {{next: () => void, home: () => void, review: () => void}} wishes
 */
export function showFilkoEnd(view, wishes) {
  const { outcome } = view;
  const title = outcome ? heading(view, outcome) : text("turn-over");
  /** @param {() => void} wish */
  const then = (wish) => () => {
    panel.close();
    wish();
  };
  const panel = showPanel(
    "deal-sheet deal-end",
    () => html`
      <header>
        <p class="kick">${text("deal-number", { deal: view.match.deal })}</p>
        <h1>${title}</h1>
        ${view.points.left && outcome?.kind !== "redeal" ? html`<p class="sub">${text("filko-deal-left", { left: view.points.left })}</p>` : nothing}
      </header>
      <div class="causes filko-sheet">
        ${outcome && outcome.kind !== "redeal" ? result(view, outcome) : nothing}
        ${status(asItStands(view))} ${games(view)}
      </div>
      <div class="below">
        <p class="foot">${text("filko-next-dealer", subject(view, view.match.next_dealer ?? view.seat))}</p>
        <div class="actions">
          <button type="button" class="button primary" @click=${then(wishes.next)}>${text("next-deal")}</button>
          <button type="button" class="button" @click=${wishes.review}>${text("review-deal")}</button>
          <button type="button" class="button" @click=${() => panel.close()}>${text("show-table")}</button>
          <button type="button" class="button" @click=${then(wishes.home)}>${text("to-start")}</button>
        </div>
      </div>
    `,
    { label: title },
  );
  return panel;
}

/** @param {View} view @param {Outcome} outcome */
function heading(view, { kind, winners, masters }) {
  const ours = (kind === "kept" ? masters : winners).includes(view.seat);
  return text(`filko-end-${kind}`, { me: ours ? "yes" : "no" });
}

/** The points, and in the game with hats what the losers bear. @param {View} view @param {Outcome} outcome */
function result(view, { kind, winners }) {
  const losers = view.seats.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return html`${coins(view)}
    ${
      kind === "hats"
        ? html`<p class="doffed">${sign(view.penalty ?? "hat-off")}${text(`filko-penalty-${view.penalty}`, { who: doffed(view, losers), me: losers.includes(view.seat) ? "yes" : "no" })}</p>`
        : nothing
    }`;
}

/** Ourselves first, where we are among them. @param {View} view @param {number[]} seats */
const doffed = (view, seats) =>
  names(
    view,
    [...seats].sort((a, b) => Number(b === view.seat) - Number(a === view.seat)),
  );

/** The view with the masters of the next deal. @param {View} view @returns {View} */
function asItStands(view) {
  const masters = view.outcome?.masters ?? view.masters;
  return { ...view, masters };
}
