// The languages of the page. English is in the scripts; every other language has a file of words, fetched when it is
// chosen. The build finds the languages: a folder beside `en` for each.

/// <reference path="./text-modules.d.ts" />

/** Language that every message exists in. */
export const ENGLISH = "en";
/** A language's file of words, and whether it has all messages. If not, it is shown only at `?lang=TAG`, for translators.
 * @typedef {{file: string, whole: boolean}} Language */

/** @type {Record<string, Language>} */
const others = typeof BRISQUES_LANGUAGES === "undefined" ? {} : BRISQUES_LANGUAGES;

/** Languages that a person may choose. */
export const OFFERED = [ENGLISH, ...Object.keys(others).filter((tag) => others[tag].whole)];

/** Return the language for the first of some tags that there is one for. @param {readonly string[]} wanted in order of
 * preference @returns {string} */
export function best(wanted) {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split("-");
    const found = OFFERED.find((offered) => offered === base);
    if (found) return found;
  }
  return ENGLISH;
}

/** Return the language with exactly this tag, offered or not, or null. @param {string | null} tag */
export const exactly = (tag) =>
  tag !== null && (tag === ENGLISH || Object.hasOwn(others, tag)) ? tag : null;

/** Return the file with the words of a language other than English. @param {string} tag */
export const fileOf = (tag) => others[tag].file;

/** Return the folder of the lessons in a language, as far as they are translated. @param {string} tag */
export const lessonsIn = (tag) => (hasFiles(tag) ? `lessons/${tag}` : "lessons");

/** Return the manifest in a language. @param {string} tag */
export const manifestIn = (tag) =>
  hasFiles(tag) ? `manifest.${tag}.webmanifest` : "manifest.webmanifest";

/** Return whether the build wrote files in a language besides English. @param {string} tag */
const hasFiles = (tag) => tag !== ENGLISH && OFFERED.includes(tag);

/** Return the direction in which a language is written. @param {string} tag */
export const directionOf = (tag) =>
  ["ar", "fa", "he", "ur"].includes(tag.split("-")[0]) ? "rtl" : "ltr";
