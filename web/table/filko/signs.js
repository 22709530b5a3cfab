// Small drawings beside words: crown and ring of masters and servants, the hat that was doffed, and
// the four faces by which one asks a partner for a suit.

import { html, svg } from "lit";

/** Drawn in the colour of the text around them, on a grid of 20. */
const PATHS = {
  master: svg`<path d="M2.500 15.500V6l4.300 3.600L10 4.500l3.200 5.100L17.500 6v9.500Z" fill="currentColor"/>`,
  servant: svg`<circle cx="10" cy="10" r="5.500" fill="none" stroke="currentColor" stroke-width="2"/>`,
  "hat-off": svg`<path d="M3 9.500c2-2.600 3.600-1.800 4.200-.5L9 5.400c2.200-1.500 4.600-.7 5.500 1.400l-.6 4.600c1.800.4 3 1.300 3.100 2.600-4.600 1.500-10.400-.6-14-4.500Z" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linejoin="round"/><path d="M4 17h12" stroke="currentColor" stroke-width="1.600" stroke-linecap="round"/>`,
};

/** @param {keyof typeof PATHS} name */
export const sign = (name) =>
  html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true">${PATHS[name]}</svg>`;

const HEAD = svg`<path class="skin" d="M7 21c0-10 6-15 13-15s13 5 13 15-6 15-13 15S7 31 7 21Z"/>`;
const EYES = svg`<path d="M14 19h3M23 19h3"/>`;

/** The mouth pulled aside, the glance up, the tip of the tongue, the blown cheeks. */
const FACES = {
  A: svg`${HEAD}${EYES}<path d="M16 29c4 1 8-1 11-4"/>`,
  L: svg`${HEAD}<path d="M13 15c1-2 4-2 5 0M22 15c1-2 4-2 5 0M15.500 16v.5M24.500 16v.5M17 28h6"/>`,
  H: svg`${HEAD}${EYES}<path d="M15 27h10"/><path class="tongue" d="M18 27v3.500a2 2 0 0 0 4 0V27Z"/>`,
  B: svg`${HEAD}<path class="skin" d="M5 26a5 5 0 0 0 9 3M35 26a5 5 0 0 1-9 3"/>${EYES}<circle cx="20" cy="28" r="1.500"/>`,
};

/** The face that asks for a suit. @param {string} suit */
export const grimace = (suit) =>
  html`<svg class="grimace" viewBox="0 0 40 40" aria-hidden="true">${FACES[/** @type {keyof typeof FACES} */ (suit)]}</svg>`;
