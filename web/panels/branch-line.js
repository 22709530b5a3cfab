// The line above the table that says that a branch is being played, with the way back to its match.

import { html } from "lit";
import { text } from "../i18n/strings.js";

/** Draw the line. @param {{deal: number, place: number}} branch @param {() => void} back */
export const branchLine = ({ deal, place }, back) =>
  html`<p class="branch-line"><span>${text("branch-line", { deal, place })}</span>
    <button type="button" class="button small" @click=${back}>${text("branch-back")}</button></p>`;
