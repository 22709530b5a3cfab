// How far a person has come in the lessons, kept in this browser only: for each lesson the step to go on with, and
// whether it was ever done to its end.

const KEY = "brisques.lessons.1";

/** @typedef {{step: number, done: boolean}} Mark */
/** @typedef {Record<string, Mark>} Progress by lesson, as `fildinski/3` */

/** @returns {Progress} */
export function readProgress() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** @param {string} lesson @param {Partial<Mark>} change */
export function markLesson(lesson, change) {
  const all = readProgress();
  all[lesson] = { ...(all[lesson] ?? { step: 1, done: false }), ...change };
  write(all);
}

/** Forgets a course. @param {string} course */
export function resetCourse(course) {
  const all = Object.entries(readProgress()).filter(([lesson]) => !lesson.startsWith(`${course}/`));
  write(Object.fromEntries(all));
}

/** @param {Progress} all */
function write(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage a person finds the way by the list.
  }
}
