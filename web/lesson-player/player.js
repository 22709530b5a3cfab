// <brisques-lesson>: plays a lesson. It shows the teacher's words, puts the position of each step on a table, and shows
// the engine's verdict on a try. Any page with an engine can have one, our own or an embedded frame. It stores nothing.
//   const lesson = new BrisquesLesson(engine, link);   engine: {call(op, args)} of a table of its own
//   await lesson.open(text, step)                      rejects with the EngineError of an unreadable lesson
//   lesson.close()
// Events, all of which bubble:
//   lesson-step {lesson, step, of, state}   a step begins or its state changes
//   lesson-done {lesson}                    the last step is done and left
//   lesson-need {need}                      the table asks for something that only the page can do
//   lesson-trouble {error}
//   lesson-play {view, events}              an action or a new position on the table
//   lesson-refused {refusal}                the rules forbid an action
// Light DOM, like the table.

import { html, LitElement, nothing } from "lit";
import { text, useCards } from "../i18n/strings.js";
import { Match } from "../session/match.js";
import { familyNamed } from "../table/families.js";
import { BrisquesTable } from "../table/table.js";
import { textPanel } from "./text-panel.js";
import { prose } from "./words.js";

export { spoken } from "./words.js";

/** @typedef {import("../session/match.js").Engine} Engine */
/** @typedef {import("./text-panel.js").Step} Step */
/** @typedef {import("./text-panel.js").Standing} Standing */
/** @typedef {import("./words.js").Prose} Prose */

/**
 * @typedef {object} Contents
 * @property {string} title
 * @property {string} course
 * @property {number} number
 * @property {string} variant
 * @property {string} language
 * @property {Step[]} steps
 */

/** Errors when the engine's table is lost with its worker; the step then begins again. */
const GONE = new Set(["engine/crashed", "lesson/not-open", "lesson/not-begun", "bridge/no-table"]);

/** Play a lesson step by step. */
export class BrisquesLesson extends LitElement {
  static properties = {
    contents: { state: true },
    standing: { state: true },
    _number: { state: true },
    _hints: { state: true },
    _remark: { state: true },
    _answers: { state: true },
    _word: { state: true },
  };

  #text = "";
  /** Settles when the lesson asked for last has been opened. */
  #opening = Promise.resolve();
  /** True if the step was restarted after the engine's table was gone and nothing has been done in it since. A second
   * loss is then reported: a lesson that kills the engine must not be tried for ever. */
  #isRestarted = false;
  /** True after the first action of a person here; until then the focus must not move. */
  #movesFocus = false;
  /** The step from which the reader went on to a step, by its number. @type {Map<number, number>} */
  #cameFrom = new Map();

  /** @param {Engine} engine @param {(variant: string, rule: string) => string} link the address of a rule */
  constructor(engine, link) {
    super();
    this.engine = engine;
    this.link = link;
    /** @type {Contents | null} */
    this.contents = null;
    /** @type {Standing | null} */
    this.standing = null;
    /** Number of the step, from 1. */
    this._number = 1;
    /** @type {Prose[]} */
    this._hints = [];
    /** @type {Prose | null} */
    this._remark = null;
    /** @type {number[]} */
    this._answers = [];
    this._word = "";
    /** Whether what is wanted is shown: in a problem it would give the answer away. */
    this.showsGoal = true;
    /** Draws what the page says of the whole lesson, before the words of its first step. @type {() => unknown} */
    this.note = () => nothing;
    /** Text id of the button after the last step. */
    this.lastWords = "lesson-finish";
    /** Draws further buttons beside those of the step. @type {() => unknown} */
    this.more = () => nothing;
    /** True after a hint, until the page sets it back. */
    this.hasHint = false;
    this.table = new BrisquesTable();
    this.match = new Match(engine, this.table, {
      heard: (update) => {
        this.#takeState(/** @type {{lesson?: Standing}} */ (/** @type {unknown} */ (update)));
        this.#tell("lesson-play", { view: update.view, events: update.events ?? [] });
      },
      settled: () => this.#settled(),
      refused: (refusal, says) => {
        this._remark = /** @type {Prose | null} */ (says);
        this.#tell("lesson-refused", { refusal });
      },
      over: () => this.isOver,
      failed: (error) => this.#handleError(error),
    });
    this.table.addEventListener("intent", (event) => {
      event.stopPropagation();
      this.#intent(/** @type {CustomEvent} */ (event).detail);
    });
  }

  createRenderRoot() {
    return this;
  }

  /** Return the current step, or null. */
  get step() {
    return this.contents?.steps[this._number - 1] ?? null;
  }

  /** Return the view of the current step's game, or the step where no table of this game has come yet; null before the
   * first step. @returns {import("../table/families.js").Game | null} */
  get game() {
    const { view } = this.match;
    return view?.variant === this.step?.variant ? view : this.step;
  }

  /** Return whether nothing more is to be done in this try. */
  get isOver() {
    return this.standing?.state === "reached" || this.standing?.state === "failed";
  }

  /** Return the lesson's name in events: its course and number. */
  get name() {
    return this.contents ? `${this.contents.course}/${this.contents.number}` : "";
  }

  /** Open a lesson at the engine and begin it, once any other has been opened; of several that wait, only the last.
   * @param {string} lesson the whole text of it @param {number} [step] to begin at, from 1 */
  open(lesson, step = 1) {
    /** @type {Promise<void>} */
    const opening = this.#opening
      .catch(() => {}) // its own caller is told
      .then(() => (opening === this.#opening ? this.#open(lesson, step) : undefined));
    this.#opening = opening;
    return opening;
  }

  /** @param {string} lesson @param {number} step */
  async #open(lesson, step) {
    await this.match.pause(true); // the computer may still play in the lesson before
    const { lesson: contents } = await this.engine
      .call("lesson-open", { text: lesson })
      .catch((error) => {
        if (this.contents) this.match.pause(false); // the lesson before is still shown
        throw error;
      });
    this.#text = lesson;
    this.contents = contents;
    this.#cameFrom.clear();
    this.#movesFocus = false;
    await this.begin(Math.min(step, contents.steps.length));
  }

  /** End the lesson at the engine. */
  close() {
    this.engine.call("close").catch(() => {}); // its table may be gone already
  }

  /** Begin a step. @param {number} number of a step, from 1 */
  async begin(number) {
    await this.#start("lesson-step", number);
    await this.updateComplete;
    if (this.#movesFocus) this.#focus(".lesson-head h1");
    this.#toStart();
    this.#movesFocus = true;
  }

  /** Scroll everything back to its beginning. scrollIntoView would also move the page around a frame, whose reader may
   * be elsewhere. */
  #toStart() {
    const words = this.querySelector(".lesson-text");
    for (const node of [words, this.parentElement, document.scrollingElement]) node?.scrollTo(0, 0);
  }

  /** Begin the same step once more. */
  async again() {
    await this.#start("lesson-again", this._number);
    await this.updateComplete;
    if (!this.step?.table) return;
    this.table.focusHand();
    await this.match.rest(); // there may be no hand before the others have cut
    if (document.activeElement === document.body) this.table.focusHand();
  }

  /** @param {"lesson-step" | "lesson-again"} op @param {number} step */
  async #start(op, step) {
    this._hints = [];
    this._remark = null;
    this._answers = [];
    this._word = "";
    this.standing = null;
    this._number = step;
    if (this.step?.table) await this.match.open(op, { step });
    else
      await this.match.interrupt(async () => this.#takeState(await this.engine.call(op, { step })));
  }

  /** @param {{answers: number[]} | {word: string}} reply the numbers of choices, a number, or a word */
  async #reply(reply) {
    this._answers = "answers" in reply ? reply.answers : [];
    this._word = "word" in reply ? reply.word : "";
    await this.#attempt(async () =>
      this.#takeState(await this.engine.call("lesson-answer", reply)),
    );
    if (this.isOver) this.#toVerdict();
  }

  /** Show the teacher's next hint. @returns {Promise<Prose | null>} null when there is none left */
  async hint() {
    if (!this.step || this._hints.length >= this.step.hints || this.standing?.state === "reached")
      return null;
    const before = this._hints;
    const dose = before.length + 1;
    await this.#attempt(async () => {
      const { hint } = await this.engine.call("lesson-hint", { dose });
      if (this._hints !== before) return; // another step or try by now
      this._hints = [...before, hint];
      this.hasHint = true;
    });
    return this._hints[dose - 1] ?? null;
  }

  /** Begin the step to which the try leads or the next one, or end the lesson. */
  async #goOn() {
    const next = this.standing?.next ?? this._number + 1;
    this.#cameFrom.set(next, this._number);
    if (next <= (this.contents?.steps.length ?? 0)) return this.begin(next);
    this.#tell("lesson-done", { lesson: this.name });
  }

  /** @param {{lesson?: Standing | null}} answer of the engine */
  #takeState({ lesson }) {
    if (!lesson) return;
    const before = this.standing?.state;
    this.standing = lesson;
    this._remark = null;
    if (lesson.actions > 0) this.#isRestarted = false;
    if (lesson.state !== before)
      this.#tell("lesson-step", {
        lesson: this.name,
        step: lesson.step,
        of: lesson.of,
        state: lesson.state,
      });
  }

  /** Make the table inactive and focus the way on when the try is over. */
  #settled() {
    const { view } = this.match;
    if (!view || !this.isOver) return;
    const nothing = { legal: [], asides: [], declare: null, announce: [] };
    this.table.set({ ...view, ...nothing, to_move: null });
    this.#toVerdict();
  }

  async #toVerdict() {
    await this.updateComplete;
    this.#focus(
      ".lesson-task .primary, .lesson-choices :is(button, input):enabled, .lesson-number input",
    );
  }

  /** Do what a button of the panel asks for; if it is gone then, focus the panel. @param {Promise<unknown> | undefined} work */
  async #keepFocus(work) {
    await work;
    await this.updateComplete;
    if (document.activeElement === document.body) this.#focus(".lesson-task");
  }

  /** @param {string} selector */
  #focus(selector) {
    /** @type {HTMLElement | null} */ (this.querySelector(selector))?.focus();
  }

  /** @param {import("../table/table.js").Intent} intent */
  #intent({ actions, need, action, cards }) {
    if (actions) this.match.send(actions);
    else if (need === "why" && action) this.match.why(action);
    else if (need === "judge" && cards) this.match.judge(cards);
    else if (need === "hint") this.hint();
    else if (need === "undo" || need === "redo") this.#turn(need);
    else if (need === "next") this.standing?.state === "reached" && this.#goOn();
    else if (need) this.#tell("lesson-need", { need });
  }

  /** @param {"undo" | "redo"} op */
  #turn(op) {
    return this.match.view?.[`can_${op}`] ? this.match.turn(op) : undefined;
  }

  /** @param {() => Promise<void>} work */
  async #attempt(work) {
    try {
      await work();
    } catch (error) {
      await this.#handleError(error);
    }
  }

  /** @param {unknown} error */
  async #handleError(error) {
    const { code = "" } = /** @type {{code?: string}} */ (error ?? {});
    if (!GONE.has(code) || this.#isRestarted) return this.#tell("lesson-trouble", { error });
    this.#isRestarted = true;
    await this.#open(this.#text, this._number).catch((again) => this.#handleError(again));
  }

  /** Make words that do not fit scrollable by keys. */
  #reachWords() {
    const words = /** @type {HTMLElement | null} */ (this.querySelector(".lesson-text"));
    if (!words) return;
    if (words.scrollHeight > words.clientHeight) words.tabIndex = 0;
    else words.removeAttribute("tabindex");
  }

  firstUpdated() {
    new ResizeObserver(() => this.#reachWords()).observe(this);
  }

  updated() {
    this.#reachWords();
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  render() {
    const { contents, step, standing } = this;
    if (!contents || !step) return nothing;
    useCards(familyNamed(step.family).pack);
    return html`<article class="lesson" data-kind=${step.kind} data-table=${step.table}>
      ${this.#head(contents, step)}
      <div class="lesson-text" role="group" aria-label=${text("lesson-words")} lang=${contents.language}>${this._number === 1 ? this.note() : nothing}${prose(step.text, (rule) => this.link(step.variant, rule))}</div>
      ${step.table ? html`<div class="lesson-table bare">${this.table}</div>` : nothing}
      ${standing ? this.#panel(step, standing) : nothing}
    </article>`;
  }

  /** @param {Contents} contents @param {Step} step */
  #head({ title, steps, language }, step) {
    const at = steps.indexOf(step) + 1;
    return html`<header class="lesson-head">
      <p class="kicker" lang=${language}>${title}</p>
      <h1 tabindex="-1" lang=${language}>${step.title}</h1>
      <p class="lesson-at">
        ${this.#leaf("lesson-back", this.#cameFrom.get(at) ?? at - 1, at > 1)}
        <span>${text("lesson-step-of", { step: at, of: steps.length })}</span>
        ${this.#leaf("lesson-skip", at + 1, at < steps.length)}
      </p>
    </header>`;
  }

  /** @param {string} words @param {number} to @param {boolean} possible */
  #leaf(words, to, possible) {
    return html`<button type="button" class="tool ${words}" aria-label=${text(words)} title=${text(words)} ?disabled=${!possible}
      @click=${() => this.begin(to)}><span aria-hidden="true">${words === "lesson-back" ? "‹" : "›"}</span></button>`;
  }

  /** @param {Step} step @param {Standing} standing */
  #panel(step, standing) {
    const panel = {
      step: this.showsGoal ? step : { ...step, goal_tree: null },
      lastWords: this.lastWords,
      more: this.more(),
      language: this.contents?.language ?? "en",
      standing,
      remark: this._remark,
      hints: this._hints,
      answers: this._answers,
      word: this._word,
      canUndo: step.table && (this.match.view?.can_undo ?? false),
      link: (/** @type {string} */ rule) => this.link(step.variant, rule),
    };
    return textPanel(panel, {
      answer: (answers) => this.#reply({ answers }),
      typed: (word) => this.#reply({ word }),
      tick: (answers) => {
        this._answers = answers;
      },
      hint: () => this.#keepFocus(this.hint()),
      undo: () => this.#keepFocus(this.#turn("undo")),
      again: () => this.again(),
      on: () => this.#goOn(),
    });
  }
}

customElements.define("brisques-lesson", BrisquesLesson);
