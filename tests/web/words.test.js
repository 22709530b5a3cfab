// The messages of one language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../web/i18n/words.js";
import { FluentBundle } from "../../web/node_modules/@fluent/bundle/index.js";

const FILES = [
  `### A file
# A card
ace = Ace
# Its seats
seats = { $count ->
    [one] One seat
   *[other] { $count } seats
}
rule = Two
    lines

    .say = More of it
## More
last = End`,
  "other = Other\n",
];

test("only messages that are wanted are parsed, each once", (t) => {
  const parse = t.mock.method(FluentBundle.prototype, "addResource");
  const words = new Words("en", FILES);
  words.message("seats");
  words.message("seats");
  words.message("missing");
  words.message("other");
  const parsed = parse.mock.calls.flatMap((call) => call.arguments[0].body.map(({ id }) => id));
  assert.deepEqual(parsed, ["seats", "other"]);
});

test("a message has all its lines and parts", () => {
  const words = new Words("en", []);
  words.add(FILES);
  const shown = (name, args) => words.format(words.message(name).value, args);
  assert.equal(shown("ace"), "Ace");
  assert.equal(shown("seats", { count: 1000 }), "1000 seats");
  assert.equal(shown("rule"), "Two\nlines");
  assert.equal(words.message("rule").attributes.say, "More of it");
  assert.equal(shown("last"), "End");
});
