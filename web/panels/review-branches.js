// The branches of a reviewed match: what was tried from one of its moments, with its result, and the way back.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { originOf } from "../history/branches.js";
import { isUnfinished } from "../history/entry.js";
import { pointsOf, theirPointsOf } from "../history/results.js";
import { text } from "../i18n/strings.js";
import { whenOf } from "./match-line.js";

/** @typedef {import("../history/entry.js").Entry} Entry */

/**
 * @typedef {object} Wishes
 * @property {(match: string) => Entry[]} branches of a stored match
 * @property {(id: string) => void} goOn with a branch that is not over
 * @property {(id: string) => void} look at another stored match
 * @property {(id: string) => void} remove a branch
 */

/** Draw the branches; nothing if there are none. @param {string | undefined} match the id of what is shown, if it
 * is stored @param {Wishes} wishes */
export function branchList(match, wishes) {
  if (!match) return nothing;
  const branches = wishes.branches(match);
  const origin = originOf(match);
  if (branches.length === 0 && origin === match) return nothing;
  return html`<section class="branches" aria-labelledby="review-branches">
    <h2 id="review-branches">${text("branches")}</h2>
    <ul>
      ${origin === match ? nothing : html`<li><button type="button" class="button small" @click=${() => wishes.look(origin)}>${text("branch-main")}</button></li>`}
      ${repeat(
        branches,
        ({ id }) => id,
        (entry) => row(entry, entry.id === match, wishes),
      )}
    </ul>
    <p><small>${text("branch-note")}</small></p>
  </section>`;
}

/** @param {Entry} entry @param {boolean} isHere @param {Wishes} wishes */
function row(entry, isHere, wishes) {
  const { id, facts, changed } = entry;
  const name = text("branch-name", {
    deal: facts?.branch?.deal ?? 0,
    place: facts?.branch?.place ?? 0,
    when: whenOf(changed),
  });
  const isOpen = isUnfinished(entry);
  /** @param {string} word @param {(id: string) => void} act */
  const button = (word, act) =>
    html`<button type="button" class="button small" aria-label="${text(word)}: ${name}" @click=${() => act(id)}>${text(word)}</button>`;
  return html`<li class=${isHere ? "here" : ""} aria-current=${isHere ? "true" : nothing}>
    <span>${name}${isOpen || !facts ? nothing : html`: ${text("record-score", { me: pointsOf(facts).at(-1) ?? 0, them: theirPointsOf(facts).at(-1) ?? 0 })}`}</span>
    <span class="buttons">
      ${isOpen ? button("go-on", wishes.goOn) : isHere ? nothing : button("branch-look", wishes.look)}
      ${isHere ? nothing : button("record-delete", wishes.remove)}
    </span>
  </li>`;
}
