// Thinking in a person's time: asked for while a person is to move and the page is visible, ended when it is hidden.

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { ThinkingAhead } from "../../web/session/thinking-ahead.js";

/** @type {string[]} */
let asked;
/** @type {(() => void)[]} */
let answers;
/** @type {any} */
let page;
/** @type {any} */
let match;
let isWatching = false;
/** @type {ThinkingAhead} */
let ahead;

beforeEach(() => {
  asked = [];
  answers = [];
  isWatching = false;
  page = { hidden: false, addEventListener: (/** @type {string} */ _, /** @type {any} */ hear) => (page.hear = hear) };
  match = { revision: 7, view: { legal: ["AS1"] } };
  const call = (/** @type {string} */ op, /** @type {any} */ args) => {
    asked.push(args ? `${op} ${args.revision}` : op);
    return new Promise((_, reject) => answers.push(() => reject(new Error("engine/stopped"))));
  };
  ahead = new ThinkingAhead(/** @type {any} */ ({ call }), match, () => isWatching, page);
});

/** @param {boolean} hidden */
function show(hidden) {
  page.hidden = hidden;
  page.hear();
}

describe("thinking ahead", () => {
  test("is asked for while a person is to move", () => {
    ahead.begin();
    match.view.legal = [];
    ahead.begin();
    match.view = null;
    ahead.begin();
    assert.deepEqual(asked, ["expect 7"]);
  });

  test("is asked for once for a decision, which leaves a hint under way alone", () => {
    ahead.begin();
    ahead.begin();
    show(false);
    match.view = { legal: ["AS1"] };
    ahead.begin();
    assert.deepEqual(asked, ["expect 7", "expect 7"]);
  });

  test("is asked for once the page is seen, not before", () => {
    page.hidden = true;
    ahead.begin();
    assert.deepEqual(asked, []);
    show(false);
    assert.deepEqual(asked, ["expect 7"]);
  });

  test("is for the tab that plays", () => {
    isWatching = true;
    ahead.begin();
    show(false);
    assert.deepEqual(asked, []);
  });

  test("ends when the page is hidden, and goes on when it is seen", () => {
    ahead.begin();
    show(true);
    ahead.begin();
    show(false);
    assert.deepEqual(asked, ["expect 7", "stop", "expect 7"]);
  });

  test("leaves a player's own thought alone when the page is hidden", async () => {
    ahead.begin();
    answers[0]();
    await new Promise((resolve) => setImmediate(resolve));
    show(true);
    assert.deepEqual(asked, ["expect 7"]);
  });
});
