// Between two views: the moments worth seeing. The engine answers a move with the position after
// everything has happened; from the events this makes the views in between, for show only.

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */

/** A view to show and how long to hold it, in the words of motion.js.
 * @typedef {{view: View, hold: "card" | "trick" | "meld" | "none"}} Frame */

/** @param {View | null} before @param {GameEvent[]} events @param {View} after @returns {Frame[]} */
export function frames(before, events, after) {
  const shown =
    before && before.match.deal === after.match.deal ? between(before, events, after) : [];
  return [...shown, { view: after, hold: "none" }];
}

/** @param {View} before @param {GameEvent[]} events @param {View} after @returns {Frame[]} */
function between(before, events, after) {
  const ends = events.findIndex((event) => event.e === "trick-won");
  const gathered = events.findIndex((event) => GATHERS.has(event.e));
  const stays = after.phase === "declare";
  let view = inert(before);
  /** @type {Frame[]} */
  const list = [];
  events.slice(0, gathered < 0 ? events.length : gathered).forEach((event, at) => {
    view = applied(view, event);
    if (event.e === "played" && at < ends) list.push({ view, hold: "card" });
  });
  const melder = events.find(
    ({ e, rule }) => e === "scored" && rule?.startsWith("bezique.meld."),
  )?.seat;
  if (stays || (ends < 0 && melder === undefined)) return list;
  // A meld of the other side needs time to be read; one's own does not.
  return [
    ...list,
    { view, hold: melder === undefined ? "trick" : melder === view.seat ? "card" : "meld" },
  ];
}

/** With these the trick leaves the table. */
const GATHERS = new Set(["drew", "endgame", "deal-ended", "match-ended"]);

/** The same position with nobody to move. @param {View} view @returns {View} */
function inert(view) {
  return { ...view, to_move: null, legal: [], declare: null };
}

/** @param {View} view @param {GameEvent} event @returns {View} */
function applied(view, event) {
  const { seat = -1, card = "" } = event;
  switch (event.e) {
    case "played":
      return {
        ...withSeat(view, seat, (old) => ({ ...old, cards: old.cards - 1 })),
        hand: view.hand.filter((held) => held !== card),
        trick: { ...view.trick, plays: [...view.trick.plays, { seat, card }] },
      };
    case "trick-won":
      return {
        ...view,
        seats: view.seats.map((old) => ({ ...old, gains: [] })),
        trick: { ...view.trick, winner: seat },
      };
    case "scored":
      return withSeat(view, seat, (old) => ({
        ...old,
        score: old.score + (event.points ?? 0),
        gains: [
          ...old.gains,
          { points: event.points ?? 0, rule: event.rule ?? "", cards: event.cards ?? [] },
        ],
      }));
    default:
      return view;
  }
}

/** @param {View} view @param {number} seat @param {(old: import("./types.js").Seat) => import("./types.js").Seat} change */
function withSeat(view, seat, change) {
  return { ...view, seats: view.seats.map((old, at) => (at === seat ? change(old) : old)) };
}
