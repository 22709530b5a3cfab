// How a worker begins further scripts: as modules, each from its address. In the one file that is played without a
// host browsers allow neither, and web/single/scripts.js stands in for this one (package.json, "imports").

/** Name the type of the worker's scripts. Without an origin, as in a sandbox, Chromium begins no module from a blob; the
 * worker's script is bundled, so it is no worse as a classic one. @type {WorkerType} */
export const TYPE = globalThis.origin === "null" ? "classic" : "module";

/** Import the script with Pyodide in it. @param {string} address @returns {Promise<typeof import("./python.js")>} */
export const importPython = (address) => import(address);
