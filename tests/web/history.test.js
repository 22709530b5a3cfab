// The record of a person: results, statistics and filters of stored matches, without a browser.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { filtered, resultOf } from "../../web/history/filter.js";
import { gamesOf } from "../../web/history/results.js";
import { statistics } from "../../web/history/statistics.js";

let count = 0;

/** A match of two, ours the first side: [winner, assisted, points of each deal].
 * @param {number | null} winner @param {object} [more] @param {number[][]} [deals]
 * @returns {import("../../web/history/entry.js").Entry} */
function entry(winner, more = {}, deals = [[100, 80]]) {
  count += 1;
  const seats = [
    { kind: "human", level: null, name: null, side: 0, score: 100 },
    { kind: "player", level: "casual", name: "Ludwik", side: 1, score: 80 },
  ];
  const match = { unit: "match", deal: deals.length, deals, won: [], winner };
  const phase = winner === null ? "stock" : "match-over";
  const facts = { family: "bezique", variant: "fildinski", seat: 0, phase, seats, match };
  return /** @type {any} */ ({
    id: `m-${count}`,
    begun: count,
    changed: count,
    facts: { assisted: false, rules_name: "", ...facts, ...more },
  });
}

/** A sitting of deals that are games. @param {number[][]} won */
const sitting = (won) =>
  entry(null, {
    variant: "filicau",
    match: { unit: "deal", deal: won.length, deals: won.map(() => [20, 25]), won, winner: null },
  });

describe("statistics", () => {
  test("a loss and a draw end a run of wins, help does not lengthen it", () => {
    const results = [0, 0, 1, 0, 0, 0, -1, 0];
    const entries = results.map((winner) => entry(winner));
    entries.push(entry(0, { assisted: true }), entry(null));
    const [line] = statistics(entries.toReversed());
    const { deals, games, won, drawn, lost, assisted, streak, longest } = line;
    assert.deepEqual(
      { deals, games, won, drawn, lost, assisted, streak, longest },
      { deals: 10, games: 8, won: 6, drawn: 1, lost: 1, assisted: 1, streak: 1, longest: 3 },
    );
  });

  test("where each deal is a game, each counts", () => {
    const [line] = statistics([sitting([[0], [1], [], [0]])]);
    assert.deepEqual([line.games, line.won, line.lost, line.drawn], [4, 2, 1, 1]);
  });

  test("games and levels stand apart, the one played last first", () => {
    const strong = [{ level: "casual" }, { level: "expert" }];
    const seats = strong.map(({ level }, side) => ({ kind: "player", level, side, score: 0 }));
    const lines = statistics([entry(0), sitting([[0]]), entry(0, { seats }), entry(1)]);
    assert.deepEqual(
      lines.map(({ variant, level }) => `${variant} ${level}`),
      ["fildinski casual", "fildinski mixed", "filicau casual"],
    );
  });

  test("a match in its first deal has no line", () => {
    assert.deepEqual(statistics([entry(null, {}, [])]), []);
  });
});

describe("filters", () => {
  const entries = [entry(0), entry(1), entry(null), sitting([[1]])];
  const describeIt = (/** @type {any} */ { facts }) => `${facts.variant} with Ludwik`;
  /** @param {object} wanted */
  const found = (wanted) =>
    filtered(entries, { words: "", variant: "", level: "", result: "", ...wanted }, describeIt);

  test("by game, result and words, in any order of words", () => {
    assert.deepEqual(found({ variant: "filicau" }), [entries[3]]);
    assert.deepEqual(found({ result: "won" }), [entries[0]]);
    assert.deepEqual(found({ result: "open" }), [entries[2]]);
    assert.deepEqual(found({ words: "LUDWIK filic" }), [entries[3]]);
    assert.deepEqual(found({ words: "nobody" }), []);
    assert.deepEqual(found({ level: "casual" }), entries);
  });

  test("a sitting ends as most of its games do", () => {
    assert.equal(resultOf(sitting([[0], [0], [1]])), "won");
    assert.equal(resultOf(sitting([[0], [1]])), "drawn");
    assert.deepEqual(gamesOf(/** @type {any} */ (entry(null).facts)), []);
  });
});
