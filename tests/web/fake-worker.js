// A worker played by a test: it records what it was sent, and sends the messages that the test gives it.

export class FakeWorker extends EventTarget {
  /** @type {any[]} every message posted to it */
  sent = [];
  terminated = false;

  /** @param {any} message */
  postMessage(message) {
    this.sent.push(structuredClone(message));
  }

  terminate() {
    this.terminated = true;
  }

  /** The requests received, with their text read. */
  get requests() {
    return this.sent.filter((m) => m.text).map(({ id, text }) => ({ id, ...JSON.parse(text) }));
  }

  /** @param {any} data */
  say(data) {
    this.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) }));
  }

  ready() {
    for (const stage of ["downloading", "starting", "loading", "ready"]) this.say({ stage });
  }

  /** Answer the newest request of an operation. @param {string} op @param {any} answer @param {any} [more] */
  answer(op, answer, more = {}) {
    const request = this.requests.findLast((r) => r.op === op);
    this.say({ id: request.id, text: JSON.stringify({ ok: true, ...answer }), ...more });
  }

  /** @param {string} op @param {any} error */
  refuse(op, error) {
    this.answer(op, { ok: false, error });
  }

  /** @param {string} message */
  crash(message) {
    this.dispatchEvent(Object.assign(new Event("error", { cancelable: true }), { message }));
  }
}
