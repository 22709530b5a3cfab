// The memory snapshot: Python's memory with the engine imported and a match begun, so that a worker need only
// lay it over the memory of a fresh Pyodide. Written by web/build/snapshot/make.mjs, restored in the worker.
//
// Only blocks of 256 bytes that differ from a fresh memory are kept: 8 MB of 31. Such a memory is the same in
// Node, Chromium and Firefox but for a few places (a random seed, the clock, the stack), which are kept always.
// If it differed anywhere else, Python's memory would be silently corrupted. So everything that the snapshot skips is
// hashed and compared before anything is written, except the gaps: data of the lazy program (unread.py). The guards, each
// with a test in tests/browser/test_boot_guards.py:
//
//   what may be wrong                             what detects it
//   other bytes than the build's                  the browser, which parts.js tells their SHA-256
//   in the one file: cut off, or a byte flipped   gzip's own sum, then the hash of the contents
//   of another format                             magic and version
//   of another Pyodide                            its BUILD_ID in `state`, compared by Pyodide itself
//   the fresh memory is not the build's           the hash of all that is skipped, and where the heap ends
//
// Whenever one of these fails, boot.js starts Python from the library instead, which is only slower.
//
// Not in a snapshot: files (what the engine reads is in memory, see stand_ins/importlib), JavaScript objects (but
// for those Pyodide counts on), and JSPI, which is taken away in the build, since memory made with it traps where it
// is missing. `PYTHONHASHSEED` is that of the build; boot.js gives `random` a new seed. Python may call methods
// through a small WebAssembly helper, which iPhones lack: its place in the table is left as it is here.
//
// Format: a WebAssembly file that holds nothing but a section of its own, because hosts compress files of that type and
// no others of bytes. Its head has 32 bytes; then 32-bit words, little-endian, all sizes multiples of 16 bytes:
//   0 version  1 zero  2-3 hash of the words from 4 on
//   4 length of the memory in bytes  5 end of the fresh heap in bytes  6-7 hash of what is skipped below that end
//   8 number of runs  9 bytes of state  10 number of gaps  11 zero
//   then each run: its first block, its blocks; each gap likewise; zeros up to 16 bytes; `state` (Pyodide's own head);
//   the blocks

/** Name of the section that holds the snapshot. */
const NAME = "brisques snapshot";
/** Size of the head before it, in bytes. */
export const WRAPPER = 32;
/** Version of the format. */
const VERSION = 3;
/** Size of a block, in bytes. */
export const BLOCK = 256;
const HEAD = 12;
const BLOCK_WORDS = BLOCK / 4;

/** Error that says why a snapshot cannot be used; Python then starts from the library. */
export class SnapshotError extends Error {}

/**
 * @typedef {object} Snapshot
 * @property {number} length of the memory, in bytes
 * @property {number} end of the fresh heap, in bytes
 * @property {[number, number]} skipped hash of what is not in the snapshot
 * @property {Uint32Array} runs pairs: the first block, how many
 * @property {Uint32Array} gaps pairs likewise, of blocks that are neither stored nor hashed
 * @property {Uint8Array} state what Pyodide keeps beside the memory
 * @property {Uint32Array} blocks the words of all runs
 */

/** The used part of Pyodide's module. @typedef {{HEAPU32: Uint32Array, __PyRuntime: number,
 * __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number, _emscripten_get_sbrk_ptr: () => number}} Module */

/** Two 32-bit hashes in one pass: each step can be undone, so a single changed word is always noticed. */
class Hash {
  #a = 0x811c9dc5 | 0;
  #b = 0x2545f491 | 0;

  /** @param {Uint32Array} words @param {number} from @param {number} to */
  add(words, from, to) {
    let a = this.#a;
    let b = this.#b;
    for (let i = from; i < to; i += 1) {
      const word = words[i];
      a = Math.imul(a ^ word, 0x01000193);
      b = Math.imul(((b << 7) | (b >>> 25)) ^ word, 0x9e3779b1);
    }
    this.#a = a;
    this.#b = b;
    return this;
  }

  /** @returns {[number, number]} */
  get value() {
    return [this.#a >>> 0, this.#b >>> 0];
  }
}

/** Read and check a snapshot; throws SnapshotError. @param {ArrayBuffer} bytes @returns {Snapshot} */
export function read(bytes) {
  const begin = new Uint8Array(bytes).subarray(0, WRAPPER);
  if (wrapper(bytes.byteLength - WRAPPER).some((byte, at) => byte !== begin[at]))
    throw new SnapshotError("not of this format");
  const words = new Uint32Array(bytes, WRAPPER);
  if (words[0] !== VERSION) throw new SnapshotError("not of this version");
  const [a, b] = new Hash().add(words, 4, words.length).value;
  if (words[2] !== a || words[3] !== b) throw new SnapshotError("the contents are damaged");
  const runs = words.subarray(HEAD, HEAD + 2 * words[8]);
  const gaps = words.subarray(HEAD + runs.length, HEAD + runs.length + 2 * words[10]);
  const state = HEAD + up(runs.length + gaps.length);
  return {
    length: words[4],
    end: words[5],
    skipped: [words[6], words[7]],
    runs,
    gaps,
    state: new Uint8Array(bytes, WRAPPER + state * 4, words[9]),
    blocks: words.subarray(state + words[9] / 4),
  };
}

/** Lay the snapshot over a fresh memory; throws SnapshotError and leaves the memory if it does not fit.
 * @param {Module} module @param {Snapshot} snapshot */
export function restore(module, snapshot) {
  const memory = module.HEAPU32;
  if (memory.byteLength !== snapshot.length || heapEnd(module) !== snapshot.end)
    throw new SnapshotError("the memory has another size here");
  const [a, b] = hashSkipped(memory, snapshot.end, snapshot);
  if (snapshot.skipped[0] !== a || snapshot.skipped[1] !== b)
    throw new SnapshotError("the fresh memory is not that of the build");
  const helper = helperPlace(module);
  const own = memory[helper];
  let at = 0;
  for (const [first, count] of pairs(snapshot.runs)) {
    const words = count * BLOCK_WORDS;
    memory.set(snapshot.blocks.subarray(at, at + words), first * BLOCK_WORDS);
    at += words;
  }
  memory[helper] = own;
}

/** Wrap `createPyodideModule` so that it restores the snapshot; the module is made while the snapshot is still on its
 * way. Pyodide is given only `state` as its snapshot: it compares the BUILD_ID in it, and copies no memory.
 * @param {(settings: any) => Promise<any>} create @param {Promise<Snapshot>} coming
 * @returns {(settings: any) => Promise<any>} */
export function restoring(create, coming) {
  return async (settings) => {
    const module = await create(settings);
    const snapshot = await coming;
    const { rawRun, restoreSnapshot } = module.API;
    module.API.restoreSnapshot = () => {
      const result = restoreSnapshot(snapshot.state);
      restore(module, snapshot);
      return result;
    };
    // Pyodide runs Python text that imports its core; a restored Python has done that already.
    module.API.rawRun = () => {
      module.API.rawRun = rawRun;
      return [0, ""];
    };
    return module;
  };
}

/** Write a snapshot; the reverse of `read`. @param {Uint32Array} memory as it is to be
 * @param {number} end of the fresh heap, in bytes @param {Uint32Array} fresh memory
 * @param {(block: number) => boolean} kept blocks to keep although they are the same @param {Uint8Array} state
 * @param {ArrayLike<number>} [gaps] pairs: the first block, how many @returns {Uint8Array} */
export function write(memory, end, fresh, kept, state, gaps = []) {
  const runs = differing(memory, fresh, kept);
  const start = HEAD + up(runs.length + gaps.length) + state.length / 4;
  const blocks = [...pairs(runs)].reduce((sum, [, count]) => sum + count, 0);
  const words = new Uint32Array(start + blocks * BLOCK_WORDS);
  words.set([VERSION, 0, 0, 0, memory.byteLength, end, ...hashSkipped(fresh, end, { runs, gaps })]);
  words.set([runs.length / 2, state.length, gaps.length / 2], 8);
  words.set(runs, HEAD);
  words.set(gaps, HEAD + runs.length);
  new Uint8Array(words.buffer).set(state, start * 4 - state.length);
  let at = start;
  for (const [first, count] of pairs(runs)) {
    const from = first * BLOCK_WORDS;
    words.set(memory.subarray(from, from + count * BLOCK_WORDS), at);
    at += count * BLOCK_WORDS;
  }
  return seal(words);
}

/** Write the hash into the words, and return the file that holds them. @param {Uint32Array} words
 * @returns {Uint8Array<ArrayBuffer>} */
export function seal(words) {
  words.set(new Hash().add(words, 4, words.length).value, 2);
  const file = new Uint8Array(WRAPPER + words.byteLength);
  file.set(wrapper(words.byteLength));
  file.set(new Uint8Array(words.buffer, words.byteOffset, words.byteLength), WRAPPER);
  return file;
}

/** Return the head of a WebAssembly file with one section of its own, whose size is a number of five bytes.
 * @param {number} length of the contents, in bytes @returns {Uint8Array} */
function wrapper(length) {
  const size = 1 + NAME.length + length;
  const sizeBytes = [0, 7, 14, 21].map((shift) => ((size >>> shift) & 0x7f) | 0x80);
  const name = new TextEncoder().encode(NAME);
  const magic = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  return Uint8Array.of(...magic, 0, ...sizeBytes, size >>> 28, name.length, ...name);
}

/** Return where the heap ends, in bytes; what lies behind has never been written. @param {Module} module */
export function heapEnd(module) {
  return module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
}

/** @param {Uint32Array} memory @param {Uint32Array} fresh @param {(block: number) => boolean} kept
 * @returns {number[]} */
function differing(memory, fresh, kept) {
  /** @type {number[]} */
  const runs = [];
  for (let block = 0; block * BLOCK_WORDS < memory.length; block += 1) {
    if (!kept(block) && !differs(memory, fresh, block)) continue;
    const last = runs.length - 2;
    if (last >= 0 && runs[last] + runs[last + 1] === block) runs[last + 1] += 1;
    else runs.push(block, 1);
  }
  return runs;
}

/** Return whether a block differs between two memories. @param {Uint32Array} one @param {Uint32Array} other
 * @param {number} block */
export function differs(one, other, block) {
  for (let i = block * BLOCK_WORDS; i < (block + 1) * BLOCK_WORDS; i += 1)
    if (one[i] !== other[i]) return true;
  return false;
}

/** Hash a fresh memory without the runs and the gaps. @param {Uint32Array} memory @param {number} end
 * @param {{runs: ArrayLike<number>, gaps: ArrayLike<number>}} without */
function hashSkipped(memory, end, { runs, gaps }) {
  const hash = new Hash();
  const words = end >>> 2;
  let from = 0;
  for (const [first, count] of [...pairs(runs), ...pairs(gaps)].sort(([a], [b]) => a - b)) {
    hash.add(memory, from, Math.min(first * BLOCK_WORDS, words));
    from = (first + count) * BLOCK_WORDS;
    if (from >= words) break;
  }
  return hash.add(memory, from, words).value;
}

/** Return the index of the word that points to Python's helper for calls. @param {Module} module */
function helperPlace(module) {
  const offset = module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2];
  return (module.__PyRuntime + offset) >>> 2;
}

/** @param {ArrayLike<number>} runs @returns {Generator<[number, number]>} */
function* pairs(runs) {
  for (let i = 0; i < runs.length; i += 2) yield [runs[i], runs[i + 1]];
}

/** Round a number of words up to 16 bytes. @param {number} words */
function up(words) {
  return Math.ceil(words / 4) * 4;
}
