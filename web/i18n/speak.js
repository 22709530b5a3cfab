// Changes the language of the page.

import { fetchFile } from "#files";
import { directionOf, ENGLISH, fileOf } from "./languages.js";
import { language, setWords } from "./strings.js";

/** The language that was asked for last. */
let wanted = ENGLISH;

/** Speak a language from now on; what is drawn already must be drawn again. Without its words, or if another language is
 * asked for before they are loaded, the page goes on in the language before. @param {string} tag
 * @returns {Promise<boolean>} whether the language is another than before */
export async function speak(tag) {
  wanted = tag;
  if (tag === language()) return false;
  try {
    const files = tag === ENGLISH ? [] : await (await fetchFile(fileOf(tag))).json();
    if (tag !== wanted) return false;
    setWords(tag, files);
  } catch {
    return false;
  }
  document.documentElement.lang = tag;
  document.documentElement.dir = directionOf(tag);
  return true;
}
