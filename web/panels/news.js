// News in a few lines for players; CHANGELOG.md has all changes.

import { html, nothing } from "lit";
import "../i18n/help-words.js";
import { text } from "../i18n/strings.js";
import { openWhen, showPanel } from "./dialog.js";

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

/** Return whether this browser has stored the page for playing without a network; a page in a file needs none. */
async function isStored() {
  if (location.protocol === "file:") return true;
  try {
    return Boolean((await navigator.serviceWorker.getRegistration())?.active);
  } catch {
    return false; // there are no service workers here
  }
}

/** Open the news when it is known whether the page is stored. */
export const openNews = () => openWhen(isStored(), showNews);

/** @param {boolean} stored */
function showNews(stored) {
  /** @param {string} line */
  const isUntrue = (line) => line === "offline" && !stored;
  const panel = showPanel(
    "news",
    () => html`
      <h1>${text("news")}</h1>
      ${Object.entries(NEWS).map(
        ([version, lines]) => html`<h2>${text("news-version", { version })}</h2>
          <ul>
            ${lines.map((line) => html`<li>${text(`news-${line}`)} ${isUntrue(line) ? text("news-not-stored") : nothing}</li>`)}
          </ul>`,
      )}
      <div class="actions"><button type="button" class="button primary" @click=${() => panel.close()}>${text("done")}</button></div>
    `,
  );
}
