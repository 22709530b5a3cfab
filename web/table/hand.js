// The hand: a toolbar of cards with one tab stop. Cards that may not be played stay reachable,
// because trying one is how a person learns the rule.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { plain, text } from "../i18n/strings.js";
import { face } from "./card.js";
import { cardName } from "./names.js";
import { sortHand } from "./sort.js";

/** @typedef {import("./types.js").View} View */

/**
 * What the table knows about the hand beyond the view.
 * @typedef {object} HandState
 * @property {string | null} focus the card with the tab stop
 * @property {string | null} selected chosen by a first tap
 * @property {string | null} tried refused a moment ago
 * @property {(card: string) => void} choose
 * @property {(card: string) => void} focused
 */

/** Whether it is ours to play a card. @param {View} view */
export const ourPlay = (view) => view.to_move === view.seat && view.phase === "play";

/** @param {View} view @param {HandState} state */
export function hand(view, state) {
  const cards = sortHand(view.hand, view.trump);
  const stop = cards.includes(state.focus ?? "") ? state.focus : cards[0];
  const drawsNext = view.phase === "declare" && view.to_move === view.seat && view.stock > 0;
  const places = cards.length + (drawsNext ? 1 : 0);
  return html`<div class="hand ${ourPlay(view) ? "" : "rest"}" role="toolbar" aria-label=${text("zone-hand")}>
    ${repeat(
      cards,
      (card) => card,
      (card, i) =>
        place(view, state, card, {
          stop: card === stop,
          gap: i > 0 && cards[i - 1][1] !== card[1],
          lean: i - (places - 1) / 2,
        }),
    )}
    ${
      drawsNext
        ? html`<span class="place coming" .style=${`--i:${(places - 1) / 2}`}><span aria-hidden="true">${text(
            "draws-next",
          )
            .split(" ")
            .map((word, i) => [i ? html`<br />` : "", word])}</span></span>`
        : nothing
    }
  </div>`;
}

/** @param {View} view @param {HandState} state @param {string} card
 * @param {{stop: boolean, gap: boolean, lean: number}} at */
function place(view, state, card, { stop, gap, lean }) {
  const turn = ourPlay(view);
  const barred = turn && !view.legal.includes(card);
  const duty = turn && !barred && view.legal.length < view.hand.length;
  const marks = [
    "place",
    card[1] === view.trump && "trump-card",
    gap && "gap",
    barred && "barred",
    duty && "raised",
    state.selected === card && "selected",
    state.tried === card && "tried",
  ];
  return html`<span class=${marks.filter(Boolean).join(" ")} .style=${`--i:${lean}`}>
    <button
      type="button"
      data-card=${card}
      data-uid=${card}
      data-zone="hand"
      tabindex=${stop ? 0 : -1}
      aria-label=${label(view, state, card, barred)}
      aria-disabled=${barred ? "true" : "false"}
      @click=${() => state.choose(card)}
      @focus=${() => state.focused(card)}
    >
      ${face(view.pack, card, { named: false })}
    </button>
  </span>`;
}

/** @param {View} view @param {HandState} state @param {string} card @param {boolean} barred */
function label(view, state, card, barred) {
  const name = cardName(view, card);
  if (state.selected === card) return plain("card-selected", { card: name });
  return barred ? plain("card-barred", { card: name }) : name;
}
