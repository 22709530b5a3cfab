// Computer players think in a person's time too: about what the person may play. Only while the page is visible, which
// saves the battery.

/** Ask for that thought. */
export class ThinkingAhead {
  /** Number of unanswered requests; the worker thinks about the last one. */
  #open = 0;

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
      else if (this.#open > 0) engine.call("stop").catch(() => {});
    });
  }

  /** Think while a person is to move; the worker stops when the table changes, or after some seconds. */
  begin() {
    const { view, revision } = this.match;
    if (this.page.hidden || this.isWatching() || !view?.legal.length) return;
    this.#open += 1;
    const end = () => {
      this.#open -= 1;
    };
    this.engine.call("expect", { revision }).then(end, end); // a refused thought is not needed
  }
}
