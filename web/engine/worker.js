// The worker: the only place where JavaScript talks to Python, in JSON text. It keeps the truth of the
// match: after each change the record is stored before the change is answered, so that nothing a person
// has seen happen can be lost with the worker.

import { boot } from "./boot.js";
import { plain } from "./protocol.js";
import * as store from "./store.js";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Reply} Reply */

const CHANGING = new Set(["new", "act", "step", "next", "undo", "redo", "load", "position"]);

const python = boot((stage, error) => tell({ stage, error }));

/** The requests one after the other: the next begins when the one before it is stored and answered. */
let queue = python.then(
  () => {},
  () => {}, // told by the stage `failed`; nothing is answered any more
);

addEventListener("message", ({ data }) => {
  if (data.ping) tell({ pong: true });
  else queue = queue.then(() => serve(data));
});

/** @param {FromWorker} message */
function tell(message) {
  postMessage(message);
}

/** @param {Request} request */
async function serve({ id, text }) {
  try {
    tell({ id, ...(await answer(id, text)) });
  } catch (error) {
    if (/** @type {any} */ (error)?.pyodide_fatal_error) tell({ id, fatal: plain(error) });
    else tell({ id, text: problem("bridge/failed", { ...plain(error) }) });
  }
}

/** @param {string} id @param {string} text @returns {Promise<Omit<Reply, "id">>} */
async function answer(id, text) {
  const call = await python;
  const { op, record } = JSON.parse(text);
  if (op === "forget") return forget();
  if (op === "load" && record === undefined) return resume(call);
  const answered = call(text);
  if (!CHANGING.has(op) || !JSON.parse(answered).ok) return { text: answered };
  return { text: answered, unsaved: await save(call, id) };
}

/** Stores the match as it stands. @param {(text: string) => string} call @param {string} cause
 * @returns {Promise<string | null>} the record when the browser will not keep it (a private window, a full disk) */
async function save(call, cause) {
  const { ok, record, error } = JSON.parse(call('{"op":"save"}'));
  if (!ok) throw new Error(`the match could not be written down: ${error.code}`);
  try {
    await store.keep({ record, cause });
    return null;
  } catch {
    return record;
  }
}

/** @param {(text: string) => string} call @returns {Promise<Omit<Reply, "id">>} */
async function resume(call) {
  const kept = await store.kept();
  if (!kept) return { text: problem("bridge/no-table") };
  return { text: call(JSON.stringify({ op: "load", record: kept.record })), cause: kept.cause };
}

/** @returns {Promise<Omit<Reply, "id">>} */
async function forget() {
  await store.forget().catch(() => {}); // a browser that keeps nothing has nothing to forget
  return { text: '{"ok":true}', unsaved: null };
}

/** An answer of the worker's own, in the engine's form. @param {string} code @param {Record<string, unknown>} [params] */
function problem(code, params = {}) {
  return JSON.stringify({ ok: false, error: { code, where: "", rule: null, params, cites: [] } });
}
