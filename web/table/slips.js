// Which slip of paper lies on the table. There is one at a time: what a person asked to see comes
// before what play asks of a person.

import { nothing } from "lit";
import { hintSlip } from "./advice.js";
import { chooser, mayChoose } from "./chooser.js";
import { isFilko } from "./families/filko/parties.js";
import * as filko from "./families/filko/zones.js";
import { pastSlip } from "./past.js";
import { askingSlip } from "./prompts.js";
import { reason } from "./reason.js";
import { lastTrick } from "./trick.js";
import { strictBanner } from "./turn.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Refusal} Refusal */
/** A slip besides the chooser and those that the filko family asks by.
 * @typedef {{kind: "last"} | {kind: "strict"} | {kind: "talk"} | {kind: "reason", refusal: Refusal}
 *   | {kind: "hint", hint: import("./types.js").Hint} | ({kind: "past"} & import("./types.js").Past)
 *   | ({kind: "ask"} & import("./prompts.js").Asking)} Slip */

/**
 * What the table knows beyond the view, and what a person can wish for.
 * @typedef {object} Own
 * @property {Record<string, {title: string}>} sources
 * @property {() => void} close
 * @property {(need: string) => void} need
 * @property {() => void} last the last trick, to be looked at or put away
 * @property {(card: string) => void} tap
 * @typedef {Own & filko.Wishes & import("./chooser.js").ChooserState & import("./prompts.js").Wishes} Wishes
 */

/** @param {View} view @param {Slip | null} slip @param {Wishes} wishes */
export function slipOf(view, slip, wishes) {
  switch (slip?.kind) {
    case "reason":
      return reason(slip.refusal, wishes.sources, view, wishes.close);
    case "last":
      return lastTrick(view, wishes.close);
    case "hint":
      return hintSlip(view, slip.hint, wishes.close);
    case "past":
      return pastSlip(slip, wishes.need);
  }
  if (isFilko(view)) return filko.slip(view, wishes);
  if (slip?.kind === "ask" && view.declare) return askingSlip(view, slip, wishes.sources, wishes);
  if (mayChoose(view)) return chooser(view, wishes);
  if (slip?.kind === "strict") return strictBanner(view, wishes.close);
  return nothing;
}
