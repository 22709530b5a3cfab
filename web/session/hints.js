// The hint for the decision at hand, in two doses: first which card, then why.

/** @typedef {import("../table/types.js").Hint} Hint */

export class Hints {
  /** The hint that was given last, and at which revision. @type {{revision: number, hint: Hint} | null} */
  #given = null;

  /** @param {import("./match.js").Engine} engine @param {import("../table/table.js").BrisquesTable} table
   * @param {import("./match.js").Match} match */
  constructor(engine, table, match) {
    this.engine = engine;
    this.table = table;
    this.match = match;
  }

  /** Shows the next dose. @returns {Promise<Hint | null>} null when play went on meanwhile; rejects with what the
   * engine says */
  async give() {
    const { revision } = this.match;
    if (this.#given?.revision === revision) return this.#show(this.#given.hint);
    // Both doses are fetched at once, so that the second is about the card of the first.
    const hint = /** @type {any} */ (await this.engine.call("hint", { revision, dose: 2 }));
    if (this.match.revision !== revision) return null;
    this.#given = { revision, hint };
    return this.#show({ action: hint.action, cards: hint.cards });
  }

  /** @param {Hint} hint */
  #show(hint) {
    this.table.advise(hint);
    return hint;
  }
}
