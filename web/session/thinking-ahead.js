// Computer players think in a person's time too: about what the person may play. Only while the page is visible, which
// saves the battery.

/** Ask for that thought. */
export class ThinkingAhead {
  /** Number of unanswered requests; the worker thinks about the last one. */
  #open = 0;
  /** The view of the decision that was thought about last. @type {import("../table/types.js").View | null} */
  #view = null;

  /**
   * @param {Pick<import("../worker/client.js").Engine, "call">} engine
   * @param {Pick<import("./match.js").Match, "revision" | "view">} match
   * @param {() => boolean} isWatching whether another tab plays the match
   * @param {Pick<Document, "hidden" | "addEventListener">} page
   */
  constructor(engine, match, isWatching, page = document) {
    this.engine = engine;
    this.match = match;
    this.isWatching = isWatching;
    this.page = page;
    page.addEventListener("visibilitychange", () => {
      if (!page.hidden) this.begin();
      else if (this.#open > 0) {
        this.#view = null; // to be thought about again when the page is seen
        engine.call("stop").catch(() => {});
      }
    });
  }

  /** Think while a person is to move, once for each decision, since it would end a hint under way; the worker stops
   * when the table changes, or after some seconds. */
  begin() {
    const { view, revision } = this.match;
    if (this.page.hidden || this.isWatching() || !view?.legal.length || view === this.#view) return;
    this.#view = view;
    this.#open += 1;
    const end = () => {
      this.#open -= 1;
    };
    this.engine.call("expect", { revision }).then(end, end); // a refused thought is not needed
  }
}
