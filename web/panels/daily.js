// The deal of the day: which game, and a button to play it, or what it has brought.

import { html } from "lit";
import { dailyId, dailyOf, dailyResult, dayOf } from "../history/daily.js";
import "../i18n/game-words.js";
import { text } from "../i18n/strings.js";
import { showPanel } from "./dialog.js";
import { gameOptions } from "./games.js";

/** @typedef {import("../history/entry.js").Entry} Entry */

/** The game that is offered first. */
const FIRST = "fildinski";

/** Open the panel of the deal of the day. @param {import("./games.js").Game[]} games @param {Entry[]} entries
 * @param {(variant: string, id: string) => void} play begins the match of an id or goes on with it */
export function showDaily(games, entries, play) {
  const last = entries.map(({ id }) => dailyOf(id)).find((daily) => daily !== null);
  let chosen = last?.variant ?? FIRST;
  const panel = showPanel("daily", () => {
    const id = dailyId(dayOf(), chosen);
    const entry = entries.find((each) => each.id === id);
    const result = entry ? dailyResult(entry) : null;
    return html`<h1>${text("daily")}</h1>
      <p>${text("daily-about")}</p>
      <p><select class="field" aria-label=${text("daily-game")} @change=${change}>${gameOptions(games, chosen, "")}</select></p>
      ${
        result
          ? html`<p role="status">${text(`daily-points${result.outcome ? `-${result.outcome}` : ""}`, { me: result.me, them: result.them })}
              ${text("daily-kept")}</p>`
          : html`<div class="actions">
              <button type="button" class="button primary" @click=${() => begin(id)}>${text(entry ? "go-on" : "daily-play")}</button>
            </div>`
      }`;
  });

  /** @param {Event} event */
  function change({ target }) {
    chosen = /** @type {HTMLSelectElement} */ (target).value;
    panel.update();
  }

  /** @param {string} id */
  function begin(id) {
    panel.close();
    play(chosen, id);
  }
}
