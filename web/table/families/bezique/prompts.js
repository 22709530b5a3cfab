// What play asks of a person after a trick: the meld chooser, and the question slip on which a person picks cards and
// asks whether they may be declared. The chooser knows only the sets that the view offers: a box may be ticked when the
// ticked boxes together are one of those sets. Where no two melds go together, ticking one clears the other. The engine
// judges questions; the slip shows its answer, with the way to declare or the reason why not.

import { html, nothing } from "lit";
import { listOf, rich, text, token } from "../../../i18n/strings.js";
import { mayHint } from "../../advice.js";
import { cardName, causeName, seatName } from "../../names.js";
import { face, icon } from "../../pictures.js";
import { partnerOf } from "../../seating.js";
import { sourceLine, whyNot } from "../../slips.js";
import { sortHand } from "./order.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Declare} Declare */
/** @typedef {import("../../types.js").Cost} Cost */
/** @typedef {import("../../types.js").Wishes} Wishes */
/** @typedef {import("../../types.js").Judgement} Judgement */

/** Return the set of exactly these options. @param {Declare} declare @param {Set<number>} ticked */
function setOf(declare, ticked) {
  return declare.sets.find(
    ({ options }) => options.length === ticked.size && options.every((id) => ticked.has(id)),
  );
}

/** Return whether no two options go together. @param {Declare} declare */
const isSingle = ({ sets }) => sets.every(({ options }) => options.length === 1);

/** Return whether a box may be ticked. Ticked boxes can always be cleared; others only join a set.
 * @param {Declare} declare @param {Set<number>} ticked @param {number} id */
function canTick(declare, ticked, id) {
  if (isSingle(declare)) return true;
  return ticked.has(id) || setOf(declare, new Set([...ticked, id])) !== undefined;
}

/** Draw the meld chooser. @param {View} view @param {Wishes} state */
export function chooser(view, state) {
  const declare = view.declare;
  if (!declare) return nothing;
  const set = setOf(declare, state.ticked);
  const { options, lays, exchange } = declare;
  return html`<section class="slip chooser" aria-label=${heading(declare)}>
    <header>
      <h2>${heading(declare)}</h2>
      <span class="asks">
        ${mayHint(view) ? html`<button type="button" class="link ask ask-hint" @click=${() => state.need("hint")}>${text("hint")}</button>` : nothing}
        <button type="button" class="link ask" @click=${state.ask}>${text("ask-other")}</button>
      </span>
      ${options.length ? html`<div class="limit">${limit(declare)}</div>` : nothing}
      ${state.nudge ? html`<p class="nudge" role="alert">${text("first-choose")}</p>` : nothing}
    </header>
    <div class="options" .style=${`--widest:${widest(declare)}`}>
      ${options.toSorted((a, b) => b.points - a.points).map((option) => row(view, declare, state, option))}
      ${exchange ? exchangeRow(view, exchange, state) : nothing}
      ${lays.map((lay) => layRow(view, lay, state))}
      ${state.due?.kind === "note" ? noteLine(state.due.note, state) : nothing}
    </div>
    <div class="actions">
      ${
        options.length
          ? html`<button type="button" class="button primary" ?disabled=${!set} @click=${() => set && state.send(set.actions)}>
              ${declareLabel(set)}
            </button>`
          : nothing
      }
      <button type="button" class="button" data-action=${declare.done} @click=${() => state.send([declare.done])}>
        ${text(withoutDeclaring(declare))}
      </button>
      ${declare.pass ? passButton(view, declare.pass, state) : nothing}
    </div>
  </section>`;
}

/** Draw a note on what the chooser asks for, below what may be declared, which must be seen; the heading is its title.
 * @param {import("../../types.js").Note} note @param {Wishes} wishes */
function noteLine({ id, facts }, { close, need }) {
  const end = () => {
    need("no-notes");
    close();
  };
  return html`<p class="first-note">${rich(`note-${id}-text`, facts())}
    <button type="button" class="link" @click=${close}>${text("note-read")}</button>
    <button type="button" class="link" @click=${end}>${text("note-none")}</button></p>`;
}

/** @param {Declare} declare */
function heading({ options, exchange, lays }) {
  if (options.length) return text("may-declare");
  if (exchange) return text("may-exchange");
  return text(lays.length ? "may-lay" : "may-pass");
}

/** Return the text id of the button that declares nothing. @param {Declare} declare */
function withoutDeclaring({ options, exchange, lays }) {
  if (options.length || lays.length) return "not-now";
  return exchange ? "draw-on" : "declare-pass";
}

/** Return the largest number of cards in a line, for which all lines leave room. @param {Declare} declare */
function widest({ options, lays, exchange }) {
  return Math.max(exchange ? 2 : 0, ...[...options, ...lays].map(({ cards }) => cards.length));
}

/** @param {Declare} declare */
function limit(declare) {
  const left = declare.left ?? declare.limit;
  return left === null ? text("limit-none") : text("limit-some", { left });
}

/** @param {import("../../types.js").MeldSet | undefined} set */
function declareLabel(set) {
  if (!set) return text("declare-none");
  const { points, options } = set;
  const id =
    options.length === 1 ? "declare-one" : options.length === 2 ? "declare-two" : "declare-many";
  return rich(id, { points, count: options.length });
}

/** @param {View} view @param {Declare} declare @param {Wishes} state
 * @param {import("../../types.js").MeldOption} option */
function row(view, declare, state, option) {
  const ticked = state.ticked.has(option.id);
  const open = canTick(declare, state.ticked, option.id);
  const single = isSingle(declare);
  /** @param {Event} event */
  const change = (event) => {
    const next = new Set(single ? [] : state.ticked);
    if (/** @type {HTMLInputElement} */ (event.target).checked) next.add(option.id);
    else next.delete(option.id);
    state.tick(next);
  };
  return html`<label class="option ${open ? "" : "shut"}" data-action=${option.action}>
    <input type="checkbox" .checked=${ticked} ?disabled=${!open} @change=${change} />
    <span class="box">${icon("tick")}</span>
    ${cardsOf(view, option.cards)}
    <span class="what">${causeName(option.rule, option.cards)} ${costs(option.costs)}</span>
    <b>${option.points}</b>
  </label>`;
}

/** @param {View} view @param {string[]} cards */
function cardsOf(view, cards) {
  return html`<span class="cards" aria-hidden="true" .style=${`--n:${cards.length}`}>
    ${cards.map((card) => face(view.pack, card, { named: false }))}
  </span>`;
}

/** List what cannot be declared any more with these cards after a declaration. @param {Cost[]} list */
function costs(list) {
  if (list.length === 0) return nothing;
  const what = listOf(
    list.map(({ rule, cards, points }) => text("cost", { what: causeName(rule, cards), points })),
  );
  return html`<small class="cost">${text("costs", { what })}</small>`;
}

/** Draw an exchange, which is made at once: it may make new melds possible.
 * @param {View} view @param {import("../../types.js").Exchange} exchange @param {Wishes} state */
function exchangeRow(view, exchange, state) {
  return html`<div class="option offer">
    ${cardsOf(view, [exchange.gives, exchange.takes])}
    <span class="what">
      ${rich("exchange-offer", { takes: token(exchange.takes), gives: token(exchange.gives) })}
      ${exchange.points ? text("exchange-points", { points: exchange.points }) : nothing}
    </span>
    <button type="button" class="button small" data-action=${exchange.action} @click=${() => state.send([exchange.action])}>${text("exchange")}</button>
  </div>`;
}

/** Draw a meld that may lie open now and score at a later trick.
 * @param {View} view @param {import("../../types.js").Announcement} lay @param {Wishes} state */
function layRow(view, lay, state) {
  return html`<div class="option offer lay">
    ${cardsOf(view, lay.cards)}
    <span class="what">${causeName(lay.rule, lay.cards)} <small class="cost">${text("lay-note", { points: lay.points })}</small></span>
    <button type="button" class="button small" data-action=${lay.action} @click=${() => state.send([lay.action])}>${text("lay")}</button>
  </div>`;
}

/** @param {View} view @param {string} action @param {Wishes} state */
function passButton(view, action, state) {
  const name = seatName(view, partnerOf(view, view.seat) ?? view.seat);
  return html`<button type="button" class="button" data-action=${action} @click=${() => state.send([action])}>${text("pass-to", { name })}</button>`;
}

/** List the cards that could be part of a meld and have no button in the hand: by the game those won, and those the
 * partner has laid down. @param {View} view */
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

/** Draw the slip on which a person asks whether cards may be declared. @param {View} view
 * @param {import("../../types.js").MeldQuestion} question @param {Wishes} wishes */
export function questionSlip(view, { picked, answer }, wishes) {
  const { sources } = wishes;
  const option = answer?.option;
  const others = candidates(view);
  const ours = sortHand([...picked], view.trump).filter((card) => !others.includes(card));
  return html`<section class="slip question-slip" aria-label=${text("ask-title")}>
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
