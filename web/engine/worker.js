// The worker: the only place where JavaScript talks to Python, in JSON text. It keeps the truth of the
// match: after each change the record is stored before the change is answered, so that nothing a person
// has seen happen can be lost with the worker.
//
// Requests are carried out one after the other, but for those that take thought: these think first, beside
// the others, and are carried out when the thought has come to its end.

import { boot } from "./boot.js";
import { Parts } from "./parts.js";
import { Pool } from "./pool.js";
import { GIVEN, plain } from "./protocol.js";
import { spawn } from "./spawn.js";
import * as store from "./store.js";
import { Thinking } from "./thinking.js";

/** @typedef {import("./parts.js").Kept} Kept */
/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./thinking.js").Call} Call */
/** @typedef {{id: string, text: string, op: string, args: Record<string, any>}} Asked a request, read */

/** After these another match lies on the table. */
const ELSEWHERE = ["new", "load", "position", "forget"];
const CHANGING = new Set([...ELSEWHERE, "act", "step", "next", "undo", "redo", "rewind"]);
/** What takes thought, and the operation that thinks for a slice. @type {Record<string, string>} */
const THOUGHTS = { step: "think", hint: "hint" };

/** Takes the first message of a worker that is given its parts. @type {(kept: Kept) => void} */
let give = () => {};
/** What to start from. @type {Promise<Parts>} */
const parts = new Promise((resolve) => {
  give = (given) => resolve(new Parts(given));
  if (self.name !== GIVEN) resolve(new Parts());
});
const python = boot((stage, error) => tell({ stage, error }), parts);
/** The same for workers that come after this one. @type {Kept | null} */
let kept = null;
python.then(pass, () => {});
const thinking = new Thinking();
const pool = new Pool(() => spawn(import.meta.url, kept));

/** The requests one after the other: the next begins when the one before it is stored and answered. */
let queue = python.then(
  () => {},
  () => {}, // told by the stage `failed`; nothing is answered any more
);

addEventListener("message", ({ data }) => {
  if (data.ping) return tell({ pong: true });
  if (data.parts) return give(data.parts);
  const { op, ...args } = JSON.parse(data.text);
  hear({ ...data, op, args });
});

/** Keeps what Python was started from, here and on the page. */
async function pass() {
  kept = await (await parts).kept();
  if (self.name !== GIVEN) tell({ parts: kept });
}

/** @param {FromWorker} message */
function tell(message) {
  postMessage(message);
}

/** @param {Asked} asked */
function hear(asked) {
  if (Object.hasOwn(THOUGHTS, asked.op)) guard(asked, () => thinkFirst(asked));
  else serve(asked);
}

/** @param {Asked} asked */
function serve(asked) {
  // A thought about a table that changes is in vain.
  if (asked.op === "stop" || CHANGING.has(asked.op)) thinking.stop();
  if (ELSEWHERE.includes(asked.op)) pool.close();
  queue = queue.then(() => guard(asked, () => answer(asked)));
}

/** @param {Asked} asked @param {() => Promise<Omit<Reply, "id"> | null>} work null when it is answered elsewhere */
async function guard({ id }, work) {
  try {
    const reply = await work();
    if (reply) tell({ id, ...reply });
  } catch (error) {
    if (/** @type {any} */ (error)?.pyodide_fatal_error) tell({ id, fatal: plain(error) });
    else tell({ id, text: problem("bridge/failed", { ...plain(error) }) });
  }
}

/** @param {Asked} asked @returns {Promise<Omit<Reply, "id"> | null>} */
async function thinkFirst(asked) {
  const turn = queue.then(() => python); // what was asked before is done before
  if (!(await thinking.toTheEnd(turn, slices(asked)))) return { text: problem("engine/stopped") };
  serve(asked);
  return null;
}

/** The requests that think about what was asked; further workers may help a player to its move.
 * @param {Asked} asked @returns {(call: Call, first: boolean) => string} */
function slices({ op, args: { helpers = 0, ...args } }) {
  const think = { ...args, op: THOUGHTS[op] };
  if (op !== "step" || helpers === 0) return () => JSON.stringify(think);
  pool.begin();
  /** @type {Record<string, unknown> | null} */
  let loan = null;
  return (call, first) => {
    // What the first slice settles is nothing to share.
    if (!first) loan ??= lend(call, args);
    if (loan) pool.engage(helpers, loan);
    return JSON.stringify({ ...think, tallies: pool.take() });
  };
}

/** What another worker needs to think along. @param {Call} call @param {Record<string, any>} args */
function lend(call, args) {
  const { ok, ...loan } = JSON.parse(call(JSON.stringify({ ...args, op: "lend" })));
  return ok ? loan : null;
}

/** @param {Asked} asked @returns {Promise<Omit<Reply, "id">>} */
async function answer({ id, text, op, args }) {
  const call = await python;
  if (op === "stop") return { text: '{"ok":true}' };
  if (op === "forget") return forget();
  if (op === "load" && args.record === undefined) return resume(call);
  const answered = call(text);
  if (!CHANGING.has(op) || !JSON.parse(answered).ok) return { text: answered };
  return { text: answered, unsaved: await save(call, id) };
}

/** Stores the match as it stands. @param {Call} call @param {string} cause
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

/** @param {Call} call @returns {Promise<Omit<Reply, "id">>} */
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
