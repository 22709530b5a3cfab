// What the table is given. The shapes of the engine's answers are in bridge.d.ts, which the build writes from the
// engine's own schema; here are their names, and what only the page adds.

/** @typedef {import("./bridge.js").Play} Play */
/** @typedef {import("./bridge.js").Gain} Gain */
/** @typedef {import("./bridge.js").Trick} Trick */
/** @typedef {import("./bridge.js").Seat} Seat */
/** @typedef {import("./bridge.js").Aim} Aim */
/** @typedef {import("./bridge.js").Cost} Cost */
/** @typedef {import("./bridge.js").MeldOption} MeldOption */
/** @typedef {import("./bridge.js").Announcement} Announcement */
/** @typedef {import("./bridge.js").MeldSet} MeldSet */
/** @typedef {import("./bridge.js").Exchange} Exchange */
/** @typedef {import("./bridge.js").Declare} Declare */
/** @typedef {import("./bridge.js").Judgement} Judgement */
/** @typedef {import("./bridge.js").SheetLine} SheetLine */
/** @typedef {import("./bridge.js").MatchState} MatchState */
/** @typedef {import("./bridge.js").SummaryRow} SummaryRow */
/** @typedef {import("./bridge.js").Summary} Summary */
/** @typedef {import("./bridge.js").GameEvent} GameEvent */
/** @typedef {import("./bridge.js").Reason} Reason */
/** A hint: its action and cards, and with the second dose why. @typedef {Pick<import("./bridge.js").Hint,
 *   "action" | "cards"> & Partial<import("./bridge.js").Hint>} Hint */
/** @typedef {import("./bridge.js").Decision} Decision */
/** @typedef {import("./bridge.js").PartyOutcome} Way */
/** @typedef {import("./bridge.js").DealOutcome} Outcome */
/** @typedef {import("./bridge.js").Problem} Refusal */

/** The packet that is lifted; `said` is what was guessed and `size` how many cards it has, while that is shown.
 * @typedef {import("./bridge.js").Packet & {said?: number, size?: number}} Packet */

/** Something worth stopping for, while it is shown; with the cards seen at a cut.
 * @typedef {GameEvent & {exposed?: {card: string, seat: number | null}[]}} Moment */

/** A view; which family's fields it has goes by `family`. `past` is set where it is only looked back at, `moment`
 * while one is shown.
 * @typedef {Required<Omit<import("./bridge.js").View, "packet">> & {packet: Packet | null, past?: boolean,
 *   moment?: Moment}} View */

/** A moment looked back at: decision `at`, from 0, of `of`. @typedef {{view: View, decision: Decision, at: number, of: number}} Past */

/** How the table behaves; from the settings of the page.
 * @typedef {{speed: "none" | "fast" | "normal" | "slow", taps: "one" | "two", letters: boolean}} Manner */

/** A view to show and how long to hold it, in the words of motion.js.
 * @typedef {{view: View, hold: "card" | "trick" | "meld" | "none"}} Frame */

/** What a person asks about: the cards picked as a meld, and the answer to those picked now.
 * @typedef {{picked: Set<string>, answer: Judgement | null}} Question */

/** A slip besides those that play asks by.
 * @typedef {{kind: "last"} | {kind: "strict"} | {kind: "talk"} | {kind: "reason", refusal: Refusal}
 *   | {kind: "hint", hint: Hint} | ({kind: "past"} & Past) | ({kind: "ask"} & Question)} Slip */

/**
 * What the table knows beyond the view, and what a person can wish for.
 * @typedef {object} Wishes
 * @property {Slip | null} due the slip a person asked to see
 * @property {Record<string, {title: string}>} sources
 * @property {() => void} close the slip
 * @property {(need: string) => void} need
 * @property {() => void} last the last trick, to be looked at or put away
 * @property {(card: string) => void} tap
 * @property {(actions: string[]) => void} send
 * @property {(action: string) => void} why
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
