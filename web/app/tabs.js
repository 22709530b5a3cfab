// Which of several open tabs plays the kept match. One of them is its writer and holds a lock for as long as it is
// open;
// the others are told when the match has changed, so that they can show it, and one of them may take it over. Where the
// browser has no locks, the tab that took the match last is its writer; the worker refuses what any other would store.

const NAME = "brisques-match";

/** A message between tabs: the match has changed, or the sender is its writer from now on.
 * @typedef {"changed" | "claimed"} Message */

/**
 * @typedef {object} Notes
 * @property {() => void} changed another tab has changed the match
 * @property {() => void} lost another tab has become the writer
 * @property {() => void} gained this tab has become the writer, since the one before it was closed
 */

/** Decide which of several open tabs may change the kept match. */
export class Tabs {
  isWriter = false;
  /** Give the lock back. */
  #release = () => {};
  /** Abort the wait for a lock that another tab holds. */
  #waiting = new AbortController();
  #channel = openChannel();

  /** @param {Notes} notes */
  constructor(notes) {
    this.notes = notes;
    this.#channel?.addEventListener("message", ({ data }) => this.#receive(data));
  }

  /** Become the writer, unless another tab is. */
  async hold() {
    return this.isWriter || this.#request({ ifAvailable: true });
  }

  /** Become the writer in place of another tab. */
  async takeOver() {
    return this.isWriter || this.#request({ steal: true });
  }

  /** Become the writer as soon as the tab that is has been closed. */
  wait() {
    this.#waiting.abort();
    this.#waiting = new AbortController();
    this.#request({ signal: this.#waiting.signal }, () => this.notes.gained());
  }

  /** Let another tab be the writer. */
  release() {
    this.isWriter = false;
    this.#release();
  }

  /** Tell the other tabs. @param {Message} message */
  tell(message) {
    this.#channel?.postMessage(message);
  }

  /** @param {Message} message */
  #receive(message) {
    if (message === "claimed" && this.isWriter && !locks()) this.#lose();
    else if (!this.isWriter) this.notes.changed();
  }

  #lose() {
    this.isWriter = false;
    this.notes.lost();
  }

  /** @param {LockOptions} options @param {() => void} [gained] @returns {Promise<boolean>} whether it was granted */
  #request(options, gained = () => {}) {
    if (!options.signal) this.#waiting.abort();
    return new Promise((resolve) => {
      let mine = false;
      /** @param {unknown} lock */
      const granted = (lock) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        mine = this.isWriter = true;
        gained();
        return new Promise((release) => {
          this.#release = () => release(undefined);
        });
      };
      const refused = (/** @type {unknown} */ error) => {
        // Another tab took the lock over; or no lock is allowed here, as in a sandboxed frame.
        if (mine) return this.#lose();
        const isOver = options.signal || /** @type {Error} */ (error)?.name === "AbortError";
        if (!isOver) this.isWriter = true;
        resolve(!isOver);
      };
      const all = locks();
      if (!all) return refused(null);
      all.request(NAME, options, granted).catch(refused);
    });
  }
}

/** Return the browser's locks; undefined on plain http. @returns {LockManager | undefined} */
function locks() {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}

function openChannel() {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}
