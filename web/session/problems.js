// The problems that come with the page, fetched when they are first wanted, and a learner's progress, kept in this browser
// only.

import { fetchFile } from "#files";
import { merge, parseProgress, settle } from "../history/problems.js";
import { StoredValue } from "./stored-value.js";

/** @typedef {import("../history/problems.js").Problem} Problem */
/** @typedef {import("../history/problems.js").Progress} Progress */

/** The collections: the games that they are of, by name. */
export const COLLECTIONS = ["fildinski", "bezique", "filko"];
/** Key of the browser's store. */
export const KEY = "brisques.problems.1";

/** @type {Record<string, Promise<Problem[]>>} */
const loaded = {};

/** Load a collection; rejects if it cannot be loaded. @param {string} name */
export function loadProblems(name) {
  loaded[name] ??= fetchProblems(name).catch((error) => {
    delete loaded[name]; // so that it is asked for again
    throw error;
  });
  return loaded[name];
}

/** @param {string} name @returns {Promise<Problem[]>} */
async function fetchProblems(name) {
  const answer = await fetchFile(`problems/${name}.jsonl`);
  if (!answer.ok) throw { code: "problems-not-loaded" };
  const lines = (await answer.text()).trim().split("\n");
  return lines.map((line) => ({ ...JSON.parse(line), collection: name }));
}

const storedProgress = new StoredValue(KEY, parseProgress);

/** Return whether the browser stores a learner's progress. */
export const isProgressKept = () => storedProgress.canBeStored();

/** Read a learner's progress. */
export const readProgress = () => storedProgress.read();

/** Load all collections if anything is due or waits, and let nothing be due that is in none of them any more. Without one
 * of the collections the progress stays as it is. */
export async function settleProgress() {
  if (Object.values(readProgress().seen).every(({ due }) => due === "")) return;
  const all = await Promise.all(COLLECTIONS.map(loadProblems)).catch(() => null);
  if (all) writeProgress(settle(readProgress(), all.flat()));
}

/** Add the progress of a record file; throws if the browser does not store it. @param {string} text as it is stored */
export function addProgress(text) {
  storedProgress.store(merge(readProgress(), parseProgress(text)));
}

/** Keep a learner's progress. @param {Progress} progress */
export const writeProgress = (progress) => storedProgress.write(progress);
