// Shows a meld: its cards come together in the middle of the table, larger, with its name and points, and then move to
// their places. A rare meld is shown larger still.

import { html, render } from "lit";
import { rich } from "../i18n/strings.js";
import { EASE } from "./motion.js";
import { meldName, subject } from "./names.js";
import { pictureOf, wayTo } from "./transition.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Meld} Meld */
/** @typedef {import("./motion.js").Motion} Motion */
/** @typedef {import("./places.js").Places} Places */

// In ms at normal speed.
const GATHER = 320;
const RETURN = 280;
/** Size of a card by the weight of the meld, in parts of a card of the trick. */
const SIZES = [1, 1.1, 1.3, 1.5];
/** Part of a card that the next one leaves free. */
const STEP = 0.6;
/** Width of all cards at most, in parts of the table's. */
const WIDEST = 0.84;

/** Show a meld that has come to lie on the table. @param {Motion} motion @param {Places} before @param {View} view
 * @param {Meld} meld @param {number} hold how long it is to be read, in ms @returns {number} how long all lasts, in ms */
export function showMeld(motion, before, view, { event, weight }, hold) {
  const { table, pace } = motion;
  const { cards = [], seat = 0 } = event;
  if (pace === 0 || cards.length === 0) return hold;
  const nodes = cards.map((card) => nodeOf(table, card));
  const slots = slotsOf(table, cards.length, weight);
  const lasts = GATHER + hold / pace + RETURN;
  const shown = GATHER / lasts;
  const goes = 1 - RETURN / lasts;
  const flights = slots.map((slot, i) => {
    const home = nodes[i]?.getBoundingClientRect();
    const box = before.cards.get(cards[i])?.box ?? home ?? before.hands.get(seat);
    const from = box && wayTo({ box: slot }, { box });
    const to = home && wayTo({ box: slot }, { box: home });
    const frames = [
      { transform: from ?? "none", offset: 0, easing: EASE },
      { transform: "none", offset: shown },
      { transform: "none", opacity: 1, offset: goes, easing: EASE },
      { transform: to ?? "none", opacity: home ? 1 : 0, offset: 1 },
    ];
    const picture = pictureOf(sourceOf(nodes[i]) ?? before.back ?? "", slot);
    return { picture, frames, timing: { lasts, easing: "linear" } };
  });
  const label = labelOf(view, { event, weight }, slots);
  const fades = [
    { opacity: 0, transform: "translateY(10px)", offset: shown * 0.7, easing: EASE },
    { opacity: 1, transform: "none", offset: Math.min(shown * 1.4, goes) },
    { opacity: 1, offset: goes },
    { opacity: 0, offset: 1 },
  ];
  const start = [{ opacity: 0, transform: "translateY(10px)", offset: 0 }];
  const timing = { lasts, easing: "linear" };
  motion.fly([...flights, { picture: label, frames: [...start, ...fades], timing }]);
  for (const node of nodes)
    if (node) motion.animate(node, [{ opacity: 0 }, { opacity: 0 }], { lasts });
  const trick = /** @type {HTMLElement | null} */ (table.querySelector(".trick"));
  if (trick) {
    const dimmed = { opacity: 0, easing: EASE };
    const steps = [{}, { ...dimmed, offset: shown }, { ...dimmed, offset: goes }, {}];
    motion.animate(trick, steps, timing);
  }
  return lasts * pace;
}

/** @param {HTMLElement} table @param {string} card @returns {HTMLElement | null} */
const nodeOf = (table, card) => table.querySelector(`[data-uid="${card}"]`);

/** @param {HTMLElement | null} node */
const sourceOf = (node) =>
  (node instanceof HTMLImageElement ? node : node?.querySelector("img"))?.src;

/** Return where the cards of a meld are shown: side by side over the trick. @param {HTMLElement} table
 * @param {number} count @param {number} weight */
function slotsOf(table, count, weight) {
  const all = table.getBoundingClientRect();
  const trick = (table.querySelector(".trick") ?? table).getBoundingClientRect();
  const usual = table.querySelector(".played")?.clientWidth ?? all.width / 8;
  const parts = 1 + STEP * (count - 1);
  const width = Math.min(usual * SIZES[weight], (all.width * WIDEST) / parts);
  const height = width * 1.4;
  const half = (width * parts) / 2;
  const middle = within(trick.left + trick.width / 2, all.left + half, all.right - half);
  const top = within(trick.top + (trick.height - height) / 2, 0, innerHeight - height);
  return Array.from(
    { length: count },
    (_, i) => new DOMRect(middle - half + i * STEP * width, top, width, height),
  );
}

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(most, value));

/** Draw the name and the points of a meld under its cards; screen readers get them from the log.
 * @param {View} view @param {Meld} meld @param {DOMRect[]} slots */
function labelOf(view, { event, weight }, slots) {
  const { rule = "", cards = [], points = 0, seat = 0 } = event;
  const label = document.createElement("div");
  label.className = "leaving meld-label";
  label.dataset.weight = String(weight);
  label.ariaHidden = "true";
  const what = meldName(rule, cards);
  render(html`<p>${rich("meld-shown", { ...subject(view, seat), what, points })}</p>`, label);
  const [first, last] = [slots[0], slots[slots.length - 1]];
  Object.assign(label.style, {
    left: `${first.left}px`,
    width: `${last.right - first.left}px`,
    top: `${first.bottom - first.height * 0.14}px`,
  });
  return label;
}
