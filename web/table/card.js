// One card as an image. The drawing itself picks its face (full, large index, jumbo) by its width.

import { html } from "lit";
import { addressOf } from "#files";
import { faceName } from "../i18n/strings.js";

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
