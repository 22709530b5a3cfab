// A pause between two moments of play, which a tap or a key ends early.

export class Pause {
  /** Ends the pause that is running. @type {(() => void) | null} */
  #end = null;

  /** @param {number} duration in milliseconds */
  last(duration) {
    if (duration === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.skip(), duration);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = null;
        resolve(undefined);
      };
    });
  }

  skip() {
    this.#end?.();
  }
}
