// The line above the hand: whose turn it is and what may be done.

import { rich, text, token } from "../i18n/strings.js";
import { seatName } from "./names.js";

/** @typedef {import("./types.js").View} View */

/** @param {View} view @param {string | null} selected a card chosen by a first tap */
export function turnLine(view, selected) {
  if (view.phase === "match-over") return text("turn-match-over");
  if (view.phase === "deal-over") return text("turn-over");
  if (selected) return rich("turn-confirm", { card: text("the-card", { card: token(selected) }) });
  if (view.to_move === view.seat) return ours(view);
  if (view.to_move === null) return "";
  const id = view.phase === "declare" ? "turn-they-declare" : "turn-they";
  return text(id, { name: seatName(view, view.to_move) });
}

/** @param {View} view */
function ours(view) {
  if (view.phase === "declare") return text("turn-declare");
  const leading = view.trick.plays.length === 0;
  if (leading) return text("turn-lead", { strict: view.strict ? "yes" : "no" });
  if (view.legal.length === view.hand.length) return text("turn-any");
  return text("turn-some", { count: view.legal.length });
}
