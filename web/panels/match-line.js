// A stored match in a few words: which game, with whom, how it stands and when it was played.

import { both, formatLanguage, text, variantName } from "../i18n/strings.js";
import { familyNamed } from "../table/families.js";
import { seatName } from "../table/names.js";

/** @typedef {import("../history/entry.js").Facts} Facts */

/** List the names of the others at a match. @param {Facts} facts */
export function othersOf(facts) {
  const others = facts.seats.map((_, seat) => seat).filter((seat) => seat !== facts.seat);
  return both(others.map((seat) => seatName(/** @type {any} */ (facts), seat)));
}

/** Name the only other side; null where there are several. @param {Facts} facts */
export function rivalsOf(facts) {
  const { side } = facts.seats[facts.seat];
  const rivals = facts.seats.flatMap((other, seat) => (other.side === side ? [] : [seat]));
  if (new Set(rivals.map((seat) => facts.seats[seat].side)).size > 1) return null;
  return both(rivals.map((seat) => seatName(/** @type {any} */ (facts), seat)));
}

/** Return our score and the best of the others. @param {Facts} facts */
export function scoresOf({ seats, seat }) {
  const { side, score } = seats[seat];
  const against = seats.filter((other) => other.side !== side);
  return { me: score, them: Math.max(...against.map((other) => other.score)) };
}

/** Return game, opponents and deal: "Fildinski with Ludwik, deal 2". @param {Facts} facts */
export const titleOf = (facts) =>
  text("your-match-line", {
    variant: variantName(facts.variant, facts.rules_name),
    name: othersOf(facts),
    deal: facts.match.deal,
  });

/** Draw how a match stands for us. @param {Facts} facts */
export const standingOf = (facts) => familyNamed(facts.family).standing(facts, scoresOf(facts));

/** Return when a match was played, by the calendar of this device. @param {number} time in ms since 1970 */
export function whenOf(time) {
  const date = new Date(time);
  const clock = date.toLocaleTimeString(formatLanguage(), {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
  const days = daysBetween(date, new Date());
  if (days === 0) return text("when-today", { time: clock });
  if (days === 1) return text("when-yesterday", { time: clock });
  const day = date.toLocaleDateString(formatLanguage(), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return text("when-date", { date: day, time: clock });
}

/** Count the midnights between two times. @param {Date} from @param {Date} to */
function daysBetween(from, to) {
  const [first, last] = [from, to].map((date) =>
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()),
  );
  return Math.round((last - first) / 86_400_000);
}
