// The engine's archive in real Pyodide under Node, as the page's worker has it, spoken to in lines.
// `node run.mjs ENGINE_ZIP`: a line in, {"call": TEXT} or {"run": SOURCE}; a line out, {"answer": TEXT}
// or {"error": TEXT}. The first line out, {"answer": VERSION}, says that Python is ready.

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

// Node shows the source line of an uncaught error, and Pyodide's one line has a million characters.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error}\n`);
  process.exit(1);
});

const archive = new Uint8Array(await readFile(process.argv[2])); // Pyodide knows no Buffer
// What Python prints must not mix with the answers.
const python = await loadPyodide({ stdout: (text) => process.stderr.write(`${text}\n`) });
python.unpackArchive(archive, "zip", { extractDir: "/lib/brisques" });
python.runPython('import sys; sys.path.insert(0, "/lib/brisques")');
const call = python.runPython("from engine.bridge import call; call");

answer({ answer: python.version });
for await (const line of createInterface({ input: process.stdin })) answer(carryOut(JSON.parse(line)));

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
