// The engine in real Pyodide under Node, as the page's worker has it, spoken to in lines.
// `node run.mjs LIBRARY [SNAPSHOT]`: with a snapshot Python is restored from it, and the library is not even there.
// A line in, {"call": TEXT} or {"run": SOURCE}; a line out, {"answer": TEXT} or {"error": TEXT}. The first line out,
// {"answer": VERSION}, says that Python is ready.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { BEGIN } from "../../web/engine/boot.js";
import { read, restoring } from "../../web/engine/snapshot.js";
import createModule from "../../web/node_modules/pyodide/pyodide.asm.mjs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

// Node shows the source line of an uncaught error, and Pyodide's one line has a million characters.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error}\n`);
  process.exit(1);
});

const [library, snapshot] = process.argv.slice(2);
const python = await loadPyodide({
  ...(snapshot ? restored(snapshot) : { stdLibURL: library }),
  stdout: (text) => process.stderr.write(`${text}\n`), // what Python prints must not mix with the answers
});
const call = python.runPython(BEGIN);

answer({ answer: python.version });
for await (const line of createInterface({ input: process.stdin })) answer(carryOut(JSON.parse(line)));

/** Options that restore Python; Pyodide still reads a library, and is given an empty file. @param {string} file */
function restored(file) {
  const kept = read(new Uint8Array(readFileSync(file)).buffer);
  const createPyodideModule = restoring(createModule, kept);
  return { stdLibURL: "/dev/null", createPyodideModule, _loadSnapshot: kept.state };
}

/** @param {{call?: string, run?: string}} request */
function carryOut(request) {
  try {
    return { answer: request.run === undefined ? call(request.call) : String(python.runPython(request.run)) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** @param {{answer?: string, error?: string}} said */
function answer(said) {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
