// The page as a whole: start page or table, the panels over them, and the engine behind both.

import { nothing, render } from "lit";
import { removeBootNote } from "../boot/note.js";
import { dailyOf, dayOf } from "../history/daily.js";
import { isDaily } from "../history/entry.js";
import { startDates, text, variantName } from "../i18n/strings.js";
import { branchLine } from "../panels/branch-line.js";
import { closePanels, closeTopPanel, openWhen, updatePanels } from "../panels/dialog.js";
import { focusPage } from "../panels/side-bar.js";
import { titlePage } from "../panels/tab-title.js";
import { spareCores } from "../session/device.js";
import { Hints } from "../session/hints.js";
import { Match } from "../session/match.js";
import { personsOf } from "../session/persons.js";
import { ThinkingAhead } from "../session/thinking-ahead.js";
import { BrisquesTable } from "../table/table.js";
import { Commands } from "./commands.js";
import { CurrentSettings } from "./current-settings.js";
import { DealEnd } from "./deal-end.js";
import { Feedback } from "./feedback.js";
import { FirstNotes } from "./first-notes.js";
import { FirstOffer } from "./first-offer.js";
import { firstPause } from "./first-pause.js";
import { Games } from "./games.js";
import { forget, recall, remember } from "./last-view.js";
import { MatchStart } from "./match-start.js";
import { Matches } from "./matches.js";
import { Offline } from "./offline.js";
import { loadPart } from "./parts.js";
import { Routes } from "./routes.js";
import { Seats } from "./seats.js";
import { SideViews } from "./side-views.js";
import { StartView } from "./start-view.js";
import { Status } from "./status.js";

/** @typedef {import("../table/types.js").View} View */

/** The games whose hands the start page shows, one of each family. */
const FIRST = [
  { variant: "fildinski", players: 2 },
  { variant: "filicau", players: 4 },
];
/** The level of the other players there. */
const LEVEL = "casual";
/** How long the start page waits for the list of stored matches, in ms. */
const LATE_STORAGE = 500;

/** Hold the page together: what it shows, its panels, its match and its engine. */
export class App {
  #routes = new Routes(() => this.#showRoute());
  #offer;
  #settings = new CurrentSettings(
    (before) => {
      this.feedback.changed(before);
      this.#draw();
    },
    () => {
      this.offline.changeLanguage();
      this.#draw();
    },
  );
  /** The variant whose sources the table has. */
  #citedVariant = "";
  /** Whether a branch is on the table. */
  #isBranch = false;
  /** True after the first action of a person here; until then the focus must not move. */
  #hasActed = false;
  /** True once the stored matches are known: drawn before that, the start page would move when they come. */
  #isListed = false;

  /** @param {HTMLElement} root @param {import("../worker/client.js").Engine} engine */
  constructor(root, engine) {
    this.root = root;
    this.engine = engine;
    this.table = new BrisquesTable();
    this.table.explainsPoints = true;
    // What several parts need of the page.
    const draw = () => this.#draw();
    const failed = (/** @type {unknown} */ error) => this.#report(error);
    const goHome = () => this.#routes.go("start");
    const isWatching = () => this.matches.watching;
    const ready = () => this.ready;
    const settings = () => this.#settings.now;
    const showTable = () => this.#routes.go("table");
    this.firstNotes = new FirstNotes(this.table, {
      isWanted: () => this.#settings.now.notes === "on" && this.#routes.now === "table",
      isUnaided: () => this.match.isUnaided(),
      explain: (variant) => this.#ask("explain", { variant }),
    });
    const offerTable = engine.beside("offer");
    this.#offer = new FirstOffer(FIRST, LEVEL, async (op, ...request) => {
      await this.ready;
      return offerTable.call(op, ...request);
    });
    this.offline = new Offline(
      () => this.status.reportFailure(),
      () => this.matches.mayReload(),
      () => text(engine.isUnkept ? "unkept" : "kept"),
    );
    this.status = new Status(this.table, {
      draw,
      isFileMissing: () => this.offline.missing !== null,
      isUnkept: () => engine.isUnkept,
      isWatching,
      reload: async () => {
        if (await this.matches.mayReload()) location.reload();
      },
    });
    this.match = new Match(
      engine,
      this.table,
      {
        settled: (view) => this.#settle(view),
        heard: ({ view }) => this.#hear(view),
        failed,
      },
      spareCores(navigator),
      () => isDaily(engine.match),
    );
    this.ahead = new ThinkingAhead(engine, this.match, isWatching);
    this.matches = new Matches(engine, this.match, {
      changed: () => this.#updateMatches(),
      cleared: () => {
        if (this.#routes.now === "table") this.#routes.go("start");
      },
      failed,
    });
    this.hints = new Hints(engine, this.table, this.match);
    this.dealEnd = new DealEnd(this.table, this.match, {
      isWatching,
      isOfToday: () => dailyOf(engine.match)?.day === dayOf(),
      chooseGame: () => this.games.choose(),
      rematch: (view) => this.matchStart.again(view),
      goHome,
      review: () => this.sideViews.reviews.openTable(),
      leaveBranch: () => this.sideViews.reviews.leaveBranch(),
      changed: () => this.#tellPause(),
    });
    this.games = new Games(
      { variant: FIRST[0].variant, level: LEVEL },
      {
        ask: this.#ask,
        offer: () => this.#offer.known,
        offered: () => this.offered,
        begin: (choice) => this.matchStart.replace(choice),
        warn: (words) => this.status.say(words, true),
        failed,
      },
    );
    this.matchStart = new MatchStart(this.match, this.matches, this.games, {
      ready,
      stopWaiting: () => this.status.stopWaiting(),
      showTable,
      goHome,
      failed,
    });
    const reviewed = () => ({
      ...{ matches: this.matches, matchStart: this.matchStart, startView: this.startView },
      settings,
    });
    this.sideViews = new SideViews(engine, reviewed, {
      ready,
      games: () => this.#offer.known.games,
      draw,
      enter: (place, hash) => this.#routes.go(place, hash),
      rename: (place, hash) => this.#routes.rename(place, hash),
      leave: () => this.#routes.go(this.table.view ? this.#routes.before : "start"),
      open: (need) => this.commands.run(need),
      help: (game) => this.commands.help([game]),
      play: (line, seat) => this.matchStart.beginFrom(line, seat),
      readRecord: (file) => this.#openRecord(file),
      failed,
    });
    this.seats = new Seats(this, {
      isShown: () => this.#routes.now === "table",
      levels: () => this.#offer.known.levels,
      speed: () => this.#settings.now.speed,
      setSpeed: (speed) => this.#settings.change({ ...this.#settings.now, speed }),
      draw,
      goHome,
      failed,
    });
    this.commands = new Commands(this, {
      settings,
      changeSettings: (changed, spoken) => this.#settings.change(changed, spoken),
      settle: (view) => this.#settle(view),
      openRecord: () => this.#openRecord(),
      goHome,
      failed,
    });
    this.feedback = new Feedback(settings);
    this.startView = new StartView(this.#offer, this, {
      ready,
      draw,
      showTable,
      failed,
    });
    this.#listen();
  }

  /** Follow the table, the engine and the address. */
  #listen() {
    const acted = () => {
      this.#hasActed = true;
    };
    addEventListener("click", acted, { capture: true, once: true });
    this.table.addEventListener("intent", (event) => {
      this.#hasActed = true;
      this.commands.follow(/** @type {CustomEvent} */ (event).detail);
    });
    this.engine.addEventListener("stage", (event) =>
      this.status.reach(/** @type {CustomEvent} */ (event).detail.stage),
    );
    this.engine.addEventListener("recovered", (event) => {
      this.status.say(() => text("recovered"));
      if (this.matches.watching) this.matches.watch();
      else this.match.recovered(/** @type {CustomEvent} */ (event).detail);
    });
    const unkept = () => text("unkept");
    this.engine.addEventListener("unkept", () => this.status.say(unkept));
    this.engine.addEventListener("kept", () => this.status.withdraw(unkept));
    addEventListener("hashchange", () => this.#followAddress(location.hash));
    addEventListener("popstate", () => {
      if (this.#routes.isHere) closeTopPanel(); // back from a panel that a link has opened
    });
  }

  /** Show what the address in the browser asks for. @param {string} hash */
  #followAddress(hash) {
    if (this.#routes.wasHere() && closeTopPanel()) return this.#routes.stay();
    if (this.#followLink(hash)) return;
    closePanels(); // they belong to the page that is left
    if (this.#followSideView(hash)) return;
    this.#routes.show(
      hash === "#table" && (this.table.view || this.match.covered) ? "table" : "start",
    );
  }

  /** Show the page at once, and start the engine beside that. */
  async begin() {
    const { hash } = location;
    this.#settings.apply();
    const words = loadPart("answers").catch((error) => this.#report(error)); // without them errors are shown as codes
    this.ready = Promise.all([this.engine.start(), words]);
    const paused = this.ready.then(firstPause);
    paused.then(() => this.offline.begin()).catch(() => {});
    this.offered = this.#offer.load();
    this.#followSideView(hash);
    setTimeout(() => this.#showStart(), LATE_STORAGE);
    const [match] = await Promise.all([this.matches.first(), startDates()]);
    this.#isListed = true;
    const isAtStart = this.#routes.now === "start"; // no address led elsewhere
    const resumed = match ? this.#resume(match, isAtStart) : Promise.resolve();
    if (!match && isAtStart) this.#routes.show("start");
    await this.offered;
    this.#draw();
    resumed.then(() => this.#followLink(hash)); // the page below a panel must not change any more
    if (this.#offer.tables.every(({ deal }) => deal)) await paused.catch(() => {});
    await this.#offer.refill().catch(() => {}); // without an engine there are no fresh hands
    this.#draw();
  }

  /** Draw the start page although the browser has not said yet which matches it stores. */
  #showStart() {
    if (this.#isListed) return;
    this.#isListed = true;
    this.#draw();
  }

  /** Open the rules of a link over the page. @param {string} hash @returns {boolean} whether it is such a link */
  #followLink(hash) {
    if (!this.games.follow(hash)) return false;
    this.#routes.correct();
    return true;
  }

  /** Show the lesson or the position of a link in place of the match.
   * @param {string} hash @returns {boolean} whether it is such a link */
  #followSideView(hash) {
    const place = this.sideViews.follow(hash);
    if (place) this.#routes.show(place, hash);
    return place !== null;
  }

  /** Resume a stored match; its last view is shown until the engine has loaded it.
   * @param {string} match @param {boolean} isShown false where the address leads to another page */
  async #resume(match, isShown) {
    const lastView = recall(match);
    this.table.view = lastView;
    if (lastView) this.#routes.before = "table";
    if (isShown && lastView) this.#routes.go("table");
    else if (isShown) this.#routes.show("start");
    this.status.wait();
    try {
      await this.ready;
    } catch {
      return;
    }
    if (!this.matches.hasBegun) await this.matches.open(match);
    this.status.stopWaiting();
    if (this.matches.hasBegun) return; // a link has begun another match
    const isLoaded = this.match.isOnTable;
    if (!isLoaded) {
      this.#routes.before = "start";
      this.table.view = null;
    }
    if (this.#routes.now === "table" && !isLoaded) this.#routes.go("start");
    else if (this.#routes.now === "start" && isLoaded && !lastView) this.#routes.go("table");
    this.#draw();
  }

  /** Show that another tab plays the match now, or that the list of matches has changed. */
  #updateMatches() {
    if (!this.status.isWaiting) this.status.stopWaiting();
    this.#draw();
  }

  /** Open the record of what was played here. @param {File} [file] of a record, which is read */
  async #openRecord(file) {
    try {
      const loading = Promise.all([loadPart("record"), this.matches.refresh()]);
      await openWhen(loading, ([{ openRecord }]) =>
        openRecord({
          matches: this.matches,
          engine: this.engine.beside("check"),
          ready: () => this.ready,
          goOn: (id) => this.startView.open(id),
          review: (id) => this.sideViews.reviews.open(id),
          file,
          settingsRead: () => this.#settings.reload(),
        }),
      );
    } catch (error) {
      this.#report(error);
    }
  }

  /** Give the table the sources that the rules of its game cite. @param {string} variant */
  async #readSources(variant) {
    if (variant === this.#citedVariant) return;
    this.table.sources = (await this.#ask("explain", { variant })).sources;
    this.#citedVariant = variant;
  }

  /** Ask the engine once it is up. @type {import("../worker/protocol.js").Ask} */
  #ask = async (op, ...request) => {
    await this.ready;
    return this.engine.call(op, ...request);
  };

  /** React when nothing moves any more: a person may act, or a deal is over. @param {View} view */
  #settle(view) {
    this.#readSources(view.variant).catch(() => {});
    if (this.#routes.now !== "table") return;
    // The focused element may be gone, such as a played card.
    if (this.#hasActed && document.activeElement === document.body)
      this.table.updateComplete.then(() => this.table.focusHand());
    this.dealEnd.settle(view);
    this.firstNotes.show(view).catch(() => {}); // play goes on without a note
    this.ahead.begin();
    this.#tellPause();
  }

  /** Report whether play has paused; a new version may be offered then. */
  #tellPause() {
    const isAtStart = this.#routes.now === "start";
    this.offline.at(isAtStart ? "start" : this.dealEnd.isShown ? "sheet" : null);
  }

  /** @param {unknown} error */
  #report(error) {
    const { code = "bridge/failed" } = /** @type {{code?: string}} */ (error ?? {});
    if (!this.matches.isAboutIt(code)) this.status.report(error);
  }

  /** Draw the page that the route has changed to. */
  #showRoute() {
    this.#draw();
    focusPage();
    this.seats.pauseWatched();
    if (this.#routes.now === "start") this.matches.refresh();
    if (this.#routes.now === "table" && this.match.view) this.#settle(this.match.view);
    else this.#tellPause();
  }

  #draw() {
    if (this.#routes.now === "start" && !this.#isListed) return;
    render(this.#inside(), this.root);
    titlePage(this.#shownName());
    this.status.draw(this.#routes.now, () => this.matches.takeOver());
    updatePanels(); // with the matches and in the language of now
    removeBootNote();
  }

  /** @param {View | undefined} view as it stands now */
  #hear(view) {
    this.seats.handleChange();
    titlePage(this.#shownName());
    if (view && personsOf(view) === 1) remember(this.engine.match, view);
    else forget();
    if (!view) return;
    if (this.#isBranch === (view.branch !== null)) return;
    this.#isBranch = !this.#isBranch;
    this.#draw(); // with or without the line above the table of a branch
  }

  /** Return the name of the game or of the side view that is shown; none on the start page. */
  #shownName() {
    const { now } = this.#routes;
    if (now === "start") return "";
    if (now !== "table") return this.sideViews.nameOf(now);
    const game = this.match.covered ?? this.match.view ?? this.table.view;
    return game ? variantName(game.variant, game.rules_name) : "";
  }

  #branchLine() {
    const { branch } = this.match.view ?? {};
    return branch ? branchLine(branch, () => this.sideViews.reviews.leaveBranch()) : nothing;
  }

  #inside() {
    if (this.#routes.now === "table") return this.seats.template(this.#branchLine());
    if (this.#routes.now !== "start") return this.sideViews.template(this.#routes.now);
    return this.startView.template();
  }
}
