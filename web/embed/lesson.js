// A lesson in an embedded table: the player of our own page, whose events become those of the protocol.

import { lessonsIn } from "../i18n/languages.js";
import { language } from "../i18n/strings.js";
import { findLesson, loadCourses, loadLesson } from "../session/lessons.js";
import { heightOf } from "./heights.js";
import { EmbedError } from "./protocol.js";

/** First word of a lesson's text. */
const HEAD = "brisques-lesson";

/** Return the text of a lesson that is given as such or by its name.
 * @param {string} source a lesson's text, or the name of one of ours, as `fildinski/3`
 * @returns {Promise<string>} rejects with an EmbedError */
export async function lessonText(source) {
  if (source.trimStart().startsWith(HEAD)) return source;
  const entry = findLesson(await loadCourses(lessonsIn(language())), source.trim());
  if (!entry) throw new EmbedError({ code: "embed/no-lesson", where: source.slice(0, 40) });
  return loadLesson(entry);
}

/**
 * @typedef {object} Notes what the frame is told
 * @property {(detail: object) => void} stepped a step begins or its state changes
 * @property {(detail: object) => void} done
 * @property {(update: {view: import("../table/types.js").View, events: import("../table/types.js").GameEvent[]}) => void} heard
 * @property {(refusal: import("../table/types.js").Refusal) => void} refused
 * @property {(need: string) => void} needed the table asks for something that only the frame can do
 * @property {(error: unknown) => void} failed
 */

/** Load the lesson player, which comes with the first lesson. */
const loadPlayer = () =>
  import("../lesson-player/player.js").catch(() => {
    throw new EmbedError({ code: "page/part-missing" });
  });

/** Make a lesson player whose events go to the frame. @param {import("../worker/client.js").Engine} engine
 * @param {Notes} notes */
export async function lessonIn(engine, { stepped, done, heard, refused, needed, failed }) {
  const { BrisquesLesson } = await loadPlayer();
  const lesson = new BrisquesLesson(engine, ruleLink);
  const tell = (/** @type {string} */ name, /** @type {(detail: any) => void} */ handle) =>
    lesson.addEventListener(name, (event) => handle(/** @type {CustomEvent} */ (event).detail));
  tell("lesson-step", stepped);
  tell("lesson-done", done);
  tell("lesson-play", heard);
  tell("lesson-refused", ({ refusal }) => refused(refusal));
  tell("lesson-need", ({ need }) => needed(need));
  tell("lesson-trouble", ({ error }) => failed(error));
  return lesson;
}

/** Show the teacher's next hint and return it in bare words; null when there is none left.
 * @param {import("../lesson-player/player.js").BrisquesLesson} lesson */
export async function hintOf(lesson) {
  const { spoken } = await loadPlayer();
  const hint = await lesson.hint();
  return hint && { text: spoken(hint) };
}

/** Return the height that a lesson wants, in px: that of its words where a step has no table. A first step before tables
 * fills the place that was kept, so that nothing moves when it comes.
 * @param {import("../lesson-player/player.js").BrisquesLesson} lesson @param {number} width */
export function lessonHeight({ contents, step, firstElementChild: article }, width) {
  const steps = contents?.steps ?? [];
  const isFirst = step === steps[0] && steps.some(({ table }) => table);
  if (!step || step.table || isFirst || !article) return heightOf(width, "lesson");
  return Math.ceil(article.getBoundingClientRect().height);
}

/** Return the address of a rule on our own page. @param {string} variant @param {string} rule */
function ruleLink(variant, rule) {
  const params = new URLSearchParams({ rules: variant, at: rule });
  return new URL(`./#${params}`, document.baseURI).href;
}
