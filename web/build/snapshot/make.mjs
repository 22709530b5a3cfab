// Makes the two forms in which Python comes to the worker: `node make.mjs FOLDER`, with sources.zip in it (the
// standard library with our stand-ins, and the engine) and Pyodide's trimmed module. Writes library.zip (all that is
// imported, compiled) and snapshot (see web/boot/snapshot.js), the same bytes from the same sources.

import nodeCrypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { BLOCK, differs, heapEnd, write } from "../../boot/snapshot.js";

// Without JSPI, so that the memory suits browsers that have none; before Pyodide looks.
Reflect.deleteProperty(WebAssembly, "Suspending");
Reflect.deleteProperty(WebAssembly, "promising");

const { loadPyodide } = await import("../../node_modules/pyodide/pyodide.mjs");

const HERE = dirname(fileURLToPath(import.meta.url));
const FOLDER = process.argv[2];
// Emscripten keeps the address of the running script in memory, as `sys.executable` and `_`: without one it takes the
// name that it has in browsers, and the snapshot is the same wherever it is built.
process.argv.length = 1;
const { default: createModule } = await import(pathToFileURL(join(FOLDER, "pyodide.asm.mjs")).href);
const SOURCES = join(FOLDER, "sources.zip");
const LIBRARY = join(FOLDER, "library.zip");

// Places of a fresh memory that are not the same in Node and in browsers, in bytes; the build finds for itself what
// differs with time and chance. tests/browser/test_boot_memory.py compares, and names what is missing here.
const VOLATILE = [
  [3_253_460, 3_253_464], // the helper for calls, which Node 20 lacks
  [3_967_672, 3_967_676],
  [4_008_720, 4_008_768], // the allocator's
  [4_025_340, 4_025_356],
  [14_528_512, 14_544_896], // the stack
];

const { info } = JSON.parse(
  readFileSync(join(HERE, "../../node_modules/pyodide/pyodide-lock.json"), "utf8"),
);
const options = {
  indexURL: FOLDER,
  lockFileContents: JSON.stringify({ info, packages: {} }),
  env: { PYTHONHASHSEED: "0" },
};

await makeLibrary();
await makeSnapshot();

async function makeLibrary() {
  setChance(1);
  const python = await loadPyodide({ ...options, env: { ...options.env }, stdLibURL: SOURCES });
  python.FS.mkdirTree("/stage");
  python.FS.writeFile("/stage/sources.zip", new Uint8Array(readFileSync(SOURCES)));
  run(python, "warm.py");
  run(python, "library.py");
  writeFileSync(LIBRARY, python.FS.readFile("/stage/library.zip"));
}

async function makeSnapshot() {
  const fresh = await freshMemory(1);
  const another = await freshMemory(2);
  setChance(1);
  const python = await loadPyodide({
    ...options,
    env: { ...options.env },
    stdLibURL: LIBRARY,
    _makeSnapshot: true,
  });
  run(python, "warm.py");
  python.runPython(
    "import gc, linecache, re, sys\nre.purge(); linecache.clearcache(); gc.collect(); None",
  );
  const whole = python.makeMemorySnapshot();
  const stateSize = new Uint32Array(whole.buffer, 0, 2)[1];
  const memory = new Uint32Array(whole.slice(stateSize).buffer);
  if (memory.length !== fresh.words.length)
    throw new Error("the engine has outgrown the memory that Pyodide begins with");
  const kept = (block) =>
    differs(fresh.words, another.words, block) ||
    VOLATILE.some(([from, to]) => block * BLOCK < to && (block + 1) * BLOCK > from);
  writeFileSync(join(FOLDER, "fresh"), new Uint8Array(fresh.words.buffer)); // for unread.py and tests
  writeFileSync(join(FOLDER, "memory"), new Uint8Array(memory.buffer)); // for unread.py
  writeFileSync(
    join(FOLDER, "snapshot"),
    write(memory, fresh.end, fresh.words, kept, whole.subarray(0, stateSize)),
  );
}

/** The memory after Pyodide's module is made and before Python begins. */
async function freshMemory(chance) {
  setChance(chance);
  let found;
  const stop = new Error("that is all");
  const createPyodideModule = async (settings) => {
    const module = await createModule(Object.assign(settings, { noInitialRun: true }));
    found = { words: module.HEAPU32.slice(), end: heapEnd(module) };
    throw stop;
  };
  await loadPyodide({
    ...options,
    env: { ...options.env },
    stdLibURL: LIBRARY,
    createPyodideModule,
  }).catch((error) => {
    if (error !== stop) throw error;
  });
  return found;
}

/** Time stands still, and chance repeats itself: the same sources give the same bytes. */
function setChance(seed) {
  const now = Date.UTC(2026, 0, seed);
  Date.now = () => now;
  performance.now = () => 1000 * seed;
  let state = seed;
  const fill = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      bytes[i] = state >>> 16;
    }
    return array;
  };
  crypto.getRandomValues = fill;
  nodeCrypto.randomFillSync = fill;
}

/** A script with names of its own, so that nothing of it stays. */
function run(python, name) {
  const globals = python.toPy({ __name__: "__main__" });
  python.runPython(readFileSync(join(HERE, name), "utf8"), { globals });
  globals.destroy();
}
