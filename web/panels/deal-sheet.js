// The sheet at the end of a deal and of a match.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";
import { familyOf } from "../table/families.js";
import { showPanel } from "./dialog.js";

/** @typedef {import("../table/types.js").View} View */

/** What a deal leads to that no other deal follows: a deal of the day, a branch.
 * @typedef {{act: () => void, word: string, note: string}} Only */

/** Open the sheet at the end of a deal. @param {View} view in the phase deal-over or match-over
 * @param {{next: () => void, newMatch: () => void, rematch: () => void, home: () => void, review: () => void, only:
 * Only | null}} wishes */
export function showDealSheet(view, wishes) {
  const end = familyOf(view).dealEnd(view);
  const { only } = wishes;
  const isLast = end.isLast && !only;
  const [again, word] = only
    ? [only.act, only.word]
    : isLast
      ? [wishes.rematch, "rematch"]
      : [wishes.next, end.next];
  /** @param {() => void} wish */
  const then = (wish) => () => {
    panel.close();
    wish();
  };
  const home = html`<button type="button" class="button" @click=${then(wishes.home)}>${text("to-start")}</button>`;
  const panel = showPanel(
    end.name,
    () => html`
      <header>
        ${end.picture}
        <p class="kicker">${end.kick}</p>
        <h1>${end.title}</h1>
        ${end.sub === null ? nothing : html`<p class="sub">${end.sub}</p>`}
      </header>
      ${end.body}
      <div class="below">
        ${end.above}
        <div class="actions">
          <button type="button" class="button primary" @click=${then(again)}>${text(word)}</button>
          ${isLast ? html`<button type="button" class="button" @click=${then(wishes.newMatch)}>${text("new-match")}</button>${home}` : nothing}
          <button type="button" class="button" @click=${then(wishes.review)}>${text("review-deal")}</button>
          <button type="button" class="button" @click=${() => panel.close()}>${text("show-table")}</button>
          ${end.leadsHome && !only ? home : nothing}
        </div>
        ${only ? html`<p class="foot">${text(only.note)}</p>` : end.below}
        ${view.assisted && !only ? html`<p class="foot">${text("sheet-assisted")}</p>` : nothing}
      </div>
    `,
    { label: end.title },
  );
  return panel;
}
