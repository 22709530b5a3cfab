// The protocol of an embedded table: every earlier version of it stays supported. tests/kept has one list of its
// words and messages for each version.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { METHODS, readRequest, SETTINGS, VERSION } from "../../web/embed/protocol.js";

const KEPT = new URL("../kept/", import.meta.url);
const files = readdirSync(KEPT).filter((name) => /^embed-\d+\.json$/.test(name));

test("every version has a kept list", () => {
  const all = Array.from({ length: VERSION }, (_, before) => `embed-${before + 1}.json`);
  assert.deepEqual(files.sort(), all);
});

for (const name of files) {
  const kept = JSON.parse(readFileSync(new URL(name, KEPT), "utf8"));
  describe(name, () => {
    test("has a request for each method, and each is accepted", () => {
      const read = kept.requests.map(readRequest);
      assert.deepEqual(new Set(read.map(({ method }) => method)), new Set(METHODS));
    });

    test("has all its attributes", () => {
      assert.deepEqual(
        kept.attributes.filter((known) => !Object.hasOwn(SETTINGS, known)),
        [],
      );
    });
  });
}

test("a newer version is refused by name, with the supported versions", () => {
  assert.throws(() => readRequest({ brisques: 99, id: 1, method: "get" }), {
    code: "protocol/unknown-version",
    params: { known: [VERSION] },
  });
});
