// Which game, and under which rules: the panels in which games are chosen, read about, compared and changed, and the
// links that lead to them. It asks the engine and leaves the match to the app. Links: `#variant=SPEC&name=NAME` opens a
// game or house rules to be played, `#rules=SPEC&at=RULE` its rules page. What a link says is only ever shown as text.

import { text } from "../i18n/strings.js";
import { openWhen } from "../panels/dialog.js";
import { familyIn, playersOf } from "../panels/games.js";
import { keptChoice } from "../settings/settings.js";
import { familyNamed } from "../table/families.js";
import { loadPart } from "./parts.js";

/** @typedef {import("../panels/games.js").Game} Game */
/** @typedef {import("../panels/new-match.js").Choice} Choice */
/** @typedef {import("../panels/new-match.js").Use} Use */
/** @typedef {import("../panels/rules.js").Explanation} Explanation */

/**
 * @typedef {object} App what this needs of the page
 * @property {import("../worker/protocol.js").Ask} ask the engine, when it is up
 * @property {() => import("../panels/new-match.js").Offer} offer
 * @property {() => Promise<void> | undefined} offered when the offer has come, or will not
 * @property {(choice: Choice) => void} begin
 * @property {(words: import("./status.js").Words) => void} warn
 * @property {(error: unknown) => void} failed
 */

/** Open the panels in which games are chosen, read about, compared and changed. */
export class Games {
  /** The last choice. @type {Choice} */
  choice;

  /** @param {Choice} first @param {App} app */
  constructor(first, app) {
    this.choice = { ...first, ...keptChoice() };
    this.first = first;
    this.app = app;
  }

  /** List the names of the other players at the table. @param {string} variant @param {string} level */
  opponents(variant, level) {
    const { games } = this.app.offer();
    const [preset] = variant.split(",");
    const family = familyNamed(familyIn(games, variant));
    const others = playersOf(games, variant) - 1;
    return Array.from({ length: others }, (_, i) => family.usualName(level, i + 1, preset));
  }

  /** Open the panel of a new match. @param {Partial<Choice>} [wish] what to begin with */
  async choose(wish = {}) {
    await openWhen(this.#choosing(), (panels) =>
      panels?.showNewMatch(this.app.offer(), this.#known({ ...this.choice, ...wish }), {
        begin: (choice) => this.app.begin(choice),
        find: (use) => panels.showGames(this.app.offer().games, use),
        read: ({ variant, rulesName }, use) => this.read({ variant, name: rulesName }, use),
        change: ({ variant, rulesName = "" }, use) => this.change(variant, rulesName, use),
      }),
    );
  }

  /** Replace an unknown game or level, which another version may have stored.
   * @param {Choice} choice @returns {Choice} */
  #known(choice) {
    const { games, levels } = this.app.offer();
    const [preset] = choice.variant.split(",");
    const isGame = games.some(({ name }) => name === preset);
    return {
      ...(isGame ? choice : { ...this.first, seats: undefined }),
      level: levels.includes(choice.level) ? choice.level : this.first.level,
    };
  }

  /** Open the panel of all games; the one that is picked is offered as a new match. */
  async find() {
    await openWhen(this.#choosing(), (panels) =>
      panels?.showGames(this.app.offer().games, (variant, rulesName) =>
        this.choose({ variant, rulesName }),
      ),
    );
  }

  /** Open the panel of the deal of the day. @param {Parameters<typeof import("../panels/daily.js").showDaily>[1]} entries
   * @param {Parameters<typeof import("../panels/daily.js").showDaily>[2]} play */
  async today(entries, play) {
    await openWhen(this.#choosing(), (panels) =>
      panels?.showDaily(this.app.offer().games, entries, play),
    );
  }

  /** Load the panels in which a game is chosen; without games or panels say so and return null. */
  async #choosing() {
    await this.app.offered();
    if (this.app.offer().games.length === 0) {
      this.app.warn(() => text("games-missing"));
      return null;
    }
    return this.#load("games");
  }

  /** Open the rules page. @param {{variant: string, name?: string, at?: string}} what @param {Use} [use] what becomes
   * of house rules made there: without it they are offered as a new match */
  async read(what, use = (variant, rulesName) => this.choose({ variant, rulesName })) {
    await openWhen(this.#load("rules"), (pages) => {
      const panel = pages?.showRules(this.app.offer().games, what, {
        explain: (variant) => this.app.ask("explain", { variant }),
        compare: (variant) => this.compare(variant, what.name ?? ""),
        change: (variant, name) =>
          this.change(variant, name, (spec, rulesName) => {
            panel?.close();
            use(spec, rulesName);
          }),
      });
    });
  }

  /** Open a comparison with games of its family: of house rules with their own game, of another game with the first.
   * @param {string} variant @param {string} name */
  async compare(variant, name) {
    const all = this.app.offer().games;
    const games = all.filter(({ family }) => family === familyIn(all, variant));
    const preset = variant.split(",")[0];
    const other = games.find((game) => game.name !== variant)?.name ?? variant;
    const [from, to] = preset === variant ? [variant, other] : [preset, variant];
    await openWhen(this.#load("rules"), (pages) =>
      pages?.showComparison(games, { from, to, name }, async (a, b) => {
        const [{ rows }, one, two] = await Promise.all([
          this.app.ask("compare", { a, b }),
          this.app.ask("explain", { variant: a }),
          this.app.ask("explain", { variant: b }),
        ]);
        return { rows, rules: [one.rules, two.rules] };
      }),
    );
  }

  /** Open the panel of house rules over a game. @param {string} variant @param {string} name @param {Use} use */
  async change(variant, name, use) {
    const wishes = {
      choices: (/** @type {string} */ spec) => this.app.ask("choices", { variant: spec }),
      use,
    };
    await openWhen(this.#load("rules"), (pages) =>
      pages?.showHouseRules({ variant, name }, wishes),
    );
  }

  /** Follow a link to rules as soon as the engine can read it; return whether the hash is such a link.
   * @param {string} hash */
  follow(hash) {
    const link = readLink(hash);
    if (link) this.#open(link);
    return link !== null;
  }

  /** @param {Link} link */
  async #open({ to, variant, name, at }) {
    if (!variant) return this.#refuse(() => text("link-bad"));
    await openWhen(this.#isReadable(variant), (isReadable) => {
      if (!isReadable) return;
      if (to === "rules") this.read({ variant, name, at });
      else this.choose({ variant, rulesName: name });
    });
  }

  /** Return whether the engine can read the rules of a link; warn where it cannot. @param {string} variant */
  async #isReadable(variant) {
    try {
      await this.app.ask("explain", { variant });
      return true;
    } catch (error) {
      const problem = /** @type {import("../panels/rule-text.js").Problem} */ (error);
      const rules = problem.code?.startsWith("variant/") && (await this.#load("rules"));
      this.#refuse(() => (rules ? rules.problemWords(problem) : text("link-without-engine")));
      return false;
    }
  }

  /** @param {import("./status.js").Words} reason */
  #refuse(reason) {
    this.app.warn(() => text("link-trouble", { reason: reason() }));
  }

  /** Load a part of the page; on failure report it and return null. @template {"games" | "rules"} Name
   * @param {Name} name */
  async #load(name) {
    try {
      return await loadPart(name);
    } catch (error) {
      this.app.failed(error);
      return null;
    }
  }

  /** Return every rule of a game; on failure report it and return null. @param {string} variant
   * @returns {Promise<Explanation | null>} */
  async explain(variant) {
    try {
      return await this.app.ask("explain", { variant });
    } catch (error) {
      this.app.failed(error);
      return null;
    }
  }
}

/** @typedef {{to: "match" | "rules", variant: string, name: string, at: string}} Link */

const LONGEST_NAME = 64;

/** Read a link to rules; null if the hash is none, with an empty `variant` if it is broken.
 * @param {string} hash @returns {Link | null} */
function readLink(hash) {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const to = params.has("variant") ? "match" : params.has("rules") ? "rules" : null;
  if (!to) return null;
  const variant = params.get(to === "match" ? "variant" : "rules") ?? "";
  const isSpec = /^[a-z0-9.,=-]{1,400}$/.test(variant); // at most MAX_CHARS of brisques/variants/spec.py
  return {
    to,
    variant: isSpec ? variant : "",
    name: oneLine(params.get("name") ?? ""),
    at: params.get("at") ?? "",
  };
}

/** Return a name as a record can hold it: one line of visible characters, not too long.
 * @param {string} name */
function oneLine(name) {
  const visible = name.replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim();
  return [...visible].slice(0, LONGEST_NAME).join("").trim();
}
