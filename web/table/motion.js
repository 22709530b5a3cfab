// Motion: how long things take, pauses between moments of play, cards that slide from where they lay to where they lie
// now, and the cards of a new deal that go from the pack to the hands.
// A card is known by its uid, not by its node, so it may change zones between two renderings.

/** @typedef {import("./types.js").View} View */

/** @typedef {import("./manner.js").Manner["speed"]} Speed */
/** @typedef {Map<string, {box: DOMRect, node: HTMLElement}>} Places */

const FACTORS = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };
const HOLDS = { none: 0, card: 320, trick: 1100, meld: 2000, think: 450 };
const SLIDE = 240;
/** Easing of all motion. */
const EASE = "cubic-bezier(.2,.7,.25,1)";

/** Return how long a frame is held, in ms. @param {keyof typeof HOLDS} hold @param {Speed} speed */
export const holdFor = (hold, speed) => HOLDS[hold] * FACTORS[speed];

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Return the factor by which motion is slower than usual; 0 where nothing moves. @param {Speed} speed */
const paceOf = (speed) => (reduced.matches ? 0 : FACTORS[speed]);

/** Measure where every card of the table lies. @param {HTMLElement} table
 * @param {HTMLElement | null} [dropped] a card that lies elsewhere on the page @returns {Places} */
export function placesOf(table, dropped = null) {
  /** @type {Places} */
  const places = new Map();
  const onTable = /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-uid]"));
  for (const node of dropped ? [...onTable, dropped] : onTable) {
    const uid = node.dataset.uid;
    if (uid) places.set(uid, { box: node.getBoundingClientRect(), node });
  }
  return places;
}

/** Slide cards to their new places. Cards that were nowhere come from the stock, or from another hand if they were
 * played; cards that go away go to the winner of the trick. @param {HTMLElement} table @param {Places} before
 * @param {Speed} speed @param {number | null} winner */
export function slide(table, before, speed, winner = null) {
  const duration = SLIDE * paceOf(speed);
  if (duration === 0) return;
  const now = placesOf(table);
  let arrivals = 0;
  for (const [uid, { box, node }] of now) {
    const from = before.get(uid)?.box ?? sourceOf(table, node);
    if (from) move(node, from, box, duration, before.has(uid) ? 0 : 40 * arrivals++);
  }
  if (winner === null) return;
  for (const [uid, { box, node }] of before) {
    if (!now.has(uid) && node.dataset.zone === "trick") leave(table, node, box, winner, duration);
  }
}

/** @param {HTMLElement} node @param {DOMRect} from @param {DOMRect} to @param {number} duration
 * @param {number} delay */
function move(node, from, to, duration, delay) {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < 2 || from.width === 0) return;
  const scale = from.width / Math.max(to.width, 1);
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
}

/** Return where a card that was not on the table comes from: another hand if it was played or declared, else the stock.
 * @param {HTMLElement} table @param {HTMLElement} node */
function sourceOf(table, node) {
  const zone = /** @type {HTMLElement | null} */ (node.closest(".seat"));
  const of = node.dataset.by ?? (node.closest(".laid-cards") ? zone?.dataset.seat : undefined);
  const source = of === undefined ? ".deck" : `.backs[data-of="${of}"]`;
  return table.querySelector(`${source} .card:last-child`)?.getBoundingClientRect();
}

/** Move a copy of a card that leaves the table to the winner's side, and fade it. @param {HTMLElement} table
 * @param {HTMLElement} node @param {DOMRect} box @param {number} winner @param {number} duration */
function leave(table, node, box, winner, duration) {
  const goal = table.querySelector(`.seat[data-seat="${winner}"]`)?.getBoundingClientRect();
  if (!goal) return;
  const copy = /** @type {HTMLElement} */ (node.cloneNode(true));
  copy.removeAttribute("data-uid");
  copy.classList.add("leaving");
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
  });
  document.body.append(copy);
  const dx = goal.left + goal.width / 2 - box.left - box.width / 2;
  const dy = goal.top + goal.height / 2 - box.top - box.height / 2;
  copy
    .animate(
      [{ opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(.45)`, opacity: 0 }],
      {
        duration: duration * 1.5,
        easing: EASE,
      },
    )
    .finished.catch(() => {})
    .finally(() => copy.remove());
}

/** Shake a card that may not be played. @param {Element | null} node @param {Speed} speed */
export function refuse(node, speed) {
  if (!node || paceOf(speed) === 0) return;
  node.animate([{ translate: "0 0" }, { translate: "0 -4px" }, { translate: "0 0" }], {
    duration: 180,
  });
}

/** Pause between two frames until the time is over or a person ends it early. */
export class Pause {
  /** End the pause that is running. @type {(() => void) | null} */
  #end = null;

  /** Pause for a time. @param {number} duration in milliseconds */
  last(duration) {
    if (duration === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.skip(), duration);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = null;
        resolve(undefined);
      };
    });
  }

  /** End the pause early. */
  skip() {
    this.#end?.();
  }
}

/** A card that is being dealt. @typedef {{node: HTMLElement, starts: number, shows: number}} Way */
/** The animation of a deal: its length in ms, and a way to end it early.
 * @typedef {{lasts: number, end: () => void}} Dealing */

const FLIGHT = 240; // ms
const APART = 130; // ms between packets
const LONGEST = 1600; // ms for all packets; with many they follow each other sooner

/** List which seat gets how many cards, in order. @param {View["match"]} match @param {number} seats
 * @returns {{seat: number, count: number}[]} */
function packetsOf({ packets, dealer }, seats) {
  const turns = Array.from({ length: seats }, (_, i) => (dealer + 1 + i) % seats);
  return packets.flatMap((count) => turns.map((seat) => ({ seat, count })));
}

/** Deal the hands that the table shows already. @param {HTMLElement} table @param {View} view @param {Speed} speed
 * @returns {Dealing} */
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

/** Return when each card starts and when its face is shown. @param {HTMLElement} table @param {View} view
 * @param {number} pace */
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

/** Move a back to the place of a card and leave it there until the card is shown.
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
