// The notes that explain what happens for the first time in a family of games: when each is due, what it is about on the
// table, and the facts of the rules that its words speak of.

import "../i18n/note-words.js";
import { both, plain, token } from "../i18n/strings.js";
import { isRestEqual, mayChoose, mayClaim } from "../table/announce.js";
import { familyOf } from "../table/families.js";
import { ourPlay } from "../table/hand.js";
import { factsOf } from "./rule-text.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Note} Note */
/** @typedef {import("../i18n/strings.js").Args} Args */
/** @typedef {{id: string, about: Note["about"], isDue: (view: View, facts: Args) => boolean}} FirstNote */

/** A note on the way to finish a deal, which is the same in both families. */
const CLAIM = {
  about: /** @type {const} */ ("hand"),
  isDue: (/** @type {View} */ view) => mayClaim(view) && !isRestEqual(view),
};

/** The notes of each family; of those due the first is shown. @type {Record<string, FirstNote[]>} */
const NOTES = {
  bezique: [
    { id: "bezique-brisque", about: "points", isDue: hasBrisque },
    { id: "bezique-meld", about: "chooser", isDue: mayDeclare },
    { id: "bezique-exchange", about: "chooser", isDue: mayExchange },
    { id: "bezique-last-trick", about: "trick", isDue: isLastTrick },
    { id: "bezique-claim", ...CLAIM },
  ],
  filko: [
    { id: "filko-permanent", about: "hand", isDue: (view) => strayTrumps(view).length > 0 },
    { id: "filko-aim", about: "partner", isDue: hasOpenAim },
    { id: "filko-points", about: "coins", isDue: hasPoints },
    { id: "filko-talk", about: "hand", isDue: (view) => familyOf(view).mayTalk(view) },
    { id: "filko-masters", about: "sheet", isDue: ({ masters }) => masters.length > 0 },
    { id: "filko-end", about: "hand", isDue: ({ legal }) => legal.includes("end") },
    { id: "filko-claim", ...CLAIM },
  ],
};

/** Return the note that is due at a view on our turn, and was not seen yet; null if there is none, or play asks for
 * something that it would cover. @param {View} view
 * @param {import("./rule-text.js").Rule[]} rules of its game @param {Set<string>} seen ids of notes
 * @returns {Note | null} */
export function dueNote(view, rules, seen) {
  const hasChooser = mayChoose(view);
  if (view.phase !== "play" && !hasChooser) return null;
  const known = factsOf(rules);
  const due = NOTES[view.family ?? "bezique"].find(
    ({ id, about, isDue }) =>
      (about === "chooser") === hasChooser && !seen.has(id) && isDue(view, known),
  );
  if (!due) return null;
  const facts = () => ({ ...known, cards: both(strayTrumps(view).map(token)) });
  return { id: due.id, about: due.about, facts };
}

/** Return a note as one text for screen readers. @param {Note} note */
export const spokenNote = ({ id, facts }) =>
  `${plain(`note-${id}`, facts())}. ${plain(`note-${id}-text`, facts())}`;

/** Return whether our side has won an ace or a ten, where these score. @param {View} view @param {Args} facts */
function hasBrisque({ last_trick: last, seats, seat }, facts) {
  if (!last || facts["brisque-points"] === 0) return false;
  if (facts["brisque-time"] !== "at-once" && facts["brisque-time"] !== "end-of-deal") return false;
  const isOurs = seats[last.winner ?? -1]?.side === seats[seat].side;
  return isOurs && last.plays.some(({ card }) => "AT".includes(card[0]));
}

/** @param {View} view */
function mayDeclare({ declare }) {
  return (declare?.options.length ?? 0) > 0;
}

/** @param {View} view */
function mayExchange({ declare }) {
  return Boolean(declare?.exchange);
}

/** Return whether the trick that we are to play to is the last one and scores: the last of all, or the last before the
 * stock is gone. @param {View} view @param {Args} facts */
function isLastTrick(view, facts) {
  if (!ourPlay(view) || facts["last-trick-points"] === 0) return false;
  const { number, of } = view.trick;
  return number === (facts["last-trick-which"] === "stock" ? facts["stock-tricks"] : of);
}

/** List the cards of our hand that are trumps in every deal and not of the trump suit. @param {View} view */
function strayTrumps({ hand, permanent = [], trump, phase }) {
  if (phase !== "play" || !trump) return [];
  return hand.filter((card) => permanent.includes(card.slice(0, 2)) && card[1] !== trump);
}

/** Return whether a partner has said an aim that we may agree to. @param {View} view */
function hasOpenAim({ seats, seat, legal, asides }) {
  const sayable = [...legal, ...asides];
  return seats.some(
    ({ ally, aim }, at) => at !== seat && ally && aim && sayable.includes(`aim:${aim}`),
  );
}

/** Return whether a side has won cards that count. @param {View} view */
function hasPoints({ sheet }) {
  return sheet.some((line) => line.points > 0);
}
