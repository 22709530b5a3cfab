// What the parties have taken: the aces and tens as coins, ours filled and theirs ringed; where cards
// have values of their own, a bar.

import { html, nothing } from "lit";
import { rich, text } from "../../../i18n/strings.js";
import { pointsOf, roleOf } from "./parties.js";
import { sign } from "./signs.js";

/** @typedef {import("../../types.js").View} View */

/** More than this many points are no coins to be counted. */
const MOST_COINS = 12;

/** @param {View} view */
export function coins(view) {
  const ours = pointsOf(view, "ours");
  const theirs = pointsOf(view, "theirs");
  const unsure = pointsOf(view, "unsure");
  const { total, left } = view.points;
  const label = text("filko-coins", { ours, theirs, unsure, left });
  return html`<section class="coins" aria-label=${text("filko-zone-coins")}>
    <p>${roleSign(view, view.seat)}${rich("filko-ours", { points: ours })}</p>
    <div class=${total > MOST_COINS ? "measure" : "row"} role="img" aria-label=${label}>
      ${total > MOST_COINS ? measure(view, ours, theirs) : row(ours, unsure, left, theirs)}
    </div>
    <p>${rich("filko-theirs", { points: theirs })}${roleSign(view, against(view))}</p>
  </section>`;
}

/** Somebody of the other party, if one is known. @param {View} view */
const against = ({ seats }) => seats.findIndex(({ ally }) => ally === false);

/** @param {View} view @param {number} seat */
function roleSign(view, seat) {
  const role = seat < 0 ? null : roleOf(view, seat);
  return role ? sign(role) : nothing;
}

/** @param {number} ours @param {number} unsure @param {number} left @param {number} theirs */
function row(ours, unsure, left, theirs) {
  const kinds = [
    ...Array(ours).fill("ours"),
    ...Array(unsure).fill("unsure"),
    ...Array(left).fill("out"),
    ...Array(theirs).fill("theirs"),
  ];
  return kinds.map((kind) => html`<i class=${kind}></i>`);
}

/** Both ends grow towards the mark at which the game is won. @param {View} view @param {number} ours
 * @param {number} theirs */
function measure({ points: { total }, ways }, ours, theirs) {
  const goal = ways.find(({ comes }) => comes === "win")?.points[0][0];
  /** @param {number} count */
  const part = (count) => `${(100 * count) / total}%`;
  return html`<span class="ours" .style=${`width:${part(ours)}`}></span>
    ${goal ? html`<u .style=${`left:${part(goal)}`}></u><u .style=${`right:${part(goal)}`}></u>` : nothing}
    <span class="theirs" .style=${`width:${part(theirs)}`}></span>`;
}
