// What an action is called, in words that stand alone: a card, a meld, "draw on". Cards are tokens,
// so that the words can be drawn (`marked`, `rich`) or read aloud (`plain`).

import { has, suitName, text, token } from "../i18n/strings.js";
import { aimName, causeName, seatName } from "./names.js";

/** @typedef {import("./types.js").View} View */

const TALK = ["aim", "ask", "signal"];
const CARD = /^\w\w\d$/;
/** Melds of which a hand may hold several, told apart by their suit. */
const BY_SUIT = new Set(["bezique.meld.marriage", "bezique.meld.plain-sequence"]);

/** Whether an action only says something. @param {string} code */
export const isTalk = (code) => TALK.includes(code.split(":")[0]);

/** What an action is called. @param {View} view @param {string} action a code @returns {string} */
export function actionName(view, action) {
  if (CARD.test(action)) return token(action);
  const [kind, rest = ""] = action.split(":");
  const id = `deed-${kind}`;
  if (rest === "") return has(id) ? text(id) : action;
  return has(id) ? text(id, told(view, kind, rest)) : meld(kind, rest.split("."));
}

/** @param {View} view @param {string} kind @param {string} rest
 * @returns {import("../i18n/strings.js").Args} */
function told(view, kind, rest) {
  if (kind === "call") return { card: token(rest) };
  if (kind === "aim") return { aim: aimName(view, rest, "short") };
  if (kind === "servant") return { name: seatName(view, Number(rest)) };
  return /^\d+$/.test(rest) ? { count: Number(rest) } : { suit: suitName(rest) };
}

/** @param {string} kind a meld's, or with `lay-` before it @param {string[]} cards */
function meld(kind, cards) {
  const laid = kind.startsWith("lay-");
  const what = meldName(`bezique.meld.${laid ? kind.slice(4) : kind}`, cards);
  return laid ? text("deed-lay", { what }) : what;
}

/** A meld's name, with its suit where a hand may hold several. @param {string} rule @param {string[]} cards */
export function meldName(rule, cards) {
  const name = causeName(rule, cards);
  if (!BY_SUIT.has(rule) || cards.length === 0) return name;
  return text("deed-meld-suit", { name, suit: suitName(cards[0][1]) });
}
