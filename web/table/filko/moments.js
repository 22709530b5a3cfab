// Small moments of this family that are worth stopping for: the cards at the cut, a call, a secret
// partner shown, an answer. They are told on a slip of paper while the table stands still. What is
// merely said stands beside its seat, and is told to those who listen.

import { html, nothing } from "lit";
import { plain, rich, suitName, text, token } from "../../i18n/strings.js";
import { seatName, subject } from "../names.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../frames.js").Frame} Frame */

const SHOWN = new Set(["called", "partner-shown", "asked", "servant-chosen"]);
const SAID = new Set(["said", "signalled"]);

/** Whether an event is a moment. @param {GameEvent} event */
export const isMoment = ({ e }) => SHOWN.has(e);

/** The cut, one turned card after the other; what is known afterwards tells whose they become.
 * @param {View} still the view before, with nobody to move @param {GameEvent[]} events
 * @param {View} after @returns {Frame[]} */
export function cutFrames(still, events, after) {
  const cut = events.find(({ e }) => e === "cut");
  if (!cut) return [];
  const shown = after.exposed.map((card) => ({ card, seat: holderOf(after, card) }));
  /** @param {number} count @returns {View} */
  const at = (count) => ({
    ...still,
    phase: "cut",
    moment: { ...cut, exposed: shown.slice(0, count) },
  });
  const steps = shown.map((_, i) => ({
    view: at(i + 1),
    hold: i + 1 < shown.length ? "trick" : "meld",
  }));
  return /** @type {Frame[]} */ ([{ view: at(0), hold: "trick" }, ...steps]);
}

/** Who holds a card that everybody has seen. @param {View} view @param {string} card */
function holderOf({ hand, seat, seats }, card) {
  if (hand.includes(card)) return seat;
  const at = seats.findIndex(({ known }) => known.includes(card));
  return at < 0 ? null : at;
}

/** The slip that tells a moment. @param {View} view */
export function momentSlip(view) {
  const { moment } = view;
  if (!moment || moment.e === "cut") return nothing;
  return html`<section class="slip moment" data-moment=${moment.e} role="status">
    <p>${rich(`filko-moment-${moment.e}`, words(view, moment))}</p>
  </section>`;
}

/** What a listener hears of an event of this family; empty where there is nothing to say.
 * @param {GameEvent} event @param {View} view */
export function heard(event, view) {
  if (event.e === "cut")
    return plain("filko-was-cut", { ...subject(view, event.seat ?? 0), count: event.size ?? 0 });
  const told = isMoment(event) || SAID.has(event.e);
  return told ? plain(`filko-moment-${event.e}`, words(view, event)) : "";
}

/** @param {View} view @param {GameEvent} event */
function words(view, { seat = 0, card, suit, aim, points }) {
  const partner = view.old_man ?? seat;
  return {
    ...subject(view, seat),
    card: card ? token(card) : "",
    some: card ? "yes" : "no",
    suit: suit ? suitName(suit) : "",
    aim: aim ? text(`filko-aim-${aim}`) : "",
    points: points ?? 0,
    partner: seatName(view, partner),
    with: partner === view.seat ? "me" : "other",
  };
}
