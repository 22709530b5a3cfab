// The choice of a language, with languages that the build would have found.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  BRISQUES_LANGUAGES: {
    pl: { file: "words/pl.json", whole: true },
    ro: { file: "words/ro.json", whole: false },
  },
});
const { best, exactly, OFFERED } = await import("../../web/i18n/languages.js");

test("a language that lacks words is not offered, but shown to who asks for it", () => {
  assert.deepEqual(OFFERED, ["en", "pl"]);
  assert.equal(best(["ro-RO"]), "en");
  assert.equal(exactly("ro"), "ro");
  assert.equal(exactly("zz"), null);
});

test("the first language of the browser that there is", () => {
  assert.equal(best(["hu", "pl-PL", "en"]), "pl");
  assert.equal(best(["EN-gb", "pl"]), "en");
  assert.equal(best([]), "en");
});
