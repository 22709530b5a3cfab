// The sheet at the end of a deal: points by cause, what was carried, the totals; and the end of a match.

import { html, nothing } from "lit";
import { has, text } from "../i18n/strings.js";
import { scale } from "../table/ledger.js";
import { opponent, seatName } from "../table/names.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").SummaryRow} SummaryRow */

/**
 * @param {View} view in the phase deal-over or match-over
 * @param {{next: () => void, newMatch: () => void, home: () => void}} wishes
 */
export function showDealSheet(view, wishes) {
  const ended = view.phase === "match-over";
  const title = ended ? matchTitle(view) : dealTitle(view);
  /** @param {() => void} wish */
  const then = (wish) => () => {
    panel.close();
    wish();
  };
  const panel = showPanel(
    "deal-sheet",
    () => html`
      <header>
        <p class="kick">${ended ? text("match-over") : text("deal-number", { deal: view.match.deal })}</p>
        <h1>${title}</h1>
        <p class="sub">${ended ? matchLine(view) : dealLine(view)}</p>
      </header>
      ${causes(view)}
      <div class="below">
        ${scale(view, ours(view, view.summary?.total ?? []))}
        <div class="actions">
          ${
            ended
              ? html`<button type="button" class="button primary" @click=${then(wishes.newMatch)}>${text("new-match")}</button>
                <button type="button" class="button" @click=${then(wishes.home)}>${text("to-start")}</button>`
              : html`<button type="button" class="button primary" @click=${then(wishes.next)}>${text("next-deal")}</button>`
          }
          <button type="button" class="button" @click=${() => panel.close()}>${text("look-back")}</button>
        </div>
        ${ended ? nothing : html`<p class="foot">${nextDealer(view)}</p>`}
      </div>
    `,
    { label: title },
  );
  return panel;
}

/** A pair of figures with ours first. @param {View} view @param {number[]} pair */
const ours = (view, pair) => [pair[view.seat] ?? 0, pair[opponent(view)] ?? 0];

/** @param {View} view */
function dealTitle(view) {
  const [mine, theirs] = ours(view, view.summary?.total ?? []);
  if (mine === theirs) return text("level-score");
  const points = Math.abs(mine - theirs);
  return mine > theirs
    ? text("you-lead-by", { points })
    : text("they-lead-by", { points, name: seatName(view, opponent(view)) });
}

/** @param {View} view */
function dealLine(view) {
  if (view.match.deal === 1) return "";
  const [mine, theirs] = ours(view, view.summary?.deal ?? []);
  if (mine === theirs) return text("better-deal-none");
  const points = Math.abs(mine - theirs);
  return mine > theirs
    ? text("better-deal-you", { points })
    : text("better-deal-they", { points, name: seatName(view, opponent(view)) });
}

/** @param {View} view */
function matchTitle(view) {
  const { winner } = view.match;
  if (winner === null) return text("match-drawn");
  return winner === view.seat
    ? text("match-won")
    : text("match-lost", { name: seatName(view, winner) });
}

/** @param {View} view */
function matchLine(view) {
  const totals = [...(view.summary?.total ?? [0, 0])].sort((a, b) => b - a);
  const { stake, deal } = view.match;
  const line = text("match-line", { winner: totals[0], loser: totals[1], deals: deal });
  const more = stake === 2 ? text("match-double") : stake > 1 ? text("match-stake", { stake }) : "";
  return `${line} ${more}`.trim();
}

/** @param {View} view */
function nextDealer(view) {
  const { next_dealer: seat } = view.match;
  return seat === view.seat
    ? text("next-dealer-you")
    : text("next-dealer-they", { name: seatName(view, seat) });
}

/** @param {View} view */
function causes(view) {
  const { summary, match } = view;
  if (!summary) return nothing;
  const finished = match.deal - 1;
  return html`<table class="causes">
    <thead>
      <tr>
        <th scope="col">${text("points-by-cause")}</th>
        ${[view.seat, opponent(view)].map((seat) => html`<th scope="col" colspan="2">${seatName(view, seat)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${summary.rows.map((row) => causeRow(view, row))}
    </tbody>
    <tbody class="sums">
      ${sumRow(view, text("this-deal"), summary.deal, "deal")}
      ${finished > 0 ? sumRow(view, text("carried", { deals: finished }), summary.carried, "carried") : nothing}
      ${sumRow(view, text("total-at", { target: match.target }), summary.total, "total")}
    </tbody>
  </table>`;
}

/** A name whose part after the comma gives way in a narrow sheet. @param {string} name */
function trimmed(name) {
  const [short, ...more] = name.split(/(?=, )/);
  return html`${short}${more.length ? html`<span class="more">${more.join("")}</span>` : nothing}`;
}

/** @param {View} view @param {SummaryRow} row */
function causeRow(view, { rule, counts, points }) {
  const id = rule.replace(/^bezique\.(meld\.)?/, "cause-");
  const cells = [view.seat, opponent(view)].map((seat) =>
    counts[seat]
      ? html`<td class="times">${text("times", { count: counts[seat] })}</td><td>${points[seat]}</td>`
      : html`<td class="times"></td><td></td>`,
  );
  return html`<tr><th scope="row">${trimmed(has(id) ? text(id) : rule)}</th>${cells}</tr>`;
}

/** @param {View} view @param {string} name @param {number[]} pair @param {string} kind */
function sumRow(view, name, pair, kind) {
  const cells = ours(view, pair).map((figure) => html`<td class="times"></td><td>${figure}</td>`);
  return html`<tr class=${kind}><th scope="row">${trimmed(name)}</th>${cells}</tr>`;
}
