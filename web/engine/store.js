// The one match that is kept in this browser: its record, and the id of the request that made it.
// The worker writes it. The page only asks whether there is one, since the record tells all hands.

import { openDB } from "idb";

/** @typedef {{record: string, cause: string}} Kept */

const STORE = "matches";
const KEY = "current";

/** @type {Promise<import("idb").IDBPDatabase> | null} */
let opened = null;

function database() {
  if (opened) return opened;
  const opening = openDB("brisques", 1, {
    upgrade: (db) => db.createObjectStore(STORE),
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

/** @param {Kept} kept */
export async function keep(kept) {
  await (await database()).put(STORE, kept, KEY);
}

/** @returns {Promise<Kept | undefined>} */
export async function kept() {
  return (await database()).get(STORE, KEY);
}

export async function forget() {
  await (await database()).delete(STORE, KEY);
}

/** Whether a match is kept; never throws, for a browser may refuse to keep anything. */
export async function hasKept() {
  try {
    return (await (await database()).getKey(STORE, KEY)) !== undefined;
  } catch {
    return false;
  }
}
