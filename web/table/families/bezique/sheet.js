// The printed sheet beside the table: the match so far, every point of this deal, the tricks.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { cardMark, text } from "../../../i18n/strings.js";
import { BRISQUE, causeMark, causeName, seatName, seatNameInside, sideName } from "../../names.js";
import { sides } from "../../seating.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").SheetLine} SheetLine */

/** @param {View} view @param {unknown} foot the last lines, as on every sheet */
export function sheet(view, foot) {
  const totals = sides(view).map(({ seats }) => view.seats[seats[0]].score);
  return html`${scores(view)} ${scale(view, totals)} ${points(view)} ${tricks(view)} ${foot}`;
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

/** A rule from nothing to the target with a bar for each side. @param {View} view @param {number[]} totals ours first */
export function scale(view, totals) {
  const { target } = view.match;
  if (!target) return nothing;
  const names = sides(view).map(({ seats }) => sideName(view, seats));
  const list = names.map((name, i) => text("score-of", { name, points: totals[i] })).join(", ");
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

/** Points of one trick, seat and rule stand on one line.
 * @param {SheetLine[]} lines @returns {SheetLine[]} newest first */
export function joined(lines) {
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

/** @param {View} view */
function points(view) {
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
                  <th scope="row"><span class="number">${line.trick || ""}</span>${causeMark(line.rule, line.cards)}</th>
                  ${columns.map(({ seats }) => html`<td>${seats.includes(line.seat) ? line.points : nothing}</td>`)}
                </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
}

/** The name over a column, cut to its beginning where the columns are many or the side has two.
 * @param {View} view @param {number[]} seats @param {boolean} many */
function columnHead(view, seats, many) {
  const whole = sideName(view, seats);
  if (!many && seats.length === 1) return whole;
  const brief = seats.map((seat) => (seat === view.seat ? text("you") : initial(view, seat)));
  return html`<span class="brief" aria-hidden="true">${brief.join(" ")}</span><span class="said">${whole}</span>`;
}

/** @param {View} view */
function tricks(view) {
  return html`<section class="tricks">
    <h2>${text("tricks")}</h2>
    ${
      view.log.length === 0
        ? html`<p class="empty">${text("no-tricks")}</p>`
        : html`<ol reversed>
            ${repeat(
              [...view.log].reverse(),
              (trick) => trick.number,
              (trick) => html`<li value=${trick.number}>
                <span class="number" aria-hidden="true">${trick.number}</span>
                <span class="plays">${trick.plays.map((play) => html`<span>${short(view, play.seat)} ${cardMark(play.card)}</span> `)}</span>
                ${effects(view, trick.number)}
              </li>`,
            )}
          </ol>`
    }
  </section>`;
}

/** What a trick brought. @param {View} view @param {number} number */
function effects(view, number) {
  const lines = joined(view.sheet.filter((line) => line.trick === number)).reverse();
  if (lines.length === 0) return nothing;
  return html`<span class="effects">
    ${lines
      .map((line) => {
        const who = seatNameInside(view, line.seat);
        if (line.rule === BRISQUE) return text("log-plus", { points: line.points, who });
        return text("log-points", {
          what: causeName(line.rule, line.cards),
          points: line.points,
          who,
        });
      })
      .join("; ")}
  </span>`;
}

/** @param {View} view @param {number} seat */
const short = (view, seat) => (seat === view.seat ? text("you-small") : initial(view, seat));

/** @param {View} view @param {number} seat */
const initial = (view, seat) => `${seatName(view, seat)[0]}.`;
