// The engine in real Pyodide under Node, as the page's worker has it, spoken to in lines.
// `node run.mjs FOLDER`, with Pyodide's module and both its programs, and library.zip or, to restore from, snapshot. Or
// with plain Pyodide and engine.zip.
// A line in, {"call": TEXT} or {"run": SOURCE}, or {"fetched": ""}, how often what is seldom called was wanted; a line
// out, {"answer": TEXT} or {"error": TEXT}. The first line out, {"answer": VERSION}, says that Python is ready.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { replaceInstances } from "../../web/build/snapshot/instances.mjs";
import { begin } from "../../web/boot/boot.js";
import { joined } from "../../web/boot/lazy-wasm.js";
import { addEngine } from "../../web/boot/plain.js";
import { read, restoring } from "../../web/boot/snapshot.js";

// Node shows the source line of an uncaught error, and Pyodide's one line has a million characters.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error}\n`);
  process.exit(1);
});

const FOLDER = process.argv[2];
const [engine, library, snapshot, lazy] = ["engine.zip", "library.zip", "snapshot", "lazy.wasm"].map((name) =>
  join(FOLDER, name),
);
let fetched = 0;
/** What Python prints must not mix with the answers. @param {string} text */
const stdout = (text) => process.stderr.write(`${text}\n`);

const python = existsSync(engine) ? await startPlain() : await startShipped();
const call = begin(python);

answer({ answer: python.version });
for await (const line of createInterface({ input: process.stdin })) answer(carryOut(JSON.parse(line)));

/** As web/boot/plain.js does it. */
async function startPlain() {
  const { loadPyodide } = await import(pathToFileURL(join(FOLDER, "pyodide.mjs")).href);
  const started = await loadPyodide({ indexURL: FOLDER, stdout });
  addEngine(started, new Uint8Array(readFileSync(engine)).buffer);
  return started;
}

async function startShipped() {
  const { loadPyodide } = await import("../../web/node_modules/pyodide/pyodide.mjs");
  const { default: createModule } = await import(pathToFileURL(join(FOLDER, "pyodide.asm.mjs")).href);
  replaceInstances((instance, imports) => joined(instance, imports, fetch));
  return loadPyodide({
    indexURL: FOLDER,
    ...(existsSync(snapshot) ? restored(snapshot, createModule) : { stdLibURL: library, createPyodideModule: createModule }),
    stdout,
  });
}

/** Options that restore Python; Pyodide still reads a library, and is given an empty file.
 * @param {string} file @param {(settings: any) => Promise<any>} createModule */
function restored(file, createModule) {
  const kept = read(new Uint8Array(readFileSync(file)).buffer);
  const createPyodideModule = restoring(createModule, kept);
  return { stdLibURL: "/dev/null", createPyodideModule, _loadSnapshot: kept.state };
}

/** The program with what is seldom called. */
function fetch() {
  fetched += 1;
  return new WebAssembly.Module(readFileSync(lazy));
}

/** @param {{call?: string, run?: string, fetched?: string}} request */
function carryOut(request) {
  try {
    if (request.fetched !== undefined) return { answer: String(fetched) };
    return { answer: request.run === undefined ? call(request.call) : String(python.runPython(request.run)) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** @param {{answer?: string, error?: string}} said */
function answer(said) {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
