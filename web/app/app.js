// The page as a whole: start page or table, the panels over them, and the engine behind both.

import { html, render } from "lit";
import { removeBootNote } from "../boot/note.js";
import { errorWords, plain, text, token } from "../i18n/strings.js";
import { showDealSheet } from "../panels/deal-sheet.js";
import { closePanels, closeTopPanel } from "../panels/dialog.js";
import { showHelp } from "../panels/help.js";
import { showMenu, showScore } from "../panels/menu.js";
import { elsewhereLine, noteLine } from "../panels/note.js";
import { showSettings } from "../panels/settings.js";
import { startPage } from "../panels/start.js";
import { randomSeed, spareCores } from "../session/device.js";
import { Match } from "../session/match.js";
import {
  applyTheme,
  keepRules,
  loadSettings,
  mannerOf,
  onSystemTheme,
  saveSettings,
} from "../settings/settings.js";
import { BrisquesTable } from "../table/table.js";
import { Coach } from "./coach.js";
import { FirstOffer } from "./first-offer.js";
import { Games } from "./games.js";
import { KeptMatch, recall, remember } from "./kept-match.js";
import { Offline } from "./offline.js";
import { Routes } from "./routes.js";
import { SideViews } from "./side-views.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../panels/new-match.js").Choice} Choice */

/** What a newcomer is given: the game of the deals that lie ready, and its opponent. */
const FIRST = { variant: "fildinski", level: "casual" };

export class App {
  #routes = new Routes(() => this.#shown());
  #offer;
  /** @type {import("../panels/start.js").Stage} */
  #stage = "downloading";
  #isWaiting = false;
  /** Whether the table says which card is going to be played, in place of the stage. */
  #queued = false;
  /** @type {import("../panels/note.js").Note | null} */
  #note = null;
  #settings = loadSettings();
  /** The rules whose sources the table knows. */
  #cited = "";
  /** The deal sheet that lies on the table now. @type {import("../panels/dialog.js").Panel | null} */
  #sheet = null;

  /** @param {HTMLElement} root @param {import("../worker/client.js").Engine} engine */
  constructor(root, engine) {
    this.root = root;
    this.engine = engine;
    this.table = new BrisquesTable();
    const offerTable = engine.beside("offer");
    this.#offer = new FirstOffer(FIRST, async (op, args) => {
      await this.ready;
      return offerTable.call(op, args);
    });
    const notes = {
      settled: (/** @type {View} */ view) => this.#settled(view),
      failed: (/** @type {unknown} */ error) => this.#trouble(error),
      again: () => this.#sheet?.close(),
    };
    this.match = new Match(
      engine,
      this.table,
      { ...notes, heard: remember },
      spareCores(navigator),
    );
    this.kept = new KeptMatch(engine, this.match, {
      changed: () => this.#keptChanged(),
      failed: (error) => this.#trouble(error),
    });
    this.coach = new Coach(engine, this.table, this.match, notes);
    this.offline = new Offline(() => this.#sayWhatFailed());
    this.games = new Games(FIRST, {
      ask: (op, args) => this.#ask(op, args),
      offer: () => this.#offer.known,
      offered: () => this.offered,
      begin: (choice) => this.#leaveFor(choice),
      warn: (words) => this.#say(words, true),
      failed: (error) => this.#trouble(error),
    });
    this.sideViews = new SideViews(engine, {
      ready: () => this.ready,
      manner: () => this.table.manner,
      games: () => this.#offer.known.games,
      draw: () => this.#draw(),
      enter: (place, hash) => this.#routes.go(place, hash),
      rename: (place, hash) => this.#routes.rename(place, hash),
      leave: () => this.#routes.go(this.#routes.before),
      open: (need) => this.#open(need),
      play: (line) => this.#playFrom(line),
      failed: (error) => this.#trouble(error),
    });
    this.table.addEventListener("intent", (event) =>
      this.#intent(/** @type {CustomEvent} */ (event).detail),
    );
    engine.addEventListener("stage", (event) =>
      this.#staged(/** @type {CustomEvent} */ (event).detail),
    );
    engine.addEventListener("recovered", (event) => {
      this.#say(text("recovered"));
      if (this.kept.watching) this.kept.watch();
      else this.match.recovered(/** @type {CustomEvent} */ (event).detail);
    });
    engine.addEventListener("unkept", () => this.#say(text("unkept")));
    onSystemTheme(() => applyTheme(this.#settings));
    addEventListener("hashchange", () => {
      const { hash } = location;
      if (this.#routes.wasHere() && closeTopPanel()) return this.#routes.stay();
      if (this.#followLink(hash)) return;
      closePanels(); // they belong to the page that is left
      if (this.#followSideView(hash)) return;
      this.#routes.show(hash === "#table" && this.table.view ? "table" : "start");
    });
  }

  /** Shows something at once, and starts the engine meanwhile. */
  async begin() {
    const { hash } = location;
    this.#apply();
    this.ready = this.engine.start();
    this.ready.then(() => this.offline.begin()).catch(() => {});
    this.offered = this.#offer.load();
    this.hasKept = this.engine.hasSaved();
    this.kept.look();
    this.#followSideView(hash);
    const isKept = await this.hasKept;
    const isHere = this.#routes.now === "start"; // not sent elsewhere by the address, nor left since
    if (isKept) this.#resume(isHere);
    else if (isHere) this.#routes.show("start");
    await this.offered;
    this.#draw();
    this.#followLink(hash);
    await this.#offer.refill().catch(() => {}); // without an engine there are no fresh hands
    this.#draw();
  }

  /** A link to rules opens over the place where one is. @param {string} hash @returns {boolean} */
  #followLink(hash) {
    if (!this.games.follow(hash)) return false;
    this.#routes.correct();
    return true;
  }

  /** A link to a lesson or a position shows it in place of the match. @param {string} hash @returns {boolean} */
  #followSideView(hash) {
    const place = this.sideViews.follow(hash);
    if (place) this.#routes.show(place, hash);
    return place !== null;
  }

  /** A saved match goes on where it stood: its last view is shown until the engine has it.
   * @param {boolean} shows or whether something else is shown meanwhile */
  async #resume(shows) {
    this.kept.saved = "unknown";
    const seen = recall();
    this.table.view = seen;
    if (seen) this.#routes.before = "table";
    if (shows && seen) this.#routes.go("table");
    else if (shows) this.#routes.show("start");
    this.#wait();
    try {
      await this.ready;
    } catch {
      return;
    }
    await this.kept.resume();
    this.#wait(false);
    const isThere = this.match.view !== null;
    if (!isThere) {
      this.#routes.before = "start";
      this.table.view = null;
    }
    if (this.#routes.now === "table" && !isThere) this.#routes.go("start");
    else if (this.#routes.now === "start" && isThere && !seen) this.#routes.go("table");
    this.#draw();
  }

  /** Another tab plays the match, or it was set aside. */
  #keptChanged() {
    if (!this.#isWaiting) this.#wait(false);
    this.#draw();
  }

  /** A match that was set aside is tried once more. */
  async #retryAside() {
    await this.ready;
    if (await this.kept.retryAside()) this.#routes.go("table");
    this.#draw();
  }

  /** Has the table know the sources that the rules at it cite. @param {string} variant */
  async #readSources(variant) {
    if (variant === this.#cited) return;
    this.#cited = variant;
    this.table.sources = (await this.#ask("explain", { variant })).sources;
  }

  /** The engine's answer to a question, when it is up. @param {string} op @param {Record<string, unknown>} args */
  async #ask(op, args) {
    await this.ready;
    return this.engine.call(op, args);
  }

  /** A card of the hand on the start page was tapped: that deal begins and the card is played.
   * @param {string} card */
  async #beginWith(card) {
    const { deal } = this.#offer;
    if (!deal || !(await this.#mayLeave())) return;
    this.#handled = true;
    this.#offer.played();
    this.table.set({ ...deal.view, can_undo: false });
    this.#routes.go("table");
    this.table.mark(card);
    this.#wait(true, plain("queued", { card: text("the-card", { card: token(card) }) }));
    await this.#newMatch({ ...FIRST, seed: deal.seed, first: card });
  }

  /** @param {Choice & {seed?: string, first?: string}} wish */
  async #newMatch({ variant, rulesName, level, servant, seed = randomSeed(), first }) {
    try {
      await this.ready;
    } catch {
      return;
    }
    this.#wait(false);
    this.games.choice = { variant, rulesName, level };
    keepRules(this.games.choice);
    await this.kept.claim();
    this.#routes.go("table");
    closePanels(); // of a match that is over, or of reading about this one
    const names = this.games.opponents(variant, level);
    await this.match.begin({ variant, rulesName, level, names, seed, first, servant });
  }

  /** @param {Choice} choice */
  async #leaveFor(choice) {
    if (await this.#mayLeave()) await this.#newMatch(choice);
  }

  /** A position that was made takes the place of the match. @param {string} line */
  async #playFrom(line) {
    if (!(await this.#mayLeave())) return;
    await this.kept.claim();
    this.#routes.go("table");
    await this.match.open("position", { line });
  }

  /** Whether a match that is under way may be given up. */
  async #mayLeave() {
    await this.hasKept; // a link may ask before it is known that there is one
    return this.kept.mayLeave();
  }

  /** Whether anything has been done here yet; before that, nobody has a focus to lose. */
  #handled = false;

  /** @param {import("../table/table.js").Intent} intent */
  #intent({ actions, need, action, cards }) {
    this.#handled = true;
    if (actions) this.match.send(actions);
    else if (need === "why" && action) this.match.why(action);
    else if (need === "judge" && cards) this.match.judge(cards);
    else if (need) this.#open(need);
  }

  /** Everything a button, a key or the menu can ask for by name. @param {string} need */
  #open(need) {
    const view = this.match.view;
    if (this.coach.serves(need)) return;
    switch (need) {
      case "undo":
      case "redo":
        if (view?.[`can_${need}`]) this.match.turn(need);
        break;
      case "next":
        if (view?.phase === "deal-over") this.#next();
        break;
      case "sheet":
        if (view) this.#settled(view);
        break;
      case "score":
        if (this.table.view) showScore(this.table.view);
        break;
      case "menu":
        showMenu((name) => this.#open(name), view, this.kept.watching);
        break;
      case "help":
        showHelp(
          view,
          () => this.#open("rules"),
          (variant) => this.games.explain(variant),
        );
        break;
      case "rules":
        this.games.read(
          view ? { variant: view.variant, name: view.rules_name ?? "" } : this.games.choice,
        );
        break;
      case "edit":
        this.sideViews.editing.open(view?.variant ?? this.games.choice.variant);
        break;
      case "settings":
        showSettings(this.#settings, (settings) => {
          this.#settings = settings;
          saveSettings(settings);
          this.#apply();
        });
        break;
      case "new-match":
        this.games.choose();
        break;
      case "play-here":
        this.kept.takeOver();
        break;
      case "home":
      case "to-start":
        this.#routes.go("start");
        break;
    }
  }

  #next() {
    if (this.kept.watching) return;
    this.#sheet?.close();
    this.match.next(randomSeed());
  }

  /** Nothing moves any more: at the end of a deal its sheet is laid on the table. @param {View} view */
  #settled(view) {
    this.kept.saved = "known";
    this.#readSources(view.variant).catch(() => {});
    if (this.#routes.now !== "table") return;
    // Whatever had the focus may be gone: a card played, a button that no longer applies.
    if (this.#handled && document.activeElement === document.body)
      this.table.updateComplete.then(() => this.table.focusHand());
    if (view.phase.endsWith("over") && !this.#sheet && !this.kept.watching) this.#laySheet(view);
    this.#rest();
  }

  /** @param {View} view */
  #laySheet(view) {
    this.#sheet = showDealSheet(view, {
      next: () => this.#next(),
      newMatch: () => this.games.choose(),
      home: () => this.#routes.go("start"),
      review: () => this.coach.review(),
    });
    this.#sheet.closed.then(() => {
      this.#sheet = null;
      this.table.focusHand();
      this.#rest();
    });
  }

  /** In a pause there is time for other things than cards. */
  #rest() {
    this.offline.at(this.#routes.now === "start" ? "start" : this.#sheet && "sheet");
  }

  /** @param {{stage: import("../panels/start.js").Stage}} detail */
  #staged({ stage }) {
    this.#stage = stage;
    if (this.#isWaiting && !this.#queued) this.table.status = text(`stage-${stage}`);
    if (stage === "failed") this.#sayWhatFailed();
    this.#draw();
  }

  /** The engine did not start, or a file is missing that was kept for playing without a network. */
  #sayWhatFailed() {
    const why = text(this.offline.missing ? "offline-missing" : "stage-failed-help");
    this.#say(this.#stage === "failed" ? `${text("stage-failed")} ${why}` : why, true);
  }

  /** The table waits for the engine and says so. @param {boolean} waiting @param {string} [words] */
  #wait(waiting = true, words) {
    this.#isWaiting = waiting;
    this.#queued = words !== undefined;
    this.table.busy = waiting;
    const resting = this.kept.watching ? text("elsewhere-status") : null;
    this.table.status = waiting ? (words ?? text(`stage-${this.#stage}`)) : resting;
  }

  /** @param {unknown} error */
  #trouble(error) {
    const { code = "bridge/failed" } = /** @type {{code?: string}} */ (error ?? {});
    if (this.kept.isAboutIt(code)) return;
    this.#say(errorWords(error), true);
  }

  /** A note at the edge of the page, or none. @param {string | null} words @param {boolean} [error] */
  #say(words, error = false) {
    this.#note = words === null ? null : { text: words, error };
    this.#draw();
  }

  #apply() {
    applyTheme(this.#settings);
    this.table.manner = mannerOf(this.#settings);
  }

  /** Another page is to be seen. */
  #shown() {
    this.#draw();
    if (this.#routes.now === "table" && this.match.view) this.#settled(this.match.view);
    else this.#rest();
  }

  #draw() {
    const view = this.match.view ?? this.table.view;
    render(
      html`${this.#inside(view)}
      ${this.#noteLine()}`,
      this.root,
    );
    removeBootNote();
  }

  #noteLine() {
    if (this.#note) return noteLine(this.#note, this.#stage === "failed", () => this.#say(null));
    if (!this.kept.watching || this.#routes.now !== "table") return "";
    return elsewhereLine(() => this.#open("play-here"));
  }

  /** @param {View | null} view */
  #inside(view) {
    if (this.#routes.now === "table") return html`<main class="at-table">${this.table}</main>`;
    if (this.#routes.now !== "start") return this.sideViews.template(this.#routes.now);
    const { deal, known } = this.#offer;
    const { saved, watching, setAside } = this.kept;
    const match = { saved, watching, setAside, view };
    const start = { deal, games: known.games, stage: this.#stage, ...match };
    return startPage(
      { ...start, learn: this.sideViews.lessons.courseList },
      {
        play: (card) => this.#beginWith(card),
        another: () => {
          this.#offer.another();
          this.#draw();
        },
        goOn: () => this.#routes.go("table"),
        exportAside: () => this.kept.exportAside(),
        retryAside: () => this.#retryAside(),
        deleteAside: () => this.kept.deleteAside(),
        open: (need) => this.#open(need),
        choose: (variant) => this.games.choose({ variant, rulesName: undefined }),
      },
    );
  }
}
