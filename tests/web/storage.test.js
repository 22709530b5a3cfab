// The stored matches: what lists show of them, which page may change them, and what is deleted and brought back.

import assert from "node:assert/strict";
import { register } from "node:module";
import { beforeEach, mock, test } from "node:test";
import { empty, HOOK } from "./fake-idb.js";

register(HOOK);
const { add, cameUp, entries, erase, keep, kept, open, putAway, remove, setAside, StaleError, tryAgain } =
  await import("../../web/worker/storage.js");

const MINUTE = 60_000;
/** Stands for what lists show of a match. */
const FACTS = /** @type {any} */ ({ phase: "stock" });

let now = 0;

beforeEach(() => {
  empty();
  now = 1_000_000;
  mock.method(Date, "now", () => now);
});

/** Store a match a minute after what was done before.
 * @param {string} id @param {string} [writer] @param {boolean} [isNew] @param {string} [record] */
function save(id, writer = "page", isNew = false, record = "brisques 1") {
  now += MINUTE;
  return keep({ id, record, summary: "", cause: "page-1", facts: FACTS, isNew }, writer);
}

/** The ids of the listed matches. */
const listed = async () => (await entries()).map(({ id }) => id);

test("the match played last is listed first, with the time when it began", async () => {
  for (const id of ["a", "b", "a"]) await save(id);
  assert.deepEqual(await listed(), ["a", "b"]);
  const [{ begun, changed }] = await entries();
  assert.deepEqual([begun, changed], [1_000_000 + MINUTE, 1_000_000 + 3 * MINUTE]);
});

test("only the page that opened a match last may save it", async () => {
  await save("a", "first");
  await open("a", "second");
  await assert.rejects(save("a", "first", true, "brisques 1 stale"), StaleError);
  assert.equal((await kept("a"))?.record, "brisques 1");
  await save("a", "second");
});

test("a save that was under way when its match was deleted does not bring it back", async () => {
  await save("a");
  await remove("a", true);
  await save("a");
  assert.deepEqual(await listed(), []);
});

test("a new match in place of a deleted one is listed, from any page", async () => {
  await save("daily", "first");
  await remove("daily", true);
  await save("daily", "second", true);
  const [{ id, begun }] = await entries();
  assert.deepEqual([id, begun], ["daily", now]);
});

test("a deleted match comes back with the branches that were deleted with it", async () => {
  for (const id of ["a", "a~1", "a~2", "ab"]) await save(id);
  await remove("a~1", true);
  now += MINUTE;
  assert.equal(await remove("a", true), true);
  assert.deepEqual(await listed(), ["ab"]);
  await remove("a", false);
  assert.deepEqual(await listed(), ["ab", "a~2", "a"]);
  assert.equal(await remove("unknown", true), false);
});

test("a deleted match is erased after an hour, others stay", async () => {
  for (const id of ["a", "b"]) await save(id);
  await remove("a", true);
  now += 59 * MINUTE;
  await erase();
  assert.ok(await kept("a"));
  now += MINUTE;
  await erase();
  assert.equal(await kept("a"), undefined);
  assert.ok(await kept("b"));
});

test("a file adds what is not stored, and brings back what was deleted", async () => {
  for (const id of ["stored", "deleted"]) await save(id);
  await remove("deleted", true);
  const entry = { begun: 1, changed: 1, facts: FACTS };
  const matches = ["stored", "deleted", "deleted~1", "new"].map((id) => ({
    entry: { ...entry, id },
    record: "brisques 1 of the file",
  }));
  assert.deepEqual(await add(matches), { added: 2, known: 1 });
  assert.deepEqual((await listed()).sort(), ["deleted", "deleted~1", "new", "stored"]);
  assert.equal((await kept("stored"))?.record, "brisques 1");
  assert.equal((await kept("new"))?.record, "brisques 1 of the file");
  await save("new", "any page");
});

test("tries are counted until the page that opens the match has it on the table", async () => {
  await save("a");
  await open("a", "first");
  assert.equal((await open("a", "second"))?.tries, 2);
  await cameUp("a", "first", FACTS);
  assert.equal((await kept("a"))?.tries, 2);
  await cameUp("a", "second", FACTS);
  assert.equal((await kept("a"))?.tries, 0);
  assert.equal(await open("unknown", "first"), undefined);
});

test("a match that was set aside can be tried again, as if for the first time", async () => {
  await save("a");
  await open("a", "page");
  await setAside("a", "engine/silent");
  assert.equal((await entries())[0].why, "engine/silent");
  await tryAgain("a");
  assert.equal((await entries())[0].why, undefined);
  assert.equal((await kept("a"))?.tries, 0);
});

test("a match that was put away is shown again when that is undone, or when it is played", async () => {
  await save("a");
  await putAway("a", true);
  assert.equal((await entries())[0].away, true);
  await putAway("a", false);
  assert.equal((await entries())[0].away, false);
  await putAway("a", true);
  await save("a");
  assert.ok(!(await entries())[0].away);
  assert.equal(await putAway("unknown", true), undefined);
});

test("opening a match of an older version gives its list line the facts it lacks", async () => {
  await add([{ entry: { id: "old", begun: 1, changed: 1, facts: null }, record: "brisques 1" }]);
  await open("old", "page");
  await cameUp("old", "page", FACTS);
  assert.deepEqual((await entries())[0].facts, FACTS);
});
