// Python in the worker from Pyodide as it is published: stands in for parts.js in a build with `--plain` (package.json,
// "imports"). It uses only what Pyodide documents, so that it works with a version that came out today.

/// <reference path="./runtime.d.ts" />

import { begin } from "./boot.js";

/** Where the engine's sources are unpacked in Pyodide's file system. */
const ENGINE = "/engine";

/** @typedef {import("./boot.js").Call} Call */
/** @typedef {import("./boot.js").Report} Report */

/** Keep nothing: each worker loads Pyodide itself, from the browser's cache. */
export class Parts {
  /** @returns {Promise<null>} */
  async kept() {
    return null;
  }
}

/** Start Python as Pyodide's documentation says, then import the engine from its sources. If one of its files does not
 * arrive, Pyodide only logs that and waits for ever; so each is also fetched here, and a missing one ends the start.
 * @param {Parts} _parts @param {Report} report @returns {Promise<Call>} */
export async function start(_parts, report) {
  const { folder, pyodide, engine } = BRISQUES_PLAIN;
  const files = Promise.all([engine, ...pyodide].map(fetched));
  const missing = files.then(() => new Promise(() => {}));
  const indexURL = address(`${folder}/`);
  const { loadPyodide } = await Promise.race([import(`${indexURL}pyodide.mjs`), missing]);
  report("loading");
  const python = await Promise.race([loadPyodide({ indexURL }), missing]);
  const [archive] = await files;
  addEngine(python, archive);
  return begin(python);
}

/** Make the engine importable. @param {import("pyodide").PyodideAPI} python
 * @param {ArrayBuffer} archive a zip of its sources */
export function addEngine(python, archive) {
  python.unpackArchive(archive, "zip", { extractDir: ENGINE });
  python.pyimport("sys").path.append(ENGINE);
}

/** Fetch a file and check its hash; a damaged one is fetched once more from the host.
 * @param {RuntimeFile} file @returns {Promise<ArrayBuffer>} */
async function fetched({ name, integrity }) {
  const url = address(name);
  try {
    const response = await fetch(url, { integrity }).catch(() =>
      fetch(url, { integrity, cache: "reload" }),
    );
    return await response.arrayBuffer();
  } catch {
    throw new Error(`it did not come as it was built: ${url}`);
  }
}

/** @param {string} name */
function address(name) {
  return new URL(`runtime/${name}`, globalThis.brisquesHome).href;
}
