// Pyodide in the worker, started from parts that are there already. Bundled with Pyodide into a file of its own, a
// megabyte that the worker fetches beside the rest, so that the worker itself is running at once.

/// <reference path="./runtime.d.ts" />

import { loadPyodide } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { read, restoring } from "./snapshot.js";

/** Without packages of its own to find, Pyodide need not fetch its list of them (120 kB). */
const lockFileContents = JSON.stringify({ info, packages: {} });
/** Pyodide wants an address to load from, and is given all without one. */
const indexURL = "https://pyodide.invalid/";

/** @typedef {import("pyodide").PyodideAPI} Python */

/** Python as the snapshot has it. @param {WebAssembly.Module} wasm @param {ArrayBuffer} bytes @returns {Promise<Python>} */
export async function startRestored(wasm, bytes) {
  const snapshot = read(bytes);
  const createPyodideModule = restoring(createModule, snapshot);
  return start(wasm, null, { createPyodideModule, _loadSnapshot: snapshot.state });
}

/** Python that imports what it needs. @param {WebAssembly.Module} wasm @param {ArrayBuffer} library @returns {Promise<Python>} */
export async function startPlain(wasm, library) {
  return start(wasm, library, { createPyodideModule: createModule });
}

/**
 * Pyodide fetches its WebAssembly and its library itself, unasked; meanwhile it is handed ours. That the former could
 * not be made into an instance, as where memory is short, it only logs, and would then wait for ever.
 * @param {WebAssembly.Module} module @param {ArrayBuffer | null} library @param {import("pyodide").PyodideConfig} options
 */
async function start(module, library, options) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async () => new Response(library);
  try {
    return await new Promise((resolve, reject) => {
      WebAssembly.instantiateStreaming = async (_response, imports) => {
        const instance = WebAssembly.instantiate(module, imports);
        instance.catch(reject);
        return { module, instance: await instance };
      };
      loadPyodide({ indexURL, lockFileContents, ...options }).then(resolve, reject);
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
