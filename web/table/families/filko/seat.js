// A seat of this family: the name, master or servant, who it is to us, what it said, and its backs.

import { html, nothing } from "lit";
import { listOf, rich, suitName, text } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { aimName, seatName } from "../../names.js";
import { backs } from "../../pictures.js";
import { placeOf } from "../../seating.js";
import { mayShowLast } from "../../trick.js";
import { notesOf, partyOf, picture, roleOf, sign, spoken } from "./parties.js";

/** @typedef {import("../../types.js").View} View */

/** Draw a seat: its name and role, who it is to us, what it said, and its backs. @param {View} view
 * @param {number} seat @param {() => void} last shows the last trick */
export function filkoSeat(view, seat, last) {
  const mine = seat === view.seat;
  const onTurn = view.to_move === seat;
  return html`<section class="seat ${placeOf(view, seat)} ${partyOf(view, seat)} ${onTurn ? "on" : ""}"
    data-seat=${seat} aria-label=${spoken(view, seat)}>
    <div class="plate">
      <div class="name">${seatName(view, seat)}</div>
      ${role(view, seat)}
      <div class="notes">${listOf(notesOf(view, seat))}${mine ? html` <span class="tally" title=${mayShowLast(view) ? text("last-trick") : nothing} @click=${last}>${rich("filko-tricks", { count: view.seats[seat].tricks })}</span>` : nothing}</div>
      ${speech(view, seat)}
    </div>
    ${mine ? nothing : backs(view, seat)}
  </section>`;
}

/** @param {View} view @param {number} seat */
function role(view, seat) {
  const name = roleOf(view, seat);
  if (!name) return nothing;
  return html`<div class="role ${name}" data-sign="role-${seat}-${name}">${sign(name)}<b>${text(`filko-role-${name}`)}</b></div>`;
}

/** Draw what a seat said last. @param {View} view @param {number} seat */
function speech(view, seat) {
  const { aim, signal } = view.seats[seat];
  if (!aim && !signal) return nothing;
  return html`<div class="speech" data-sign="speech-${seat}-${aim}-${signal}" data-enter="rise">
    ${aim ? html`<q>${aimName(view, aim, "word")}</q>` : nothing}
    ${signal ? html`<span class="asked-suit">${picture(signal)}${suitSign(signal)}<span class="visually-hidden">${text("filko-asks", { suit: suitName(signal) })}</span></span>` : nothing}
  </div>`;
}
