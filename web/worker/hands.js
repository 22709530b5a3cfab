// Hands that were dealt for the start page of the next visit, stored in this browser.

import { database, HANDS } from "./database.js";

/** Key of the hands; a new number when a view gains parts that the start page needs. */
const KEY = "hands 1";

/** Store hands for the next visit. @param {unknown[]} hands */
export async function keepHands(hands) {
  try {
    await (await database()).put(HANDS, hands, KEY);
  } catch {
    // Without storage each visit begins with a hand of the build.
  }
}

/** Return the hands stored at an earlier visit. @returns {Promise<unknown[]>} */
export async function keptHands() {
  try {
    const hands = await (await database()).get(HANDS, KEY);
    return Array.isArray(hands) ? hands : [];
  } catch {
    return [];
  }
}
