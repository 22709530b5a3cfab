// Our own SHA-256 agrees with Node's, at every length around the end of a block.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { integrityOf } from "../../web/boot/integrity.js";

test("all lengths up to three blocks, and a long one", () => {
  for (const length of [...Array(193).keys(), 1_000_003]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 131 + length) % 256);
    const known = createHash("sha256").update(bytes).digest("base64");
    assert.equal(integrityOf(bytes.buffer), `sha256-${known}`, `${length} bytes`);
  }
});

test("the published example", () => {
  const { buffer } = new TextEncoder().encode("abc");
  const sum = Buffer.from(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "hex",
  );
  assert.equal(integrityOf(buffer), `sha256-${sum.toString("base64")}`);
});
