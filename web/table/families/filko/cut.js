// Cutting the pack: its backs spread in a row on the cloth, parted where a finger, a slider or the
// arrow keys say; then the cards at the cut face up, with whose they become.

import { html, nothing } from "lit";
import { rich, text } from "../../../i18n/strings.js";
import { back, face } from "../../card.js";
import { seatName, seatNameInside, subject } from "../../names.js";
import { rightOfDealer } from "./parties.js";

/** @typedef {import("../../types.js").View} View */

/** @typedef {Pick<import("../../types.js").Wishes, "amount" | "set" | "send">} CutState */

/** The action by which a master leaves the cut to the dealer's right. */
const LEAVE = "leave-cut";

/** Whether the pack is on the table, being cut or just cut. @param {View} view */
export const hasPack = ({ phase, moment }) => phase === "cut" || moment?.e === "cut";

/** @param {View} view @param {CutState} state */
export function cutScene(view, state) {
  const cut = view.moment?.e === "cut" ? view.moment : null;
  const ours = !cut && view.to_move === view.seat;
  const counts = view.legal
    .filter((code) => code !== LEAVE)
    .map((code) => Number(code.split(":")[1]));
  const all = view.stock;
  const amount = cut?.size ?? state.amount ?? Math.round(all / 2);
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  /** @param {number} count */
  const set = (count) => state.set(Math.max(least, Math.min(most, count)));
  return html`<section class="packet cut" aria-label=${text("filko-zone-cut")}>
    ${cut?.exposed?.length ? exposed(view, cut.exposed) : ribbon(view, ours || cut ? amount : null, ours ? set : null)}
    ${ours ? controls(view, amount, { least, most, all }, set, state) : html`<p class="told" role="status">${told(view, cut)}</p>`}
  </section>`;
}

/** The pack spread out; a touch says where to part it. @param {View} view @param {number | null} amount
 * @param {((count: number) => void) | null} set */
function ribbon(view, amount, set) {
  /** @param {PointerEvent} event */
  const follow = (event) => {
    const strip = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === "pointerdown") strip.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    const { left, width } = strip.getBoundingClientRect();
    set?.(Math.round((view.stock * (event.clientX - left)) / width));
  };
  return html`<div class="ribbon ${set ? "open" : ""}" .style=${`--n:${view.stock}`} aria-hidden="true"
    @pointerdown=${set ? follow : nothing} @pointermove=${set ? follow : nothing}>
    ${Array.from({ length: view.stock }, (_, i) => html`<span class=${amount !== null && i < amount ? "lifted" : ""}>${back(view.pack)}</span>`)}
  </div>`;
}

/** The cards seen at the cut, each with its new owner. @param {View} view
 * @param {{card: string, seat: number | null}[]} cards */
function exposed(view, cards) {
  return html`<div class="exposed">
    ${cards.map(
      ({ card, seat }) => html`<figure>
        ${face(view.pack, card)}
        <figcaption>${seat === null ? "" : text("filko-goes-to", subject(view, seat))}</figcaption>
      </figure>`,
    )}
  </div>`;
}

/** @param {View} view @param {import("../../types.js").Moment | null} cut */
function told(view, cut) {
  if (cut) return text("filko-was-cut", { ...subject(view, cut.seat ?? 0), count: cut.size ?? 0 });
  return text("filko-they-cut", { name: seatName(view, view.to_move ?? view.seat) });
}

/** @param {View} view @param {number} amount @param {{least: number, most: number, all: number}} bounds
 * @param {(count: number) => void} set @param {CutState} state */
function controls(view, amount, { least, most, all }, set, state) {
  return html`<div class="slip lift">
    <h2>${text("filko-cut")}</h2>
    <p>${text(view.made === "cut" ? "filko-cut-note" : "filko-cut-order-note")}</p>
    <div class="amount">
      <button type="button" class="button" aria-label=${text("one-less")} ?disabled=${amount <= least} @click=${() => set(amount - 1)}>−</button>
      <input type="range" min=${least} max=${most} .value=${String(amount)} aria-label=${text("packet-amount")}
        aria-valuetext=${text("filko-cut-parts", { count: amount, rest: all - amount })}
        @input=${(/** @type {Event} */ event) => set(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
      <button type="button" class="button" aria-label=${text("one-more")} ?disabled=${amount >= most} @click=${() => set(amount + 1)}>+</button>
    </div>
    <button type="button" class="button primary" @click=${() => state.send([`cut:${amount}`])}>
      ${rich("filko-cut-it", { count: amount })}
    </button>
    ${view.legal.includes(LEAVE) ? html`<button type="button" class="button" data-action=${LEAVE} @click=${() => state.send([LEAVE])}>${text("filko-leave-cut", { name: seatNameInside(view, rightOfDealer(view)) })}</button>` : nothing}
  </div>`;
}
