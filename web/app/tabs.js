// Which of several open tabs plays a match. One tab is its writer and holds a lock for as long as it has the match on its
// table; the others are told when it has changed, so that they can show it, and one of them may take it over. Where the
// browser has no locks, the tab that took the match last is its writer; the worker refuses what any other would store.

const NAME = "brisques-match";

/** A message to other tabs: a match has changed, or the sender is its writer from now on.
 * @typedef {"changed" | "claimed"} Message */

/**
 * @typedef {object} Notes
 * @property {() => void} changed another tab has changed the match on this table
 * @property {() => void} lost another tab has become its writer
 * @property {() => void} gained this tab has become its writer, since the one before it was closed
 * @property {() => void} others another tab has changed a match that is not on this table
 */

/** Decide which of several open tabs may change a match. */
export class Tabs {
  isWriter = false;
  /** Id of the match on the table. @type {string | null} */
  match = null;
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

  /** Become the writer of a match, unless another tab is; let go of the match before it. @param {string} match */
  async hold(match) {
    this.#turnTo(match);
    return this.isWriter || this.#request({ ifAvailable: true });
  }

  /** Become the writer of the match in place of another tab. */
  async takeOver() {
    return this.isWriter || this.#request({ steal: true });
  }

  /** Become the writer of the match as soon as the tab that is the writer has been closed. */
  wait() {
    this.#waiting.abort();
    if (!this.match) return;
    this.#waiting = new AbortController();
    this.#request({ signal: this.#waiting.signal }, () => this.notes.gained());
  }

  /** Give up the match and its lock. */
  release() {
    this.isWriter = false;
    this.match = null;
    this.#waiting.abort();
    this.#release();
  }

  /** Tell the other tabs about the match. @param {Message} message */
  tell(message) {
    this.#channel?.postMessage({ message, match: this.match });
  }

  /** List the matches that other tabs play. @returns {Promise<Set<string>>} */
  async elsewhere() {
    const { held = [] } =
      (await locks()
        ?.query()
        .catch(() => null)) ?? {};
    const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(`${NAME}/`));
    const matches = new Set(names.map((name) => name.slice(NAME.length + 1)));
    if (this.isWriter && this.match) matches.delete(this.match);
    return matches;
  }

  /** @param {string} match */
  #turnTo(match) {
    if (match === this.match) return;
    this.release();
    this.match = match;
  }

  /** @param {{message: Message, match: string | null}} told */
  #receive({ message, match }) {
    if (match === null || match !== this.match) this.notes.others();
    else if (message === "claimed" && this.isWriter && !locks()) this.#lose();
    else if (!this.isWriter) this.notes.changed();
  }

  #lose() {
    this.isWriter = false;
    this.notes.lost();
  }

  /** @param {LockOptions} options @param {() => void} [gained] @returns {Promise<boolean>} whether it was granted */
  #request(options, gained = () => {}) {
    if (!options.signal) this.#waiting.abort();
    const match = this.match;
    return new Promise((resolve) => {
      let mine = false;
      /** @param {unknown} lock */
      const granted = (lock) => {
        const isGranted = lock !== null && match === this.match;
        resolve(isGranted);
        if (!isGranted) return undefined;
        mine = this.isWriter = true;
        gained();
        return new Promise((release) => {
          this.#release = () => release(undefined);
        });
      };
      const refused = (/** @type {unknown} */ error) => {
        if (match !== this.match) return resolve(false);
        // Another tab took the lock over; or no lock is allowed here, as in a sandboxed frame.
        if (mine) return this.#lose();
        const isOver = options.signal || /** @type {Error} */ (error)?.name === "AbortError";
        if (!isOver) this.isWriter = true;
        resolve(!isOver);
      };
      const all = locks();
      if (!all) return refused(null);
      all.request(`${NAME}/${match}`, options, granted).catch(refused);
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
