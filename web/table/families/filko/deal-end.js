// The sheet at the end of a deal of the Filicău and Filkó family: who are masters now, how the points
// fell, what the losers of the game with hats bear, and who deals next.

import { html, nothing } from "lit";
import { text } from "../../../i18n/strings.js";
import { subject } from "../../names.js";
import { coins } from "./middle.js";
import { names } from "./parties.js";
import { games, status } from "./sheet.js";
import { sign } from "./signs.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Outcome} Outcome */

/** The sheet of a deal. @param {View} view in the phase deal-over
 * @returns {import("../../families.js").DealEnd} */
export function dealEnd(view) {
  const { outcome } = view;
  const isCounted = outcome && outcome.kind !== "redeal";
  return {
    name: "deal-sheet deal-end",
    kick: text("deal-number", { deal: view.match.deal }),
    title: outcome ? heading(view, outcome) : text("turn-over"),
    sub:
      view.points.left && outcome?.kind !== "redeal"
        ? text("filko-deal-left", { left: view.points.left })
        : null,
    body: html`<div class="causes filko-sheet">
        ${isCounted ? result(view, outcome) : nothing}
        ${status(asItStands(view))} ${games(view)}
      </div>`,
    above: html`<p class="foot">${text("filko-next-dealer", subject(view, view.match.next_dealer ?? view.seat))}</p>`,
    below: nothing,
    isLast: false,
    leadsHome: true,
    next: "next-deal",
  };
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
