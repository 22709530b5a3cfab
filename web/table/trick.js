// The trick. With two at the table the other card lies to the left and behind, ours to the right;
// with more it is a cross in which every card lies before the seat that played it.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { text } from "../i18n/strings.js";
import { manner } from "./manner.js";
import { isYou, seatName } from "./names.js";
import { face, ghost, icon } from "./pictures.js";
import { others, placeOf, seatsAround } from "./seating.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Trick} Trick */

/** Return whether no further trick of the deal is played. @param {View["phase"]} phase */
export const isPlayed = (phase) => ["servant", "deal-over", "match-over"].includes(phase);

/** List the cards that are drawn as the trick. @param {View} view @returns {string[]} */
export const cardsOfTrick = ({ phase, trick: { plays } }) =>
  isPlayed(phase) ? [] : plays.map(({ card }) => card);

/** List the finished tricks that may be looked at, the latest first: all once the deal is over.
 * @param {Pick<View, "log" | "phase" | "past">} view @returns {Trick[]} */
function tricksToShow({ log, phase, past }) {
  const { tricks } = manner();
  const latest = [...log].reverse();
  if (isPlayed(phase) || past || tricks === "all") return latest;
  return tricks === "last" ? latest.slice(0, 1) : [];
}

/** Return whether the last trick may be looked at. @param {View} view */
export const mayShowLast = (view) => view.log.length === 0 || tricksToShow(view).length > 0;

/** Draw the list of tricks on the sheet. @param {View} view @param {string} title
 * @param {(trick: Trick) => unknown} line draws one of them */
export function trickList(view, title, line) {
  if (!mayShowLast(view)) return nothing;
  return html`<section class="tricks">
    <h2>${title}</h2>
    ${
      view.log.length === 0
        ? html`<p class="empty">${text("no-tricks")}</p>`
        : html`<ol reversed>${repeat(tricksToShow(view), (each) => each.number, line)}</ol>`
    }
  </section>`;
}

/** Draw the trick. @param {View} view */
export function trick(view) {
  const cross = view.seats.length > 2;
  const order = cross ? seatsAround(view) : [...others(view), view.seat];
  return html`<section class="trick ${cross ? "cross" : ""} ${view.trick.winner === null ? "" : "won"}" data-seats=${view.seats.length}
    aria-label=${isPlayed(view.phase) ? nothing : text("last-trick-number", { number: view.trick.number })}>
    ${isPlayed(view.phase) ? nothing : order.map((seat) => place(view, view.trick, seat, cross))}
  </section>`;
}

/** Draw the finished trick before this one, on a slip of paper. @param {View} view @param {() => void} close */
export function lastTrick(view, close) {
  const last = view.last_trick;
  return html`<section class="slip last-trick" aria-label=${text("last-trick")}>
    <h2>${last ? text("last-trick-number", { number: last.number }) : text("last-trick")}</h2>
    ${last ? html`<p>${took(view, last.winner ?? view.seat)}</p>` : nothing}
    ${
      last
        ? html`<div class="shown">
            ${last.plays.map(
              (play) => html`<figure class=${play.seat === last.winner ? "wins" : ""}>
                ${face(view.pack, play.card)}
                <figcaption>${seatName(view, play.seat)}</figcaption>
              </figure>`,
            )}
          </div>`
        : html`<p>${text("last-trick-none")}</p>`
    }
    <button type="button" class="tool dismiss" aria-label=${text("close")} @click=${close}>${icon("close")}</button>
  </section>`;
}

/** @param {View} view @param {number} seat */
function took(view, seat) {
  return isYou(view, seat) ? text("took-you") : text("took-name", { name: seatName(view, seat) });
}

/** @param {View} view @param {Trick} shown @param {number} seat @param {boolean} cross */
function place(view, shown, seat, cross) {
  const card = shown.plays.find((play) => play.seat === seat)?.card;
  const wins = shown.winner === seat;
  // An empty place has a caption only on its turn: a phone has no room for more.
  const waits = !card && view.to_move !== seat;
  const words = waits
    ? nothing
    : cross
      ? crossCaption(view, shown, seat)
      : caption(view, shown, seat);
  return html`<figure class="played ${placeOf(view, seat)} ${wins ? "wins" : isHighest(shown, seat) ? "highest" : ""}">
    ${card ? laid(view, card, seat, isHighest(shown, seat)) : ghost()}
    <figcaption>${wins ? html`<b>${words}</b>` : words}</figcaption>
  </figure>`;
}

/** Draw a card of the trick. @param {View} view @param {string} card @param {number} seat
 * @param {boolean} isBest whether it is the highest so far */
function laid(view, card, seat, isBest) {
  return html`<span class="laid" data-uid=${card} data-zone="trick" data-by=${seat}>${face(view.pack, card)}${isBest ? html`<i class="best">${text("highest-so-far")}</i>` : nothing}</span>`;
}

/** Draw the caption in a cross: who played the card. A plain name is enough for the eye. @param {View} view @param {Trick} shown @param {number} seat */
function crossCaption(view, shown, seat) {
  const isPlayed = shown.plays.some((play) => play.seat === seat);
  const whole = caption(view, shown, seat);
  const isPlain = isPlayed && shown.winner !== seat && shown.leader !== seat;
  return html`${isPlain ? html`<span class="visually-hidden">${whole}</span><span aria-hidden="true">${seatName(view, seat)}</span>` : whole}`;
}

/** Return whether a card beats those played before it, while others are still to come. @param {Trick} shown
 * @param {number} seat */
const isHighest = ({ plays, winner, best }, seat) =>
  winner === null && best === seat && plays.length > 1;

/** @param {View} view @param {Trick} shown @param {number} seat */
function caption(view, shown, seat) {
  const mine = isYou(view, seat);
  const name = seatName(view, seat);
  if (shown.winner === seat) return mine ? text("you-take-it") : text("name-takes-it", { name });
  const play = shown.plays.find((each) => each.seat === seat);
  if (!play) return mine ? text("your-card") : text("their-card", { name });
  if (shown.leader === seat) return mine ? text("you-led") : text("name-led", { name });
  return mine ? text("you-played") : text("name-played", { name });
}
