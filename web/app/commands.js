// The commands of the page: intents of the table, and the names that buttons, keys and lines of the menu have.

import { openWhen } from "../panels/dialog.js";
import { showMenu } from "../panels/menu.js";
import { mayHint } from "../table/advice.js";
import { mayClaim } from "../table/announce.js";
import { loadPart } from "./parts.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../settings/settings.js").Settings} Settings */

/**
 * @typedef {object} Parts the parts of the page that carry commands out
 * @property {import("../table/table.js").BrisquesTable} table
 * @property {import("../session/match.js").Match} match
 * @property {import("./matches.js").Matches} matches
 * @property {import("../session/hints.js").Hints} hints
 * @property {import("./deal-end.js").DealEnd} dealEnd
 * @property {import("./games.js").Games} games
 * @property {import("./side-views.js").SideViews} sideViews
 * @property {{playDaily: (variant: string, id: string) => void}} startView
 * @property {{open: () => void}} seats
 */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => Settings} settings
 * @property {(settings: Settings, spoken?: () => void) => boolean} changeSettings `spoken` is called when their language
 *   is spoken or cannot be loaded; whether the browser keeps them
 * @property {(view: View) => void} settle show what is due when nothing moves any more
 * @property {() => void} openRecord
 * @property {() => void} goHome
 * @property {(error: unknown) => void} failed
 */

/** Carry out commands by their names. */
export class Commands {
  /** @param {Parts} parts @param {Page} page */
  constructor(parts, page) {
    this.parts = parts;
    this.page = page;
  }

  /** Do what a person wants at the table. @param {import("../table/table.js").Intent} intent */
  follow({ actions, need, action, cards, line }) {
    const { match } = this.parts;
    if (actions) match.send(actions);
    else if (need === "why" && action) match.why(action);
    else if (need === "judge" && cards) match.judge(cards);
    else if (need === "points" && line) this.#report(this.#explainPoints(line));
    else if (need) this.run(need);
  }

  /** Open the help of these games, which leads to the rules of a single one.
   * @param {(import("../table/families.js").Game | null)[]} shown null for none in particular */
  help(shown) {
    const { games, match } = this.parts;
    const explain = (/** @type {string} */ variant) => games.explain(variant);
    const [game] = shown.length === 1 ? shown : [match.view];
    this.#report(
      openWhen(loadPart("help"), ({ showHelp }) =>
        showHelp(shown, () => this.#readRules(game), explain, { readNews: () => this.run("news") }),
      ),
    );
  }

  /** Carry out a command; ignore one that is not possible now. @param {string} name */
  run(name) {
    const { table, match, matches, hints, dealEnd, games, sideViews, startView, seats } =
      this.parts;
    const { view } = match;
    switch (name) {
      case "hint":
        if (view && mayHint(view)) this.#report(hints.give());
        break;
      case "claim":
        if (view && mayClaim(view)) match.claim();
        break;
      case "share":
        sideViews.reviews.shareTable();
        break;
      case "report":
        sideViews.reviews.reportTable();
        break;
      case "undo":
      case "redo":
        if (view?.[`can_${name}`]) match.turn(name);
        break;
      case "next":
        if (view?.phase === "deal-over") dealEnd.next();
        break;
      case "sheet":
        if (view) this.page.settle(view);
        break;
      case "sound-on":
      case "sound-off":
        this.#set({ sound: name === "sound-on" ? "on" : "off" });
        break;
      case "no-notes":
        this.#set({ notes: "off" });
        break;
      case "sort":
        table.held.sort();
        break;
      case "zoom":
        this.#set({ zoom: this.page.settings().zoom === "on" ? "off" : "on" });
        break;
      case "fullscreen":
        toggleFullScreen();
        break;
      case "score":
        this.#showScore();
        break;
      case "menu":
        showMenu((line) => this.run(line), view, {
          isElsewhere: matches.watching,
          maySit: view !== null && !matches.watching && !match.isUnaided(),
          isArranged: table.held.arrangement.isByHand,
          isZoomed: this.page.settings().zoom === "on",
          sound: this.page.settings().sound,
        });
        break;
      case "help":
        this.help([view]);
        break;
      case "rules":
        this.#readRules(view);
        break;
      case "edit":
        sideViews.editing.open(view?.variant ?? games.choice.variant);
        break;
      case "settings":
        this.#report(
          openWhen(loadPart("settings"), ({ showSettings }) =>
            showSettings(this.page.settings, this.page.changeSettings),
          ),
        );
        break;
      case "news":
        this.#report(openWhen(loadPart("help"), ({ openNews }) => openNews()));
        break;
      case "new-match":
        games.choose();
        break;
      case "take-seats":
        seats.open();
        break;
      case "games":
        games.find();
        break;
      case "daily":
        games.today(matches.entries, (variant, id) => startView.playDaily(variant, id));
        break;
      case "learn":
        sideViews.lessons.showCourses();
        break;
      case "record":
        this.page.openRecord();
        break;
      case "play-here":
        matches.takeOver();
        break;
      case "home":
      case "to-start":
        this.page.goHome();
        break;
    }
  }

  /** Open the rules of a game, or without one of the last choice. @param {import("../table/families.js").Game | null} game */
  #readRules(game) {
    const { games } = this.parts;
    const { variant, rulesName } = games.choice;
    games.read(
      game ? { variant: game.variant, name: game.rules_name ?? "" } : { variant, name: rulesName },
    );
  }

  /** Change some settings. @param {Partial<Settings>} change */
  #set(change) {
    this.page.changeSettings({ ...this.page.settings(), ...change });
  }

  /** Open the score sheet of the table. */
  #showScore() {
    const { table } = this.parts;
    if (!table.view) return;
    this.#report(
      openWhen(loadPart("score"), ({ showScore }) =>
        showScore(table, (line) => this.#report(this.#explainPoints(line))),
      ),
    );
  }

  /** Show by which rule points came. @param {import("../table/types.js").SheetLine} line */
  async #explainPoints(line) {
    const { view } = this.parts.table;
    if (!view) return;
    const loading = Promise.all([loadPart("rules"), this.parts.games.explain(view.variant)]);
    await openWhen(loading, ([{ showWhyPoints }, explanation]) => {
      if (explanation) showWhyPoints(view, line, explanation.rules, () => this.run("rules"));
    });
  }

  /** Report a panel that cannot be loaded, or a hint that cannot be given. @param {Promise<unknown>} work */
  #report(work) {
    work.catch((error) => this.page.failed(error));
  }
}

/** Let the page fill the screen, or end that; where a browser refuses, nothing changes. */
function toggleFullScreen() {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  done?.catch(() => {});
}
