// Between two views: the moments worth seeing. The engine answers a move with the position after
// everything has happened; from the events this makes the views in between, for show only.

import { familyOf } from "./families.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Seat} Seat */

/** @typedef {import("./types.js").Frame} Frame */

/** Make the views to be shown between two positions, with the time each is held. @param {View | null} before
 * @param {GameEvent[]} events @param {View} after @returns {Frame[]} */
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
  const { cutFrames, isMoment } = familyOf(view);
  const list = cutFrames(view, events, after);
  if (list.length > 0) return list;
  events.slice(0, gathered < 0 ? events.length : gathered).forEach((event, at) => {
    view = applied(view, event);
    if (event.e === "played" && at < ends) list.push({ view, hold: "card" });
  });
  const teller = events.find((event) => tellsMuch(event) || isMoment(event));
  if (stays || (ends < 0 && !teller)) return list;
  // Melds of the other side need time to be read; our own do not.
  const isOwn = teller?.seat === view.seat && !isMoment(teller);
  return [...list, { view, hold: !teller ? "trick" : isOwn ? "card" : "meld" }];
}

/** Return whether an event has something to read: a meld on the table, a packet that was counted.
 * @param {GameEvent} event */
function tellsMuch({ e, rule = "" }) {
  if (e === "scored") return rule.startsWith("bezique.meld.") || rule.startsWith("bezique.carte-");
  return e === "laid" || e === "counted";
}

/** Events with which the trick, or the packet, leaves the table. */
const GATHERS = new Set(["dealt", "drew", "endgame", "deal-ended", "match-ended"]);

/** Return the same position with no seat to move. @param {View} view @returns {View} */
function inert(view) {
  return { ...view, to_move: null, legal: [], declare: null };
}

/** @param {View} view @param {GameEvent} event @returns {View} */
function applied(view, event) {
  const { seat = -1, card = "" } = event;
  switch (event.e) {
    case "played":
      return {
        ...withSeat(view, seat, (old) => ({
          ...old,
          cards: old.cards - 1,
          tabled: old.tabled.filter((held) => held !== card),
        })),
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
      return scored(view, event);
    case "laid":
      return withSeat(view, seat, (old) => tabled(old, event.cards ?? []));
    case "trump-made":
      return { ...view, trump: event.suit ?? null };
    case "guessed":
      return { ...view, packet: view.packet && { ...view.packet, said: event.guess } };
    case "counted":
      return { ...view, packet: view.packet && { ...view.packet, size: event.size } };
    default:
      return familyOf(view).isMoment(event) ? { ...view, moment: event } : view;
  }
}

/** Add points for a side; lay a meld from the hand on the table. @param {View} view
 * @param {GameEvent} event @returns {View} */
function scored(view, { seat = -1, points = 0, rule = "", cards = [] }) {
  const { side } = view.seats[seat];
  const lies = view.melds_from !== "won" && rule.startsWith("bezique.meld.");
  const lying = new Set(view.seats.flatMap((old) => [...old.tabled, ...old.open]));
  const seats = view.seats.map((old, at) => {
    const now = old.side === side ? { ...old, score: old.score + points } : old;
    if (at !== seat) return now;
    const gained = { ...now, gains: [...now.gains, { points, rule, cards }] };
    return lies
      ? tabled(
          gained,
          cards.filter((card) => !lying.has(card)),
        )
      : gained;
  });
  return { ...view, seats };
}

/** @param {Seat} seat @param {string[]} cards @returns {Seat} */
const tabled = (seat, cards) => ({
  ...seat,
  tabled: [...new Set([...seat.tabled, ...cards])],
});

/** @param {View} view @param {number} seat @param {(old: Seat) => Seat} change @returns {View} */
function withSeat(view, seat, change) {
  return { ...view, seats: view.seats.map((old, at) => (at === seat ? change(old) : old)) };
}
