// Searching in slices: a search ends when it is settled, out of time, refused, or stopped.

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { RESERVE, Thinking } from "../../web/worker/thinking.js";

const SLICE = 8;

/** @type {number} */
let now;
/** Runs between two slices. @type {(slices: number) => void} */
let between;
/** @type {Thinking} */
let thinking;
/** @type {string[]} */
let asked;

beforeEach(() => {
  now = 1000;
  asked = [];
  between = () => {};
  mock.method(performance, "now", () => now);
  thinking = new Thinking(async () => between(asked.length));
});

/** An engine that needs `slices` of 8 ms to settle. @param {number} slices @param {object} [answer] */
const engine = (slices, answer = {}) =>
  Promise.resolve((/** @type {string} */ text) => {
    asked.push(text);
    now += SLICE;
    return JSON.stringify({ ok: true, settled: asked.length >= slices, ms: 100, ...answer });
  });

const numbered = () => `slice ${asked.length + 1}`;

describe("a search", () => {
  test("ends when it is settled", async () => {
    assert.equal(await thinking.toTheEnd(engine(3), numbered), true);
    assert.deepEqual(asked, ["slice 1", "slice 2", "slice 3"]);
  });

  test("ends when the time of its level is almost over", async () => {
    assert.equal(await thinking.toTheEnd(engine(1000), numbered), true);
    const spent = asked.length * SLICE;
    assert.ok(spent >= 100 - RESERVE && spent < 100, `${spent} ms`);
  });

  test("takes the same time with fewer slices on a slower engine", async () => {
    between = () => {
      now += 30;
    };
    await thinking.toTheEnd(engine(1000), numbered);
    assert.equal(asked.length, 2);
  });

  test("ends when it is refused", async () => {
    assert.equal(await thinking.toTheEnd(engine(1000, { ok: false }), numbered), true);
    assert.equal(asked.length, 1);
  });

  test("is stopped between two slices", async () => {
    between = (slices) => slices === 2 && thinking.stop();
    assert.equal(await thinking.toTheEnd(engine(1000), numbered), false);
    assert.equal(asked.length, 2);
  });

  test("is stopped even before its turn comes", async () => {
    const thought = thinking.toTheEnd(engine(1000), numbered);
    thinking.stop();
    assert.equal(await thought, false);
    assert.equal(asked.length, 0);
  });

  test("ends the search before it", async () => {
    const thoughts = [
      thinking.toTheEnd(engine(1000), numbered),
      thinking.toTheEnd(engine(2), numbered),
    ];
    assert.deepEqual(await Promise.all(thoughts), [false, true]);
  });
});
