// Asks the coach about a deal while the deal is shown: for a first judgement of each decision, and then for surer ones.

/** @typedef {import("../table/types.js").Judged} Judged */

/** Ask until the judgement is settled, or no longer shown. The engine works only while it is asked.
 * @param {Judged} known what has been judged so far
 * @param {(seen: number) => Promise<Judged>} ask for what another moment of work brings, after the changes `seen`
 * @param {() => boolean} isShown whether the judgement is still wanted
 * @param {(judged: Judged) => void} tell called with all judgements, each time something is new */
export async function judge(known, ask, isShown, tell) {
  for (let told = known; !told.settled && isShown(); ) {
    const next = await ask(told.changes);
    if (!isShown()) return;
    if (!isNew(told, next)) continue;
    told = { ...next, rows: renewed(told.rows, next.rows) };
    tell(told);
  }
}

/** A deal shown again is judged from its start, in the same way: nothing is new until as much has changed.
 * @param {Judged} told @param {Judged} next */
function isNew(told, next) {
  if (next.changes !== told.changes) return next.changes > told.changes;
  return next.settled || next.of !== told.of;
}

/** @param {Judged["rows"]} rows @param {Judged["rows"]} changed @returns {Judged["rows"]} in the order of the deal */
function renewed(rows, changed) {
  const places = new Map([...rows, ...changed].map((row) => [row.place, row]));
  return [...places.values()].sort((one, other) => one.place - other.place);
}
