// Tells which of Pyodide's functions a card table calls: `node called.mjs FOLDER`, where the folder has what make.mjs
// left there, lessons.json, and Pyodide's program with a global for each function that is set when it is called, see
// web/build/called.py. Prints their numbers.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { begin } from "../../boot/boot.js";
import { read, restoring } from "../../boot/snapshot.js";
import { replaceInstances } from "./instances.mjs";

Reflect.deleteProperty(WebAssembly, "Suspending");
Reflect.deleteProperty(WebAssembly, "promising");

const { loadPyodide } = await import("../../node_modules/pyodide/pyodide.mjs");

const HERE = dirname(fileURLToPath(import.meta.url));
const FOLDER = process.argv[2];
const { default: createModule } = await import(pathToFileURL(join(FOLDER, "pyodide.asm.mjs")).href);

/** How the names of those globals begin. */
const CALLED = "called ";

/** What the program exports. @type {WebAssembly.Exports} */
let exports;
replaceInstances((instance) => {
  exports ??= instance.exports;
  return instance;
});

const snapshot = read(new Uint8Array(readFileSync(join(FOLDER, "snapshot"))).buffer);
const python = await loadPyodide({
  indexURL: FOLDER,
  lockFileContents: JSON.stringify({ info: infoOfPackages(), packages: {} }),
  stdLibURL: join(FOLDER, "library.zip"),
  createPyodideModule: restoring(createModule, Promise.resolve(snapshot)),
  _loadSnapshot: new Uint8Array(),
});
begin(python);
const begun = called();
python.runPython(readFileSync(join(HERE, "usual.py"), "utf8"));
for (const [, global] of watched()) global.value = 0; // only here is Python read as text
python.globals.get("everything")(
  python.toPy(JSON.parse(readFileSync(join(FOLDER, "lessons.json"), "utf8"))),
);
process.stdout.write(JSON.stringify([...new Set([...begun, ...called()])]));

function called() {
  return watched()
    .filter(([, global]) => global.value)
    .map(([name]) => Number(name.slice(CALLED.length)));
}

function watched() {
  return Object.entries(exports).filter(([name]) => name.startsWith(CALLED));
}

function infoOfPackages() {
  const lock = join(HERE, "../../node_modules/pyodide/pyodide-lock.json");
  return JSON.parse(readFileSync(lock, "utf8")).info;
}
