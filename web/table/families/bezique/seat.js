// A seat at the table: its name and points, and the cards that lie face up before it. These are the
// won cards that can still meld, the cards of the hand that were declared, or both, as the game has it.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { listOf, rich, text } from "../../../i18n/strings.js";
import { causeName, isYou, seatName } from "../../names.js";
import { backs, face, openHand } from "../../pictures.js";
import { keepsScore, partnerOf, placeOf } from "../../seating.js";
import { cardsOfTrick, mayShowLast } from "../../trick.js";
import { bySuit } from "./order.js";

/** @typedef {import("../../types.js").View} View */

/** Draw a seat: its name and points, and the cards that lie face up before it. @param {View} view
 * @param {number} seat @param {() => void} last shows the last trick */
export function seatZone(view, seat, last) {
  const mine = seat === view.seat;
  const name = seatName(view, seat);
  const onTurn = view.to_move === seat;
  return html`<section class="seat ${placeOf(view, seat)} ${onTurn ? "on" : ""}" data-seat=${seat}
    aria-label=${isYou(view, seat) ? text("you") : text("zone-opponent", { name })}>
    ${plate(view, seat, name)} ${!mine && view.seats.length > 2 ? backs(view, seat) : nothing} ${rack(view, seat, last)}
  </section>`;
}

/** @param {View} view @param {number} seat @param {string} name */
function plate(view, seat, name) {
  const { score, gains, level } = view.seats[seat];
  const gain = gains.reduce((sum, { points }) => sum + points, 0);
  const causes = listOf(gains.map(({ rule, cards }) => causeName(rule, cards)));
  const plus = gain
    ? html` <small data-sign="gain-${seat}-${gain}" data-enter="rise">+${gain}</small>`
    : nothing;
  return html`<div class="plate">
    <div class="name">${name}${level ? html` <small>${text(`level-${level}`)}</small>` : ""}</div>
    <div class="points">${keepsScore(view, seat) ? score : html`<i>${partnerNote(view, seat)}</i>`}${plus}</div>
    <div class="gain">${gain ? `+${gain} ${causes}` : ""}</div>
    ${view.seats[seat].carte ? html`<div class="carte">${text("carte-blanche")}</div>` : nothing}
  </div>`;
}

/** Say whose partner a seat is, if the side's score stands elsewhere. @param {View} view @param {number} seat */
function partnerNote(view, seat) {
  const partner = partnerOf(view, seat) ?? seat;
  return isYou(view, partner)
    ? text("your-partner")
    : text("partner-of", { name: seatName(view, partner) });
}

/** Draw the cards that lie before a seat. Our own declared cards lie before the hand, see hand.js.
 * @param {View} view @param {number} seat @param {() => void} last */
function rack(view, seat, last) {
  const inTrick = new Set(cardsOfTrick(view)); // a winner who declares owns them already
  const open = view.seats[seat].open.filter((card) => !inTrick.has(card));
  const wins = view.melds_from !== "hand";
  const laid = seat === view.seat ? [] : openHand(view, seat);
  if (!wins && seat === view.seat) return tally(view, seat, last);
  const fresh = new Set(seat === view.to_move ? view.declare?.fresh : []);
  const count = open.length + laid.length;
  const both = laid.length > 0 && open.length > 0;
  const heaps = [laid, open].flatMap((cards) => bySuit(cards, view.trump)).length + Number(both);
  // With many cards in a narrow box the suits are smaller or stand in two lines.
  const some = wins ? 7 : 9;
  const crowd = count > 12 || heaps > 5 ? "great" : count > some || heaps > 4 ? "some" : "none";
  return html`<div class="rack" data-crowd=${count ? crowd : nothing}>
    ${laid.length ? groups(view, laid, "laid-cards", new Set()) : nothing}
    ${wins ? groups(view, open, "won-cards", fresh) : nothing}
    ${tally(view, seat, last)}
  </div>`;
}

/** @param {View} view @param {string[]} cards @param {"won-cards" | "laid-cards"} name @param {Set<string>} fresh */
function groups(view, cards, name, fresh) {
  return html`<div class="suits ${name}" role="group" aria-label=${text(name)}>
    ${repeat(
      bySuit(cards, view.trump),
      (group) => group[0][1],
      (group) => html`<ul class="group">
        ${repeat(
          group,
          (card) => card,
          (card) =>
            html`<li class=${fresh.has(card) ? "fresh" : ""}>${face(view.pack, card, { uid: true })}</li>`,
        )}
      </ul>`,
    )}
  </div>`;
}

/** Draw what lies in the pile of won tricks. @param {View} view @param {number} seat @param {() => void} last */
function tally(view, seat, last) {
  const { brisques = 0, spent = 0 } = view.seats[seat];
  const wins = view.melds_from !== "hand";
  return html`<div class="tally" title=${mayShowLast(view) ? text("last-trick") : nothing} @click=${last}>
    ${wins || brisques ? html`<span>${rich("brisques", { count: brisques })}</span>` : nothing}
    ${wins ? html`<span>${rich("spent", { count: spent })}</span>` : nothing}
  </div>`;
}
