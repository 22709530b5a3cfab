// The question slip: a person picks cards and asks whether they may be declared. The engine judges;
// the slip shows its answer, with the way to declare or the reason why not.

import { html, nothing } from "lit";
import { rich, text } from "../../../i18n/strings.js";
import { face } from "../../card.js";
import { cardName, causeName } from "../../names.js";
import { sourceLine, whyNot } from "../../reason.js";
import { partnerOf } from "../../seating.js";
import { costs } from "./chooser.js";
import { sortHand } from "./order.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Judgement} Judgement */

/** @typedef {import("../../types.js").Wishes} Wishes */

/** The cards that could be part of a meld but are no buttons themselves, as those of the hand are:
 * by the game those won, and what the partner has laid down. @param {View} view */
function candidates(view) {
  const own = view.seats[view.seat];
  const partner = partnerOf(view, view.seat);
  return sortHand(
    [
      ...(view.melds_from === "hand" ? [] : own.open),
      ...(partner === undefined ? [] : view.seats[partner].tabled),
    ],
    view.trump,
  );
}

/** @param {View} view @param {import("../../types.js").Question} question @param {Wishes} wishes */
export function questionSlip(view, { picked, answer }, wishes) {
  const { sources } = wishes;
  const option = answer?.option;
  const others = candidates(view);
  const ours = sortHand([...picked], view.trump).filter((card) => !others.includes(card));
  return html`<section class="slip asking" aria-label=${text("ask-title")}>
    <h2>${text("ask-title")}</h2>
    <div class="picks">
      ${others.map(
        (card) => html`<button type="button" class="pick" aria-pressed=${picked.has(card)}
          aria-label=${cardName(view, card)} @click=${() => wishes.pick(card)}
          >${face(view.pack, card, { named: false })}</button>`,
      )}
      ${ours.map((card) => html`<span class="pick">${face(view.pack, card)}</span>`)}
    </div>
    <div class="answer" role="status">
      ${answer ? answered(answer, sources, view) : html`<p>${text(view.melds_from === "won" ? "ask-about" : "ask-about-hand")}</p>`}
    </div>
    <div class="actions">
      ${
        option
          ? html`<button type="button" class="button primary" @click=${() => wishes.send([option.action])}>
              ${rich("declare-one", { points: option.points })}
            </button>`
          : html`<button type="button" class="button primary" ?disabled=${picked.size === 0} @click=${() => wishes.judge([...picked])}>
              ${text("ask")}
            </button>`
      }
      <button type="button" class="button" @click=${wishes.close}>${text("ask-back")}</button>
    </div>
  </section>`;
}

/** @param {Judgement} answer @param {Record<string, {title: string}>} sources @param {View} view */
function answered(answer, sources, view) {
  const { option, refusal } = answer;
  if (option)
    return html`<p>${rich("ask-yes", { what: causeName(option.rule, option.cards), points: option.points })} ${costs(option.costs)}</p>`;
  if (refusal) return html`<p>${whyNot(refusal, view)}</p> ${sourceLine(refusal, sources)}`;
  return nothing;
}
