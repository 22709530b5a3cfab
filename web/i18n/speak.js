// Changes the language of the page.

import { fetchFile } from "#files";
import { directionOf, ENGLISH, fileOf } from "./languages.js";
import { language, setWords } from "./strings.js";

/** Speak a language from now on; what is drawn already must be drawn again. Without its words the page goes on in the
 * language before. @param {string} tag @returns {Promise<boolean>} whether the language is another than before */
export async function speak(tag) {
  if (tag === language()) return false;
  try {
    setWords(tag, tag === ENGLISH ? [] : await (await fetchFile(fileOf(tag))).json());
  } catch {
    return false;
  }
  document.documentElement.lang = tag;
  document.documentElement.dir = directionOf(tag);
  return true;
}
