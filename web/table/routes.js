// From the events, where cards come from or go to that are not on the table before or after a change. For undo all routes
// are reversed.

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** Somewhere on the table: the stock, a hand, or the tricks that a seat has won.
 * @typedef {{at: "stock"} | {at: "hand" | "pile", seat: number}} Spot */

/**
 * @typedef {object} Routes
 * @property {Map<string, Spot>} from where cards come from
 * @property {Map<string, Spot>} to where cards go
 * @property {number[]} draws seats that draw a card which we do not see, in order
 */

/**
 * @typedef {object} Change from one view to the next
 * @property {View | null} earlier the view before the events; a trick that was won in it is gathered
 * @property {GameEvent[]} events
 * @property {boolean} [isBack] whether the events are taken back
 */

/** Return the routes of cards in a change. @param {Change} change @returns {Routes} */
export function routesOf({ earlier, events, isBack = false }) {
  /** @type {Routes} */
  const routes = { from: new Map(), to: new Map(), draws: [] };
  for (const event of events) add(routes, event);
  const { from, to } = routes;
  const { winner = null, plays = [] } = earlier?.trick ?? {};
  if (winner !== null) for (const { card } of plays) to.set(card, { at: "pile", seat: winner });
  return isBack ? { from: to, to: from, draws: [] } : routes;
}

/** @param {Routes} routes @param {GameEvent} event */
function add({ from, to, draws }, { e, seat = 0, card, cards = [], gave, took }) {
  switch (e) {
    case "played":
      if (card) from.set(card, { at: "hand", seat });
      break;
    case "scored":
    case "laid":
      for (const shown of cards) from.set(shown, { at: "hand", seat });
      break;
    case "exchanged":
      if (gave) from.set(gave, { at: "hand", seat });
      if (took) to.set(took, { at: "hand", seat });
      break;
    case "drew":
      if (card) from.set(card, { at: "stock" });
      else draws.push(seat);
  }
}
