// The messages between a page and an embedded table: a position names its game, or an attribute beside it does; a hint
// has the fields that its type has.

import assert from "node:assert/strict";
import test from "node:test";
import { hintMessage, whole } from "../../web/embed/protocol.js";

test("a position without a game gets the one beside it", () => {
  for (const line of ["trump=H;hands=AS ?", " trump = H ; hands=AS ?", "rest=random"])
    assert.equal(whole(line, "bezique"), `bezique;${line}`);
});

test("a position with a game keeps it, with blanks anywhere", () => {
  for (const game of ["rubicon", "rubicon ", " rubicon\n", "rubicon , match.target=500 "])
    for (const line of [game, `${game};trump=H`]) assert.equal(whole(line, "bezique"), line);
});

test("a hint is told with its action, cards and reasons, and nothing of the search", () => {
  const shown = { action: "KS1", cards: ["KS1"] };
  assert.deepEqual(hintMessage(shown), shown);
  const reasons = [{ key: "reason-takes", params: {} }];
  const search = { dose: 2, settled: true, rollouts: 80, ms: 2000, exact: false, worth: null };
  assert.deepEqual(hintMessage({ ...shown, ...search, reasons }), { ...shown, reasons });
  assert.equal(hintMessage(null), null);
});
