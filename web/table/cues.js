// Cues for sounds and vibration: what has just come into view. They follow the events, as motion does.

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {"deal" | "card" | "draw" | "trick" | "meld" | "rare" | "end" | "win"} Cue */
/** The detail of the event `cue`; `beats`: when each packet of a deal lands, in ms.
 * @typedef {{cue: Cue, beats: number[]}} CueDetail */

/** Return the cue of a frame; null if it has none. @param {Frame} frame @returns {Cue | null} */
export function cueOf({ view, events, meld }) {
  const has = (/** @type {string} */ name) => events.some(({ e }) => e === name);
  const { side } = view.seats[view.seat];
  if (events.some(({ e, winner }) => e === "match-ended" && winner === side)) return "win";
  if (has("deal-ended")) return "end";
  if (has("dealt")) return "deal";
  if (meld) return meld.weight > 1 ? "rare" : "meld";
  if (has("trick-won")) return "trick";
  if (has("played")) return "card";
  return has("drew") || has("exchanged") ? "draw" : null;
}
