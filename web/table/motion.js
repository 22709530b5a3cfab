// Motion: times, and the animations that run on a table. They change transform and opacity alone, so that the browser draws
// them independently of scripts. While anything moves or playback runs, the table has the attribute `data-moving`.

import { manner } from "./manner.js";

/** @typedef {import("./manner.js").Manner["speed"]} Speed */
/** @typedef {{lasts: number, delay?: number, easing?: string}} Timing times in ms at normal speed */

const FACTORS = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };
/** How long views are held, in ms at normal speed. */
const HOLDS = {
  none: 0,
  card: 320,
  own: 700,
  trick: 1100,
  end: 600,
  meld: 1600,
  rare: 2400,
  think: 450,
};
/** @typedef {keyof typeof HOLDS} Hold */

/** Easing of cards: a quick start and a soft stop. */
export const EASE = "cubic-bezier(.2,.7,.25,1)";

/** Return how long a view is held, in ms. @param {Hold} hold */
export const holdFor = (hold) => HOLDS[hold] * FACTORS[manner().speed];

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Run the animations of a table. */
export class Motion {
  /** What runs now, with the element that it moves. @type {Map<Animation, HTMLElement | SVGElement>} */
  #running = new Map();
  #tasks = 0;

  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
  }

  /** Return the factor by which motion is slower than usual; 0 where nothing moves. */
  get pace() {
    return reduced.matches ? 0 : FACTORS[manner().speed];
  }

  /** Animate an element; until it begins it looks as in the first frame. @param {HTMLElement | SVGElement} node
   * @param {Keyframe[]} frames @param {Timing} timing */
  animate(node, frames, { lasts, delay = 0, easing = EASE }) {
    const { pace } = this;
    const animation = node.animate(frames, {
      duration: lasts * pace,
      delay: delay * pace,
      easing,
      fill: "backwards",
    });
    this.#running.set(animation, node);
    const done = animation.finished.catch(() => {}).then(() => this.#running.delete(animation));
    this.during(done);
    return done;
  }

  /** Move pictures over the page, and remove them at the end.
   * @param {{picture: HTMLElement, frames: Keyframe[], timing: Timing}[]} flights */
  fly(flights) {
    document.body.append(...flights.map(({ picture }) => picture));
    for (const { picture, frames, timing } of flights)
      this.animate(picture, frames, timing).then(() => picture.remove());
  }

  /** Let what runs begin at once. The browser would draw it in its old place first, and begin one or two frames later. */
  begin() {
    const { currentTime } = document.timeline;
    for (const animation of this.#running.keys()) animation.startTime ??= currentTime;
  }

  /** Mark the table as moving until a promise is settled. @param {Promise<unknown>} task */
  during(task) {
    this.#tasks += 1;
    this.table.toggleAttribute("data-moving", true);
    task.finally(() => {
      this.#tasks -= 1;
      this.table.toggleAttribute("data-moving", this.#tasks > 0);
    });
  }

  /** Finish all animations at once. */
  end() {
    for (const animation of [...this.#running.keys()]) animation.finish();
  }

  /** Stop animations of the table itself, so that it can be measured; pictures over the page go on. */
  still() {
    for (const [animation, node] of [...this.#running])
      if (this.table.contains(node)) animation.cancel();
  }

  /** Shake a card that may not be played. @param {HTMLElement | null} node */
  refuse(node) {
    if (!node || this.pace === 0) return;
    const frames = [{ translate: "0 0" }, { translate: "0 -4px" }, { translate: "0 0" }];
    this.animate(node, frames, { lasts: 180 });
  }
}

/** Pause between two views until the time is over or a person ends it early. */
export class Pause {
  /** End the pause that is running. @type {(() => void) | null} */
  #end = null;

  /** Pause for a time. @param {number} duration in ms; Infinity: until a person ends it */
  last(duration) {
    if (duration === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = duration === Infinity ? 0 : setTimeout(() => this.skip(), duration);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = null;
        resolve(undefined);
      };
    });
  }

  /** End the pause early. */
  skip() {
    this.#end?.();
  }
}
