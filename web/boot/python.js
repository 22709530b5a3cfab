// Starts Pyodide in the worker from parts that may still be downloading. It is bundled with Pyodide's scripts into one
// file, which the worker fetches first.

/// <reference path="./runtime.d.ts" />

import createModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide/pyodide.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { joined } from "./lazy-wasm.js";
import { read, restoring } from "./snapshot.js";

/** An empty list of packages, so that Pyodide does not fetch its own (120 kB). */
const lockFileContents = JSON.stringify({ info, packages: {} });
/** Pyodide requires an address to load from, although all files are handed to it. */
const indexURL = "https://pyodide.invalid/";

/** Pyodide requires a snapshot before it makes its module; `restoring` replaces this empty one afterwards. */
const NOT_YET = new Uint8Array();

/** @typedef {import("pyodide").PyodideAPI} Python */

/**
 * @typedef {object} Program
 * @property {Promise<WebAssembly.Module>} wasm the usual functions
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

/** Start Pyodide with our files in place of those it would fetch. It would only log and wait for ever if the
 * WebAssembly did not arrive or could not be instantiated, as where memory is short; here the promise is rejected.
 * @param {Program} program @param {ArrayBuffer | null} library @param {import("pyodide").PyodideConfig} options */
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
        return new Promise((done) => made.then(done, reject)); // failures reject our own promise
      };
      loadPyodide({ indexURL, lockFileContents, ...options }).then(resolve, reject);
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
