// Hints while a deal is played: asked of the engine, shown on the table. The coach's view of a finished deal is in the
// review.

import { Hints } from "../session/hints.js";
import { mayHint } from "../table/advice.js";

/** Give hints while a deal is played. */
export class Coach {
  #hints;

  /**
   * @param {import("../worker/client.js").Engine} engine @param {import("../table/table.js").BrisquesTable} table
   * @param {import("../session/match.js").Match} match
   * @param {{failed: (error: unknown) => void}} notes
   */
  constructor(engine, table, match, notes) {
    this.match = match;
    this.notes = notes;
    this.#hints = new Hints(engine, table, match);
  }

  /** Give a hint, if one can be given now. */
  async hint() {
    if (!this.match.view || !mayHint(this.match.view)) return;
    await this.#hints.give().catch((error) => this.notes.failed(error));
  }
}
