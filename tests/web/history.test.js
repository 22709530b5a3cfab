// The record of a person: results, statistics and filters of stored matches, without a browser.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { branchesOf, branchId, withoutBranches } from "../../web/history/branches.js";
import { dailyIn, dailyOf, dailyResult, dayOf } from "../../web/history/daily.js";
import { factsOf, isDaily, isUnfinished } from "../../web/history/entry.js";
import { ALL, filtered, resultOf } from "../../web/history/filter.js";
import { LONGEST, pack, unpack } from "../../web/history/link.js";
import { gamesOf } from "../../web/history/results.js";
import { statistics } from "../../web/history/statistics.js";
import { format, parse } from "../../web/history/transfer.js";

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

test("the facts of a match are what lists show, without cards", () => {
  const { facts } = entry(0, { phase: "deal-over", masters: [0], branch: { deal: 1, place: 4 } });
  const seats = facts?.seats.map((seat) => ({ ...seat, known: ["AS1"], open: [] }));
  const view = { ...facts, seats, hand: ["KS1"], from_position: false };
  assert.deepEqual(factsOf(/** @type {any} */ (view)), { ...facts, from_position: false });
  const outcome = { masters: [1] };
  assert.deepEqual(factsOf(/** @type {any} */ ({ ...view, outcome })).masters, [1]);
});

/** A match whose deals are games. @param {number[][]} won */
const gamesMatch = (won) =>
  entry(null, {
    variant: "filicau",
    match: { unit: "deal", deal: won.length, deals: won.map(() => [20, 25]), won, winner: null },
  });

describe("branches", () => {
  const main = { ...entry(0), id: "m" };
  const fact = { deal: 1, place: 4 };
  const branch = (/** @type {string} */ id, /** @type {object} */ more = {}) => ({
    ...entry(0, { branch: fact, phase: "deal-over", ...more }),
    id,
  });

  test("stay with their match, also branches of a branch", () => {
    const entries = [branch(branchId("m~a", "b")), main, branch("other~c")];
    assert.deepEqual(
      branchesOf(entries, "m~a").map(({ id }) => id),
      ["m~b"],
    );
    assert.deepEqual(
      withoutBranches(entries).map(({ id }) => id),
      ["m", "other~c"],
    );
  });

  test("are listed by deal and place, at one place the older first", () => {
    const at = (/** @type {number} */ deal, /** @type {number} */ place, begun = 0) => ({
      ...branch(`m~${deal}-${place}-${begun}`, { branch: { deal, place } }),
      begun,
    });
    const inOrder = [at(1, 3), at(1, 12), at(2, 0, 4), at(2, 0, 7), at(10, 1)];
    const mixed = [inOrder[4], inOrder[3], inOrder[1], inOrder[2], inOrder[0]];
    assert.deepEqual(branchesOf(mixed, "m"), inOrder);
  });

  test("do not count, and end with their deal", () => {
    const [{ games, deals }] = statistics([main, branch("m~a"), branch("m~b")]);
    assert.deepEqual([games, deals], [1, 1]);
    assert.equal(isUnfinished(branch("m~a")), false);
    assert.equal(isUnfinished(branch("m~a", { phase: "play" })), true);
  });

  test("of a deal of the day are not the deal of the day", () => {
    assert.equal(isDaily("daily-2026-11-23-filicau"), true);
    assert.equal(isDaily("daily-2026-11-23-filicau~a"), false);
    assert.equal(dailyOf("daily-2026-11-23-filicau~a"), null);
  });
});

test("a match can be played on after a deal but not after its last; a deal of the day ends with its deal", () => {
  const at = (/** @type {string} */ phase, id = "m") => isUnfinished({ ...entry(null, { phase }), id });
  assert.deepEqual(["stock", "deal-over", "match-over"].map((phase) => at(phase)), [true, true, false]);
  assert.deepEqual(["play", "deal-over"].map((phase) => at(phase, "daily-2026-11-23-filicau")), [true, false]);
});

test("a day is that of the calendar of the device", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 0, 0)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 11, 31, 23, 59)), "2026-12-31");
});

test("a deal of the day has a result when it is over", () => {
  assert.equal(dailyResult(/** @type {any} */ ({ ...entry(null), facts: null })), null);
  assert.equal(dailyResult(entry(null, {}, [])), null);
  const played = entry(null, { phase: "deal-over" }, [[20, 380]]);
  assert.deepEqual(dailyResult(played), { me: 20, them: 380, outcome: null });
  assert.deepEqual(dailyResult(gamesMatch([[1]])), { me: 20, them: 25, outcome: "lost" });
});

test("a match as text is the deal of the day if its seed says so and nobody helped", () => {
  const record = "brisques 1\nvariant filicau\nseat human\nseed 2026-11-23 filicau\ndeal 0 AL1\n";
  assert.equal(dailyIn(record), "daily-2026-11-23-filicau");
  for (const [a, b] of [
    ["variant filicau", "variant filicau,match.target=3"],
    ["2026-11-23 filicau", "abc"],
    ["deal", "assisted\ndeal"],
    ["deal", "branch 1 4\ndeal"],
  ])
    assert.equal(dailyIn(record.replace(a, b)), null);
});

describe("a match in a link", () => {
  const record = "brisques 1\nvariant fildinski\nseat human <b>Zoë</b>\n";
  /** Made by the first version of the link; every later version must read it. */
  const KEPT = "1.SyrKLC4sTS1WMOQqSyzKTMwrUUjLzEnJzCvOzuQqTk0sUcgozU3MU7BJsovKP7zaRj_JjgsA";

  test("is restored from the link", async () => {
    const text = await pack(record);
    assert.match(text, /^1\.[\w-]+$/);
    assert.equal(await unpack(text), record);
    assert.equal(await unpack(KEPT), record);
    assert.equal(await unpack("1.K05NTVFIM-QCAA"), "seed f1\n", "the other sign of base64url");
  });

  test("is refused with a reason if it is newer, damaged or too long", async () => {
    const text = await pack(record);
    const bomb = await pack("a".repeat(300_000));
    for (const [bad, code] of [
      [text.replace("1.", "2."), "link-newer"],
      [text.slice(0, -4), "link-damaged"],
      ["1.<script>", "link-damaged"],
      ["", "link-damaged"],
      [bomb, "link-damaged"],
      [`1.${"a".repeat(LONGEST)}`, "link-damaged"],
    ])
      await assert.rejects(unpack(bad), { code });
    const noise = Array.from({ length: 40_000 }, (_, at) => (at * at * 7919) % 1_000_003).join("");
    await assert.rejects(pack(noise), { code: "link-too-long" });
  });
});

describe("statistics", () => {
  test("leave out a match that began at a position", () => {
    const [line] = statistics([entry(0), entry(0, { from_position: true })]);
    assert.equal(line.games, 1);
  });

  test("a loss or a draw ends a run of wins, and an assisted win does not count", () => {
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

  test("each deal counts where each deal is a game", () => {
    const [line] = statistics([gamesMatch([[0], [1], [], [0]])]);
    assert.deepEqual([line.games, line.won, line.lost, line.drawn], [4, 2, 1, 1]);
    const { facts, ...match } = gamesMatch([[0], [1]]);
    const helped = /** @type {any} */ ({ ...match, facts: { ...facts, assisted: true } });
    assert.deepEqual([statistics([helped])[0].games, statistics([helped])[0].assisted], [0, 2]);
  });

  test("games and levels are listed apart, the one played last first", () => {
    const levels = [null, "casual", "expert"];
    const seats = levels.map((level, side) => ({
      ...{ kind: level ? "player" : "human", level },
      ...{ side, score: 0 },
    }));
    const watched = seats.slice(1);
    const lines = statistics([
      ...[entry(0), gamesMatch([[0]]), entry(0, { seats }), entry(1)],
      entry(0, { seats: watched }),
    ]);
    assert.deepEqual(
      lines.map(({ variant, level }) => `${variant} ${level}`),
      ["fildinski casual", "fildinski mixed", "filicau casual"],
    );
  });

  test("after a new start only matches that began later count", () => {
    const [early, late] = [1000, 2000].map((begun) => ({ ...entry(0), begun }));
    assert.equal(statistics([early, late])[0].games, 2);
    assert.equal(statistics([early, late], 2000)[0].games, 1);
    assert.deepEqual(statistics([early, late], 2001), []);
  });

  test("a match in its first deal has no line", () => {
    assert.deepEqual(statistics([entry(null, {}, [])]), []);
  });
});

describe("filters", () => {
  const entries = [entry(0), entry(1), entry(null), gamesMatch([[1]])];
  const describeIt = (/** @type {any} */ { facts }) => `${facts.variant} with Ludwik`;
  /** @param {object} wanted */
  const found = (wanted) =>
    filtered(entries, { words: "", variant: "", level: "", result: "", ...wanted }, describeIt);

  test("select by game, result and words, in any order of words", () => {
    assert.deepEqual(found({ variant: "filicau" }), [entries[3]]);
    assert.deepEqual(found({ result: "won" }), [entries[0]]);
    assert.deepEqual(found({ result: "open" }), [entries[2]]);
    assert.deepEqual(found({ words: "LUDWIK filic" }), [entries[3]]);
    assert.deepEqual(found({ words: "nobody" }), []);
    assert.deepEqual(found({ level: "casual" }), entries);
    assert.deepEqual(found({ level: "novice" }), []);
  });

  test("find a match of which nothing is known only among all and the open ones", () => {
    const unknown = /** @type {any} */ ({ ...entry(0), facts: null });
    const isFound = (/** @type {object} */ wanted) =>
      filtered([unknown], { ...ALL, ...wanted }, describeIt).length === 1;
    assert.deepEqual([{}, { result: "open" }].map(isFound), [true, true]);
    const others = [{ words: "a" }, { variant: "a" }, { level: "a" }, { result: "won" }];
    assert.deepEqual(others.map(isFound), [false, false, false, false]);
  });

  test("a deal of the day that has no winner is not drawn", () => {
    const daily = entry(null, { phase: "deal-over" }, [[20, 380]]);
    assert.equal(resultOf({ ...daily, id: "daily-2026-11-23-fildinski" }), "undecided");
    assert.equal(resultOf(entry(-1)), "drawn");
  });

  test("a match of several games has the result of most of its games", () => {
    assert.equal(resultOf(gamesMatch([[0], [0], [1]])), "won");
    assert.equal(resultOf(gamesMatch([[0], [1]])), "drawn");
    assert.deepEqual(gamesOf(/** @type {any} */ (entry(null).facts)), []);
  });
});

describe("the file of a record", () => {
  const match = { id: "a", begun: 1, changed: 2, away: false, record: "brisques 1" };
  const file = (/** @type {typeof match[]} */ ...matches) => format({ matches, settings: {} });

  test("has a match once, as it stands last", () => {
    const later = { ...match, changed: 3 };
    assert.deepEqual(parse(file(match, later)).matches, [later]);
  });

  test("is broken if a match or a setting in it has another form", () => {
    const matches = [{ id: "" }, { id: "a".repeat(81) }, { id: 7 }, { begun: "1" }, { record: 1 }];
    const settings = [null, { theme: 1 }, "dark"];
    for (const broken of [
      { matches: {}, settings: {} },
      ...matches.map((part) => ({ matches: [{ ...match, ...part }], settings: {} })),
      ...settings.map((each) => ({ matches: [match], settings: each })),
    ])
      assert.throws(() => parse(format(/** @type {any} */ (broken))), {
        code: "record-file-broken",
      });
  });

  test("is told from a file of another version, and from that of another kind", () => {
    const text = file(match);
    for (const [from, to, code] of [
      ['"version": 1', '"version": 2', "record-file-newer"],
      ['"version": 1', '"version": 0', "record-file-broken"],
      ['"brisques": "record"', '"brisques": "lesson"', "record-file-not-ours"],
    ]) {
      assert.notEqual(text.replace(from, to), text);
      assert.throws(() => parse(text.replace(from, to)), { code });
    }
  });

  test("has no time that no calendar has", () => {
    assert.throws(() => parse(file({ ...match, changed: 1e300 })), { code: "record-file-broken" });
  });
});
