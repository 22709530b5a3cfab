// The places of everything on a table: measured before and after a change, each in one pass, so that cards can be moved
// from their old places to the new ones. A card is identified by its uid, not its element, so it may change zones.

/**
 * @typedef {object} Seen a visible card
 * @property {DOMRect} box
 * @property {number} angle by which it is turned, in degrees
 * @property {HTMLElement} node which may show something else, or be gone, after a change
 * @property {string} src the address of its picture
 * @property {number | null} player who played it to the trick
 * @property {number | null} seat before which it lies
 */

/**
 * @typedef {object} Places
 * @property {Map<string, Seen>} cards by uid
 * @property {DOMRect | undefined} stock its uppermost card
 * @property {Map<number, DOMRect>} hands the last back of each other hand, or its seat's plate
 * @property {Map<number, DOMRect>} piles where each seat keeps its tricks
 * @property {string | undefined} back the address of a card's back
 * @property {Set<string>} signs keys of the marks that have their own way to appear
 */

/** Measure a table. @param {HTMLElement} table @param {HTMLElement | null} [dropped] a card that lies elsewhere on the
 * page @returns {Places} */
export function placesOf(table, dropped = null) {
  /** @type {Map<string, Seen>} */
  const cards = new Map();
  const shown = /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-uid]"));
  for (const node of dropped ? [...shown, dropped] : shown) {
    const { uid } = node.dataset;
    if (uid) cards.set(uid, seen(node));
  }
  const hidden = table.querySelector(".backs .card, .deck .card");
  return {
    cards,
    stock: boxOf(table, ".deck .card:last-child"),
    hands: bySeat(table, (seat) => [`.backs[data-of="${seat}"] .card:last-child`]),
    piles: bySeat(table, (seat) => [`.seat[data-seat="${seat}"] .tally`]),
    back: /** @type {HTMLImageElement | null} */ (hidden)?.src,
    signs: new Set(signsOf(table).map(({ dataset }) => dataset.sign ?? "")),
  };
}

/** List the marks that have their own way to appear. @param {HTMLElement} table @returns {HTMLElement[]} */
export const signsOf = (table) =>
  [...table.querySelectorAll("[data-sign]")].map((node) => /** @type {HTMLElement} */ (node));

/** @param {HTMLElement} node @returns {Seen} */
function seen(node) {
  const picture = node instanceof HTMLImageElement ? node : node.querySelector("img");
  const seat = /** @type {HTMLElement | null} */ (node.closest(".seat"))?.dataset.seat;
  const { zone, by } = node.dataset;
  return {
    box: node.getBoundingClientRect(),
    angle: angleOf(node),
    node,
    src: picture?.src ?? "",
    player: zone === "trick" ? Number(by) : null,
    seat: seat === undefined ? null : Number(seat),
  };
}

/** Return by how much a card is turned, in degrees: in the fan of a hand, or as the turn-up across the stock.
 * @param {HTMLElement} node */
export function angleOf(node) {
  const turned = node.closest(".place, .turnup") ?? node;
  return Number.parseFloat(getComputedStyle(turned).rotate) || 0;
}

/** Measure something of every seat, or its plate where that is not there. @param {HTMLElement} table
 * @param {(seat: string) => string[]} selectors */
function bySeat(table, selectors) {
  /** @type {Map<number, DOMRect>} */
  const boxes = new Map();
  for (const node of table.querySelectorAll(".seat")) {
    const { seat = "" } = /** @type {HTMLElement} */ (node).dataset;
    const own = [...selectors(seat), `.seat[data-seat="${seat}"] .plate`];
    const box = own.map((selector) => boxOf(table, selector)).find((it) => it?.width);
    if (box) boxes.set(Number(seat), box);
  }
  return boxes;
}

/** @param {HTMLElement} table @param {string} selector */
const boxOf = (table, selector) => table.querySelector(selector)?.getBoundingClientRect();
