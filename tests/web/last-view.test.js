// The last view: recalled exactly as it was stored, or not at all.

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
const { recall, remember, still } = await import("../../web/app/last-view.js");

const VIEW = /** @type {any} */ ({ hand: ["AS1"], legal: ["AS1"], to_move: 0 });

beforeEach(() => {
  stored.clear();
  remember("ours", VIEW);
});

test("the view of the match is recalled, with no seat to move", () => {
  assert.deepEqual(recall("ours"), still(VIEW));
  assert.equal(recall("another"), null);
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
