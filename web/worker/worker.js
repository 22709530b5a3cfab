// The worker: the only place where JavaScript talks to Python, in JSON text. Each table has a match keeper; the page's
// own has no name, and embedded tables that share this worker are named by the hub that brought them here.

import { Parts, start } from "#parts";
import { boot } from "../boot/boot.js";
import { spawn } from "./connection.js";
import { MatchKeeper } from "./match-keeper.js";
import { Pool } from "./pool.js";
import { GIVEN, REVIEW } from "./protocol.js";
import * as store from "./storage.js";

/** @typedef {import("../boot/parts.js").Kept} Kept */
/** @typedef {import("./protocol.js").FromWorker} FromWorker */

/** Resolves the parts of a worker that gets them in its first message. @type {(kept: Kept) => void} */
let give = () => {};
/** The files to start from. @type {Promise<Parts>} */
const parts = new Promise((resolve) => {
  give = (given) => resolve(new Parts(given));
  if (self.name !== GIVEN) resolve(new Parts());
});
const python = boot(
  (stage, error) => tell({ stage, error }),
  async (report) => start(await parts, report),
);
/** The same files, for later workers. @type {Kept | null} */
let kept = null;
python.then(pass, () => {});
const pool = new Pool(() => spawn(location.href, kept));
// The policy blocks all other ways to run foreign scripts; only a worker could be made of text.
Reflect.deleteProperty(self, "Worker");

/** @type {Map<string, MatchKeeper>} */
const keepers = new Map();

addEventListener("message", ({ data }) => {
  if (data.parts) return give(data.parts);
  const { table, ping, close, ...request } = data;
  if (ping) return tell({ pong: true, table });
  keeperOf(table).hear(close ? CLOSE : request);
  if (close) keepers.delete(table);
});

const CLOSE = { id: "", text: '{"op":"close"}' };

/** @param {string} [table] */
function keeperOf(table = "") {
  const existing = keepers.get(table);
  if (existing) return existing;
  const call = python.then((any) => (/** @type {string} */ text) => any(text, table));
  const own = table === "" ? { store, pool } : table === REVIEW ? { archive: store } : {};
  const keeper = new MatchKeeper(call, (message) => tell({ ...message, table }), own);
  keepers.set(table, keeper);
  return keeper;
}

/** Keep the files that Python was started from, here and on the page. */
async function pass() {
  kept = await (await parts).kept();
  if (kept && self.name !== GIVEN) tell({ parts: kept });
}

/** @param {FromWorker} message */
function tell(message) {
  postMessage(message);
}
