// The families of games at the table, behind one interface. What differs between them is in `families/`, a module each,
// which table.js imports; everything else asks `familyOf`.

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Wishes} Wishes */
/** A game, also before there is a view of it. @typedef {Pick<View, "variant"> & Partial<View>} Game */
/** How a hand is sorted. @typedef {"trumps" | "suits" | "ranks"} Order */
/** Where a seat is drawn.
 * @typedef {"south" | "west" | "north-west" | "north" | "north-east" | "east"} Place */

/**
 * @typedef {object} DealEnd the sheet at the end of a deal
 * @property {string} name of its style
 * @property {string} kick the line over the title
 * @property {string} title
 * @property {string | null} sub the line under the title
 * @property {unknown} picture over the title
 * @property {unknown} body
 * @property {unknown} above the buttons
 * @property {unknown} below the buttons
 * @property {"deal" | "match" | null} won what we have won
 * @property {boolean} isLast whether another match follows, not another deal
 * @property {boolean} leadsHome whether one may go to the start page from it
 * @property {string} next the text id of the button that leads on
 */

/**
 * @typedef {object} Family
 * @property {"french" | "german"} pack
 * @property {Record<number, Place[]>} places by the number of seats: those in order of play, ours first
 * @property {(view: View, cards: string[], order?: Order) => string[]} sorted cards in the order in which a hand is
 *   held; trumps come first where no order is given
 * @property {(view: View, a: string, b: string, order?: Order) => boolean} areTogether whether two neighbours in a hand
 *   are of one suit, or of one rank where it is sorted by rank
 * @property {(view: View, card: string) => boolean} isTrump
 * @property {(level: string | null, place: number, variant?: string) => string} usualName what a player is called whom nobody named;
 *   `place` counts from 1, in order of play
 * @property {(level: string, players: number) => string | null} soloName what the only opponent at a level is called
 * @property {(view: View) => string[]} spokenPoints the points of all, in sentences
 * @property {(view: View, seat: number) => string} caption a seat's name in a picture, with its score if it has one
 * @property {(view: View, seat: number, last: () => void) => unknown} seat a tap on its pile of won tricks calls `last`
 * @property {(view: View, wishes: Wishes) => unknown} middle what lies between the seats
 * @property {(view: View, wishes: Wishes) => unknown} slip the slip that play asks for; `nothing` if none is due
 * @property {(view: View) => unknown} turnLine the line above the hand while a deal is played
 * @property {(view: View, wishes: Wishes) => unknown} turnButtons what can be done besides playing a card
 * @property {(view: View, foot: unknown, why?: import("./types.js").WhyPoints) => unknown} sheet the sheet beside the
 *   table; its points are buttons where something explains them
 * @property {(view: View) => boolean} mayTalk whether there is anything we may say
 * @property {(before: View | null, view: View) => boolean} becameStrict whether the strict part of the deal has begun
 * @property {(event: GameEvent) => boolean} isMoment whether the table stops for an event
 * @property {(event: GameEvent) => number} meldWeight 1 for a meld that scored, 2 and 3 for rare ones, else 0
 * @property {(before: View, events: GameEvent[], after: View) => import("./types.js").Frame[]} cutFrames the steps of a
 *   cut; none if nothing was cut
 * @property {(event: GameEvent, view: View) => string | null} announced an event in words for a listener; null where
 *   `announce.js` has the words
 * @property {(id: string) => string} worded the family's own message for an id, where it has one
 * @property {(view: View) => DealEnd} dealEnd
 * @property {(facts: {seat: number, masters?: number[]}, points: {me: number, them: number}) => unknown} standing how a match
 *   stands for us, when its deal is over that of the next
 * @property {(game: {players: number, packs: number, hand: number, target: number}) => string} facts how many play,
 *   with how many packs, and how long
 * @property {(game: Game | null) => boolean} helpNeedsRules whether `help` wants the facts of the rule set
 * @property {(game: Game | null, facts: Record<string, string | number>) => string[]} help the game in a few sentences
 */

/** @type {Record<string, Family>} */
const FAMILIES = {};

/** Register a family. @param {"bezique" | "filko"} name @param {Family} family */
export function addFamily(name, family) {
  FAMILIES[name] = family;
}

/** Return the family of this name; without a name that of Bézique. @param {string} [name] @returns {Family} */
export const familyNamed = (name = "bezique") => FAMILIES[name];

/** Return the family of the game at the table. @param {Game | null} game @returns {Family} */
export const familyOf = (game) => familyNamed(game?.family);
