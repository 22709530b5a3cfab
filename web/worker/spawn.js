// Begins workers: the first one of the page is running already, and those after it are given what it fetched.

/// <reference path="../boot/runtime.d.ts" />

import { TYPE } from "#scripts";
import { GIVEN } from "./protocol.js";

/** @typedef {import("../boot/parts.js").Kept} Kept */

// A worker takes away its own, and keeps this one for those that help it think.
const { Worker } = globalThis;

/** @param {string | URL} url the worker's script @param {Kept | null} kept @returns {Worker} */
export function spawn(url, kept) {
  if (!kept) return globalThis.brisquesFirstWorker?.() ?? new Worker(url, { type: TYPE });
  const worker = new Worker(url, { type: TYPE, name: GIVEN });
  worker.postMessage({ parts: kept });
  return worker;
}
