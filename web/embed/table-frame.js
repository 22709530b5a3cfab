// The entry of embed.html: one table in a frame, with the settings of its address or of the page around it. It stores
// nothing in the browser, so that a page with tables never changes the reader's own match.

import { workerAddress } from "../boot/worker-address.js";
import "../i18n/answer-words.js";
import "../i18n/embed-words.js";
import { best, exactly } from "../i18n/languages.js";
import { speak } from "../i18n/speak.js";
import { errorWords, text } from "../i18n/strings.js";
import { closePanels } from "../panels/dialog.js";
import { Hints } from "../session/hints.js";
import { Match } from "../session/match.js";
import { applySettings, loadSettings, onSystemTheme } from "../settings/settings.js";
import { BrisquesTable } from "../table/table.js";
import { Engine } from "../worker/client.js";
import { spawn } from "../worker/connection.js";
import { brief, ending } from "./events.js";
import { FrameView } from "./frame-view.js";
import { HostLine } from "./host-line.js";
import { shared } from "./hub.js";
import { hintOf, lessonIn, lessonText } from "./lesson.js";
import { EmbedError, hintMessage, LONGEST_ACTION, problemOf, textOf } from "./protocol.js";
import { Reader } from "./reader.js";
import { added, checked, fromAddress, isOther, opening, settingsOf } from "./settings.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Refusal} Refusal */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./settings.js").Settings} Settings */

class TableFrame {
  #table = new BrisquesTable();
  #host = new HostLine((request) => this.#carryOut(request));
  /** Settings as they were given, in order; those that are carried out are one. @type {Record<string, string | null>[]} */
  #given = [{}];
  /** Number of changes that are being carried out. */
  #changing = 0;
  #settings = settingsOf({});
  /** The operation that laid the table, for "again". @type {ReturnType<typeof opening> | null} */
  #openingCall = null;
  /** @type {import("../lesson-player/player.js").BrisquesLesson | null} */
  #lesson = null;
  #isReady = false;
  /** Whether the page's settings are known; anything drawn before would only move. */
  #isAsked = false;
  /** The error of the last request. @type {unknown} */
  #lastError = null;
  /** Requests of the page, one after the other. @type {Promise<unknown>} */
  #turns = Promise.resolve();
  #citedVariant = "";
  #resized = new ResizeObserver(() => this.#tellSize());
  /** The error shown below the table. @type {import("./protocol.js").Problem | null} */
  #problem = null;

  /** @param {HTMLElement} root @param {string} workerUrl */
  constructor(root, workerUrl) {
    // Tables in a sandbox, without an origin of their own, cannot find each other's engine.
    const begin = self.origin === "null" ? spawn : () => shared(workerUrl);
    this.engine = new Engine({ workerUrl, begin });
    this.match = new Match(this.engine, this.#table, {
      settled: () => this.#draw(),
      heard: (update) => {
        if (update.view) this.#handleUpdate(update);
      },
      refused: (refusal) => this.#handleRefusal(refusal),
      failed: (error) => this.#fail(error),
    });
    this.hints = new Hints(this.engine, this.#table, this.match);
    this.reader = new Reader({
      engine: this.engine,
      match: this.match,
      hints: this.hints,
      table: this.#table,
      settings: () => this.#settings,
      lesson: () => this.#lesson,
      openingCall: () => this.#openingCall,
      lay: (call) => this.#lay(call),
      failed: (error) => this.#fail(error),
    });
    this.view = new FrameView(root, this.#table, (need) => this.reader.open(need));
    this.#table.addEventListener("intent", (event) =>
      this.reader.follow(/** @type {CustomEvent} */ (event).detail),
    );
    this.engine.addEventListener("stage", (event) =>
      this.#handleStage(/** @type {CustomEvent} */ (event).detail),
    );
    this.engine.addEventListener("recovered", (event) =>
      this.match.recovered(/** @type {CustomEvent} */ (event).detail),
    );
    addEventListener("pagehide", ({ persisted }) => {
      if (!persisted) this.engine.terminate(); // the browser's way back may show the same page again
    });
    onSystemTheme(() => this.#applyLook());
    this.#resized.observe(document.documentElement);
  }

  /** Start at once with the settings of the address, unless the page will send them. */
  begin() {
    this.#applyLook();
    this.engine.start().catch(() => {}); // reported by the stage `failed`
    const values = new URLSearchParams(location.search);
    if (!values.has("await")) this.#load(fromAddress(values)).catch((error) => this.#fail(error));
  }

  // --- requests of the page -------------------------------------------------------------------

  /** @param {Request} request @returns {Promise<object>} */
  #carryOut({ method, params }) {
    switch (method) {
      case "load":
        return this.#load(params).catch((error) => {
          if (error !== this.#lastError) this.#fail(error); // not every caller handles the answer
          throw error;
        });
      case "get":
        return (this.#isReady ? Promise.resolve() : this.#turns).then(() => this.#state());
      case "act":
        return this.#inTurn(() => this.#act(textOf(params, "action", LONGEST_ACTION)));
      case "undo":
        return this.#inTurn(() => this.#outcome(() => this.#play.turn("undo")));
      case "hint":
        return this.#inTurn(async () => ({
          hint: await (this.#lesson ? hintOf(this.#lesson) : this.hints.give().then(hintMessage)),
        }));
    }
  }

  /** @param {() => Promise<object>} work done when the table is quiet */
  #inTurn(work) {
    const done = this.#turns.then(() => this.#play.rest()).then(work);
    this.#turns = done.catch(() => {}); // reported to the caller
    return done;
  }

  /** Change the table; a refused change leaves it as it was. @param {Record<string, unknown>} changes */
  async #load(changes) {
    /** @type {Record<string, string | null>} */
    let now;
    try {
      now = checked(changes);
      this.#applySettings([...this.#given, now]);
    } catch (error) {
      if (this.#isUntouched && typeof changes.language === "string")
        await this.#speak(changes.language);
      throw error;
    }
    this.#changing += 1;
    const done = this.#show(isOther(now))
      .catch((error) => this.#takeBack(now, error))
      .finally(() => this.#endChange());
    const earlier = this.#turns;
    // The next request is for this table, in this language.
    this.#turns = done.catch(() => {}).then(() => earlier);
    await done;
    this.#clearProblem();
    await this.#play.rest(); // the computer may move first
    return this.#state();
  }

  /** Restore the settings before a refused change, and their language. @param {Record<string, string | null>} change
   * @param {unknown} error why it was refused; thrown again */
  async #takeBack(change, error) {
    this.#applySettings(this.#given.filter((each) => each !== change));
    if (!this.#isUntouched) await this.#speak();
    throw error;
  }

  /** Whether no settings are carried out yet. Then the reason of a refusal is told in the language of the refused ones. */
  get #isUntouched() {
    return !this.#isReady && this.#given.length === 1;
  }

  #endChange() {
    this.#changing -= 1;
    if (this.#changing === 0) this.#given = [this.#given.reduce(added)];
  }

  /** Show the table or lesson of the settings. @param {boolean} isOther than the one that is shown */
  async #show(isOther) {
    const { lesson } = this.#settings;
    const isNewLanguage = await this.#speak();
    if (!isOther && (this.#openingCall || (this.#lesson && !isNewLanguage))) return;
    const step = isOther ? 1 : this.#lesson?.standing?.step; // that of the same lesson in another language
    await (lesson ? this.#openLesson(lesson, step) : this.#lay(opening(this.#settings)));
  }

  /** Speak a language, or that of the settings. @returns {Promise<boolean>} whether it is another than before */
  async #speak(language = this.#settings.language) {
    const wanted = language === "auto" ? navigator.languages : [language];
    const isNew = await speak(exactly(language) ?? best(wanted));
    if (isNew) {
      this.#table.requestUpdate();
      this.#draw();
    }
    return isNew;
  }

  /** @param {Record<string, string | null>[]} given throws an EmbedError where something in it has no meaning */
  #applySettings(given) {
    this.#settings = settingsOf(given.reduce(added));
    this.#given = given;
    this.#isAsked = true;
    this.#applyLook();
  }

  /** Carry out an action; throws an EmbedError in a step of a lesson that has no table. @param {string} action */
  #act(action) {
    const { view, covered } = this.#play;
    if (!view && !covered) throw new EmbedError({ code: "bridge/no-table" });
    return this.#outcome(() => this.#play.send([action]));
  }

  /** Wait for a change of the match and return the state; throw the error that the match only shows.
   * @param {() => Promise<void>} work */
  async #outcome(work) {
    this.#lastError = null;
    await work();
    if (this.#lastError) throw this.#lastError;
    return this.#state();
  }

  /** @param {ReturnType<typeof opening>} call */
  async #lay(call) {
    const before = this.#lesson;
    closePanels();
    await this.engine.start();
    await this.#outcome(() => this.match.open(...call, !this.#settings.readOnly));
    if (this.#lesson !== before) return; // a lesson has been opened since
    this.#openingCall = call;
    this.#lesson = null;
    this.#draw();
    this.#tellSize();
  }

  /** @param {string} source a lesson's text, or the name of one of ours @param {number} [step] to begin at, from 1 */
  async #openLesson(source, step) {
    closePanels();
    await this.engine.start();
    const words = await lessonText(source);
    const lesson = await this.#newLesson();
    if (this.#settings.lesson !== source) return; // another table has been asked for since
    const before = this.#lesson;
    this.#lesson = lesson;
    this.#draw(); // a lesson must be in the document before it is opened
    try {
      await lesson.open(words, step);
      if (this.#lesson !== lesson) return; // another table has been laid since
      this.#resized.observe(/** @type {Element} */ (lesson.querySelector(".lesson")));
      this.#openingCall = null;
      this.#announceReady();
    } catch (error) {
      if (this.#lesson === lesson) this.#lesson = before;
      throw error;
    } finally {
      this.#draw();
    }
  }

  #newLesson() {
    return lessonIn(this.engine, {
      stepped: (detail) => {
        this.#clearProblem();
        this.#host.say("goal", detail);
      },
      done: (detail) => this.#host.say("ended", detail),
      heard: (update) => this.#isReady && this.#tell(update),
      refused: (refusal) => this.#reportRefusal(refusal),
      needed: (need) => this.reader.open(need),
      failed: (error) => this.#fail(error),
    });
  }

  /** Return the match at the table: the lesson's, while there is one. */
  get #play() {
    return this.#lesson?.match ?? this.match;
  }

  /** Return what the reader may see. */
  #state() {
    return { view: this.#play.view, goal: this.#settings.goal };
  }

  // --- reports to the page --------------------------------------------------------------------------

  /** @param {import("../session/match.js").Update} update */
  #handleUpdate(update) {
    if (!this.#announceReady()) this.#tell(update);
  }

  /** @param {Pick<import("../session/match.js").Update, "view" | "events">} update */
  #tell({ view, events = [] }) {
    this.#clearProblem();
    this.#host.say("action", { ...brief(view), events });
    for (const event of events) if (event.e === "scored") this.#host.say("scored", event);
    if (events.some(({ e }) => e === "deal-ended")) this.#host.say("ended", ending(view));
  }

  /** Announce that the table can be played. @returns {boolean} whether it is the first */
  #announceReady() {
    if (this.#isReady) return false;
    this.#isReady = true;
    this.#draw(); // a table must be in the document to be drawn
    this.#tellSize(); // first, so that the box is as high as the table when it is shown
    this.#host.say("ready", { ...this.#state(), title: text("embed-title") });
    return true;
  }

  /** @param {Refusal} refusal */
  #handleRefusal(refusal) {
    this.#reportRefusal(refusal);
    this.#readSources().catch(() => {}); // the reason is shown without them
  }

  /** @param {Refusal} refusal */
  #reportRefusal(refusal) {
    this.#lastError = refusal;
    this.#host.say("refused", problemOf(refusal));
  }

  /** Load the sources that refusals at this table cite. */
  async #readSources() {
    const variant = this.match.view?.variant ?? "";
    if (variant === this.#citedVariant) return;
    this.#table.sources = (await this.engine.call("explain", { variant })).sources;
    this.#citedVariant = variant;
  }

  /** @param {unknown} error */
  #fail(error) {
    const problem = problemOf(error);
    this.#lastError = error;
    this.#problem = problem;
    this.#host.say("error", { ...problem, message: errorWords(problem) });
    this.#draw();
  }

  /** Take the error away from below the table, unless the engine has failed for good. */
  #clearProblem() {
    if (!this.#problem || this.#problem.code === "engine/failed") return;
    this.#problem = null;
    this.#draw();
  }

  /** @param {{stage: string, error?: {message: string}}} detail */
  #handleStage({ stage, error }) {
    if (stage === "failed") this.#fail({ code: "engine/failed", params: { ...error } });
    this.#draw();
  }

  // --- how it looks ---------------------------------------------------------------------------

  /** Apply the settings that do not concern the cards. */
  #applyLook() {
    const { theme, readOnly } = this.#settings;
    applySettings({ ...loadSettings(), theme: theme === "auto" ? "system" : theme });
    document.documentElement.dataset.readOnly = `${readOnly}`;
    this.#draw();
  }

  /** Tell the page how high the table wants to be, as soon as it is known which table it is. */
  #tellSize() {
    if (this.#isReady) this.#host.say("resize", this.view.size(this.#lesson, this.match.view));
  }

  #draw() {
    if (!this.#isAsked && !this.#problem) return;
    const { view } = this.match;
    this.view.draw({
      settings: this.#settings,
      lesson: this.#lesson,
      view,
      problem: this.#problem,
      goesOn: view !== null && this.reader.mayGoOn(view),
    });
  }
}

function begin() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const frame = new TableFrame(root, workerAddress());
  // Within reach of the browser's console, and of tests.
  Object.assign(globalThis, { brisquesFrame: frame });
  frame.begin();
}

begin();
