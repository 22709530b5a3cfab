// The views between two positions. The engine answers a move with the position after everything has happened; this makes
// the views in between from the events, for display only.

import { familyOf } from "./families.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Seat} Seat */

/** @typedef {import("./types.js").Frame} Frame */

/** Make the views to be shown between two positions, each with the events that lead to it and the time it is held.
 * @param {View | null} before @param {GameEvent[]} events @param {View} after @returns {Frame[]} */
export function frames(before, events, after) {
  const shown =
    before && before.match.deal === after.match.deal ? between(before, events, after) : [];
  const count = shown.reduce((sum, frame) => sum + frame.events.length, 0);
  const rest = events.slice(count);
  const hold = rest.some(({ e }) => e === "deal-ended") ? "end" : "none";
  return [...shown, { view: after, hold, events: rest }];
}

/** @param {View} before @param {GameEvent[]} events @param {View} after @returns {Frame[]} */
function between(before, events, after) {
  let view = inert(before);
  const cut = familyOf(view).cutFrames(view, events, after);
  if (cut.length > 0) return cut;
  const ends = events.findIndex((event) => event.e === "trick-won");
  const gathered = events.findIndex(
    ({ e }, at) => GATHERS.has(e) || (e === "played" && ends >= 0 && at > ends),
  );
  /** @type {Frame[]} */
  const list = [];
  /** @type {GameEvent[]} */
  let batch = [];
  const show = (/** @type {Frame["hold"]} */ hold) => {
    list.push({ view, hold, events: batch, ...meldIn(view, batch) });
    batch = [];
  };
  const isDue = () => batch.some((event) => isTold(view, event));
  events.slice(0, gathered < 0 ? events.length : gathered).forEach((event, at) => {
    if (isTold(view, event) && isDue()) show(holdOf(view, batch));
    view = applied(view, event);
    batch.push(event);
    if (event.e === "played" && at < ends) show("card");
  });
  const isTrickOver = ends >= 0 && after.phase !== "declare";
  if (isDue() || (isTrickOver && batch.length > 0)) show(holdOf(view, batch));
  return list;
}

/** Return whether there is something to read in an event: a meld on the table, a packet that was counted, a call.
 * @param {View} view @param {GameEvent} event */
function isTold(view, event) {
  const { e, rule = "" } = event;
  if (familyOf(view).isMoment(event) || e === "laid" || e === "counted") return true;
  return e === "scored" && /^bezique\.(meld\.|carte-)/.test(rule);
}

/** Return how long events are shown: those of others must be read, our own need not. @param {View} view
 * @param {GameEvent[]} batch @returns {Frame["hold"]} */
function holdOf(view, batch) {
  const told = batch.find((event) => isTold(view, event));
  if (!told) return "trick";
  const isRare = (meldIn(view, batch).meld?.weight ?? 0) > 1;
  if (told.seat === view.seat && !familyOf(view).isMoment(told))
    return isRare ? "meld" : told.e === "scored" ? "own" : "card";
  return isRare ? "rare" : "meld";
}

/** Return the meld among events, if there is one. @param {View} view @param {GameEvent[]} batch
 * @returns {Pick<Frame, "meld">} */
function meldIn(view, batch) {
  const event = batch.find((each) => familyOf(view).meldWeight(each) > 0);
  return event ? { meld: { event, weight: familyOf(view).meldWeight(event) } } : {};
}

/** Events with which the trick, or the packet, leaves the table; so does the next card, if a deal is finished at once. */
const GATHERS = new Set(["dealt", "drew", "endgame", "deal-ended", "match-ended"]);

/** Return the same position with no seat to move, and nothing to choose. @param {View} view @returns {View} */
export function inert(view) {
  return { ...view, to_move: null, legal: [], declare: null, claim: null };
}

/** Return the position after an event, as far as it shows. @param {View} view @param {GameEvent} event @returns {View} */
export function applied(view, event) {
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
        trick: { ...view.trick, plays: [...view.trick.plays, { seat, card }], best: null },
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
