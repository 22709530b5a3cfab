// How a worker begins further scripts: as modules, each from its address. In the one file that is played without a
// host browsers allow neither, and web/single/scripts.js stands in for this one (package.json, "imports").

/** Name the type of the worker's scripts. @type {WorkerType} */
export const TYPE = "module";

/** Import the script with Pyodide in it. @param {string} address @returns {Promise<typeof import("./python.js")>} */
export const importPython = (address) => import(address);
