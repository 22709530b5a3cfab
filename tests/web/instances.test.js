// The instance of Pyodide's program is replaced in both forms that `WebAssembly.instantiate` has.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { replaceInstances } from "../../web/build/snapshot/instances.mjs";

const { instantiate } = WebAssembly;
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const ours = { exports: {} };
/** @type {any[]} */
let replaced;

beforeEach(() => {
  replaced = [];
  replaceInstances((instance, imports) => {
    replaced.push([instance.constructor, imports]);
    return ours;
  });
});

afterEach(() => {
  WebAssembly.instantiate = instantiate;
});

test("an instance made from bytes is replaced", async () => {
  const imports = {};
  const { module, instance } = await WebAssembly.instantiate(EMPTY, imports);
  assert.ok(module instanceof WebAssembly.Module);
  assert.equal(instance, ours);
  assert.deepEqual(replaced, [[WebAssembly.Instance, imports]]);
});

test("an instance made from a module stays", async () => {
  const made = await WebAssembly.instantiate(new WebAssembly.Module(EMPTY));
  assert.ok(made instanceof WebAssembly.Instance);
  assert.deepEqual(replaced, []);
});

test("bytes that are no program are still refused", async () => {
  await assert.rejects(WebAssembly.instantiate(EMPTY.subarray(1)), WebAssembly.CompileError);
});
