// The hints given in a match.

/** @typedef {import("../table/types.js").Hint} Hint */
/** @typedef {import("./match.js").Engine} Engine */

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
    const hint = /** @type {any} */ (await this.engine.call("hint", { revision, dose: 2 }));
    if (this.match.view !== view) return null;
    this.#last = { view, hint };
    return this.#show({ action: hint.action, cards: hint.cards });
  }

  /** @param {Hint} hint */
  #show(hint) {
    this.table.advise(hint);
    return hint;
  }
}
