// Opens reviews from a finished deal, the record or an address, and what follows from a review: a branch that is played on,
// a link, a report. The review itself is loaded on demand.

import { html } from "lit";
import { branchesOf, originOf } from "../history/branches.js";
import { addressOf, END } from "../history/moment.js";
import { text } from "../i18n/strings.js";
import { openWhen } from "../panels/dialog.js";
import { focusPage } from "../panels/side-bar.js";
import { loadPart } from "./parts.js";

/** @typedef {import("../panels/review.js").Source} Source */
/** @typedef {import("./lessons.js").Page} ViewPage */

/**
 * @typedef {object} Parts the parts of the page that this asks
 * @property {import("./matches.js").Matches} matches
 * @property {import("./match-start.js").MatchStart} matchStart
 * @property {{open: (id: string) => unknown}} startView
 * @property {() => object} settings
 */

/** Open reviews, and do what is chosen in them. */
export class Reviews {
  /** @type {import("./review.js").Review | null} */
  #review = null;

  /** @param {import("../worker/client.js").Engine} home the engine with the match on the table
   * @param {import("../session/match.js").Engine} engine a table with the stored matches
   * @param {() => Parts} parts @param {ViewPage} page */
  constructor(home, engine, parts, page) {
    this.home = home;
    this.engine = engine;
    this.parts = parts;
    this.page = page;
  }

  /** Show what an address asks for; return whether it is a stored match or a link with one. @param {string} hash */
  follow(hash) {
    const params = new URLSearchParams(hash.slice(1));
    const match = params.get("review") ?? params.get("replay"); // the name in earlier versions
    const game = params.get("game");
    if (!match && !game) return false;
    const deal = Number(params.get("deal")) || (match ? 1 : undefined);
    this.#show(
      async ({ unpack }) => (match ? { match } : { record: await unpack(game ?? "") }),
      deal,
      Number(params.get("at")) || 0,
    );
    return true;
  }

  /** Go to a moment of a stored match. @param {string} match its id @param {number} [deal] @param {number} [place] */
  open(match, deal = 1, place = 0) {
    this.page.enter(addressOf(match, deal));
    return this.#show(async () => ({ match }), deal, place);
  }

  /** Go to the deal on the table, which is over. */
  openTable() {
    const { match, isUnkept } = this.home;
    const { deal } = this.parts().matches.match.view?.match ?? {};
    if (match && !isUnkept) return this.open(match, deal);
    this.page.enter("#review");
    return this.#show(() => this.#onTable(), deal, 0);
  }

  /** Go back from the branch on the table to the moment that it left; the match lies on the table again. */
  leaveBranch() {
    const { matches } = this.parts();
    const { match: id } = this.home;
    const { deal, place } = matches.match.view?.branch ?? {};
    const origin = originOf(id ?? "");
    if (!origin || origin === id) return this.openTable();
    this.open(origin, deal, place);
    return matches.open(origin);
  }

  /** Show a link to the match on the table as it stands. */
  shareTable() {
    this.#share(this.#onTable(), ...this.#now());
  }

  /** Show a report about the match on the table as it stands. */
  reportTable() {
    this.#report(this.#onTable(), ...this.#now());
  }

  /** Return the deal on the table, and its end as the place. @returns {[number, number]} */
  #now() {
    return [this.parts().matches.match.view?.match.deal ?? 1, END];
  }

  /** Return the match on the table; by its record where the browser stores none. @returns {Promise<Source>} */
  async #onTable() {
    const { match, isUnkept } = this.home;
    if (match && !isUnkept) return { match };
    return { record: (await this.home.call("save")).record };
  }

  /** @param {(part: typeof import("./review.js")) => Promise<Source>} source
   * @param {number | undefined} deal @param {number} place */
  async #show(source, deal, place) {
    const { hash } = location;
    try {
      const part = await loadPart("review");
      this.#review ??= new part.Review(this.engine, { ...this.page, ...this.#wishes() });
      await this.#review.open(await source(part), deal, place);
      focusPage();
    } catch (error) {
      if (location.hash !== hash) return; // another page has been opened since
      this.page.failed(error);
      this.page.leave();
    }
  }

  /** Return what a review leads to. */
  #wishes() {
    const { matches, matchStart, startView } = this.parts();
    return {
      branch: (
        /** @type {Source} */ source,
        /** @type {number} */ deal,
        /** @type {number} */ place,
      ) => {
        // The browser's own way back leads to this moment.
        if (source.match) this.page.rename(addressOf(source.match, deal, place));
        return matchStart.branch(source, deal, place);
      },
      branches: (/** @type {string} */ match) => branchesOf(matches.entries, match),
      goOn: (/** @type {string} */ id) => startView.open(id),
      look: (/** @type {string} */ id) => {
        const branch = matches.entries.find((entry) => entry.id === id)?.facts?.branch;
        this.open(id, branch?.deal, branch?.place);
      },
      remove: async (/** @type {string} */ id) => {
        await matches.delete(id, true).catch(this.page.failed);
        this.page.draw();
        focusPage(); // the button has gone with the branch
      },
      share: this.#share.bind(this),
      report: this.#report.bind(this),
    };
  }

  /** @param {Source | Promise<Source>} source @param {number} deal @param {number} place */
  async #share(source, deal, place) {
    try {
      const loading = Promise.all([loadPart("report"), this.#recordOf(source)]);
      await openWhen(loading, ([{ showLink }, record]) => showLink({ record, deal, place }));
    } catch (error) {
      this.page.failed(error);
    }
  }

  /** @param {Source | Promise<Source>} source @param {number} deal @param {number} place */
  async #report(source, deal, place) {
    try {
      const settings = this.parts().settings();
      const loading = Promise.all([loadPart("report"), this.home.start(), this.#recordOf(source)]);
      await openWhen(loading, ([{ showReport }, { version }, record]) =>
        showReport({ record, deal, place }, { version, settings }),
      );
    } catch (error) {
      this.page.failed(error);
    }
  }

  /** @param {Source | Promise<Source>} source */
  async #recordOf(source) {
    const { match, record } = await source;
    return record ?? (await this.parts().matches.recordOf(match));
  }

  /** Draw the page of the review. */
  template() {
    return (
      this.#review?.template() ?? html`<p class="lesson-wait" role="status">${text("loading")}</p>`
    );
  }
}
