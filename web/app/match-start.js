// How a match begins on the page: as chosen, or from a position. The match before it stays stored, to go on later.

import { branchId } from "../history/branches.js";
import { DAILY_LEVEL, dailyId, dailySeed, dayOf } from "../history/daily.js";
import { closePanels } from "../panels/dialog.js";
import { randomSeed } from "../session/device.js";
import { keepChoice, keepRules } from "../settings/settings.js";

/** @typedef {import("../panels/new-match.js").Choice} Choice */

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => Promise<unknown> | undefined} ready resolves when the engine has answered
 * @property {() => void} stopWaiting the table no longer waits for the engine
 * @property {() => void} showTable
 * @property {() => void} goHome shows the start page
 * @property {(error: unknown) => void} failed
 */

/** Begin matches. */
export class MatchStart {
  /** What was chosen last; an earlier choice is dropped if the engine has not started by then. @type {object | null} */
  #chosen = null;

  /** @param {import("../session/match.js").Match} match @param {import("./matches.js").Matches} matches
   * @param {import("./games.js").Games} games @param {Page} page */
  constructor(match, matches, games, page) {
    this.match = match;
    this.matches = matches;
    this.games = games;
    this.page = page;
  }

  /** Begin the chosen match, if a match that is not stored may be given up. @param {Choice} choice */
  async replace(choice) {
    if (await this.matches.mayBegin()) await this.begin(choice);
  }

  /** Begin a match like one that is over: the same rules and level. @param {import("../table/types.js").View} view */
  again({ variant, rules_name, seats }) {
    const level = seats.find(({ kind }) => kind === "player")?.level ?? this.games.choice.level;
    const same = seats.map(({ kind, level: its, name }) =>
      kind === "human"
        ? { kind, name: name ?? undefined }
        : { kind, level: its ?? level, name: name ?? undefined },
    );
    return this.replace({ variant, rulesName: rules_name ?? undefined, level, seats: same });
  }

  /** Begin the deal of the day of a game. @param {string} variant */
  async beginDaily(variant) {
    const day = dayOf();
    const wish = { variant, level: DAILY_LEVEL, seed: dailySeed(day, variant) };
    if (await this.matches.mayBegin()) await this.#play({ ...wish, match: dailyId(day, variant) });
  }

  /** Begin the chosen match; without a seed with cards of chance, and with `first` as its first action.
   * @param {Choice & {seed?: string, first?: string}} choice */
  async begin({ variant, rulesName, level, servant, seats, seed = randomSeed(), first }) {
    this.games.choice = { variant, rulesName, level, seats };
    keepRules(this.games.choice);
    keepChoice(this.games.choice);
    await this.#play({ variant, rulesName, level, servant, seats, seed, first });
  }

  /** @param {Choice & {seed: string, first?: string, match?: string}} wish */
  async #play(wish) {
    this.#chosen = wish;
    const { hash } = location;
    try {
      await this.page.ready();
    } catch (error) {
      return this.page.failed(error);
    }
    if (this.#chosen !== wish) return;
    this.page.stopWaiting();
    const names = this.games.opponents(wish.variant, wish.level);
    await this.#show(() => this.match.begin({ ...wish, names }), hash);
  }

  /** Show the match that begins, unless another page has been opened since it was chosen; go to the start page if the
   * engine refuses it. @param {() => Promise<void>} begin @param {string} [hash] the address at which it was chosen */
  async #show(begin, hash = location.hash) {
    const isShown = hash === location.hash;
    if (isShown) {
      this.page.showTable();
      closePanels(); // such as the sheet of a finished match, or the rules of this one
    }
    if (await this.matches.replace(begin)) return;
    this.match.table.view = this.match.view; // a hand of the start page may lie there
    if (isShown) this.page.goHome();
  }

  /** Play on from a moment of a match as a branch of it. @param {import("../panels/review.js").Source} source
   * @param {number} deals the deal, from 1 @param {number} place the number of moves before the moment */
  async branch({ match: from, record }, deals, place) {
    if (!(await this.matches.mayBegin())) return;
    const match = from && branchId(from, randomSeed());
    await this.#show(() => this.match.open("branch", { from, record, deals, place, match }));
  }

  /** Play on from a position, if a match that is not stored may be given up. @param {string} line the position */
  async beginFrom(line, seat = 0) {
    if (!(await this.matches.mayBegin())) return;
    await this.#show(() => this.match.open("position", { line, seat }));
  }
}
