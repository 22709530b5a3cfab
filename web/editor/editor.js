// <brisques-editor>: a table on which a position is made. Cards are dragged, or chosen and then put; the engine says
// after each change what is still wrong, and when nothing is, the line, a picture and a link can be taken along.
//   const editor = new BrisquesEditor(engine, family);   engine: {call(op, args)} of a table of its own
//   await editor.deal(variant)     a fresh deal of a game
//   editor.load(line)              a position, right or wrong
//   editor.play()                  asks for it to be played, if it is right
// Events: `edit-play` (detail {line}) when it is to be played from here, `edit-changed` ({line}) when it is right.

import { html, LitElement, nothing } from "lit";
import "../i18n/edit-words.js";
import { errorWords, faceName, listOf, text, useCards } from "../i18n/strings.js";
import { playersOf } from "../panels/games.js";
import { follow, keepStill } from "../table/drag.js";
import { familyNamed } from "../table/families.js";
import { faultWords, isAtPile, problemsOf } from "./faults.js";
import { fieldRows } from "./fields.js";
import { lineIn, outputs } from "./outputs.js";
import { cardByKey, pileName, pileZone, putRow } from "./piles.js";
import { moved, pilesOf, readLine, withField, writeLine } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../session/match.js").Engine} Engine */
/** @typedef {import("./faults.js").Problem} Problem */

/** Let a person make a position on a table. */
export class BrisquesEditor extends LitElement {
  static properties = {
    position: { state: true },
    view: { state: true },
    _problem: { state: true },
    _chosen: { state: true },
    _over: { state: true },
    _said: { state: true },
  };

  /** Number of questions to the engine; only the answer to the latest counts. */
  #questionCount = 0;
  /** The card of each pile that had the focus last, by the id of the pile. @type {Map<string, string>} */
  #stops = new Map();
  /** Settles when the engine has checked the position. */
  #checked = Promise.resolve();

  /** @param {Engine} engine @param {(variant: string) => "bezique" | "filko"} familyOf */
  constructor(engine, familyOf) {
    super();
    this.engine = engine;
    this.familyOf = familyOf;
    /** @type {Position | null} */
    this.position = null;
    /** The view of the seat at the lower edge, if the position is right. @type {View | null} */
    this.view = null;
    /** @type {Problem | null} */
    this._problem = null;
    /** @type {Set<string>} */
    this._chosen = new Set();
    /** The pile under the dragged card. @type {string | null} */
    this._over = null;
    /** The last change in words, for screen readers and for the foot of the page. */
    this._said = "";
    this.addEventListener("touchmove", keepStill, { passive: false });
  }

  createRenderRoot() {
    return this;
  }

  /** Return the position as a line. */
  get line() {
    return this.position ? writeLine(this.position) : "";
  }

  /** @returns {import("./piles.js").Kind} */
  get #kind() {
    const variant = this.position?.variant ?? "";
    const family = this.familyOf(variant);
    return { family, variant, pack: familyNamed(family).pack };
  }

  /** Begin with a fresh deal of a game. @param {string} variant a game, house rules considered @param {string} seed */
  async deal(variant, seed) {
    await this.engine.call("new", { variant, seats: await this.#seats(variant), seed });
    const { line } = await this.engine.call("position");
    this.load(line);
  }

  /** @param {string} variant @returns {Promise<import("../bridge/types.js").NewSeat[]>} */
  async #seats(variant) {
    const { variants } = await this.engine.call("variants");
    const players = playersOf(variants, variant);
    /** @type {import("../bridge/types.js").NewSeat} */
    const other = { kind: "player", level: "casual" };
    return [{ kind: "human" }, ...Array.from({ length: players - 1 }, () => other)];
  }

  /** Show a position, right or wrong. @param {string} line @returns {boolean} whether it can be read at all */
  load(line) {
    const position = readLine(line);
    if (position) this.#set(position);
    else this._said = text("edit-no-line");
    return position !== null;
  }

  /** Read the typed line. What is no position can be neither played nor copied. @param {string} line */
  #read(line) {
    if (this.load(line)) return;
    this.#questionCount += 1;
    Object.assign(this, { view: null, _problem: { code: "edit/no-line" }, _said: "" });
  }

  /** Read a picture that was made here, or a line in a text file. @param {File} file */
  async open(file) {
    try {
      this.load((await lineIn(file)) ?? (file.size < 20_000 ? await file.text() : ""));
    } catch (error) {
      const { name: reason } = /** @type {DOMException} */ (error); // the file is gone or locked
      const where = file.name.slice(0, 60);
      this._said = errorWords({ code: "file/unreadable", where, params: { reason } });
    }
  }

  /** @param {Position} position */
  #set(position) {
    this.position = position;
    this._chosen = new Set();
    this._said = "";
    this.#checked = this.#check();
  }

  /** Return the position once it has been checked, null if it is not right. */
  async #checkedPosition() {
    for (let last; last !== this.#checked; ) {
      last = this.#checked;
      await last; // another may follow
    }
    const { line, view } = this;
    return view && { line, view };
  }

  /** Ask for the position to be played, once it has been checked and is right; not one that has come since. */
  async play() {
    const question = this.#questionCount;
    await this.#checked;
    if (this.view && question === this.#questionCount)
      this.dispatchEvent(new CustomEvent("edit-play", { detail: { line: this.line } }));
  }

  /** Ask the engine to check the position. */
  async #check() {
    this.#questionCount += 1;
    const question = this.#questionCount;
    const { line } = this;
    try {
      const update = await this.engine.call("position", { line });
      if (question !== this.#questionCount) return;
      if ("covered" in update) return; // only where several persons play
      if (update.completed) this.position = readLine(update.line);
      Object.assign(this, { view: update.view, _problem: null });
      this.dispatchEvent(new CustomEvent("edit-changed", { detail: { line: this.line } }));
    } catch (error) {
      if (question !== this.#questionCount) return;
      Object.assign(this, { view: null, _problem: error });
    }
  }

  /** @param {string[]} cards @param {string} place */
  #put(cards, place) {
    if (!this.position) return;
    const next = this.#neighbour(cards);
    this.#set(moved(this.position, cards, place));
    const pile = pilesOf(/** @type {Position} */ (this.position)).find(({ id }) => id === place);
    const to = pile ? pileName(this.#kind, pile) : "";
    this._said = text("edit-moved", { what: listOf(cards.map((card) => faceName(card))), to });
    this.updateComplete.then(() => this.#focusCard(next ?? cards[0]));
  }

  /** Return the card after those that move away, which gets the focus. @param {string[]} cards */
  #neighbour(cards) {
    const shown = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-card]")]);
    const last = shown.findLastIndex(({ dataset }) => cards.includes(dataset.card ?? ""));
    const pile = shown[last]?.closest("[data-place]");
    return shown.slice(last + 1).find((node) => node.closest("[data-place]") === pile)?.dataset
      .card;
  }

  /** @param {string} card */
  #focusCard(card) {
    /** @type {HTMLElement | null} */ (this.querySelector(`[data-card="${card}"]`))?.focus();
  }

  /** @param {string} card */
  #choose(card) {
    const chosen = new Set(this._chosen);
    if (!chosen.delete(card)) chosen.add(card);
    this._chosen = chosen;
  }

  /** Remember which card of its pile has the focus. @param {FocusEvent} event */
  #focused({ target }) {
    const node = /** @type {HTMLElement} */ (target);
    const pile = /** @type {HTMLElement | null} */ (node.closest("[data-place]"));
    if (!pile || !node.dataset.card) return;
    this.#stops.set(String(pile.dataset.place), node.dataset.card);
    this.requestUpdate();
  }

  /** Move the focus along a pile, or to the pile above or below. @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const [table, from] = [event.currentTarget, event.target];
    const goal = cardByKey(
      /** @type {Element} */ (table),
      /** @type {HTMLElement} */ (from),
      event.key,
    );
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  }

  /** @param {PointerEvent} event @param {string} card */
  #take(event, card) {
    const node = /** @type {HTMLElement} */ (event.currentTarget);
    follow(event, node, {
      over: (at) => {
        this._over = at && placeAt(at);
      },
      drop: (at) => {
        const place = placeAt(at);
        if (place) this.#put(this._chosen.has(card) ? [...this._chosen] : [card], place);
      },
    });
  }

  /** @param {string} name @param {string | null} value */
  #change(name, value) {
    if (this.position) this.#set(withField(this.position, name, value));
  }

  render() {
    const { position } = this;
    if (!position) return nothing;
    const kind = this.#kind;
    useCards(kind.pack);
    const piles = pilesOf(position);
    const problems = problemsOf(this._problem);
    const words = (/** @type {Problem} */ problem) => faultWords(problem, position);
    const wrong = new Set(problems.map(({ where = "" }) => where));
    const zone = (/** @type {import("./position.js").Pile} */ pile) =>
      pileZone(
        kind,
        pile,
        {
          chosen: this._chosen,
          over: this._over,
          stop: this.#stops.get(pile.id),
          wrong: problems.filter((each) => isAtPile(each, pile, position, this.line)).map(words),
        },
        { choose: (card) => this.#choose(card), take: (event, card) => this.#take(event, card) },
      );
    return html`<div class="editor">
      <div class="edit-table" @focusin=${this.#focused} @keydown=${this.#key}>${piles.map(zone)}</div>
      <aside class="paper edit-paper" aria-label=${text("edit-paper")}>
        <div class="edit-state ${problems.length ? "wrong" : ""}" role="status">
          ${problems.length ? problems.map((each) => html`<p>${words(each)}</p>`) : text("edit-right")}
        </div>
        ${fieldRows(kind, position, wrong, (name, value) => this.#change(name, value))}
        ${outputs(this.line, this.view !== null, {
          read: (line) => this.#read(line),
          open: (file) => this.open(file),
          play: () => this.play(),
          checked: () => this.#checkedPosition(),
          shorten: async (line) => (await this.engine.call("shorten", { line })).line,
          said: (words) => {
            this._said = words;
          },
        })}
        <p class="edit-message" role="status">${this._said}</p>
      </aside>
      ${putRow(kind, piles, this._chosen, {
        put: (place) => this.#put([...this._chosen], place),
        drop: () => {
          const [card] = this._chosen;
          this._chosen = new Set();
          this.#focusCard(card);
        },
      })}
    </div>`;
  }
}

/** @param {import("../table/drag.js").Point} at @returns {string | null} */
function placeAt({ x, y }) {
  const place = document.elementFromPoint(x, y)?.closest("[data-place]");
  return /** @type {HTMLElement | null} */ (place)?.dataset.place ?? null;
}

customElements.define("brisques-editor", BrisquesEditor);
