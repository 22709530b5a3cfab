// Why points came: what they were for, in which trick, with which cards, and the rule with its source.

import { html, nothing } from "lit";
import { marked, text, textPart } from "../i18n/strings.js";
import { causeName, subject } from "../table/names.js";
import { face } from "../table/pictures.js";
import { showPanel } from "./dialog.js";
import { factsOf, prose, sentences, valueWord, written } from "./rule-text.js";

/** @typedef {import("./rule-text.js").Rule} Rule */

/** Explain a line of the score. @param {import("../table/types.js").View} view
 * @param {import("../table/types.js").SheetLine} line @param {Rule[]} rules of the game
 * @param {() => void} readRules */
export function showWhyPoints(view, line, rules, readRules) {
  const { points, cards, trick } = line;
  const rule = rules.find(({ id }) => id === line.rule);
  const name = causeName(line.rule, []);
  const who = subject(view, line.seat);
  const panel = showPanel(
    "why-points-panel",
    () => html`
      <h1>${name}</h1>
      <p>${text("why-points-line", { ...who, points, trick })}</p>
      ${cards.length ? html`<div class="shown">${cards.map((card) => face(view.pack, card))}</div>` : nothing}
      ${rule ? says(rule, factsOf(rules)) : nothing}
      ${rule ? html`<p class="source">${written(rule)}</p>` : nothing}
      <div class="actions">
        <button type="button" class="button primary" @click=${() => panel.close()}>${text("done")}</button>
        <button type="button" class="button" @click=${read}>${text("rules")}</button>
      </div>`,
    { label: name },
  );

  function read() {
    panel.close();
    readRules();
  }
}

/** Draw what a rule says; of a meld which cards it is made of. @param {Rule} rule
 * @param {import("../i18n/strings.js").Args} facts */
function says(rule, facts) {
  const lines = sentences(rule, facts);
  if (lines.length > 0) return prose(lines);
  const cards = textPart(`rule-${rule.id}`, "cards", facts);
  if (cards === null) return nothing;
  return html`<p>${marked(text("why-points-meld", { cards, value: valueWord(rule.id, rule.value) }))}</p>`;
}
