// Asks the coach about a deal while the deal is shown: for a first judgement of each decision, and then for surer ones.

/** @typedef {import("../table/types.js").Judged} Judged */

/** Ask until the judgement is settled, or no longer shown. The engine works only while it is asked.
 * @param {Judged} known what has been judged so far
 * @param {() => Promise<Judged>} ask for the judgement after another moment of work
 * @param {() => boolean} isShown whether the judgement is still wanted
 * @param {(judged: Judged) => void} tell called with each judgement that says something new */
export async function judge(known, ask, isShown, tell) {
  for (let told = known; !told.settled && isShown(); ) {
    const next = await ask();
    if (!isShown()) return;
    if (!next.done && next.rows.length < told.rows.length) continue; // a deal shown again is judged from its start
    if (isNew(told, next)) tell(next);
    told = next;
  }
}

/** @param {Judged} told @param {Judged} next */
function isNew(told, next) {
  if (next.done !== told.done || next.settled !== told.settled || next.of !== told.of) return true;
  return JSON.stringify(next.rows) !== JSON.stringify(told.rows);
}
