// Help: the game in a few sentences, and the keys. What differs between games of a family comes from
// the rule set, so that each game's help says what that game does, house rules included.

import { html, nothing } from "lit";
import "../i18n/help-words.js";
import { both, marked, text, token, variantName } from "../i18n/strings.js";
import { familyOf } from "../table/families.js";
import { showPanel } from "./dialog.js";
import { factsOf, withCards } from "./rule-text.js";

/** @typedef {import("../i18n/strings.js").Args} Args */
/** @typedef {{rules: import("./rule-text.js").Rule[]}} Explanation */
/** @typedef {import("../table/families.js").Game} Game */

/** All keys of the table; those whose names are words have a text for them. @type {[string, string | null][]} */
const KEYS = [
  ["arrows", "keyname-arrows"],
  ["ends", "keyname-ends"],
  ["updown", "keyname-updown"],
  ["enter", "keyname-enter"],
  ["figures", "keyname-figures"],
  ["suit", "keyname-suit"],
  ["move", "keyname-move"],
  ["m", null],
  ["a", null],
  ["h", null],
  ["l", null],
  ["n", null],
  ["undo", "keyname-undo"],
  ["redo", "keyname-redo"],
  ["r", null],
  ["t", null],
  ["p", null],
  ["v", null],
  ["f", null],
  ["z", null],
  ["help", null],
  ["esc", null],
];

/** List the keys that do something in a game with these rules. @param {Args} facts */
const keysOf = (facts) =>
  KEYS.filter(([key]) => key !== "a" || TALK.some((rule) => facts[rule] === "true"));

/** Rules that let players say something. */
const TALK = ["talk-aims", "talk-signals", "talk-count"];

/** Keys named by what is printed on them. @type {Record<string, string>} */
const PRINTED = { help: "?", esc: "Esc" };

/** @param {string} key */
const printed = (key) => PRINTED[key] ?? key.toUpperCase();

/** Return the facts of a game's rules as the texts take them. @param {Explanation} explanation @param {Game} game
 * @returns {Args} */
function factsFor({ rules }, { permanent }) {
  const facts = factsOf(rules);
  return { ...facts, permanent: permanent ? both(permanent.map(token)) : facts["trump-permanent"] };
}

/** Open the help of a game, or of several. @param {(Game | null)[]} games null for none in particular
 * @param {() => void} readRules
 * @param {(variant: string) => Promise<Explanation | null>} explain a rule set, null when that failed
 * @param {{readNews?: () => void, hasKey?: (key: string) => boolean}} page what it has; without `hasKey`, all keys */
export function showHelp(games, readRules, explain, { readNews, hasKey = () => true }) {
  const parts = games.map((game) => {
    const family = familyOf(game);
    const words = family.helpNeedsRules(game) ? [text("loading")] : family.help(game, {});
    return { game, family, words, facts: /** @type {Args} */ ({}) };
  });
  const [{ family }] = parts;
  const keys = () => parts.flatMap(({ facts }) => keysOf(facts)).filter(([key]) => hasKey(key));
  const panel = showPanel(
    "help",
    () => html`
      <h1 tabindex="-1">${text("help-title")}</h1>
      ${parts.map(
        ({
          game,
          family,
          words,
        }) => html`${game && parts.length > 1 ? html`<h2>${variantName(game.variant)}</h2>` : nothing}
          ${withCards(family.pack, () => words.map((each) => html`<p>${marked(each)}</p>`))}`,
      )}
      <p class="links">
        <button type="button" class="link" @click=${readRules}>${text("rules")}</button>
        ${readNews ? html`<button type="button" class="link" @click=${readNews}>${text("news")}</button>` : nothing}
      </p>
      <h2>${text("help-keys")}</h2>
      <dl class="keys">
        ${KEYS.filter((key) => keys().includes(key)).map(([key, name]) => html`<dt><kbd>${name ? text(name) : printed(key)}</kbd></dt><dd>${text(family.worded(`key-${key}`))}</dd>`)}
      </dl>
      <div class="actions"><button type="button" class="button primary" @click=${() => panel.close()}>${text("done")}</button></div>
    `,
    { label: text("help-title") },
  );
  for (const part of parts)
    if (part.game && part.family.helpNeedsRules(part.game)) tell(part, part.game);

  /** @param {typeof parts[number]} part @param {Game} game */
  async function tell(part, game) {
    const explanation = await explain(game.variant);
    part.facts = explanation ? factsFor(explanation, game) : {};
    part.words = explanation ? part.family.help(game, part.facts) : [];
    panel.update();
  }
}
