// The engine in real Pyodide under Node, as the page's worker has it, spoken to in lines.
// `node run.mjs FOLDER`, with Pyodide's module and both its programs, and library.zip or, to restore from, snapshot.
// A line in, {"call": TEXT} or {"run": SOURCE}, or {"fetched": ""}, how often what is seldom called was wanted; a line
// out, {"answer": TEXT} or {"error": TEXT}. The first line out, {"answer": VERSION}, says that Python is ready.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { replaceInstances } from "../../web/build/snapshot/instances.mjs";
import { begin } from "../../web/boot/boot.js";
import { joined } from "../../web/boot/lazy-wasm.js";
import { read, restoring } from "../../web/boot/snapshot.js";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

// Node shows the source line of an uncaught error, and Pyodide's one line has a million characters.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error}\n`);
  process.exit(1);
});

const [library, snapshot, lazy, script] = ["library.zip", "snapshot", "lazy.wasm", "pyodide.asm.mjs"].map((name) =>
  join(process.argv[2], name),
);
const { default: createModule } = await import(pathToFileURL(script).href);
let fetched = 0;
replaceInstances((instance, imports) => joined(instance, imports, fetch));

const python = await loadPyodide({
  indexURL: process.argv[2],
  ...(existsSync(snapshot) ? restored(snapshot) : { stdLibURL: library, createPyodideModule: createModule }),
  stdout: (text) => process.stderr.write(`${text}\n`), // what Python prints must not mix with the answers
});
const call = begin(python);

answer({ answer: python.version });
for await (const line of createInterface({ input: process.stdin })) answer(carryOut(JSON.parse(line)));

/** Options that restore Python; Pyodide still reads a library, and is given an empty file. @param {string} file */
function restored(file) {
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
