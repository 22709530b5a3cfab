// What a step wants, in plain words. The engine reads and judges the goal; this only tells it, without giving away
// which card or action is meant.

import { has, text } from "../i18n/strings.js";
import { ruleName } from "../panels/rule-text.js";

/** @typedef {import("../table/bridge.js").GoalTree} Goal */
/** @typedef {import("../table/bridge.js").Condition} Wish one predicate */

/** A sentence of a goal. @param {Goal} goal */
export function goalWords(goal) {
  const words = told(goal, false);
  return text("lesson-goal", { goal: words.charAt(0).toUpperCase() + words.slice(1) });
}

/** @param {Goal} goal @param {boolean} not whether its contrary is wanted @returns {string} */
function told(goal, not) {
  if ("name" in goal) return wished(goal, not);
  if ("goal" in goal) return told(goal.goal, !not);
  const parts = [...new Set(goal.goals.map((part) => told(part, not)))];
  const last = parts.pop() ?? "";
  if (parts.length === 0) return last;
  return text(goal.any === not ? "goal-all" : "goal-any", { goals: parts.join(", "), last });
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
