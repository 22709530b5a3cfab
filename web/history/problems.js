// A learner's progress in the problems: which are due again, a rating, the longest run. It is one plain value, stored on
// the device as JSON with its version:
//
//   {"version": 1, "rating": 1200, "tries": 0, "run": 0, "seen": {ID: {"first": true, "rest": 0, "due": "2026-11-24"}}}
//
// `first` is whether the first try was right, `rest` how often it was solved when due, `due` the day on which the problem
// comes back, "" if it does not.

/**
 * @typedef {object} Problem a row of a collection; see engine/brisques/lab/problems/problem.py
 * @property {string} id
 * @property {string} position
 * @property {number} seat
 * @property {string} best
 * @property {string} tempting
 * @property {Record<string, number>} lost
 * @property {Record<string, number>} [errors]
 * @property {string[]} themes
 * @property {"exact" | "worlds" | "playouts"} method
 * @property {number} count
 * @property {string} [line]
 * @property {number[]} solved
 * @property {number} rating
 * @property {string} collection the name of its collection, which is not in the row
 */
/** @typedef {{first: boolean, rest: number, due: string}} Seen */
/** @typedef {{version: 1, rating: number, tries: number, run: number, seen: Record<string, Seen>}} Progress */

/** Days until a missed problem comes back: after the miss, and after each time that it was solved when due. */
const RESTS = [1, 3, 7];
/** The rating of a learner who has not tried any. */
export const FIRST_RATING = 1200;
/** Most points by which one try changes the rating: for the first tries, and for later ones. */
const QUICK = 40;
const STEADY = 20;
const QUICK_TRIES = 20;
/** Problems of a run from the easiest of a collection to the hardest. */
const RUN_LENGTH = 20;
/** No rating, of either sign, and no number of tries or of a run, reaches it. */
const MOST_COUNT = 1_000_000;
/** A day, or "". */
const DUE = /^(\d{4}-\d\d-\d\d)?$/;
/** Milliseconds of a day. */
const DAY = 86_400_000;
/** A prime larger than any collection: a step through it reaches every problem, in no visible order. */
const STRIDE = 7_919;

/** Return the progress of a person who has tried no problem. @returns {Progress} */
export const noProgress = () => ({
  version: 1,
  rating: FIRST_RATING,
  tries: 0,
  run: 0,
  seen: {},
});

/** Read stored progress; an unknown text counts as none. @param {string | null} text @returns {Progress} */
export function parseProgress(text) {
  try {
    const kept = JSON.parse(text ?? "");
    if (kept?.version === 1 && isProgress({ ...noProgress(), ...kept }))
      return { ...noProgress(), ...kept };
  } catch {
    // The next try replaces it.
  }
  return noProgress();
}

/** @param {any} kept */
const isProgress = ({ rating, tries, run, seen }) =>
  Number.isInteger(rating) &&
  [Math.abs(rating), tries, run].every(isCount) &&
  Object.values(seen).every(isSeen);

/** @param {any} each */
const isSeen = (each) => isCount(each?.rest) && DUE.test(each.due);

/** @param {unknown} number */
const isCount = (number) =>
  Number.isInteger(number) && Number(number) >= 0 && Number(number) <= MOST_COUNT;

/** Return the variant of a problem. @param {Problem} problem */
export const variantOf = ({ position }) => position.split(";", 1)[0];

/** Return how the answers are measured: exact points, mean points, or how far a deal depends on them.
 * @param {Problem} problem */
export function scale({ method, collection }) {
  if (method === "exact") return "points";
  return method === "worlds" && collection === "filko" ? "deal" : "mean";
}

/** Note a try at a problem, and return what is kept after it. Only the first try moves the rating, and only without a
 * hint. @param {Progress} progress @param {Problem} problem @param {boolean} isRight @param {string} day
 * @param {boolean} [isHelped] @returns {Progress} */
export function note(progress, { id, rating }, isRight, day, isHelped = false) {
  const before = progress.seen[id];
  const after = { ...progress, seen: { ...progress.seen, [id]: seenAfter(before, isRight, day) } };
  if (before || isHelped) return after;
  const most = progress.tries < QUICK_TRIES ? QUICK : STEADY;
  const gain = most * ((isRight ? 1 : 0) - chance(progress.rating, rating));
  return { ...after, rating: Math.round(progress.rating + gain), tries: progress.tries + 1 };
}

/** Return the chance of a solver at a problem, by their ratings. @param {number} own @param {number} other */
export const chance = (own, other) => 1 / (1 + 10 ** ((other - own) / 400));

/** @param {Seen | undefined} before @param {boolean} isRight @param {string} day @returns {Seen} */
function seenAfter(before, isRight, day) {
  const first = before ? before.first : isRight;
  if (!isRight) return { first, rest: 0, due: addDays(day, RESTS[0]) };
  if (!before?.due) return { first, rest: 0, due: "" };
  if (before.due > day) return before; // solved again too early to count
  const rest = before.rest + 1;
  return { first, rest, due: rest < RESTS.length ? addDays(day, RESTS[rest]) : "" };
}

/** @param {string} day @param {number} count */
function addDays(day, count) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Return the progress of a person on two devices. What is known here of a problem stays, since nothing says which of the
 * two is later; the rating is that of more tries. @param {Progress} own @param {Progress} other @returns {Progress} */
export function merge(own, other) {
  const { rating, tries } = other.tries > own.tries ? other : own;
  const run = Math.max(own.run, other.run);
  return { ...own, rating, tries, run, seen: { ...other.seen, ...own.seen } };
}

/** Return the ids of the problems that are due, those that wait longest first. @param {Progress} progress
 * @param {string} day */
export function dueOn({ seen }, day) {
  const due = Object.entries(seen).filter(([, { due }]) => due !== "" && due <= day);
  return due.sort(([, one], [, other]) => (one.due < other.due ? -1 : 1)).map(([id]) => id);
}

/** Return progress in which nothing is due that is in no collection any more. @param {Progress} progress
 * @param {Problem[]} problems of all collections */
export function settle(progress, problems) {
  const known = new Set(problems.map(({ id }) => id));
  const seen = Object.entries(progress.seen).map(([id, each]) => [
    id,
    known.has(id) ? each : { ...each, due: "" },
  ]);
  return { ...progress, seen: Object.fromEntries(seen) };
}

/** Return how many problems were missed and come back on a later day. @param {Progress} progress @param {string} day */
export const waiting = ({ seen }, day) => Object.values(seen).filter(({ due }) => due > day).length;

/** Return the problem of a day, the same for everyone. @param {Problem[]} problems @param {string} day */
export function problemOf(problems, day) {
  const number = Math.floor(Date.parse(day) / DAY);
  return problems[(number * STRIDE) % problems.length];
}

/** Return the problem to try next: not tried yet, nearest to the rating; null if all were tried.
 * @param {Problem[]} problems @param {Progress} progress */
export function nextOf(problems, { seen, rating }) {
  const fresh = problems.filter(({ id }) => !seen[id]);
  return nearest(fresh, rating);
}

/** Return the problem of a place in a run, from 0: each harder than the one before; null after the last.
 * @param {Problem[]} problems @param {Progress} progress @param {string[]} done ids of the run so far */
export function runOf(problems, { seen }, done) {
  const left = problems.filter(({ id }) => !done.includes(id));
  const last = problems.find(({ id }) => id === done.at(-1))?.rating ?? 0;
  const harder = left.filter(({ rating }) => rating >= last);
  const fresh = harder.filter(({ id }) => !seen[id]);
  const ratings = problems.map(({ rating }) => rating).sort((one, other) => one - other);
  const place = Math.floor((done.length * ratings.length) / RUN_LENGTH);
  return nearest(fresh.length > 0 ? fresh : harder, ratings[Math.min(place, ratings.length - 1)]);
}

/** @param {Problem[]} problems @param {number} rating */
function nearest(problems, rating) {
  const away = (/** @type {Problem} */ each) => Math.abs(each.rating - rating);
  return problems.reduce(
    (best, each) => (best === null || away(each) < away(best) ? each : best),
    /** @type {Problem | null} */ (null),
  );
}

/** Return the themes of problems with how many there are and how many were solved at the first try, most frequent first.
 * @param {Problem[]} problems @param {Progress} progress */
export function themesOf(problems, { seen }) {
  /** @type {Map<string, {theme: string, count: number, solved: number}>} */
  const counts = new Map();
  for (const { id, themes } of problems)
    for (const theme of themes) {
      const row = counts.get(theme) ?? { theme, count: 0, solved: 0 };
      row.count += 1;
      row.solved += seen[id]?.first ? 1 : 0;
      counts.set(theme, row);
    }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}
