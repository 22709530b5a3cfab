// What lies between the seats: the card that made trumps or was called, with their suit; and what the parties have
// taken: the aces and tens as coins, ours filled and theirs ringed, or a bar where cards have values of their own.
// While the pack is cut it lies there instead: its backs in a row, parted where a finger, a slider or the arrow keys
// say; then the cards at the cut face up, each with its new owner.

import { html, nothing } from "lit";
import { faceName, indexOf, rich, suitName, text, token } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { isWatched, seatName, seatNameInside, subject } from "../../names.js";
import { back, face } from "../../pictures.js";
import { withReason } from "../../points.js";
import { partyOf, pointsOf, rightOfDealer, roleOf, sign } from "./parties.js";

/** @typedef {import("../../types.js").View} View */

/** Draw the trump suit and the card that made it. @param {View} view */
export function trumps(view) {
  const { trump, exposed, pack } = view;
  const shown = partnerCard(view) ?? exposed[exposed.length - 1];
  return html`<section class="stock trumps" aria-label=${text("trumps")}>
    ${shown ? html`<span class="fixed" data-sign="trumps-${shown}" data-enter="turn">${face(pack, shown)}</span>` : nothing}
    <div class="trump">
      ${trump ? html`<span class="roundel">${suitSign(trump)}</span><span class="suit-name"><b>${suitName(trump)}</b><br /><i>${text("trumps")}</i></span>` : html`<span class="roundel open"></span><span class="suit-name">${text("trumps-open")}</span>`}
    </div>
    <div class="how">${how(view)}</div>
  </section>`;
}

/** Return the card whose holder is the Old Man's partner; null if nobody called it and all know its holder.
 * @param {View} view */
const partnerCard = ({ called, made, revealed }) =>
  made === "name-suit" && revealed ? null : called;

/** Say how the trump suit was made, and whose partner the called card makes. @param {View} view */
function how(view) {
  const { trump, made, old_man, exposed, match } = view;
  const called = partnerCard(view);
  if (!trump) return nothing;
  if (called && old_man !== null) return callLine(view, called, old_man);
  if (view.masters.length && made === "call-card") return text("filko-stay");
  if (old_man !== null) return text("filko-named", subject(view, old_man));
  if (made === "cut") return text("filko-by-cut");
  return text(exposed.length > 1 ? "filko-by-later-card" : "filko-by-first-card", {
    ...subject(view, match.dealer),
  });
}

/** @param {View} view @param {string} called @param {number} caller */
function callLine(view, called, caller) {
  const card = token(called);
  if (view.hand.includes(called) && !isWatched(view))
    return rich(caller === view.seat ? "filko-you-hold-alone" : "filko-you-hold", {
      card,
      name: seatName(view, caller),
    });
  return rich(view.revealed ? "filko-was-called" : "filko-called", {
    ...subject(view, caller),
    card,
  });
}

/** Largest number of points that is drawn as coins. */
const MOST_COINS = 12;

const VALUES = "filko.points.values";

/** Draw the points that the parties have taken. @param {View} view @param {import("../../types.js").WhyPoints} [why] */
export function coins(view, why) {
  const ours = pointsOf(view, "ours");
  const theirs = pointsOf(view, "theirs");
  const unsure = pointsOf(view, "unsure");
  const { total, left } = view.points;
  const name = seatName(view, view.seat);
  const [all, forOurs, forTheirs] = isWatched(view)
    ? ["filko-coins-of", "filko-with", "filko-against"]
    : ["filko-coins", "filko-ours", "filko-theirs"];
  const label = text(all, { ours, theirs, unsure, left, name });
  const own = takenByUs(view);
  const kind = total > MOST_COINS ? "values" : "coins";
  const what = { seat: view.seat, trick: 0, points: ours, rule: VALUES, cards: own };
  return html`<section class="coins" aria-label=${text("filko-zone-coins")}>
    <div class="sum">${roleSign(view, view.seat)}${rich(forOurs, { points: ours, name })}</div>
    <div class=${total > MOST_COINS ? "measure" : "row"} role="img" aria-label=${label}>
      ${total > MOST_COINS ? measure(view, ours, theirs) : row(own, ours, unsure, left, theirs)}
    </div>
    <div class="legend">${withReason(what, text(`filko-legend-${kind}`, { left }), why)}</div>
    <div class="sum">${rich(forTheirs, { points: theirs })}${roleSign(view, against(view))}</div>
  </section>`;
}

/** List the cards that brought us points. @param {View} view */
const takenByUs = (view) =>
  view.sheet.filter(({ seat }) => partyOf(view, seat) === "ours").flatMap(({ cards }) => cards);

/** Return a seat of the other party; -1 if none is known. @param {View} view */
const against = ({ seats }) => seats.findIndex(({ ally }) => ally === false);

/** @param {View} view @param {number} seat */
function roleSign(view, seat) {
  const role = seat < 0 ? null : roleOf(view, seat);
  return role ? sign(role) : nothing;
}

/** Draw a coin for each ace and ten; ours have their names. @param {string[]} own cards that are ours
 * @param {number} ours @param {number} unsure @param {number} left @param {number} theirs */
function row(own, ours, unsure, left, theirs) {
  const kinds = [
    ...Array(ours).fill("ours"),
    ...Array(unsure).fill("unsure"),
    ...Array(left).fill("out"),
    ...Array(theirs).fill("theirs"),
  ];
  return kinds.map((kind, i) => {
    const card = kind === "ours" ? own[i] : undefined;
    return html`<i class=${kind} data-sign="coin-${i}-${kind}" title=${card ? faceName(card) : nothing}>${card ? html`<b>${indexOf(card[0])}</b>` : nothing}</i>`;
  });
}

/** Draw both parties' points as bars that grow towards the mark at which the game is won. @param {View} view
 * @param {number} ours @param {number} theirs */
function measure({ points: { total }, ways }, ours, theirs) {
  const goal = ways.find(({ comes }) => comes === "win")?.points[0][0];
  /** @param {number} count */
  const part = (count) => `${(100 * count) / total}%`;
  return html`<span class="ours" .style=${`width:${part(ours)}`}></span>
    ${goal ? html`<u .style=${`left:${part(goal)}`}></u><u .style=${`right:${part(goal)}`}></u>` : nothing}
    <span class="theirs" .style=${`width:${part(theirs)}`}></span>`;
}

/** @typedef {Pick<import("../../types.js").Wishes, "amount" | "set" | "send">} CutState */

/** The action by which a master leaves the cut to the dealer's right. */
const LEAVE = "leave-cut";

/** Return whether the pack is on the table, being cut or just cut. @param {View} view */
export const hasPack = ({ phase, moment }) => phase === "cut" || moment?.e === "cut";

/** Draw the pack that is cut, and the controls. @param {View} view @param {CutState} state */
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
    ${ours ? controls(view, amount, { least, most, all }, set, state) : html`<div class="message" role="status">${message(view, cut)}</div>`}
  </section>`;
}

/** Draw the pack spread out; a touch parts it. @param {View} view @param {number | null} amount
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
  return html`<div class="ribbon ${set ? "open" : ""}" aria-hidden="true"
    @pointerdown=${set ? follow : nothing} @pointermove=${set ? follow : nothing}>
    ${Array.from({ length: view.stock }, (_, i) => html`<span class=${amount !== null && i < amount ? "lifted" : ""}>${back(view.pack)}</span>`)}
  </div>`;
}

/** Draw the cards exposed by the cut, each with its new owner. @param {View} view
 * @param {{card: string, seat: number | null}[]} cards */
function exposed(view, cards) {
  return html`<div class="exposed">
    ${cards.map(
      ({ card, seat }) => html`<figure>
        <span data-sign="cut-${card}" data-enter="turn">${face(view.pack, card)}</span>
        <figcaption>${seat === null ? "" : text("filko-goes-to", subject(view, seat))}</figcaption>
      </figure>`,
    )}
  </div>`;
}

/** @param {View} view @param {import("../../types.js").Moment | null} cut */
function message(view, cut) {
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
      <button type="button" class="button" aria-label=${text("one-less")} aria-disabled=${amount <= least} @click=${() => set(amount - 1)}>−</button>
      <input type="range" min=${least} max=${most} .value=${String(amount)} aria-label=${text("packet-amount")}
        aria-valuetext=${text("filko-cut-parts", { count: amount, rest: all - amount })}
        @input=${(/** @type {Event} */ event) => set(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
      <button type="button" class="button" aria-label=${text("one-more")} aria-disabled=${amount >= most} @click=${() => set(amount + 1)}>+</button>
    </div>
    <button type="button" class="button primary" @click=${() => state.send([`cut:${amount}`])}>
      ${rich("filko-cut-it", { count: amount })}
    </button>
    ${view.legal.includes(LEAVE) ? html`<button type="button" class="button" data-action=${LEAVE} @click=${() => state.send([LEAVE])}>${text("filko-leave-cut", { name: seatNameInside(view, rightOfDealer(view)) })}</button>` : nothing}
  </div>`;
}
