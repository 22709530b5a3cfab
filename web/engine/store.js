// What is kept in this browser's database. The one match: its record, and the id of the request that made it.
// The worker writes it; the page only asks whether there is one, since the record tells all hands. And hands that were
// dealt for the start page of the next visit, which the page writes.

import { openDB } from "idb";

/** @typedef {{record: string, cause: string}} Kept */

const STORE = "matches";
const KEY = "current";
/** Counts up when a view gains parts that the start page needs. */
const HANDS = "hands 1";

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

/** Stores hands for the next visit. @param {unknown[]} hands */
export async function keepHands(hands) {
  try {
    await (await database()).put(STORE, hands, HANDS);
  } catch {
    // A browser that keeps nothing begins each visit with a hand of the build.
  }
}

/** The hands stored at an earlier visit. @returns {Promise<unknown[]>} */
export async function keptHands() {
  try {
    const hands = await (await database()).get(STORE, HANDS);
    return Array.isArray(hands) ? hands : [];
  } catch {
    return [];
  }
}
