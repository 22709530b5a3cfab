// The proof of a problem: what each play loses, how that was found, the best play to the end, and who solved it.

import { html, nothing } from "lit";
import { scale } from "../history/problems.js";
import { fixed, marked, text, token } from "../i18n/strings.js";
import { actionName } from "../table/names.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../history/problems.js").Problem} Problem */
/** @typedef {import("../table/types.js").View} View */

/** The solvers of a problem's `solved`, in its order; see engine/brisques/lab/problems/difficulty.py. */
const SOLVERS = ["novice", "casual", "careless", "unsure", "club", "reader", "strong"];
/** Those that are no levels to play against. */
const ERRING = new Set(["careless", "unsure", "reader"]);
/** Points that every loss by playouts is surely above. */
const LEAST = 5;

/** Open the proof. @param {Problem} problem @param {View} view of its table */
export function showProof(problem, view) {
  const { best, method, count, line } = problem;
  showPanel(
    "problem-proof",
    () => html`<h1>${text("problem-proof")}</h1>
    <p>${text(`problem-proof-${method}`, { count, least: LEAST })}
      ${method === "worlds" ? text(`problem-proof-${scale(problem)}`) : nothing}</p>
    <table>
      <thead><tr><th scope="col">${text("problem-proof-action")}</th><th scope="col">${text("problem-proof-loss")}</th></tr></thead>
      <tbody>
        <tr class="best"><th scope="row">${name(best, view)}</th><td>${text("problem-proof-best")}</td></tr>
        ${rows(problem).map(([code, loss]) => html`<tr><th scope="row">${name(code, view)}</th><td>${loss}</td></tr>`)}
      </tbody>
    </table>
    ${line ? html`<h2>${text("problem-proof-line")}</h2><p class="best-line">${line.split(" ").map((code) => html`<span>${name(code, view)}</span> `)}</p>` : nothing}
    <p><small>${text("problem-proof-levels", { levels: levels(problem) })}</small></p>
    <p><small>${text("problem-proof-check")}</small></p>`,
  );
}

/** Return the other plays with what each loses, the least first. @param {Problem} problem */
function rows({ lost, errors }) {
  const sorted = Object.entries(lost).sort(([, one], [, other]) => one - other);
  return sorted.map(([code, points]) => [
    code,
    errors
      ? `${Math.round(points)} ± ${Math.round(errors[code])}`
      : exact(Math.round(points * 10) / 10),
  ]);
}

/** Return points with a digit after the point only where it counts. @param {number} points */
const exact = (points) => fixed(points, Number.isInteger(points) ? 0 : 1);

/** @param {string} code of an action, a card with its copy or without @param {View} view */
const name = (code, view) => marked(/^\w\w$/.test(code) ? token(code) : actionName(view, code));

/** @param {Problem} problem */
const levels = ({ solved }) =>
  SOLVERS.map((solver, at) =>
    text("problem-proof-level", {
      level: text(ERRING.has(solver) ? `problem-level-${solver}` : `level-${solver}`),
      share: Math.round(solved[at] * 100),
    }),
  ).join(", ");
