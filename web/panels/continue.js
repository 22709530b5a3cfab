// The part of the start page from which matches go on, and what can be done with one that could not be opened.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { withoutBranches } from "../history/branches.js";
import { isUnfinished } from "../history/entry.js";
import { text } from "../i18n/strings.js";
import { icon } from "../table/pictures.js";
import { standingOf, titleOf, whenOf } from "./match-line.js";

/** @typedef {import("../history/entry.js").Entry} Entry */

/**
 * @typedef {object} Unfinished
 * @property {Entry[]} entries the stored matches, those played last first
 * @property {Set<string>} elsewhere ids of those that other tabs play
 * @property {string | null} opening id of the one that is being opened
 */

/**
 * @typedef {object} Wishes each about the match of an id
 * @property {(id: string) => void} goOn
 * @property {(id: string) => void} retry opens a match once more that could not be opened
 * @property {(id: string) => void} putAway
 * @property {(id: string) => void} save gives its record as a file
 * @property {(id: string) => void} remove
 */

/** How many matches the start page shows before the others are unfolded. */
const FIRST = 2;

/** Draw the matches that can go on. @param {Unfinished} unfinished @param {Wishes} wishes */
export function continueList({ entries, elsewhere, opening }, wishes) {
  const shown = withoutBranches(entries).filter(
    (entry) => !entry.why && !entry.away && isUnfinished(entry),
  );
  const [first, rest] = [shown.slice(0, FIRST), shown.slice(FIRST)];
  /** @param {Entry} entry @param {number} at */
  const row = (entry, at) =>
    line(entry, { elsewhere: elsewhere.has(entry.id), opening, isFirst: at === 0 }, wishes);
  return html`${
    shown.length === 0
      ? nothing
      : html`<section class="unfinished" aria-labelledby="unfinished">
          <h2 class="kicker" id="unfinished">${text(shown.length > 1 ? "your-matches" : "your-match")}</h2>
          <ul>${repeat(first, ({ id }) => id, row)}</ul>
          ${
            rest.length === 0
              ? nothing
              : html`<details>
                  <summary>${text("your-matches-more", { count: rest.length })}</summary>
                  <ul>${repeat(
                    rest,
                    ({ id }) => id,
                    (entry) => row(entry, FIRST),
                  )}</ul>
                </details>`
          }
        </section>`
  }
  ${entries.filter(({ why }) => why).map((entry) => aside(entry, wishes))}`;
}

/** Draw a match with the buttons to go on and to put it away.
 * @param {Entry} entry @param {{elsewhere: boolean, opening: string | null, isFirst: boolean}} how
 * @param {Wishes} wishes */
function line({ id, facts, changed }, { elsewhere, opening, isFirst }, { goOn, putAway }) {
  const about = `match-${id}`;
  return html`<li class="resume">
    <p id=${about}>
      <span>${facts ? titleOf(facts) : text("your-match-saved")}</span>
      <span class="standing">${facts ? html`${standingOf(facts)} · ` : nothing}<i>${elsewhere ? text("elsewhere-status") : whenOf(changed)}</i></span>
    </p>
    <button type="button" class="button ${isFirst ? "primary" : ""}" aria-describedby=${about}
      ?disabled=${opening !== null} @click=${() => goOn(id)}>${text(opening === id ? "match-opening" : "go-on")}</button>
    <button type="button" class="tool" aria-label=${text("match-put-away-button")} aria-describedby=${about}
      title=${text("match-put-away-button")} @click=${() => putAway(id)}>${icon("close")}</button>
  </li>`;
}

/** Draw the note on a match that could not be opened. @param {Entry} entry @param {Wishes} wishes */
function aside({ id, why = "" }, { save, retry, remove }) {
  return html`<div class="resume set-aside" role="group" aria-label=${text("aside-title")}>
    <p>
      <span class="kicker">${text("aside-title")}</span>
      <span>${text("aside-why", { why: REASONS[why] ?? "unreadable", code: why })}</span>
    </p>
    <p class="choices">
      <button type="button" class="button" @click=${() => save(id)}>${text("aside-export")}</button>
      <button type="button" class="button" @click=${() => retry(id)}>${text("aside-retry")}</button>
      <button type="button" class="button" @click=${() => remove(id)}>${text("aside-delete")}</button>
    </p>
  </div>`;
}

/** The text for a match that was set aside, by its error code; all others could not be read.
 * @type {Record<string, string>} */
const REASONS = { "engine/silent": "silent", "record/unknown-version": "newer" };
