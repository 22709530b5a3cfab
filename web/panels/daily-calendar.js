// The deals of the day by date: a month as a table, each day with the games that were played on it and their points. A
// narrow table has only a mark for each game, and the games stand in a list below it.

import { html, nothing } from "lit";
import { dailyOf, dailyResult, dayOf } from "../history/daily.js";
import { formatLanguage, text, variantName } from "../i18n/strings.js";
import { icon } from "../table/pictures.js";

/** @typedef {import("../history/entry.js").Entry} Entry */
/** @typedef {{variant: string, result: ReturnType<typeof dailyResult>}} Played */

/** Draw a month. @param {Entry[]} entries @param {string} month as "2026-11" @param {(month: string) => void} turn */
export function dailyCalendar(entries, month, turn) {
  const [year, number] = month.split("-").map(Number);
  const played = byDay(entries);
  const days = new Date(year, number, 0).getDate();
  const first = (new Date(year, number - 1, 1).getDay() + 6) % 7; // from Monday
  const weeks = Math.ceil((first + days) / 7);
  const name = new Date(year, number - 1, 1).toLocaleDateString(formatLanguage(), {
    month: "long",
    year: "numeric",
  });
  const inMonth = [...played].filter(([date]) => date.startsWith(month)).sort();
  const isLast = month >= dayOf().slice(0, 7);
  /** @param {number} by */
  const other = (by) => dayOf(new Date(year, number - 1 + by, 1)).slice(0, 7);
  /** @param {number} cell */
  const cellOf = (cell) => {
    const day = cell - first + 1;
    if (day < 1 || day > days) return html`<td></td>`;
    const date = `${month}-${String(day).padStart(2, "0")}`;
    return html`<td class=${date === dayOf() ? "today" : ""}><b>${day}</b>${(played.get(date) ?? []).map(result)}</td>`;
  };
  return html`<div class="months">
      <button type="button" class="tool" aria-label=${text("calendar-before")} title=${text("calendar-before")} @click=${() => turn(other(-1))}>${icon("back")}</button>
      <h2 id="calendar-month" aria-live="polite">${name}</h2>
      <button type="button" class="tool" aria-label=${text("calendar-after")} title=${text("calendar-after")} aria-disabled=${isLast} @click=${() => isLast || turn(other(1))}>${icon("on")}</button>
    </div>
    <table class="calendar" aria-labelledby="calendar-month">
      <thead><tr>${weekdays().map(({ short, long }) => html`<th scope="col"><abbr title=${long} aria-label=${long}>${short}</abbr></th>`)}</tr></thead>
      <tbody>${Array.from({ length: weeks }, (_, week) => html`<tr>${Array.from({ length: 7 }, (_, at) => cellOf(week * 7 + at))}</tr>`)}</tbody>
    </table>
    <ul class="month-days" aria-hidden="true">${inMonth.map(listed)}</ul>
    ${played.size === 0 ? html`<p>${text("calendar-none")}</p>` : nothing}`;
}

/** Draw the games of a day in the list, which repeats the table for the eye. @param {[string, Played[]]} day */
const listed = ([date, games]) =>
  html`<li><b>${Number(date.slice(-2))}</b> <div>${games.map(result)}</div></li>`;

/** @param {Entry[]} entries @returns {Map<string, Played[]>} */
function byDay(entries) {
  const days = new Map();
  for (const entry of entries) {
    const daily = dailyOf(entry.id);
    if (!daily) continue;
    const { day, variant } = daily;
    days.set(day, [...(days.get(day) ?? []), { variant, result: dailyResult(entry) }]);
  }
  return days;
}

/** @param {Played} played */
function result({ variant, result: it }) {
  const name = variantName(variant, "");
  const words = it ? text("record-score", { me: it.me, them: it.them }) : text("calendar-open");
  return html`<span class="day-result" data-outcome=${it?.outcome ?? "none"} title="${name}: ${words}"><span>${name}</span> ${words}</span>`;
}

/** List the days of the week from Monday, short and long. */
const weekdays = () =>
  Array.from({ length: 7 }, (_, at) => {
    const day = new Date(2024, 0, 1 + at); // a Monday
    /** @param {"short" | "long"} weekday */
    const name = (weekday) => day.toLocaleDateString(formatLanguage(), { weekday });
    return { short: name("short"), long: name("long") };
  });
