// What lies between the seats: the stock with its count, the turned-up card and the trump suit; before the deal of some
// games the pack, from which the dealer lifts a packet. The dealer means the packet to have a number of cards that the
// rules name, and the opponent guesses how many it has. A drawing shows the pack from the side; a person says a number
// by dragging over it, by a slider, by two buttons or by the arrow keys.

import { html, nothing, svg } from "lit";
import { listOf, rich, suitName, text } from "../../../i18n/strings.js";
import { suitSign } from "../../../i18n/suits.js";
import { seatName } from "../../names.js";
import { back, face } from "../../pictures.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Packet} Packet */

/** Draw the stock and the trump suit. @param {View} view */
export function stock(view) {
  return html`<section class="stock ${view.stock ? "" : "gone"}" aria-label=${text("zone-stock")}>
    ${view.stock ? pile(view) : goneNote(view)} ${trump(view)}
  </section>`;
}

/** @param {View} view */
function pile(view) {
  const faceDown = Math.min(3, view.stock - (view.turnup ? 1 : 0));
  return html`<div class="pile">
      ${view.turnup ? html`<span class="turnup">${face(view.pack, view.turnup, { uid: true })}</span>` : nothing}
      <span class="deck">${Array.from({ length: faceDown }, () => back(view.pack))}</span>
    </div>
    <div class="count">${rich("in-stock", { count: view.stock })}</div>`;
}

/** @param {View} view */
function goneNote(view) {
  const playing = view.phase === "play" || view.phase === "declare";
  const count = (view.trick.of ?? 0) - view.trick.number + 1;
  return html`<div class="gone-note">
    <b>${text("stock-gone")}</b>
    ${view.strict && playing ? html`<span>${text("stock-gone-note", { count })}</span>` : nothing}
  </div>`;
}

/** Draw the trump suit, or say that there is none yet and which suit it may not be. @param {View} view */
function trump({ trump: suit, trump_bar: barred, stock: left }) {
  return html`<div class="trump">
    <span class="roundel ${suit ? "" : "open"}">${suit ? suitSign(suit) : nothing}</span>
    ${suit ? html`<span class="suit-name">${suitName(suit)}<br /><i>${text("trumps")}</i></span>` : html`<span>${left ? noTrumps(barred) : text("trumps-none")}</span>`}
  </div>`;
}

/** @param {string | null} barred */
function noTrumps(barred) {
  const bar = barred && html`<br /><i>${text("trumps-bar", { suit: suitName(barred) })}</i>`;
  return html`${text("trumps-open")}${bar}`;
}

/** @typedef {Pick<import("../../types.js").Wishes, "amount" | "set" | "send">} PacketState */

// The drawing's own units: a pack 132 wide, seen a little from above and from the right.
const WIDE = 132;
const DEEP = { x: 46, y: 34 };
const FLOOR = 208;
const FULL = 118; // height of the whole pack

/** Return whether the packet is on the table, being lifted, guessed or counted. @param {View} view */
export const hasPacket = ({ packet, phase }) =>
  packet !== null && (phase === "lift" || phase === "guess");

/** Draw the pack with its packet, and the controls to lift or guess. @param {View} view @param {PacketState} state */
export function packetScene(view, state) {
  const { packet } = view;
  if (!packet) return nothing;
  const ours = view.to_move === view.seat;
  const lifting = view.phase === "lift";
  const amount = state.amount ?? halfWay(packet);
  // While it is lifted the packet follows the pointer; afterwards it has its apparent height.
  const visibleCount = packet.size ?? packet.looks ?? packet.aim;
  const high = lifting ? (ours ? amount : 0) : visibleCount;
  const line = ours && !lifting ? amount : null;
  return html`<section class="packet" aria-label=${text("zone-packet")}>
    <div class="scene" @pointerdown=${ours ? dragged(packet, amount, state) : nothing}>
      ${drawing(view, high, line)}
    </div>
    ${ours ? controls(packet, amount, lifting, state) : html`<div class="message">${message(view)}</div>`}
  </section>`;
}

/** @param {Packet} packet */
const halfWay = ({ least, most }) => Math.round((least + most) / 2);

/** @param {Packet} packet @param {number} amount */
const within = ({ least, most }, amount) => Math.max(least, Math.min(most, Math.round(amount)));

/** Say what happens when we are not to act. @param {View} view */
function message(view) {
  const { packet, phase, seats } = view;
  if (!packet) return nothing;
  const name = seatName(view, packet.lifter);
  if (packet.size !== undefined) {
    const gains = seats.flatMap((seat, at) =>
      seat.gains
        .filter(({ rule }) => rule.startsWith("bezique.packet."))
        .map(({ points }) => text("packet-gain", { name: seatName(view, at), points })),
    );
    return html`${rich("packet-counted", { said: packet.said ?? 0, size: packet.size })}
      <span>${gains.length ? listOf(gains) : text("packet-no-gain")}</span>`;
  }
  if (phase === "lift") return text("packet-they-lift", { name });
  return text("packet-they-guess", { name: seatName(view, view.to_move ?? view.seat) });
}

/** @param {Packet} packet @param {number} amount @param {boolean} lifting @param {PacketState} state */
function controls(packet, amount, lifting, state) {
  const { least, most, aim } = packet;
  /** @param {number} by */
  const step = (by) => () => state.set(within(packet, amount + by));
  const words = lifting ? "lift" : "guess";
  return html`<div class="slip lift">
    <h2>${text(`packet-${words}`)}</h2>
    <p>${text(`packet-${words}-note`, { aim })}</p>
    <div class="amount">
      <button type="button" class="button" aria-label=${text("one-less")} aria-disabled=${amount <= least} @click=${step(-1)}>−</button>
      <input type="range" min=${least} max=${most} .value=${String(amount)} aria-label=${text("packet-amount")}
        aria-valuetext=${text("packet-cards", { count: amount })}
        @input=${(/** @type {Event} */ event) => state.set(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
      <button type="button" class="button" aria-label=${text("one-more")} aria-disabled=${amount >= most} @click=${step(1)}>+</button>
    </div>
    <button type="button" class="button primary" @click=${() => state.send([`${words}:${amount}`])}>
      ${rich(`packet-${words}-it`, { count: amount })}
    </button>
  </div>`;
}

/** Follow a drag over the drawing, up for more. @param {Packet} packet @param {number} amount
 * @param {PacketState} state */
function dragged(packet, amount, state) {
  return (/** @type {PointerEvent} */ event) => {
    const scene = /** @type {HTMLElement} */ (event.currentTarget);
    const perCard = scene.clientHeight / 2 / (packet.most - packet.least);
    scene.setPointerCapture(event.pointerId);
    /** @param {PointerEvent} move */
    const follow = (move) =>
      state.set(within(packet, amount + (event.clientY - move.clientY) / perCard));
    scene.addEventListener("pointermove", follow);
    const letGo = () => scene.removeEventListener("pointermove", follow);
    scene.addEventListener("lostpointercapture", letGo, { once: true });
  };
}

/** Draw the pack on the cloth and the packet above it. @param {View} view @param {number} high cards in the packet
 * @param {number | null} line how high a packet of the guessed number would be */
function drawing({ stock, packet }, high, line) {
  const all = Math.max(stock, (packet?.most ?? 1) * 3);
  const perCard = FULL / all;
  const rest = (all - high) * perCard;
  const count = packet?.size ?? packet?.looks ?? high;
  return html`<svg class="pack" viewBox="0 0 300 230" role="img" aria-label=${text("packet-drawing", { count })}>
    <defs>
      <pattern id="pack-back" width="8" height="8" patternUnits="userSpaceOnUse">
        <path class="lattice" d="M0 0 8 8M8 0 0 8" />
      </pattern>
      <pattern id="pack-edges" width="40" height="2.4" patternUnits="userSpaceOnUse">
        <path class="edge" d="M0 1.200h40" />
      </pattern>
    </defs>
    <ellipse class="ground" cx="134" cy=${FLOOR - 4} rx="112" ry="18"></ellipse>
    ${block(40, FLOOR, rest)}
    ${high ? svg`<g class="lifted" data-sign="lifted" data-enter="lift">${block(58, FLOOR - rest - 26, high * perCard)}</g>` : nothing}
    ${line ? guessLine(FLOOR - rest - 26, line * perCard) : nothing}
  </svg>`;
}

/** Draw a block of cards from the side: the edges, the side, and the uppermost back.
 * @param {number} x @param {number} floor @param {number} height */
function block(x, floor, height) {
  const top = floor - height;
  const back = `${x},${top} ${x + WIDE},${top} ${x + WIDE + DEEP.x},${top - DEEP.y} ${x + DEEP.x},${top - DEEP.y}`;
  const side = `${x + WIDE},${top} ${x + WIDE + DEEP.x},${top - DEEP.y} ${x + WIDE + DEEP.x},${floor - DEEP.y} ${x + WIDE},${floor}`;
  return svg`<g class="block">
    <rect class="front" x=${x} y=${top} width=${WIDE} height=${height} />
    <rect class="lines" x=${x} y=${top} width=${WIDE} height=${height} />
    <polygon class="side" points=${side} />
    <polygon class="rim" points=${back} />
    <polygon class="back" points=${inset(x, top)} />
    <polygon class="weave" points=${inset(x, top)} />
  </g>`;
}

/** Return the outline of the printed part of the uppermost back. @param {number} x @param {number} top */
function inset(x, top) {
  const across = 7;
  const up = 0.13;
  const lean = DEEP.x * up;
  const low = top - DEEP.y * up;
  const high = top - DEEP.y * (1 - up);
  return [
    `${x + across + lean},${low}`,
    `${x + WIDE - across + lean},${low}`,
    `${x + WIDE - across + DEEP.x - lean},${high}`,
    `${x + across + DEEP.x - lean},${high}`,
  ].join(" ");
}

/** Draw a line at the height of the guess. @param {number} floor @param {number} height */
function guessLine(floor, height) {
  return svg`<g class="guess"><path d=${`M20 ${floor}V${floor - height}M14 ${floor}h12M14 ${floor - height}h12`} /></g>`;
}
