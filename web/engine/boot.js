// Starts Python in the worker: Pyodide and the engine's archive, fetched side by side, from our own folder.
// Pyodide is imported at run time and not bundled, so that the worker itself is running at once.

import { info } from "pyodide/pyodide-lock.json";
import { plain } from "./protocol.js";

/** @typedef {(stage: import("./protocol.js").Stage, error?: import("./protocol.js").Plain) => void} Report */
/** @typedef {(text: string) => string} Call */

const HERE = new URL(".", import.meta.url);
const PYODIDE = new URL("pyodide/", HERE).href;
const ARCHIVE = new URL("py/engine.zip", HERE).href;
const LIBRARY = "/lib/brisques";

/**
 * @param {Report} report told of each stage; after `failed` the promise is rejected as well
 * @returns {Promise<Call>} engine.bridge.call
 */
export async function boot(report) {
  try {
    report("downloading");
    const archive = bytes(ARCHIVE);
    archive.catch(() => {}); // looked at below, and should not be reported as unhandled until then
    const python = await Promise.race([brokenDownload(), startPyodide(() => report("starting"))]);
    report("loading");
    python.unpackArchive(await archive, "zip", { extractDir: LIBRARY });
    const call = python.runPython(`
      import sys
      sys.path.insert(0, "${LIBRARY}")
      from engine.bridge import call
      call`);
    report("ready");
    return call;
  } catch (error) {
    report("failed", plain(error));
    throw error;
  }
}

/** @param {() => void} fetched called when Pyodide is there and Python begins @returns {Promise<import("pyodide").PyodideAPI>} */
async function startPyodide(fetched) {
  const url = `${PYODIDE}pyodide.mjs`;
  const { loadPyodide } = await import(url);
  // Without packages of its own to find, Pyodide need not fetch its list of them (120 kB).
  const lockFileContents = JSON.stringify({ info, packages: {} });
  return loadPyodide({ indexURL: PYODIDE, lockFileContents, fsInit: async () => fetched() });
}

/**
 * Rejects when the WebAssembly does not arrive whole, a common thing on a train: Pyodide only logs that and
 * then waits for ever. @returns {Promise<never>}
 */
function brokenDownload() {
  const original = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (source, imports) => {
      WebAssembly.instantiateStreaming = original;
      const instantiated = original(source, imports);
      instantiated.catch(reject);
      return instantiated;
    };
  });
}

/** @param {string} url */
async function bytes(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  return answer.arrayBuffer();
}
