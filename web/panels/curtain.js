// The page between the turns of several persons: who is to take the device, and no cards of any hand.

import { html, nothing } from "lit";
import { text, variantName } from "../i18n/strings.js";
import { standingOf } from "./match-line.js";

/** @typedef {import("../session/match.js").CoveredTable} CoveredTable */

/** Draw the curtain; while the computer moves nobody is named, since any person may be next. @param {CoveredTable} table
 * @param {{look: (seat: number) => void, home: () => void}} wishes */
export function curtain(table, { look, home }) {
  const { seat, seats, to_move, match } = table;
  const name = seats[seat].name ?? text("person-number", { number: seat + 1 });
  const isThinking = to_move !== null && seats[to_move].kind === "player";
  return html`<main class="at-table curtain">
    <section class="paper">
      <p class="kicker">${variantName(table.variant, table.rules_name)}, ${text("deal-opens", { deal: match.deal })}</p>
      <h1 tabindex="-1">${isThinking ? text("curtain-wait") : text("curtain-turn", { name })}</h1>
      ${isThinking ? nothing : html`<p>${text("curtain-note", { name })}</p>`}
      <p class="standing">${standingOf(/** @type {any} */ (table))}</p>
      <div class="actions">
        ${isThinking ? nothing : html`<button type="button" class="button primary" @click=${() => look(seat)}>${text("curtain-look", { name })}</button>`}
        <button type="button" class="button" @click=${home}>${text("to-start")}</button>
      </div>
    </section>
  </main>`;
}
