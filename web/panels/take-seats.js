// Who plays at each seat of the match on the table, and changing it in the course of the match.

import { html, nothing } from "lit";
import "../i18n/game-words.js";
import { text } from "../i18n/strings.js";
import { familyOf } from "../table/families.js";
import { seatName } from "../table/names.js";
import { showPanel } from "./dialog.js";
import { seatSelect } from "./seat-choice.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../session/match.js").NewSeat} NewSeat */

/** Open the panel. @param {View} view @param {string[]} levels
 * @param {(changes: Map<number, NewSeat>) => void} sit the seats that change */
export function showSeats(view, levels, sit) {
  /** @type {Map<number, NewSeat>} */
  const changes = new Map();
  const panel = showPanel(
    "take-seats",
    () => html`<h1>${text("take-seats")}</h1>
      <p>${text("take-seats-about")}</p>
      <div class="seat-choice"><ol>
        ${view.seats.map((seat, at) => {
          const { kind, level } = changes.get(at) ?? seat;
          return html`<li>${seatSelect(text("seat-number", { number: at + 1 }), { kind, level: level ?? "" }, levels, (who) => put(at, who))}
            ${changes.has(at) ? nothing : html`<i>${seatName(view, at)}</i>`}</li>`;
        })}
      </ol></div>
      <div class="actions">
        <button type="button" class="button primary" ?disabled=${changes.size === 0} @click=${change}>${text("take-seats-change")}</button>
      </div>`,
  );

  /** Note who is to sit at a seat; the same as now is no change. @param {number} at @param {NewSeat} who */
  function put(at, who) {
    const { kind, level } = view.seats[at];
    const place = (at - view.seat + view.seats.length) % view.seats.length || view.seats.length;
    const isPerson = who.kind === "human";
    const name = isPerson
      ? text("person-number", { number: at + 1 })
      : familyOf(view).usualName(who.level ?? null, place, view.variant);
    if (who.kind === kind && (isPerson || who.level === level)) changes.delete(at);
    else changes.set(at, { ...who, name });
    panel.update();
  }

  function change() {
    panel.close();
    sit(changes);
  }
}
