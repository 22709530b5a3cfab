// The printed sheets: beside the table the match so far, every point of this deal and the tricks; at the end of a deal
// points by cause, what was carried and the totals, and how a match ended.

import { html, nothing } from "lit";
import { cardMark, has, listOf, text } from "../../../i18n/strings.js";
import {
  BRISQUE,
  causeMark,
  causeName,
  isWatched,
  isYou,
  seatName,
  seatNameInside,
  sideName,
} from "../../names.js";
import { face } from "../../pictures.js";
import { withReason } from "../../points.js";
import { sides } from "../../seating.js";
import { trickList } from "../../trick.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").SheetLine} SheetLine */
/** @typedef {import("../../types.js").SummaryRow} SummaryRow */

/** @typedef {import("../../types.js").WhyPoints} WhyPoints */

/** Draw the sheet beside the table. @param {View} view @param {unknown} foot the last lines, as on every sheet
 * @param {WhyPoints} [why] explains points */
export function sheet(view, foot, why) {
  const totals = sides(view).map(({ seats }) => view.seats[seats[0]].score);
  return html`${scores(view)} ${scale(view, totals)} ${points(view, why)} ${tricks(view, why)} ${foot}`;
}

/** @param {View} view */
function scores(view) {
  const { games, unit } = view.match;
  return html`<div class="scores" data-sides=${sides(view).length}>
    ${sides(view).map(
      ({ side, seats }) => html`<p>
        <span>${sideName(view, seats)}${unit === "deal" && games[side] ? html` <small>${text("games-won", { games: games[side] })}</small>` : nothing}</span
        ><b>${view.seats[seats[0]].score}</b>
      </p>`,
    )}
  </div>`;
}

/** Draw a scale from nothing to the target with a bar for each side. @param {View} view
 * @param {number[]} totals ours first */
function scale(view, totals) {
  const { target } = view.match;
  if (!target) return nothing;
  const names = sides(view).map(({ seats }) => sideName(view, seats));
  const list = listOf(names.map((name, i) => text("score-of", { name, points: totals[i] })));
  return html`<div class="scale" role="img" aria-label=${text("score-scale-label", { list, target })}>
    <div class="rail" .style=${`--n:${totals.length}`}>
      ${totals.map(
        (total, i) => html`<span class=${i ? "theirs" : "ours"}
          .style=${`--i:${i}; --x:${Math.min(100, (100 * total) / target)}%`}></span>`,
      )}
    </div>
    <div class="marks">
      ${[0, 0.25, 0.5, 0.75, 1].map((part) => html`<i .style=${`--x:${part * 100}%`}>${target * part}</i>`)}
    </div>
  </div>`;
}

/** Join the points of one trick, seat and rule to one line. @param {SheetLine[]} lines
 * @returns {SheetLine[]} newest first */
function joined(lines) {
  /** @type {SheetLine[]} */
  const rows = [];
  for (const line of lines) {
    const last = rows[rows.length - 1];
    const same = last?.trick === line.trick && last.seat === line.seat && last.rule === line.rule;
    if (same && line.rule === BRISQUE) {
      rows[rows.length - 1] = {
        ...last,
        points: last.points + line.points,
        cards: [...last.cards, ...line.cards],
      };
    } else rows.push(line);
  }
  return rows.reverse();
}

/** @param {View} view @param {WhyPoints} [why] */
function points(view, why) {
  const rows = joined(view.sheet);
  const columns = sides(view);
  const many = columns.length > 2;
  return html`<section class="points-list" data-sides=${columns.length}>
    <h2>${text("this-deal")}</h2>
    ${
      rows.length === 0
        ? html`<p class="empty">${text("no-points")}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${text("column-trick")}</th>
                ${columns.map(({ seats }) => html`<th scope="col">${columnHead(view, seats, many)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (line) => html`<tr>
                  <th scope="row"><span class="number">${line.trick || ""}</span>${withReason(line, causeMark(line.rule, line.cards), why)}</th>
                  ${columns.map(({ seats }) => html`<td>${seats.includes(line.seat) ? line.points : nothing}</td>`)}
                </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
}

/** Draw the name over a column; only its beginning if there are many columns or two names.
 * @param {View} view @param {number[]} seats @param {boolean} many */
function columnHead(view, seats, many) {
  const whole = sideName(view, seats);
  if (!many && seats.length === 1) return whole;
  const brief = seats.map((seat) => (isYou(view, seat) ? text("you") : initial(view, seat)));
  return html`<span class="brief" aria-hidden="true">${brief.join(" ")}</span><span class="visually-hidden">${whole}</span>`;
}

/** @param {View} view @param {WhyPoints} [why] */
function tricks(view, why) {
  return trickList(
    view,
    text("tricks"),
    ({ number, plays }) => html`<li value=${number}>
      <span class="number" aria-hidden="true">${number}</span>
      <span class="plays">${plays.map((play) => html`<span>${short(view, play.seat)} ${cardMark(play.card)}</span> `)}</span>
      ${effects(view, number, why)}
    </li>`,
  );
}

/** List the points of a trick. @param {View} view @param {number} number @param {WhyPoints} [why] */
function effects(view, number, why) {
  const lines = joined(view.sheet.filter((line) => line.trick === number)).reverse();
  if (lines.length === 0) return nothing;
  return html`<span class="effects">
    ${lines.map((line, i) => html`${i ? "; " : ""}${withReason(line, effect(view, line), why)}`)}
  </span>`;
}

/** @param {View} view @param {SheetLine} line */
function effect(view, { rule, cards, points, seat }) {
  const who = seatNameInside(view, seat);
  if (rule === BRISQUE) return text("log-plus", { points, who });
  return text("log-points", { what: causeName(rule, cards), points, who });
}

/** Draw who played: for the eye by the initial alone. @param {View} view @param {number} seat */
const short = (view, seat) =>
  isYou(view, seat)
    ? text("you-small")
    : html`<span aria-hidden="true">${initial(view, seat)}</span><span class="visually-hidden">${seatName(view, seat)}</span>`;

/** @param {View} view @param {number} seat */
const initial = (view, seat) => `${[...seatName(view, seat)][0]}.`; // whole, also beyond 16 bits

/** Make the sheet at the end of a deal. @param {View} view in the phase deal-over or match-over
 * @returns {import("../../families.js").DealEnd} */
export function dealEnd(view) {
  const isLast = view.phase === "match-over";
  const won = view.match.winner !== null; // also where each deal is a game of its own
  return {
    name: won ? "deal-sheet match-end" : "deal-sheet",
    picture: won && wonBy(view) && !isWatched(view) ? trumpFan(view) : nothing,
    kick: isLast ? text("match-over") : text("deal-number", { deal: view.match.deal }),
    title: won ? winnerTitle(view) : dealTitle(view),
    sub: won ? matchLine(view) : dealLine(view),
    body: causes(view),
    above: scale(view, inOrder(view, view.summary?.total)),
    below: isLast ? nothing : html`<p class="foot">${nextDealer(view)}</p>`,
    won: isWatched(view) ? null : wonBy(view),
    isLast,
    leadsHome: false,
    next: won ? "next-game" : "next-deal",
  };
}

/** Draw the sequence in trumps, or in spades where there are none. @param {View} view */
const trumpFan = ({ pack, trump }) =>
  html`<div class="fan" aria-hidden="true">
    ${["A", "T", "K", "Q", "J"].map((rank, i) => html`<span .style=${`--i:${i}`}>${face(pack, `${rank}${trump ?? "S"}1`, { named: false })}</span>`)}
  </div>`;

/** Return what our side has won. @param {View} view */
function wonBy(view) {
  const { winner } = view.match;
  if (winner !== null) return winner === view.seats[view.seat].side ? "match" : null;
  return isBetter(view) ? "deal" : null;
}

/** Return whether our side took the most points of this deal. @param {View} view */
const isBetter = (view) => ahead(inOrder(view, view.summary?.deal))?.at === 0;

/** Order the numbers of the sides, ours first. @param {View} view @param {number[]} [figures] */
const inOrder = (view, figures = []) => sides(view).map(({ side }) => figures[side] ?? 0);

/** Return the index of the side that is ahead (ours is 0) and by how much; null if two are equal.
 * @param {number[]} figures */
function ahead(figures) {
  const [best, second] = figures.toSorted((a, b) => b - a);
  return best === second ? null : { at: figures.indexOf(best), by: best - second };
}

/** @param {View} view */
function dealTitle(view) {
  const first = ahead(inOrder(view, view.summary?.total));
  if (!first) return text("level-score");
  const { at, by: points } = first;
  return at === 0 && sides(view)[0].seats.length === 1 && !isWatched(view)
    ? text("you-lead-by", { points })
    : text("they-lead-by", { points, ...named(view, at) });
}

/** @param {View} view */
function dealLine(view) {
  if (view.match.deal === 1) return "";
  const first = ahead(inOrder(view, view.summary?.deal));
  if (!first) return text("better-deal-none");
  const { at, by: points } = first;
  return at === 0 && !isWatched(view)
    ? text("better-deal-you", { points })
    : text("better-deal-they", { points, ...named(view, at) });
}

/** @param {View} view */
function winnerTitle(view) {
  const { winner, unit } = view.match;
  const at = sides(view).findIndex(({ side }) => side === winner);
  if (at < 0) return text("match-drawn", { unit });
  return at === 0 && !isWatched(view)
    ? text("match-won", { unit })
    : text("match-lost", { unit, ...named(view, at) });
}

/** Return the name of a side and the number of its seats. @param {View} view @param {number} at */
function named(view, at) {
  const { seats } = sides(view)[at];
  return { name: sideName(view, seats), count: seats.length };
}

/** @param {View} view */
function matchLine(view) {
  const totals = inOrder(view, view.summary?.total).toSorted((a, b) => b - a);
  const { deal, unit } = view.match;
  const [winner, ...losers] = totals;
  const line = text("match-line", {
    winner,
    loser: listOf(losers.map(String)),
    deals: unit === "deal" ? 1 : deal,
  });
  return `${line} ${stakeLine(view)}`.trim();
}

/** Return what a match counts that is won or lost for more than one. @param {View} view */
function stakeLine({ match: { stake }, settlement }) {
  if (stake === 1) return "";
  if (settlement === "portland") return text("match-pays", { points: stake });
  return stake === 2 ? text("match-double") : text("match-stake", { stake });
}

/** @param {View} view */
function nextDealer(view) {
  const seat = view.match.next_dealer ?? view.seat;
  return isYou(view, seat)
    ? text("next-dealer-you")
    : text("next-dealer-they", { name: seatName(view, seat) });
}

/** @param {View} view */
function causes(view) {
  const { summary, match } = view;
  if (!summary) return nothing;
  const finished = match.unit === "deal" ? 0 : match.deal - 1;
  // With more than two sides there is no room for the counts.
  const columns = sides(view).length > 2 ? 1 : 2;
  return html`<table class="causes" data-sides=${sides(view).length}>
    <thead>
      <tr>
        <th scope="col">${text("points-by-cause")}</th>
        ${sides(view).map(({ seats }) => html`<th scope="col" colspan=${columns}>${sideName(view, seats)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${summary.rows.map((row) => causeRow(view, row))}
    </tbody>
    <tbody class="sums">
      ${sumRow(view, text("this-deal"), summary.deal, "deal")}
      ${finished > 0 ? sumRow(view, text("carried", { deals: finished }), summary.carried, "carried") : nothing}
      ${sumRow(view, totalName(match), summary.total, "total")}
    </tbody>
  </table>`;
}

/** @param {import("../../types.js").MatchState} match */
const totalName = ({ target }) => (target ? text("total-at", { target }) : text("total"));

/** Draw a name whose part after the comma is hidden in a narrow sheet. @param {string} name */
function trimmed(name) {
  const [short, ...more] = name.split(/(?=, )/);
  return html`${short}${more.length ? html`<span class="more">${more.join("")}</span>` : nothing}`;
}

/** @param {View} view @param {SummaryRow} row */
function causeRow(view, { rule, counts, points }) {
  const id = rule.replace(/^bezique\.(meld\.)?/, "cause-");
  const times = inOrder(view, counts);
  const cells = inOrder(view, points).map((figure, i) => {
    const often = times[i] ? text("times", { count: times[i] }) : "";
    return cell(view, i, often, figure || "");
  });
  return html`<tr><th scope="row">${trimmed(has(id) ? text(id) : causeName(rule, []))}</th>${cells}</tr>`;
}

/** @param {View} view @param {string} name @param {number[]} figures @param {string} kind */
function sumRow(view, name, figures, kind) {
  const cells = inOrder(view, figures).map((figure, i) => cell(view, i, "", figure));
  return html`<tr class=${kind}><th scope="row">${trimmed(name)}</th>${cells}</tr>`;
}

/** @param {View} view @param {number} at @param {string} often @param {string | number} figure */
function cell(view, at, often, figure) {
  const many = sides(view).length > 2;
  return html`${many ? nothing : html`<td class="times">${often}</td>`}<td class=${at ? "" : "ours"}>${figure}</td>`;
}
