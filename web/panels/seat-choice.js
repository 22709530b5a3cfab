// Who plays at each seat of a new match: a person, or a player of any level. Usually one person at the foot of the table
// against players of one level; everything else is chosen seat by seat.

import { html, nothing } from "lit";
import { text } from "../i18n/strings.js";
import { familyNamed } from "../table/families.js";
import { LONGEST_NAME } from "../table/names.js";
import { playersOf, stepsIn } from "./games.js";

/** @typedef {import("./games.js").Choice} Choice */
/** @typedef {import("./games.js").Offer} Offer */
/** @typedef {import("../session/match.js").NewSeat} NewSeat */

/** Hold and draw the choice of who plays where; `choice.seats` is absent while it is the usual one. */
export class SeatChoice {
  /** True once the seats are shown one by one. */
  #isOpen;

  /** @param {Offer} offer @param {Choice} choice is changed here @param {() => void} changed */
  constructor(offer, choice, changed) {
    this.offer = offer;
    this.choice = choice;
    this.changed = changed;
    this.fit();
    this.#isOpen = choice.seats !== undefined;
  }

  /** Return the number of seats. */
  get #players() {
    return playersOf(this.offer.games, this.choice.variant);
  }

  /** List who plays at each seat, without the names of players. @returns {NewSeat[]} */
  get seats() {
    const { seats, level } = this.choice;
    return (
      seats ?? Array.from({ length: this.#players }, (_, seat) => (seat ? player(level) : person()))
    );
  }

  /** Count the persons: one, several or none decides how the match is played. */
  get #persons() {
    return this.seats.filter(({ kind }) => kind === "human").length;
  }

  /** Return in a word who plays: "usual", "seats", "several" or "watch". */
  get kind() {
    if (this.#persons !== 1) return this.#persons ? "several" : "watch";
    return this.choice.seats ? "seats" : "usual";
  }

  /** Go back to the usual seats if the chosen ones are not those of the game. */
  fit() {
    const { seats } = this.choice;
    if (seats && (seats.length !== this.#players || !seats.every((seat) => this.#isKnown(seat))))
      this.choice.seats = undefined;
  }

  /** @param {NewSeat} seat */
  #isKnown = ({ kind, level = "" }) => kind === "human" || this.offer.levels.includes(level);

  /** Give all players one level. @param {string} level */
  setLevel(level) {
    const { choice } = this;
    choice.level = level;
    choice.seats = choice.seats?.map((seat) => (seat.kind === "human" ? seat : player(level)));
  }

  /** List the seats with the names of all; absent if they are the usual ones. @returns {NewSeat[] | undefined} */
  chosen() {
    return this.choice.seats?.map((seat, at) =>
      this.kind === "seats" && seat.kind === "human"
        ? person()
        : { ...seat, name: this.#nameOf(at) },
    );
  }

  /** Return whether a seat is that of the only person. @param {number} at */
  isYou(at) {
    return this.#persons === 1 && this.seats[at].kind === "human";
  }

  /** Return the name at a seat as it stands inside a sentence. @param {number} at */
  nameInside(at) {
    return this.isYou(at) ? text("you-small") : this.#nameOf(at);
  }

  /** @param {number} at */
  #nameOf(at) {
    const { kind, level = "", name } = this.seats[at];
    if (kind === "human") return name || text("person-number", { number: at + 1 });
    const [preset] = this.choice.variant.split(",");
    const { family } = this.offer.games.find((game) => game.name === preset) ?? {};
    return familyNamed(family).usualName(level, at || this.#players, preset);
  }

  /** Draw the seats, folded while they are the usual ones. */
  template() {
    const toggled = (/** @type {Event} */ event) => {
      const details = /** @type {HTMLDetailsElement} */ (event.target);
      // What opens at the foot of the panel comes into sight.
      if (details.open && !this.#isOpen) details.scrollIntoView({ block: "nearest" });
      this.#isOpen = details.open;
    };
    return html`<details class="seat-choice" ?open=${this.#isOpen} @toggle=${toggled}>
      <summary><b>${text("seats")}</b> <small>${text("seats-about")}</small></summary>
      <ol>${this.seats.map((seat, at) => this.#row(seat, at))}</ol>
      <p role="status">${text(`seats-${this.kind}`)}</p>
    </details>`;
  }

  /** @param {NewSeat} seat @param {number} at */
  #row({ kind, level, name = "" }, at) {
    const isPerson = kind === "human";
    const label = text("seat-number", { number: at + 1 });
    const named = (/** @type {Event} */ { target }) =>
      this.#put(at, person(/** @type {HTMLInputElement} */ (target).value.trim()));
    return html`<li>
      ${seatSelect(label, { kind, level }, this.#levels(level), (who) => this.#put(at, who))}
      ${
        isPerson && this.#persons > 1
          ? html`<input class="field" type="text" maxlength=${LONGEST_NAME} autocomplete="off" aria-label=${text("seat-name", { number: at + 1 })}
              placeholder=${this.#nameOf(at)} .value=${name} @change=${named} />`
          : nothing
      }
      ${isPerson && this.#persons > 1 ? nothing : html`<i>${this.isYou(at) ? text("you") : this.#nameOf(at)}</i>`}
    </li>`;
  }

  /** List the levels that a seat may have: one of each step, the seat's own if it is in that step.
   * @param {string} [level] */
  #levels(level = "") {
    const steps = stepsIn(this.offer, this.choice.variant);
    return steps.map((step) => (step.includes(level) ? level : (step.at(-1) ?? "")));
  }

  /** @param {number} at @param {NewSeat} seat */
  #put(at, seat) {
    const { seats } = this;
    this.choice.seats = seats.map((before, each) => (each === at ? seat : before));
    this.changed();
  }
}

/** Draw the choice of who plays at a seat. @param {string} label @param {NewSeat} who @param {string[]} levels
 * @param {(who: NewSeat) => void} choose */
export function seatSelect(label, { kind, level }, levels, choose) {
  const changed = (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    choose(value === "human" ? person() : player(value));
  };
  return html`<label><span>${label}</span>
    <select class="field" @change=${changed}>
      <option value="human" .selected=${kind === "human"}>${text("seat-person")}</option>
      ${levels.map((each) => html`<option value=${each} .selected=${each === level}>${text("seat-player", { level: text(`level-${each}`) })}</option>`)}
    </select>
  </label>`;
}

/** @param {string} [name] @returns {NewSeat} */
const person = (name) => ({ kind: "human", name });

/** @param {string} level @returns {NewSeat} */
const player = (level) => ({ kind: "player", level });
