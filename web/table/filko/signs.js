// Small drawings beside words: crown and ring of masters and servants, the hat that was doffed, and
// the four faces by which one asks a partner for a suit.

import { html, svg } from "lit";
import { addressOf } from "#files";

/** Drawn in the colour of the text around them, on a grid of 20. */
const PATHS = {
  master: svg`<path d="M2.500 15.500V6l4.300 3.600L10 4.500l3.200 5.100L17.500 6v9.500Z" fill="currentColor"/>`,
  servant: svg`<circle cx="10" cy="10" r="5.500" fill="none" stroke="currentColor" stroke-width="2"/>`,
};

/** @param {keyof typeof PATHS | "hat-off"} name */
export const sign = (name) =>
  name === "hat-off"
    ? picture(name)
    : html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true">${PATHS[name]}</svg>`;

/** A drawing in the manner of the cards: a suit's letter for the face that asks for it.
 * @param {string} name */
export const picture = (name) =>
  html`<img class="sign picture" src=${addressOf(`cards/signals/${name}.svg`)} alt="" width="48" height="48" />`;
