// The line above the hand: whose turn it is and what may be done.

import { html } from "lit";
import { rich, text, token } from "../i18n/strings.js";
import { familyOf } from "./families.js";
import { seatName } from "./names.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Declare} Declare */

/** @param {View} view @param {string | null} selected a card chosen by a first tap */
export function turnLine(view, selected) {
  if (view.phase === "match-over") return text("turn-match-over");
  if (view.phase === "deal-over") return text("turn-over");
  if (selected) return rich("turn-confirm", { card: text("the-card", { card: token(selected) }) });
  return familyOf(view).turnLine(view);
}

/** Somebody makes us wait. @param {View} view */
export function pondering(view) {
  const name = seatName(view, view.to_move ?? view.seat);
  return html`<span class="pondering">${text("turn-thinks", { name })}<i aria-hidden="true"></i><i aria-hidden="true"></i><i aria-hidden="true"></i></span>`;
}

/** Whether there is anything to choose: a winner with nothing to declare goes straight on. @param {View} view */
export const mayChoose = (view) =>
  view.declare !== null && view.to_move === view.seat && view.legal.length > 1;

/** The boxes ticked at first: the best set. @param {Declare | null} declare @returns {Set<number>} */
export const bestSet = (declare) => new Set(declare?.sets[0]?.options ?? []);
