// The suit signs as inline drawings: those of the French pack in the colour of the text around them (see css/base.css),
// those of the German pack with an outline and two tones: acorns, leaves, bells. Hearts are in both.

import { html, nothing, svg } from "lit";

/** @type {Record<string, string>} */
const OUTLINES = {
  S: "M0-50C10-25 36-8 36 19C36 44 8 44 4 24C4 38 8 44 13 50H-13C-8 44-4 38-4 24C-8 44-36 44-36 19C-36-8-10-25 0-50Z",
  H: "M0 50C-16 24-42 6-42-20C-42-40-28-48-17-47C-7-45-2-37 0-29C2-37 7-45 17-47C28-48 42-40 42-20C42 6 16 24 0 50Z",
  D: "M0-50C10-32 22-16 38 0C22 16 10 32 0 50C-10 32-22 16-38 0C-22-16-10-32 0-50Z",
  C: "M-4 22C-12 44-42 38-42 13C-42-6-24-14-10-8C-26-18-24-50 0-50C24-50 26-18 10-8C24-14 42-6 42 13C42 38 12 44 4 22C4 38 8 44 13 50H-13C-8 44-4 38-4 22Z",
};

/** Draw the sign of a suit. @param {string} suit
 * @param {string} [name] for ears, where no words stand beside the sign */
export function suitSign(suit, name) {
  if (!OUTLINES[suit]) return germanSuit(suit, name);
  return html`<svg class="suit suit-${suit}" viewBox="-52 -54 104 108" role=${name ? "img" : "presentation"}
    aria-label=${name ?? nothing} aria-hidden=${name ? nothing : "true"}
    ><path d=${OUTLINES[suit] ?? ""} fill="currentColor"></path
  ></svg>`;
}

/** Their inks are those of the style sheet (css/looks.css). @type {Record<string, unknown>} */
const GERMAN = {
  A: svg`<g class="outline" stroke-linejoin="round" stroke-linecap="round">
    <path d="M2-40C2-50 8-54 16-56" fill="none" stroke-width="7" />
    <path class="light" d="M-28-8C-32 22-15 42 0 54C15 42 32 22 28-8Z" stroke-width="6" />
    <path class="main" d="M-37-6C-39-32-18-43 0-43C18-43 39-32 37-6C20 5-20 5-37-6Z" stroke-width="6" />
  </g>`,
  L: svg`<g class="outline" stroke-linejoin="round" stroke-linecap="round">
    <path d="M0 24C2 38-2 48-12 55" fill="none" stroke-width="8" />
    <path class="main" d="M0-54C9-36 45-24 43 10C41 36 14 42 0 27C-14 42-41 36-43 10C-45-24-9-36 0-54Z" stroke-width="6" />
    <path class="vein" d="M0 26V-34" fill="none" stroke-width="5" />
  </g>`,
  B: svg`<g class="outline" stroke-linejoin="round" stroke-linecap="round">
    <circle cx="0" cy="-50" r="7" fill="none" stroke-width="6" />
    <circle class="main" cx="0" cy="4" r="43" stroke-width="6" />
    <path class="band" d="M-43-3Q0 10 43-3L43 10Q0 24-43 10Z" stroke-width="4" />
    <path d="M0 27V40" stroke-width="7" />
  </g>`,
};

/** @param {string} suit @param {string} [name] for ears, where no words stand beside the sign */
function germanSuit(suit, name) {
  return html`<svg class="suit suit-${suit}" viewBox="-52 -60 104 120" role=${name ? "img" : "presentation"}
    aria-label=${name ?? nothing} aria-hidden=${name ? nothing : "true"}>${GERMAN[suit] ?? nothing}</svg>`;
}
