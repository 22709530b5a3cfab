// From when on the statistics count, kept in this browser only. Nothing is deleted, so all can be counted again.

/** Key of the browser's store. */
export const KEY = "brisques.statistics.1";

/** What could not be stored, for as long as the page is open. @type {number | null} */
let unstored = null;

/** Return the time from which on matches count, in ms; 0 for all. */
export function countedSince() {
  if (unstored !== null) return unstored;
  try {
    const time = Number(localStorage.getItem(KEY));
    return time > 0 && time <= Date.now() ? time : 0; // any other time was not stored here
  } catch {
    return 0;
  }
}

/** Take the time of a record file, unless this browser has one or the statistics would lose a match that is here; throws if
 * the browser does not store it. @param {string} text as it is stored
 * @param {number[]} begun when the matches here began, in ms */
export function takeCountedSince(text, begun) {
  if (countedSince() === 0 && begun.every((time) => time >= Number(text)))
    localStorage.setItem(KEY, text);
}

/** Count the matches that begin from now on; 0 counts all again. @param {number} time in ms */
export function countSince(time) {
  try {
    localStorage.setItem(KEY, String(time));
    unstored = null;
  } catch {
    unstored = time; // denied or full
  }
}
