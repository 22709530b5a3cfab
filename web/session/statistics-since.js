// From when on the statistics count, kept in this browser only. Nothing is deleted, so all can be counted again.

/** Key of the browser's store. */
export const KEY = "brisques.statistics.1";

/** Without storage: for as long as the page is open. */
let since = 0;

/** Return the time from which on matches count, in ms; 0 for all. */
export function countedSince() {
  try {
    return Number(localStorage.getItem(KEY)) || since;
  } catch {
    return since;
  }
}

/** Count the matches that begin from now on; 0 counts all again. @param {number} time in ms */
export function countSince(time) {
  since = time;
  try {
    localStorage.setItem(KEY, String(time));
  } catch {
    // Denied or full.
  }
}
