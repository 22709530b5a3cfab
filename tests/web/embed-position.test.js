// A position in a page names its game, or an attribute beside it does.

import assert from "node:assert/strict";
import test from "node:test";
import { whole } from "../../web/embed/protocol.js";

test("a position without a game gets the one beside it", () => {
  for (const line of ["trump=H;hands=AS ?", " trump = H ; hands=AS ?", "rest=random"])
    assert.equal(whole(line, "bezique"), `bezique;${line}`);
});

test("a position with a game keeps it, with blanks anywhere", () => {
  for (const game of ["rubicon", "rubicon ", " rubicon\n", "rubicon , match.target=500 "])
    for (const line of [game, `${game};trump=H`]) assert.equal(whole(line, "bezique"), line);
});
