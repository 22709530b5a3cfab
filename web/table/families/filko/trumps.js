// The corner of trumps: the card that made them, or the card that was called, and their suit.

import { html, nothing } from "lit";
import { rich, suitName, text, token } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { face } from "../../card.js";
import { seatName, subject } from "../../names.js";

/** @typedef {import("../../types.js").View} View */

/** @param {View} view */
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
