// The messages of one language, in Fluent's syntax.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string | number>} Args */

/** The first line of a message, whose name it captures, and all lines up to the next message. */
const MESSAGE = /^([a-z][\w-]*) =.*(?:\n(?![a-z]).*)*/gim;

/** The messages of one language. A page shows few of the hundreds that it has, so each is parsed when it is wanted first;
 * no message refers to another. */
export class Words {
  #bundle;
  /** Messages not parsed yet, by name. @type {Map<string, string>} */
  #unread = new Map();
  /** Texts about cards, by id and pack: each drawing of a hand asks for the same ones. @type {Map<string, string>} */
  cards = new Map();

  /** @param {string} language @param {string[]} files in Fluent's syntax */
  constructor(language, files) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(files);
  }

  /** @param {string[]} files in Fluent's syntax */
  add(files) {
    for (const file of files)
      for (const [message, name] of file.matchAll(MESSAGE)) this.#unread.set(name, message);
  }

  /** @param {string} name */
  message(name) {
    const unread = this.#unread.get(name);
    if (unread) {
      this.#unread.delete(name);
      this.#bundle.addResource(new FluentResource(unread));
    }
    return this.#bundle.getMessage(name);
  }

  /** @param {NonNullable<import("@fluent/bundle").Message["value"]>} pattern @param {Args} [args] */
  format(pattern, args) {
    return this.#bundle.formatPattern(pattern, args ? ungrouped(args) : null, []);
  }
}

/** A number without a thousands sign, as on a score sheet. Whole numbers are written without `Intl`, whose start takes
 * longer than all the rest of a first drawing. */
class Score extends FluentNumber {
  /** @param {import("@fluent/bundle").Scope} scope */
  toString(scope) {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** @param {Args} args */
function ungrouped(args) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Score(value, { useGrouping: false }) : value,
    ]),
  );
}
