// A seat at the table: its name and points, and the tray of won cards that can still meld.

import { html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { rich, text } from "../i18n/strings.js";
import { face } from "./card.js";
import { causeName, seatName } from "./names.js";
import { bySuit } from "./sort.js";

/** @typedef {import("./types.js").View} View */

/** @param {View} view @param {number} seat */
export function seatRow(view, seat) {
  const mine = seat === view.seat;
  const name = seatName(view, seat);
  const onTurn = view.to_move === seat;
  return html`<section class="seat ${mine ? "south" : "north"} ${onTurn ? "on" : ""}" data-seat=${seat}
    aria-label=${mine ? text("zone-you") : text("zone-opponent", { name })}>
    ${plate(view, seat, name)} ${tray(view, seat)}
  </section>`;
}

/** @param {View} view @param {number} seat @param {string} name */
function plate(view, seat, name) {
  const { score, gains, level } = view.seats[seat];
  const gain = gains.reduce((sum, { points }) => sum + points, 0);
  const causes = gains.map(({ rule, cards }) => causeName(rule, cards)).join(", ");
  return html`<div class="plate">
    <p class="name">${name}${level ? html` <small>${text(`level-${level}`)}</small>` : ""}</p>
    <p class="points">${score}${gain ? html` <small>+${gain}</small>` : ""}</p>
    <p class="gain">${gain ? `+${gain} ${causes}` : ""}</p>
  </div>`;
}

/** @param {View} view @param {number} seat */
function tray(view, seat) {
  const { open, brisques, spent } = view.seats[seat];
  const fresh = new Set(seat === view.to_move ? view.declare?.fresh : []);
  const groups = bySuit(open, view.trump);
  // With many cards the groups stand in two lines where the box is narrow.
  const crowd = open.length > 16 ? "great" : open.length > 9 ? "some" : "none";
  return html`<div class="rack" data-crowd=${crowd}>
    <div class="groups" role="group" aria-label=${text("won-cards")}>
      ${repeat(
        groups,
        (group) => group[0][1],
        (group) => html`<ul class="group">
          ${repeat(
            group,
            (card) => card,
            (card) =>
              html`<li class=${fresh.has(card) ? "fresh" : ""}>${face(view.pack, card, { uid: true })}</li>`,
          )}
        </ul>`,
      )}
    </div>
    <p class="tally">
      <span>${rich("brisques", { count: brisques })}</span>
      <span>${rich("spent", { count: spent })}</span>
    </p>
  </div>`;
}
