// The figures of each game and level, with a small plot of the points made in the last deals.

import { html, nothing, svg } from "lit";
import { mean, statistics } from "../history/statistics.js";
import { fixed, text, variantName } from "../i18n/strings.js";
import { familyNamed } from "../table/families.js";
import { whenOf } from "./match-line.js";
import { levelWord } from "./record-list.js";

/** @typedef {import("../history/entry.js").Entry} Entry */
/** @typedef {import("../history/statistics.js").Line} Line */

/** How many deals the plot shows. */
const PLOTTED = 30;
/** Width of a bar with its gap, and height of the plot, in px before it is scaled. */
const STEP = 10;
const HEIGHT = 60;

/** Draw the figures of all games and levels. @param {Entry[]} entries
 * @param {number} since the time in ms from which on matches count, 0 for all
 * @param {(time: number) => void} countSince */
export function figures(entries, since, countSince) {
  const lines = statistics(entries, since);
  if (lines.length === 0 && !since) return html`<p>${text("statistics-none")}</p>`;
  return html`${lines.map(section)}
    <p class="count-since"><button type="button" class="button small" @click=${() => countSince(since ? 0 : Date.now())}>${text(since ? "statistics-all" : "statistics-reset")}</button></p>
    <p class="foot">${since ? text("statistics-since", { when: whenOf(since) }) : nothing} ${text("statistics-note")}</p>`;
}

/** @param {Line} line */
function section(line) {
  const { variant, rulesName, level, deals, games, won, lost, drawn, assisted } = line;
  const name = text("statistics-title", {
    variant: variantName(variant, rulesName),
    level: levelWord(level),
  });
  /** @type {[string, string | number][]} */
  const rows = [
    ["deals", deals],
    ["games", games],
    [
      "won",
      games ? text("statistics-share", { won, percent: Math.round((100 * won) / games) }) : won,
    ],
    ["lost", lost],
    ...(drawn ? [/** @type {[string, number]} */ (["drawn", drawn])] : []),
    ["streak", text("statistics-streak-now", { now: line.streak, longest: line.longest })],
    ["average", fixed(mean(line.points), 1)],
    ...(assisted ? [/** @type {[string, number]} */ (["assisted", assisted])] : []),
  ];
  return html`<section class="figures">
    <h2>${name}</h2>
    <dl>${rows.map(([id, value]) => html`<div><dt>${text(familyNamed(line.family).worded(`statistics-${id}`))}</dt><dd>${value}</dd></div>`)}</dl>
    ${line.points.length > 1 ? plot(line.points.slice(-PLOTTED)) : nothing}
  </section>`;
}

/** Draw points as bars with their average as a line; a table says the same to a screen reader.
 * @param {number[]} points the oldest first */
function plot(points) {
  const top = Math.max(1, ...points);
  const width = points.length * STEP;
  const average = HEIGHT - (HEIGHT * mean(points)) / top;
  const words = text("statistics-points", { count: points.length });
  return html`<figure class="plot">
    <div class="plot-scale" aria-hidden="true"><span>${top}</span><span>0</span></div>
    <svg viewBox="0 0 ${width} ${HEIGHT}" width=${width * 2} height=${HEIGHT * 1.5} aria-hidden="true" preserveAspectRatio="none">
      ${points.map((value, at) => {
        const height = (HEIGHT * Math.max(0, value)) / top;
        return svg`<rect x=${at * STEP + 1} y=${HEIGHT - height} width=${STEP - 2} height=${height}></rect>`;
      })}
      <line x1="0" x2=${width} y1=${average} y2=${average} vector-effect="non-scaling-stroke"></line>
    </svg>
    <figcaption aria-hidden="true">${words}</figcaption>
    <table class="visually-hidden">
      <caption>${words}</caption>
      <thead><tr><th scope="col">${text("record-deal")}</th><th scope="col">${text("record-mine")}</th></tr></thead>
      <tbody>${points.map((value, at) => html`<tr><th scope="row">${at + 1}</th><td>${value}</td></tr>`)}</tbody>
    </table>
  </figure>`;
}
