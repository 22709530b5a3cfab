// A position being edited: the fields of its line, and the piles of the fields that hold cards. Any card can be put
// anywhere, also aside, which is no part of the line; the engine says what is wrong.

import { POSITION_FIELDS } from "../bridge/position-fields.js";

/** @typedef {{variant: string, fields: Record<string, string>, aside: string[]}} Position */
/** @typedef {{id: string, field: string, at: number, cards: string[]}} Pile `at`: which of several of one kind */

/** Where cards lie that are in no pile of the position. */
export const ASIDE = "aside";
const FAMILIES = Object.values(POSITION_FIELDS);
/** How a field holds cards, in the order of the page. */
const PILES = new Map(FAMILIES.flatMap(({ piles }) => Object.entries(piles)));
/** What is out of play is shown after the cards that lie aside. */
const OUT_OF_PLAY = ["stock", "tricks"];
const MOST = 20_000;
const CODE = /[7-9A-Z][A-Z][1-8]/g;

/** Read a position's line. @param {string} line @returns {Position | null} null for what is no line at all */
export function readLine(line) {
  const [variant, ...parts] = line.replace(/\s+/g, "").split(";");
  if (line.length > MOST || parts.length === 0 || !/^[a-z0-9.,=-]+$/.test(variant)) return null;
  const fields = parts.map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
  });
  return { variant, fields: Object.fromEntries(fields), aside: [] };
}

/** Write a position as a line. @param {Position} position */
export function writeLine({ variant, fields }) {
  return [variant, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join(";");
}

/** Return all piles, and the cards that lie aside. @param {Position} position @returns {Pile[]} */
export function pilesOf({ fields, aside }) {
  /** @type {Record<string, string>} */
  const all = { ...fields, [ASIDE]: aside.join("") };
  const known = [...PILES.keys()].filter((field) => field in fields);
  const order = [...known.filter(isInPlay), ASIDE, ...known.filter((field) => !isInPlay(field))];
  return order.flatMap((field) =>
    textsOf(field, all[field]).map((written, at) => ({
      id: field === ASIDE ? ASIDE : `${field}.${at}`,
      field,
      at,
      cards: codes(cardsIn(field, written)),
    })),
  );
}

/** Return the position with these cards moved to the end of a pile; a card turned up is replaced.
 * @param {Position} position @param {string[]} cards @param {string} to a pile's id @returns {Position} */
export function moved(position, cards, to) {
  const going = new Set(cards);
  const [field, at] = to.split(".");
  const displaced =
    kindOf(field) === "turn-up"
      ? codes(position.fields[field]).filter((card) => !going.has(card))
      : [];
  const leaves = new Set([...going, ...displaced]);
  // What follows from where the cards lie is left out: the engine derives it.
  const families = FAMILIES.filter(({ first }) => first in position.fields);
  const derived = new Set(families.flatMap((family) => family.derived));
  const told = Object.entries(position.fields).filter(([name]) => !derived.has(name));
  const left = told.map(([name, value]) => [
    name,
    isPile(name)
      ? textsOf(name, value)
          .map((written) => without(name, written, leaves))
          .join(",")
      : value,
  ]);
  const fields = Object.fromEntries(left);
  const aside = [...position.aside.filter((card) => !leaves.has(card)), ...displaced];
  if (to === ASIDE) return { ...position, fields, aside: [...aside, ...cards] };
  const texts = textsOf(field, fields[field]);
  const pile = texts[Number(at)];
  texts[Number(at)] = headOf(field, pile) + cardsIn(field, pile) + cards.join("");
  return { ...position, fields: { ...fields, [field]: texts.join(",") }, aside };
}

/** Return the position with another value of a field. @param {Position} position @param {string} name
 * @param {string | null} value null takes the field away @returns {Position} */
export function withField(position, name, value) {
  const { [name]: _, ...others } = position.fields;
  const fields = value === null ? others : { ...position.fields, [name]: value };
  return { ...position, fields };
}

/** Return whether a field holds cards. @param {string} field */
export const isPile = (field) => PILES.has(field);

/** @param {string} field */
const kindOf = (field) => PILES.get(field);

/** @param {string} field */
const isInPlay = (field) => !OUT_OF_PLAY.includes(kindOf(field) ?? "");

/** @param {string} field @param {string} value */
function textsOf(field, value) {
  const kind = kindOf(field);
  if (kind === "tricks" && value === "") return [];
  return kind === "by-seat" || kind === "tricks" ? value.split(",") : [value];
}

/** Return the card codes in a written pile; before them a finished trick has its leader and winner.
 * @param {string} field @param {string} written */
const cardsIn = (field, written) =>
  kindOf(field) === "tricks" ? written.split(".").slice(2).join("") : written;

/** Return the text before the cards of a changed pile: of a trick the leader, since its cards tell the winner.
 * @param {string} field @param {string} written */
const headOf = (field, written) => (kindOf(field) === "tricks" ? `${written.split(".")[0]}..` : "");

/** @param {string} field @param {string} written @param {Set<string>} gone */
function without(field, written, gone) {
  const cards = cardsIn(field, written);
  const left = cards.replace(CODE, (card) => (gone.has(card) ? "" : card));
  return left === cards ? written : headOf(field, written) + left;
}

/** Return the card codes in a text; the engine reports anything else in it. @param {string} [written] */
const codes = (written = "") => written.match(CODE) ?? [];
