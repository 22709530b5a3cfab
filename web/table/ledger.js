// The printed sheet beside the table: the match so far, every point of this deal, the tricks.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { cardMark, rich, text, variantName } from "../i18n/strings.js";
import { BRISQUE, causeMark, causeName, opponent, seatName, seatNameInside } from "./names.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").SheetLine} SheetLine */

/** @param {View} view */
export function ledger(view) {
  return html`${scores(view)} ${scale(view, [view.seats[view.seat].score, view.seats[opponent(view)].score])}
  ${points(view)} ${tricks(view)} ${foot(view)}`;
}

/** @param {View} view */
function scores(view) {
  return html`<div class="scores">
    ${[view.seat, opponent(view)].map(
      (seat) => html`<p><span>${seatName(view, seat)}</span><b>${view.seats[seat].score}</b></p>`,
    )}
  </div>`;
}

/** A rule from nothing to the target with a bar for each side. @param {View} view @param {number[]} totals ours first */
export function scale(view, [ours, theirs]) {
  const { target } = view.match;
  /** @param {number} points */
  const along = (points) => `--x:${Math.min(100, (100 * points) / target)}%`;
  const label = text("score-scale-label", {
    me: ours,
    name: seatName(view, opponent(view)),
    them: theirs,
    target,
  });
  return html`<div class="scale" role="img" aria-label=${label}>
    <div class="rail"><span class="ours" .style=${along(ours)}></span><span class="theirs" .style=${along(theirs)}></span></div>
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
  const them = opponent(view);
  return html`<section class="points-list">
    <h2>${text("this-deal")}</h2>
    ${
      rows.length === 0
        ? html`<p class="empty">${text("no-points")}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${text("column-trick")}</th>
                <th scope="col">${seatName(view, view.seat)}</th>
                <th scope="col">${seatName(view, them)}</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (line) => html`<tr>
                  <th scope="row"><span class="number">${line.trick || ""}</span>${causeMark(line.rule, line.cards)}</th>
                  <td>${line.seat === view.seat ? line.points : nothing}</td>
                  <td>${line.seat === them ? line.points : nothing}</td>
                </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
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
function short(view, seat) {
  return seat === view.seat ? text("you-small") : `${seatName(view, seat)[0]}.`;
}

/** @param {View} view */
function foot(view) {
  const them = opponent(view);
  const { level } = view.seats[them];
  return html`<p class="foot">
    ${level ? rich("level-note", { name: seatName(view, them), level: text(`level-${level}`) }) : nothing}
    ${text("variant-note", { variant: variantName(view.variant, view.rules_name) })}
    ${view.assisted ? text("assisted-note") : nothing}
  </p>`;
}
