// How far a person has come in the lessons.

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
const { addProgress, markLesson, readProgress } = await import("../../web/session/lessons.js");

beforeEach(() => stored.clear());

test("the lesson played last stands at the end, also when it is played once more", () => {
  for (const name of ["fildinski/1", "bezique/1", "fildinski/1"])
    markLesson(name, { step: 1, done: true });
  assert.deepEqual(Object.keys(readProgress()), ["bezique/1", "fildinski/1"]);
  markLesson("fildinski/1", { step: 2 });
  assert.deepEqual(readProgress()["fildinski/1"], { step: 2, done: true });
});

test("a lesson of a file is done if it is done on either device, at the larger step if on neither", () => {
  markLesson("fildinski/1", { step: 1, done: true });
  markLesson("fildinski/2", { step: 2 });
  markLesson("fildinski/3", { step: 5 });
  markLesson("fildinski/4", { step: 2 });
  const file = {
    "fildinski/1": { step: 4, done: false },
    "fildinski/2": { step: 1, done: true },
    "fildinski/3": { step: 3, done: false },
    "fildinski/4": { step: 6, done: false },
  };
  addProgress(JSON.stringify(file));
  assert.deepEqual(readProgress(), {
    "fildinski/1": { step: 1, done: true },
    "fildinski/2": { step: 2, done: true },
    "fildinski/3": { step: 5, done: false },
    "fildinski/4": { step: 6, done: false },
  });
});

test("lessons that are only in a file stand before those played here", () => {
  markLesson("fildinski/1", { step: 2 });
  addProgress('{"fildinski/1":{"step":1,"done":false},"bezique/1":{"step":1,"done":true}}');
  assert.deepEqual(Object.keys(readProgress()), ["bezique/1", "fildinski/1"]);
});

test("an unreadable file changes no mark", () => {
  markLesson("fildinski/1", { step: 2 });
  for (const text of ["", "{", "null", "7", '{"fildinski/1":null}']) {
    addProgress(text);
    assert.deepEqual(readProgress(), { "fildinski/1": { step: 2, done: false } });
  }
});

test("progress that the browser cannot store lasts as long as the page", () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  markLesson("fildinski/1", { step: 1, done: true });
  markLesson("fildinski/2", { step: 3 });
  localStorage.setItem = setItem;
  assert.equal(stored.size, 0);
  assert.deepEqual(readProgress()["fildinski/2"], { step: 3, done: false });
  markLesson("fildinski/2", { step: 4 });
  assert.deepEqual(Object.keys(JSON.parse([...stored.values()][0])), ["fildinski/1", "fildinski/2"]);
});
