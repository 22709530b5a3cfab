// Two games side by side: only the rules that differ, each with its sources.

import { html } from "lit";
import { text, variantName } from "../i18n/strings.js";
import { byChapter } from "./chapters.js";
import { showPanel } from "./dialog.js";
import { gameOptions } from "./games.js";
import { factsOf, pathOf, prose, ruleName, sentences, valueWord, written } from "./rule-text.js";

/** @typedef {import("./rule-text.js").Rule} Rule */
/** @typedef {import("./rule-text.js").Args} Args */
/** @typedef {{id: string, a: Omit<Rule, "id">, b: Omit<Rule, "id">}} Row a rule in both games */
/** What differs, and the facts that each game's sentences speak of. @typedef {{rows: Row[], facts: [Args, Args]}} Difference */

/**
 * @param {import("./games.js").Game[]} games
 * @param {{from: string, to: string, name: string}} first `name`: what house rules among them are called
 * @param {(a: string, b: string) => Promise<{rows: Row[], rules: [Rule[], Rule[]]} | null>} compare
 */
export function showComparison(games, { from, to, name }, compare) {
  let sides = [from, to];
  /** @type {Difference | null} */
  let shown = null;
  const panel = showPanel(
    "compare",
    () => html`
    <h1>${text("compare-title", { from: variantName(sides[0], name), to: variantName(sides[1], name) })}</h1>
    <div class="which-two">
      ${chooser(0, "compare-from")} ${chooser(1, "compare-to")}
      <button type="button" class="link" @click=${() => show([sides[1], sides[0]])}>${text("compare-swap")}</button>
    </div>
    <div role="status">
      ${shown ? text("compare-count", { count: shown.rows.length }) : text("rules-loading")}
    </div>
    ${shown ? table(shown) : ""}
  `,
  );
  show(sides);

  /** @param {string[]} pair */
  async function show(pair) {
    sides = pair;
    shown = null;
    panel.update();
    const answer = await compare(pair[0], pair[1]);
    if (sides !== pair || !answer) return;
    shown = { rows: answer.rows, facts: [factsOf(answer.rules[0]), factsOf(answer.rules[1])] };
    panel.update();
  }

  /** @param {0 | 1} side @param {string} label */
  function chooser(side, label) {
    const pick = (/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      show(side === 0 ? [value, sides[1]] : [sides[0], value]);
    };
    return html`<label class="which">${text(label)}
      <select ?autofocus=${side === 1} @change=${pick}>${gameOptions(games, sides[side], name)}</select>
    </label>`;
  }

  /** @param {Difference} difference */
  function table({ rows, facts }) {
    if (rows.length === 0) return "";
    return html`<table class="compare-table">
      <thead>
        <tr>
          <th scope="col">${variantName(sides[0], name)}</th>
          <th scope="col">${variantName(sides[1], name)}</th>
        </tr>
      </thead>
      ${byChapter(rows, ({ id }) => pathOf(id)).map(
        (chapter) => html`<tbody>
          <tr class="chapter-row"><th colspan="2" scope="rowgroup">${text(`chapter-${chapter.name}`)}</th></tr>
          ${chapter.items.map(
            ({
              id,
              a,
              b,
            }) => html`<tr class="rule-row"><th colspan="2" scope="rowgroup">${ruleName(id)}</th></tr>
            <tr>${cell({ id, ...a }, facts[0])}${cell({ id, ...b }, facts[1])}</tr>`,
          )}
        </tbody>`,
      )}
    </table>`;
  }
}

/** What a rule says on one side: its sentence, or its value where there is nothing more to tell.
 * @param {Rule} rule @param {Args} facts */
function cell(rule, facts) {
  const lines = typeof rule.value === "number" ? [] : sentences(rule, facts);
  const word = valueWord(rule.id, rule.value);
  return html`<td>
    ${lines.length > 0 ? prose(lines) : html`<p><b>${word}</b></p>`}
    <p class="written">${written(rule)}</p>
  </td>`;
}
