// How far a person has come in the lessons.

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
const { markLesson, readProgress } = await import("../../web/session/lessons.js");

test("the lesson played last stands at the end, also when it is played once more", () => {
  for (const name of ["fildinski/1", "bezique/1", "fildinski/1"])
    markLesson(name, { step: 1, done: true });
  assert.deepEqual(Object.keys(readProgress()), ["bezique/1", "fildinski/1"]);
  markLesson("fildinski/1", { step: 2 });
  assert.deepEqual(readProgress()["fildinski/1"], { step: 2, done: true });
});
