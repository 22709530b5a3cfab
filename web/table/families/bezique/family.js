// The Bézique family on the page: trumps made by the turn-up or a meld, melds declared after a trick, points for cards.

import { html, nothing } from "lit";
import { rich, text } from "../../../i18n/strings.js";
import { declareLine, mayChoose } from "../../announce.js";
import { addFamily } from "../../families.js";
import { playable } from "../../hand.js";
import { causeName, seatName, sideName } from "../../names.js";
import { sides } from "../../seating.js";
import { trick } from "../../trick.js";
import { hasPacket, packetScene, stock } from "./middle.js";
import { sortByRank, sortHand } from "./order.js";
import { chooser, questionSlip } from "./prompts.js";
import { seatZone } from "./seat.js";
import { dealEnd, sheet } from "./sheet.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Wishes} Wishes */

const FACES = 32;
const HELP = ["aim", "trick", "meld", "end"];

addFamily("bezique", {
  pack: "french",
  places: {
    2: ["south", "north"],
    3: ["south", "west", "east"],
    4: ["south", "west", "north", "east"],
  },
  sorted: (view, cards, order) =>
    order === "ranks" ? sortByRank(cards) : sortHand(cards, order === "suits" ? null : view.trump),
  areTogether: (_, a, b, order) => (order === "ranks" ? a[0] === b[0] : a[1] === b[1]),
  isTrump: (view, card) => card[1] === view.trump,
  usualName: (level, place) => {
    if (place > 1) return text(`companion-${place - 1}`);
    return text(level ? `opponent-${level}` : "opponent-other");
  },
  soloName: (level, players) => (players === 2 ? text(`opponent-${level}`) : null),
  spokenPoints: (view) =>
    sides(view).map(({ seats }) =>
      text("report-score", { who: sideName(view, seats), points: view.seats[seats[0]].score }),
    ),
  caption: (view, seat) => `${seatName(view, seat)} ${view.seats[seat].score}`,
  seat: seatZone,
  middle: (view, wishes) =>
    hasPacket(view) ? packetScene(view, wishes) : [stock(view), trick(view)],
  slip,
  turnLine,
  turnButtons: (view, { send }) => announcements(view, send),
  sheet,
  mayTalk: () => false,
  becameStrict: (before, view) =>
    view.strict && before?.match.deal === view.match.deal && !before.strict,
  isMoment: () => false,
  meldWeight,
  cutFrames: () => [],
  announced: () => null,
  worded: (id) => id,
  dealEnd,
  standing: (_, points) => rich("your-match-score", points),
  facts: ({ players, packs, target }) =>
    text("game-facts", { players, packs, target, tricks: (packs * FACES) / players }),
  helpNeedsRules: (game) => game !== null && !game.melds_from,
  help: (game, facts) => {
    const source = game?.melds_from ?? facts["meld-source"] ?? "won";
    const stock = game?.stock_duty ?? facts["stock-duty"] ?? "free";
    const endgame = game?.endgame_duty ?? facts["endgame-duty"] ?? "follow-beat-trump";
    return HELP.map((part) => text(`help-${part}`, { source, stock, endgame }));
  },
});

/** Return how rare a meld is, which is what its points say. @param {import("../../types.js").GameEvent} event */
function meldWeight({ e, rule = "", points = 0 }) {
  if (e !== "scored" || !rule.startsWith("bezique.meld.")) return 0;
  return 1 + RARE.filter((least) => points >= least).length;
}

/** Points from which a meld is rare, and rarest. */
const RARE = [100, 250];

/** Draw the slip that play asks for. @param {View} view @param {Wishes} wishes */
function slip(view, wishes) {
  const { due } = wishes;
  if (due?.kind === "ask" && view.declare) return questionSlip(view, due, wishes);
  if (mayChoose(view)) return chooser(view, wishes);
  return due?.kind === "strict" ? strictBanner(view, wishes.close) : nothing;
}

/** @param {View} view */
function turnLine(view) {
  if (view.to_move === null || hasPacket(view)) return "";
  if (view.to_move === view.seat) return ours(view);
  const name = seatName(view, view.to_move);
  if (view.phase === "declare")
    return text(view.trick.winner === view.to_move ? "turn-they-declare" : "turn-they-passed", {
      name,
    });
  return text("turn-they", { name });
}

/** Draw what may be announced on our turn: a seven, a carte blanche. @param {View} view
 * @param {(actions: string[]) => void} send */
function announcements(view, send) {
  if (view.phase !== "play" || view.to_move !== view.seat) return "";
  return view.announce.map(
    ({
      action,
      rule,
      points,
      cards,
    }) => html`<button type="button" class="button primary announce" data-action=${action}
      @click=${() => send([action])}>${rich(SHOWS[action] ?? "show-other", { points, what: causeName(rule, cards) })}</button>`,
  );
}

/** @type {Record<string, string>} */
const SHOWS = { seven: "show-seven", "carte-blanche": "show-carte" };

/** @param {View} view */
function ours(view) {
  if (view.phase === "declare") {
    if (view.trick.winner !== view.seat) return text("turn-declare-passed");
    const took = text("turn-took");
    return mayChoose(view) ? `${took} ${declareLine(view)}` : took;
  }
  const leading = view.trick.plays.length === 0;
  if (leading) return text("turn-lead");
  const count = playable(view);
  return count === view.hand.length ? text("turn-any") : text("turn-some", { count });
}

/** Draw the note that the strict part of the deal begins, which is shown once. @param {View} view
 * @param {() => void} close */
function strictBanner(view, close) {
  const count = (view.trick.of ?? 0) - view.trick.number + 1;
  return html`<section class="slip banner" role="status">
    <h2>${text("banner-title", { count })}</h2>
    <p>${text("banner-text", { players: view.seats.length, duty: view.endgame_duty ?? "" })}</p>
    <button type="button" class="button small" @click=${close}>${text("close")}</button>
  </section>`;
}
