// The list of stored matches: search, filters, and a folded line for each match with what can be done with it.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { isDaily, isUnfinished } from "../history/entry.js";
import { filtered, resultOf, valuesOf } from "../history/filter.js";
import { gamesOf, levelOf, personsIn, pointsOf, theirPointsOf } from "../history/results.js";
import { has, text, variantName } from "../i18n/strings.js";
import { familyNamed } from "../table/families.js";
import { othersOf, rivalsOf, scoresOf, whenOf } from "./match-line.js";

/** @typedef {import("../history/entry.js").Entry} Entry */
/** @typedef {import("../history/entry.js").Facts} Facts */
/** @typedef {import("../history/filter.js").Wanted} Wanted */

/**
 * @typedef {object} Wishes
 * @property {(change: Partial<Wanted>) => void} want
 * @property {() => Set<string>} elsewhere ids of the matches that other tabs play
 * @property {(id: string) => void} goOn
 * @property {(id: string) => void} review
 * @property {(id: string) => void} read
 * @property {(id: string) => void} remove
 */

const RESULTS = ["won", "lost", "drawn", "undecided", "open"];
/** Limit of matches that are drawn at once; search finds the others. */
const MOST = 100;

/** Draw search, filters and the matches. @param {Entry[]} entries @param {Wanted} wanted @param {Wishes} wishes */
export function matchList(entries, wanted, wishes) {
  if (entries.length === 0) return html`<p>${text("record-none")}</p>`;
  const found = filtered(entries, wanted, describe);
  return html`${filters(entries, wanted, wishes)}
    <p class="found" role="status">${text(found.length > 0 ? "record-count" : "record-none-found", { count: found.length })}</p>
    <ul class="past-matches">${repeat(
      found.slice(0, MOST),
      ({ id }) => id,
      (entry) => row(entry, wishes),
    )}</ul>`;
}

/** @param {Entry[]} entries @param {Wanted} wanted @param {Wishes} wishes */
function filters(entries, wanted, { want }) {
  /** @param {keyof Wanted} name @param {[string, string][]} options values and words */
  const choice = (
    name,
    options,
  ) => html`<label><span>${text(`record-${name === "variant" ? "game" : name}`)}</span>
    <select class="field" @change=${(/** @type {Event} */ event) => want({ [name]: chosenIn(event) })}>
      <option value="" .selected=${wanted[name] === ""}>${text("record-any")}</option>
      ${options.map(([value, words]) => html`<option value=${value} .selected=${wanted[name] === value}>${words}</option>`)}
    </select></label>`;
  return html`<div class="filters" role="search">
    <label class="words"><span>${text("record-search")}</span>
      <input class="field" type="search" .value=${wanted.words}
        @input=${(/** @type {Event} */ event) => want({ words: chosenIn(event) })} /></label>
    ${choice(
      "variant",
      valuesOf(entries, (facts) => facts.variant).map((variant) => [variant, variantName(variant)]),
    )}
    ${choice(
      "level",
      valuesOf(entries, levelOf).map((level) => [level, levelWord(level)]),
    )}
    ${choice(
      "result",
      RESULTS.map((result) => [result, text(`record-result-${result}`)]),
    )}
  </div>`;
}

/** @param {Event} event */
const chosenIn = ({ target }) => /** @type {HTMLInputElement | HTMLSelectElement} */ (target).value;

/** Return the name of a level, or of several. @param {string} level */
export const levelWord = (level) =>
  text(has(`level-${level}`) ? `level-${level}` : `statistics-level-${level}`);

/** Return how a match ended, in a word. @param {Entry} entry */
const resultWord = (entry) =>
  text(familyNamed(entry.facts?.family).worded(`record-result-${resultOf(entry)}`));

/** Return all that is shown of a match, in words. @param {Entry} entry */
function describe(entry) {
  const { facts, changed } = entry;
  if (!facts) return "";
  const daily = isDaily(entry.id) ? text("daily") : "";
  return [
    daily,
    titleOf(facts),
    levelWord(levelOf(facts)),
    resultWord(entry),
    standing(facts),
    whenOf(changed),
  ].join(" ");
}

/** @param {Facts} facts */
const titleOf = (facts) =>
  text("record-title", {
    variant: variantName(facts.variant, facts.rules_name),
    name: othersOf(facts),
  });

/** @param {Facts} facts */
function standing(facts) {
  const { match } = facts;
  const deals = text("record-deals", { deals: match.deals.length });
  if (match.unit === "match") return `${text("record-score", scoresOf(facts))}, ${deals}`;
  const games = gamesOf(facts);
  if (games.length === 0) return deals;
  const won = games.filter(({ outcome }) => outcome === "won").length;
  return text("record-games-won", { won, games: games.length });
}

/** Say what sets a match apart. @param {import("../history/entry.js").Facts} facts */
function marks({ assisted, branch, from_position }) {
  const words = [
    assisted ? "record-assisted" : "",
    branch ? "record-branch" : "",
    from_position ? "record-position" : "",
  ];
  return words.filter(Boolean).map((word) => html`, <i>${text(word)}</i>`);
}

/** @param {Entry} entry @param {Wishes} wishes */
function row(entry, wishes) {
  const { facts, changed } = entry;
  return html`<li>
    <details>
      <summary>
        <span class="outcome" data-outcome=${resultOf(entry)}>${resultWord(entry)}</span>
        <span class="what"><b>${facts ? titleOf(facts) : text("record-unknown")}</b>
          <span>${isDaily(entry.id) ? `${text("daily")}, ` : nothing}${facts ? [standing(facts), ...marks(facts), persons(facts)] : nothing}</span></span>
        <span class="when">${whenOf(changed)}</span>
      </summary>
      ${facts && facts.match.deals.length > 0 ? pointsTable(facts) : nothing}
      <p class="actions">${buttons(entry, wishes)}</p>
    </details>
  </li>`;
}

/** Say that several persons played, or none. @param {Facts} facts */
function persons(facts) {
  const count = personsIn(facts);
  return count === 1 ? nothing : html`, <i>${text(count ? "record-shared" : "record-watched")}</i>`;
}

/** @param {Entry} entry @param {Wishes} wishes */
function buttons({ id, facts, why, ...entry }, { goOn, review, read, remove, elsewhere }) {
  const name = facts ? `${titleOf(facts)}, ${whenOf(entry.changed)}` : text("record-unknown");
  const isOpen = isUnfinished({ id, facts, ...entry });
  /** @param {string} word @param {(id: string) => void} act */
  const button = (
    word,
    act,
  ) => html`<button type="button" class="button small" aria-label="${text(word)}: ${name}"
    @click=${() => act(id)}>${text(word)}</button>`;
  return html`${isOpen && !why ? button("go-on", goOn) : nothing}
    ${facts && facts.match.deals.length > 0 && !(isOpen && personsIn(facts) > 1) ? button("record-review", review) : nothing}
    ${isOpen ? nothing : button("record-text", read)}
    ${elsewhere().has(id) ? nothing : button("record-delete", remove)}`;
}

/** @param {Facts} facts */
function pointsTable(facts) {
  const theirs = theirPointsOf(facts);
  const heads = [
    text("record-deal"),
    text("record-mine"),
    rivalsOf(facts) ?? text("record-theirs"),
  ];
  return html`<table class="points">
    <caption class="visually-hidden">${text("record-points")}</caption>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${pointsOf(facts).map(
      (points, at) =>
        html`<tr><th scope="row">${at + 1}</th><td>${points}</td><td>${theirs[at]}</td></tr>`,
    )}</tbody>
  </table>`;
}
