// News in a few lines for players; CHANGELOG.md has all changes.

import { html } from "lit";
import "../i18n/help-words.js";
import { text } from "../i18n/strings.js";
import { showPanel } from "./dialog.js";

/** Versions, the newest first, with their lines in i18n/en/news.ftl. @type {Record<string, string[]>} */
const NEWS = {
  "0.1.0": [
    "record",
    "settings",
    "hand",
    "sound",
    "print",
    "games",
    "rules",
    "players",
    "lessons",
    "offline",
  ],
};

/** Open the news. */
export function showNews() {
  const panel = showPanel(
    "news",
    () => html`
      <h1>${text("news")}</h1>
      ${Object.entries(NEWS).map(
        ([version, lines]) => html`<h2>${text("news-version", { version })}</h2>
          <ul>
            ${lines.map((line) => html`<li>${text(`news-${line}`)}</li>`)}
          </ul>`,
      )}
      <div class="actions"><button type="button" class="button primary" @click=${() => panel.close()}>${text("done")}</button></div>
    `,
  );
}
