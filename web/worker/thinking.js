// Thinking in slices. A player that searches thinks for some milliseconds at a time, until the result is settled or the
// time of its level is over. Between two slices the worker reads its messages, so a thought can be stopped. The time is
// that of a clock, so a slow phone thinks less, not longer.

/** @typedef {(text: string) => string} Call brisques.bridge.call */

/** Time kept back from a level's time for playing the card and storing the match, in ms. */
export const RESERVE = 40;

/** Think in slices, and read messages between them. */
export class Thinking {
  /** Token of the thought under way; there is one at a time. */
  #thought = {};

  /** @param {() => Promise<unknown>} [breathe] waits until arrived messages are read */
  constructor(breathe = breath()) {
    this.breathe = breathe;
  }

  /** End the thought under way, if there is one. */
  stop() {
    this.#thought = {};
  }

  /** Think until the result is settled or the time is over. A refused slice ends the thought too: the request after it
   * will be refused likewise, and tell why. @param {Promise<Call>} turn when the engine is free for it
   * @param {(call: Call, first: boolean) => string} slice the request of the next slice
   * @returns {Promise<boolean>} whether the thought came to its end, and was not stopped */
  async toTheEnd(turn, slice) {
    this.stop();
    const mine = this.#thought;
    const call = await turn;
    const begun = performance.now();
    for (let first = true; ; first = false) {
      await this.breathe();
      if (this.#thought !== mine) return false;
      const { ok, settled, ms } = JSON.parse(call(slice(call, first)));
      if (!ok || settled || performance.now() - begun >= ms - RESERVE) return true;
    }
  }
}

/** Return a function that waits for a message posted to ourselves, behind all others. Each table has a channel of its
 * own, since several may be thinking. @returns {() => Promise<unknown>} */
function breath() {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => {
        port1.onmessage = null; // a port with a listener keeps its process from ending
        resolve(null);
      };
      port2.postMessage(null);
    });
}
