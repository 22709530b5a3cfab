// The order in which a person reads the rules: the knobs of both families by chapter.

/** Name of the chapter that is a table of melds and points. */
export const POINTS = "points";

/** Paths of the knobs, in the order of play. @type {Record<string, string[]>} */
const CHAPTERS = {
  deal: [
    ...["pack.pattern", "pack.copies", "pack.removed", "pack.ranking"],
    ...["deal.players", "deal.parties"],
    ...["deal.first-dealer", "deal.rotation"],
    ...["deal.cut", "packet.aim", "packet.lift", "packet.guess"],
    ...["deal.hand", "deal.packets", "deal.first-lead"],
  ],
  trumps: ["trump.method", "trump.repeat", "trump.permanent", "trump.over-order"],
  parties: ["party.method", "party.own-card", "party.both-overs"],
  trick: [
    ...["play.first-lead", "play.duty", "points.values"],
    ...["stock.duty", "trick.equal-cards", "stock.draw", "stock.last-draw"],
  ],
  endgame: ["endgame.duty", "endgame.melds"],
  melding: [
    ...["meld.source", "meld.kept", "meld.per-trick", "meld.trick-card", "meld.lay-waiting"],
    ...["meld.partner", "meld.partner-cards"],
    ...["meld.quartets", "meld.bezique-cards"],
  ],
  [POINTS]: [
    ...["sequence", "plain-sequence", "royal-marriage", "marriage"],
    ...["bezique", "double-bezique", "triple-bezique", "quadruple-bezique", "quintuple-bezique"],
    ...["aces", "tens", "kings", "queens", "jacks"],
    ...["trump-aces", "trump-tens", "trump-kings", "trump-queens", "trump-jacks"],
    ...["five-trump-aces", "five-trump-tens", "five-trump-kings"],
    ...["five-trump-queens", "five-trump-jacks"],
  ].map((meld) => `meld.${meld}`),
  reuse: [
    ...["meld.reuse", "meld.double-from", "meld.sequence-remarry", "meld.remarriage"],
    ...["meld.table-only"],
  ],
  "carte-blanche": ["carte-blanche.points", "carte-blanche.continues"],
  seven: [
    ...["seven.points", "seven.when", "seven.uses-slot", "seven.in-endgame"],
    ...["seven.turned-points", "seven.exchange", "seven.exchange-uses-slot"],
    ...["seven.exchanged-to", "seven.exchanged-brisque", "seven.exchanged-is-trick-card"],
  ],
  brisques: ["brisque.points", "brisque.time", "last-trick.points", "last-trick.which"],
  talk: ["talk.aims", "talk.count", "talk.signals"],
  match: [
    ...["match.outcome", "match.win-points", "match.poor-points"],
    ...["match.penalty", "match.early-end"],
    ...["match.target", "match.end", "match.tie", "match.tie-raise", "match.settlement"],
    ...["match.bonus", "match.rubicon", "match.rubicon-stake", "match.rubicon-bonus"],
    ...["match.rubicon-brisques"],
  ],
};

/** Group items by chapter in reading order; put what no chapter lists last. @template T @param {T[]} items
 * @param {(item: T) => string} pathOf @returns {{name: string, items: T[]}[]} */
export function byChapter(items, pathOf) {
  const rest = new Map(items.map((item) => [pathOf(item), item]));
  const chapters = Object.entries(CHAPTERS).map(([name, paths]) => ({
    name,
    items: paths.flatMap((path) => {
      const item = rest.get(path);
      rest.delete(path);
      return item === undefined ? [] : [item];
    }),
  }));
  return [...chapters, { name: "other", items: [...rest.values()] }].filter(
    (chapter) => chapter.items.length > 0,
  );
}
