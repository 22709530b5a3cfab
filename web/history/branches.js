// Branches: a match that goes on from an earlier moment of another one. A branch is stored under the id of its match, `~`
// and a part of its own, so it stays with its match in every list and file. Its record and facts say at which moment it
// left the match.

/** @typedef {import("./entry.js").Entry} Entry */

const MARK = "~";

/** Return the id of a new branch. @param {string} id of a match or of another branch of it @param {string} own */
export const branchId = (id, own) => `${originOf(id)}${MARK}${own}`;

/** Return the id of the match that a branch has left; that of a match itself. @param {string} id */
export const originOf = (id) => id.split(MARK)[0];

/** Return whether an id is that of a branch of a match. @param {string} id @param {string} match */
export const isBranchOf = (id, match) => id.startsWith(`${match}${MARK}`);

/** List the branches of a match, in the order of the moments they left it. @param {Entry[]} entries
 * @param {string} match its id, or that of one of its branches */
export function branchesOf(entries, match) {
  const origin = originOf(match);
  const place = (/** @type {Entry} */ { facts }) =>
    (facts?.branch?.deal ?? 0) * 1000 + (facts?.branch?.place ?? 0);
  return entries
    .filter(({ id }) => isBranchOf(id, origin))
    .sort((a, b) => place(a) - place(b) || a.begun - b.begun);
}

/** List the matches, and those branches whose match is gone. @param {Entry[]} entries */
export function withoutBranches(entries) {
  const ids = new Set(entries.map(({ id }) => id));
  return entries.filter(({ id }) => originOf(id) === id || !ids.has(originOf(id)));
}
