// The match that this browser keeps: opened when the page begins, played in one tab and shown live in all others, asked
// about before another takes its place, and set aside when it cannot be opened. The last view that a person saw is kept
// too, so that a reload shows the table at once while the engine starts; it holds only what this seat may see.

import { text } from "../i18n/strings.js";
import { ask, closePanels } from "../panels/dialog.js";
import { askToLeave } from "../panels/start.js";
import { saveFile } from "../session/device.js";
import { dropAside, setAsideMatches } from "../worker/storage.js";
import { Tabs } from "./tabs.js";

/** @typedef {import("../table/types.js").View} View */

/**
 * @typedef {object} Notes
 * @property {() => void} changed what `saved`, `watching` or `setAside` say has changed
 * @property {(error: unknown) => void} failed
 */

/** Open, watch, replace and set aside the match that this browser keeps. */
export class KeptMatch {
  /** Whether there is a match to resume, as far as it is known. @type {"none" | "unknown" | "known"} */
  saved = "none";
  /** Code of the error in the match that was set aside last. @type {string | null} */
  setAside = null;
  /** True if the match is not stored and lasts only as long as this page. */
  #isUnkept = false;
  /** True while the match of another tab is being loaded. */
  #isShowing = false;
  /** True if that match has changed since the loading began. */
  #isStale = false;

  /** @param {import("../worker/client.js").Engine} engine @param {import("../session/match.js").Match} match
   * @param {Notes} notes */
  constructor(engine, match, notes) {
    this.engine = engine;
    this.match = match;
    this.notes = notes;
    this.tabs = new Tabs({
      changed: () => this.#handleChange(),
      lost: () => this.#loseMatch(),
      gained: () => this.#open(),
    });
    engine.addEventListener("kept", () => {
      this.#isUnkept = false;
      this.tabs.tell("changed");
    });
    engine.addEventListener("unkept", () => {
      this.#isUnkept = true;
      this.tabs.release();
    });
  }

  /** Return whether another tab plays the match. */
  get watching() {
    return this.engine.watching;
  }

  /** Look for matches that were set aside. */
  async look() {
    this.setAside = (await setAsideMatches()).at(-1)?.why ?? null;
    this.notes.changed();
  }

  /** Go on with the match, or watch it if another tab plays it. */
  async resume() {
    if (await this.tabs.hold()) await this.#open();
    else await this.watch();
  }

  /** Play here what another tab has played so far. */
  async takeOver() {
    if (await this.tabs.takeOver()) await this.#open();
  }

  async #open() {
    this.engine.watching = false;
    this.notes.changed();
    await this.match.resume();
    this.tabs.tell("claimed");
  }

  /** Show the match as another tab plays it, until that tab is closed or this one takes over. */
  async watch() {
    this.engine.watching = true;
    this.tabs.wait();
    if (this.saved === "none") this.saved = "unknown";
    this.notes.changed();
    await this.#show();
  }

  /** Watch the match, since another tab has taken it. */
  #loseMatch() {
    closePanels(); // such as a deal sheet that leads on
    this.watch();
  }

  #handleChange() {
    if (this.#isUnkept) return;
    if (!this.watching) this.watch();
    else this.#show();
  }

  async #show() {
    this.#isStale = true;
    if (this.#isShowing) return;
    this.#isShowing = true;
    while (this.#isStale && this.watching) {
      this.#isStale = false;
      await this.#load();
    }
    this.#isShowing = false;
    this.notes.changed();
  }

  async #load() {
    try {
      const update = /** @type {any} */ (await this.engine.call("load", { watch: true }));
      if (this.watching) await this.match.watch({ ...update, view: still(update.view) });
    } catch (error) {
      const { code } = /** @type {{code?: string}} */ (error);
      // The other tab sends a message when it has opened the match, or has another.
      if (code === "bridge/no-table") this.saved = "none";
      else if (code !== "match/not-up") this.notes.failed(error);
    }
  }

  /** Return whether the match under way may be given up; ask the person if it is not over.
   * @returns {Promise<boolean>} */
  async mayLeave() {
    const { view } = this.match;
    if (this.saved !== "none" && view?.phase === "match-over") return true;
    // Another tab may have begun one and not said so.
    if (this.saved === "none" && !(await this.engine.hasSaved())) return true;
    return askToLeave(view);
  }

  /** Make this tab the one that plays, before it begins another match. */
  async claim() {
    if (!(await this.tabs.hold())) await this.tabs.takeOver();
    this.engine.watching = false;
    this.notes.changed();
    await this.engine.call("claim");
    this.tabs.tell("claimed");
  }

  /** Handle an error about the kept match; return whether it was one. @param {string} code */
  isAboutIt(code) {
    if (code === "match/elsewhere") this.#loseMatch();
    else if (code === "match/set-aside") {
      this.saved = "none";
      this.look();
    } else return false;
    return true;
  }

  // --- a match that was set aside ---------------------------------------------------------------

  /** Save the match that was set aside in a file. */
  async exportAside() {
    const last = (await setAsideMatches()).at(-1);
    if (last) saveFile("brisques-match.txt", new Blob([last.record], { type: "text/plain" }));
  }

  /** Try once more to open the match that was set aside.
   * @returns {Promise<boolean>} whether it is the match under way again */
  async retryAside() {
    if (this.saved !== "none" || !(await dropAside(true))) return false;
    this.saved = "unknown";
    await this.resume();
    await this.look();
    return this.match.view !== null;
  }

  /** Delete the match that was set aside, after asking. */
  async deleteAside() {
    const isSure = await ask({
      title: text("aside-delete-title"),
      line: text("aside-delete-line"),
      yes: text("aside-delete"),
      no: text("aside-keep"),
    });
    if (isSure) await dropAside(false);
    await this.look();
  }
}

const KEY = "brisques.seen.4"; // counts up when a view gains parts that the table needs

/** Store the view that a person sees now. @param {{view: View}} update */
export function remember({ view }) {
  const text = JSON.stringify(view);
  try {
    localStorage.setItem(KEY, `${sumOf(text)} ${text}`);
  } catch {
    // Without storage the table waits for the engine.
  }
}

/** Return the stored view with no seat to move; null if it is not exactly what was stored. @returns {View | null} */
export function recall() {
  try {
    const [, sum, text] = /^(\w+) (.*)$/s.exec(localStorage.getItem(KEY) ?? "") ?? [];
    return text && sum === sumOf(text) ? still(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

/** Return the same view with no seat to move. @param {View} view @returns {View} */
export const still = (view) => ({
  ...view,
  to_move: null,
  legal: [],
  declare: null,
  can_undo: false,
  can_redo: false,
});

/** Compute a checksum (FNV-1a), which shows whether a text was cut off or edited. @param {string} text */
function sumOf(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
