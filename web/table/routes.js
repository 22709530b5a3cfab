// Where cards come from and go to that do not lie on the table before or after a change, as the events say. When play is
// taken back, everything goes the other way.

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** Somewhere on the table: the stock, a hand, or the tricks that a seat has won.
 * @typedef {{at: "stock"} | {at: "hand" | "pile", seat: number}} Spot */

/**
 * @typedef {object} Routes
 * @property {Map<string, Spot>} from where cards come from
 * @property {Map<string, Spot>} to where cards go
 * @property {number[]} draws seats that draw a card which we do not see, in order
 */

/** Read the ways of cards from events. @param {GameEvent[]} events @param {boolean} [isBack] whether they are taken back
 * @returns {Routes} */
export function routesOf(events, isBack = false) {
  /** @type {Routes} */
  const routes = { from: new Map(), to: new Map(), draws: [] };
  for (const event of events) add(routes, event);
  const { from, to } = routes;
  return isBack ? { from: to, to: from, draws: [] } : routes;
}

/** @param {Routes} routes @param {GameEvent} event */
function add({ from, to, draws }, { e, seat = 0, card, cards = [], gave, took }) {
  switch (e) {
    case "played":
      if (card) from.set(card, { at: "hand", seat });
      break;
    case "trick-won":
      for (const won of cards) to.set(won, { at: "pile", seat });
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
