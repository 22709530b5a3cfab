// The hints given in a match.

/** @typedef {import("../table/types.js").Hint} Hint */
/** @typedef {import("./match.js").Engine} Engine */

/** Codes of the errors that end the thought about a hint because play went on. */
const PLAYED_ON = new Set(["engine/stopped", "table/stale-revision"]);

/** Give the hint for the current decision in two steps: first which card, then why. */
export class Hints {
  /** The last hint and the view it is about; another worker may give its revision to another view.
   * @type {{view: import("../table/types.js").View | null, hint: Hint} | null} */
  #last = null;

  /** @param {Engine} engine @param {import("../table/table.js").BrisquesTable} table
   * @param {import("./match.js").Match} match */
  constructor(engine, table, match) {
    this.engine = engine;
    this.table = table;
    this.match = match;
  }

  /** Show the next step of the hint. @returns {Promise<Hint | null>} null if play went on before it came; rejects with
   * the engine's error */
  async give() {
    const { revision, view } = this.match;
    if (this.#last?.view === view) return this.#show(this.#last.hint);
    // Both steps are fetched at once, so that the second is about the card of the first.
    const hint = await this.#fetch({ revision, dose: 2 });
    if (!hint || this.match.view !== view) return null;
    this.#last = { view, hint };
    return this.#show({ action: hint.action, cards: hint.cards });
  }

  /** @param {import("./match.js").Operations["hint"]["request"]} request @returns {Promise<any>} null if play went on */
  #fetch(request) {
    return this.engine.call("hint", request).catch((error) => {
      if (PLAYED_ON.has(error?.code)) return null;
      throw error;
    });
  }

  /** @param {Hint} hint */
  #show(hint) {
    this.table.advise(hint);
    return hint;
  }
}
