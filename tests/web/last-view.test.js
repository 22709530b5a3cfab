// The last view: recalled exactly as it was stored, or not at all.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

/** @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
    removeItem: (key) => stored.delete(key),
  },
});
const { forget, recall, remember, still } = await import("../../web/app/last-view.js");

const VIEW = /** @type {any} */ ({
  ...{ hand: ["AS1"], legal: ["AS1"], to_move: 0, declare: {}, claim: {}, can_undo: true, can_redo: true },
});

beforeEach(() => {
  stored.clear();
  remember("ours", VIEW);
});

test("the view of the match is recalled, with nothing to do", () => {
  const shown = recall("ours");
  assert.deepEqual(shown, still(VIEW));
  const { to_move, legal, declare, claim, can_undo, can_redo } = /** @type {any} */ (shown);
  assert.deepEqual([to_move, legal, declare, claim, can_undo, can_redo], [null, [], null, null, false, false]);
  assert.equal(recall("another"), null);
});

test("the view is forgotten", () => {
  forget();
  assert.equal(recall("ours"), null);
});

test("a damaged view is not recalled", () => {
  const [[key, whole]] = stored;
  const cut = whole.slice(0, whole.length / 2);
  const edited = whole.replace('"hand":', '"sand":');
  assert.notEqual(edited, whole);
  for (const text of ["{}", "5", '{"seats": 3}', "[]", "nothing", cut, edited]) {
    stored.set(key, text);
    assert.equal(recall("ours"), null, text);
  }
});
