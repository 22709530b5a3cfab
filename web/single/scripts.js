// How a worker of the single-file build loads Pyodide: its one script contains it, and is no module, since Chromium
// starts no module worker from a file.

/** The type of the worker's script. @type {WorkerType} */
export const TYPE = "classic";

/** Import Pyodide, which is part of the worker's script here. */
export const importPython = () => import("../boot/python.js");
