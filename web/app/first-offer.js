// What the start page offers before the engine is up: the games, the levels, and a hand that lies dealt on the cloth.
//
// The build has asked the engine for the games and for some hands. Their seeds can be read by anyone, so a person gets
// one of them on the first visit only: in the first pause the engine deals hands for the next visit from seeds of the
// browser's own chance, and these are stored. Where nothing can be stored, each visit begins with a hand of the build.

import { fetchFile } from "#files";
import { randomSeed } from "../session/device.js";
import { keepHands, keptHands } from "../worker/hands.js";

/** @typedef {{seed: string, view: import("../table/types.js").View}} FirstDeal */
/** @typedef {import("../panels/new-match.js").Offer & {deals: FirstDeal[]}} Offer */
/** @typedef {import("../worker/protocol.js").Ask} Ask */

/** Number of fresh hands that are stored. */
const STORED = 3;
/** Limit of deals made for them: in half of all deals the other seat leads. */
const MAX_DEALS = 40;

/** Offer games, levels and a dealt hand on the start page before the engine is up. */
export class FirstOffer {
  /** @type {Offer} */
  known;
  /** Deals made in this browser and not played yet, in the order in which they are offered. @type {FirstDeal[]} */
  #fresh = [];
  /** True if the hand on the cloth was dealt in this browser. */
  #isFresh = false;
  /** Index of the next hand of the build. */
  #at = 0;

  /** @param {{variant: string, level: string}} first the game of the hands, and the level of the other player
   * @param {Ask} ask a table of the engine's that is used for nothing else; waits until the engine is up */
  constructor(first, ask) {
    this.first = first;
    this.ask = ask;
    this.known = { games: [], levels: [first.level], deals: [] };
  }

  /** Return the hand on the cloth, or null if there is none. */
  get deal() {
    if (this.#isFresh && this.#fresh[0]) return this.#fresh[0];
    return this.known.deals[this.#at] ?? null;
  }

  /** Read what the build offers; if it did not arrive whole, ask the engine for all but the hands. */
  async load() {
    const stored = keptHands();
    try {
      this.known = checked(await (await fetchFile("start.json")).json());
    } catch {
      this.known = await this.#askForGames();
    }
    this.#at = Math.floor(Math.random() * this.known.deals.length);
    this.#fresh = /** @type {FirstDeal[]} */ (await stored).filter(isDeal);
    this.#isFresh = this.#fresh.length > 0;
  }

  /** Deal fresh hands until enough are stored. */
  async refill() {
    const fresh = this.#fresh.length;
    for (let i = 0; i < MAX_DEALS && this.#fresh.length < STORED; i += 1) {
      const dealt = await this.#dealt();
      if (dealt.view.to_move === 0) this.#fresh.push(dealt);
    }
    if (!this.deal) this.#isFresh = true;
    if (this.#fresh.length > fresh) await keepHands(this.#fresh);
  }

  /** Show another hand: a fresh one if there is one. */
  another() {
    if (this.#isFresh) this.#drop();
    else this.#at = (this.#at + 1) % Math.max(1, this.known.deals.length);
    this.#isFresh = this.#fresh.length > 0;
  }

  /** Take the hand on the cloth away, since it has been played. */
  played() {
    if (this.#isFresh) this.#drop();
  }

  #drop() {
    this.#fresh.shift();
    keepHands(this.#fresh);
  }

  /** @returns {Promise<FirstDeal>} */
  async #dealt() {
    const { variant, level } = this.first;
    const seed = randomSeed();
    /** @type {import("../bridge/types.js").NewSeat[]} */
    const seats = [{ kind: "human" }, { kind: "player", level }];
    const { view } = await this.ask("new", { variant, seats, seed });
    return { seed, view: /** @type {FirstDeal["view"]} */ (view) };
  }

  /** @returns {Promise<Offer>} */
  async #askForGames() {
    try {
      const [{ levels }, { strengths, groups }, { variants }] = await Promise.all([
        this.ask("hello"),
        this.ask("strengths"),
        this.ask("variants"),
      ]);
      const games = variants.map((game) => ({
        ...game,
        strength: groups[game.name],
      }));
      return { games, levels, strengths, deals: [] };
    } catch {
      return this.known; // there is no engine either; its stage says so
    }
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
