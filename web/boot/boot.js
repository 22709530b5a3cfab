// Starts Python in the worker: from the snapshot in a quarter of the time it takes to import everything, and from the
// library when the snapshot does not come or does not fit, for whatever reason.

/** @typedef {"downloading" | "starting" | "loading" | "ready" | "failed"} Stage */
/** @typedef {{name: string, message: string}} Plain an error as data */
/** @typedef {(stage: Stage, error?: Plain) => void} Report */
/** The table is one of several that share this Python; the page's own has no name.
 * @typedef {(text: string, table?: string) => string} Call */
/** @typedef {import("./parts.js").Parts} Parts */

/** The order of the stages; a boot only moves on, and `failed` is its end. @type {Stage[]} */
export const STAGES = ["downloading", "starting", "loading", "ready", "failed"];

/** An error as plain data, of a length that can be shown. @param {unknown} error @returns {Plain} */
export function plain(error) {
  const { name = "Error", message = String(error) } = /** @type {Partial<Error>} */ (error ?? {});
  return { name, message: message.slice(-2000) };
}

/** What a snapshot remembers is not chance: without a new seed all workers would guess alike. And nothing is swept up:
 * that would take up to 40 ms at any moment, for the few objects of a deal that refer to each other in a circle. No
 * Python is read here as text, since a compiler that nothing else needs would have to begin for it.
 * @param {import("./python.js").Python} python @returns {Call} brisques.bridge.call */
export function begin(python) {
  python.pyimport("gc").disable();
  python.pyimport("random").seed();
  return python.pyimport("brisques.bridge.call");
}

/**
 * @param {Report} report told of each stage; after `failed` the promise is rejected as well
 * @param {Parts | Promise<Parts>} given @returns {Promise<Call>} brisques.bridge.call
 */
export async function boot(report, given) {
  try {
    report("downloading");
    const parts = await given;
    const call = await startRestored(parts, report).catch((error) =>
      startPlain(parts, report, plain(error)),
    );
    report("ready");
    return call;
  } catch (error) {
    report("failed", plain(error));
    throw error;
  }
}

/** @param {Parts} parts @param {Report} report @returns {Promise<Call>} */
async function startRestored(parts, report) {
  const { startRestored: start } = await parts.python;
  return begin(await start(parts.program(), parts.snapshot(), () => report("starting")));
}

/** @param {Parts} parts @param {Report} report @param {Plain} why not from the snapshot
 * @returns {Promise<Call>} */
async function startPlain(parts, report, why) {
  const { startPlain: start } = await parts.python;
  report("loading", why);
  const library = parts.library(); // beside the program
  return begin(await start(await parts.wholeProgram(), library));
}
