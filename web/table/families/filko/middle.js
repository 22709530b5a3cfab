// What lies between the seats: the card that made trumps or was called, with their suit; and what the parties have
// taken: the aces and tens as coins, ours filled and theirs ringed, or where cards have values of their own, a bar.

import { html, nothing } from "lit";
import { rich, suitName, text, token } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { face } from "../../card.js";
import { seatName, subject } from "../../names.js";
import { pointsOf, roleOf } from "./parties.js";
import { sign } from "./signs.js";

/** @typedef {import("../../types.js").View} View */

/** The corner of trumps. @param {View} view */
export function trumps(view) {
  const { trump, exposed, called, pack } = view;
  const shown = called ?? exposed[exposed.length - 1];
  return html`<section class="stock trumps" aria-label=${text("trumps")}>
    ${shown ? html`<span class="fixed">${face(pack, shown)}</span>` : nothing}
    <p class="trump">
      ${trump ? html`<span class="roundel">${suitSign(trump)}</span><span class="suit-name"><b>${suitName(trump)}</b><br /><i>${text("trumps")}</i></span>` : html`<span class="roundel open"></span><span class="suit-name">${text("trumps-open")}</span>`}
    </p>
    <p class="how">${how(view)}</p>
  </section>`;
}

/** How they came to be trumps, and whose partner the called card makes. @param {View} view */
function how(view) {
  const { trump, made, called, old_man, exposed, match } = view;
  if (!trump) return nothing;
  if (called && old_man !== null) return callLine(view, called, old_man);
  if (view.masters.length && made === "call-card") return text("filko-stay");
  if (old_man !== null) return text("filko-named", subject(view, old_man));
  if (made === "cut") return text("filko-by-cut");
  return text(exposed.length > 1 ? "filko-by-later-card" : "filko-by-first-card", {
    ...subject(view, match.dealer),
  });
}

/** @param {View} view @param {string} called @param {number} caller */
function callLine(view, called, caller) {
  const card = token(called);
  if (view.hand.includes(called) && caller !== view.seat)
    return rich("filko-you-hold", { card, name: seatName(view, caller) });
  return rich(view.revealed ? "filko-was-called" : "filko-called", {
    ...subject(view, caller),
    card,
  });
}

/** More than this many points are no coins to be counted. */
const MOST_COINS = 12;

/** What the parties have taken. @param {View} view */
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
