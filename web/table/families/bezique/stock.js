// The stock with its count and the turned-up card, and the trump suit, large.

import { html, nothing } from "lit";
import { rich, suitName, text } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { back, face } from "../../card.js";

/** @typedef {import("../../types.js").View} View */

/** @param {View} view */
export function stock(view) {
  return html`<section class="stock ${view.stock ? "" : "gone"}" aria-label=${text("zone-stock")}>
    ${view.stock ? pile(view) : goneNote(view)} ${trump(view)}
  </section>`;
}

/** @param {View} view */
function pile(view) {
  const faceDown = Math.min(3, view.stock - (view.turnup ? 1 : 0));
  return html`<div class="pile">
      ${view.turnup ? html`<span class="turnup">${face(view.pack, view.turnup, { uid: true })}</span>` : nothing}
      <span class="deck">${Array.from({ length: faceDown }, () => back(view.pack))}</span>
    </div>
    <p class="count">${rich("in-stock", { count: view.stock })}</p>`;
}

/** @param {View} view */
function goneNote(view) {
  const playing = view.phase === "play" || view.phase === "declare";
  const count = (view.trick.of ?? 0) - view.trick.number + 1;
  return html`<p class="gone-note">
    <b>${text("stock-gone")}</b>
    ${view.strict && playing ? html`<span>${text("stock-gone-note", { count })}</span>` : nothing}
  </p>`;
}

/** Trumps, or that there are none yet and which suit they may not be. @param {View} view */
function trump({ trump: suit, trump_bar: barred, stock: left }) {
  return html`<p class="trump">
    <span class="roundel ${suit ? "" : "open"}">${suit ? suitSign(suit) : nothing}</span>
    ${suit ? html`<span class="suit-name">${suitName(suit)}<br /><i>${text("trumps")}</i></span>` : html`<span>${left ? noTrumps(barred) : text("trumps-none")}</span>`}
  </p>`;
}

/** @param {string | null} barred */
function noTrumps(barred) {
  const bar = barred && html`<br /><i>${text("trumps-bar", { suit: suitName(barred) })}</i>`;
  return html`${text("trumps-open")}${bar}`;
}
