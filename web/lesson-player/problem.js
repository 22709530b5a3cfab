// A problem as a lesson of one step, so that the player of lessons plays it: the words are ours, in the language that is
// spoken, and what each answer brings comes from the proof of the problem.

import { scale, variantOf } from "../history/problems.js";
import "../i18n/problem-words.js";
import { language, text, variantName } from "../i18n/strings.js";

/** @typedef {import("../history/problems.js").Problem} Problem */

/** Actions that one may do before the answer: talk is no answer. */
const ACTIONS = 4;
/** The best answer is played by players who know the end. */
const OTHERS = "strong";

/** Write a problem as a lesson. @param {Problem} problem */
export function lessonOf(problem) {
  const { position, seat, best, lost, themes } = problem;
  const [, ...fields] = position.split(";");
  const lines = [
    "brisques-lesson 1",
    `title: ${variantName(variantOf(problem))}`,
    "course: problems",
    `variant: ${variantOf(problem)}`,
    `language: ${language()}`,
    `step: ${text(isCard(best) ? "problem-card" : "problem-action")}`,
    `text: ${text(`problem-ask-${problem.method}`, { count: problem.count })}`,
    "position:",
    ...fields.map((field, at) => `  ${field}${at + 1 < fields.length ? ";" : ""}`),
    `seat: ${seat}`,
    `goal: ${isCard(best) ? "play" : "do"} ${best}`,
    `actions: ${ACTIONS}`,
    `right: ${best}`,
    `others: ${OTHERS}`,
    ...Object.entries(lost).map(
      ([code, points]) => `wrong ${code}: ${wrongWords(problem, code, points)}`,
    ),
    `hint: ${text(`theme-${themes[0]}-hint`)}`,
    `done: ${doneWords(problem)}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Say what a wrong answer loses, and not which one is best: the player may try again.
 * @param {Problem} problem @param {string} code @param {number} points */
const wrongWords = (problem, code, points) =>
  text(`problem-wrong-${scale(problem)}`, {
    action: actionWords(code),
    points: Math.round(points),
    count: problem.count,
  });

/** @param {Problem} problem */
const doneWords = (problem) =>
  text(`problem-right-${scale(problem)}`, {
    points: Math.round(Math.min(...Object.values(problem.lost))),
    count: problem.count,
  });

/** @param {string} code of an action */
const isCard = (code) => /^\w\w$/.test(code);

/** Return an action in the words of a lesson: cards as it draws them. @param {string} code */
function actionWords(code) {
  if (isCard(code)) return `{${code}}`;
  const [kind, cards] = code.split(":");
  if (!cards) return text(kind === "done" ? "problem-nothing" : "problem-exchange");
  return `{${cards.split(".").join(" ")}}`;
}
