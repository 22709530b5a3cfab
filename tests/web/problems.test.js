// Problems: when they are due, the rating, which comes next, and the lesson in which a problem is played.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import {
  chance,
  dueOn,
  FIRST_RATING,
  merge,
  nextOf,
  noProgress,
  note,
  parseProgress,
  problemOf,
  runOf,
  scale,
  settle,
  themesOf,
  waiting,
} from "../../web/history/problems.js";

const DAY = "2026-11-30";

/** @param {string} id @param {number} rating @param {string[]} themes
 * @returns {import("../../web/history/problems.js").Problem} */
const problem = (id, rating, themes = ["meld"]) =>
  /** @type {any} */ ({ id, rating, themes, position: "fildinski;", best: "AS", lost: { KS: 20 } });

const SET = [problem("a", 800), problem("b", 1210, ["deny", "ahead"]), problem("c", 1600)];

describe("a missed problem", () => {
  /** @param {[string, boolean][]} tries days and results */
  const after = (tries) =>
    tries.reduce((progress, [day, isRight]) => note(progress, SET[0], isRight, day), noProgress());

  test("comes back after a day, three days and a week, and then no more", () => {
    /** @type {[string, boolean][]} */
    const tries = [
      [DAY, false],
      ["2026-12-01", true],
      ["2026-12-04", true],
      ["2026-12-11", true],
    ];
    const days = tries.map((_, at) => after(tries.slice(0, at + 1)).seen.a.due);
    assert.deepEqual(days, ["2026-12-01", "2026-12-04", "2026-12-11", ""]);
  });

  test("starts the intervals again when it is missed again", () => {
    const progress = after([
      [DAY, false],
      ["2026-12-01", true],
      ["2026-12-05", false],
    ]);
    assert.deepEqual(progress.seen.a, { first: false, rest: 0, due: "2026-12-06" });
  });

  test("stays due on its day when it is solved too early", () => {
    assert.equal(
      after([
        [DAY, false],
        [DAY, true],
      ]).seen.a.due,
      "2026-12-01",
    );
  });

  test("is due from its day on, and not before", () => {
    const progress = after([[DAY, false]]);
    assert.deepEqual(dueOn(progress, DAY), []);
    assert.equal(waiting(progress, DAY), 1);
    assert.deepEqual(dueOn(progress, "2026-12-01"), ["a"]);
    assert.deepEqual(dueOn(progress, "2027-02-01"), ["a"]);
  });

  test("is no longer due when it is in no collection", () => {
    const both = note(after([[DAY, false]]), SET[1], false, DAY);
    const left = settle(both, SET.slice(1));
    assert.deepEqual(dueOn(left, "2027-02-01"), ["b"]);
    assert.equal(waiting(left, DAY), 1);
    assert.deepEqual(left.seen.a, { first: false, rest: 0, due: "" });
    assert.deepEqual(settle(both, SET), both);
  });

  test("does not come back when the first try was right", () => {
    assert.equal(after([[DAY, true]]).seen.a.due, "");
  });
});

describe("the rating", () => {
  test("rises more after an unexpected success, and falls more after an unexpected miss", () => {
    const hard = note(noProgress(), SET[2], true, DAY).rating - FIRST_RATING;
    const easy = note(noProgress(), SET[0], true, DAY).rating - FIRST_RATING;
    const missed = note(noProgress(), SET[0], false, DAY).rating - FIRST_RATING;
    assert.ok(hard > easy && easy > 0 && missed < -easy);
    assert.equal(hard, Math.round(40 * (1 - chance(FIRST_RATING, 1600))));
  });

  test("counts only the first try, and no try with a hint", () => {
    const once = note(noProgress(), SET[0], false, DAY);
    assert.equal(note(once, SET[0], true, DAY).rating, once.rating);
    const helped = note(noProgress(), SET[0], true, DAY, true);
    assert.deepEqual([helped.rating, helped.tries], [FIRST_RATING, 0]);
  });

  test("changes less after the first tries", () => {
    const later = { ...noProgress(), tries: 50 };
    const gain = note(later, SET[1], true, DAY).rating - FIRST_RATING;
    assert.ok(gain < note(noProgress(), SET[1], true, DAY).rating - FIRST_RATING);
  });
});

describe("the next problem", () => {
  test("is the untried one nearest to the rating", () => {
    assert.equal(nextOf(SET, noProgress())?.id, "b");
    assert.equal(nextOf(SET, note(noProgress(), SET[1], true, DAY))?.id, "c");
    const all = SET.reduce((progress, each) => note(progress, each, true, DAY), noProgress());
    assert.equal(nextOf(SET, all), null);
  });

  test("gets harder in a run, which ends", () => {
    /** @type {string[]} */
    const run = [];
    for (let next = runOf(SET, noProgress(), run); next; next = runOf(SET, noProgress(), run))
      run.push(next.id);
    assert.deepEqual(run, ["a", "b", "c"]);
  });

  test("spans a whole collection in a run of twenty", () => {
    const many = Array.from({ length: 200 }, (_, at) => problem(`p${at}`, 900 + 2 * at));
    /** @type {string[]} */
    const run = [];
    for (let place = 0; place < 20; place += 1)
      run.push(runOf(many, noProgress(), run)?.id ?? "none");
    assert.deepEqual([run[0], run[1], run[10], run[19]], ["p0", "p10", "p100", "p190"]);
  });

  test("of a day is the same for all, and every problem has its day", () => {
    const days = SET.map((_, at) => problemOf(SET, `2026-11-0${at + 1}`).id);
    assert.deepEqual(days.toSorted(), ["a", "b", "c"]);
    assert.equal(problemOf(SET, DAY), problemOf(SET, DAY));
  });

  test("is counted by theme, with the share solved at once", () => {
    const progress = note(noProgress(), SET[0], true, DAY);
    assert.deepEqual(themesOf(SET, progress)[0], { theme: "meld", count: 2, solved: 1 });
  });
});

describe("the progress of two devices", () => {
  const long = { ...noProgress(), rating: 1320, tries: 40, run: 3 };
  const short = { ...noProgress(), rating: 1180, tries: 2, run: 7 };

  test("has the rating of more tries, and the longer run", () => {
    for (const both of [merge(long, short), merge(short, long)])
      assert.deepEqual(both, { ...long, run: 7 });
  });

  test("has the problems of both, and of one that both have seen what is known here", () => {
    const own = note(note(long, SET[0], false, "2026-12-05"), SET[1], true, DAY);
    const other = note(note(short, SET[0], false, DAY), SET[2], false, DAY);
    const { seen } = merge(own, other);
    assert.deepEqual(seen, { ...own.seen, c: other.seen.c });
    assert.equal(seen.a.due, "2026-12-06");
  });

  test("is unchanged by none", () => {
    assert.deepEqual(merge(long, noProgress()), long);
    assert.deepEqual(merge(noProgress(), long), long);
  });
});

test("stored results are read again, and invalid ones are ignored", () => {
  const kept = note(noProgress(), SET[0], false, DAY);
  for (const each of [kept, { ...kept, rating: -40 }])
    assert.deepEqual(parseProgress(JSON.stringify(each)), each);
  const bad = ['{"version":1,"seen":{"x":null}}', '{"version":1,"seen":{"x":{"rest":0,"due":7}}}'];
  const odd = ['{"version":1,"rating":"x"}', '{"version":1,"seen":null}'];
  odd.push('{"version":1,"rating":1e300}', '{"version":1,"tries":-1}', '{"version":1,"run":0.5}');
  odd.push('{"version":1,"rating":"-40"}', '{"version":1,"seen":{"x":{"rest":0,"due":"zzz"}}}');
  for (const text of [null, "", "{}", "[1]", '{"version":2,"seen":{}}', ...bad, ...odd])
    assert.deepEqual(parseProgress(text), noProgress());
});

test("losses are points, or shares of the stake where a deal has no points", () => {
  const of = (/** @type {object} */ row) => scale({ ...SET[0], ...row });
  assert.equal(of({ method: "exact", collection: "bezique" }), "points");
  assert.equal(of({ method: "playouts", collection: "fildinski" }), "mean");
  assert.equal(of({ method: "worlds", collection: "bezique" }), "mean");
  assert.equal(of({ method: "worlds", collection: "filko" }), "deal");
});

test("every theme of the collections has a name and a hint", () => {
  const words = readFileSync("web/i18n/en/problems.ftl", "utf8");
  for (const name of ["fildinski", "bezique", "filko"])
    for (const line of readFileSync(`web/problems/${name}.jsonl`, "utf8").trim().split("\n"))
      for (const theme of JSON.parse(line).themes)
        for (const id of [`theme-${theme}`, `theme-${theme}-hint`])
          assert.match(words, new RegExp(`^${id} = `, "m"));
});
