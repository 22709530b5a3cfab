// The suit signs as inline drawings in the colour of the text around them (see css/base.css).

import { html, nothing } from "lit";
import { germanSuit } from "./german-suits.js";

/** @type {Record<string, string>} */
const OUTLINES = {
  S: "M0-50C10-25 36-8 36 19C36 44 8 44 4 24C4 38 8 44 13 50H-13C-8 44-4 38-4 24C-8 44-36 44-36 19C-36-8-10-25 0-50Z",
  H: "M0 50C-16 24-42 6-42-20C-42-40-28-48-17-47C-7-45-2-37 0-29C2-37 7-45 17-47C28-48 42-40 42-20C42 6 16 24 0 50Z",
  D: "M0-50C10-32 22-16 38 0C22 16 10 32 0 50C-10 32-22 16-38 0C-22-16-10-32 0-50Z",
  C: "M-4 22C-12 44-42 38-42 13C-42-6-24-14-10-8C-26-18-24-50 0-50C24-50 26-18 10-8C24-14 42-6 42 13C42 38 12 44 4 22C4 38 8 44 13 50H-13C-8 44-4 38-4 22Z",
};

/** @param {string} suit @param {string} [name] for ears, where no words stand beside the sign */
export function suitSign(suit, name) {
  if (!OUTLINES[suit]) return germanSuit(suit, name);
  return html`<svg class="suit suit-${suit}" viewBox="-52 -54 104 108" role=${name ? "img" : "presentation"}
    aria-label=${name ?? nothing} aria-hidden=${name ? nothing : "true"}
    ><path d=${OUTLINES[suit] ?? ""} fill="currentColor"></path
  ></svg>`;
}
