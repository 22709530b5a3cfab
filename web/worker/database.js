// The database of this browser and its versions. Version 1 kept one match under a fixed key; since version 2 each match
// has an id: its record, which tells all hands, in one store, and what lists show of it in another.

import { openDB } from "idb";

/** Version of the database; a higher one needs a step in `upgrade`. */
const VERSION = 2;
/** Store of the records, by the id of the match. */
export const RECORDS = "records";
/** Store of what lists show of the matches, by the same id. */
export const ENTRIES = "entries";
/** Store of the start page's hands, under one key. */
export const HANDS = "hands";
/** The only store of version 1. */
const FIRST = "matches";
/** Key of the hands in it. */
const FIRST_HANDS = "hands 1";

/** @typedef {import("idb").IDBPDatabase} Database */
/** @typedef {import("idb").IDBPTransaction<unknown, string[], "versionchange">} Upgrade */

/** @type {Promise<Database> | null} */
let opened = null;

/** Open the database, once. @returns {Promise<Database>} rejects where the browser stores nothing */
export async function database() {
  if (opened) return opened;
  const opening = openDB("brisques", VERSION, {
    upgrade: (db, from, _to, transaction) =>
      upgrade(db, from, /** @type {Upgrade} */ (/** @type {unknown} */ (transaction))),
    blocking: (_old, _new, event) => {
      /** @type {IDBDatabase} */ (event.target).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  opened = opening;
  opening.catch(() => {
    opened = null;
  });
  return opening;
}

/** Read and write in one transaction, so that no other tab comes between.
 * @template T @param {string[]} stores @param {(transaction: any) => Promise<T>} work @returns {Promise<T>} */
export async function change(stores, work) {
  const transaction = (await database()).transaction(stores, "readwrite");
  const [result] = await Promise.all([work(transaction), transaction.done]);
  return result;
}

/** Bring the database to the newest version; an error leaves it as it was.
 * @param {Database} db @param {number} from 0 for a new database @param {Upgrade} transaction */
async function upgrade(db, from, transaction) {
  if (from >= VERSION) return;
  for (const store of [RECORDS, ENTRIES, HANDS]) db.createObjectStore(store);
  if (from === 1) await moveFromFirst(db, transaction);
}

/** Give an id to the match of version 1, and to those that were set aside. @param {Database} db
 * @param {Upgrade} transaction */
async function moveFromFirst(db, transaction) {
  const old = transaction.objectStore(FIRST);
  const [current, aside, hands] = await Promise.all(
    ["current", "aside", FIRST_HANDS].map((key) => old.get(key)),
  );
  const matches = [
    ...(aside ?? []).map((/** @type {any} */ match, /** @type {number} */ at) => [
      `aside-${at + 1}`,
      match,
    ]),
    ...(current ? [["version-1", current]] : []),
  ];
  const now = Date.now();
  for (const [at, [id, { why, ...record }]] of matches.entries()) {
    const time = now + at;
    transaction.objectStore(RECORDS).put(record, id);
    transaction
      .objectStore(ENTRIES)
      .put({ id, begun: time, changed: time, facts: null, ...(why ? { why } : {}) }, id);
  }
  if (hands) transaction.objectStore(HANDS).put(hands, FIRST_HANDS);
  db.deleteObjectStore(FIRST);
}
