// The line above the hand: whose turn it is and what may be done, with buttons for what may be done
// besides playing a card.

import { html } from "lit";
import { rich, text, token } from "../i18n/strings.js";
import { mayChoose } from "./chooser.js";
import { isFilko } from "./families/filko/parties.js";
import * as filko from "./families/filko/zones.js";
import { playable } from "./hand.js";
import { causeName, seatName } from "./names.js";
import { hasPacket } from "./packet.js";

/** @typedef {import("./types.js").View} View */

/** @param {View} view @param {string | null} selected a card chosen by a first tap */
export function turnLine(view, selected) {
  if (view.phase === "match-over") return text("turn-match-over");
  if (view.phase === "deal-over") return text("turn-over");
  if (selected) return rich("turn-confirm", { card: text("the-card", { card: token(selected) }) });
  if (isFilko(view)) return filko.turnLine(view);
  if (view.to_move === null || hasPacket(view)) return "";
  if (view.to_move === view.seat) return ours(view);
  const name = seatName(view, view.to_move);
  if (view.phase === "declare")
    return text(view.trick.winner === view.to_move ? "turn-they-declare" : "turn-they-passed", {
      name,
    });
  return text("turn-they", { name });
}

/** Somebody makes us wait. @param {View} view */
export function pondering(view) {
  const name = seatName(view, view.to_move ?? view.seat);
  return html`<span class="pondering">${text("turn-thinks", { name })}<i aria-hidden="true"></i><i aria-hidden="true"></i><i aria-hidden="true"></i></span>`;
}

/** What may be announced on our turn: a seven, a carte blanche. @param {View} view
 * @param {(actions: string[]) => void} send */
export function announcements(view, send) {
  if (view.phase !== "play" || view.to_move !== view.seat) return "";
  return view.announce.map(
    ({
      action,
      rule,
      points,
      cards,
    }) => html`<button type="button" class="button primary announce" data-action=${action}
      @click=${() => send([action])}>${rich(SHOWS[action] ?? "show-other", { points, what: causeName(rule, cards) })}</button>`,
  );
}

/** @type {Record<string, string>} */
const SHOWS = { seven: "show-seven", "carte-blanche": "show-carte" };

/** @param {View} view */
function ours(view) {
  if (view.phase === "declare") {
    if (view.trick.winner !== view.seat) return text("turn-declare-passed");
    return text(mayChoose(view) ? "turn-declare" : "turn-took");
  }
  const leading = view.trick.plays.length === 0;
  if (leading) return text("turn-lead", { strict: view.strict ? "yes" : "no" });
  const count = playable(view);
  return count === view.hand.length ? text("turn-any") : text("turn-some", { count });
}

/** Said once, when the strict part of the deal begins. @param {View} view @param {() => void} close */
export function strictBanner(view, close) {
  const count = (view.trick.of ?? 0) - view.trick.number + 1;
  return html`<section class="slip banner" role="status">
    <h2>${text("banner-title", { count })}</h2>
    <p>${text("banner-text", { players: view.seats.length })}</p>
    <button type="button" class="button small" @click=${close}>${text("close")}</button>
  </section>`;
}
