// The printed sheet beside the table, with its last lines: who plays, and by which rules.

import { html, nothing } from "lit";
import { rich, text, variantName } from "../i18n/strings.js";
import { familyOf } from "./families.js";
import { seatName } from "./names.js";
import { others } from "./seating.js";

/** @typedef {import("./types.js").View} View */

/** The sheet of a match. @param {View} view */
export const ledger = (view) => familyOf(view).sheet(view, foot(view));

/** @param {View} view */
function foot(view) {
  const level = view.seats[others(view)[0]].level;
  const names = others(view).map((seat) => seatName(view, seat));
  const [last] = names.slice(-1);
  const first = names.slice(0, -1).join(", ");
  const list = first ? text("both", { first, second: last }) : last;
  return html`<p class="foot">
    ${level ? rich("level-note", { name: list, count: names.length, level: text(`level-${level}`) }) : nothing}
    ${text("variant-note", { variant: variantName(view.variant, view.rules_name) })}
    ${view.assisted ? text("assisted-note") : nothing}
  </p>`;
}
