// How a worker begins further scripts: as modules, each from its address. In the one file that is played without a
// host browsers allow neither, and web/single/scripts.js stands in for this one (package.json, "imports").

/** @type {WorkerType} */
export const TYPE = "module";

/** @param {string} address @returns {Promise<typeof import("./python.js")>} */
export const importPython = (address) => import(address);
