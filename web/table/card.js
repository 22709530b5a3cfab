// One card as an image, and another hand face down. The drawing itself picks its face (full, large index, jumbo) by its
// width.

import { html } from "lit";
import { addressOf } from "#files";
import { faceName, plain, text } from "../i18n/strings.js";
import { opponent, seatName } from "./names.js";

/** @typedef {import("./types.js").View} View */

/** @type {Record<string, string>} */
const FOLDERS = { french: "fr", german: "de" };

/** @param {string} pack @param {string} card */
export const faceFile = (pack, card) => `cards/${FOLDERS[pack]}/${card.slice(0, 2)}.svg`;

/** A face; `named` gives it its own text, else the thing around it has the name.
 * @param {string} pack @param {string} card @param {{named?: boolean, uid?: boolean}} [options] */
export function face(pack, card, { named = true, uid = false } = {}) {
  return html`<img
    class="card"
    src=${addressOf(faceFile(pack, card))}
    alt=${named ? faceName(card) : ""}
    data-uid=${uid ? card : ""}
    width="240"
    height="336"
    draggable="false"
  />`;
}

/** @param {string} pack */
export const backFile = (pack) => `cards/back-${FOLDERS[pack]}.svg`;

/** @param {string} pack */
export function back(pack) {
  return html`<img class="card" src=${addressOf(backFile(pack))} alt="" width="240" height="336" draggable="false" />`;
}

/** The place of a card that is still to come. */
export const ghost = () => html`<span class="ghost"></span>`;

/** What is open of another hand: what it declared, or all of it while its carte blanche runs.
 * @param {View} view @param {number} seat */
export function openHand(view, seat) {
  const { tabled, known, carte } = view.seats[seat];
  return carte ? known : tabled;
}

/** As many backs as another hand holds cards that nobody sees. @param {View} view @param {number} [seat] */
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
