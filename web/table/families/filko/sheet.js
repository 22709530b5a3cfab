// The printed sheets: beside the table who are masters, what each count of points brings, the trumps from high to low,
// and the tricks one may look through; at the end of a deal who are masters now, how the points fell, and who deals
// next.

import { html, nothing } from "lit";
import { cardMark, text } from "../../../i18n/strings.js";
import { isWatched, isYou, seatName, seatNameInside, subject } from "../../names.js";
import { withReason } from "../../points.js";
import { trickList } from "../../trick.js";
import { coins } from "./middle.js";
import { names, partyOf, pointsOf, seatsOf, sign } from "./parties.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Trick} Trick */
/** @typedef {import("../../types.js").Outcome} Outcome */

/** @typedef {import("../../types.js").WhyPoints} WhyPoints */

/** Draw the sheet beside the table. @param {View} view @param {unknown} foot the last lines, as on every sheet
 * @param {WhyPoints} [why] explains points */
export function filkoSheet(view, foot, why) {
  return html`<div class="filko-sheet">${status(view)} ${ways(view)} ${order(view)} ${tricks(view, why)} ${games(view)}</div>${foot}`;
}

/** Draw masters and servants, or the parties as far as they are known. @param {View} view */
function status(view) {
  const { masters } = view;
  if (masters.length) {
    const servants = view.seats.map((_, seat) => seat).filter((seat) => !masters.includes(seat));
    const ours = masters.includes(view.seat) ? seatsOf(view, "ours") : masters;
    const others = masters.includes(view.seat) ? servants : seatsOf(view, "ours");
    return html`<section class="parties">
      ${party(text("filko-masters"), names(view, ours), "master")}
      ${party(text("filko-servants"), names(view, others), "servant")}
    </section>`;
  }
  const theirs = seatsOf(view, "theirs");
  const name = seatName(view, view.seat);
  const [ourHead, theirHead] = isWatched(view)
    ? [text("filko-party-of", { name }), text("filko-party-against", { name })]
    : [text("filko-our-party"), text("filko-their-party")];
  const unsure = seatsOf(view, "unsure");
  return html`<section class="parties">
    ${party(ourHead, names(view, seatsOf(view, "ours")))}
    ${theirs.length ? party(theirHead, names(view, theirs)) : nothing}
    ${unsure.length ? party(text("filko-unsure"), names(view, unsure)) : nothing}
  </section>`;
}

/** @param {string} head @param {string} who @param {"master" | "servant"} [mark] */
function party(head, who, mark) {
  return html`<div><h2>${mark ? sign(mark) : nothing}${head}</h2><p>${who}</p></div>`;
}

/** Draw what each count of our points would bring; counts that are out of reach are struck out. @param {View} view */
function ways(view) {
  if (view.ways.length === 0 || isWatched(view)) return nothing;
  const least = pointsOf(view, "ours");
  const most = least + view.points.left + pointsOf(view, "unsure");
  return html`<section class="ways">
    <h2>${text("filko-ways")}</h2>
    <dl>
      ${view.ways.map(({ comes, points }) => {
        const open = points.some(([from, to]) => from <= most && to >= least);
        return html`<div class=${open ? "" : "shut"}>
          <dt>${points.map(range).join(text("filko-or"))}</dt>
          <dd>${text(`filko-way-${comes}`)}${open ? nothing : html`<span class="visually-hidden"> ${text("filko-out-of-reach")}</span>`}</dd>
        </div>`;
      })}
    </dl>
  </section>`;
}

/** @param {number[]} run */
const range = ([from, to]) =>
  from === to
    ? `${from}`
    : text(to === from + 1 ? "filko-either-count" : "filko-range", { from, to });

/** @param {View} view */
function order({ trumps, permanent }) {
  const fixed = new Set(permanent);
  return html`<section class="order">
    <h2>${text("filko-order")}</h2>
    <ol>
      ${trumps.map((face) => html`<li class=${fixed.has(face) ? "permanent" : ""}>${cardMark(face)}</li>`)}
    </ol>
  </section>`;
}

/** Draw the tricks of our own party, and of the others only the last one. @param {View} view
 * @param {WhyPoints} [why] */
function tricks(view, why) {
  const title = text(isWatched(view) ? "tricks" : "filko-own-tricks");
  return trickList(view, title, (trick) =>
    line(view, trick, trick.number === view.log.length, why),
  );
}

/** @param {View} view @param {Trick} trick @param {boolean} last @param {WhyPoints} [why] */
function line(view, trick, last, why) {
  const winner = trick.winner ?? view.seat;
  const open = last || partyOf(view, winner) === "ours";
  const rows = view.sheet.filter((row) => row.trick === trick.number);
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const words = text("filko-trick", { who: seatNameInside(view, winner), points });
  const cards = open ? rows.flatMap((row) => row.cards) : [];
  return html`<li value=${trick.number}>
    <span class="number" aria-hidden="true">${trick.number}</span>
    ${open ? html`<span class="plays">${trick.plays.map(({ card }) => cardMark(card))}</span>` : nothing}
    <span class="effects">${rows.length ? withReason({ ...rows[0], points, cards }, words, why) : words}</span>
  </li>`;
}

/** Draw how often each has become master, or has won. @param {View} view */
function games(view) {
  const { games: won } = view.match;
  const rows = view.seats
    .map((seat, at) => ({ at, side: seat.side }))
    .filter(({ at, side }) => won[side] > 0 && view.seats.findIndex((s) => s.side === side) === at)
    .map(({ side }) => {
      const seats = view.seats.map((_, at) => at).filter((at) => view.seats[at].side === side);
      const ours = seats.includes(view.seat) ? seatsOf(view, "ours") : seats;
      return { who: names(view, seats.length > 1 ? ours : seats), count: won[side] };
    });
  if (rows.length === 0) return nothing;
  return html`<section class="won">
    <h2>${text("filko-won-deals")}</h2>
    <dl>${rows.map(({ who, count }) => html`<div><dt>${who}</dt><dd>${count}</dd></div>`)}</dl>
  </section>`;
}

/** Make the sheet at the end of a deal. @param {View} view in the phase deal-over
 * @returns {import("../../families.js").DealEnd} */
export function dealEnd(view) {
  const { outcome } = view;
  const isCounted = outcome && outcome.kind !== "redeal";
  return {
    name: "deal-sheet deal-end",
    picture: nothing,
    kick: text("deal-number", { deal: view.match.deal }),
    title: outcome ? heading(view, outcome) : text("turn-over"),
    sub:
      view.points.left && outcome?.kind !== "redeal"
        ? text("filko-deal-left", { left: view.points.left })
        : null,
    body: html`<div class="causes filko-sheet">
        ${isCounted ? result(view, outcome) : nothing}
        ${status(asItStands(view))} ${games(view)}
      </div>`,
    above: nothing,
    below: html`<p class="foot">${text("filko-next-dealer", subject(view, view.match.next_dealer ?? view.seat))}</p>`,
    won: isCounted && isOurs(view, outcome) && !isWatched(view) ? "deal" : null,
    isLast: false,
    leadsHome: true,
    next: "next-deal",
  };
}

/** @param {View} view @param {Outcome} outcome */
const heading = (view, outcome) =>
  text(`filko-end-${outcome.kind}`, {
    me: isOurs(view, outcome) && !isWatched(view) ? "yes" : "no",
  });

/** Return whether our party has won. @param {View} view @param {Outcome} outcome */
const isOurs = ({ seat }, { kind, winners, masters }) =>
  (kind === "kept" ? masters : winners).includes(seat);

/** Draw the points, and in the game with hats the losers' penalty. @param {View} view @param {Outcome} outcome */
function result(view, { kind, winners }) {
  const losers = view.seats.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return html`${coins(view)} ${ways(view)}
    ${
      kind === "hats"
        ? html`<p class="penalty">${sign(view.penalty ?? "hat-off")}${text(`filko-penalty-${view.penalty}`, { who: loserNames(view, losers), me: losers.some((seat) => isYou(view, seat)) ? "yes" : "no" })}</p>`
        : nothing
    }`;
}

/** Join the names of the losers, ours first. @param {View} view @param {number[]} seats */
const loserNames = (view, seats) =>
  names(
    view,
    [...seats].sort((a, b) => Number(b === view.seat) - Number(a === view.seat)),
  );

/** Return the view with the masters of the next deal. @param {View} view @returns {View} */
function asItStands(view) {
  const masters = view.outcome?.masters ?? view.masters;
  return { ...view, masters };
}
