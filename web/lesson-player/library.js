// The lessons that are shipped with the page: what there is, from the list that the build made of their heads, and the
// text of one.

import { fetchFile } from "#files";

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

/** All courses; none where the list cannot be had. @returns {Promise<Course[]>} */
export async function loadCourses() {
  try {
    return (await (await fetchFile("lessons/index.json")).json()).courses;
  } catch {
    return [];
  }
}

/** @param {Course[]} courses @param {string} name as `fildinski/3` @returns {Entry | null} */
export function findLesson(courses, name) {
  const [course, number] = name.split("/");
  const { lessons = [] } = courses.find((each) => each.name === course) ?? {};
  return lessons.find((lesson) => lesson.number === Number(number)) ?? null;
}

/** The text of a lesson; rejects where it cannot be had. @param {Entry} entry */
export async function loadLesson({ file }) {
  const answer = await fetchFile(`lessons/${file}`);
  if (!answer.ok) throw new Error(`lessons/${file}: ${answer.status}`);
  return answer.text();
}
