// What may be said, on one's turn and before it: what one plays for, a question for the servants' count,
// a face for the partner; and on one's turn that the deal may end. What the partner said can be agreed to.

import { html, nothing } from "lit";
import { suitName, text } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { isTalk } from "../../actions.js";
import { icon } from "../../icons.js";
import { aimName, seatName } from "../../names.js";
import { others } from "../../seating.js";
import { partyOf } from "./parties.js";
import { picture } from "./signs.js";

/** @typedef {import("../../types.js").View} View */

/** @param {string} code */
const kind = (code) => code.split(":")[0];

/** What may be said now. @param {View} view */
export const sayable = ({ legal, asides = [], phase }) =>
  phase === "play" ? [...legal.filter(isTalk), ...asides] : [];

/** The buttons beside the turn line; an aim that waits for an answer has the first on its own slip.
 * @param {View} view @param {() => void} open @param {(actions: string[]) => void} send */
export function talkButtons(view, open, send) {
  const mayOpen = sayable(view).length > 0 && openAim(view) === null;
  return html`${mayOpen ? html`<button type="button" class="button small say" @click=${open}>${text("filko-say")}</button>` : nothing}
    ${view.legal.includes("end") ? html`<button type="button" class="button small" data-action="end" title=${text("filko-end-note")} @click=${() => send(["end"])}>${text("filko-end")}</button>` : nothing}`;
}

/** Everything that may be said, on a slip. @param {View} view @param {(actions: string[]) => void} send
 * @param {() => void} close */
export function talkSlip(view, send, close) {
  const codes = sayable(view);
  const aims = codes.filter((code) => kind(code) === "aim");
  const signals = codes.filter((code) => kind(code) === "signal");
  return html`<section class="slip choice-slip talk" aria-label=${text("filko-talk")}>
    <h2>${text("filko-talk")}</h2>
    ${aims.length ? html`<div class="actions">${aims.map((code) => button(code, aimName(view, code.slice(4), "short"), send))}</div>` : nothing}
    ${codes.includes("ask") ? html`<div class="actions">${button("ask", text("filko-ask"), send)}</div>` : nothing}
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

/** @param {string} code @param {unknown} words @param {(actions: string[]) => void} send */
const button = (code, words, send) =>
  html`<button type="button" class="button" data-action=${code} @click=${() => send([code])}>${words}</button>`;

/** A partner's aim that we may still agree to. @param {View} view
 * @returns {{seat: number, aim: string} | null} */
export function openAim(view) {
  for (const seat of others(view)) {
    const { aim } = view.seats[seat];
    if (aim && partyOf(view, seat) === "ours" && sayable(view).includes(`aim:${aim}`))
      return { seat, aim };
  }
  return null;
}

/** What the partner wants, and the answer. @param {View} view @param {{seat: number, aim: string}} told
 * @param {(actions: string[]) => void} send @param {() => void} open */
export function aimSlip(view, { seat, aim }, send, open) {
  return html`<section class="slip aim" aria-label=${text("filko-aim-of", { name: seatName(view, seat) })}>
    <p><i class="who">${text("filko-aim-of", { name: seatName(view, seat) })}</i><q>${aimName(view, aim, "aim")}</q></p>
    <div class="actions">
      <button type="button" class="button small" @click=${() => send([`aim:${aim}`])}>${text("filko-agreed")}</button>
      <button type="button" class="button small" @click=${open}>${text("filko-say")}</button>
    </div>
  </section>`;
}
