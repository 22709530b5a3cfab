// The step from one view to the next: cards slide to their new places, come from hands and stock, go to their winner. All
// places are measured before anything moves.

import { EASE } from "./motion.js";
import { placesOf, signsOf } from "./places.js";
import { routesOf } from "./routes.js";

/** @typedef {import("./motion.js").Motion} Motion */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./places.js").Seen} Seen */
/** @typedef {import("./routes.js").Routes} Routes */
/** @typedef {import("./routes.js").Spot} Spot */
/** Where a card lies, turned by an angle in degrees. @typedef {{box: DOMRect, angle?: number}} Placed */
/** @typedef {{picture: HTMLElement, frames: Keyframe[], timing: import("./motion.js").Timing}} Flight */

// In ms at normal speed.
const SLIDE = 240;
const GATHER = 440;
const TURN = 90;
const APART = 110;

/** Move everything from old places to what the table shows now. @param {Motion} motion @param {Places} before
 * @param {import("./routes.js").Change} [change] that led from one to the other; none if only an order has changed */
export function transition(motion, before, change = { earlier: null, events: [] }) {
  if (motion.pace === 0) return;
  motion.still();
  const now = placesOf(motion.table);
  const routes = routesOf(change);
  const gone = [...before.cards].filter(([uid]) => !now.cards.has(uid));
  const isGathered = gone.some(([uid]) => routes.to.get(uid)?.at === "pile");
  const wait = isGathered ? GATHER * 0.6 : 0;
  const flights = [
    ...gone.flatMap(([uid, seen]) => leave(before, now, seen, routes.to.get(uid))),
    ...drawn(before, now, routes, wait),
  ];
  arrive(motion, before, now, routes, wait, flights);
  motion.fly(flights);
  for (const node of signsOf(motion.table))
    if (!before.signs.has(node.dataset.sign ?? "")) enter(motion, node);
}

/** Slide cards to their places. @param {Motion} motion @param {Places} before @param {Places} now @param {Routes} routes
 * @param {number} wait in ms, for cards that are drawn @param {Flight[]} flights to which turned backs are added */
function arrive(motion, before, now, routes, wait, flights) {
  let arrivals = 0;
  for (const [uid, card] of now.cards) {
    const old = before.cards.get(uid);
    if (old) slide(motion, card, old);
    else {
      const spot = routes.from.get(uid);
      const box = spot && boxAt(before, now, spot);
      const delay = spot?.at === "stock" ? wait + APART * arrivals++ : 0;
      if (!box) motion.animate(card.node, [{ opacity: 0 }, { opacity: 1 }], { lasts: SLIDE });
      else if (spot.at === "pile" || !before.back) slide(motion, card, { box });
      else {
        flights.push(turnedBack(before.back, box, delay));
        slide(motion, card, { box }, { delay: delay + TURN, isTurned: true });
      }
    }
  }
}

/** Slide a card to its place. @param {Motion} motion @param {Seen} to @param {Placed} from
 * @param {{delay?: number, isTurned?: boolean}} [options] isTurned: whether its face comes into view on the way */
function slide(motion, to, from, { delay = 0, isTurned = false } = {}) {
  const way = wayTo(to, from);
  if (!way) return;
  const { node } = to;
  const frames = isTurned
    ? [
        { transform: `${way} scaleX(0)` },
        { transform: `${wayTo(to, from, 0.7)} scaleX(1)`, offset: 0.25 },
        { transform: "none" },
      ]
    : [{ transform: way }, { transform: "none" }];
  node.classList.add("flying");
  motion.animate(node, frames, { lasts: SLIDE, delay }).then(() => node.classList.remove("flying"));
}

/** Return the transform that shows what lies in one place in another; null if they are the same.
 * @param {Placed} own @param {Placed} goal @param {number} [part] of the way */
export function wayTo({ box: own, angle = 0 }, { box: goal, angle: turned = 0 }, part = 1) {
  const dx = goal.left - own.left + (goal.width - own.width) / 2;
  const dy = goal.top - own.top + (goal.height - own.height) / 2;
  if (Math.abs(dx) + Math.abs(dy) < 2 || goal.width === 0) return null;
  // A card of a fan moves in axes that are turned with it.
  const turn = (angle * Math.PI) / 180;
  const x = (dx * Math.cos(turn) + dy * Math.sin(turn)) * part;
  const y = (dy * Math.cos(turn) - dx * Math.sin(turn)) * part;
  const scale = 1 + (widthOf(goal, turned) / Math.max(widthOf(own, angle), 1) - 1) * part;
  return `translate(${x}px, ${y}px) rotate(${(turned - angle) * part}deg) scale(${scale})`;
}

/** Return the width of a card that may lie across. @param {DOMRect} box @param {number} angle */
const widthOf = ({ width, height }, angle) => (Math.abs(angle) > 45 ? height : width);

/** Move a card off the table: to its winner after the trick has come together, to a hand, to the stock; from the cards
 * before a seat to the others that it has won. Else it fades. @param {Places} before @param {Places} now @param {Seen} seen
 * @param {Spot | undefined} spot @returns {Flight[]} */
function leave(before, now, seen, spot) {
  const { box, src, seat, player } = seen;
  if (box.width === 0 || !src) return [];
  const goal = spot ? boxAt(before, now, spot) : now.piles.get(seat ?? -1);
  if (!goal) return [fade(seen)];
  const winner =
    spot?.at === "pile"
      ? [...before.cards.values()].find((card) => card.player === spot.seat)
      : undefined;
  const isTrick = player !== null && winner !== undefined;
  const middle = isTrick
    ? [{ transform: wayTo(seen, winner) ?? "none", offset: 0.45, easing: EASE }]
    : [];
  const end = { transform: wayTo(seen, { box: goal }) ?? "none", opacity: 0.2 };
  const frames = [{ transform: "none", easing: EASE }, ...middle, end];
  return [
    { picture: pictureOf(src, box), frames, timing: { lasts: isTrick ? GATHER : SLIDE * 1.5 } },
  ];
}

/** Fade a card out in its place. @param {Seen} seen @returns {Flight} */
const fade = ({ box, src }) => ({
  picture: pictureOf(src, box),
  frames: [{ opacity: 1 }, { opacity: 0 }],
  timing: { lasts: SLIDE },
});

/** Move backs from the stock to the hands that draw. @param {Places} before @param {Places} now @param {Routes} routes
 * @param {number} wait in ms @returns {Flight[]} */
function drawn(before, now, { draws, from }, wait) {
  const stock = before.stock ?? now.stock;
  const isOurs = [...from.values()].some(({ at }) => at === "stock");
  if (!stock || !before.back) return [];
  const src = before.back;
  return draws.flatMap((seat, at) => {
    const hand = now.hands.get(seat);
    const way = hand && wayTo({ box: stock }, { box: hand });
    const frames = [{ transform: "none" }, { transform: way ?? "none" }];
    const delay = wait + APART * (at + Number(isOurs));
    return hand
      ? [{ picture: pictureOf(src, stock), frames, timing: { lasts: SLIDE, delay } }]
      : [];
  });
}

/** Return a back that is turned over where it lies. @param {string} src @param {DOMRect} box @param {number} delay
 * @returns {Flight} */
const turnedBack = (src, box, delay) => ({
  picture: pictureOf(src, box),
  frames: [{ transform: "none" }, { transform: "scaleX(0)" }],
  timing: { lasts: TURN, delay, easing: "ease-in" },
});

/** @param {Places} before @param {Places} now @param {Spot} spot */
function boxAt(before, now, spot) {
  if (spot.at === "stock") return before.stock ?? now.stock;
  const places = spot.at === "hand" ? "hands" : "piles";
  return before[places].get(spot.seat) ?? now[places].get(spot.seat);
}

/** Return a picture of a card over the page. @param {string} src @param {DOMRect} box */
export function pictureOf(src, { left, top, width }) {
  const picture = new Image();
  picture.className = "card leaving";
  picture.alt = "";
  picture.src = src;
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  return picture;
}

/** Keyframes by which something comes into view. @type {Record<string, Keyframe[]>} */
const ENTRANCES = {
  pop: [{ transform: "scale(.4)", opacity: 0 }, { transform: "none" }],
  rise: [{ transform: "translateY(10px)", opacity: 0 }, { transform: "none" }],
  turn: [{ transform: "scaleX(0)" }, { transform: "none" }],
  lift: [{ transform: "translateY(26px)" }, { transform: "none" }],
};

/** @param {Motion} motion @param {HTMLElement} node */
function enter(motion, node) {
  motion.animate(node, ENTRANCES[node.dataset.enter ?? "pop"], { lasts: SLIDE * 1.25 });
}
