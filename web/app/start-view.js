// The start page as the app shows it: the hand that lies dealt there can be played at once, and the stored matches resumed.

import { plain, text, token } from "../i18n/strings.js";
import { startPage } from "../panels/start.js";

/**
 * @typedef {object} Parts the parts of the page that this shows and asks
 * @property {import("../table/table.js").BrisquesTable} table
 * @property {import("./status.js").Status} status
 * @property {import("./matches.js").Matches} matches
 * @property {import("./games.js").Games} games
 * @property {import("./match-start.js").MatchStart} matchStart
 * @property {import("./side-views.js").SideViews} sideViews
 * @property {import("./commands.js").Commands} commands
 */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => Promise<unknown> | undefined} ready resolves when the engine has answered
 * @property {() => void} draw
 * @property {() => void} showTable
 * @property {() => void} acted a person has done something here
 */

/** Draw the start page, and do what is chosen on it. */
export class StartView {
  /** The game chosen for the deal of the day. @type {string | null} */
  #daily = null;

  /** @param {import("./first-offer.js").FirstOffer} offer @param {Parts} parts @param {Page} page */
  constructor(offer, parts, page) {
    this.offer = offer;
    this.parts = parts;
    this.page = page;
  }

  /** Draw the page. */
  template() {
    const { status, matches, games, sideViews, commands } = this.parts;
    const { deal, known } = this.offer;
    const { entries, elsewhere, opening } = matches;
    const unfinished = { entries, elsewhere, opening };
    const start = { deal, games: known.games, stage: status.stage, unfinished };
    return startPage(
      { ...start, learn: sideViews.lessons.courseList },
      {
        play: (card) => this.#beginWith(card),
        another: () => {
          this.offer.another();
          this.page.draw();
        },
        matches: {
          goOn: (id) => this.open(id),
          retry: (id) => this.#open(() => matches.retry(id)),
          putAway: (id) => this.#remove("match-put-away", (is) => matches.putAway(id, is)),
          save: (id) => matches.save(id),
          remove: (id) => this.#remove("match-deleted", (is) => matches.delete(id, is)),
        },
        daily: {
          variant: this.#daily,
          choose: (variant) => {
            this.#daily = variant;
            this.page.draw();
          },
          play: (variant, id) => this.#playDaily(variant, id),
        },
        open: (need) => commands.run(need),
        choose: (variant) => games.choose({ variant, rulesName: undefined }),
      },
    );
  }

  /** Begin the deal on the page with a card of its hand. @param {string} card */
  async #beginWith(card) {
    const { table, status, matches, matchStart } = this.parts;
    const { deal, first } = this.offer;
    if (!deal || !(await matches.mayBegin())) return;
    this.page.acted();
    this.offer.played();
    table.set({ ...deal.view, can_undo: false });
    this.page.showTable();
    table.mark(card);
    status.wait(plain("queued", { card: text("the-card", { card: token(card) }) }));
    await matchStart.begin({ ...first, seed: deal.seed, first: card });
  }

  /** Begin the deal of the day of a game, or go on with it. @param {string} variant @param {string} id of its match */
  #playDaily(variant, id) {
    const { matches, matchStart } = this.parts;
    this.page.acted();
    const isBegun = matches.entries.some((entry) => entry.id === id);
    return isBegun ? this.open(id) : matchStart.beginDaily(variant);
  }

  /** Take a match from the page, and offer to bring it back. @param {string} id of the text that says so
   * @param {(isRemoved: boolean) => Promise<void>} work */
  async #remove(id, work) {
    await work(true);
    this.parts.status.offer(text(id), text("undo"), () => work(false));
  }

  /** Go on with a stored match. @param {string} id */
  open(id) {
    return this.#open(() => this.parts.matches.open(id));
  }

  /** Put a stored match on the table and show it. @param {() => Promise<boolean>} work whether that was possible */
  async #open(work) {
    await this.page.ready();
    if (await work()) this.page.showTable();
    this.page.draw();
  }
}
