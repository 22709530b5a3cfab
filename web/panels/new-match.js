// The panel that begins a match: which rules, against whom.

import { html } from "lit";
import { has, text } from "../i18n/strings.js";
import { showPanel } from "./dialog.js";

/** @typedef {{variant: string, level: string}} Choice */

/**
 * @param {{variants: string[], levels: string[]}} offer
 * @param {Choice} before what was chosen the last time
 * @param {(choice: Choice) => void} begin
 * @param {(variant: string) => void} readRules
 */
export function showNewMatch(offer, before, begin, readRules) {
  const now = { ...before };
  const panel = showPanel(
    "new-match",
    () => html`
    <h1>${text("new-match")}</h1>
    <fieldset>
      <legend>${text("which-rules")}</legend>
      ${offer.variants.map((name) => option("variant", name))}
    </fieldset>
    <p class="aside"><button type="button" class="link" @click=${() => readRules(now.variant)}>${text("rules")}</button></p>
    <fieldset>
      <legend>${text("which-opponent")}</legend>
      ${offer.levels.map((name) => option("level", name))}
    </fieldset>
    <div class="actions">
      <button type="button" class="button primary" @click=${start}>${text("deal-cards")}</button>
    </div>
  `,
  );

  function start() {
    panel.close();
    begin(now);
  }

  /** @param {"variant" | "level"} kind @param {string} name */
  function option(kind, name) {
    const about = `${kind}-${name}-about`;
    const title =
      kind === "level"
        ? `${text(`opponent-${name}`)}, ${text(`level-${name}`).toLowerCase()}`
        : text(`variant-${name}`);
    return html`<label class="pick">
      <input type="radio" name=${kind} value=${name} .checked=${now[kind] === name} @change=${() => {
        now[kind] = name;
        panel.update();
      }} />
      <span><b>${title}</b><small>${has(about) ? text(about) : ""}</small></span>
    </label>`;
  }
}
