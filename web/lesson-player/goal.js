// What a step wants, in plain words. A goal comes as its author wrote it (`win trick and not lose brisque`); the engine
// judges it, and this only tells it, without giving away which card or action is meant.

import { has, text } from "../i18n/strings.js";
import { ruleName } from "../panels/rule-text.js";

/** @typedef {{name: string, args: string[]}} Wish one predicate */
/** @typedef {{wish: Wish} | {not: Goal} | {or: boolean, goals: Goal[]}} Goal */

const JOINTS = new Set(["and", "or", "not", "(", ")"]);

/** A sentence of a goal. @param {string} written */
export function goalWords(written) {
  const words = told(either(written.match(/[()]|[^\s()]+/g) ?? []), false);
  return text("lesson-goal", { goal: words.charAt(0).toUpperCase() + words.slice(1) });
}

/** `or` joins what `and` has joined. @param {string[]} tokens those that are read are taken out @returns {Goal} */
function either(tokens) {
  return joined(tokens, "or", () => joined(tokens, "and", () => single(tokens)));
}

/** @param {string[]} tokens @param {"and" | "or"} joint @param {() => Goal} read @returns {Goal} */
function joined(tokens, joint, read) {
  const goals = [read()];
  while (tokens[0] === joint) {
    tokens.shift();
    goals.push(read());
  }
  return goals.length === 1 ? goals[0] : { or: joint === "or", goals };
}

/** @param {string[]} tokens @returns {Goal} */
function single(tokens) {
  const first = tokens.shift() ?? "";
  if (first === "not") return { not: single(tokens) };
  if (first !== "(") return { wish: predicate(first, tokens) };
  const goal = either(tokens);
  tokens.shift(); // the bracket that closes
  return goal;
}

/** @param {string} first @param {string[]} tokens @returns {Wish} */
function predicate(first, tokens) {
  const args = [];
  while (tokens.length > 0 && !JOINTS.has(tokens[0])) args.push(tokens.shift() ?? "");
  return { name: first, args };
}

/** @param {Goal} goal @param {boolean} not whether its contrary is wanted @returns {string} */
function told(goal, not) {
  if ("wish" in goal) return wished(goal.wish, not);
  if ("not" in goal) return told(goal.not, !not);
  const parts = [...new Set(goal.goals.map((part) => told(part, not)))];
  const last = parts.pop() ?? "";
  if (parts.length === 0) return last;
  return text(goal.or === not ? "goal-all" : "goal-any", { goals: parts.join(", "), last });
}

/** @param {Wish} wish @param {boolean} not */
function wished({ name, args }, not) {
  const { id, ...told } = facts(name, args);
  return text(`goal-${not ? "not-" : ""}${id}`, told);
}

/** Which sentence, and what it speaks of. @param {string} name @param {string[]} args
 * @returns {{id: string} & import("../i18n/strings.js").Args} */
function facts(name, args) {
  const number = Number(args.find((word) => /^\d+$/.test(word)) ?? 1);
  switch (name) {
    case "win":
    case "lose": {
      const what = args.at(-1) ?? "";
      return { id: `${name}-${what.replace(/s$/, "")}`, count: number };
    }
    case "end":
      return args[0] === "with" ? { id: "end-with", points: number } : { id: "end-deal" };
    case "score":
      if (/^\d+$/.test(args[0])) return { id: "score", points: number };
      return { id: "score-by", what: nameOf(args[0]) };
    case "declare":
      return { id: "declare", what: nameOf(`bezique.meld.${args[0]}`) };
    default:
      return { id: name };
  }
}

/** What brings points, by its name. @param {string} rule */
const nameOf = (rule) => (has(rule) ? text(rule) : ruleName(rule));
