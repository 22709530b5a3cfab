// The celebration of a deal or a match that was won: suit signs fall over the page like bits of paper, a few for a deal and
// many for a match. A tap or a key ends it. Loaded on demand; with reduced motion nothing falls.

import { render } from "lit";
import { suitSign } from "../i18n/suits.js";

/** @typedef {import("../table/motion.js").Motion} Motion */

/** How many bits fall, for a deal and for a match. */
const COUNTS = { deal: 14, match: 60 };
/** The suits of each pack. */
const SUITS = { french: "SHDC", german: "ALHB" };
const SLOWEST = 2600; // ms at normal speed
const SPREAD = 900; // ms within which they begin to fall

/** Let bits of paper fall. @param {Motion} motion of the table @param {keyof typeof COUNTS} what was won
 * @param {keyof typeof SUITS} pack */
export async function celebrate(motion, what, pack) {
  if (motion.pace === 0) return;
  const sky = document.createElement("div");
  sky.className = "celebration";
  sky.popover = "manual"; // over the sheet, which is a modal dialog
  sky.ariaHidden = "true";
  const bits = Array.from({ length: COUNTS[what] }, (_, i) => bitOf(SUITS[pack][i % 4]));
  sky.append(...bits);
  document.body.append(sky);
  sky.showPopover?.(); // in an older browser they fall behind the sheet
  const ends = new AbortController();
  for (const name of ["pointerdown", "keydown"])
    addEventListener(name, () => motion.end(), { signal: ends.signal });
  await Promise.all(bits.map((bit) => fall(motion, bit)));
  ends.abort();
  sky.remove();
}

/** @param {string} suit */
function bitOf(suit) {
  const bit = document.createElement("span");
  render(suitSign(suit), bit);
  bit.style.left = `${Math.random() * 100}%`;
  bit.style.fontSize = `${16 + Math.random() * 16}px`;
  return bit;
}

/** @param {Motion} motion @param {HTMLElement} bit */
function fall(motion, bit) {
  const drift = (Math.random() - 0.5) * 200;
  const turns = (Math.random() - 0.5) * 900;
  const frames = [
    { transform: "none", opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { transform: `translate(${drift}px, ${innerHeight + 40}px) rotate(${turns}deg)`, opacity: 0 },
  ];
  const timing = {
    lasts: SLOWEST * (0.6 + 0.4 * Math.random()),
    delay: Math.random() * SPREAD,
    easing: "cubic-bezier(.3,.1,.7,.9)",
  };
  return motion.animate(bit, frames, timing);
}
