// The paths of card pictures: the pack and inks that a person has chosen, and the face. Without a chosen face a picture
// picks one by the width at which it is drawn.

import { indexOf } from "../i18n/strings.js";
import { manner } from "./manner.js";

/** @type {Record<string, string>} */
const FOLDERS = { french: "fr", german: "de" };
/** Backs that are drawn for one of the packs. @type {Record<string, string>} */
const OWN_BACKS = { madder: "fr", loden: "de" };

/** Return the path of a card's picture. @param {string} pack @param {string} card */
export const faceFile = (pack, card) =>
  `cards/${FOLDERS[pack]}${manner().suits === "safe" ? "-safe" : ""}/${card.slice(0, 2)}.svg`;

/** Letters and figures of the pictures by default. @type {Record<string, string>} */
const USUAL = { T: "10" };

/** Return the fragment that selects one of the faces of a card's picture, the index in the language, and for a left hand
 * the index on the other side; empty if all are the default. @param {string} pack @param {string} card
 * @param {boolean} held */
export function faceFragment(pack, card, held) {
  const { faces, hand } = manner();
  const rank = card[0];
  const index = indexOf(rank, pack);
  const wishes = [
    held && hand === "left" && hand,
    faces !== "auto" && faces,
    index !== (USUAL[rank] ?? rank) && index,
  ].filter(Boolean);
  return wishes.length ? `#${[card.slice(0, 2), ...wishes].join("-")}` : "";
}

/** Return the path of the picture of a back. @param {string} pack */
export function backFile(pack) {
  const { back } = manner();
  return `cards/back-${back === "pack" ? FOLDERS[pack] : (OWN_BACKS[back] ?? back)}.svg`;
}
