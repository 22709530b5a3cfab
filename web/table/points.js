// Points that, when tapped, show the rule by which they were scored.

import { html } from "lit";
import { text } from "../i18n/strings.js";

/** @typedef {import("./types.js").SheetLine} SheetLine */
/** @typedef {import("./types.js").WhyPoints} WhyPoints */

/** Draw words about points as a button that explains them, as plain words where nothing explains them.
 * @param {SheetLine} line @param {unknown} words @param {WhyPoints} [why] */
export const withReason = (line, words, why) =>
  why
    ? html`<button type="button" class="why-points" @click=${() => why(line)}>${words}<span class="visually-hidden">: ${text("why-points")}</span></button>`
    : words;
