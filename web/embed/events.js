// The details of events for the page around a table: the state of a deal, and how it ended. All of it comes from the view,
// which holds what the reader may see.

/** @typedef {import("../table/types.js").View} View */

/** Summarize how a deal stands. @param {View} view */
export function brief({ phase, to_move, seat, legal, seats }) {
  return {
    phase,
    seat,
    toMove: to_move,
    legal,
    scores: seats.map(({ score }) => score),
    points: seats.map(({ deal_score }) => deal_score),
  };
}

/** Summarize how a deal ended. @param {View} view */
export function ending(view) {
  const { match, summary } = view;
  return { ...brief(view), winner: match.winner, over: match.over, deal: summary?.deal ?? null };
}
