// The rules of a variant as the engine states them: every rule with its value and its source.

import { html, nothing } from "lit";
import { has, text } from "../i18n/strings.js";
import { showPanel } from "./dialog.js";

/** @typedef {{id: string, value: unknown, cites: {source: string, where: string}[], inferred: string | null}} Rule */
/** @typedef {{rules: Rule[], sources: Record<string, {title: string, author?: string, url?: string}>}} Explanation */

/**
 * @param {string[]} variants @param {string} first
 * @param {(variant: string) => Promise<Explanation>} explain
 */
export function showRules(variants, first, explain) {
  let variant = first;
  /** @type {Explanation | null} */
  let shown = null;
  const panel = showPanel(
    "rules",
    () => html`
    <h1>${text("rules")}</h1>
    <label class="which">${text("rules-choose")}
      <select autofocus @change=${(/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${variants.map((name) => html`<option value=${name} ?selected=${name === variant}>${text(`variant-${name}`)}</option>`)}
      </select>
    </label>
    ${shown ? table(shown) : html`<p>${text("rules-loading")}</p>`}
  `,
  );
  pick(first);

  /** @param {string} name */
  async function pick(name) {
    variant = name;
    shown = null;
    panel.update();
    const answer = await explain(name);
    if (variant !== name) return;
    shown = answer;
    panel.update();
  }
}

/** Marks the rules nobody's book holds; their reason stands beside them. */
const OWN = "house";

/** @param {Explanation} explanation */
function table({ rules, sources }) {
  return html`<dl class="sources">
      ${Object.entries(sources)
        .filter(([mark]) => mark !== OWN)
        .map(([mark, source]) => html`<dt>${mark}</dt><dd>${sourceName(source)}</dd>`)}
    </dl>
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
            <td>${ruleValue(rule)}</td>
            <td>
              ${rule.cites
                .filter(({ source }) => source !== OWN)
                .map(
                  (cite) => html`<span class="cite"><b>${cite.source}</b> ${cite.where}</span> `,
                )}
              ${rule.inferred ? html`<i>${text("rules-inferred", { reason: rule.inferred })}</i>` : nothing}
            </td>
          </tr>`,
        )}
      </tbody>
    </table>`;
}

/** @param {Explanation["sources"][string]} source */
function sourceName({ title, author, url }) {
  const name = html`${author ? `${author}, ` : ""}<i>${title}</i>`;
  if (!url?.startsWith("https://")) return name;
  return html`<a href=${url} target="_blank" rel="noreferrer">${name}</a>`;
}

/** @param {string} id */
function ruleName(id) {
  if (has(`rule-${id}`)) return text(`rule-${id}`);
  const words = id.replace(/^bezique\./, "").replace(/[._-]+/g, " ");
  return words[0].toUpperCase() + words.slice(1);
}

/** A rule's value in words; nought means something of its own in some rules. @param {Rule} rule */
function ruleValue({ id, value }) {
  const own = `value-${id.split(".").at(-1)}-${value}`;
  return has(own) ? text(own) : valueText(value);
}

/** @param {unknown} value @returns {string} */
function valueText(value) {
  if (value === true) return text("yes");
  if (value === false) return text("no");
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  const word = String(value);
  return has(`value-${word}`) ? text(`value-${word}`) : word.replaceAll("-", " ");
}
