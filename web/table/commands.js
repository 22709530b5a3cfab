// What a key does at the table, once keys.js has said which command it is.

import { familyOf } from "./families.js";
import * as focus from "./focus.js";
import { handInOrder } from "./hand.js";

/** @param {import("./keys.js").Command} command @param {import("./types.js").View} view
 * @param {HTMLElement} table @param {import("./types.js").Wishes} wishes @returns {boolean} whether the key was ours */
export function obey({ does, by = 0 }, view, table, wishes) {
  switch (does) {
    case "along":
      return focus.along(table, by);
    case "across":
      return focus.across(table, by);
    case "card": {
      const card = handInOrder(view)[by];
      if (card) wishes.tap(card);
      return card !== undefined;
    }
    case "talk":
      if (!familyOf(view).mayTalk(view)) return false;
      wishes.talk(true);
      return true;
    case "melds":
      return focus.focusMelds(table);
    case "last":
      wishes.last();
      return true;
    case "escape":
      wishes.close();
      return true;
    default:
      wishes.need(does);
      return true;
  }
}
