// What the start page offers before the engine is up: the games, the levels, and a hand of each of two games.
//
// The build has written the games and some hands. Their seeds are public, so a person gets one of them on the first visit
// only: in the first pause the engine deals hands for the next visit from the browser's random seeds, and they are stored.
// Where nothing can be stored, each visit begins with a hand of the build.

import { fetchFile } from "#files";
import { randomSeed } from "../session/device.js";
import { keepHands, keptHands } from "../worker/hands.js";

/** @typedef {{seed: string, view: import("../table/types.js").View}} FirstDeal */
/** @typedef {import("../panels/new-match.js").Offer & {deals: FirstDeal[]}} Offer */
/** @typedef {import("../worker/protocol.js").Ask} Ask */
/** @typedef {{variant: string, players: number}} FirstGame */

/** Number of fresh hands of each game that are stored. */
const STORED = 3;
/** Limit of deals made for them; another seat leads in half of all deals for two and three quarters of those for four. */
const MAX_DEALS = 80;

/** Offer games, levels and dealt hands on the start page before the engine is up. */
export class FirstOffer {
  /** @type {Offer} */
  known;
  /** The hands of each game, in the order in which the games are shown. @type {Hands[]} */
  #hands;

  /** @param {FirstGame[]} games those of the hands @param {string} level of the other players
   * @param {Ask} ask a table of the engine's that is used for nothing else; waits until the engine is up */
  constructor(games, level, ask) {
    this.level = level;
    this.ask = ask;
    this.known = { games: [], levels: [level], deals: [] };
    this.#hands = games.map((game) => new Hands(game));
  }

  /** List the games, each with the hand that lies dealt, or null if there is none. */
  get tables() {
    return this.#hands.map(({ game, deal }) => ({ variant: game.variant, deal }));
  }

  /** Read the offer of the build; if it is missing or broken, ask the engine for all but the hands. */
  async load() {
    const stored = keptHands();
    try {
      this.known = checked(await (await fetchFile("start.json")).json());
    } catch {
      this.known = await this.#askForGames();
    }
    const fresh = /** @type {FirstDeal[]} */ (await stored).filter(isDeal);
    for (const hands of this.#hands) hands.begin(this.known.deals, fresh);
  }

  /** Deal fresh hands until enough are stored. */
  async refill() {
    let dealt = 0;
    for (const hands of this.#hands) dealt += await this.#refill(hands);
    if (dealt > 0) await this.#store();
  }

  /** @param {Hands} hands @returns {Promise<number>} how many were dealt */
  async #refill(hands) {
    const before = hands.fresh.length;
    for (let i = 0; i < MAX_DEALS && hands.fresh.length < STORED; i += 1) {
      const dealt = await this.#dealt(hands.game);
      if (dealt.view.to_move === 0 && dealt.view.phase === "play") hands.fresh.push(dealt);
    }
    hands.isFresh ||= hands.deal === null;
    return hands.fresh.length - before;
  }

  /** Show another hand of a game: a fresh one if there is one. @param {string} variant */
  another(variant) {
    this.#of(variant)?.another();
    this.#store();
  }

  /** Take a hand away, since it has been played. @param {string} variant */
  played(variant) {
    this.#of(variant)?.drop();
    this.#store();
  }

  /** @param {string} variant */
  #of = (variant) => this.#hands.find(({ game }) => game.variant === variant);

  #store = () => keepHands(this.#hands.flatMap(({ fresh }) => fresh));

  /** Deal a hand; the others cut the pack if it is cut. @param {FirstGame} game @returns {Promise<FirstDeal>} */
  async #dealt({ variant, players }) {
    const seed = randomSeed();
    /** @type {import("../bridge/types.js").NewSeat[]} */
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { kind: "human" } : { kind: "player", level: this.level },
    );
    let { view, revision } = await this.ask("new", { variant, seats, seed });
    while (view.phase === "cut" && view.to_move !== 0)
      ({ view, revision } = await this.ask("step", { revision }));
    return { seed, view: /** @type {FirstDeal["view"]} */ (view) };
  }

  /** @returns {Promise<Offer>} */
  async #askForGames() {
    try {
      const [{ levels }, { strengths, steps, groups }, { variants }] = await Promise.all([
        this.ask("hello"),
        this.ask("strengths"),
        this.ask("variants"),
      ]);
      const games = variants.map((game) => ({
        ...game,
        strength: groups[game.name],
      }));
      return { games, levels, strengths, steps, deals: [] };
    } catch {
      return this.known; // there is no engine either; its stage says so
    }
  }
}

/** Hold the hands of one game: those of the build, and those dealt in this browser. */
class Hands {
  /** Deals made in this browser and not played yet, in the order in which they are offered. @type {FirstDeal[]} */
  fresh = [];
  /** True if the hand that is shown was dealt in this browser. */
  isFresh = false;
  /** @type {FirstDeal[]} */
  #built = [];
  /** Index of the next hand of the build. */
  #at = 0;

  /** @param {FirstGame} game */
  constructor(game) {
    this.game = game;
  }

  /** Return the hand that is shown, or null if there is none. */
  get deal() {
    if (this.isFresh && this.fresh[0]) return this.fresh[0];
    return this.#built[this.#at] ?? null;
  }

  /** Take over the hands of this game. @param {FirstDeal[]} built @param {FirstDeal[]} fresh */
  begin(built, fresh) {
    const ours = (/** @type {FirstDeal} */ { view }) => view.variant === this.game.variant;
    this.#built = built.filter(ours);
    this.#at = Math.floor(Math.random() * this.#built.length);
    this.fresh = fresh.filter(ours);
    this.isFresh = this.fresh.length > 0;
  }

  /** Show another hand. */
  another() {
    if (this.isFresh) this.fresh.shift();
    else this.#at = (this.#at + 1) % Math.max(1, this.#built.length);
    this.isFresh = this.fresh.length > 0;
  }

  /** Drop the hand that is shown if it is a fresh one. */
  drop() {
    if (this.isFresh) this.fresh.shift();
  }
}

/** Check that the offer is complete. @param {any} offer @returns {Offer} */
function checked(offer) {
  const parts = [offer?.games, offer?.levels, offer?.deals];
  if (!parts.every((part) => Array.isArray(part) && part.length > 0))
    throw new Error("start.json is not what the build wrote");
  return offer;
}

/** Return whether a stored value is a deal. @param {unknown} it */
const isDeal = (it) => {
  const { seed, view } = /** @type {Partial<FirstDeal>} */ (it ?? {});
  return typeof seed === "string" && Array.isArray(view?.hand) && Array.isArray(view?.seats);
};
