// The hand: a toolbar of cards with one tab stop. Declared cards lie on the cloth before the others and are played like
// them. Where a narrow box has no room for all cards side by side, they lie in two tiers. A card that may not be played
// can still be tried, and the table then gives the rule.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { listOf, plain, text } from "../i18n/strings.js";
import { familyOf } from "./families.js";
import { cardName, causeName, isWatched, seatName } from "./names.js";
import { face } from "./pictures.js";

/** @typedef {import("./types.js").View} View */

/**
 * What the table knows about the hand beyond the view.
 * @typedef {object} HandState
 * @property {import("./arrangement.js").Arrangement} arrangement
 * @property {string | null} focus the card with the tab stop
 * @property {string | null} selected chosen by a first tap
 * @property {string | null} tried refused a moment ago
 * @property {string | null} [dragged] follows the pointer
 * @property {Set<string>} [picked] asked about, as a meld
 * @property {(card: string) => void} choose
 * @property {(card: string) => void} focused
 */

/** Number of cards that a phone shows side by side with strips of 24 px. */
const WIDEST = 11;

/** Return whether we are to play a card. @param {View} view */
export const ourPlay = (view) => view.to_move === view.seat && view.phase === "play";

/** Split our hand into the cards that lie on the cloth and those held, both in their order. @param {View} view
 * @param {HandState} state */
function parted(view, { arrangement }) {
  const laid = new Set(view.seats[view.seat].tabled);
  const cards = arrangement.cards(view);
  return {
    laid: cards.filter((card) => laid.has(card)),
    held: cards.filter((card) => !laid.has(card)),
  };
}

/** Split a row that is too long into two tiers, between suits if that is near the middle. @param {string[]} cards
 * @returns {string[][]} */
function tiers(cards) {
  if (cards.length <= WIDEST) return [cards];
  const middle = Math.ceil(cards.length / 2);
  const near = [middle, middle + 1, middle - 1];
  const at = near.find((i) => cards[i][1] !== cards[i - 1][1]) ?? middle;
  return [cards.slice(0, at), cards.slice(at)];
}

/** Return whether the cards held lie in two tiers. @param {View} view */
export const hasTiers = ({ hand: cards, seats, seat }) =>
  cards.length - seats[seat].tabled.length > WIDEST;

/** @param {View} view */
const zoneName = (view) =>
  isWatched(view) ? text("hand-of", { name: seatName(view, view.seat) }) : text("zone-hand");

/** Draw the hand. @param {View} view @param {HandState} state */
export function hand(view, state) {
  const { laid, held } = parted(view, state);
  const cards = [...laid, ...held];
  const stop = cards.includes(state.focus ?? "") ? state.focus : cards[0];
  const drawsNext = view.phase === "declare" && view.to_move === view.seat && view.stock > 0;
  return html`<div class="hand ${ourPlay(view) ? "" : "rest"}" role="toolbar" aria-label=${zoneName(view)}>
    ${row(view, state, laid, { kind: "laid", stop, drawsNext: false })}
    ${row(view, state, held, { kind: "held", stop, drawsNext })}
  </div>`;
}

/** Draw a row, in as many tiers as a narrow box needs; a wide box joins them.
 * @param {View} view @param {HandState} state @param {string[]} cards
 * @param {{kind: "laid" | "held", stop: string | null, drawsNext: boolean}} how */
function row(view, state, cards, { kind, stop, drawsNext }) {
  const count = cards.length + (drawsNext ? 1 : 0);
  if (count === 0) return nothing;
  const middle = (count - 1) / 2;
  const parts = tiers(cards);
  return html`<div class="row ${kind}" .style=${`--n:${count}`}>
    ${parts.map(
      (tier, t) => html`<div class="tier">
        ${repeat(
          tier,
          (card) => card,
          (card) => {
            const i = cards.indexOf(card);
            return place(view, state, card, {
              stop: card === stop,
              gap: i > 0 && !state.arrangement.areTogether(view, cards[i - 1], card),
              lean: i - middle,
              laid: kind === "laid",
            });
          },
        )}
        ${drawsNext && t === parts.length - 1 ? comingCard(middle) : nothing}
      </div>`,
    )}
  </div>`;
}

/** Draw the place of the next card from the stock. @param {number} lean */
function comingCard(lean) {
  const words = text("draws-next").split(" ");
  return html`<span class="place coming" .style=${`--i:${lean}`}
    ><span aria-hidden="true">${words.map((word, i) => [i ? html`<br />` : "", word])}</span></span
  >`;
}

/** @param {View} view @param {HandState} state @param {string} card
 * @param {{stop: boolean, gap: boolean, lean: number, laid: boolean}} at */
function place(view, state, card, { stop, gap, lean, laid }) {
  const turn = ourPlay(view);
  const barred = turn && !view.legal.includes(card);
  const duty = turn && !barred && playable(view) < view.hand.length;
  const picked = state.picked?.has(card) ?? false;
  const melds = laid ? meldsOf(view, card) : [];
  const marks = [
    "place",
    familyOf(view).isTrump(view, card) && "trump-card",
    gap && "gap",
    barred && "barred",
    duty && "raised",
    (state.selected === card || picked) && "selected",
    state.tried === card && "tried",
    state.dragged === card && "dragged",
  ];
  return html`<span class=${marks.filter(Boolean).join(" ")} .style=${`--i:${lean}`}>
    <button
      type="button"
      data-card=${card}
      data-uid=${card}
      data-zone="hand"
      tabindex=${stop ? 0 : -1}
      data-melds=${melds.length || nothing}
      title=${melds.length ? text("card-melds", { melds: listOf(melds) }) : nothing}
      aria-label=${label(view, card, { selected: state.selected === card, picked, barred, laid, melds })}
      aria-disabled=${barred ? "true" : "false"}
      @click=${() => state.choose(card)}
      @focus=${() => state.focused(card)}
    >
      ${face(view.pack, card, { named: false, held: true })}
    </button>
  </span>`;
}

/** Count the cards that may be played; other actions may be open as well. @param {View} view */
export const playable = ({ legal, hand: held }) =>
  held.filter((card) => legal.includes(card)).length;

/** Return the names of the melds in which a declared card of ours has scored. @param {View} view @param {string} card */
const meldsOf = ({ sheet, seat }, card) =>
  sheet
    .filter(({ seat: by, cards }) => by === seat && cards.length > 1 && cards.includes(card))
    .map(({ rule, cards }) => causeName(rule, cards));

/** @param {View} view @param {string} card
 * @param {{selected: boolean, picked: boolean, barred: boolean, laid: boolean, melds: string[]}} marks */
function label(view, card, { selected, picked, barred, laid, melds }) {
  const named = cardName(view, card);
  const open = laid ? plain("card-laid", { card: named }) : named;
  const name = melds.length ? plain("card-used", { card: open, melds: listOf(melds) }) : open;
  if (selected) return plain("card-selected", { card: name });
  if (picked) return plain("card-picked", { card: name });
  return barred ? plain("card-barred", { card: name }) : name;
}
