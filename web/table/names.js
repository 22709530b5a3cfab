// Names of seats, cards, causes of points and actions: the only place where the table turns a view's bare facts into
// words. Cards are tokens in the name of an action, so that it can be drawn (`marked`, `rich`) or read aloud (`plain`).

import { html } from "lit";
import {
  both,
  faceName,
  has,
  listOf,
  plain,
  rankName,
  suitName,
  text,
  token,
} from "../i18n/strings.js";
import { suitSign } from "../i18n/suits.js";
import { familyOf } from "./families.js";

/** @typedef {import("./types.js").View} View */

/** Return whether a seat is that of the person who looks; at a table of players alone there is none.
 * @param {Pick<View, "seat"> & {seats: {kind: string}[]}} view @param {number} seat */
export const isYou = (view, seat) => seat === view.seat && view.seats[seat].kind === "human";

/** Return whether players alone sit at the table, so that sentences name the seat from which it is seen.
 * @param {Pick<View, "seat"> & {seats: {kind: string}[]}} view */
export const isWatched = (view) => !isYou(view, view.seat);

/** Most letters of a name at the table: more would run into what stands beside it. */
export const LONGEST_NAME = 10;

/** Return a typed name as it is shown: cut if it is long, and without the marks of bold letters and cards.
 * @param {string} typed */
function shown(typed) {
  const letters = [...typed.replace(/\*/g, "∗").replaceAll("[[", "[ [")];
  if (letters.length > LONGEST_NAME) letters.splice(LONGEST_NAME - 1, letters.length, "…");
  return letters.join("");
}

/** Return the name of a seat. @param {View} view @param {number} seat */
export function seatName(view, seat) {
  if (isYou(view, seat)) return text("you");
  const { kind, name, level } = view.seats[seat];
  if (name) return shown(name);
  if (kind === "human") return text("person-number", { number: seat + 1 });
  const { length } = view.seats;
  const place = (seat - view.seat + length) % length || length;
  return familyOf(view).usualName(level, place, view.variant);
}

/** Return the name of a seat inside a sentence. @param {View} view @param {number} seat */
export function seatNameInside(view, seat) {
  return isYou(view, seat) ? text("you-small") : seatName(view, seat);
}

/** Return the arguments of a sentence about one seat. @param {View} view @param {number} seat */
export function subject(view, seat) {
  return { me: isYou(view, seat) ? "yes" : "no", name: seatName(view, seat) };
}

/** Return what a party plays for, with the points it takes: as a sentence ("aim"), on a button ("short"), or beside a
 * seat ("word"), or what saying it does ("about"). @param {View} view @param {string} aim
 * @param {"aim" | "short" | "word" | "about"} form */
export const aimName = ({ aims }, aim, form) =>
  text(`filko-${form}-${aim}`, { points: aims?.[aim] ?? 0, win: aims?.six ?? 0 });

/** Return the seat across the table. @param {View} view */
export const opponent = (view) => (view.seat + 1) % view.seats.length;

/** Join the names of a side: "You and Ilinca". @param {View} view @param {number[]} seats */
export function sideName(view, seats) {
  return both(seats.map((seat) => seatName(view, seat)));
}

/** Return the name of a card, with a note if it is a trump. @param {View} view @param {string} card */
export function cardName(view, card) {
  const name = faceName(card, view.pack);
  const isTrump = card[1] === view.trump || view.permanent?.includes(card.slice(0, 2));
  return isTrump ? plain("card-trump", { card: name }) : name;
}

/** Rule id of points for a brisque. */
export const BRISQUE = "bezique.brisque.points";
/** Rule ids of points that a card has of itself. */
export const CARD_POINTS = new Set([BRISQUE, "filko.points.values"]);
const MARRIAGE = "bezique.meld.marriage";

/** @param {string} suit */
const sign = (suit) => suitSign(suit, suitName(suit));

/** Return what points were for, in words: "Ace of spades", "Marriage", "Deece". @param {string} rule
 * @param {string[]} cards */
export function causeName(rule, cards) {
  if (CARD_POINTS.has(rule) && cards.length > 0) return listOf(cards.map((card) => faceName(card)));
  return has(rule) ? text(rule) : rule;
}

/** Draw a name with the sign of its suit on the same line. @param {string} name @param {string} suit */
const whole = (name, suit) => html`<span class="whole">${name} ${sign(suit)}</span>`;

/** Draw what points were for in a narrow column, with the suit where it tells something. @param {string} rule
 * @param {string[]} cards */
export function causeMark(rule, cards) {
  if (rule === BRISQUE && cards.length > 0)
    return cards.map((card, i) => [i ? ", " : "", whole(rankName(card[0]), card[1])]);
  if (rule === MARRIAGE) return [text(rule), " ", sign(cards[0][1])];
  return has(rule) ? text(rule) : rule;
}

const TALK = ["aim", "ask", "signal"];
const CARD = /^\w\w\d$/;
/** Melds of which a hand may hold several, named with their suit. */
const BY_SUIT = new Set(["bezique.meld.marriage", "bezique.meld.plain-sequence"]);

/** Return whether an action only says something. @param {string} code */
export const isTalk = (code) => TALK.includes(code.split(":")[0]);

/** Return the name of an action. @param {View} view @param {string} action a code @returns {string} */
export function actionName(view, action) {
  if (CARD.test(action)) return token(action);
  const [kind, rest = ""] = action.split(":");
  const id = `action-${kind}`;
  if (rest === "") return has(id) ? text(id) : action;
  return has(id) ? text(id, actionArgs(view, kind, rest)) : meld(kind, rest.split("."));
}

/** @param {View} view @param {string} kind @param {string} rest
 * @returns {import("../i18n/strings.js").Args} */
function actionArgs(view, kind, rest) {
  if (kind === "call") return { card: token(rest) };
  if (kind === "aim") return { aim: aimName(view, rest, "short") };
  if (kind === "servant") return { name: seatName(view, Number(rest)) };
  return /^\d+$/.test(rest) ? { count: Number(rest) } : { suit: suitName(rest) };
}

/** @param {string} kind a meld's, or with `lay-` before it @param {string[]} cards */
function meld(kind, cards) {
  const laid = kind.startsWith("lay-");
  const what = meldName(`bezique.meld.${laid ? kind.slice(4) : kind}`, cards);
  return laid ? text("action-lay", { what }) : what;
}

/** Return a meld's name, with its suit where a hand may hold several. @param {string} rule @param {string[]} cards
 * @param {string | undefined} suit */
export function meldName(rule, cards, suit = cards[0]?.[1]) {
  const name = causeName(rule, cards);
  if (!BY_SUIT.has(rule) || !suit) return name;
  return text("action-meld-suit", { name, suit: suitName(suit) });
}
