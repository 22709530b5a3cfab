// The first script of the page, small so that it runs early: starts the engine's worker, so that Python downloads while
// the table is still being built. The page takes the worker over by `brisquesFirstWorker`, and starts further ones from
// `brisquesWorker`.

/// <reference path="./runtime.d.ts" />

import { chooseNote, tellBroken } from "./note.js";
import { trusted } from "./trusted.js";
import { workerAddress } from "./worker-address.js";

chooseNote();
// A script that is missing or cut off fires an event on its element only.
addEventListener("error", tellBroken, true);
addEventListener("unhandledrejection", tellBroken);

const address = workerAddress();
const worker = new Worker(trusted(address), { type: "module" });
globalThis.brisquesWorker = address;

/** Events of the worker before the page listens. @type {Event[]} */
const heard = [];
const KINDS = ["message", "messageerror", "error"];

/** @param {Event} event */
function listen(event) {
  event.preventDefault();
  heard.push(event);
}

for (const kind of KINDS) worker.addEventListener(kind, listen);

/** Hand the worker to the first caller, and dispatch its earlier events again. */
globalThis.brisquesFirstWorker = () => {
  globalThis.brisquesFirstWorker = undefined;
  for (const kind of KINDS) worker.removeEventListener(kind, listen);
  queueMicrotask(() => {
    for (const event of heard) worker.dispatchEvent(event);
  });
  return worker;
};
