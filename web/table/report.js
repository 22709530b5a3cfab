// Answers in words to what a player asks by a key: the position, the trick, the points, and the cards that lie open.

import { both, faceName, inside, suitName, text } from "../i18n/strings.js";
import { familyOf } from "./families.js";
import { isWatched, isYou, seatName } from "./names.js";
import { openHand } from "./pictures.js";
import { seatsAround } from "./seating.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Question} Question */

/** Answer a question about the table, in whole sentences. @param {View} view @param {Question} question */
export const report = (view, question) => ANSWERS[question](view).filter(Boolean).join(" ");

/** @type {Record<Question, (view: View) => string[]>} */
const ANSWERS = {
  position: (view) => [turn(view), trumps(view), stock(view), ...trick(view), ourHand(view)],
  trick,
  points: (view) => familyOf(view).spokenPoints(view),
  visible: (view) => {
    const lines = seatsAround(view)
      .map((seat) => lying(view, seat))
      .filter(Boolean);
    return lines.length > 0 ? lines : [text("report-none-visible")];
  },
};

/** @param {string[]} cards */
const named = (cards) => both(cards.map((card) => inside(faceName(card))));

/** @param {View} view */
function turn(view) {
  const { phase, to_move } = view;
  if (phase === "deal-over") return text("turn-over");
  if (phase === "match-over") return text("turn-match-over");
  if (to_move === null) return "";
  return isYou(view, to_move)
    ? text("say-your-turn")
    : text("turn-they", { name: seatName(view, to_move) });
}

/** @param {View} view */
const trumps = ({ trump }) => (trump ? text("report-trumps", { suit: suitName(trump) }) : "");

/** @param {View} view */
const stock = ({ stock: count }) => (count > 0 ? text("report-stock", { count }) : "");

/** @param {View} view */
function ourHand(view) {
  if (view.hand.length === 0) return "";
  const cards = named(familyOf(view).sorted(view, view.hand));
  if (isWatched(view)) return text("report-hand-of", { name: seatName(view, view.seat), cards });
  return text("report-hand", { cards });
}

/** @param {View} view */
function trick(view) {
  const { plays, winner } = view.trick;
  if (plays.length === 0) return [text("report-no-card")];
  const said = plays.map(({ seat, card }) =>
    text("report-played", { who: seatName(view, seat), card: inside(faceName(card)) }),
  );
  if (winner === null) return plays.length > 1 ? [...said, highest(view)] : said;
  const name = seatName(view, winner);
  return [...said, isYou(view, winner) ? text("took-you") : text("took-name", { name })];
}

/** Say whose card is the highest so far. @param {View} view */
function highest(view) {
  const { best } = view.trick;
  if (best === null || best === undefined) return "";
  return text("report-highest", { who: seatName(view, best) });
}

/** Say which cards lie open before a seat. @param {View} view @param {number} seat */
function lying(view, seat) {
  const { open, tabled } = view.seats[seat];
  const cards = [...new Set([...open, ...(seat === view.seat ? tabled : openHand(view, seat))])];
  if (cards.length === 0) return "";
  const id = isYou(view, seat) ? "report-visible-you" : "report-visible";
  return text(id, { who: seatName(view, seat), cards: named(cards) });
}
