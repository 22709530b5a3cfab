// How a match begins on the page: as chosen, or from a position. The kept match is given up for it, which a person is
// asked about first.

import { closePanels } from "../panels/dialog.js";
import { randomSeed } from "../session/device.js";
import { keepRules } from "../settings/settings.js";

/** @typedef {import("../panels/new-match.js").Choice} Choice */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => Promise<unknown> | undefined} ready resolves when the engine has answered
 * @property {() => Promise<boolean> | undefined} hasKept whether a match is kept in this browser
 * @property {() => void} stopWaiting the table no longer waits for the engine
 * @property {() => void} showTable
 */

/** Begin matches in place of the kept one. */
export class MatchStart {
  /** @param {import("../session/match.js").Match} match @param {import("./kept-match.js").KeptMatch} kept
   * @param {import("./games.js").Games} games @param {Page} page */
  constructor(match, kept, games, page) {
    this.match = match;
    this.kept = kept;
    this.games = games;
    this.page = page;
  }

  /** Return whether the match under way may be given up; ask the person where there is one. */
  async mayReplace() {
    await this.page.hasKept(); // a link may be followed before it is known whether there is one
    return this.kept.mayLeave();
  }

  /** Begin the chosen match if the one under way may be given up. @param {Choice} choice */
  async replace(choice) {
    if (await this.mayReplace()) await this.begin(choice);
  }

  /** Begin the chosen match; without a seed with cards of chance, and with `first` as its first action.
   * @param {Choice & {seed?: string, first?: string}} choice */
  async begin({ variant, rulesName, level, servant, seed = randomSeed(), first }) {
    try {
      await this.page.ready();
    } catch {
      return;
    }
    this.page.stopWaiting();
    this.games.choice = { variant, rulesName, level };
    keepRules(this.games.choice);
    await this.kept.claim();
    this.page.showTable();
    closePanels(); // such as the sheet of a finished match, or the rules of this one
    const names = this.games.opponents(variant, level);
    await this.match.begin({ variant, rulesName, level, names, seed, first, servant });
  }

  /** Play on from a position if the match under way may be given up. @param {string} line the position */
  async beginFrom(line) {
    if (!(await this.mayReplace())) return;
    await this.kept.claim();
    this.page.showTable();
    await this.match.open("position", { line });
  }
}
