// What the table is given. The shapes of the engine's answers are in ../bridge/types.d.ts, which the build writes from the
// engine's own schema; here are their names, and what only the page adds.

/** @typedef {import("../bridge/types.js").Trick} Trick */
/** @typedef {import("../bridge/types.js").Seat} Seat */
/** @typedef {import("../bridge/types.js").Cost} Cost */
/** @typedef {import("../bridge/types.js").MeldOption} MeldOption */
/** @typedef {import("../bridge/types.js").Announcement} Announcement */
/** @typedef {import("../bridge/types.js").MeldSet} MeldSet */
/** @typedef {import("../bridge/types.js").Exchange} Exchange */
/** @typedef {import("../bridge/types.js").Declare} Declare */
/** @typedef {import("../bridge/types.js").Judgement} Judgement */
/** @typedef {import("../bridge/types.js").SheetLine} SheetLine */
/** @typedef {import("../bridge/types.js").MatchState} MatchState */
/** @typedef {import("../bridge/types.js").SummaryRow} SummaryRow */
/** @typedef {import("../bridge/types.js").GameEvent} GameEvent */
/** @typedef {import("../bridge/types.js").Reason} Reason */
/** A hint: its action and cards, and with the second step the reasons. @typedef {Pick<import("../bridge/types.js").Hint,
 *   "action" | "cards"> & Partial<import("../bridge/types.js").Hint>} Hint */
/** @typedef {import("../bridge/types.js").Decision} Decision */
/** @typedef {import("../bridge/types.js").Review} Judged what the coach says of a deal, as far as it has judged */
/** @typedef {import("../bridge/types.js").Move} Move */
/** @typedef {import("../bridge/types.js").DealOutcome} Outcome */
/** @typedef {import("../bridge/types.js").Problem} Refusal */

/** The packet that is lifted; `said` is the guess and `size` the number of cards, while they are shown.
 * @typedef {import("../bridge/types.js").Packet & {said?: number, size?: number}} Packet */

/** An event for which the table stops, with the cards exposed by a cut.
 * @typedef {GameEvent & {exposed?: {card: string, seat: number | null}[]}} Moment */

/** A view; `family` says which family's fields it has. `past` is set for a moment of the past, `moment` while the table
 * stops for an event, `unaided` in a match without help, `mover` where nobody plays, so that nobody is asked to move.
 * @typedef {Required<Omit<import("../bridge/types.js").View, "packet">> & {packet: Packet | null, past?: boolean,
 *   moment?: Moment, unaided?: boolean, mover?: number | null}} View */

/** Explains a line of the score. @typedef {(line: SheetLine) => void} WhyPoints */

/** What a player may ask to hear. @typedef {"position" | "trick" | "points" | "visible"} Question */

/** A meld that has just scored; `weight` is 1 for a usual one, and up to 3 for a rare one.
 * @typedef {{event: GameEvent, weight: number}} Meld */

/** A view to show with the events that led to it, and how long to hold it, by the names in motion.js.
 * @typedef {{view: View, hold: import("./motion.js").Hold, events: GameEvent[], meld?: Meld}} Frame */

/** A question about a meld: the picked cards, and the answer about them.
 * @typedef {{picked: Set<string>, answer: Judgement | null}} MeldQuestion */

/** A note on what happens for the first time: what it is about on the table, and the facts that its words speak of, in
 * the language that is spoken now.
 * @typedef {{id: string, about: "points" | "trick" | "hand" | "partner" | "coins" | "sheet" | "chooser",
 *   facts: () => import("../i18n/strings.js").Args}} Note */

/** A slip besides those that play asks for.
 * @typedef {{kind: "last"} | {kind: "strict"} | {kind: "talk"} | {kind: "reason", refusal: Refusal}
 *   | {kind: "hint", hint: Hint} | {kind: "note", note: Note} | ({kind: "ask"} & MeldQuestion)} Slip */

/**
 * What the table knows beyond the view, and what a person can ask for.
 * @typedef {object} Wishes
 * @property {Slip | null} due the slip a person asked to see
 * @property {Record<string, {title: string}>} sources
 * @property {() => void} close the slip
 * @property {(need: string) => void} need
 * @property {() => void} last the last trick, to be looked at or put away
 * @property {() => void} hurry end what moves, and a pause
 * @property {(card: string) => void} tap
 * @property {(by: number) => boolean} shift move the card with the focus along the hand; false if none has it
 * @property {(question: Question) => void} report say how things stand
 * @property {(actions: string[]) => void} send
 * @property {(action: string) => void} why
 * @property {WhyPoints} [whyPoints] explains points, where the page can
 * @property {boolean} asksAboutAim whether a slip asks about the partner's aim
 * @property {number | null} amount how many cards to lift, guess or cut; null until that was touched
 * @property {(amount: number) => void} set it
 * @property {string | null} chosen for a call: a suit, or a card with its suit
 * @property {(chosen: string) => void} choose
 * @property {boolean} talking whether the slip of all that may be said lies open
 * @property {(talking: boolean) => void} talk
 * @property {Set<number>} ticked melds to declare
 * @property {boolean} nudge whether to say that a choice is due before the next card
 * @property {(ticked: Set<number>) => void} tick
 * @property {() => void} ask about other cards
 * @property {(card: string) => void} pick a card asked about
 * @property {(cards: string[]) => void} judge
 */

export {};
