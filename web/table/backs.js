// Another hand, face down: as many backs as it holds cards that nobody sees.

import { html } from "lit";
import { plain, text } from "../i18n/strings.js";
import { back } from "./card.js";
import { opponent, seatName } from "./names.js";

/** @typedef {import("./types.js").View} View */

/** What is open of another hand: what it declared, or all of it while its carte blanche runs.
 * @param {View} view @param {number} seat */
export function openHand(view, seat) {
  const { tabled, known, carte } = view.seats[seat];
  return carte ? known : tabled;
}

/** @param {View} view @param {number} [seat] */
export function backs(view, seat = opponent(view)) {
  const { cards } = view.seats[seat];
  const open = openHand(view, seat).length;
  const name = seatName(view, seat);
  const label = open
    ? plain("holds-open", { name, count: cards, open })
    : text("holds", { name, count: cards });
  const hidden = cards - open;
  return html`<div class="backs" data-of=${seat} role="img" aria-label=${label} .style=${`--n:${hidden}`}>
    ${Array.from({ length: hidden }, () => back(view.pack))}
  </div>`;
}
