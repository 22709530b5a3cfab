// The messages of one language, in Fluent's syntax.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string | number>} Args */

/** The messages of one language. Most tables never need all files, so each is parsed when a message of it is wanted; no
 * message refers to one of another file. */
export class Words {
  #bundle;
  /** Files not parsed yet. */
  #unread;
  /** Texts about cards, by id and pack: each drawing of a hand asks for the same ones. @type {Map<string, string>} */
  cards = new Map();

  /** @param {string} language @param {string[]} files in Fluent's syntax */
  constructor(language, files) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#unread = files;
  }

  /** @param {string[]} files in Fluent's syntax */
  add(files) {
    this.#unread.push(...files);
  }

  /** @param {string} name */
  message(name) {
    const loaded = this.#bundle.getMessage(name);
    if (loaded) return loaded;
    const at = this.#unread.findIndex((file) => `\n${file}`.includes(`\n${name} =`));
    if (at === -1) return undefined;
    this.#bundle.addResource(new FluentResource(this.#unread.splice(at, 1)[0]));
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
