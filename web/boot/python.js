// Pyodide in the worker, started from parts that may still be on their way: it prepares itself meanwhile. Bundled with
// Pyodide into a file of its own, a megabyte that the worker fetches beside the rest, so as to be running at once.

/// <reference path="./runtime.d.ts" />

import createModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide/pyodide.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { joined } from "./lazy-wasm.js";
import { read, restoring } from "./snapshot.js";

/** Without packages of its own to find, Pyodide need not fetch its list of them (120 kB). */
const lockFileContents = JSON.stringify({ info, packages: {} });
/** Pyodide wants an address to load from, and is given all without one. */
const indexURL = "https://pyodide.invalid/";

/** Pyodide wants to see a snapshot before it makes its module; `restoring` gives it the true one afterwards. */
const NOT_YET = new Uint8Array();

/** @typedef {import("pyodide").PyodideAPI} Python */

/**
 * @typedef {object} Program
 * @property {Promise<WebAssembly.Module>} wasm what is usually called
 * @property {() => WebAssembly.Module} lazy fetches the rest, while its caller waits
 */

/** Start Python from the snapshot, which may arrive last; call `begins` when it has arrived. @param {Program} program
 * @param {Promise<ArrayBuffer>} bytes @param {() => void} begins @returns {Promise<Python>} */
export async function startRestored(program, bytes, begins) {
  const snapshot = bytes.then(read);
  snapshot.then(begins, () => {});
  const createPyodideModule = restoring(createModule, snapshot);
  return start(program, null, { createPyodideModule, _loadSnapshot: NOT_YET });
}

/** Start Python without a snapshot; it imports what it needs. @param {Program} program
 * @param {Promise<ArrayBuffer>} library @returns {Promise<Python>} */
export async function startPlain(program, library) {
  return start(program, await library, { createPyodideModule: createModule });
}

/**
 * Pyodide fetches its WebAssembly and its library itself, unasked; meanwhile it is handed ours. That the former did
 * not come, or could not be made into an instance, as where memory is short, it would only log, and wait for ever.
 * @param {Program} program @param {ArrayBuffer | null} library @param {import("pyodide").PyodideConfig} options
 */
async function start({ wasm, lazy }, library, options) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (what, how) =>
    String(what).startsWith(indexURL) ? new Response(library) : fetch(what, how);
  try {
    return await new Promise((resolve, reject) => {
      WebAssembly.instantiateStreaming = async (_response, imports) => {
        const made = wasm.then(async (module) => {
          const usual = await WebAssembly.instantiate(module, imports);
          return { module, instance: joined(usual, imports ?? {}, lazy) };
        });
        return new Promise((done) => made.then(done, reject)); // what fails is told by us
      };
      loadPyodide({ indexURL, lockFileContents, ...options }).then(resolve, reject);
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
