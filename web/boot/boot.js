// Starts Python in stages and returns its function that answers the page. The files are loaded in parts.js, or in plain.js
// in a build with plain Pyodide.

/** @typedef {"downloading" | "starting" | "loading" | "ready" | "failed"} Stage */
/** @typedef {{name: string, message: string}} Plain an error as data */
/** @typedef {(stage: Stage, error?: Plain) => void} Report */
/** The table is one of several that share this Python; the page's own has no name.
 * @typedef {(text: string, table?: string) => string} Call */

/** List the stages of a boot in their order; a boot only moves on, and `failed` is its end. @type {Stage[]} */
export const STAGES = ["downloading", "starting", "loading", "ready", "failed"];

/** Return an error as plain data, short enough to be shown. @param {unknown} error @returns {Plain} */
export function plain(error) {
  const { name = "Error", message = String(error) } = /** @type {Partial<Error>} */ (error ?? {});
  return { name, message: message.slice(-2000) };
}

/** Prepare a started Python and return brisques.bridge.call. Give `random` a new seed, since the snapshot keeps its
 * state and all workers would guess alike. Switch the garbage collector off: a run takes up to 40 ms at any moment, and a
 * deal makes few reference cycles. Call functions instead of running Python text, which would need the
 * compiler. @param {import("pyodide").PyodideAPI} python @returns {Call} brisques.bridge.call */
export function begin(python) {
  python.pyimport("gc").disable();
  python.pyimport("random").seed();
  return python.pyimport("brisques.bridge.call");
}

/** Start Python and report each stage. @param {Report} report takes each stage; after `failed` the promise is rejected
 * as well @param {(report: Report) => Promise<Call>} start @returns {Promise<Call>} brisques.bridge.call */
export async function boot(report, start) {
  try {
    report("downloading");
    const call = await start(report);
    report("ready");
    return call;
  } catch (error) {
    report("failed", plain(error));
    throw error;
  }
}
