// Places in a text, as the engine names them in an error.

import assert from "node:assert/strict";
import test from "node:test";
import { placeMessage } from "../../web/i18n/places.js";

test("a line, a deal and a place in it have messages", () => {
  const line = { id: "place-line", args: { number: "3", at: "" } };
  assert.deepEqual(placeMessage("line 3"), line);
  const action = { id: "place-deal-action", args: { number: "2", at: "15" } };
  assert.deepEqual(placeMessage("deal 2, action 15"), action);
  assert.equal(placeMessage("line 3, column 2")?.id, "place-line-column");
});

test("the name of a field is not translated", () => {
  for (const where of ["", "hands", "line x", "deal 2, column", "QS1"])
    assert.equal(placeMessage(where), null);
});
