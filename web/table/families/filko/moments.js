// The words of small moments: a call, a secret partner shown, an answer. They are on a slip while the table stands still.
// Talk is shown beside its seat, and read out.

import { html, nothing } from "lit";
import { plain, rich, suitName, token } from "../../../i18n/strings.js";
import { aimName, isYou, seatName, seatNameInside, subject } from "../../names.js";
import { isMoment } from "./frames.js";
import { rightOfDealer } from "./parties.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

const SAID = new Set(["said", "signalled"]);

/** Draw the slip about an event for which the table stops. @param {View} view */
export function momentSlip(view) {
  const { moment } = view;
  if (!moment || moment.e === "cut") return nothing;
  return html`<section class="slip moment" data-moment=${moment.e} role="status">
    <p>${rich(`filko-moment-${moment.e}`, words(view, moment))}</p>
  </section>`;
}

/** Return an event of this family in words for screen readers; empty if there is nothing to say. @param {GameEvent} event
 * @param {View} view */
export function eventWords(event, view) {
  if (event.e === "cut")
    return plain("filko-was-cut", { ...subject(view, event.seat ?? 0), count: event.size ?? 0 });
  const hasWords = isMoment(event) || SAID.has(event.e);
  return hasWords ? plain(`filko-moment-${event.e}`, words(view, event)) : "";
}

/** @param {View} view @param {GameEvent} event */
function words(view, { seat = 0, card, suit, aim, points }) {
  const partner = view.old_man ?? seat;
  return {
    ...subject(view, seat),
    card: card ? token(card) : "",
    some: card ? "yes" : "no",
    suit: suit ? suitName(suit) : "",
    aim: aim ? aimName(view, aim, "aim") : "",
    points: points ?? 0,
    partner: seatName(view, partner),
    to: isYou(view, rightOfDealer(view)) ? "me" : "other",
    other: seatNameInside(view, rightOfDealer(view)),
    with: seat === partner ? "alone" : isYou(view, partner) ? "me" : "other",
  };
}
