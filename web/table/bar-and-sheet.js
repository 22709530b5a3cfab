// What stands around the table: the bar above it with the opponent's backs, the dock of a narrow box, and the printed
// sheet at its side.

import { html, nothing } from "lit";
import { both, rich, text, variantName } from "../i18n/strings.js";
import { mayHint } from "./advice.js";
import { familyOf } from "./families.js";
import { seatName } from "./names.js";
import { backs, icon } from "./pictures.js";
import { seatsAround } from "./seating.js";
import { isPlayed, mayShowLast } from "./trick.js";

/** @typedef {import("./types.js").View} View */

/** @typedef {{need: (need: string) => void, last: () => void}} Orders */

/** Draw the bar above the table. @param {View} view @param {Orders} orders */
export function bar(view, orders) {
  return html`<header class="bar">
      <button type="button" class="home" aria-label=${text("leave")} @click=${() => orders.need("home")}>
        ${icon("back")}<span>${text("brand")}</span>
      </button>
      <h1 class="game"><b>${variantName(view.variant, view.rules_name)}</b> <span>${progress(view)}</span></h1>
      <div class="tools" role="group" aria-label=${text("table")}>
        ${aids(view, orders, "last-trick", "wide")}
        ${tool("menu", "menu", () => orders.need("menu"))} ${tool("help", "help", () => orders.need("help"))}
      </div>
    </header>
    ${view.seats.length === 2 ? backs(view) : nothing}`;
}

/** @param {View} view */
function progress({ match, trick, phase }) {
  if (isPlayed(phase)) return text("deal-finished", { deal: match.deal });
  if (["lift", "guess", "cut", "call"].includes(phase))
    return text("deal-opens", { deal: match.deal });
  return text("deal-and-trick", { deal: match.deal, trick: trick.number, of: trick.of ?? 0 });
}

/** Draw the buttons within the thumb's reach; the wide table has them in its bar. @param {View} view
 * @param {Orders} orders */
export function dock(view, orders) {
  return html`<div class="dock" role="group" aria-label=${text("zone-actions")}>
    ${aids(view, orders, "last", "named")}
    ${tool("score", "score", () => orders.need("score"), "named")}
  </div>`;
}

/** Draw the buttons that bar and dock have in common. @param {View} view @param {Orders} orders
 * @param {string} lastName of the button that shows a trick again @param {Kind} kind */
const aids = (view, { need, last }, lastName, kind) => [
  tool("undo", "undo", () => need("undo"), kind, !view.can_undo),
  tool("redo", "redo", () => need("redo"), kind, !view.can_redo),
  tool("hint", "hint", () => need("hint"), kind, !mayHint(view)),
  tool("last", lastName, last, kind, !mayShowLast(view)),
];

/** How a button is shown: with its name, with its name where there is room for the button, or as a sign alone.
 * @typedef {"named" | "wide" | ""} Kind */

/** @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} action @param {Kind} [kind]
 * @param {boolean} [disabled] */
function tool(sign, name, action, kind = "", disabled = false) {
  const label = text(name);
  return html`<button type="button" class="tool ${kind}" data-tool=${name} aria-label=${label} title=${label}
    ?disabled=${disabled} @click=${action}>
    ${icon(sign)}${kind && html`<span>${label}</span>`}
  </button>`;
}

/** Draw the sheet of a match. @param {View} view @param {import("./types.js").WhyPoints} [why] explains points */
export const ledger = (view, why) => familyOf(view).sheet(view, foot(view), why);

/** @param {View} view */
function foot(view) {
  return html`<p class="foot">
    ${[...namesByLevel(view)].map(([level, names]) => html`${rich("level-note", { name: both(names), count: names.length, level: text(`level-${level}`) })} `)}
    ${text("variant-note", { variant: variantName(view.variant, view.rules_name) })}
    ${view.assisted ? text("assisted-note") : nothing}
  </p>`;
}

/** Return the names of the computer players of each level. @param {View} view */
function namesByLevel(view) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const seat of seatsAround(view)) {
    const { level } = view.seats[seat];
    if (level) names.set(level, [...(names.get(level) ?? []), seatName(view, seat)]);
  }
  return names;
}
