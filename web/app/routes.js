// Which page is shown, and its address: the start page, the table, or a side view (a lesson, a problem, the editor, a
// review), which leads back to the page before it.

import { stopOpening } from "../panels/dialog.js";

/** @typedef {"start" | "table" | "lesson" | "editor" | "review" | "problem"} Place */

/** Mark of an entry in the browser's history whose page was shown. */
const SHOWN = "shown";

/** Keep the shown page and the address in the browser equal. */
export class Routes {
  /** @type {Place} */
  now = "start";
  /** The page to which a lesson or the editor leads back. @type {"start" | "table"} */
  before = "start";
  /** The hash of a side view. */
  #sideView = "";
  /** The hash in the browser when a page was shown last. */
  #followed = "";

  /** @param {() => void} shown another page is to be drawn */
  constructor(shown) {
    this.shown = shown;
  }

  /** Return the address of the shown page. */
  get address() {
    if (this.now === "start") return location.pathname + location.search;
    return this.now === "table" ? "#table" : this.#sideView;
  }

  /** Whether the address in the browser is still that of the shown page. */
  get isHere() {
    return location.hash === this.#followed;
  }

  /** Go to a page, from which the browser's own button leads back. @param {Place} place
   * @param {string} [hash] of a side view */
  go(place, hash) {
    this.#turn(place, hash);
    if ((location.hash || location.pathname + location.search) !== this.address) this.stay();
    else this.correct();
    this.shown();
  }

  /** Return whether the browser's own buttons led here: each address that was shown is marked. */
  wasHere() {
    return history.state === SHOWN;
  }

  /** Add the address of the shown page to the browser's history. */
  stay() {
    history.pushState(SHOWN, "", this.address);
    this.#followed = location.hash;
  }

  /** Replace the address in the browser by that of the shown page. */
  correct() {
    history.replaceState(SHOWN, "", this.address);
    this.#followed = location.hash;
  }

  /** Show the page whose address the browser has already. @param {Place} place @param {string} [hash] */
  show(place, hash) {
    this.#turn(place, hash);
    history.replaceState(SHOWN, "");
    this.#followed = location.hash;
    this.shown();
  }

  /** Give a side view another address; return whether it is still shown. An address that the browser has been given
   * since, and is about to tell, is kept. @param {Place} place @param {string} hash */
  rename(place, hash) {
    if (place !== this.now || !this.isHere) return false;
    this.#sideView = hash;
    this.correct();
    return true;
  }

  /** @param {Place} place @param {string} [hash] */
  #turn(place, hash = this.#sideView) {
    if (place !== this.now) stopOpening();
    this.now = place;
    this.#sideView = hash;
    if (place === "start" || place === "table") this.before = place;
  }
}
