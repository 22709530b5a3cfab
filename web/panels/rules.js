// The rules page of a game, made of what the engine explains: chapters in the order of play, a sentence and its sources
// for each rule, the melds as a table; every rule's id is its anchor. And two games side by side: only the rules that
// differ, each with its sources.

import { html, nothing } from "lit";
import { errorWords, text, variantName } from "../i18n/strings.js";
import { byChapter, POINTS } from "./chapters.js";
import { showPanel } from "./dialog.js";
import { gameOptions } from "./games.js";
import {
  factsOf,
  failureNote,
  inItsCards,
  meldCards,
  pathOf,
  prose,
  ruleName,
  sentences,
  sourceList,
  valueWord,
  written,
} from "./rule-text.js";
import { titlePanel } from "./tab-title.js";

/** @typedef {import("./rule-text.js").Rule} Rule */
/** @typedef {import("./rule-text.js").Args} Args */
/** @typedef {import("./rule-text.js").Problem} Problem */

/** `house`: ids of the rules changed from the preset. @typedef {{variant: string, preset: string, house: string[],
 * rules: Rule[], sources: Record<string, import("./rule-text.js").Source>}} Explanation */

/** Open the rules page of a game. @param {import("./games.js").Game[]} games
 * @param {{variant: string, name?: string, at?: string}} first `at`: the id of a rule to show @param {{explain:
 * (variant: string) => Promise<Explanation>, compare: (variant: string) => void, change: (variant: string, name:
 * string) => void}} wishes `explain` rejects with a Problem */
export function showRules(games, first, wishes) {
  let { variant, name = "" } = first;
  /** @type {Explanation | null} */
  let shown = null;
  /** Why the rules cannot be shown. @type {Problem | null} */
  let trouble = null;
  const panel = showPanel(
    "rules",
    () => html`
    <h1>${heading()}</h1>
    <label class="which">${text("rules-choose")}
      <select class="field" autofocus @change=${(/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${gameOptions(games, variant, name)}
      </select>
    </label>
    ${body()}
    <div class="actions">
      <button type="button" class="button" @click=${() => wishes.compare(variant)}>${text("rules-compare")}</button>
      <button type="button" class="button" @click=${() => wishes.change(variant, name)}>${text("rules-change")}</button>
      <button type="button" class="button" ?disabled=${!shown} @click=${() => print()}>${text("print")}</button>
    </div>
  `,
  );
  pick(variant).then(() => first.at && goTo(first.at));
  panel.closed.then(() => {
    if (!document.querySelector("dialog.rules")) titlePanel(""); // else other rules are open now
  });
  return panel;

  function heading() {
    return text("rules-of", { name: variantName(variant, name) });
  }

  /** Draw the rules, that they are loading, or why they cannot be loaded. */
  function body() {
    if (trouble) return failure(trouble, () => pick(variant));
    if (!shown) return html`<p class="loading">${text("loading")}</p>`;
    const explanation = shown;
    return inItsCards(explanation.rules[0].id, () => chapters(explanation));
  }

  /** @param {string} wanted */
  async function pick(wanted) {
    if (wanted !== variant) name = wanted === first.variant ? (first.name ?? "") : "";
    variant = wanted;
    shown = null;
    trouble = null;
    panel.update();
    titlePanel(heading());
    try {
      const answer = await wishes.explain(wanted);
      if (variant !== wanted) return;
      shown = answer;
    } catch (error) {
      if (variant !== wanted) return;
      trouble = /** @type {Problem} */ (error);
    }
    panel.update();
  }
}

/** @param {Problem} problem @param {() => void} again */
const failure = (problem, again) =>
  failureNote(text("rules-failed", { reason: errorWords(problem) }), again);

/** @param {string} id of a chapter or a rule */
function goTo(id) {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** @param {Explanation} explanation */
function chapters({ rules, sources, house, preset }) {
  const facts = factsOf(rules);
  const chapterList = byChapter(rules, ({ id }) => pathOf(id))
    .map(({ name, items }) => ({
      name,
      items: items.filter((rule) => isTold(rule, facts)),
    }))
    .filter(({ items }) => items.length > 0);
  const origin = (/** @type {Rule} */ rule) =>
    html`${house.includes(rule.id) ? html`<b class="house">${text("rules-house", { name: variantName(preset) })}</b> ` : nothing}${written(rule)}`;
  return html`<nav class="jumps" aria-label=${text("rules-contents")}>
      ${chapterList.map(({ name }) => html`<button type="button" class="link" @click=${() => goTo(`chapter-${name}`)}>${text(`chapter-${name}`)}</button>`)}
    </nav>
    ${chapterList.map(
      ({ name, items }) => html`<section class="chapter">
        <h2 id=${`chapter-${name}`} tabindex="-1">${text(`chapter-${name}`)}</h2>
        ${name === POINTS ? meldTable(items, facts, origin) : items.map((rule) => paragraph(rule, facts, origin))}
      </section>`,
    )}
    <section class="chapter">
      <h2>${text("rules-sources")}</h2>
      ${sourceList(sources)}
    </section>
    ${everyKnob(rules)}`;
}

/** @param {Rule} rule @param {Args} facts */
function isTold(rule, facts) {
  return isMeld(rule) ? rule.value !== 0 : sentences(rule, facts).length > 0;
}

/** Return whether a rule is a meld with its points. @param {Rule} rule */
const isMeld = ({ id, value }) =>
  id.includes(".meld.") && typeof value === "number" && !id.endsWith(".per-trick");

/** Draw the source of a rule. @typedef {(rule: Rule) => unknown} Origin */

/** @param {Rule} rule @param {Args} facts @param {Origin} origin */
function paragraph(rule, facts, origin) {
  return html`<div class="rule" id=${rule.id} tabindex="-1">
    ${prose(sentences(rule, facts))}
    <p class="written">${origin(rule)}</p>
  </div>`;
}

/** @param {Rule[]} melds @param {Args} facts @param {Origin} origin */
function meldTable(melds, facts, origin) {
  return html`<table class="meld-table">
    <thead>
      <tr>
        <th scope="col">${text("meld-column")}</th>
        <th scope="col" class="figure">${text("points-column")}</th>
        <th scope="col">${text("source-column")}</th>
      </tr>
    </thead>
    <tbody>
      ${melds.map(
        (rule) => html`<tr id=${rule.id} tabindex="-1">
          <th scope="row">${ruleName(rule.id)} <small>${meldCards(rule.id, facts)}</small></th>
          <td class="figure">${rule.value}</td>
          <td class="written">${origin(rule)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Draw all rules, including those with no sentence in this game. @param {Rule[]} rules */
function everyKnob(rules) {
  return html`<details class="every-knob">
    <summary>${text("rules-all")}</summary>
    <table class="rule-table">
      <thead>
        <tr>
          <th scope="col">${text("rule-column")}</th>
          <th scope="col">${text("value-column")}</th>
          <th scope="col">${text("source-column")}</th>
        </tr>
      </thead>
      <tbody>
        ${rules.map(
          (rule) => html`<tr>
            <th scope="row">${ruleName(rule.id)}</th>
            <td>${valueWord(rule.id, rule.value)}</td>
            <td class="written">${written(rule)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** @typedef {{id: string, a: Omit<Rule, "id">, b: Omit<Rule, "id">}} Row a rule in both games */
/** What differs, and the facts that each game's sentences speak of.
 * @typedef {{rows: Row[], facts: [Args, Args]}} Difference */

/** Open a comparison of two games. @param {import("./games.js").Game[]} games of one family
 * @param {{from: string, to: string, name: string}} first `name`: what house rules among them are called
 * @param {(a: string, b: string) => Promise<{rows: Row[], rules: [Rule[], Rule[]]}>} compare rejects with a Problem */
export function showComparison(games, { from, to, name }, compare) {
  let sides = [from, to];
  /** @type {Difference | null} */
  let shown = null;
  /** Why the games cannot be compared. @type {Problem | null} */
  let trouble = null;
  const panel = showPanel(
    "compare",
    () => html`
    <h1>${text("compare-title", { from: variantName(sides[0], name), to: variantName(sides[1], name) })}</h1>
    <div class="which-two">
      ${chooser(0, "compare-from")} ${chooser(1, "compare-to")}
      <button type="button" class="link" @click=${() => show([sides[1], sides[0]])}>${text("compare-swap")}</button>
    </div>
    ${standing()}
    ${shown?.rows.length ? inItsCards(shown.rows[0].id, table.bind(null, shown)) : ""}
  `,
  );
  show(sides);

  /** Draw how many rules differ, that they are loading, or why they cannot be loaded. */
  function standing() {
    if (trouble) return failure(trouble, () => show([...sides]));
    const words = shown ? text("compare-count", { count: shown.rows.length }) : text("loading");
    return html`<div role="status">${words}</div>`;
  }

  /** @param {string[]} pair */
  async function show(pair) {
    sides = pair;
    shown = null;
    trouble = null;
    panel.update();
    try {
      const { rows, rules } = await compare(pair[0], pair[1]);
      if (sides !== pair) return;
      shown = { rows, facts: [factsOf(rules[0]), factsOf(rules[1])] };
    } catch (error) {
      if (sides !== pair) return;
      trouble = /** @type {Problem} */ (error);
    }
    panel.update();
  }

  /** @param {0 | 1} side @param {string} label */
  function chooser(side, label) {
    const pick = (/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      show(side === 0 ? [value, sides[1]] : [sides[0], value]);
    };
    return html`<label class="which">${text(label)}
      <select class="field" ?autofocus=${side === 1} @change=${pick}>${gameOptions(games, sides[side], name)}</select>
    </label>`;
  }

  /** @param {Difference} difference */
  function table({ rows, facts }) {
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

/** Draw what a rule says on one side: its sentence, or only its value.
 * @param {Rule} rule @param {Args} facts */
function cell(rule, facts) {
  const lines = typeof rule.value === "number" ? [] : sentences(rule, facts);
  const word = valueWord(rule.id, rule.value);
  return html`<td>
    ${lines.length > 0 ? prose(lines) : html`<p><b>${word}</b></p>`}
    <p class="written">${written(rule)}</p>
  </td>`;
}
