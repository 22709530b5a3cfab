// The trick: one place for each seat, the other side's to the left and behind, ours to the right.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";
import { face, ghost } from "./card.js";
import { opponent, seatName } from "./names.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Trick} Trick */

/** @param {View} view */
export function trick(view) {
  const over = view.phase === "deal-over" || view.phase === "match-over";
  return html`<section class="trick" aria-label=${text("zone-trick", { number: view.trick.number })}>
    ${over ? nothing : [place(view, view.trick, opponent(view)), place(view, view.trick, view.seat)]}
  </section>`;
}

/** The finished trick before this one, on a slip of paper. @param {View} view @param {() => void} close */
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
    <button type="button" class="button" @click=${close}>${text("close")}</button>
  </section>`;
}

/** @param {View} view @param {number} seat */
function took(view, seat) {
  return seat === view.seat ? text("took-you") : text("took-name", { name: seatName(view, seat) });
}

/** @param {View} view @param {Trick} shown @param {number} seat */
function place(view, shown, seat) {
  const card = shown.plays.find((play) => play.seat === seat)?.card;
  const side = seat === view.seat ? "south" : "north";
  const wins = shown.winner === seat;
  return html`<figure class="played ${side} ${wins ? "wins" : ""}">
    ${card ? laid(view, card) : ghost()}
    <figcaption>${wins ? html`<b>${caption(view, shown, seat)}</b>` : caption(view, shown, seat)}</figcaption>
  </figure>`;
}

/** A card of the trick; a winner's card that already lies in the tray keeps its place there.
 * @param {View} view @param {string} card */
function laid(view, card) {
  const inTray = view.seats.some(({ open }) => open.includes(card));
  return html`<span class="laid" data-uid=${inTray ? "" : card} data-zone="trick">${face(view.pack, card)}</span>`;
}

/** @param {View} view @param {Trick} shown @param {number} seat */
function caption(view, shown, seat) {
  const mine = seat === view.seat;
  const name = seatName(view, seat);
  if (shown.winner === seat) return mine ? text("you-take-it") : text("name-takes-it", { name });
  const play = shown.plays.find((each) => each.seat === seat);
  if (!play) return mine ? text("your-card") : text("their-card", { name });
  if (shown.leader === seat) return mine ? text("you-led") : text("name-led", { name });
  return mine ? text("you-played") : text("name-played", { name });
}
