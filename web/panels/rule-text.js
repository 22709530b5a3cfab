// Rules in words: the name of a rule, the word for its value, its sentence, and where it is written.
// The words are in i18n/en/rules*.ftl; whether a rule has anything to say in a game is decided there.

import { html, nothing } from "lit";
import {
  both,
  faceName,
  has,
  marked,
  text,
  textPart,
  token,
  useCards,
  variantName,
} from "../i18n/strings.js";
import { familyNamed } from "../table/families.js";

/** @typedef {import("../i18n/strings.js").Args} Args */

/** @typedef {string | number | boolean | number[] | string[]} Value */
/** @typedef {{source: string, where: string}} Cite */
/** @typedef {{id: string, value: Value, cites: Cite[], inferred: string | null,
 *   misprint?: {value: Value, cites: Cite[]} | null}} Rule */
/** @typedef {{title: string, author?: string, url?: string}} Source */

/** Source of rules that no book holds; a reason stands beside them. */
const OWN = "house";
const FAMILIES = ["bezique", "filko"];
const FACES = 32;
/** Pattern of a source's mark inside a reason. */
const MARKS = /\b(?:S\d|X-[A-Z]+\d?)\b/g;

/** Collect what the sentences of a game may speak of: the value of every knob by its path, and a few sums.
 * @param {Rule[]} rules @returns {Args} */
export function factsOf(rules) {
  const facts = Object.fromEntries(
    rules.map(({ id, value }) => [pathOf(id).replaceAll(".", "-"), argument(value)]),
  );
  const players = Number(facts["deal-players"]);
  const removed = rules.find(({ id }) => pathOf(id) === "pack.removed")?.value;
  const cards =
    Number(facts["pack-copies"] ?? 1) * FACES - (Array.isArray(removed) ? removed.length : 0);
  const stock = cards - players * Number(facts["deal-hand"] ?? cards / players);
  return { ...facts, cards, stock, "stock-tricks": stock / players, tricks: cards / players };
}

/** Return a rule's path among the knobs: its id without the family. @param {string} id */
export const pathOf = (id) => id.slice(id.indexOf(".") + 1);

/** Draw with the names of the cards of a pack, which need not be that of the table. @template T
 * @param {string} pack @param {() => T} draw @returns {T} */
export function withCards(pack, draw) {
  const before = useCards(pack);
  const drawn = draw();
  useCards(before);
  return drawn;
}

/** Draw rules with the names of their own game's cards, which need not lie on the table. @template T
 * @param {string} id of any of the rules @param {() => T} draw @returns {T} */
export function inItsCards(id, draw) {
  return withCards(familyNamed(id.split(".")[0]).pack, draw);
}

/** Return the name of a rule. @param {string} id */
export const ruleName = (id) => (has(`rule-${id}`) ? text(`rule-${id}`) : pathOf(id));

/** Draw the cards of a meld. @param {string} id @param {Args} facts */
export const meldCards = (id, facts) => marked(textPart(`rule-${id}`, "cards", facts) ?? "");

/** Return a value as a word or a number. @param {string} id @param {Value} value */
export function valueWord(id, value) {
  const word = argument(value, faceName);
  const own = textPart(`rule-${id}`, "value", { value: word });
  if (own !== null) return own;
  if (typeof value === "boolean") return text(value ? "yes" : "no");
  if (value === 0) return text("not-counted");
  return String(word);
}

/** Return what a rule says in a game, line by line; empty if it says nothing. @param {Rule} rule @param {Args} facts
 * @returns {string[]} */
export function sentences({ id, value }, facts) {
  const said = textPart(`rule-${id}`, "say", { ...facts, value: argument(value) });
  return (said ?? "").split("\n").filter((line) => line.trim() !== "");
}

/** Draw a sentence, with its further lines as a numbered list. @param {string[]} lines */
export function prose([first, ...steps]) {
  return html`<p>${marked(first)}</p>
    ${steps.length ? html`<ol>${steps.map((step) => html`<li>${marked(step)}</li>`)}</ol>` : nothing}`;
}

/** Draw where a rule is written, why it was chosen if nowhere, and what was misprinted.
 * @param {Pick<Rule, "id" | "value" | "cites" | "inferred" | "misprint">} rule */
export function written({ id, value, cites, inferred, misprint = null }) {
  return html`${citations(cites)}
    ${inferred ? html`<span class="why">${text("rules-inferred", { reason: reading(inferred) })}</span>` : nothing}
    ${
      misprint
        ? html`<span class="misprint">${text("rules-misprint", {
            source: sourceNames(misprint.cites),
            printed: valueWord(id, misprint.value),
            value: valueWord(id, value),
          })}</span>`
        : nothing
    }`;
}

/** Return our reason for a value that no source gives, with the sources by name. @param {string} key */
const reading = (key) => text(`reading-${key}`).replace(MARKS, sourceName);

/** Draw the sources of a rule with their places, which are headings in English books. @param {Cite[]} cites */
export function citations(cites) {
  const books = new Set(cites.map(({ source }) => source).filter((source) => source !== OWN));
  return [...books].map((book) => {
    const places = cites.filter(({ source, where }) => source === book && where);
    const where = places.map((cite) => cite.where).join("; ");
    return html`<span class="cite">${sourceName(book)}${where ? html`, <i lang="en">${where}</i>` : nothing}</span> `;
  });
}

/** @param {Cite[]} cites */
const sourceNames = (cites) => both([...new Set(cites.map(({ source }) => sourceName(source)))]);

/** Return the short name of a source. @param {string} mark */
const sourceName = (mark) => (has(`source-${mark}`) ? text(`source-${mark}`) : mark);

/** Draw the sources of a page, with their whole titles. @param {Record<string, Source>} sources */
export function sourceList(sources) {
  return html`<dl class="sources">
    ${Object.entries(sources)
      .filter(([mark]) => mark !== OWN)
      .map(([mark, source]) => html`<dt>${sourceName(mark)}</dt><dd>${sourceTitle(source)}</dd>`)}
  </dl>`;
}

/** @param {Source} source */
function sourceTitle({ title, author, url }) {
  const name = html`${author ? `${author}, ` : ""}<i lang="en">${title}</i>`;
  if (!url?.startsWith("https://")) return name;
  return html`<a href=${url} target="_blank" rel="noreferrer">${name}</a>`;
}

// Lists as they stand in a spec: packets as 3-2-3, cards as 7b.7l or nothing.
const NUMBERS = /^\d+(-\d+)+$/;
const CARDS = /^([789uokta][alhb](\.(?!$)|$))*$/;

/** Return a value as the texts take it: packets of one size as that size, others listed, no cards as 0.
 * @param {Value} value @param {(face: string) => string} [card] how a card is written
 * @returns {string | number} */
function argument(value, card = token) {
  if (typeof value === "number") return value;
  const items = Array.isArray(value) ? value : itemsOf(String(value));
  if (!items) return String(value);
  if (items.every((item) => item === items[0] && typeof item === "number")) return items[0] ?? 0;
  return both(items.map((item) => (typeof item === "number" ? String(item) : card(item))));
}

/** Return the items of a list in a spec; null for a word. @param {string} written
 * @returns {number[] | string[] | null} */
function itemsOf(written) {
  if (NUMBERS.test(written)) return written.split("-").map(Number);
  if (CARDS.test(written)) return written.toUpperCase().split(".").filter(Boolean);
  return null;
}

/** An error in a set of rules, as the engine reports it.
 * @typedef {{code: string, where: string, params: Record<string, string>}} Problem */

/** Return why rules cannot be played, in words. @param {Problem} problem */
export function whatIsWrong({ code, where, params }) {
  const { reason = "" } = params;
  if (reason === "characters") return text("link-bad");
  if (has(`conflict-${reason}`)) return text(`conflict-${reason}`);
  const name = code === "variant/too-long" ? variantName(where) : nameAt(where);
  return text(code, { ...params, where: name, reason: "" });
}

/** List the paths of the rules that do not go together. @param {Problem} problem */
export const clashing = ({ code, where, params: { other = "" } }) =>
  code === "variant/conflict" ? [where, other].filter(Boolean) : [];

/** Say what is wrong with the rules of a link, and by which rules. @param {Problem} problem */
export function problemWords(problem) {
  const names = both(clashing(problem).map(nameAt));
  const reason = whatIsWrong(problem);
  return names ? text("house-clash", { reason, names }) : reason;
}

/** Return the name of the rule at a path; families that share a path share its name. @param {string} path */
export function nameAt(path) {
  const ids = FAMILIES.map((family) => `${family}.${path}`);
  return ruleName(ids.find((id) => has(`rule-${id}`)) ?? ids[0]);
}

/** Draw that rules could not be loaded, with a button to try again. @param {string} words @param {() => void} again */
export function failureNote(words, again) {
  return html`<div class="rules-trouble" role="alert" tabindex="-1">
    <p>${words}</p>
    <button type="button" class="button small" @click=${again}>${text("rules-retry")}</button>
  </div>`;
}
