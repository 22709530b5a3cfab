// Which page is shown, and the address it goes by: the start page, the table, or something aside from the match, which
// is left for the one of them where one was before.

/** @typedef {"start" | "table" | "lesson" | "editor"} Place */

/** Marks an entry of the browser's history whose page was shown. */
const SHOWN = "shown";

export class Places {
  /** @type {Place} */
  now = "start";
  /** Where a lesson or the editor leads back to. @type {"start" | "table"} */
  before = "start";
  /** The hash of what is shown aside. */
  #aside = "";

  /** @param {() => void} shown another page is to be drawn */
  constructor(shown) {
    this.shown = shown;
  }

  /** The address of the page at hand. */
  get address() {
    if (this.now === "start") return location.pathname + location.search;
    return this.now === "table" ? "#table" : this.#aside;
  }

  /** Goes on to a page, from which the browser's own button leads back. @param {Place} place
   * @param {string} [hash] of what is shown aside */
  go(place, hash) {
    this.#turn(place, hash);
    if ((location.hash || location.pathname + location.search) !== this.address) this.stay();
    else this.correct();
    this.shown();
  }

  /** Whether the browser's own buttons led here: each address that was shown is marked as such. */
  wasHere() {
    return history.state === SHOWN;
  }

  /** Puts the address of the page at hand after that in the browser. */
  stay() {
    history.pushState(SHOWN, "", this.address);
  }

  /** Puts the address of the page at hand in place of that in the browser. */
  correct() {
    history.replaceState(SHOWN, "", this.address);
  }

  /** Shows what the address in the browser says already. @param {Place} place @param {string} [hash] */
  show(place, hash) {
    this.#turn(place, hash);
    history.replaceState(SHOWN, "");
    this.shown();
  }

  /** What is shown aside has another address from now on. @param {Place} place if it is still shown @param {string} hash */
  rename(place, hash) {
    if (place !== this.now) return;
    this.#aside = hash;
    this.correct();
  }

  /** @param {Place} place @param {string} [hash] */
  #turn(place, hash = this.#aside) {
    this.now = place;
    this.#aside = hash;
    if (place === "start" || place === "table") this.before = place;
  }
}
