// The format of the memory snapshot: what is written is restored, and errors are noticed before the memory is
// changed.

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import {
  BLOCK,
  read,
  restore,
  restoring,
  SnapshotError,
  seal,
  WRAPPER,
  write,
} from "../../web/boot/snapshot.js";

const WORDS = BLOCK / 4;
const BLOCKS = 8;
/** The heap ends in the sixth block: the memory after it is zero. */
const END = 5 * BLOCK + 64;
/** The addresses in bytes of the break, the runtime and the helper's offset in this module. */
const SBRK = 16;
const RUNTIME = 3 * BLOCK;
const OFFSET_AT = 32;
const HELPER = (RUNTIME + 8) / 4;

/** @param {(words: Uint32Array) => void} [change] */
function fresh(change = () => {}) {
  const words = new Uint32Array(BLOCKS * WORDS);
  for (let i = 0; i < END / 4; i += 1) words[i] = i * 2654435761;
  words[SBRK / 4] = END;
  words[OFFSET_AT / 4] = 8;
  change(words);
  return words;
}

/** @param {Uint32Array} HEAPU32 @returns {any} */
const moduleOf = (HEAPU32) => ({
  HEAPU32,
  __PyRuntime: RUNTIME,
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: OFFSET_AT,
  _emscripten_get_sbrk_ptr: () => SBRK,
});

/** Python's memory: two blocks of the heap changed, and one behind its end. */
const grown = () =>
  fresh((words) => {
    words[1 * WORDS + 3] = 1;
    words[2 * WORDS] = 2;
    words[HELPER] = 1111;
    words[7 * WORDS + 5] = 3;
  });

const STATE = new Uint8Array(32).map((_, i) => i);
/** @type {Uint8Array} */
let bytes;

beforeEach(() => {
  bytes = write(grown(), END, fresh(), (block) => block === 4, STATE);
});

/** @param {Uint8Array} from @returns {ArrayBuffer} */
const bufferOf = ({ buffer }) => /** @type {ArrayBuffer} */ (buffer);

describe("a written snapshot", () => {
  test("contains the blocks that differ, and those to be kept", () => {
    const { runs, state, end, length } = read(bufferOf(bytes));
    assert.deepEqual([...runs], [1, 4, 7, 1]);
    assert.deepEqual(state, STATE);
    assert.deepEqual([end, length], [END, BLOCKS * BLOCK]);
  });

  test("is a WebAssembly file, so that hosts compress it", () => {
    const module = new WebAssembly.Module(bufferOf(bytes));
    const [section] = WebAssembly.Module.customSections(module, "brisques snapshot");
    assert.equal(section.byteLength, bytes.length - WRAPPER);
  });

  test("is restored over a fresh memory, except for the runtime's own helper", () => {
    const memory = fresh((words) => {
      words[HELPER] = 2222;
    });
    restore(moduleOf(memory), read(bufferOf(bytes)));
    const wanted = grown();
    wanted[HELPER] = 2222;
    assert.deepEqual(memory, wanted);
  });

  test("is restored when Pyodide restores its state", async () => {
    const memory = fresh();
    /** @type {any[]} */
    const told = [];
    const API = { restoreSnapshot: (/** @type {any} */ state) => told.push(state) };
    const create = restoring(async () => ({ ...moduleOf(memory), API }), read(bufferOf(bytes)));
    const module = await create({});
    assert.equal(module.API.restoreSnapshot(STATE), 1);
    assert.deepEqual(told, [STATE]);
    assert.equal(memory[7 * WORDS + 5], 3);
  });
});

describe("an error is noticed", () => {
  test("in any changed byte", () => {
    for (let i = 0; i < bytes.length; i += 7) {
      const damaged = bytes.slice();
      damaged[i] ^= 0x20;
      assert.throws(() => read(bufferOf(damaged)), SnapshotError, `byte ${i}`);
    }
  });

  test("in a missing part", () => {
    assert.throws(() => read(bufferOf(bytes.slice(0, -BLOCK))), SnapshotError);
  });

  test("in a valid snapshot of another version", () => {
    const words = new Uint32Array(bufferOf(bytes), WRAPPER);
    words[0] += 1;
    assert.throws(() => read(bufferOf(seal(words))), SnapshotError);
  });

  for (const [what, change] of /** @type {[string, (words: Uint32Array) => void][]} */ ([
    ["in a fresh memory that differs where nothing is kept", (words) => (words[WORDS - 1] ^= 1)],
    ["in one that differs in the last word of the heap", (words) => (words[END / 4 - 1] ^= 1)],
    ["in a heap that ends elsewhere", (words) => (words[SBRK / 4] += 16)],
  ])) {
    test(`${what}; the memory is left as it was`, () => {
      const memory = fresh(change);
      const before = memory.slice();
      assert.throws(() => restore(moduleOf(memory), read(bufferOf(bytes))), SnapshotError);
      assert.deepEqual(memory, before);
    });
  }

  test("in a memory of another size", () => {
    const memory = new Uint32Array(2 * BLOCKS * WORDS);
    memory.set(fresh());
    assert.throws(() => restore(moduleOf(memory), read(bufferOf(bytes))), SnapshotError);
  });
});
