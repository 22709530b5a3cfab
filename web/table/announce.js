// What happened, in sentences for people who listen: one text for each batch of events.

import { faceName, plain, suitName, text } from "../i18n/strings.js";
import { BRISQUE, causeName, opponent, subject } from "./names.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */

/** @param {GameEvent[]} events @param {View} view @returns {string} */
export function announcement(events, view) {
  const parts = events.map((event) => sentence(event, view)).filter(Boolean);
  if (view.to_move === view.seat && parts.length > 0) {
    parts.push(text(view.phase === "declare" ? "turn-declare" : "say-your-turn"));
  }
  return parts.join(" ");
}

/** @param {GameEvent} event @param {View} view @returns {string} */
function sentence(event, view) {
  const who = subject(view, event.seat ?? event.dealer ?? event.winner ?? opponent(view));
  switch (event.e) {
    case "dealt":
      return plain("say-dealt", who);
    case "turned":
      return plain("say-turned", {
        card: theCard(event.card),
        suit: suitName(event.card?.[1] ?? ""),
      });
    case "played":
      return plain("say-played", { ...who, card: theCard(event.card) });
    case "trick-won":
      return plain("say-won", who);
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
      return text("say-endgame");
    case "deal-ended":
      return text("say-deal-ended");
    case "match-ended":
      return plain("say-match-ended", who);
    default:
      return "";
  }
}

/** @param {string} [card] */
const theCard = (card = "") => text("the-card", { card: faceName(card).toLowerCase() });

/** @param {GameEvent} event */
function cause({ rule = "", cards = [] }) {
  if (rule === BRISQUE && cards.length > 0) return cards.map(theCard).join(", ");
  return causeName(rule, cards).toLowerCase();
}
