// Every word a person reads comes through here: Fluent messages by id, with cards as tokens, and errors in words.
// A card inside a sentence travels as a token ([[8C]]) so that one sentence serves both the eye (a suit sign and a
// rank)
// and the ear (the card's name).

/// <reference path="./text-modules.d.ts" />

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { html } from "lit";
import coach from "./en/coach.ftl" with { type: "text" };
import courses from "./en/courses.ftl" with { type: "text" };
import embed from "./en/embed.ftl" with { type: "text" };
import errors from "./en/errors.ftl" with { type: "text" };
import filko from "./en/filko.ftl" with { type: "text" };
import offline from "./en/offline.ftl" with { type: "text" };
import pages from "./en/pages.ftl" with { type: "text" };
import refusals from "./en/refusals.ftl" with { type: "text" };
import table from "./en/table.ftl" with { type: "text" };
import { suitSign } from "./suits.js";

/** @typedef {Record<string, string | number>} Args */

const bundle = new FluentBundle("en", { useIsolating: false });

/** Files not parsed yet: most tables never need all. No message refers to one of another file. */
const unread = [table, refusals, embed, errors, coach, filko, courses, offline, pages];

/** Add the words of a part of the page that has come. @param {string[]} files in Fluent's syntax */
export function addWords(...files) {
  unread.push(...files);
}

/** Find a message; parse its file now if that has not been done. @param {string} id */
function find(id) {
  const name = key(id);
  const loaded = bundle.getMessage(name);
  if (loaded) return loaded;
  const at = unread.findIndex((file) => `\n${file}`.includes(`\n${name} =`));
  if (at === -1) return undefined;
  bundle.addResource(new FluentResource(unread.splice(at, 1)[0]));
  return bundle.getMessage(name);
}

// A card token, or *bold* text.
const MARKS = /\[\[(\w\w)\]\]|\*([^*]+)\*/g;

/** Return whether a text of this id exists (engine ids may be newer than the texts). @param {string} id */
export function has(id) {
  return find(id)?.value != null;
}

/** Return the text of an id, with card tokens left in. @param {string} id @param {Args} [args] @returns {string} */
export function text(id, args) {
  const message = find(id);
  if (message?.value == null) return id;
  return bundle.formatPattern(message.value, args ? ungrouped(args) : null, []);
}

/** Return a part of a text that has several, such as a rule's name and its sentence; null if there is none.
 * @param {string} id @param {string} part @param {Args} [args] @returns {string | null} */
export function textPart(id, part, args) {
  const pattern = find(id)?.attributes[part];
  if (pattern == null) return null;
  return bundle.formatPattern(pattern, args ? ungrouped(args) : null, []);
}

/** Return the name of a rule set: that of its game, or of house rules, which may have one of their own.
 * @param {string} spec @param {string | null} [ownName] */
export function variantName(spec, ownName) {
  const [preset, ...changes] = spec.split(",");
  const name = text(`variant-${preset}`);
  if (changes.length === 0) return name;
  return ownName || text("variant-house", { name });
}

/** A number without a thousands sign, as on a score sheet. Whole numbers are written without `Intl`, whose start takes
 * longer than all the rest of a first drawing. */
class Score extends FluentNumber {
  /** @param {import("@fluent/bundle").Scope} scope */
  toString(scope) {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** @param {Args} args */
function ungrouped(args) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Score(value, { useGrouping: false }) : value,
    ]),
  );
}

/** Return the text of an id for an attribute, a live region or a title: cards spelled out. @param {string} id
 * @param {Args} [args] */
export function plain(id, args) {
  return text(id, args).replace(MARKS, (_, card, bold) => (card ? faceName(card) : bold));
}

/** Return the text of an id as markup: cards drawn as suit sign and rank, *bold* set in bold. @param {string} id
 * @param {Args} [args] */
export const rich = (id, args) => marked(text(id, args));

/** Draw the marks in a text; for our own texts only, never for a name that a person typed. @param {string} whole */
export function marked(whole) {
  const parts = [];
  let end = 0;
  for (const mark of whole.matchAll(MARKS)) {
    parts.push(whole.slice(end, mark.index));
    parts.push(mark[1] ? cardMark(mark[1]) : html`<b>${mark[2]}</b>`);
    end = mark.index + mark[0].length;
  }
  return [...parts, whole.slice(end)];
}

/** Return a token that `rich` and `plain` turn into a card. @param {string} card */
export const token = (card) => `[[${card.slice(0, 2)}]]`;

/** List several cards: "the ♣A, the ♣10 or the ♣K". @param {string[]} cards */
export function tokens(cards) {
  const faces = [...new Set(cards.map((card) => card.slice(0, 2)))];
  const names = faces.map((face) => text("the-card", { card: token(face) }));
  if (names.length < 2) return names.join("");
  return text("either", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] });
}

/** Return the name of a card: "Ace of spades". @param {string} card a code, the copy may be missing */
export function faceName(card) {
  return text("card", { rank: rankName(card[0]), suit: suitName(card[1]) });
}

/** Return the name of a rank. @param {string} rank */
export const rankName = (rank) => text(`rank-${rank}`);

/** Return the name of a suit. @param {string} suit */
export const suitName = (suit) => text(`suit-${suit}`);

/** Draw a card in running text. @param {string} card */
export function cardMark(card) {
  return html`<span class="card-mark" role="img" aria-label=${faceName(card)}
    >${suitSign(card[1])}<b aria-hidden="true">${text(`index-${card[0]}`)}</b></span
  >`;
}

/** Return the Fluent id of an engine id, which may have dots and slashes. @param {string} id */
const key = (id) => id.replace(/[./]/g, "-");

/** @typedef {{code?: string, where?: string, params?: Record<string, unknown>, others?: Problem[]}} Problem */

/** Return what an error says, in words: a sentence for each thing that is wrong. @param {unknown} error */
export function errorWords(error) {
  const { others = [] } = /** @type {Problem} */ (error ?? {});
  return [error, ...others].map(oneErrorWords).join(" ");
}

/** @param {unknown} error */
function oneErrorWords(error) {
  const { code = "bridge/failed", where = "", params = {} } = /** @type {Problem} */ (error ?? {});
  if (!has(code)) return text("trouble", { code: [code, where].filter(Boolean).join(" ") });
  return text(code, { ...argsOf(code, params), where }).trim();
}

/** Return the parameters of an error as a sentence takes them. @param {string} code
 * @param {Record<string, unknown>} params */
function argsOf(code, params) {
  /** @type {Record<string, string | number>} */
  const args = { reason: "", at: "", expected: "", given: "", value: "", column: "", detail: "" };
  for (const [name, value] of Object.entries(params))
    args[name] = typeof value === "number" ? value : String(value ?? "");
  const at = String(args.at || args.field || args.value || "");
  args.reason = reasonWords(String(args.reason), at, params);
  args.detail = reasonWords(String(args.detail), at, params);
  if (code === "record/bad-line" && args.reason) args.at = "";
  return args;
}

/** Return a reason in words: of a position's field, of house rules, or of an error in a text.
 * @param {string} reason @param {string} where @param {Record<string, unknown>} params */
function reasonWords(reason, where, params) {
  for (const id of [`edit-reason-${reason}`, `conflict-${reason}`]) if (has(id)) return text(id);
  if (!reason.includes("/") || !has(reason)) return reason;
  const fallbacks = { count: 0, most: 0, reason: "", value: "", column: "", expected: "" };
  return text(reason, { ...fallbacks, .../** @type {any} */ (params), reason: "", where });
}
