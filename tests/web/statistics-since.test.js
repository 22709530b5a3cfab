// From when on the statistics count.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

/** @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
  },
});
const { countedSince, countSince, KEY, takeCountedSince } = await import(
  "../../web/session/statistics-since.js"
);

const TIME = 1_700_000_000_000;

beforeEach(() => stored.clear());

test("a stored time is read again, and what is no time counts as none", () => {
  countSince(TIME);
  assert.equal(countedSince(), TIME);
  for (const value of ["1e300", "-5", "Infinity", "x", ""]) {
    stored.set(KEY, value);
    assert.equal(countedSince(), 0, value);
  }
});

test("the time of a file is taken unless one is stored or a match that is here would not count", () => {
  takeCountedSince(String(TIME), [TIME - 1, TIME + 1]);
  assert.equal(countedSince(), 0);
  takeCountedSince(String(TIME), [TIME + 1]);
  assert.equal(countedSince(), TIME);
  for (const time of [TIME - 1, TIME + 1, 0]) {
    takeCountedSince(String(time), []);
    assert.equal(countedSince(), TIME);
  }
});
