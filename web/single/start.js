// The one file's own way to begin the engine's worker. It comes to stand where prefetch.js stands on a host, but that
// it begins any number of workers: all are given the same parts, which were unpacked once.

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
