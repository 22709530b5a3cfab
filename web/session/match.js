// A match being played: sends the person's requests to the engine, lets the computer move, and has the table show every
// answer. One request at a time; until it is answered the table is busy.

import { isTalk } from "../table/names.js";
import { mustPass, personsOf, watched } from "./persons.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").GameEvent} GameEvent */
/** @typedef {import("../table/table.js").BrisquesTable} Table */
/** @typedef {import("../table/types.js").Refusal} Refusal */

/** The part of the engine that a match uses. @typedef {Pick<import("../worker/client.js").Engine, "call">} Engine */
/** @typedef {import("../worker/protocol.js").Operations} Operations */
/** @typedef {import("../bridge/types.js").NewSeat} NewSeat */
/** @typedef {{revision: number, view: View, covered?: undefined, events?: GameEvent[]}} Update */
/** @typedef {import("../bridge/types.js").CoveredTable} CoveredTable */
/** An answer while the cards are covered between the turns of several persons.
 * @typedef {{revision: number, covered: CoveredTable, view?: undefined, events?: GameEvent[]}} Covered */

/**
 * @typedef {object} Notes callbacks of the page
 * @property {(view: View) => void} settled nothing moves until a person does
 * @property {(error: unknown) => void} failed
 * @property {(update: Update | Covered) => void} [heard] the engine said how things stand, before that is shown
 * @property {(table: CoveredTable) => void} [covered] the cards are covered until a person uncovers them
 * @property {(refusal: Refusal, says: unknown) => void} [refused] something may not be done, which the table explains;
 *   in a lesson with what its teacher says to it
 * @property {() => boolean} [over] true if nothing more is to be played, though the deal is not over
 */

/** The action of a winner who declares nothing more. */
const DONE = "done";
/** Time until the table says that a player thinks, in ms. */
const LATE = 250;

/** Play a match between a person, the table and the engine. */
export class Match {
  revision = 0;
  #busy = false;
  /** The work under way. @type {Promise<void>} */
  #work = Promise.resolve();
  /** True while the computer makes its moves. */
  #goingOn = false;
  /** True if the computer must stop. */
  #interrupted = false;
  /** The view of the person at the device; null while the cards are covered. @type {View | null} */
  view = null;
  /** What all may know, while the cards are covered between the turns of several persons. @type {CoveredTable | null} */
  covered = null;
  /** True while nobody plays and the computer is to make no move unless asked. */
  isPaused = false;

  /**
   * @param {Engine} engine @param {Table} table @param {Notes} notes
   * @param {number} [helpers] how many further workers may think along
   * @param {() => boolean} [isUnaided] whether the match allows no help, as a deal of the day
   */
  constructor(engine, table, notes, helpers = 0, isUnaided = () => false) {
    this.engine = engine;
    this.table = table;
    this.notes = notes;
    this.helpers = helpers;
    this.isUnaided = isUnaided;
  }

  /** Whether there is a match, its cards covered or not. */
  get isOnTable() {
    return this.view !== null || this.covered !== null;
  }

  /** Take the match from the table. */
  drop() {
    return this.interrupt(async () => {
      this.view = null;
      this.covered = null;
      this.table.clear();
    });
  }

  /** Begin a new match. @param {{variant: string, rulesName?: string, level: string, names: string[], seats?: NewSeat[],
   * seed: string, first?: string, servant?: number, match?: string}} wish `names` of the others, in order of play;
   * `seats` if it is not one person against players of `level`; `first` is played as soon as we are to move; `servant`
   * deals first, and his side serves since an earlier sitting; `match` is its id, if the page gives one */
  begin({ variant, rulesName, level, names, seats, seed, first, servant, match }) {
    return this.interrupt(async () => {
      /** @type {NewSeat[]} */
      const others = names.map((name) => ({ kind: "player", level, name }));
      /** @type {NewSeat[]} */
      const usual = [{ kind: "human" }, ...others];
      const rules = { variant, rules_name: rulesName, servant, curtain: true };
      this.isPaused = false;
      const update = await this.#call("new", { ...rules, seats: seats ?? usual, seed, match });
      if (first && update.view) await this.#playFirst(update, first);
      else await this.#show(update, true);
      await this.#goOn();
    });
  }

  /** Play a card of a deal that is already on the table; the others may have to cut first.
   * @param {Update} update @param {string} card */
  async #playFirst(update, card) {
    this.#keep(update);
    while (this.#computersTurn() && this.view?.phase === "cut")
      this.#keep(await this.#call("step", { revision: this.revision }));
    if (this.view) this.table.set(this.view, true);
    if (this.view?.legal.includes(card)) await this.#change("act", { action: card });
  }

  /** Lay another deal on the table; resolves when it lies there, before the computer moves: the page shows the table
   * then, and only a table that is shown plays the moves. It resolves too if the engine refuses, which `notes.failed` is
   * told. @template {"new" | "branch" | "load" | "position" | "lesson-step" | "lesson-again"} Name
   * @param {Name} op @param {Operations[Name]["request"]} args
   * @param {boolean} [goesOn] whether the computer may move there */
  open(op, args, goesOn = true) {
    return new Promise((/** @type {(value?: void) => void} */ laid, failed) => {
      this.interrupt(async () => {
        this.isPaused = false;
        this.#adopt(await this.#call(op, args), op !== "lesson-again");
        laid();
        if (goesOn) await this.#goOn();
      }).then(laid, failed);
    });
  }

  /** Wait until nothing is under way. */
  async rest() {
    while (this.#busy) await this.#work.catch(() => {}); // reported to the caller
  }

  /** Send actions, one after the other. For talk the computer stops, hears it, and then goes on.
   * @param {string[]} actions sent one after the other */
  send(actions) {
    const work = async () => {
      for (const action of actions) await this.#change("act", { action });
      await this.#goOn();
    };
    return actions.every(isTalk) ? this.interrupt(work) : this.#while(work);
  }

  /** Undo or redo, to the next decision. @param {"undo" | "redo"} op */
  turn(op) {
    return this.#ratherThanGoOn(async () => {
      do await this.#change(op, {});
      while (this.#nothingToChoose() && this.view?.[`can_${op}`]);
      await this.#goOn();
    });
  }

  /** Begin the next deal. @param {string} [seed] without one, the seed of the match gives this deal too */
  next(seed) {
    return this.#ratherThanGoOn(async () => {
      await this.#change("next", seed === undefined ? {} : { seed });
      await this.#goOn();
    });
  }

  /** Have the rest of a certain deal played to its end. */
  claim() {
    return this.#while(async () => {
      await this.#change("claim", {});
      await this.#goOn();
    });
  }

  /** Let a person uncover the cards of a seat. @param {number} seat */
  look(seat) {
    return this.#while(async () => {
      this.#adopt(await this.#call("look", { revision: this.revision, seat }));
      await this.#goOn();
    });
  }

  /** Let another person or player take over a seat. @param {number} seat @param {NewSeat} who */
  sit(seat, who) {
    return this.interrupt(async () => {
      this.#adopt(await this.#call("sit", { seat, who, revision: this.revision }));
      await this.#goOn();
    });
  }

  /** Stop the computer that plays all seats, or let it go on. @param {boolean} isPaused */
  pause(isPaused) {
    this.isPaused = isPaused;
    return this.interrupt(() => this.#goOn());
  }

  /** Make one move of the computer, where it plays all seats. */
  step() {
    return this.#while(async () => {
      if (this.#computersTurn()) await this.#computerMoves();
    });
  }

  /** Ask why an action is refused and have the table say it. @param {string} action */
  why(action) {
    return this.#while(async () => {
      const { refusal, says } = await this.engine.call("why_not", { action });
      if (refusal) this.#explain(refusal, says);
    });
  }

  /** Ask whether these cards may be declared and have the table tell it. @param {string[]} cards */
  judge(cards) {
    return this.#while(async () => {
      const answer = await this.engine.call("judge", { cards });
      this.table.judged(cards, /** @type {any} */ (answer));
    });
  }

  /** Go on after a new worker has loaded the match. @param {Update | Covered} update */
  recovered(update) {
    this.#adopt(update);
    return this.#while(() => this.#goOn());
  }

  /** Show the match as another tab plays it, without going on. @param {Update | Covered} update */
  watch(update) {
    return this.interrupt(async () => this.#adopt(update));
  }

  /** Stop the computer, even in thought, and do this once nothing is under way; each that waits has its turn.
   * @param {() => Promise<void>} work */
  async interrupt(work) {
    do {
      this.#interrupted = true;
      this.table.skip();
      if (this.#goingOn) await this.engine.call("stop").catch(() => {});
      await this.#work.catch(() => {}); // reported to the caller
    } while (this.#busy); // another that waited has begun
    return this.#while(work);
  }

  /** Do this if nothing is under way but the moves of the computer, which stops. @param {() => Promise<void>} work */
  #ratherThanGoOn(work) {
    return this.#goingOn ? this.interrupt(work) : this.#while(work);
  }

  /** Do this if nothing is under way. @param {() => Promise<void>} work */
  async #while(work) {
    if (this.#busy) return;
    this.#work = this.#carryOut(work);
    await this.#work;
  }

  /** @param {() => Promise<void>} work */
  async #carryOut(work) {
    this.#busy = true;
    this.#interrupted = false;
    this.table.busy = true;
    try {
      await work();
    } catch (error) {
      await this.#trouble(error);
    } finally {
      this.#busy = false;
      this.table.busy = false;
    }
    if (this.view) this.notes.settled(this.view);
    else if (this.covered) this.notes.covered?.(this.covered);
  }

  /** Make the moves that need no person: the computer's, and going on after a trick with nothing to declare. */
  async #goOn() {
    this.#goingOn = true;
    try {
      while (!this.#mustStop() && this.#isForced()) {
        if (this.#computersTurn()) await this.#computerMoves();
        else await this.#nothingMore();
      }
      if (this.view && mustPass(this.view)) {
        if (!this.#interrupted) await this.table.think(); // what was played is seen before the cards are covered
        this.#adopt(await this.#call("look", { revision: this.revision }));
      }
    } finally {
      this.#goingOn = false;
    }
  }

  #mustStop() {
    return this.#interrupted || this.isPaused || (this.notes.over?.() ?? false);
  }

  /** Let the computer move while the table pauses; if it takes longer, the table says that it thinks. */
  async #computerMoves() {
    const late = setTimeout(() => {
      this.table.thinking = true;
    }, LATE);
    const move = this.#call("step", { helpers: this.helpers, revision: this.revision });
    const thought = move.finally(() => {
      clearTimeout(late);
      this.table.thinking = false;
    });
    const pause = this.covered ? Promise.resolve() : this.table.think();
    const [update] = await Promise.all([thought, pause]);
    const shown = this.#show(update);
    if (this.#interrupted) this.table.skip();
    await shown;
  }

  async #nothingMore() {
    await this.table.think();
    if (!this.#interrupted) await this.#change("act", { action: DONE });
  }

  /** Return whether the next move needs no person. */
  #isForced() {
    return this.#computersTurn() || this.#nothingToChoose();
  }

  #computersTurn() {
    const now = this.view ?? this.covered;
    const seat = this.view?.mover ?? now?.to_move ?? null;
    return seat !== null && now?.seats[seat].kind === "player";
  }

  #nothingToChoose() {
    return this.view?.legal.length === 1 && this.view.legal[0] === DONE;
  }

  /** @template {"act" | "claim" | "next" | "redo" | "undo"} Name @param {Name} op
   * @param {Omit<Operations[Name]["request"], "revision">} args */
  async #change(op, args) {
    const request = /** @type {any} */ ({ ...args, revision: this.revision });
    await this.#show(await this.#call(op, request));
  }

  /** Ask for an update; its view has the whole log and score sheet, although most answers leave out the known part.
   * @template {keyof Operations} Name @param {Name} op @param {Operations[Name]["request"]} args
   * @returns {Promise<any>} an Update, or a Covered */
  async #call(op, args) {
    const request = /** @type {import("../worker/protocol.js").RequestOf<Name>} */ ([args]);
    const update = /** @type {any} */ (await this.engine.call(op, ...request));
    if (update.covered) return update;
    const view =
      completed(update.view, this.view) ?? /** @type {any} */ (await this.engine.call("view")).view;
    if (personsOf(view) === 0) return { ...update, view: watched(view) };
    return { ...update, view: this.isUnaided() ? unaided(view) : view };
  }

  /** @param {Update | Covered} update @param {boolean} [isNewMatch] */
  async #show(update, isNewMatch = false) {
    this.#keep(update);
    if (!update.view) this.table.clear();
    else await this.table.play(update.events ?? [], update.view, isNewMatch);
  }

  /** @param {Update | Covered} update @param {boolean} [isNew] whether another deal was on the table before */
  #adopt(update, isNew = false) {
    this.#keep(update);
    if (update.view) this.table.set(update.view, isNew);
    else this.table.clear();
  }

  /** @param {Update | Covered} update */
  #keep(update) {
    this.revision = update.revision;
    this.view = update.view ?? null;
    this.covered = update.covered ?? null;
    this.notes.heard?.(update);
  }

  /** @param {Refusal} refusal @param {unknown} [says] */
  #explain(refusal, says = null) {
    this.table.explain(refusal);
    this.notes.refused?.(refusal, says);
  }

  /** Show a refusal on the table; after a stale revision load the current view; report any other error.
   * @param {unknown} error */
  async #trouble(error) {
    const { code, kind } = /** @type {Partial<Refusal>} */ (error ?? {});
    if (kind === "refusal") {
      this.#explain(/** @type {Refusal} */ (error));
    } else if (code === "table/stale-revision") {
      await this.#call("view", {}).then((update) => this.#adopt(update), this.notes.failed);
    } else if (code !== "engine/stopped") {
      this.notes.failed(error);
    }
  }
}

/** Return a view with the log and the score sheet from their start on, null if the view before does not have the part
 * that is left out. @param {View} view @param {View | null} before @returns {View | null} */
function completed(view, before) {
  const { log = [], sheet = [] } = before ?? {};
  const { log_from: tricks, sheet_from: lines } = view;
  if (log.length < tricks || sheet.length < lines) return null;
  return {
    ...view,
    log: [...log.slice(0, tricks), ...view.log],
    log_from: 0,
    sheet: [...sheet.slice(0, lines), ...view.sheet],
    sheet_from: 0,
  };
}

/** Return the view of a match that allows no help. @template {object} T @param {T} view */
const unaided = (view) => ({ ...view, can_undo: false, can_redo: false, unaided: true });
