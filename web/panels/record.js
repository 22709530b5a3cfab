// A person's record: all stored matches with search and filters, their statistics, or the deals of the day by date. It
// can be saved as one file, and read again.

import { html, nothing } from "lit";
import { withoutBranches } from "../history/branches.js";
import { dayOf } from "../history/daily.js";
import { ALL } from "../history/filter.js";
import { errorWords, text } from "../i18n/strings.js";
import { dailyCalendar } from "./daily-calendar.js";
import { showPanel } from "./dialog.js";
import { matchList } from "./record-list.js";
import { figures } from "./record-statistics.js";

/** @typedef {import("../history/entry.js").Entry} Entry */

/**
 * @typedef {object} Wishes
 * @property {() => Entry[]} entries the stored matches, those played last first
 * @property {() => Set<string>} elsewhere ids of those that other tabs play
 * @property {(id: string) => void} goOn
 * @property {(id: string) => void} review
 * @property {(id: string) => Promise<void>} read shows the match as text; rejects if it is not stored any more
 * @property {(id: string) => Promise<void>} remove deletes it; resolves when it is no longer in the list, rejects if that
 *   is not stored
 * @property {(id: string) => Promise<void>} bringBack
 * @property {() => number} countedSince the time in ms from which on matches count in the statistics, 0 for all
 * @property {(time: number) => void} countSince
 * @property {() => Promise<void>} save gives everything as a file
 * @property {(file: File, tell: (words: string) => void) => Promise<void>} load reads such a file; `tell` says how that
 *   goes and why it was refused
 * @property {File} [file] to be read at once
 */

/** The parts of the record. */
const VIEWS = /** @type {const} */ (["matches", "statistics", "daily"]);

/** Open the record. @param {Wishes} wishes */
export function showRecord(wishes) {
  /** @type {typeof VIEWS[number]} */
  let view = "matches";
  let wanted = { ...ALL };
  let told = "";
  let month = dayOf().slice(0, 7);
  /** The match that was deleted last. @type {string | null} */
  let gone = null;
  /** @type {import("./record-list.js").Wishes} */
  const listWishes = {
    want: (change) => {
      wanted = { ...wanted, ...change };
      panel.update();
    },
    elsewhere: wishes.elsewhere,
    goOn: leaveFor(wishes.goOn),
    review: leaveFor(wishes.review),
    read: async (id) => {
      try {
        await wishes.read(id);
      } catch (error) {
        gone = null;
        tell(errorWords(error));
      }
    },
    remove: async (id) => {
      gone = null;
      try {
        await wishes.remove(id);
        gone = id;
        tell(text("match-deleted"));
      } catch (error) {
        tell(errorWords(error));
      }
    },
  };

  const panel = showPanel(
    "record",
    () => html`
    <h1>${text("record")}</h1>
    <div class="views" role="group" aria-label=${text("record-views")}>
      ${VIEWS.map(
        (name) => html`<button type="button" class="button small" aria-pressed=${view === name}
          @click=${() => turnTo(name)}>${text(`record-${name}`)}</button>`,
      )}
    </div>
    <p role="status" class="told">${told}
      ${gone ? html`<button type="button" class="link" @click=${bringBack}>${text("undo")}</button>` : nothing}</p>
    <div class="scroll" tabindex="-1">
      ${inside(wishes.entries())}
      <div class="record-foot">
        <p>
          <button type="button" class="button small" @click=${save}>${text("record-save")}</button>
          <label class="button small">${text("record-read")}
            <input class="visually-hidden" type="file" accept=".json,.txt,application/json,text/plain" @change=${load} /></label>
        </p>
        <p><small>${text("record-saved-note")}</small></p>
      </div>
    </div>
  `,
  );

  /** @param {Entry[]} entries */
  function inside(entries) {
    if (view === "statistics") return figures(entries, wishes.countedSince(), countSince);
    if (view === "daily") return dailyCalendar(entries, month, turnMonth);
    return matchList(withoutBranches(entries), wanted, listWishes);
  }

  /** @param {number} time */
  function countSince(time) {
    wishes.countSince(time);
    gone = null;
    tell(text(time ? "statistics-were-reset" : "statistics-count-all"));
  }

  /** @param {string} next */
  function turnMonth(next) {
    month = next;
    panel.update();
  }

  /** @param {(id: string) => void} wish */
  function leaveFor(wish) {
    return (/** @type {string} */ id) => {
      panel.close();
      wish(id);
    };
  }

  /** @param {typeof VIEWS[number]} name */
  function turnTo(name) {
    view = name;
    panel.update();
  }

  /** @param {string} words */
  function tell(words) {
    told = words;
    panel.update();
  }

  async function bringBack() {
    try {
      if (gone) await wishes.bringBack(gone);
      gone = null;
      tell("");
    } catch (error) {
      tell(errorWords(error));
    }
  }

  async function save() {
    gone = null;
    try {
      await wishes.save();
      tell(text("record-saved"));
    } catch (error) {
      tell(errorWords(error));
    }
  }

  /** @param {Event} event */
  async function load({ target }) {
    const input = /** @type {HTMLInputElement} */ (target);
    const [file] = input.files ?? [];
    gone = null;
    if (file) await wishes.load(file, tell);
    input.value = "";
  }

  if (wishes.file) wishes.load(wishes.file, tell);
}
