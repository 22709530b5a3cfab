// The whole table as it is drawn: bar, seats, what lies between them, the slip, the line above the hand, the hand, the
// sheet, the dock, and the log for screen readers.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { text } from "../i18n/strings.js";
import { hintLine } from "./advice.js";
import { mayChoose, mayClaim, pondering, turnLine } from "./announce.js";
import { bar, dock, ledger } from "./bar-and-sheet.js";
import { familyOf } from "./families.js";
import { hand, hasTiers } from "./hand.js";
import { others } from "./seating.js";
import { slipOf } from "./slips.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Wishes} Wishes */
/** Words for people who listen, in the language that was spoken then.
 * @typedef {{id: number, words: string, language: string}} Line */

/**
 * What is drawn besides the view.
 * @typedef {object} Extras
 * @property {string | null} status a sentence that stands in place of the turn line
 * @property {boolean} thinking whether the player to move takes long
 * @property {import("./types.js").Hint | null} hint
 * @property {boolean} isPast whether a moment of the past is shown
 * @property {boolean} isHeld whether the table stands still until a person taps
 * @property {boolean} isZoomed whether our hand is drawn large
 * @property {{card: string, plays: boolean} | null} dragged the card that follows the pointer
 * @property {Line[]} said for people who listen
 * @property {import("./hand.js").HandState} hand
 */

/** Draw the table. @param {View} view @param {Wishes} wishes @param {Extras} extras */
export function scene(view, wishes, extras) {
  const slip = slipOf(view, wishes);
  const family = familyOf(view);
  const slipName =
    slip === nothing ? "none" : (wishes.due?.kind ?? (view.moment ? "moment" : "chooser"));
  return html`<div class="table" data-family=${view.family ?? "bezique"} data-phase=${view.phase} data-seats=${view.seats.length} data-melds=${view.melds_from ?? "none"}
    data-drag=${extras.dragged?.plays ? "play" : "none"} data-slip=${slipName} data-chooser=${mayChoose(view)} data-zoom=${extras.isZoomed} data-tiers=${hasTiers(view)} data-about=${wishes.due?.kind === "note" ? wishes.due.note.about : nothing}>
    ${bar(view, wishes)} ${others(view).map((seat) => family.seat(view, seat, wishes.last))}
    ${family.middle(view, wishes)} ${slip}
    ${family.seat(view, view.seat, wishes.last)}
    <div class="turn">${turn(view, wishes, extras)}</div>
    ${hand(view, extras.hand)}
    <aside class="sheet" aria-label=${text("zone-score")} tabindex="0">${ledger(view, wishes.whyPoints)}</aside>
    ${dock(view, wishes)}
    <div class="visually-hidden" role="log" aria-live="polite">${repeat(
      extras.said,
      ({ id }) => id, // so that a new line is the only change that is read out
      ({ words, language }) => html`<p lang=${language}>${words}</p>`,
    )}</div>
  </div>`;
}

/** Draw the line above the hand. @param {View} view @param {Wishes} wishes @param {Extras} extras */
function turn(view, wishes, { status, thinking, hint, isPast, isHeld, hand: { selected } }) {
  if (isPast) return nothing;
  if (hint) return hintLine(view, hint, () => wishes.need("hint"));
  if (isHeld)
    return html`<span>${text("turn-tap")}</span><button type="button" class="button primary" @click=${wishes.hurry}>${text("go-on")}</button>`;
  const words = status ?? (thinking ? pondering(view) : turnLine(view, selected));
  return html`<span>${words}</span>${turnButtons(view, wishes, status === null)}`;
}

/** Draw the buttons for other actions than playing a card; after a deal its sheet, unless another tab plays the match.
 * @param {View} view @param {Wishes} wishes @param {boolean} isPlayedHere */
function turnButtons(view, wishes, isPlayedHere) {
  if (view.phase === "deal-over" || view.phase === "match-over")
    return isPlayedHere
      ? html`<button type="button" class="button primary" @click=${() => wishes.need("sheet")}>${text("deal-sheet")}</button>`
      : nothing;
  return html`${familyOf(view).turnButtons(view, wishes)}
    ${mayClaim(view) ? html`<button type="button" class="button" @click=${() => wishes.need("claim")}>${text("claim")}</button>` : nothing}`;
}
