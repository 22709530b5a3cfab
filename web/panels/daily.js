// The deal of the day on the start page: which game, and a button to play it, or what it has brought.

import { html, nothing } from "lit";
import { dailyId, dailyOf, dailyResult, dayOf } from "../history/daily.js";
import { text } from "../i18n/strings.js";
import { gameOptions } from "./games.js";

/** @typedef {import("../history/entry.js").Entry} Entry */

/** The game that is offered first. */
const FIRST = "fildinski";

/** Draw the deal of the day. @param {import("./games.js").Game[]} games @param {Entry[]} entries
 * @param {{variant: string | null, choose: (variant: string) => void, play: (variant: string, id: string) => void}} how
 * the game that was chosen here, if one was; `play` begins the match of an id or goes on with it */
export function dailyDeal(games, entries, { variant, choose, play }) {
  if (games.length === 0) return nothing;
  const day = dayOf();
  const last = entries.map(({ id }) => dailyOf(id)).find((daily) => daily !== null);
  const chosen = variant ?? last?.variant ?? FIRST;
  const id = dailyId(day, chosen);
  const entry = entries.find((each) => each.id === id);
  const result = entry ? dailyResult(entry) : null;
  const changed = (/** @type {Event} */ event) =>
    choose(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<section class="daily" aria-labelledby="daily">
    <h2 class="kicker" id="daily">${text("daily")}</h2>
    <div>
      <select aria-label=${text("daily-game")} @change=${changed}>${gameOptions(games, chosen, "")}</select>
      ${
        result
          ? nothing
          : html`<button type="button" class="button" aria-describedby="daily" @click=${() => play(chosen, id)}>${text(entry ? "go-on" : "daily-play")}</button>`
      }
    </div>
    <p>${result ? text(`daily-points${result.outcome ? `-${result.outcome}` : ""}`, { me: result.me, them: result.them }) : text("daily-note")}</p>
  </section>`;
}
