// Small drawings beside words: crown and ring of masters and servants, the penalties of losers (a hat
// doffed, a worn-out hat, standing), and the four faces by which one asks a partner for a suit.

import { html, svg } from "lit";
import { addressOf } from "#files";

/** Drawn in the colour of the text around them, on a grid of 20. */
const PATHS = {
  master: svg`<path d="M2.500 15.500V6l4.300 3.600L10 4.500l3.200 5.100L17.500 6v9.500Z" fill="currentColor"/>`,
  servant: svg`<circle cx="10" cy="10" r="5.500" fill="none" stroke="currentColor" stroke-width="2"/>`,
  "worn-hat": svg`<path d="M1.500 14.500c2.500 2.300 5 1.200 8.500 1.600s6.500.7 8.500-1.800c-1.700.2-2.700-.2-3.300-1.300L13.700 6.500l-2.300 1.300-2-2.300-2.300 2.100-2.300-.600-.4 6.200c-.5 1.300-1.700 1.500-2.900 1.300Z" fill="currentColor"/><path d="m8 9.500 2 2M10 9.500l-2 2" stroke="var(--paper)" stroke-width="1.200"/>`,
  stand: svg`<path d="M7 9.500c0-1.700 1.200-2.700 3-2.700s3 1 3 2.700V14h-1.300v5H8.300v-5H7Z" fill="currentColor"/><circle cx="10" cy="3.600" r="2.600" fill="currentColor"/>`,
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
