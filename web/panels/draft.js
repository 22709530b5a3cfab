// A draft of house rules: a game and the changes to it. The changes may conflict until the engine has checked them.

/** @typedef {import("./rule-text.js").Value} Value */
/** @typedef {import("./rule-text.js").Cite} Cite */

/** @typedef {import("./rule-text.js").Problem} Problem */

/**
 * @typedef {object} ChoiceOfKnob
 * @property {Value} value
 * @property {Cite[]} cites
 * @property {string[]} variants the games that have this value
 * @property {boolean} misprint
 * @property {Problem | null} conflict why it does not go with the other rules
 */

/**
 * @typedef {object} Knob
 * @property {string} id
 * @property {string} path
 * @property {"switch" | "choice" | "number"} kind
 * @property {Value} value
 * @property {Value} preset the game's own value
 * @property {ChoiceOfKnob[]} choices
 */

/** Hold a draft of house rules, whose changes may conflict. */
export class Draft {
  /** Changed values by path. @type {Map<string, Value>} */
  #changes = new Map();

  /** @param {string} preset @param {Knob[]} knobs as the engine tells them, changes and all */
  constructor(preset, knobs) {
    this.preset = preset;
    this.knobs = knobs;
    for (const knob of knobs) this.set(knob, knob.value);
  }

  /** Return the rules as the engine is asked for them, in its own order. */
  get spec() {
    const changes = this.changed.map((knob) => `${knob.path}=${written(this.valueOf(knob))}`);
    return [this.preset, ...changes].join(",");
  }

  /** List the knobs that differ from the game's own. */
  get changed() {
    return this.knobs.filter(({ path }) => this.#changes.has(path));
  }

  /** Return the value of a knob. @param {Knob} knob */
  valueOf(knob) {
    return this.#changes.get(knob.path) ?? knob.preset;
  }

  /** Change a knob. @param {Knob} knob @param {Value} value */
  set(knob, value) {
    if (written(value) === written(knob.preset)) this.#changes.delete(knob.path);
    else this.#changes.set(knob.path, value);
  }

  /** Return whether a knob differs from the game's own. @param {Knob} knob */
  isChanged(knob) {
    return this.#changes.has(knob.path);
  }

  /** Take all changes back. */
  drop() {
    this.#changes.clear();
  }
}

/** Return a value as it stands in a spec; two values are the same when this is. @param {Value} value */
export const written = (value) => (Array.isArray(value) ? value.join("-") : String(value));
