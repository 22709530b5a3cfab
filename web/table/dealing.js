// A deal: backs go from the pack to the hands, in the packets of the rules. Then ours are turned over in the order in
// which the view has them, and sorted.

import { EASE } from "./motion.js";
import { angleOf } from "./places.js";
import { pictureOf, wayTo } from "./transition.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./motion.js").Motion} Motion */
/** A card that is dealt: where it comes to lie, and when it starts and is shown, in ms at normal speed.
 * @typedef {{node: HTMLElement, box: DOMRect, angle: number, width: number, starts: number, shows: number}}
 * Way */

const FLIGHT = 240; // ms
const APART = 130; // ms between packets
const LONGEST = 1600; // ms for all packets; with many they follow each other sooner
const TURN = 90; // ms for half a turn
const WAVE = 24; // ms between cards that are turned
const LOOK = 160; // ms in which our cards lie unsorted
const SORT = 320; // ms
const TALL = 1.4; // height of a card by its width

/** List which seat gets how many cards, in order. @param {View["match"]} match @param {number} seats
 * @returns {{seat: number, count: number}[]} */
function packetsOf({ packets, dealer }, seats) {
  const turns = Array.from({ length: seats }, (_, i) => (dealer + 1 + i) % seats);
  return packets.flatMap((count) => turns.map((seat) => ({ seat, count })));
}

/** Return when each packet lands, in ms. @param {Motion} motion @param {View} view */
export function beatsOf({ pace }, { match, seats }) {
  const { length } = packetsOf(match, seats.length);
  return Array.from({ length }, (_, at) => (at * apartOf(length) + FLIGHT) * pace);
}

/** @param {number} packets */
const apartOf = (packets) => Math.min(APART, LONGEST / packets);

/** Deal the hands that the table shows already. @param {Motion} motion @param {View} view
 * @returns {number} how long it lasts, in ms */
export function deal(motion, view) {
  const { table, pace } = motion;
  const back = /** @type {HTMLImageElement | null} */ (table.querySelector(".backs .card"));
  if (pace === 0 || !back) return 0;
  motion.end(); // a card that is still being turned has no width to be measured
  const { ways, packed } = waysOf(table, view);
  const from = packOf(table, back);
  const ours = ways.filter(({ node }) => node.dataset.card);
  const turned = /** @type {HTMLElement | null} */ (table.querySelector(".turnup .card"));
  const total = packed + WAVE * ours.length + 2 * TURN + LOOK + SORT;
  motion.fly(ways.map((way) => flight(way, back.src, from)));
  for (const way of ways.filter(({ node }) => !node.dataset.card)) hide(motion, way);
  turn(motion, view, ours, total);
  if (turned)
    motion.animate(turned, [{ transform: "scaleX(0)" }, { transform: "none" }], {
      lasts: 2 * TURN,
      delay: packed,
    });
  return total * pace;
}

/** Return the place of the pack that is dealt: the stock or, if none is left over, the middle of the table.
 * @param {HTMLElement} table @param {HTMLElement} back @returns {{x: number, y: number, width: number}} its middle */
function packOf(table, back) {
  const stock = table.querySelector(".deck .card:last-child");
  const trick = table.querySelector(".trick");
  const place = [stock, trick].find((it) => it?.checkVisibility()) ?? table;
  const { left, top, width, height } = place.getBoundingClientRect();
  const own = place === stock ? width : back.offsetWidth;
  return { x: left + width / 2, y: top + height / 2, width: own };
}

/** Return the way of each card that is drawn, and when the last packet has landed. @param {HTMLElement} table
 * @param {View} view @returns {{ways: Way[], packed: number}} */
function waysOf(table, view) {
  const order = packetsOf(view.match, view.seats.length);
  const apart = apartOf(order.length);
  const packed = apart * (order.length - 1) + FLIGHT;
  const hands = view.seats.map((_, seat) => [...cardsOf(table, seat, seat === view.seat)]);
  let turns = 0;
  const ways = order.flatMap(({ seat, count }, at) =>
    hands[seat].splice(0, count).map((node) => {
      const starts = at * apart;
      const shows = seat === view.seat ? packed + WAVE * turns++ : starts + FLIGHT;
      const box = node.getBoundingClientRect();
      return { node, box, angle: angleOf(node), width: node.offsetWidth, starts, shows };
    }),
  );
  return { ways: ways.filter(({ width }) => width > 0), packed };
}

/** @param {HTMLElement} table @param {number} seat @param {boolean} isOurs
 * @returns {NodeListOf<HTMLElement>} */
const cardsOf = (table, seat, isOurs) =>
  table.querySelectorAll(isOurs ? ".hand [data-card]" : `.backs[data-of="${seat}"] .card`);

/** Move a back to the place of a card and leave it there until the card is shown; one of ours is turned over then.
 * @param {Way} way @param {string} src @param {ReturnType<typeof packOf>} from */
function flight({ node, box, angle, width, starts, shows }, src, from) {
  const left = (box.left + box.right - width) / 2;
  const top = box.top + (box.height - width * TALL) / 2;
  const picture = pictureOf(src, new DOMRect(left, top, width, width * TALL));
  picture.classList.add("dealt-back");
  const dx = from.x - left - width / 2;
  const dy = from.y - (box.top + box.bottom) / 2;
  const away = { transform: `translate(${dx}px, ${dy}px) scale(${from.width / width})` };
  const there = `rotate(${angle}deg)`;
  const lasts = shows + (node.dataset.card ? TURN : 0);
  const frames = [
    { ...away, offset: 0 },
    { ...away, offset: starts / lasts, easing: EASE },
    { transform: there, offset: Math.min((starts + FLIGHT) / lasts, 1) },
    { transform: there, offset: shows / lasts, easing: "ease-in" },
    { transform: node.dataset.card ? `${there} scaleX(0)` : there, offset: 1 },
  ];
  return { picture, frames, timing: { lasts, easing: "linear" } };
}

/** Hide a card until it is shown. @param {Motion} motion @param {Way} way */
const hide = (motion, { node, shows }) =>
  motion.animate(node, [{ opacity: 0 }, { opacity: 0 }], { lasts: shows });

/** Turn our cards over in the order of the view, then sort them. @param {Motion} motion @param {View} view
 * @param {Way[]} ways of our cards, in the order in which they lie @param {number} total in ms */
function turn(motion, view, ways, total) {
  const byCard = new Map(ways.map((way) => [way.node.dataset.card, way]));
  view.hand.forEach((card, at) => {
    const own = byCard.get(card);
    const slot = ways[at];
    if (!own || !slot) return;
    const way = wayTo(own, slot) ?? "none";
    const narrow = way === "none" ? "scaleX(0)" : `${way} scaleX(0)`;
    const frames = [
      { transform: narrow, offset: 0 },
      { transform: narrow, offset: (slot.shows + TURN) / total, easing: EASE },
      { transform: way, offset: (slot.shows + 2 * TURN) / total },
      { transform: way, offset: (total - SORT) / total, easing: EASE },
      { transform: "none", offset: 1 },
    ];
    motion.animate(own.node, frames, { lasts: total, easing: "linear" });
  });
}
