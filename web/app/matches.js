// The matches that this browser stores: listed, opened on the table, played in one tab and shown live in all others, put
// away, deleted, and set aside when they cannot be opened.

import { isBranchOf } from "../history/branches.js";
import { factsOf, isUnfinished } from "../history/entry.js";
import { text } from "../i18n/strings.js";
import { ask, closePanels } from "../panels/dialog.js";
import { saveFile } from "../session/device.js";
import { entries, erase, kept, putAway, remove, tryAgain } from "../worker/storage.js";
import { still } from "./last-view.js";
import { recallInTab, rememberInTab } from "./tab-memory.js";
import { Tabs } from "./tabs.js";

/** @typedef {import("../history/entry.js").Entry} Entry */

/** Under this key a tab remembers which match is on its table. */
const TAB = "brisques.match";

/**
 * @typedef {object} Notes
 * @property {() => void} changed the list or `watching` has changed
 * @property {() => void} cleared the match was taken from the table
 * @property {(error: unknown) => void} failed
 */

/** List, open, watch and remove the matches that this browser stores. */
export class Matches {
  /** The stored matches, played last first. @type {Entry[]} */
  #stored = [];
  /** Ids of the matches that other tabs play. @type {Set<string>} */
  elsewhere = new Set();
  /** Resolves when the match of another tab is shown; null while none is being loaded. @type {Promise<void> | null} */
  #showing = null;
  /** True if another match is to be shown, or that match has changed, since loading began. */
  #isStale = false;
  /** Id of the match that is being opened. @type {string | null} */
  opening = null;
  /** Whether that match was deleted since. */
  #isOpeningGone = false;
  /** When the match on the table came there, in ms since 1970. */
  #turnedAt = Date.now();
  /** Whether a match was begun at this visit. */
  hasBegun = false;

  /** @param {import("../worker/client.js").Engine} engine @param {import("../session/match.js").Match} match
   * @param {Notes} notes */
  constructor(engine, match, notes) {
    this.engine = engine;
    this.match = match;
    this.notes = notes;
    this.tabs = new Tabs({
      changed: () => this.#handleChange(),
      lost: () => this.#loseMatch(),
      gained: () => this.#load(),
      others: () => this.refresh(),
    });
    engine.addEventListener("match", (event) =>
      this.#turnTo(/** @type {CustomEvent} */ (event).detail),
    );
    engine.addEventListener("kept", () => this.#handleKept());
    engine.addEventListener("unkept", () => this.tabs.release());
  }

  /** Whether another tab plays the match on the table. */
  get watching() {
    return this.engine.watching;
  }

  /** All matches, that on the table first and as it stands, also where the browser stores none. @returns {Entry[]} */
  get entries() {
    const { match: id } = this.engine;
    const view = this.match.view ?? this.match.covered;
    if (!id || !view) return this.#stored;
    const now = { begun: this.#turnedAt, changed: Date.now() };
    const before = this.#stored.find((entry) => entry.id === id);
    const others = this.#stored.filter((entry) => entry !== before);
    return [{ ...now, ...before, id, facts: factsOf(view) }, ...others];
  }

  /** Read the list again. */
  async refresh() {
    [this.#stored, this.elsewhere] = await Promise.all([entries(), this.tabs.elsewhere()]);
    this.notes.changed();
  }

  /** Return the match that a visit begins with: that of this tab before a reload, or else the one that was played last
   * and can go on. @returns {Promise<string | null>} */
  async first() {
    erase().catch(() => {}); // a browser that stores nothing has nothing to erase
    await this.refresh();
    const openable = this.#stored.filter(({ why }) => !why);
    const tabsMatch = recallInTab(TAB); // without storage the match played last is taken
    const before = openable.find(({ id }) => id === tabsMatch);
    return (
      (
        before ??
        openable.find((entry) => isUnfinished(entry) && !entry.away && !entry.facts?.branch)
      )?.id ?? null
    );
  }

  /** Put a stored match on the table, to be played here, or watched if another tab plays it.
   * @param {string} id @returns {Promise<boolean>} whether it is on the table */
  async open(id) {
    if (id === this.engine.match) return true;
    this.opening = id;
    this.#isOpeningGone = false;
    this.notes.changed();
    const isHeld = await this.tabs.hold(id);
    // By now another match may have been begun.
    if (isHeld) await this.#load();
    else if (this.tabs.match === id) await this.watch();
    this.opening = null;
    if (this.#isOpeningGone && this.engine.match === id) await this.#clearTable();
    const isOpen = this.engine.match === id;
    if (!isOpen && this.tabs.match === id) await this.#returnTo(this.engine.match);
    await this.refresh();
    return isOpen;
  }

  /** Play here what another tab has played so far. */
  async takeOver() {
    if (await this.tabs.takeOver()) await this.#load();
  }

  /** @param {string} id */
  #turnTo(id) {
    this.#turnedAt = Date.now();
    rememberInTab(TAB, id);
    if (!this.watching) this.tabs.hold(id);
  }

  /** Tell the other tabs what was stored. Where nothing could be stored before, this tab takes the lock again; another
   * may play the match by now. */
  async #handleKept() {
    const { match } = this.engine;
    if (match && !this.tabs.match && !(await this.tabs.hold(match))) this.watch();
    else this.tabs.tell("changed");
  }

  /** Take the lock again for the match that is still on the table. @param {string | null} id */
  async #returnTo(id) {
    this.engine.watching = false;
    if (!id) this.tabs.release();
    else if (!(await this.tabs.hold(id))) await this.watch();
  }

  /** Load the match whose writer this tab is now. */
  async #load() {
    this.engine.watching = false;
    this.notes.changed();
    if (this.tabs.match) await this.match.open("load", { match: this.tabs.match });
    this.tabs.tell("claimed");
  }

  /** Show the match as another tab plays it, until that tab is closed or this one takes over. */
  async watch() {
    this.engine.watching = true;
    this.tabs.wait();
    this.notes.changed();
    await this.#show();
  }

  /** Watch the match, since another tab has taken it. */
  #loseMatch() {
    closePanels(); // such as a deal sheet that leads on
    this.watch();
  }

  #handleChange() {
    if (this.engine.isUnkept) return;
    if (!this.watching) this.watch();
    else this.#show();
  }

  async #show() {
    this.#isStale = true;
    this.#showing ??= this.#showNewest();
    await this.#showing;
  }

  async #showNewest() {
    do {
      this.#isStale = false;
      await this.#loadWatched();
    } while (this.#isStale && this.watching);
    this.#showing = null;
    this.notes.changed();
  }

  async #loadWatched() {
    const { match } = this.tabs;
    if (!match) return;
    try {
      const update = /** @type {any} */ (await this.engine.call("load", { match, watch: true }));
      const shown = update.view ? { ...update, view: still(update.view) } : update;
      if (this.watching) await this.match.watch(shown);
    } catch (error) {
      const { code = "" } = /** @type {{code?: string}} */ (error);
      // The other tab sends a message when it has opened the match; it may have deleted it.
      if (code !== "match/not-up" && code !== "match/not-kept") this.notes.failed(error);
    }
  }

  /** Return whether another match may be begun; ask the person where that ends the one on the table, since the browser
   * stores none. */
  mayBegin() {
    const [title, line] = [text("leave-match-title"), text("leave-match-unkept")];
    return this.#mayEnd({ title, line, yes: text("begin-new") });
  }

  /** Return whether the page may be reloaded; ask the person where that ends the match on the table. */
  mayReload() {
    const [title, line] = [text("reload-title"), text("reload-unkept")];
    return this.#mayEnd({ title, line, yes: text("reload") });
  }

  /** @param {{title: string, line: string, yes: string}} question */
  async #mayEnd(question) {
    const { view } = this.match;
    if (!this.engine.isUnkept || view?.phase === "match-over") return true;
    return ask({ ...question, no: text("keep-match") });
  }

  /** Begin another match in place of the one on the table, which stays there if the engine refuses the other.
   * @param {() => Promise<void>} begin @returns {Promise<boolean>} whether it has begun */
  async replace(begin) {
    const { match: before, watching } = this.engine;
    this.hasBegun = true;
    this.engine.watching = false;
    this.tabs.release();
    this.notes.changed();
    await begin();
    if (this.engine.match !== before) return true;
    if (before && !(await this.tabs.hold(before))) await this.watch();
    else if (watching) await this.#load();
    return false;
  }

  /** Handle an error about a stored match; return whether it was one. @param {string} code */
  isAboutIt(code) {
    if (code === "match/elsewhere") this.#loseMatch();
    else if (code === "match/set-aside") this.refresh();
    else return false;
    return true;
  }

  // --- removing ---------------------------------------------------------------------------------

  /** Take a match from the start page, or show it there again; it stays in the record. Rejects if that is not stored.
   * @param {string} id @param {boolean} isAway */
  putAway(id, isAway) {
    return this.#store(() => putAway(id, isAway));
  }

  /** Delete a match with its branches, or bring it back. Rejects if that is not stored.
   * @param {string} id @param {boolean} isGone */
  async delete(id, isGone) {
    await this.#store(() => remove(id, isGone));
    const match = this.opening ?? this.engine.match;
    if (!match || (id !== match && !isBranchOf(match, id))) return;
    if (this.opening) this.#isOpeningGone = isGone;
    else if (isGone) this.#clearTable();
  }

  /** Take the deleted match from the table. */
  async #clearTable() {
    this.tabs.release();
    this.engine.drop();
    await this.match.drop();
    this.notes.cleared();
  }

  /** Store a change of a match; rejects if the browser cannot. @param {() => Promise<unknown>} work gives nothing if no
   * such match is stored */
  async #store(work) {
    if (!(await work().catch(() => null))) throw { code: "match-unchanged" };
    this.tabs.tell("changed");
    await this.refresh();
  }

  // --- matches that were set aside --------------------------------------------------------------

  /** Return the record of a match: as it was stored, or as it stands on the table where the browser cannot store it.
   * @param {string} id @returns {Promise<string>} rejects with match/not-kept if there is none */
  async recordOf(id) {
    if (id === this.engine.match && this.engine.isUnkept)
      return (await this.engine.call("save")).record;
    const stored = await kept(id);
    if (!stored) throw { code: "match/not-kept" };
    return stored.record;
  }

  /** Save the record of a match in a file. @param {string} id */
  async save(id) {
    try {
      const record = await this.recordOf(id);
      saveFile("brisques-match.txt", new Blob([record], { type: "text/plain" }));
    } catch (error) {
      this.notes.failed(error);
    }
  }

  /** Try once more to open a match that was set aside; rejects if that is not stored.
   * @param {string} id @returns {Promise<boolean>} whether it is on the table */
  async retry(id) {
    await this.#store(() => tryAgain(id));
    return this.open(id);
  }
}
