// The choice of a language among those that a build offers.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  BRISQUES_LANGUAGES: {
    pl: { file: "words/pl.json", whole: true },
    ro: { file: "words/ro.json", whole: false },
  },
});
const { best, exactly, OFFERED } = await import("../../web/i18n/languages.js");

test("an incomplete language is not offered, but used when it is chosen", () => {
  assert.deepEqual(OFFERED, ["en", "pl"]);
  assert.equal(best(["ro-RO"]), "en");
  assert.equal(exactly("ro"), "ro");
  assert.equal(exactly("zz"), null);
  assert.equal(exactly("constructor"), null);
});

test("the first available language of the browser is used", () => {
  assert.equal(best(["hu", "pl-PL", "en"]), "pl");
  assert.equal(best(["EN-gb", "pl"]), "en");
  assert.equal(best([]), "en");
});
