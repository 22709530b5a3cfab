// Editing a position: what follows from where the cards lie is left to the engine.

import assert from "node:assert/strict";
import test from "node:test";
import { moved, readLine, writeLine } from "../../web/editor/position.js";

const FILKO =
  "filko-5;phase=play;trump=A;dealer=0;leader=2;turn=2;trick=;hands=AA1KA1,UA1TA1;" +
  "tricks=1.2.9A1OA1,2.2.OL17A1;called=UA1;oldman=2;party=12;shown=1;said=2.0";
const FILDINSKI =
  "fildinski;trump=H;dealer=1;leader=0;trick=;hands=AS1,KS1;won=,;stock=;up=;shown=AS1";

test("a moved card of Filkó leaves the Old Man, his party and who won to the engine", () => {
  const line = writeLine(moved(readLine(FILKO), ["9A1"], "hands.0"));
  assert.equal(
    line,
    "filko-5;phase=play;trump=A;dealer=0;leader=2;turn=2;trick=;hands=AA1KA19A1,UA1TA1;" +
      "tricks=1..OA1,2.2.OL17A1;called=UA1;said=2.0",
  );
  const back = writeLine(moved(readLine(line), ["KA1"], "tricks.0"));
  assert.match(back, /hands=AA19A1,UA1TA1;tricks=1\.\.OA1KA1,2\.2\.OL17A1;/);
});

test("a moved card of another family changes its piles only", () => {
  const line = writeLine(moved(readLine(FILDINSKI), ["KS1"], "won.0"));
  assert.equal(line, FILDINSKI.replace("hands=AS1,KS1;won=,", "hands=AS1,;won=KS1,"));
});
