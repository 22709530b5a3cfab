// The focus: along the hand, between the zones of the table, and to a useful control when the focused element is gone.

/** @typedef {HTMLElement} Table */

/** List the cards of the hand in the order in which they lie. @param {Table} table */
const handCards = (table) => [
  .../** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll(".hand [data-card]")),
];

/** Return the code of a card of the hand by its place in the order; undefined if there are fewer. @param {Table} table
 * @param {number} at */
export const cardAt = (table, at) => handCards(table)[at]?.dataset.card;

/** Return the element of a card of the hand. @param {Table} table @param {string} card */
export const cardNode = (table, card) =>
  handCards(table).find(({ dataset }) => dataset.card === card) ?? null;

/** Return the card of the hand that has the focus, and the one that an arrow key leads to from there, which is itself at
 * an end; null if the focus is elsewhere. @param {Table} table @param {number} by */
export function neighbour(table, by) {
  const cards = handCards(table);
  const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (at < 0) return null;
  const { direction } = getComputedStyle(/** @type {Element} */ (cards[at].closest(".tier")));
  const step = direction === "rtl" ? -by : by;
  return { card: cards[at], next: cards[stepTo(at, step, cards.length)], step };
}

/** Move the focus left or right in the hand. @param {Table} table @param {number} by
 * @returns {boolean} whether it was in the hand */
export function along(table, by) {
  const found = neighbour(table, by);
  found?.next.focus();
  return found !== null;
}

/** Focus the next card of a suit, from the focus on and then from the first card. @param {Table} table
 * @param {string} suit */
export function toSuit(table, suit) {
  const cards = handCards(table);
  const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + 1;
  const inOrder = [...cards.slice(at), ...cards.slice(0, at)];
  inOrder.find(({ dataset }) => dataset.card?.[1] === suit)?.focus();
}

/** Move the focus up or down between buttons, slips, the tiers of the hand and the dock. @param {Table} table
 * @param {number} by */
export function across(table, by) {
  const zones = [
    .../** @type {NodeListOf<HTMLElement>} */ (
      table.querySelectorAll(".bar .tools, .slip, .turn, .hand .tier, .dock")
    ),
  ].filter((zone) => entrance(zone)?.checkVisibility());
  const at = zones.findIndex((zone) => zone.contains(document.activeElement));
  const goal = zones[stepTo(at, by, zones.length)];
  if (at < 0 || !goal || goal === zones[at]) return false;
  entrance(goal)?.focus();
  return true;
}

/** Return the element of a zone that gets the focus first. @param {Element} zone @returns {HTMLElement | null} */
const entrance = (zone) =>
  zone.querySelector("[tabindex='0']") ??
  zone.querySelector("input:enabled, .pick, button:enabled");

/** Return the first control on the slip about melds or a call. @param {Table} table @returns {HTMLElement | null} */
const meldChoice = (table) =>
  table.querySelector(
    ".options .option :is(input, button):enabled, .question-slip button:enabled, .question-slip .button, .choice-slip button:enabled",
  );

/** Focus the first match of a selector. @param {Table} table @param {string} selector */
export const focusOn = (table, selector) =>
  /** @type {HTMLElement | null} */ (table.querySelector(selector))?.focus();

/** Scroll the first match of a selector into view, as little as possible. @param {Table} table @param {string} selector */
export const bringToSight = (table, selector) =>
  table.querySelector(selector)?.scrollIntoView({ block: "nearest" });

/** Focus the first match of a selector if the focused element is gone. @param {Table} table @param {string} selector */
export function rescueFocus(table, selector) {
  if (document.activeElement === document.body) focusOn(table, selector);
}

/** Focus the first choice on the slip about melds or a call. @param {Table} table */
export function focusMelds(table) {
  meldChoice(table)?.focus();
  return true;
}

/** Return the place of the focus in the hand; -1 if it is elsewhere in the table, null if it is outside.
 * @param {Table} table */
export function focusedCard(table) {
  const active = document.activeElement;
  if (!active || !table.contains(active)) return null;
  return handCards(table).indexOf(/** @type {HTMLElement} */ (active));
}

/** Take the focus from a card or a chooser that the next view does not have. Else the browser takes it while the table is
 * drawn, and lays out the page once more for that. @param {Table} table @param {import("./types.js").View} view the next one */
export function dropFocus(table, view) {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !table.contains(active)) return;
  const isCard = active.matches(".hand [data-card]");
  const isGone = isCard
    ? !view.hand.includes(active.dataset.card ?? "")
    : active.closest(".chooser") && !view.declare;
  if (isGone) active.blur();
}

/** Move the focus after a move: from the hand to what a slip asks; from a card that is gone to the next one.
 * @param {Table} table @param {number | null} at where it was, as `focusedCard` says */
export function keepFocus(table, at) {
  if (at === null) return;
  const { activeElement: active } = document;
  const isKept = table.contains(active) && !active?.matches(":disabled"); // else the browser takes it away later
  const choice = at >= 0 || !isKept ? meldChoice(table) : null;
  if (choice || isKept) return choice?.focus();
  const cards = handCards(table);
  (cards[Math.min(Math.max(at, 0), cards.length - 1)] ?? wayOn(table))?.focus();
}

/** Focus a card of the hand or, if there is none, the way on. @param {Table} table @param {string} card */
export function focusCard(table, card) {
  const cards = handCards(table);
  (cards.find((node) => node.dataset.card === card) ?? cards[0] ?? wayOn(table))?.focus();
}

/** Return what to focus with no card in the hand: the packet to lift, what may be declared at the last trick, or the
 * deal sheet. @param {Table} table @returns {HTMLElement | null} */
const wayOn = (table) =>
  meldChoice(table) ?? table.querySelector(".packet input, .turn button:enabled");

/** Return the index to which an arrow key leads in a row of `count` items. @param {number} at @param {number} by
 * @param {number} count */
function stepTo(at, by, count) {
  return Math.max(0, Math.min(count - 1, at + by));
}
