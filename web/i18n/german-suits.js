// The suit signs of the German pack, in their own colours and with an outline: acorns, leaves, bells.
// Hearts are those of the French pack.

import { html, nothing, svg } from "lit";

/** @type {Record<string, unknown>} */
const DRAWINGS = {
  A: svg`<g stroke="#4a2d12" stroke-linejoin="round" stroke-linecap="round">
    <path d="M2-40C2-50 8-54 16-56" fill="none" stroke-width="7" class="edge" />
    <path d="M-28-8C-32 22-15 42 0 54C15 42 32 22 28-8Z" fill="#e2b25e" stroke-width="6" />
    <path d="M-37-6C-39-32-18-43 0-43C18-43 39-32 37-6C20 5-20 5-37-6Z" fill="#8a5a24" stroke-width="6" />
  </g>`,
  L: svg`<g stroke="#124a1f" stroke-linejoin="round" stroke-linecap="round">
    <path d="M0 24C2 38-2 48-12 55" fill="none" stroke-width="8" class="edge" />
    <path d="M0-54C9-36 45-24 43 10C41 36 14 42 0 27C-14 42-41 36-43 10C-45-24-9-36 0-54Z" fill="#2c8a3c" stroke-width="6" />
    <path d="M0 26V-34" fill="none" stroke="#8fd07f" stroke-width="5" />
  </g>`,
  B: svg`<g stroke="#6b4300" stroke-linejoin="round" stroke-linecap="round">
    <circle cx="0" cy="-50" r="7" fill="none" stroke-width="6" class="edge" />
    <circle cx="0" cy="4" r="43" fill="#e9a91c" stroke-width="6" />
    <path d="M-43-3Q0 10 43-3L43 10Q0 24-43 10Z" fill="#2f6f9f" stroke-width="4" />
    <path d="M0 27V40" stroke-width="7" />
  </g>`,
};

/** @param {string} suit @param {string} [name] for ears, where no words stand beside the sign */
export function germanSuit(suit, name) {
  return html`<svg class="suit suit-${suit}" viewBox="-52 -60 104 120" role=${name ? "img" : "presentation"}
    aria-label=${name ?? nothing} aria-hidden=${name ? nothing : "true"}>${DRAWINGS[suit] ?? nothing}</svg>`;
}
