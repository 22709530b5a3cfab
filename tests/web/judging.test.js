// A review is asked for while it is open, and tells only what is new.

import assert from "node:assert/strict";
import { test } from "node:test";
import { judge } from "../../web/app/judging.js";

const row = (place, error) => ({ place, loss: 40, error });
const judged = (changes, rows, done = false, settled = false) => ({
  done,
  settled,
  of: 2,
  changes,
  rows,
});
const NOTHING = { done: false, settled: false, of: 0, changes: 0, rows: [] };

/** Answer with these in turn; `isShown` says whether the review is open after that many answers. */
async function told(answers, isShown = () => true, known = NOTHING) {
  const heard = [];
  const seen = [];
  await judge(
    known,
    async (changes) => answers[seen.push(changes) - 1],
    () => isShown(seen.length),
    (next) => heard.push(next),
  );
  return { heard, seen };
}

const BEGUN = judged(0, []);
const FIRST = judged(1, [row(1, 30)]);
const DONE = judged(2, [row(5, 20)], true);
const SURER = judged(3, [row(1, 15)], true);
const SETTLED = judged(3, [], true, true);

const ALL_DONE = judged(2, [row(1, 30), row(5, 20)], true);
const ALL_SURER = judged(3, [row(1, 15), row(5, 20)], true);
const ALL_SETTLED = judged(3, [row(1, 15), row(5, 20)], true, true);

test("a deal is asked about until its judgement is settled", async () => {
  const { heard, seen } = await told([FIRST, DONE, SURER, SETTLED]);
  assert.deepEqual(heard, [FIRST, ALL_DONE, ALL_SURER, ALL_SETTLED]);
  assert.deepEqual(seen, [0, 1, 2, 3]);
});

test("an answer without anything new is not told", async () => {
  const waiting = [judged(1, []), judged(2, [], true)];
  const { heard } = await told([BEGUN, BEGUN, FIRST, waiting[0], DONE, waiting[1], SURER, SETTLED]);
  assert.deepEqual(heard, [BEGUN, FIRST, ALL_DONE, ALL_SURER, ALL_SETTLED]);
});

test("nothing is asked or told once the review is closed", async () => {
  const closed = await told([FIRST, DONE, SURER], (asked) => asked < 3);
  assert.deepEqual(closed, { heard: [FIRST, ALL_DONE], seen: [0, 1, 2] });
  assert.deepEqual(await told([FIRST], () => false), { heard: [], seen: [] });
});

test("a deal shown again keeps what was known until more is known", async () => {
  const begun = [judged(0, []), judged(1, []), judged(2, [], true)];
  const { heard, seen } = await told([...begun, SURER, SETTLED], undefined, ALL_DONE);
  assert.deepEqual(heard, [ALL_SURER, ALL_SETTLED]);
  assert.deepEqual(seen, [2, 2, 2, 2, 3]);
});
