// The bar below a table at which the computer plays all seats: stop, one move, the speed, and taking a seat oneself.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";

/** @typedef {import("../settings/settings.js").Settings["speed"]} Speed */

/** The speeds, the slowest first. @type {Speed[]} */
const SPEEDS = ["slow", "normal", "fast", "none"];

/** Draw the bar. @param {{isPaused: boolean, isOver: boolean, speed: Speed}} now
 * @param {{pause: (isPaused: boolean) => void, step: () => void, speed: (speed: Speed) => void, sit: () => void}} wishes */
export function watchBar({ isPaused, isOver, speed }, wishes) {
  const changed = (/** @type {Event} */ { target }) =>
    wishes.speed(/** @type {Speed} */ (/** @type {HTMLSelectElement} */ (target).value));
  return html`<div class="watch-bar" role="toolbar" aria-label=${text("watch")}>
    ${
      isOver
        ? nothing
        : html`<button type="button" class="button small" @click=${() => wishes.pause(!isPaused)}>${text(isPaused ? "watch-go" : "watch-pause")}</button>
          <button type="button" class="button small" ?disabled=${!isPaused} @click=${wishes.step}>${text("watch-step")}</button>`
    }
    <label><span>${text("watch-speed")}</span>
      <select class="field" @change=${changed}>${SPEEDS.map((each) => html`<option value=${each} .selected=${each === speed}>${text(`watch-speed-${each}`)}</option>`)}</select></label>
    <button type="button" class="button small" @click=${wishes.sit}>${text("take-seats")}</button>
  </div>`;
}
