// What play asks of a person and what a person may say: the Old Man's call, the choice of a servant, an aim, a question
// for the servants' count, a sign to the partner, and the wish to end the deal.

import { html, nothing } from "lit";
import { faceName, plain, rich, suitName, text, token } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { aimName, isTalk, seatName } from "../../names.js";
import { face, icon } from "../../pictures.js";
import { others } from "../../seating.js";
import { RANKS, SUITS } from "./order.js";
import { partyOf, picture } from "./parties.js";

/** @typedef {import("../../types.js").View} View */

/** @typedef {Pick<import("../../types.js").Wishes, "chosen" | "choose" | "send" | "why">} Choice */

/** Return whether a call or the choice of a servant is due. @param {View} view */
export const mustChoose = ({ phase, to_move, seat }) =>
  to_move === seat && (phase === "call" || phase === "servant");

/** Draw the slip of a call or of the choice of a servant. @param {View} view @param {Choice} choice */
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

/** Draw the cards of a suit; those that may not be called stay, and say why when they are tried.
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

/** @param {string} code */
const kind = (code) => code.split(":")[0];

/** List what may be said now. @param {View} view */
export const sayable = ({ legal, asides = [], phase }) =>
  phase === "play" ? [...legal.filter(isTalk), ...asides] : [];

/** Draw the buttons beside the turn line; an aim that waits for an answer has the first on its own slip.
 * @param {View} view @param {() => void} open @param {(actions: string[]) => void} send */
export function talkButtons(view, open, send) {
  const mayOpen = sayable(view).length > 0 && openAim(view) === null;
  return html`${mayOpen ? html`<button type="button" class="button small say" title=${text("filko-say-note")} @click=${open}>${text("filko-say")}</button>` : nothing}
    ${view.legal.includes("end") ? html`<button type="button" class="button small" data-action="end" title=${text("filko-end-note")} @click=${() => send(["end"])}>${text("filko-end")}</button>` : nothing}`;
}

/** Draw the slip with everything that may be said. @param {View} view @param {(actions: string[]) => void} send
 * @param {() => void} close */
export function talkSlip(view, send, close) {
  const codes = sayable(view);
  const aims = codes.filter((code) => kind(code) === "aim");
  const signals = codes.filter((code) => kind(code) === "signal");
  return html`<section class="slip choice-slip talk" aria-label=${text("filko-talk")}>
    <h2>${text("filko-talk")}</h2>
    <p>${text("filko-talk-note")}</p>
    ${aims.map((code) => sayRow(code, aimName(view, code.slice(4), "short"), aimName(view, code.slice(4), "about"), send))}
    ${codes.includes("ask") ? sayRow("ask", text("filko-ask"), text("filko-about-ask"), send) : nothing}
    ${
      signals.length
        ? html`<p>${text("filko-signals")}</p>
          <div class="actions faces">
            ${signals.map((code) =>
              button(
                code,
                html`${picture(code.slice(7))}<span>${suitSign(code.slice(7))} ${suitName(code.slice(7))}</span>`,
                send,
              ),
            )}
          </div>`
        : nothing
    }
    <button type="button" class="tool dismiss" aria-label=${text("close")} @click=${close}>${icon("close")}</button>
  </section>`;
}

/** Draw a button with what it does. @param {string} code @param {string} words @param {string} about
 * @param {(actions: string[]) => void} send */
const sayRow = (code, words, about, send) =>
  html`<div class="say-row">${button(code, words, send)}<span>${about}</span></div>`;

/** @param {string} code @param {unknown} words @param {(actions: string[]) => void} send */
const button = (code, words, send) =>
  html`<button type="button" class="button" data-action=${code} @click=${() => send([code])}>${words}</button>`;

/** Return a partner's aim that we may still agree to; null if there is none. @param {View} view
 * @returns {{seat: number, aim: string} | null} */
export function openAim(view) {
  for (const seat of others(view)) {
    const { aim } = view.seats[seat];
    if (aim && partyOf(view, seat) === "ours" && sayable(view).includes(`aim:${aim}`))
      return { seat, aim };
  }
  return null;
}

/** Draw what the partner wants, and the answer. @param {View} view @param {{seat: number, aim: string}} told
 * @param {(actions: string[]) => void} send @param {() => void} open */
export function aimSlip(view, { seat, aim }, send, open) {
  return html`<section class="slip aim" aria-label=${text("filko-aim-of", { name: seatName(view, seat) })}>
    <div class="said"><i class="who">${text("filko-aim-of", { name: seatName(view, seat) })}</i><q>${aimName(view, aim, "aim")}</q></div>
    <div class="actions">
      <button type="button" class="button small" title=${text("filko-agreed-note")} @click=${() => send([`aim:${aim}`])}>${text("filko-agreed")}</button>
      <button type="button" class="button small" @click=${open}>${text("filko-say")}</button>
    </div>
  </section>`;
}
