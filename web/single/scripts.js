// How a worker in the one file begins further scripts: it is one script with Python in it, and no module, since
// Chromium begins none from a page that is a file.

/** @type {WorkerType} */
export const TYPE = "classic";

export const importPython = () => import("../boot/python.js");
