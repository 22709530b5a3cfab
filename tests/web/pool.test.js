// Further workers that help a thought: how many, what they are asked, and which of their results count.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Pool } from "../../web/worker/pool.js";
import { FakeWorker } from "./fake-worker.js";

const LOAN = { seat: 1 };
/** What a player thinks about with two further workers. */
const engage = () => pool.engage(2, LOAN);

/** @type {FakeWorker[]} */
let workers;
/** @type {Pool} */
let pool;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  workers = [];
  pool = new Pool(() => {
    workers.push(new FakeWorker());
    return /** @type {any} */ (workers.at(-1));
  });
  pool.begin();
  engage();
  for (const worker of workers) worker.ready();
});

afterEach(() => mock.timers.reset());

/** Let the answers of the workers be heard. */
const heard = () => new Promise((resolve) => setImmediate(resolve));

/** The seeds of the guesses that the workers were asked about. */
const seeds = () => workers.flatMap(({ requests }) => requests.map(({ seed }) => seed));

test("two workers guess the unseen cards, no two alike, and each result counts once", async () => {
  assert.deepEqual(seeds(), []); // they had not started yet
  engage();
  engage();
  assert.deepEqual(seeds(), ["slice 1", "slice 2"]);
  for (const [at, worker] of workers.entries()) worker.answer("ponder", { tally: `tally ${at}` });
  await heard();
  assert.deepEqual(pool.take(), ["tally 0", "tally 1"]);
  assert.deepEqual(pool.take(), []);
  engage();
  assert.deepEqual(seeds(), ["slice 1", "slice 3", "slice 2", "slice 4"]);
});

test("a result about an earlier thought does not count, whenever it comes", async () => {
  engage();
  workers[1].answer("ponder", { tally: "early" });
  await heard();
  pool.begin();
  workers[0].answer("ponder", { tally: "late" });
  await heard();
  assert.deepEqual(pool.take(), []);
});

test("a guess that is refused gives no result, and its worker helps on", async () => {
  engage();
  workers[0].refuse("ponder", { code: "table/stale-revision" });
  await heard();
  assert.deepEqual(pool.take(), []);
  engage();
  assert.deepEqual(seeds(), ["slice 1", "slice 3", "slice 2"]);
});

test("a worker that fails is not replaced, and the other helps on", async () => {
  engage();
  workers[0].crash("no memory");
  workers[1].answer("ponder", { tally: "a tally" });
  await heard();
  engage();
  assert.equal(workers.length, 2);
  assert.deepEqual(pool.take(), ["a tally"]);
  assert.deepEqual(seeds(), ["slice 1", "slice 2", "slice 3"]);
});

test("workers end when they are closed, or a minute after the last thought, and may help again", () => {
  pool.close();
  assert.ok(workers.every(({ terminated }) => terminated));
  engage();
  assert.equal(workers.length, 4);
  mock.timers.tick(30_000);
  engage();
  mock.timers.tick(59_999);
  assert.ok(!workers[3].terminated);
  mock.timers.tick(1);
  assert.ok(workers[3].terminated);
});
