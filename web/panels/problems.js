// The panel of problems: the one of the day, those that are due again, the next at one's rating, a run of growing
// difficulty, and all by theme; with one's own rating.

import { html, nothing } from "lit";
import { dayOf } from "../history/daily.js";
import { dueOn, problemOf, themesOf, waiting } from "../history/problems.js";
import "../i18n/problem-words.js";
import { text } from "../i18n/strings.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../history/problems.js").Problem} Problem */
/** @typedef {import("../history/problems.js").Progress} Progress */
/** What to play: one problem, those that are due, the next ones, a run, or those of a theme.
 * @typedef {{kind: "today" | "due" | "next" | "run" | "theme", theme?: string}} Series */

/**
 * @typedef {object} Offer
 * @property {string[]} names of the collections
 * @property {() => string} chosen
 * @property {() => Problem[]} problems of the chosen collection, none before they have come
 * @property {() => Progress} progress
 * @property {() => boolean} isKept whether the browser stores it
 * @property {(name: string) => void} choose
 * @property {(series: Series) => void} play
 */

/** Open the panel. @param {Offer} offer */
export function showProblems(offer) {
  const panel = showPanel("problems", () => {
    const { names, chosen, problems, progress, isKept } = offer;
    return html`<h1>${text("problems")}</h1>
      <p>${text("problems-about")}</p>
      <p class="own-rating"><b>${text("problems-rating", { rating: progress().rating })}</b>
        <small>${text("problems-rating-about", { kept: isKept() ? "yes" : "no" })}</small></p>
      <label class="problem-games">${text("problems-collection")}
        <select class="field" @change=${(/** @type {Event} */ { target }) => offer.choose(/** @type {HTMLSelectElement} */ (target).value)}>
          ${names.map((name) => html`<option value=${name} .selected=${name === chosen()}>${text(`collection-${name}`)}</option>`)}
        </select></label>
      ${problems().length === 0 ? html`<p role="status">${text("loading")}</p>` : ways(problems(), progress(), play)}`;
  });
  return panel;

  /** @param {Series} series */
  function play(series) {
    panel.close();
    offer.play(series);
  }
}

/** @param {Problem[]} problems @param {Progress} progress @param {(series: Series) => void} play */
function ways(problems, progress, play) {
  const day = dayOf();
  const due = dueOn(progress, day).filter((id) => problems.some((each) => each.id === id)).length;
  const isTried = !!progress.seen[problemOf(problems, day).id];
  return html`<ul class="problem-ways found-games">
      ${way(text(isTried ? "problems-today-done" : "problems-today"), "", () => play({ kind: "today" }), due === 0)}
      ${due > 0 ? way(text("problems-due", { count: due }), text("problems-again"), () => play({ kind: "due" }), true) : nothing}
      ${way(text("problems-next"), "", () => play({ kind: "next" }))}
      ${way(text("problems-run"), progress.run > 0 ? text("problems-run-best", { count: progress.run }) : "", () => play({ kind: "run" }))}
    </ul>
    <p><small>${text("problems-waiting", { count: waiting(progress, day) })}</small></p>
    <h2>${text("problems-themes")}</h2>
    <ul class="problem-themes">
      ${themesOf(problems, progress).map(
        ({
          theme,
          count,
          solved,
        }) => html`<li><button type="button" class="button" @click=${() => play({ kind: "theme", theme })}>
          ${text(`theme-${theme}`)} <small>${text("problems-solved", { solved, count })}</small></button></li>`,
      )}
    </ul>`;
}

/** @param {string} words @param {string} about @param {() => void} choose @param {boolean} [isFirst] has the focus */
const way = (words, about, choose, isFirst = false) => html`<li>
  <button type="button" ?autofocus=${isFirst} @click=${choose}><b>${words}</b>${about ? html`<small>${about}</small>` : nothing}</button>
</li>`;
