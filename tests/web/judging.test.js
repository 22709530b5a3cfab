// A review is asked for while it is open, and tells only what is new.

import assert from "node:assert/strict";
import { test } from "node:test";
import { judge } from "../../web/app/judging.js";

const row = (place, error) => ({ place, loss: 40, error });
const judged = (rows, done = false, settled = false) => ({ done, settled, of: 2, rows });
const NOTHING = { done: false, settled: false, of: 0, rows: [] };

/** Answer with these in turn; `isShown` says whether the review is open after that many answers. */
async function told(answers, isShown = () => true, known = NOTHING) {
  const heard = [];
  let asked = 0;
  await judge(
    known,
    async () => answers[asked++],
    () => isShown(asked),
    (next) => heard.push(next),
  );
  return { heard, asked };
}

const FIRST = judged([row(1, 30)]);
const DONE = judged([row(1, 30), row(5, 20)], true);
const SURER = judged([row(1, 15), row(5, 20)], true);
const SETTLED = judged([row(1, 15), row(5, 20)], true, true);

test("a judged deal is asked for until it is settled", async () => {
  const { heard, asked } = await told([FIRST, DONE, SURER, SETTLED]);
  assert.deepEqual(heard, [FIRST, DONE, SURER, SETTLED]);
  assert.equal(asked, 4);
});

test("an answer without anything new is not told", async () => {
  const { heard } = await told([FIRST, structuredClone(FIRST), DONE, structuredClone(DONE), SETTLED]);
  assert.deepEqual(heard, [FIRST, DONE, SETTLED]);
});

test("nothing is asked or told once the review is closed", async () => {
  const closed = await told([FIRST, DONE, SURER], (asked) => asked < 3);
  assert.deepEqual(closed, { heard: [FIRST, DONE], asked: 3 });
  assert.deepEqual(await told([FIRST], () => false), { heard: [], asked: 0 });
});

test("what was known of a deal stays until more is known", async () => {
  const known = judged([row(1, 25), row(5, 20)]);
  const { heard } = await told([FIRST, DONE, SETTLED], undefined, known);
  assert.deepEqual(heard, [DONE, SETTLED]);
});
