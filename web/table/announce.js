// What the table says in words: the line above the hand, and for screen readers one text for each batch of events.

import { html } from "lit";
import { faceName, inside, listOf, plain, rich, suitName, text, token } from "../i18n/strings.js";
import { familyOf } from "./families.js";
import { CARD_POINTS, causeName, isYou, opponent, seatName, sideName, subject } from "./names.js";
import { report } from "./report.js";
import { sides } from "./seating.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Declare} Declare */

/** Return what happened, for screen readers. @param {GameEvent[]} events @param {View} view @returns {string} */
export function announcement(events, view) {
  const parts = events.map((event) => sentence(event, view)).filter(Boolean);
  if (view.to_move === view.seat && parts.length > 0) {
    if (view.phase !== "declare") parts.push(text("say-your-turn"));
    else if (mayChoose(view)) parts.push(declareLine(view));
  }
  return parts.join(" ");
}

/** Return what an undo led back to, for screen readers; nothing if nothing was taken back, or if the undo goes on because
 * there is nothing to choose. @param {View} view */
export function announcementOfUndo(view) {
  if (!view.can_redo || (view.phase === "declare" && !mayChoose(view))) return "";
  return `${text("say-undone")} ${report(view, "trick")} ${text("say-your-turn")}`;
}

/** @param {GameEvent} event @param {View} view @returns {string} */
function sentence(event, view) {
  return familyOf(view).announced(event, view) ?? shared(event, view);
}

/** @param {GameEvent} event @param {View} view @returns {string} */
function shared(event, view) {
  const who = subject(view, event.seat ?? event.dealer ?? opponent(view));
  switch (event.e) {
    case "dealt":
      return plain("say-dealt", who);
    case "turned":
      return plain("say-turned", {
        card: theCardFirst(event.card),
        suit: suitName(event.card?.[1] ?? ""),
      });
    case "played":
      return plain("say-played", { ...who, card: theCard(event.card) });
    case "trick-won":
      return plain("say-won", who);
    case "lifted":
      return plain("say-lifted", who);
    case "guessed":
      return plain("say-guessed", { ...who, guess: event.guess ?? 0 });
    case "counted":
      return plain("say-counted", { size: event.size ?? 0 });
    case "trump-made":
      return plain("say-trump-made", { suit: suitName(event.suit ?? "") });
    case "passed":
      return plain("say-passed", who);
    case "laid":
      return plain("say-laid", { ...who, what: cause(event) });
    case "scored":
      return plain("say-scored", {
        ...who,
        points: event.points ?? 0,
        what: cause(event),
      });
    case "exchanged":
      return plain("say-exchanged", {
        ...who,
        gave: theCard(event.gave),
        took: theCard(event.took),
      });
    case "drew":
      return event.card ? plain("say-drew", { ...who, card: theCard(event.card) }) : "";
    case "endgame":
      return text("say-endgame", {
        strict: view.strict && view.stock_duty === "free" ? "yes" : "no",
      });
    case "deal-ended":
      return text("turn-over");
    case "match-ended":
      return matchEnded(view, event.winner ?? -1);
    default:
      return "";
  }
}

/** Say which side won the match, or that none did. @param {View} view @param {number} side */
function matchEnded(view, side) {
  const winner = sides(view).find((each) => each.side === side);
  if (!winner) return text("say-match-drawn");
  const me = winner.seats.some((seat) => isYou(view, seat)) ? "yes" : "no";
  return plain("say-match-ended", { me, name: sideName(view, winner.seats) });
}

/** @param {string} [card] */
const theCard = (card = "") => text("the-card", { card: inside(faceName(card)) });

/** Name a card at the beginning of a sentence. @param {string} [card] */
export const theCardFirst = (card = "") => text("the-card-first", { card: inside(faceName(card)) });

/** @param {GameEvent} event */
function cause({ rule = "", cards = [] }) {
  if (CARD_POINTS.has(rule) && cards.length > 0) return listOf(cards.map(theCard));
  return inside(causeName(rule, cards));
}

/** Return the line above the hand: whose turn it is and what may be done. @param {View} view
 * @param {string | null} selected a card chosen by a first tap */
export function turnLine(view, selected) {
  if (view.phase === "match-over") return text("turn-match-over");
  if (view.phase === "deal-over") return text("turn-over");
  if (selected) return rich("turn-confirm", { card: text("the-card", { card: token(selected) }) });
  const words = familyOf(view).turnLine(view);
  return mayClaim(view) ? html`${words} ${claimWords(view)}` : words;
}

/** Return whether the deal can be finished at once, since its end is certain; not where a rule allows to end it.
 * @param {View} view */
export const mayClaim = ({ claim, past, legal }) =>
  claim !== null && claim !== undefined && !past && !legal.includes("end");

/** Say who takes all further tricks, or that they change nothing. @param {View} view */
const claimWords = (view) =>
  isRestEqual(view)
    ? text("claim-equal")
    : text("claim-rest", subject(view, view.claim ?? view.seat));

/** Return whether every way to play on gives the same result. @param {View} view */
export const isRestEqual = ({ claim }) => claim === -1;

/** Draw that the player to move is thinking. @param {View} view */
export function pondering(view) {
  const name = seatName(view, view.to_move ?? view.seat);
  return html`<span class="pondering">${text("turn-thinks", { name })}<i aria-hidden="true"></i><i aria-hidden="true"></i><i aria-hidden="true"></i></span>`;
}

/** Return whether a person has anything to choose: a winner with nothing to declare goes straight on.
 * @param {View} view */
export const mayChoose = (view) =>
  view.declare !== null && view.to_move === view.seat && view.legal.length > 1;

/** Say that we may declare, and draw while there is a stock; only that it is our turn if there is nothing to declare.
 * @param {View} view */
export function declareLine({ declare, stock }) {
  if (!declare?.options.length) return text("say-your-turn");
  return text(stock ? "turn-declare" : "turn-declare-last");
}

/** Return the options ticked at first: the best set. @param {Declare | null} declare @returns {Set<number>} */
export const bestSet = (declare) => new Set(declare?.sets[0]?.options ?? []);
