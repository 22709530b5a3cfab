// The deal of the day: one deal for each game and day, the same on every device, since its seed is made of both. It is
// played once and without help; its match has an id of its own, so that a day has one result.

import { gamesOf, pointsOf, theirPointsOf } from "./results.js";

/** @typedef {import("./entry.js").Entry} Entry */

/** Level of the other players, the same for everyone. */
export const DAILY_LEVEL = "casual";
const ID = /^daily-(\d{4}-\d\d-\d\d)-([a-z0-9-]+)$/;
const SEED = /^seed (\d{4}-\d\d-\d\d) ([a-z0-9-]+)$/m;

/** Return the day by the calendar of this device, as "2026-11-23". @param {Date} [date] */
export function dayOf(date = new Date()) {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Return the id of the match of a day. @param {string} day @param {string} variant a game without house rules */
export const dailyId = (day, variant) => `daily-${day}-${variant}`;

/** Return the seed of the deal of a day. @param {string} day @param {string} variant */
export const dailySeed = (day, variant) => `${day} ${variant}`;

/** Return day and game of a deal of the day, by the id of its match; null for any other match.
 * @param {string | null} id */
export function dailyOf(id) {
  const [, day = "", variant = ""] = ID.exec(id ?? "") ?? [];
  return day ? { day, variant } : null;
}

/** Return the id of the deal of the day that a match as text is; null for any other match, for one with help and for a
 * branch. @param {string} record */
export function dailyIn(record) {
  const [, day = "", variant = ""] = SEED.exec(record) ?? [];
  const isOther =
    !record.includes(`\nvariant ${variant}\n`) || /^(assisted|branch)\b/m.test(record);
  return day && !isOther ? dailyId(day, variant) : null;
}

/** Return the points of the deal; null while it is played. @param {Entry} entry */
export function dailyResult({ facts }) {
  if (!facts || facts.match.deals.length === 0) return null;
  const [game] = facts.match.unit === "deal" ? gamesOf(facts) : [];
  return { me: pointsOf(facts)[0], them: theirPointsOf(facts)[0], outcome: game?.outcome ?? null };
}
