// The places of a position on the editing table: a strip of cards for each, and the row of places that chosen cards
// can be put to.

import { html, nothing } from "lit";
import { faceName, inside, text } from "../i18n/strings.js";
import { familyNamed } from "../table/families.js";
import { face } from "../table/pictures.js";
import { ASIDE } from "./position.js";

/** @typedef {import("./position.js").Pile} Pile */
/** @typedef {{family: "bezique" | "filko", variant: string, pack: "french" | "german"}} Kind */

/** Piles whose order matters; all others are shown by suit. */
const ORDERED = new Set(["trick", "stock", "tricks"]);
const RANKS = "ATKQOJU987";
/** The cards that have a picture. What else stands in a pile is named by the engine. */
const CARDS = { french: /^[7-9TJQKA][SHDC]/, german: /^[7-9TUOKA][ALHB]/ };

/** Return the name of a seat at a table without names. @param {Kind} kind @param {number} seat */
export const seatWord = ({ family, variant }, seat) =>
  seat === 0 ? text("you") : familyNamed(family).usualName("casual", seat, variant);

/** Return the name of a pile. @param {Kind} kind @param {Pile} pile */
export function pileName(kind, { field, at }) {
  if (field === "tricks") return text("edit-tricks", { number: at + 1 });
  if (field === "hands" || field === "won")
    return text(`edit-${field}`, { me: at === 0 ? "yes" : "no", name: seatWord(kind, at) });
  return text(`edit-${field}`);
}

/** Draw a pile as a strip of cards. @param {Kind} kind @param {Pile} pile @param {{chosen: Set<string>, over: string |
 * null, wrong: string[], stop: string | undefined}} state `wrong`: what the engine says of it; `stop`: the card that
 * had the focus last, to which Tab leads
 * @param {{choose: (card: string) => void, take: (event: PointerEvent, card: string) => void}} wishes */
export function pileZone(kind, pile, { chosen, over, wrong, stop }, { choose, take }) {
  const { id, field } = pile;
  const cards = pile.cards.filter((card) => CARDS[kind.pack].test(card));
  if (field === ASIDE && cards.length === 0 && over !== ASIDE)
    return html`<section class="edit-pile bare" data-place=${ASIDE}><h2>${pileName(kind, pile)}</h2></section>`;
  const shown = ORDERED.has(field) ? cards : bySuit(cards);
  const reached = stop && shown.includes(stop) ? stop : shown[0];
  return html`<section class="edit-pile ${over === id ? "over" : ""} ${wrong.length ? "wrong" : ""}" data-place=${id} data-field=${field}>
    <h2>${pileName(kind, pile)} <small>${cards.length || ""}</small></h2>
    ${wrong.map((words) => html`<p class="edit-wrong">${words}</p>`)}
    <div class="edit-cards" role="toolbar" aria-label=${pileName(kind, pile)}>
      ${shown.map(
        (
          card,
        ) => html`<button type="button" data-card=${card} tabindex=${card === reached ? 0 : -1} aria-pressed=${chosen.has(card)} aria-label=${faceName(card)}
          @click=${() => choose(card)} @pointerdown=${(/** @type {PointerEvent} */ event) => take(event, card)}
          >${face(kind.pack, card, { named: false })}</button>`,
      )}
    </div>
  </section>`;
}

/** Return the card that a key leads to from another: in its pile, or in the pile above or below; null for other keys.
 * @param {Element} table @param {HTMLElement} from @param {string} key */
export function cardByKey(table, from, key) {
  const piles = [...table.querySelectorAll(".edit-cards")]
    .map((pile) => /** @type {HTMLElement[]} */ ([...pile.children]))
    .filter(({ length }) => length > 0);
  const at = piles.findIndex((cards) => cards.includes(from));
  if (at < 0) return null;
  const cards = piles[at];
  const i = cards.indexOf(from);
  const ways = {
    ArrowLeft: () => cards[i - 1],
    ArrowRight: () => cards[i + 1],
    ArrowUp: () => reachedByTab(piles[at - 1]),
    ArrowDown: () => reachedByTab(piles[at + 1]),
    Home: () => cards[0],
    End: () => cards.at(-1),
  };
  return key in ways ? (ways[/** @type {keyof typeof ways} */ (key)]() ?? from) : null;
}

/** @param {HTMLElement[]} [cards] */
const reachedByTab = (cards) => cards?.find(({ tabIndex }) => tabIndex === 0);

/** Draw the piles to which the chosen cards can go. @param {Kind} kind @param {Pile[]} piles
 * @param {Set<string>} chosen @param {{put: (place: string) => void, drop: () => void}} wishes */
export function putRow(kind, piles, chosen, { put, drop }) {
  if (chosen.size === 0) return nothing;
  const [card] = chosen;
  const what =
    chosen.size === 1
      ? text("the-card", { card: inside(faceName(card)) })
      : text("edit-cards", { count: chosen.size });
  return html`<section class="edit-put" role="group" aria-label=${text("edit-put", { what })}>
    <p>${text("edit-put", { what })}</p>
    <p class="actions">
      ${piles.map((pile) => html`<button type="button" class="button small" @click=${() => put(pile.id)}>${pileName(kind, pile)}</button>`)}
      <button type="button" class="link" @click=${drop}>${text("edit-choose-none")}</button>
    </p>
  </section>`;
}

/** @param {string[]} cards */
function bySuit(cards) {
  const place = (/** @type {string} */ card) =>
    card[1].charCodeAt(0) * 100 + RANKS.indexOf(card[0]);
  return [...cards].sort((a, b) => place(a) - place(b));
}
