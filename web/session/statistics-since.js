// From when on the statistics count, kept in this browser only. Nothing is deleted, so all can be counted again.

import { StoredValue } from "./stored-value.js";

/** Key of the browser's store. */
export const KEY = "brisques.statistics.1";

const storedTime = new StoredValue(KEY, parseTime);

/** Return the time from which on matches count, in ms; 0 for all. */
export const countedSince = () => storedTime.read();

/** @param {string | null} text */
function parseTime(text) {
  const time = Number(text);
  return time > 0 && time <= Date.now() ? time : 0; // any other time was not stored here
}

/** Take the time of a record file, unless this browser has one or the statistics would lose a match that is here; throws if
 * the browser does not store it. @param {string} text as it is stored
 * @param {number[]} begun when the matches here began, in ms */
export function takeCountedSince(text, begun) {
  const time = Number(text);
  if (countedSince() === 0 && begun.every((each) => each >= time)) storedTime.store(time);
}

/** Count the matches that begin from now on; 0 counts all again. @param {number} time in ms */
export const countSince = (time) => storedTime.write(time);
