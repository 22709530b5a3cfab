// The record of a person on this device: opened as a panel, saved as one file, and read again.

import "../i18n/history-words.js";
import { dailyIn, dayOf } from "../history/daily.js";
import { factsOf } from "../history/entry.js";
import { format, isMatch, LONGEST, parse } from "../history/transfer.js";
import { errorWords, text } from "../i18n/strings.js";
import { showRecord } from "../panels/record.js";
import { showText } from "../panels/record-text.js";
import { randomSeed, saveFile } from "../session/device.js";
import { addProgress as addLessons, KEY as LESSONS } from "../session/lessons.js";
import { addProgress as addProblems, KEY as PROBLEMS } from "../session/problems.js";
import {
  countedSince,
  countSince,
  KEY as STATISTICS,
  takeCountedSince,
} from "../session/statistics-since.js";
import { addRules, takeSettings } from "../settings/from-file.js";
import { MOST_RULES, RULES_KEY as RULES, KEY as SETTINGS } from "../settings/settings.js";
import { add, kept } from "../worker/storage.js";

/** @typedef {import("../history/transfer.js").Saved} Saved */

/**
 * @typedef {object} Page what this needs of the page
 * @property {import("./matches.js").Matches} matches
 * @property {Pick<import("../session/match.js").Engine, "call">} engine a table that is used for nothing else
 * @property {() => Promise<unknown> | undefined} ready resolves when the engine has answered
 * @property {(id: string) => void} goOn
 * @property {(id: string) => void} review
 * @property {File} [file] to be read at once
 * @property {() => void} settingsRead settings were taken from a file
 */

/** What is stored beside the matches and saved with them: keys of the browser's store. */
const KEYS = [SETTINGS, RULES, LESSONS, PROBLEMS, STATISTICS];

/** Open the record. @param {Page} page */
export function openRecord(page) {
  const { matches, goOn, review, file } = page;
  showRecord({
    entries: () => matches.entries,
    elsewhere: () => matches.elsewhere,
    goOn,
    review,
    read: async (id) => {
      const content = await matches.recordOf(id);
      showText({
        ...{ title: text("text-title"), line: text("text-line"), label: text("text-record") },
        ...{ content, save: () => matches.save(id) },
      });
    },
    remove: (id) => matches.delete(id, true),
    bringBack: (id) => matches.delete(id, false),
    ...{ countedSince, countSince },
    save: () => save(matches),
    load: (given, tell) => load(given, page, tell),
    file,
  });
}

/** Save everything as one file. @param {import("./matches.js").Matches} matches */
async function save(matches) {
  const all = await Promise.all(
    matches.entries.filter(isReadable).map(async ({ id, begun, changed, away = false }) => {
      const record = await matches.recordOf(id).catch(noneKept);
      return { id, begun, changed, away, record };
    }),
  );
  const content = format({ matches: all.filter(({ record }) => record), settings: settings() });
  saveFile(`brisques-record-${dayOf()}.json`, new Blob([content], { type: "application/json" }));
}

/** Return no record where none is stored, and throw any other error. @param {{code?: string}} error */
function noneKept(error) {
  if (error.code !== "match/not-kept") throw error;
  return "";
}

/** Return whether a match could be opened the last time. @param {import("../history/entry.js").Entry} entry */
const isReadable = ({ why }) => !why;

/** @returns {Record<string, string>} */
function settings() {
  try {
    const pairs = KEYS.map((key) => [key, localStorage.getItem(key)]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== null));
  } catch {
    return {};
  }
}

/** Read such a file, or a match as text: nothing of it, if any part is not right. @param {File} file @param {Page} page
 * @param {(words: string) => void} tell */
async function load(file, page, tell) {
  try {
    if (file.size > LONGEST) throw { code: "record-file-too-large" };
    const content = await file.text();
    const begun = page.matches.entries.map((entry) => entry.begun);
    const { matches, settings: read } = isMatch(content)
      ? await oneMatch(content, file.lastModified, page.matches)
      : parse(content);
    const checked = await checkedAll(matches, page, tell);
    const { added, known } = await add(checked).catch(() => {
      throw { code: "record-unkept" };
    });
    const words = addStored(read, begun, page.settingsRead);
    await page.matches.refresh();
    tell(`${text("record-added", { added, known })} ${words}`.trim());
  } catch (error) {
    tell(text("record-refused", { reason: errorWords(error) }));
  }
}

/** Return a match that was saved as text; one that is stored here has its id, so that it is not added again, and so has
 * the deal of a day.
 * @param {string} record @param {number} time @param {import("./matches.js").Matches} stored
 * @returns {Promise<import("../history/transfer.js").Content>} */
async function oneMatch(record, time, { entries }) {
  let id = dailyIn(record) ?? randomSeed();
  for (const entry of entries) if ((await kept(entry.id))?.record === record) id = entry.id;
  const match = { id, begun: time, changed: time, away: false, record };
  return { matches: [match], settings: {} };
}

/** Have the engine play each match through. @param {Saved[]} matches @param {Page} page
 * @param {(words: string) => void} tell */
async function checkedAll(matches, { engine, ready }, tell) {
  await ready();
  const checked = [];
  for (const [at, { record, ...times }] of matches.entries()) {
    if (at % 10 === 0) tell(text("record-reading", { done: at, of: matches.length }));
    try {
      const { view } = await engine.call("load", { record });
      checked.push({ entry: { ...times, facts: factsOf(view) }, record });
    } catch (error) {
      const reason = errorWords(error);
      throw { code: "record-refused-match", params: { number: at + 1, reason } };
    }
  }
  return checked;
}

/** Add what a file has beside the matches to what is stored here, and return what is said of that.
 * @param {Record<string, string>} read by the keys of the browser's store
 * @param {number[]} begun when the matches here began, in ms @param {() => void} settingsRead */
function addStored(read, begun, settingsRead) {
  if (Object.keys(read).length === 0) return "";
  let settings = "kept";
  let left = 0;
  try {
    if (SETTINGS in read && takeSettings(read[SETTINGS])) {
      settings = "taken";
      settingsRead();
    }
    if (RULES in read) left = addRules(read[RULES]);
    if (LESSONS in read) addLessons(read[LESSONS]);
    if (PROBLEMS in read) addProblems(read[PROBLEMS]);
    if (STATISTICS in read) takeCountedSince(read[STATISTICS], begun);
  } catch {
    return text("record-rest-unkept"); // denied or full
  }
  const merged = text("record-merged", { settings });
  return left > 0 ? `${merged} ${text("record-rules-left", { left, most: MOST_RULES })}` : merged;
}
