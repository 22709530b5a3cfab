// A person's whole record as one file: matches, settings, house rules, marks in the lessons and in the problems. The file
// is JSON:
//
//   {"brisques": "record", "version": 1, "matches": [{"id", "begun", "changed", "away", "record"}, ...],
//    "settings": {KEY: TEXT, ...}}
//
// The facts of a match are not in it: who reads the file has the engine play each record through. The text of one match,
// which the page shows and saves, can be read as well.

/** @typedef {{id: string, begun: number, changed: number, away: boolean, record: string}} Saved */
/** @typedef {{matches: Saved[], settings: Record<string, string>}} Content */

const KIND = "record";
const VERSION = 1;
/** Limit of a file that is read, in characters; 5,000 matches of ten deals fit. */
export const LONGEST = 80_000_000;
const LONGEST_ID = 80;

/** Write the file. @param {Content} content */
export const format = ({ matches, settings }) =>
  JSON.stringify({ brisques: KIND, version: VERSION, matches, settings }, null, 1);

/** Read a file; of several matches with one id, the last. @param {string} text @returns {Content} throws a text id in `code` if it is not such a file */
export function parse(text) {
  const file = readJson(text);
  if (file?.brisques !== KIND) throw { code: "record-file-not-ours" };
  if (file.version > VERSION) throw { code: "record-file-newer" };
  const { matches, settings = {} } = file;
  if (
    file.version !== VERSION ||
    !Array.isArray(matches) ||
    !matches.every(isSaved) ||
    !isTexts(settings)
  )
    throw { code: "record-file-broken" };
  const byId = new Map(
    matches.map(({ id, begun, changed, away, record }) => [
      id,
      { id, begun, changed, away: away === true, record },
    ]),
  );
  return { matches: [...byId.values()], settings };
}

/** Return whether a text is a single match, as it is shown and saved. @param {string} text */
export const isMatch = (text) => /^brisques \d/.test(text);

/** Return whether a file is such a file, or a single match, by how it begins. @param {Blob} file */
export async function isRecord(file) {
  const head = await file.slice(0, 40).text();
  return isMatch(head) || /^\{\s*"brisques":\s*"record"/.test(head);
}

/** @param {string} text @returns {any} */
function readJson(text) {
  if (text.length > LONGEST) throw { code: "record-file-too-large" };
  try {
    return JSON.parse(text);
  } catch {
    throw { code: text.includes('"brisques"') ? "record-file-broken" : "record-file-not-ours" };
  }
}

/** @param {any} match */
const isSaved = (match) =>
  typeof match?.id === "string" &&
  match.id.length > 0 &&
  match.id.length <= LONGEST_ID &&
  isTime(match.begun) &&
  isTime(match.changed) &&
  typeof match.record === "string";

/** Return whether this is a time in ms that a calendar has. @param {unknown} time */
const isTime = (time) => typeof time === "number" && !Number.isNaN(new Date(time).getTime());

/** @param {any} it */
const isTexts = (it) =>
  typeof it === "object" &&
  it !== null &&
  Object.values(it).every((value) => typeof value === "string");
