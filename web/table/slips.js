// Which slip of paper lies on the table. There is one at a time: what a person asked to see comes
// before what play asks of a person.

import { hintSlip } from "./advice.js";
import { familyOf } from "./families.js";
import { pastSlip } from "./past.js";
import { reason } from "./reason.js";
import { lastTrick } from "./trick.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Wishes} Wishes */

/** @param {View} view @param {Wishes} wishes */
export function slipOf(view, wishes) {
  const { due } = wishes;
  switch (due?.kind) {
    case "reason":
      return reason(due.refusal, wishes.sources, view, wishes.close);
    case "last":
      return lastTrick(view, wishes.close);
    case "hint":
      return hintSlip(view, due.hint, wishes.close);
    case "past":
      return pastSlip(due, wishes.need);
    default:
      return familyOf(view).slip(view, wishes);
  }
}
