// What is kept in this browser's database: the match that is under way, matches that were set aside since they could
// not be opened, and hands that were dealt for the start page of the next visit.
//
// The worker writes the match, since its record tells all hands. Several tabs may be open, and only one of them may
// change it: its writer, whose name is stored with the match. A save by any other tab is refused.

import { openDB } from "idb";

/**
 * @typedef {object} Kept
 * @property {string} record
 * @property {string} cause the id of the request that made it
 * @property {string} [writer] the page that may change it; older versions stored none
 * @property {number} [tries] how often it was opened since it last came up
 */
/** @typedef {{record: string, cause: string, why: string}} SetAside why: the code of what was wrong */

const STORE = "matches";
const KEY = "current";
const ASIDE = "aside";
/** Key of the hands; its number goes up when a view gains parts that the start page needs. */
const HANDS = "hands 1";

/** Say that another page has become the writer of the match. */
export class StaleError extends Error {}

/** @type {Promise<import("idb").IDBPDatabase> | null} */
let opened = null;

/** @returns {Promise<import("idb").IDBPDatabase>} */
async function database() {
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

/** Reads and writes in one transaction, so that no other tab comes between.
 * @template T @param {(store: import("idb").IDBPObjectStore<any, any, any, "readwrite">) => Promise<T>} work */
async function change(work) {
  const transaction = (await database()).transaction(STORE, "readwrite");
  const [result] = await Promise.all([work(transaction.store), transaction.done]);
  return result;
}

/** Store the match. @param {{record: string, cause: string}} made @param {string} writer
 * @returns {Promise<void>} rejects with a StaleError when another page is its writer */
export async function keep({ record, cause }, writer) {
  const isStale = await change(async (store) => {
    const now = /** @type {Kept | undefined} */ (await store.get(KEY));
    if (now?.writer && now.writer !== writer) return true;
    await store.put({ record, cause, writer }, KEY);
    return false;
  });
  if (isStale) throw new StaleError("another page is the writer of the match");
}

/** Return the stored match. @returns {Promise<Kept | undefined>} */
export async function kept() {
  return (await database()).get(STORE, KEY);
}

/** Make a page the writer of the match, and count a try to open it. @param {string} writer
 * @returns {Promise<Kept | undefined>} the match */
export function open(writer) {
  return update((now) => ({ ...now, writer, tries: (now.tries ?? 0) + 1 }));
}

/** Make a page the writer of the kept match, which it is about to replace. @param {string} writer */
export function claim(writer) {
  return update((now) => ({ ...now, writer }));
}

/** Reset the count of tries, since the writer could open the match. @param {string} writer */
export function cameUp(writer) {
  return update((now) => (now.writer === writer ? { ...now, tries: 0 } : now));
}

/** @param {(now: Kept) => Kept} work @returns {Promise<Kept | undefined>} */
function update(work) {
  return change(async (store) => {
    const now = /** @type {Kept | undefined} */ (await store.get(KEY));
    if (!now) return undefined;
    const next = work(now);
    await store.put(next, KEY);
    return next;
  });
}

/** Delete the match. */
export async function forget() {
  await (await database()).delete(STORE, KEY);
}

/** Return whether a match is kept; never throws, for a browser may refuse to keep anything. */
export async function hasKept() {
  try {
    return (await (await database()).getKey(STORE, KEY)) !== undefined;
  } catch {
    return false;
  }
}

// --- matches that could not be opened -----------------------------------------------------------

/** Set the match aside; none is under way then. @param {string} why the code of what was wrong */
export function setAside(why) {
  return change(async (store) => {
    const now = /** @type {Kept | undefined} */ (await store.get(KEY));
    if (!now) return;
    const { record, cause } = now;
    await store.put([...((await store.get(ASIDE)) ?? []), { record, cause, why }], ASIDE);
    await store.delete(KEY);
  });
}

/** List the matches that were set aside, the latest last. @returns {Promise<SetAside[]>} */
export async function setAsideMatches() {
  try {
    return (await (await database()).get(STORE, ASIDE)) ?? [];
  } catch {
    return [];
  }
}

/** Take the match that was set aside last away; if `isWanted`, it becomes the match under way again.
 * @param {boolean} isWanted @returns {Promise<boolean>} false when another match is under way, which stays */
export function dropAside(isWanted) {
  return change(async (store) => {
    const all = /** @type {SetAside[]} */ ((await store.get(ASIDE)) ?? []);
    const last = all.pop();
    if (isWanted && last) {
      if (await store.get(KEY)) return false;
      await store.put({ record: last.record, cause: last.cause }, KEY);
    }
    await store.put(all, ASIDE);
    return true;
  });
}

// --- hands for the start page -------------------------------------------------------------------

/** Store hands for the next visit. @param {unknown[]} hands */
export async function keepHands(hands) {
  try {
    await (await database()).put(STORE, hands, HANDS);
  } catch {
    // Without storage each visit begins with a hand of the build.
  }
}

/** Return the hands stored at an earlier visit. @returns {Promise<unknown[]>} */
export async function keptHands() {
  try {
    const hands = await (await database()).get(STORE, HANDS);
    return Array.isArray(hands) ? hands : [];
  } catch {
    return [];
  }
}
