// What a position says besides its cards: trumps, seats, points, and the marks of cards that have counted.

import { html, nothing } from "lit";
import { has, suitName, text } from "../i18n/strings.js";
import { seatWord } from "./piles.js";
import { isPile } from "./position.js";

/** @typedef {import("./piles.js").Kind} Kind */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {(name: string, value: string | null) => void} Change */

const SUITS = { french: "SHDC", german: "ALHB" };
const SEATS = ["dealer", "leader", "turn", "winner", "declarer", "oldman"];
const SCORES = ["points", "base"];
/** Fields without which a line is no position. */
const NEEDED = ["trump", "dealer", "leader", "points", "base", "phase", "turn", "called"];

/** Draw the fields of a position that hold no cards. @param {Kind} kind @param {Position} position
 * @param {Set<string>} wrong the fields with an error @param {Change} change */
export function fieldRows(kind, { fields }, wrong, change) {
  const names = Object.keys(fields).filter((name) => !isPile(name));
  const marks = names.filter((name) => !NEEDED.includes(name));
  return html`<div class="edit-fields">
      ${names.filter((name) => NEEDED.includes(name)).map((name) => row(name))}
    </div>
    ${
      marks.length
        ? html`<details class="edit-marks" ?open=${marks.some((name) => wrong.has(name))}>
          <summary>${text("edit-marks")}</summary>
          <p>${text("edit-marks-about")} <button type="button" class="link" @click=${forget}>${text("edit-marks-forget")}</button></p>
          <div class="edit-fields">${marks.map((name) => row(name))}</div>
        </details>`
        : nothing
    }`;

  function forget() {
    for (const name of marks) change(name, null);
  }

  /** @param {string} name */
  function row(name) {
    const players = fields.hands?.split(",").length ?? 2;
    const bad = wrong.has(name);
    return html`<div class="edit-field ${bad ? "wrong" : ""}" data-field=${name}>
      ${SCORES.includes(name) ? scores(kind, name, fields[name], change) : one(kind, name, fields[name], players, bad, change)}
    </div>`;
  }
}

/** @param {Kind} kind @param {string} name @param {string} value @param {number} players @param {boolean} bad
 * @param {Change} change */
function one(kind, name, value, players, bad, change) {
  const options = optionsOf(kind, name, players);
  if (options && !options.some(([code]) => code === value)) options.unshift([value, value]);
  const changed = (/** @type {Event} */ event) =>
    change(name, /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value.trim());
  return html`<label><span>${fieldName(name)}</span>
    ${
      options
        ? html`<select class="field" aria-invalid=${bad} @change=${changed}>
          ${options.map(([code, words]) => html`<option value=${code} .selected=${code === value}>${words}</option>`)}
        </select>`
        : html`<input class="field" aria-invalid=${bad} .value=${value} spellcheck="false" autocomplete="off" @change=${changed} />`
    }</label>`;
}

/** Draw a number for each side. @param {Kind} kind @param {string} name @param {string} value @param {Change} change */
function scores(kind, name, value, change) {
  const parts = value.split(",");
  return html`<fieldset><legend>${fieldName(name)}</legend>
    ${parts.map((points, side) => {
      const changed = (/** @type {Event} */ event) => {
        const typed = /** @type {HTMLInputElement} */ (event.target).value.trim();
        change(name, parts.map((old, at) => (at === side ? typed : old)).join(","));
      };
      return html`<label><span>${seatWord(kind, side)}</span>
        <input class="field" inputmode="numeric" .value=${points} autocomplete="off" @change=${changed} /></label>`;
    })}
  </fieldset>`;
}

/** @param {Kind} kind @param {string} name @param {number} players @returns {string[][] | null} */
function optionsOf(kind, name, players) {
  if (name === "trump")
    return [
      ["-", text("edit-no-trump")],
      ...[...SUITS[kind.pack]].map((suit) => [suit, suitName(suit)]),
    ];
  if (!SEATS.includes(name)) return null;
  return Array.from({ length: players }, (_, seat) => [`${seat}`, seatWord(kind, seat)]);
}

/** Return the name of a field. @param {string} name */
export const fieldName = (name) => (has(`edit-field-${name}`) ? text(`edit-field-${name}`) : name);
