// The courses: a panel that lists them, with how far one has come, and the list of lessons of each.

import { html, nothing } from "lit";
import { dayOf } from "../history/daily.js";
import { dueOn } from "../history/problems.js";
import "../i18n/lesson-words.js";
import "../i18n/problem-words.js";
import { has, language, listOf, text, variantName, withTitle } from "../i18n/strings.js";
import { readProgress } from "../session/problems.js";
import { icon } from "../table/pictures.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../session/lessons.js").Course} Course */
/** @typedef {import("../session/lessons.js").Entry} Entry */
/** @typedef {import("../session/lessons.js").Progress} Progress */

/** Return the name of a course. @param {string} course */
export const courseName = (course) =>
  has(`course-${course}`) ? text(`course-${course}`) : course || text("course-none");

/**
 * @typedef {object} Wishes
 * @property {(name: string) => void} course
 * @property {(lesson: string) => void} lesson by its name, as `fildinski/3`
 * @property {(which: "all" | "today" | "due") => void} problems
 * @property {(file: File) => void} file
 */

/** Open the list of courses. @param {Course[]} courses @param {() => Progress} progress
 * @param {Wishes} wishes */
export function showCourses(courses, progress, wishes) {
  return showPanel(
    "learn",
    () => html`<h1>${text("learn")}</h1>
      ${nextThings(courses, progress(), wishes)}
      <ul class="courses found-games">
        ${courses.map(
          (course) => html`<li>
            <button type="button" @click=${() => wishes.course(course.name)}>
              <b>${courseName(course.name)}</b>
              <span>${has(`course-${course.name}-about`) ? text(`course-${course.name}-about`) : ""}</span>
              ${languageNote(course.lessons)}${standing(course, progress())}
            </button>
          </li>`,
        )}
      </ul>
      ${filePicker(wishes.file)}`,
  );
}

/** Say that lessons are in English alone, if they are and the page is not. @param {Entry[]} lessons */
export const languageNote = (lessons) =>
  lessons.every((lesson) => lesson.language !== language())
    ? html`<small class="language-note" lang=${language()}>${text("course-in-english")}</small>`
    : nothing;

/** Draw what comes next: problems that are due, the problem of the day, the lesson begun or the one after the last.
 * @param {Course[]} courses @param {Progress} progress @param {Wishes} wishes */
function nextThings(courses, progress, { lesson, problems }) {
  const due = dueOn(readProgress(), dayOf()).length;
  const next = nextLesson(courses, progress);
  /** @type {[unknown, () => void][]} */
  const things = [
    [text("problems-today"), () => problems("today")],
    [text("problems"), () => problems("all")],
  ];
  if (next) things.unshift([lessonWords(next, progress), () => lesson(next.name)]);
  if (due > 0) things.unshift([text("problems-due", { count: due }), () => problems("due")]);
  return html`<ul class="learn-next" aria-label=${text("learn-next")}>
    ${things.map(
      ([words, choose], i) =>
        html`<li><button type="button" class="button ${i ? "" : "primary"}" @click=${choose}>${words}</button></li>`,
    )}
  </ul>`;
}

/** @param {{name: string, lesson: Entry}} next @param {Progress} progress */
function lessonWords({ name, lesson }, progress) {
  const step = stepOf(lesson, progress[name]);
  return step > 1
    ? withTitle("learn-unfinished", lesson, { step, steps: lesson.steps })
    : withTitle("learn-lesson", lesson);
}

/** Return the step of a lesson to go on with; what is stored may be of a longer one.
 * @param {Entry} lesson @param {import("../session/lessons.js").Mark} [mark] */
const stepOf = ({ steps }, mark) => Math.min(mark?.step ?? 1, steps);

/** Return the lesson that was begun and not done, or the first not done of the course that was played last, or of the
 * first course; null if all are done. @param {Course[]} courses @param {Progress} progress */
function nextLesson(courses, progress) {
  const all = courses.flatMap(({ name, lessons }) =>
    lessons.map((lesson) => ({ name: `${name}/${lesson.number}`, lesson })),
  );
  const open = all.filter(({ name }) => !progress[name]?.done);
  const course = Object.keys(progress).at(-1)?.split("/")[0];
  return (
    open.find(({ name }) => (progress[name]?.step ?? 1) > 1) ??
    open.find(({ name }) => name.startsWith(`${course}/`)) ??
    open[0] ??
    null
  );
}

/** @param {Course} course @param {Progress} progress */
function standing({ name, lessons }, progress) {
  const done = lessons.filter(({ number }) => progress[`${name}/${number}`]?.done).length;
  const words = text("course-standing", { done, of: lessons.length });
  return html`<small><progress max=${lessons.length} value=${done} aria-hidden="true"></progress> ${words}</small>`;
}

/** Draw the button that opens a lesson from a file. @param {(file: File) => void} open */
function filePicker(open) {
  const picked = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    if (field.files?.[0]) open(field.files[0]);
    field.value = ""; // so that the same file can be chosen again after a correction
  };
  return html`<p class="lesson-file">
    <label class="link">${text("lesson-from-file")}<input class="visually-hidden" type="file" accept=".lesson,.txt,text/plain" @change=${picked} /></label>
    ${location.protocol === "file:" ? "" : html`<a class="link" href="guide/">${text("for-writers")}</a>`}
  </p>`;
}

/** Open the list of a course's lessons. @param {Course} course @param {() => Progress} progress
 * @param {{open: (lesson: Entry) => void, reset: () => void}} wishes */
export function showCourse(course, progress, wishes) {
  const panel = showPanel(
    "course",
    () => html`<h1>${courseName(course.name)}</h1>
      ${languageNote(course.lessons)}
      <ol class="lessons">
        ${course.lessons.map((lesson) => html`<li>${line(course, lesson, progress(), open)}</li>`)}
      </ol>
      <div class="actions">
        <button type="button" class="link" @click=${reset}>${text("course-reset")}</button>
      </div>`,
    { label: courseName(course.name) },
  );
  return panel;

  /** @param {Entry} lesson */
  function open(lesson) {
    panel.close();
    wishes.open(lesson);
  }

  function reset() {
    wishes.reset();
    panel.update();
  }
}

/** @param {Course} course @param {Entry} lesson @param {Progress} progress @param {(lesson: Entry) => void} open */
function line(course, lesson, progress, open) {
  const mark = progress[`${course.name}/${lesson.number}`];
  // The first lesson not done has the focus when the list opens.
  const next = course.lessons.find(({ number }) => !progress[`${course.name}/${number}`]?.done);
  return html`<button type="button" ?autofocus=${lesson === (next ?? course.lessons[0])} @click=${() => open(lesson)}>
    <span class="number">${mark?.done ? html`${icon("tick")}<span class="visually-hidden">${text("lesson-is-done")}</span>` : lesson.number}</span>
    <span lang=${lesson.language}><b>${lesson.title}</b> <small>${lesson.summary}</small></span>
    ${aside(course, lesson, mark)}
  </button>`;
}

/** Draw the lesson's game, if it is not the course's own, and how far the person has come.
 * @param {Course} course @param {Entry} lesson @param {import("../session/lessons.js").Mark} [mark] */
function aside(course, lesson, mark) {
  const { variant, steps } = lesson;
  const step = stepOf(lesson, mark);
  const notes = variant === course.lessons[0].variant ? [] : [variantName(variant)];
  if (!mark?.done && step > 1) notes.push(text("lesson-step-of", { step, of: steps }));
  return notes.length ? html`<small class="where">${listOf(notes)}</small>` : nothing;
}
