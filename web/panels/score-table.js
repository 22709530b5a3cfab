// The score sheet as a table for other programs: a line for every score of this deal, and one for each side and earlier
// deal. Comma-separated values as RFC 4180 has them.

import { faceName, text } from "../i18n/strings.js";
import { causeName, seatName, sideName } from "../table/names.js";
import { sides } from "../table/seating.js";

/** @typedef {import("../table/types.js").View} View */

const COLUMNS = ["deal", "trick", "player", "cause", "cards", "points"];
/** Byte order mark, by which programs recognise UTF-8. */
const MARK = "\ufeff";

/** Return the score sheet of a match as a file. @param {View} view */
export const scoreTable = (view) =>
  new Blob([MARK + csv([COLUMNS.map((name) => text(`csv-${name}`)), ...rows(view)])], {
    type: "text/csv",
  });

/** @param {View} view @returns {(string | number)[][]} */
function rows(view) {
  const { deals, deal } = view.match;
  const earlier = deals
    .slice(0, deal - 1)
    .flatMap((points, at) =>
      sides(view).map(({ side, seats }) => [
        at + 1,
        "",
        sideName(view, seats),
        text("csv-earlier"),
        "",
        points[side],
      ]),
    );
  const now = view.sheet.map(({ trick, seat, rule, cards, points }) => [
    deal,
    trick,
    seatName(view, seat),
    causeName(rule, []),
    cards.map((card) => faceName(card)).join("; "),
    points,
  ]);
  return [...earlier, ...now];
}

/** Write rows as comma-separated values. @param {(string | number)[][]} lines */
const csv = (lines) => lines.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");

/** Quote a value; one that a spreadsheet would take for a formula begins with an apostrophe, for a name may come from a
 * record. @param {string | number} value */
function cell(value) {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
