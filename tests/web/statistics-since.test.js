// From when on the statistics count.

import assert from "node:assert/strict";
import test from "node:test";

/** @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
  },
});
const { countedSince, countSince, KEY } = await import("../../web/session/statistics-since.js");

test("a stored time is read again, and what is no time counts as none", () => {
  countSince(1_700_000_000_000);
  assert.equal(countedSince(), 1_700_000_000_000);
  for (const value of ["1e300", "-5", "Infinity", "x", ""]) {
    stored.set(KEY, value);
    assert.equal(countedSince(), 0, value);
  }
});
