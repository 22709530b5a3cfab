// Rare functions are fetched in the middle of a call: wrong bytes are never compiled.

import assert from "node:assert/strict";
import { test } from "node:test";
import { integrityOf } from "../../web/boot/integrity.js";

/** The smallest valid program. */
const PROGRAM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
/** Another valid program, with a custom section. */
const ANOTHER = Uint8Array.of(...PROGRAM, 0, 2, 1, 0x61);

globalThis.brisquesHome = "https://cards.example/";
globalThis.BRISQUES_RUNTIME = Object.fromEntries(
  ["python", "wasm", "lazy", "snapshot", "library"].map((name) => [
    name,
    { name, integrity: integrityOf(PROGRAM.buffer) },
  ]),
);
globalThis.fetch = async () => {
  throw new TypeError("no network in this test");
};
const { Parts } = await import("../../web/boot/parts.js");

/** A host that answers with these in turn, and the cache mode of each request. @param {Uint8Array[]} answers */
function host(answers) {
  /** @type {string[]} */
  const told = [];
  globalThis.XMLHttpRequest = class {
    #cache = "";
    status = 200;
    open() {}
    setRequestHeader(_name, value) {
      this.#cache = value;
    }
    send() {
      told.push(this.#cache);
      this.response = answers.shift()?.slice().buffer;
    }
  };
  return told;
}

const lazy = () => new Parts().program().lazy();

test("the program of the build is used", () => {
  const told = host([PROGRAM]);
  assert.ok(lazy() instanceof WebAssembly.Module);
  assert.deepEqual(told, [""]);
});

test("another program is fetched again without the cache", () => {
  const told = host([ANOTHER, PROGRAM]);
  assert.equal(WebAssembly.Module.customSections(lazy(), "a").length, 0);
  assert.deepEqual(told, ["", "no-cache"]);
});

test("a program that stays wrong is refused", () => {
  host([ANOTHER, ANOTHER]);
  assert.throws(lazy, /did not come as it was built/);
});
