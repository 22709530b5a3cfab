// The start page as the app shows it: the hands that lie dealt there can be played at once, and the stored matches resumed.

import { plain, text, token } from "../i18n/strings.js";
import { focusPage } from "../panels/side-bar.js";
import { startPage } from "../panels/start.js";

/**
 * @typedef {object} Parts the parts of the page that this shows and asks
 * @property {import("../table/table.js").BrisquesTable} table
 * @property {import("./status.js").Status} status
 * @property {import("./matches.js").Matches} matches
 * @property {import("./match-start.js").MatchStart} matchStart
 * @property {import("./commands.js").Commands} commands
 */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => Promise<unknown> | undefined} ready resolves when the engine has answered
 * @property {() => void} draw
 * @property {() => void} showTable
 * @property {(error: unknown) => void} failed
 */

/** Draw the start page, and do what is chosen on it. */
export class StartView {
  /** @param {import("./first-offer.js").FirstOffer} offer @param {Parts} parts @param {Page} page */
  constructor(offer, parts, page) {
    this.offer = offer;
    this.parts = parts;
    this.page = page;
    // The day may have changed while the page was out of sight, or changes while it is left open.
    document.addEventListener("visibilitychange", page.draw);
    atEachMidnight(page.draw);
  }

  /** Draw the page. */
  template() {
    const { status, matches, commands } = this.parts;
    const { entries, elsewhere, opening } = matches;
    const unfinished = { entries, elsewhere, opening };
    return startPage(
      { tables: this.offer.tables, stage: status.stage, unfinished },
      {
        play: (variant, card) => this.#beginWith(variant, card),
        another: (variant) => {
          this.offer.another(variant);
          this.page.draw();
        },
        matches: {
          goOn: (id) => this.open(id),
          retry: (id) => this.#open(() => matches.retry(id)),
          putAway: (id) => this.#remove("match-put-away", (is) => matches.putAway(id, is)),
          save: (id) => matches.save(id),
          remove: (id) => this.#remove("match-deleted", (is) => matches.delete(id, is)),
        },
        open: (need) => (need === "help" ? commands.help(this.#dealt()) : commands.run(need)),
      },
    );
  }

  /** List the views of the deals on the page, one of each game; `[null]` while there is none. */
  #dealt() {
    const views = this.offer.tables.flatMap(({ deal }) => (deal ? [deal.view] : []));
    return views.length ? views : [null];
  }

  /** Begin a deal of the page with a card of its hand. @param {string} variant @param {string} card */
  async #beginWith(variant, card) {
    const { table, status, matches, matchStart } = this.parts;
    if (status.stage === "failed") return status.reportFailure();
    const deal = this.offer.tables.find((it) => it.variant === variant)?.deal;
    if (!deal || !(await matches.mayBegin())) return;
    this.offer.played(variant);
    table.set({ ...deal.view, can_undo: false }, true);
    this.page.showTable();
    table.mark(card);
    status.wait(plain("queued", { card: text("the-card", { card: token(card) }) }));
    await matchStart.begin({ variant, level: this.offer.level, seed: deal.seed, first: card });
  }

  /** Begin the deal of the day of a game, or go on with it. @param {string} variant @param {string} id of its match */
  playDaily(variant, id) {
    const { matches, matchStart } = this.parts;
    const isBegun = matches.entries.some((entry) => entry.id === id);
    return isBegun ? this.open(id) : matchStart.beginDaily(variant);
  }

  /** Take a match from the page, and offer to bring it back. @param {string} id of the text that says so
   * @param {(isRemoved: boolean) => Promise<void>} work */
  async #remove(id, work) {
    try {
      await work(true);
    } catch (error) {
      return this.page.failed(error);
    }
    focusPage(); // the button has gone with the match
    const undo = () => work(false).catch(this.page.failed);
    this.parts.status.offer(() => text(id), { label: () => text("undo"), act: undo });
  }

  /** Go on with a stored match. @param {string} id */
  open(id) {
    return this.#open(() => this.parts.matches.open(id));
  }

  /** Put a stored match on the table, and show it unless another page has been opened since.
   * @param {() => Promise<boolean>} work whether that was possible */
  async #open(work) {
    const { hash } = location;
    try {
      await this.page.ready();
      if ((await work()) && location.hash === hash) this.page.showTable();
    } catch (error) {
      this.page.failed(error);
    }
    this.page.draw();
  }
}

/** Call back whenever a day begins. @param {() => void} work */
function atEachMidnight(work) {
  setTimeout(
    () => {
      work();
      atEachMidnight(work);
    },
    new Date().setHours(24, 0, 0, 0) - Date.now(),
  );
}
