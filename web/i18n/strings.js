// All text that a person reads: Fluent messages by id, with cards as tokens, and errors in words. A card inside a
// sentence is a token ([[8C]]), so that the same message can be drawn (suit sign and rank) and read aloud (the name).

/// <reference path="./text-modules.d.ts" />

import { html } from "lit";
import filko from "./en/filko.ftl" with { type: "text" };
import offline from "./en/offline.ftl" with { type: "text" };
import pages from "./en/pages.ftl" with { type: "text" };
import table from "./en/table.ftl" with { type: "text" };
import { ENGLISH } from "./languages.js";
import { placeMessage } from "./places.js";
import { suitSign } from "./suits.js";
import { Words } from "./words.js";

/** @typedef {import("./words.js").Args} Args */

const english = new Words(ENGLISH, [table, filko, offline, pages]);
/** Words of the language that is spoken. */
let spoken = english;

/** Add the English words of a part of the page that has come. @param {string[]} files in Fluent's syntax */
export function addWords(...files) {
  english.add(files);
}

/** Return the tag of the language that is spoken. */
export const language = () => spoken.language;

/** Use the words of a language from now on. @param {string} tag @param {string[]} files in Fluent's syntax */
export function setWords(tag, files) {
  spoken = tag === ENGLISH ? english : new Words(tag, files);
}

/** Return the language of numbers, lists and dates. */
export const formatLanguage = () => (spoken === english ? "en-GB" : spoken.language);

/** Let the browser write its first date, which takes it longer than the first drawing, in a task of its own.
 * @returns {Promise<void>} */
export const startDates = () =>
  new Promise((resolve) => {
    setTimeout(() => {
      new Date().toLocaleDateString(formatLanguage());
      setTimeout(resolve); // what follows has another task
    });
  });

/** Find a message in the language that is spoken, else in English. @param {string} id */
function find(id) {
  const name = key(id);
  const found = spoken.message(name);
  if (found || spoken === english) return { words: spoken, message: found };
  return { words: english, message: english.message(name) };
}

// A card token, or *bold* text.
const MARKS = /\[\[(\w\w)\]\]|\*([^*]+)\*/g;

/** Stands for a title until it is drawn: a character that no text has. */
const TITLE = "\uFFFC";

/** Return whether a text of this id exists (engine ids may be newer than the texts). @param {string} id */
export function has(id) {
  return find(id).message?.value != null;
}

/** Return the text of an id, with card tokens left in. @param {string} id @param {Args} [args] @returns {string} */
export function text(id, args) {
  const { words, message } = find(id);
  return message?.value == null ? id : words.format(message.value, args);
}

/** Return a part of a text that has several, such as a rule's name and its sentence; null if there is none.
 * @param {string} id @param {string} part @param {Args} [args] @returns {string | null} */
export function textPart(id, part, args) {
  const { words, message } = find(id);
  const pattern = message?.attributes[part];
  return pattern == null ? null : words.format(pattern, args);
}

/** Return the name of a rule set: that of its game, or of house rules, which may have one of their own.
 * @param {string} spec @param {string | null} [ownName] */
export function variantName(spec, ownName) {
  const [preset, ...changes] = spec.split(",");
  const name = text(`variant-${preset}`);
  if (changes.length === 0) return name;
  return ownName || text("variant-house", { name });
}

/** Return the text of an id for an attribute, a live region or a title: cards spelled out. @param {string} id
 * @param {Args} [args] */
export function plain(id, args) {
  return text(id, args).replace(MARKS, (_, card, bold) => (card ? faceName(card) : bold));
}

/** Return the text of an id as markup: cards drawn as suit sign and rank, *bold* set in bold; a text that is in English
 * for want of a translation says so. @param {string} id @param {Args} [args] */
export function rich(id, args) {
  const parts = marked(text(id, args));
  return find(id).words === spoken ? parts : html`<span lang=${ENGLISH}>${parts}</span>`;
}

/** Return the text of an id as markup, with a title in it that is in a language of its own. @param {string} id
 * @param {{title: string, language: string}} titled @param {Args} [args] */
export function withTitle(id, { title, language }, args) {
  const [before, after = ""] = text(id, { ...args, title: TITLE }).split(TITLE);
  return html`${before}<span lang=${language}>${title}</span>${after}`;
}

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
  return either(faces.map((face) => text("the-card", { card: token(face) })));
}

/** Join items by commas alone: "red, green, blue". @param {string[]} items */
export const listOf = (items) => joined(items, "unit");

/** Join items of which all count: "red, green and blue". @param {string[]} items */
export const both = (items) => joined(items, "conjunction");

/** Join items of which one counts: "red, green or blue". @param {string[]} items */
export const either = (items) => joined(items, "disjunction");

/** @param {string[]} items @param {Intl.ListFormatType} type */
function joined(items, type) {
  if (items.length < 2) return items.join(""); // without `Intl`, whose start takes long
  return new Intl.ListFormat(formatLanguage(), { type, style: "long" }).format(items);
}

/** The pack whose cards are spoken of: some languages name a suit or a rank by its pack. */
let cardsInUse = "french";

/** Name cards as those of a pack from now on; return the pack before. @param {string} pack */
export function useCards(pack) {
  const before = cardsInUse;
  cardsInUse = pack;
  return before;
}

/** Return a text about a card; it is made once in each language. @param {string} id @param {string} pack
 * @param {() => string} [make] */
function ofCard(id, pack, make = () => text(id, { pack })) {
  const { cards } = spoken;
  const name = `${id} ${pack}`;
  const made = cards.get(name) ?? make();
  cards.set(name, made);
  return made;
}

/** Return the name of a card: "Ace of spades". @param {string} card a code, the copy may be missing
 * @param {string} [pack] */
export function faceName(card, pack = cardsInUse) {
  return ofCard(`card-${card.slice(0, 2)}`, pack, () =>
    text("card", { rank: rankName(card[0], pack), suit: suitName(card[1], pack) }),
  );
}

/** Return the name of a rank. @param {string} rank @param {string} [pack] */
export const rankName = (rank, pack = cardsInUse) => ofCard(`rank-${rank}`, pack);

/** Return the name of a suit. @param {string} suit @param {string} [pack] */
export const suitName = (suit, pack = cardsInUse) => ofCard(`suit-${suit}`, pack);

/** Return the letters or figures in the corner of a card. @param {string} rank @param {string} [pack] */
export const indexOf = (rank, pack = cardsInUse) => ofCard(`index-${rank}`, pack);

/** Return a name as it is written inside a sentence: in small letters, where the language does that. @param {string} name */
export const inside = (name) =>
  text("name-inside", {
    alone: name,
    small: name.charAt(0).toLocaleLowerCase(language()) + name.slice(1),
  });

/** Return a number as the language writes it. @param {number} value @param {number} digits after the point */
export const fixed = (value, digits) =>
  new Intl.NumberFormat(formatLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** Draw a card in running text. @param {string} card */
export function cardMark(card) {
  return html`<span class="card-mark" role="img" aria-label=${faceName(card)}
    >${suitSign(card[1])}<b aria-hidden="true">${indexOf(card[0])}</b></span
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
  if (code === "bridge/failed") tellConsole(error);
  if (!has(code)) return text("trouble", { code: [code, where].filter(Boolean).join(" ") });
  return text(code, { ...argsOf(code, params), where: placeWords(where) }).trim();
}

/** The fault that the console was told of last. @type {unknown} */
let told = null;

/** Tell the console of a fault of ours, once, however often its sentence is drawn. @param {unknown} error */
function tellConsole(error) {
  if (error === told) return;
  told = error;
  globalThis.reportError?.(error);
}

/** Return a place in a text in words; anything else, such as the name of a field, as it is. @param {string} where */
function placeWords(where) {
  const place = placeMessage(where);
  return place ? text(place.id, place.args) : where;
}

/** Return the parameters of an error as a sentence takes them. @param {string} code
 * @param {Record<string, unknown>} params */
function argsOf(code, params) {
  /** @type {Record<string, string | number>} */
  const args = { reason: "", at: "", expected: "", given: "", value: "", column: "", detail: "" };
  for (const [name, value] of Object.entries(params))
    args[name] = typeof value === "number" ? value : String(value ?? "");
  const at = String(args.at || args.field || args.value || "");
  args.detail = reasonWords(String(args.detail), at, params);
  args.reason = reasonWords(String(args.reason), at, params, args.detail);
  if (code === "record/bad-line" && args.reason) args.at = "";
  return args;
}

/** Return a reason in words: of a position's field, of house rules, or of an error in a text.
 * @param {string} reason @param {string} where @param {Record<string, unknown>} params
 * @param {string} detail the reason of that error, in words */
function reasonWords(reason, where, params, detail = "") {
  for (const id of [`edit-reason-${reason}`, `conflict-${reason}`])
    if (has(id)) return text(id, /** @type {any} */ (params));
  if (!reason.includes("/") || !has(reason)) return reason;
  const fallbacks = { count: 0, most: 0, reason: "", value: "", column: "", expected: "" };
  return text(reason, { ...fallbacks, .../** @type {any} */ (params), reason: detail, where });
}
