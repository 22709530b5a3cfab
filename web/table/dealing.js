// A new deal: backs go from the pack to the hands, packet by packet as the rules have it; when all
// are dealt, our own hand and the card that is turned up show their faces.

import { EASE, paceOf } from "./motion.js";

/** @typedef {import("./types.js").View} View */
/** A card on its way. @typedef {{node: HTMLElement, starts: number, shows: number}} Way */
/** What moves: how long, and a way to end it early. @typedef {{lasts: number, end: () => void}} Dealing */

const FLIGHT = 240; // ms
const APART = 130; // ms between packets
const LONGEST = 1600; // ms for all packets; with many they follow each other sooner

/** Which seat gets how many cards, in order. @param {View["match"]} match @param {number} seats
 * @returns {{seat: number, count: number}[]} */
export function packetsOf({ packets, dealer }, seats) {
  const turns = Array.from({ length: seats }, (_, i) => (dealer + 1 + i) % seats);
  return packets.flatMap((count) => turns.map((seat) => ({ seat, count })));
}

/** Deals the hands that the table shows already. @param {HTMLElement} table @param {View} view
 * @param {import("./motion.js").Speed} speed @returns {Dealing} */
export function deal(table, view, speed) {
  const pace = paceOf(speed);
  const back = /** @type {HTMLElement | null} */ (table.querySelector(".backs .card"));
  if (pace === 0 || !back) return { lasts: 0, end: () => {} };
  const { ways, lasts } = waysOf(table, view, pace);
  const from = packOf(table, back);
  const copies = ways.map((way) => fly(way, back, from, FLIGHT * pace));
  const turned = [...table.querySelectorAll(".turnup .card")];
  const hidden = [
    ...ways.map(({ node, shows }) => hide(node, shows)),
    ...turned.map((node) => hide(node, lasts)),
  ];
  const end = () => {
    for (const animation of hidden) animation.cancel();
    for (const copy of copies) copy.remove();
  };
  return { lasts, end };
}

/** Where the pack lies from which is dealt: the stock or, where none is left over, the middle of the table.
 * @param {HTMLElement} table @param {HTMLElement} back @returns {{x: number, y: number, width: number}} its middle */
function packOf(table, back) {
  const stock = table.querySelector(".deck .card:last-child");
  const trick = table.querySelector(".trick");
  const place = [stock, trick].find((it) => it?.checkVisibility()) ?? table;
  const { left, top, width, height } = place.getBoundingClientRect();
  const own = place === stock ? width : back.offsetWidth;
  return { x: left + width / 2, y: top + height / 2, width: own };
}

/** When each card starts and when it is seen. @param {HTMLElement} table @param {View} view @param {number} pace */
function waysOf(table, view, pace) {
  const order = packetsOf(view.match, view.seats.length);
  const apart = Math.min(APART, LONGEST / order.length) * pace;
  const lasts = apart * (order.length - 1) + FLIGHT * pace;
  const hands = view.seats.map((_, seat) => [...cardsOf(table, seat, seat === view.seat)]);
  /** @type {Way[]} */
  const ways = order.flatMap(({ seat, count }, at) =>
    hands[seat].splice(0, count).map((node) => ({
      node,
      starts: at * apart,
      shows: seat === view.seat ? lasts : at * apart + FLIGHT * pace,
    })),
  );
  return { ways, lasts };
}

/** @param {HTMLElement} table @param {number} seat @param {boolean} isOurs
 * @returns {NodeListOf<HTMLElement>} */
const cardsOf = (table, seat, isOurs) =>
  table.querySelectorAll(isOurs ? ".hand [data-card]" : `.backs[data-of="${seat}"] .card`);

/** A back that goes to the place of a card and lies there until that shows.
 * @param {Way} way @param {HTMLElement} back @param {ReturnType<typeof packOf>} from @param {number} flight in ms */
function fly({ node, starts, shows }, back, from, flight) {
  const box = node.getBoundingClientRect();
  const width = node.offsetWidth;
  const left = (box.left + box.right - width) / 2;
  const copy = /** @type {HTMLElement} */ (back.cloneNode(true));
  copy.classList.add("leaving", "dealt-back");
  Object.assign(copy.style, { left: `${left}px`, top: `${box.top}px`, width: `${width}px` });
  document.body.append(copy);
  const dx = from.x - left - width / 2;
  const dy = from.y - (box.top + box.bottom) / 2;
  const away = { transform: `translate(${dx}px, ${dy}px) scale(${from.width / width})` };
  const there = { transform: "none" };
  copy
    .animate(
      [
        { ...away, offset: 0 },
        { ...away, offset: starts / shows, easing: EASE },
        { ...there, offset: Math.min((starts + flight) / shows, 1) },
        { ...there, offset: 1 },
      ],
      { duration: shows },
    )
    .finished.catch(() => {})
    .finally(() => copy.remove());
  return copy;
}

/** @param {Element} node @param {number} duration in ms */
const hide = (node, duration) => node.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
