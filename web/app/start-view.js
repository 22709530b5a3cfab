// The start page as the app shows it: the hand that lies dealt there can be played at once, and the kept match resumed.

import { plain, text, token } from "../i18n/strings.js";
import { startPage } from "../panels/start.js";

/** @typedef {import("../table/types.js").View} View */

/**
 * @typedef {object} Parts the parts of the page that this shows and asks
 * @property {import("../table/table.js").BrisquesTable} table
 * @property {import("./status.js").Status} status
 * @property {import("./kept-match.js").KeptMatch} kept
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
  /** @param {import("./first-offer.js").FirstOffer} offer @param {Parts} parts @param {Page} page */
  constructor(offer, parts, page) {
    this.offer = offer;
    this.parts = parts;
    this.page = page;
  }

  /** Draw the page. @param {View | null} view of the match that can be resumed */
  template(view) {
    const { status, kept, games, sideViews, commands } = this.parts;
    const { deal, known } = this.offer;
    const { saved, watching, setAside } = kept;
    const match = { saved, watching, setAside, view };
    const start = { deal, games: known.games, stage: status.stage, ...match };
    return startPage(
      { ...start, learn: sideViews.lessons.courseList },
      {
        play: (card) => this.#beginWith(card),
        another: () => {
          this.offer.another();
          this.page.draw();
        },
        goOn: () => this.page.showTable(),
        exportAside: () => kept.exportAside(),
        retryAside: () => this.#retryAside(),
        deleteAside: () => kept.deleteAside(),
        open: (need) => commands.run(need),
        choose: (variant) => games.choose({ variant, rulesName: undefined }),
      },
    );
  }

  /** Begin the deal on the page with a card of its hand. @param {string} card */
  async #beginWith(card) {
    const { table, status, matchStart } = this.parts;
    const { deal, first } = this.offer;
    if (!deal || !(await matchStart.mayReplace())) return;
    this.page.acted();
    this.offer.played();
    table.set({ ...deal.view, can_undo: false });
    this.page.showTable();
    table.mark(card);
    status.wait(plain("queued", { card: text("the-card", { card: token(card) }) }));
    await matchStart.begin({ ...first, seed: deal.seed, first: card });
  }

  /** Try once more to open the match that was set aside. */
  async #retryAside() {
    await this.page.ready();
    if (await this.parts.kept.retryAside()) this.page.showTable();
    this.page.draw();
  }
}
