// A view as the table wants it: what an engine or a remembered view of an earlier day leaves out is
// what it was in every game of that day.

/** @typedef {import("./types.js").View} View */

/** @param {View} view @returns {View} */
export function whole(view) {
  const { declare, match } = view;
  return {
    ...view,
    melds_from: view.melds_from ?? "won",
    trump_bar: view.trump_bar ?? null,
    announce: view.announce ?? [],
    packet: view.packet ?? null,
    seats: view.seats.map((seat, i) => ({
      ...seat,
      tabled: seat.tabled ?? [],
      carte: seat.carte ?? false,
      side: seat.side ?? i,
    })),
    declare: declare && {
      ...declare,
      pass: declare.pass ?? null,
      lays: declare.lays ?? [],
      options: declare.options.map((option) => ({ ...option, costs: option.costs ?? [] })),
    },
    match: {
      ...match,
      unit: match.unit ?? "match",
      games: match.games ?? [],
      over: match.over ?? view.phase === "match-over",
    },
  };
}
