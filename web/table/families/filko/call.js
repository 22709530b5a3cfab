// What a person is asked before or after the play: the Old Man's call (a suit, and perhaps a card
// whose holder becomes the partner), and which of the losers shall be the servant.

import { html, nothing } from "lit";
import { faceName, plain, rich, suitName, text, token } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { face } from "../../card.js";
import { seatName } from "../../names.js";

/** @typedef {import("../../types.js").View} View */

/** @typedef {Pick<import("../../types.js").Wishes, "chosen" | "choose" | "send" | "why">} Choice */

const SUITS = "ALHB";
const RANKS = "ATKOU987";

/** Whether a slip of these is due. @param {View} view */
export const mustChoose = ({ phase, to_move, seat }) =>
  to_move === seat && (phase === "call" || phase === "servant");

/** @param {View} view @param {Choice} choice */
export const choiceSlip = (view, choice) =>
  view.phase === "call" ? callSlip(view, choice) : servantSlip(view, choice);

/** @param {View} view @param {Choice} choice */
function callSlip(view, choice) {
  const names = view.legal.some((code) => code.startsWith("name:"));
  const suit = choice.chosen?.slice(-1) ?? null;
  const action = names ? `name:${suit}` : `call:${choice.chosen}1`;
  return html`<section class="slip choice-slip call" aria-label=${text("filko-call")}>
    <h2>${text("filko-call")}</h2>
    <p>${text(names ? "filko-name-note" : "filko-call-note")}</p>
    <div class="suit-picks" role="group" aria-label=${text("trumps")}>
      ${[...SUITS].map(
        (
          letter,
        ) => html`<button type="button" class="button" aria-pressed=${letter === suit} @click=${() => choice.choose(letter)}>
          ${suitSign(letter)} <span>${suitName(letter)}</span>
        </button>`,
      )}
    </div>
    ${suit && !names ? cardPicks(view, suit, choice) : nothing}
    <button type="button" class="button primary" data-action=${action} ?disabled=${!view.legal.includes(action)} @click=${() => choice.send([action])}>
      ${callLabel(names, suit, choice.chosen)}
    </button>
  </section>`;
}

/** @param {boolean} names @param {string | null} suit @param {string | null} chosen */
function callLabel(names, suit, chosen) {
  if (!suit) return text("filko-choose-suit");
  if (names) return text("filko-name-it", { suit: suitName(suit) });
  return chosen?.length === 2
    ? rich("filko-call-it", { card: token(chosen) })
    : text("filko-choose-card");
}

/** The cards of a suit; those that may not be called stay, and tell why when they are tried.
 * @param {View} view @param {string} suit @param {Choice} choice */
function cardPicks(view, suit, { chosen, choose, why }) {
  const known = new Set([...view.permanent, ...view.hand.map((card) => card.slice(0, 2))]);
  const faces = [...RANKS]
    .map((rank) => rank + suit)
    .filter((it) => known.has(it) || view.legal.includes(`call:${it}1`));
  return html`<div class="card-picks" role="group" aria-label=${suitName(suit)}>
    ${faces.map((it) => {
      const open = view.legal.includes(`call:${it}1`);
      const name = open ? faceName(it) : plain("filko-not-callable", { card: faceName(it) });
      return html`<button type="button" class="pick ${open ? "" : "barred"}" aria-label=${name}
        aria-pressed=${it === chosen} aria-disabled=${open ? "false" : "true"}
        @click=${() => (open ? choose(it) : why(`call:${it}1`))}>${face(view.pack, it, { named: false })}</button>`;
    })}
  </div>`;
}

/** @param {View} view @param {Choice} choice */
function servantSlip(view, { send }) {
  const seats = view.legal.map((code) => Number(code.split(":")[1]));
  return html`<section class="slip choice-slip" aria-label=${text("filko-choose-servant")}>
    <h2>${text("filko-choose-servant")}</h2>
    <p>${text("filko-choose-servant-note")}</p>
    <div class="actions">
      ${seats.map((seat) => html`<button type="button" class="button primary" data-action=${`servant:${seat}`} @click=${() => send([`servant:${seat}`])}>${seatName(view, seat)}</button>`)}
    </div>
  </section>`;
}
