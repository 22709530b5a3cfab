// The meld chooser: a slip with what may be declared. It knows only the sets the view offers:
// a box may be ticked when the ticked boxes together are one of those sets.

import { html, nothing } from "lit";
import { rich, text, token } from "../i18n/strings.js";
import { face } from "./card.js";
import { icon } from "./icons.js";
import { causeName } from "./names.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Declare} Declare */

/**
 * @typedef {object} ChooserState
 * @property {Set<number>} ticked
 * @property {boolean} nudge whether to say that a choice is due before the next card
 * @property {(ticked: Set<number>) => void} tick
 * @property {(actions: string[]) => void} send
 */

/** The boxes ticked at first: the best set. @param {Declare | null} declare @returns {Set<number>} */
export const bestSet = (declare) => new Set(declare?.sets[0]?.options ?? []);

/** The set made of just these options. @param {Declare} declare @param {Set<number>} ticked */
export function setOf(declare, ticked) {
  return declare.sets.find(
    ({ options }) => options.length === ticked.size && options.every((id) => ticked.has(id)),
  );
}

/** Ticked boxes can always be cleared; others only join a set. @param {Declare} declare @param {Set<number>} ticked @param {number} id */
export function canTick(declare, ticked, id) {
  return ticked.has(id) || setOf(declare, new Set([...ticked, id])) !== undefined;
}

/** @param {View} view @param {ChooserState} state */
export function chooser(view, state) {
  const declare = view.declare;
  if (!declare) return nothing;
  const set = setOf(declare, state.ticked);
  return html`<section class="slip chooser" aria-label=${heading(declare)}>
    <header>
      <h2>${heading(declare)}</h2>
      ${declare.options.length ? html`<p>${limit(declare)}</p>` : nothing}
      ${state.nudge ? html`<p class="nudge" role="alert">${text("first-choose")}</p>` : nothing}
    </header>
    <div class="options">
      ${declare.options.map((option) => row(view, declare, state, option))}
      ${declare.exchange ? exchangeRow(view, declare.exchange, state) : nothing}
    </div>
    <div class="actions">
      ${
        declare.options.length
          ? html`<button type="button" class="button primary" ?disabled=${!set} @click=${() => set && state.send(set.actions)}>
              ${declareLabel(set)}
            </button>`
          : nothing
      }
      <button type="button" class="button" @click=${() => state.send([declare.done])}>
        ${text(declare.options.length ? "not-now" : "draw-on")}
      </button>
    </div>
  </section>`;
}

/** @param {Declare} declare */
const heading = (declare) => text(declare.options.length ? "may-declare" : "may-exchange");

/** @param {Declare} declare */
function limit(declare) {
  const left = declare.left ?? declare.limit;
  return left === null ? text("limit-none") : text("limit-some", { left });
}

/** @param {import("./types.js").MeldSet | undefined} set */
function declareLabel(set) {
  if (!set) return text("declare-none");
  const { points, options } = set;
  const id =
    options.length === 1 ? "declare-one" : options.length === 2 ? "declare-two" : "declare-many";
  return rich(id, { points, count: options.length });
}

/** @param {View} view @param {Declare} declare @param {ChooserState} state @param {import("./types.js").MeldOption} option */
function row(view, declare, state, option) {
  const ticked = state.ticked.has(option.id);
  const open = canTick(declare, state.ticked, option.id);
  /** @param {Event} event */
  const change = (event) => {
    const next = new Set(state.ticked);
    if (/** @type {HTMLInputElement} */ (event.target).checked) next.add(option.id);
    else next.delete(option.id);
    state.tick(next);
  };
  return html`<label class="option ${open ? "" : "shut"}">
    <input type="checkbox" .checked=${ticked} ?disabled=${!open} @change=${change} />
    <span class="box">${icon("tick")}</span>
    <span class="cards" aria-hidden="true" .style=${`--n:${option.cards.length}`}>${option.cards.map((card) => face(view.pack, card, { named: false }))}</span>
    <span class="what">${causeName(option.rule, option.cards)}</span>
    <b>${option.points}</b>
  </label>`;
}

/** An exchange is made at once: it may open melds that were not there before.
 * @param {View} view @param {import("./types.js").Exchange} exchange @param {ChooserState} state */
function exchangeRow(view, exchange, state) {
  return html`<div class="option offer">
    <span class="cards" aria-hidden="true" .style=${"--n:2"}>
      ${[exchange.gives, exchange.takes].map((card) => face(view.pack, card, { named: false }))}
    </span>
    <span class="what">
      ${rich("exchange-offer", { takes: token(exchange.takes), gives: token(exchange.gives) })}
      ${exchange.points ? text("exchange-points", { points: exchange.points }) : nothing}
    </span>
    <button type="button" class="button small" @click=${() => state.send([exchange.action])}>${text("exchange")}</button>
  </div>`;
}
