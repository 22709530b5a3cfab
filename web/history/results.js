// The results of a stored match: who won, by how much, against which level. Winners and points are those of the
// engine's view; nothing is judged here.

/** @typedef {import("./entry.js").Facts} Facts */
/** @typedef {"won" | "lost" | "drawn"} Outcome */

/**
 * @typedef {object} Game a finished match, or a finished deal where each deal is a game
 * @property {Outcome} outcome for us; drawn also where a deal was won by neither side
 * @property {boolean} assisted whether a hint or taking back has helped
 */

/** Return our side. @param {Facts} facts */
const ours = ({ seats, seat }) => seats[seat].side;

/** Return the level of the other players; "mixed" where they differ, "people" where none is a program.
 * @param {Facts} facts */
export function levelOf({ seats }) {
  const levels = new Set(seats.flatMap(({ kind, level }) => (kind === "player" ? [level] : [])));
  const [first] = levels;
  if (levels.size > 1) return "mixed";
  return first ?? "people";
}

/** Count the persons who play. @param {Facts} facts */
export const personsIn = ({ seats }) => seats.filter(({ kind }) => kind === "human").length;

/** List our points in each finished deal. @param {Facts} facts */
export const pointsOf = (facts) => facts.match.deals.map((points) => points[ours(facts)]);

/** List the best points of another side in each finished deal. @param {Facts} facts */
export const theirPointsOf = (facts) =>
  facts.match.deals.map((points) => Math.max(...points.filter((_, side) => side !== ours(facts))));

/** List the finished games of a match. @param {Facts} facts @returns {Game[]} */
export function gamesOf(facts) {
  const { match, phase, assisted } = facts;
  const side = ours(facts);
  if (match.unit === "deal") {
    return (match.won ?? []).map((sides) => ({
      outcome: sides.includes(side) ? "won" : sides.length > 0 ? "lost" : "drawn",
      assisted,
    }));
  }
  if (phase !== "match-over" || match.winner === null) return [];
  const outcome = match.winner === side ? "won" : match.winner < 0 ? "drawn" : "lost";
  return [{ outcome, assisted }];
}

/** Return how a match ended for us; null while nothing is decided, and for a sitting of several games that of the
 * majority. @param {Facts} facts @returns {Outcome | null} */
export function outcomeOf(facts) {
  const games = gamesOf(facts);
  if (games.length === 0) return null;
  /** @param {Outcome} wanted */
  const count = (wanted) => games.filter(({ outcome }) => outcome === wanted).length;
  if (count("won") === count("lost")) return "drawn";
  return count("won") > count("lost") ? "won" : "lost";
}
