// How a worker loads further scripts: as modules, each from its address. In the single-file build browsers allow neither,
// and web/single/scripts.js takes the place of this module (package.json, "imports").

/** The type of the worker's script. Without an origin, as in a sandbox, Chromium starts no module from a blob; the
 * worker's script is bundled, so it can be a classic one there. @type {WorkerType} */
export const TYPE = globalThis.origin === "null" ? "classic" : "module";

/** Import the script with Pyodide in it. @param {string} address @returns {Promise<typeof import("./python.js")>} */
export const importPython = (address) => import(address);
