// The lessons of a person: the texts of those shipped with the page, from the list that the build made of their heads;
// files that a person opens; and how far a person has come, kept in this browser only.

import { fetchFile } from "#files";
import { StoredValue } from "./stored-value.js";

/**
 * @typedef {object} Entry a lesson in the list
 * @property {string} file below lessons/
 * @property {number} number
 * @property {string} title
 * @property {string} summary
 * @property {string} variant
 * @property {string} language
 * @property {string[]} needs lessons to know before, as `fildinski/2`
 * @property {number} steps how many
 */
/** @typedef {{name: string, lessons: Entry[]}} Course */

/** Load all courses; none if the list cannot be loaded. @param {string} folder of the lessons in a language
 * @returns {Promise<Course[]>} */
export async function loadCourses(folder) {
  try {
    return (await (await fetchFile(`${folder}/index.json`)).json()).courses;
  } catch {
    return [];
  }
}

/** Find a lesson by its name. @param {Course[]} courses @param {string} name as `fildinski/3`
 * @returns {Entry | null} */
export function findLesson(courses, name) {
  const [course, number] = name.split("/");
  const { lessons = [] } = courses.find((each) => each.name === course) ?? {};
  return lessons.find((lesson) => lesson.number === Number(number)) ?? null;
}

/** Load the text of a lesson; rejects if it cannot be loaded. @param {Entry} entry */
export async function loadLesson({ file }) {
  const answer = await fetchFile(`lessons/${file}`);
  if (!answer.ok) throw new Error(`lessons/${file}: ${answer.status}`);
  return answer.text();
}

/** Character that a decoder puts where the bytes are no UTF-8. */
const LOST = "\ufffd";

/** Read the text of a file; rejects with file/not-utf-8, its name and the first line in another encoding.
 * @param {File} file @returns {Promise<string>} */
export async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const before = new TextDecoder().decode(bytes).split(LOST)[0];
    throw {
      code: "file/not-utf-8",
      where: file.name.slice(0, 60),
      params: { line: before.split("\n").length },
    };
  }
}

/** Key of the browser's store. */
export const KEY = "brisques.lessons.1";

/** @typedef {{step: number, done: boolean}} Mark */
/** @typedef {Record<string, Mark>} Progress by lesson, as `fildinski/3` */

const storedProgress = new StoredValue(KEY, parseProgress);

/** Read how far a person has come in the lessons. */
export const readProgress = () => storedProgress.read();

/** Read stored progress; an unknown text counts as none. @param {string | null} text @returns {Progress} */
function parseProgress(text) {
  try {
    const marks = Object.entries(JSON.parse(text ?? "{}") ?? {});
    return Object.fromEntries(
      marks.filter(([, mark]) => Number.isInteger(mark?.step) && mark.step > 0),
    );
  } catch {
    return {};
  }
}

/** Store how far a person has come in a lesson; the one played last stands at the end.
 * @param {string} lesson @param {Partial<Mark>} change */
export function markLesson(lesson, change) {
  const { [lesson]: before = { step: 1, done: false }, ...others } = readProgress();
  storedProgress.write({ ...others, [lesson]: { ...before, ...change } });
}

/** Add the progress of a record file; throws if the browser does not store it. The lessons played here stand after those
 * that are only in the file. @param {string} text as it is stored */
export function addProgress(text) {
  const [own, other] = [readProgress(), parseProgress(text)];
  const added = Object.entries(other).filter(([lesson]) => !own[lesson]);
  const all = Object.entries(own).map(([lesson, mark]) => [lesson, merge(mark, other[lesson])]);
  storedProgress.store(Object.fromEntries([...added, ...all]));
}

/** Return the further of two marks of a lesson. One that is done begins again at its first step, so the step of a file does
 * not count there. @param {Mark} own @param {Mark} [other] @returns {Mark} */
function merge(own, other) {
  if (own.done || !other) return own;
  return { step: Math.max(own.step, other.step), done: other.done };
}

/** Forget how far a person has come in a course. @param {string} course */
export function resetCourse(course) {
  const all = Object.entries(readProgress()).filter(([lesson]) => !lesson.startsWith(`${course}/`));
  storedProgress.write(Object.fromEntries(all));
}
