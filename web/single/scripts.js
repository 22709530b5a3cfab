// How a worker in the one file begins further scripts: it is one script with Python in it, and no module, since
// Chromium begins none from a page that is a file.

/** Name the type of the worker's scripts. @type {WorkerType} */
export const TYPE = "classic";

/** Import Pyodide, which is part of the worker's script here. */
export const importPython = () => import("../boot/python.js");
