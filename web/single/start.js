// Starts the engine's workers in the single-file build, in place of prefetch.js. All workers get the same parts, which are
// unpacked once.

/// <reference path="../boot/runtime.d.ts" />

import { GIVEN } from "../worker/protocol.js";
import { packed, unpacked } from "./packed.js";

/** @typedef {import("../worker/protocol.js").Kept} Kept */

const script = URL.createObjectURL(await unpacked("worker", "text/javascript").blob());
const parts = unpackParts();
parts.catch(() => {}); // reported by each worker

/** @returns {Promise<Kept>} */
async function unpackParts() {
  const snapshot = packed("snapshot");
  const library = packed("library");
  const wasm = await WebAssembly.compileStreaming(unpacked("wasm", "application/wasm"));
  return { python: "", wasm, snapshot, library }; // Python is in the worker's script
}

globalThis.brisquesFirstWorker = () => {
  const worker = new Worker(script, { name: GIVEN });
  parts.then(
    (kept) => worker.postMessage({ parts: kept }),
    ({ message }) => worker.dispatchEvent(new ErrorEvent("error", { message })),
  );
  return worker;
};
