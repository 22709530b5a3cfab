// The pictures of the table: a card, another hand face down, and the line drawings on buttons.
// The drawing of a card itself picks its face (full, large index, jumbo) by its width.

import { html } from "lit";
import { addressOf } from "#files";
import { faceName, plain, text } from "../i18n/strings.js";
import { backFile, faceFile, faceFragment } from "./look.js";
import { opponent, seatName } from "./names.js";

/** @typedef {import("./types.js").View} View */

/** Draw a card; `named` gives it its own text, else the element around it has the name; `held` draws it for the fan of a
 * hand. @param {string} pack @param {string} card @param {{named?: boolean, uid?: boolean, held?: boolean}} [options] */
export function face(pack, card, { named = true, uid = false, held = false } = {}) {
  return html`<img
    class="card"
    src=${addressOf(faceFile(pack, card)) + faceFragment(pack, card, held)}
    alt=${named ? faceName(card, pack) : ""}
    data-uid=${uid ? card : ""}
    width="240"
    height="336"
    draggable="false"
  />`;
}

/** Draw a back. @param {string} pack */
export function back(pack) {
  return html`<img class="card" src=${addressOf(backFile(pack))} alt="" width="240" height="336" draggable="false" />`;
}

/** Draw the place of a card that is still to come. */
export const ghost = () => html`<span class="ghost"></span>`;

/** List the open cards of another hand: what it declared, or all of it while its carte blanche runs. @param {View} view
 * @param {number} seat */
export function openHand(view, seat) {
  const { tabled, known, carte } = view.seats[seat];
  return carte ? known : tabled;
}

/** Draw as many backs as another hand holds hidden cards. @param {View} view @param {number} [seat] */
export function backs(view, seat = opponent(view)) {
  const { cards } = view.seats[seat];
  const open = openHand(view, seat).length;
  const name = seatName(view, seat);
  const label = open
    ? plain("holds-open", { name, count: cards, open })
    : text("holds", { name, count: cards });
  const hidden = cards - open;
  return html`<div class="backs" data-of=${seat} role="img" aria-label=${label} data-count=${cards} .style=${`--n:${hidden}`}>
    ${Array.from({ length: hidden }, () => back(view.pack))}
  </div>`;
}

const PATHS = {
  back: "M12.5 4 6.5 10l6 6",
  on: "M7.500 4l6 6-6 6",
  first: "M5.500 4v12M15 4l-6 6 6 6",
  final: "M14.500 4v12M5 4l6 6-6 6",
  "miss-before": "M9.500 4l-6 6 6 6M14.500 4v7.500M14.500 15.600v.4",
  "miss-after": "M10.500 4l6 6-6 6M5.500 4v7.500M5.500 15.600v.4",
  undo: "M7 5 3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H8",
  redo: "M13 5l3.5 3.5L13 12M16 8.500H8.500a4 4 0 0 0 0 8H12",
  hint: "M7.7 13.5c0-1.800-2.200-2.700-2.200-5.600a4.5 4.5 0 0 1 9 0c0 2.900-2.200 3.800-2.200 5.600zM8 16h4M8.800 18h2.400",
  last: "M6.500 5.500h8v11h-8zM4 14V3h7.500",
  score: "M4 3.500h12v13H4zM10 3.500v13M4 7.500h12",
  menu: "M3.500 6h13M3.500 10h13M3.500 14h13",
  help: "M7 7.500a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.100-1.500 2.400M10 15.600v.4",
  tick: "m4 10.500 4 4 8-9",
  close: "M5 5l10 10M15 5 5 15",
  out: "M11.500 4H16v4.500M16 4l-6.500 6.500M8.500 5H4v11h11v-4.500",
};

/** Draw a line drawing on a button. @param {keyof typeof PATHS} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
}
