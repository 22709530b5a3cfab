// The matches in this browser's database, each under its own id: the record, and the facts that lists show.
//
// The worker stores matches, since a record holds all hands. Of several open tabs only one may change a match: its writer,
// whose name is stored with it. A save by any other tab is refused.

import { isBranchOf, withoutBranches } from "../history/branches.js";
import { change, database, ENTRIES, RECORDS } from "./database.js";

/** @typedef {import("../history/entry.js").Entry} Entry */
/** @typedef {import("../history/entry.js").Facts} Facts */
/**
 * @typedef {object} Kept
 * @property {string} record
 * @property {string} [summary] what the engine needs to load the record without replaying all its deals; records of
 * files and of older versions have none
 * @property {string} cause the id of the request that made it
 * @property {string} [writer] the page that may change it; older versions stored none
 * @property {number} [tries] how often it was opened since it last came up
 */
/** A match to store; `isNew`: whether it has just been put on the table.
 * @typedef {{id: string, record: string, summary: string, cause: string, facts: Facts, isNew: boolean}} Made */

/** Error: another page has become the writer of the match. */
export class StaleError extends Error {}

/** Time for which a deleted match can be brought back, in ms. */
const UNDO_TIME = 3_600_000;

/** Store a match. One that was deleted is replaced by a new match of the same id; otherwise it stays deleted, since this
 * save may have been under way when it was deleted. @param {Made} made @param {string} writer
 * @returns {Promise<void>} rejects with a StaleError when another page is its writer */
export async function keep({ id, record, summary, cause, facts, isNew }, writer) {
  const isStale = await change([RECORDS, ENTRIES], async (transaction) => {
    const records = transaction.objectStore(RECORDS);
    const entries = transaction.objectStore(ENTRIES);
    const now = /** @type {Kept | undefined} */ (await records.get(id));
    const before = /** @type {Entry | undefined} */ (await entries.get(id));
    const isReplaced = isNew && before?.gone;
    if (!isReplaced && now?.writer && now.writer !== writer) return true;
    const { gone, begun = Date.now() } = (!isReplaced && before) || {};
    records.put({ record, summary, cause, writer }, id);
    entries.put({ id, begun, changed: Date.now(), facts, gone }, id);
    return false;
  });
  if (isStale) throw new StaleError("another page is the writer of the match");
}

/** Return a stored match. @param {string} id @returns {Promise<Kept | undefined>} */
export async function kept(id) {
  return (await database()).get(RECORDS, id);
}

/** Make a page the writer of a match, and count a try to open it. @param {string} id @param {string} writer
 * @returns {Promise<Kept | undefined>} the match */
export function open(id, writer) {
  return updateRecord(id, (now) => ({ ...now, writer, tries: (now.tries ?? 0) + 1 }));
}

/** Reset the count of tries, since the writer could open the match; an older version stored no facts of it.
 * @param {string} id @param {string} writer @param {Facts} facts */
export async function cameUp(id, writer, facts) {
  await updateRecord(id, (now) => (now.writer === writer ? { ...now, tries: 0 } : now));
  await updateEntry(id, (entry) => ({ ...entry, facts: entry.facts ?? facts }));
}

/** Mark a match that could not be opened. @param {string} id @param {string} why the code of what was wrong */
export function setAside(id, why) {
  return updateEntry(id, (entry) => ({ ...entry, why }));
}

// --- lists of matches ---------------------------------------------------------------------------

/** List the matches, those played last first; never throws, for a browser may refuse to store anything.
 * @returns {Promise<Entry[]>} */
export async function entries() {
  try {
    const all = /** @type {Entry[]} */ (await (await database()).getAll(ENTRIES));
    return all.filter(({ gone }) => !gone).sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** Let a match that was set aside be opened once more. @param {string} id
 * @returns {Promise<Entry | undefined>} nothing if no such match is stored */
export async function tryAgain(id) {
  await updateRecord(id, (now) => ({ ...now, tries: 0 }));
  return updateEntry(id, ({ why: _, ...entry }) => entry);
}

/** Put a match away, or show it on the start page again. @param {string} id @param {boolean} away
 * @returns {Promise<Entry | undefined>} nothing if no such match is stored */
export function putAway(id, away) {
  return updateEntry(id, (entry) => ({ ...entry, away }));
}

/** Delete a match with its branches, or bring back what was deleted with it. @param {string} id
 * @param {boolean} isGone @returns {Promise<boolean>} false if no such match is stored */
export function remove(id, isGone) {
  return change([ENTRIES], async (transaction) => {
    const store = transaction.objectStore(ENTRIES);
    const all = /** @type {Entry[]} */ (await store.getAll());
    const match = all.find((entry) => entry.id === id);
    const since = match?.gone;
    const gone = isGone ? Date.now() : 0;
    const isMeant = (/** @type {Entry} */ entry) => (isGone ? !entry.gone : entry.gone === since);
    for (const entry of all)
      if ((entry.id === id || isBranchOf(entry.id, id)) && isMeant(entry))
        store.put({ ...entry, gone }, entry.id);
    return match !== undefined;
  });
}

/** Add matches of a file, also those that were deleted; those that are stored already stay as they are. Branches are not
 * counted.
 * @param {{entry: Entry, record: string}[]} matches @returns {Promise<{added: number, known: number}>} */
export function add(matches) {
  return change([RECORDS, ENTRIES], async (transaction) => {
    const [records, entries] = [RECORDS, ENTRIES].map((name) => transaction.objectStore(name));
    const all = /** @type {Entry[]} */ (await entries.getAll());
    const stored = new Set(all.flatMap(({ id, gone }) => (gone ? [] : [id])));
    const fresh = matches.filter(({ entry }) => !stored.has(entry.id));
    for (const { entry, record } of fresh) {
      records.put({ record, cause: "file" }, entry.id);
      entries.put(entry, entry.id);
    }
    const listed = withoutBranches(matches.map(({ entry }) => entry));
    const known = listed.filter(({ id }) => stored.has(id)).length;
    return { added: listed.length - known, known };
  });
}

/** Erase the matches that were deleted some time ago. */
export function erase() {
  return change([RECORDS, ENTRIES], async (transaction) => {
    const all = /** @type {Entry[]} */ (await transaction.objectStore(ENTRIES).getAll());
    for (const { id, gone } of all) {
      if (!gone || Date.now() - gone < UNDO_TIME) continue;
      for (const store of [RECORDS, ENTRIES]) transaction.objectStore(store).delete(id);
    }
  });
}

/** @param {string} id @param {(now: Kept) => Kept} work @returns {Promise<Kept | undefined>} */
const updateRecord = (id, work) => update(RECORDS, id, work);

/** @param {string} id @param {(now: Entry) => Entry} work */
const updateEntry = (id, work) => update(ENTRIES, id, work);

/** Change what is stored under an id, if there is anything.
 * @template T @param {string} name @param {string} id @param {(now: T) => T} work @returns {Promise<T | undefined>} */
function update(name, id, work) {
  return change([name], async (transaction) => {
    const store = transaction.objectStore(name);
    const now = await store.get(id);
    if (!now) return undefined;
    const next = work(now);
    await store.put(next, id);
    return next;
  });
}
