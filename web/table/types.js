// What the table is given: the shapes of a view and of events, as the engine's bridge sends them.
// Only types live here; cards are codes such as "QS1" (rank, suit, copy).

/** @typedef {{seat: number, card: string}} Play */

/** @typedef {{points: number, rule: string, cards: string[]}} Gain */

/** @typedef {{number: number, of?: number, leader: number, plays: Play[], winner: number | null}} Trick */

/**
 * @typedef {object} Seat
 * @property {"human" | "player"} kind
 * @property {string | null} level
 * @property {string | null} name
 * @property {number} cards cards in hand
 * @property {string[]} known cards of that hand that everybody has seen
 * @property {number} score match total, this deal included
 * @property {number} deal_score
 * @property {string[]} open won cards that can still meld
 * @property {number} spent
 * @property {number} brisques
 * @property {number} tricks
 * @property {Gain[]} gains what this seat scored in the latest trick
 */

/** @typedef {{id: number, rule: string, cards: string[], points: number}} MeldOption */

/** @typedef {{options: number[], actions: string[], points: number}} MeldSet */

/** @typedef {{action: string, gives: string, takes: string, points: number}} Exchange */

/**
 * @typedef {object} Declare
 * @property {number | null} limit
 * @property {number | null} left
 * @property {string[]} fresh cards of the trick just won
 * @property {MeldOption[]} options
 * @property {MeldSet[]} sets every set that can be declared together, best first
 * @property {Exchange | null} exchange
 * @property {string} done
 */

/** @typedef {{trick: number, seat: number, points: number, rule: string, cards: string[]}} SheetLine */

/**
 * @typedef {object} MatchState
 * @property {number} deal
 * @property {number} dealer
 * @property {number} next_dealer
 * @property {number} target
 * @property {number[]} scores at the start of this deal
 * @property {number[][]} deals points of finished deals
 * @property {number | null} winner
 * @property {number} stake
 */

/** @typedef {{rule: string, counts: number[], points: number[]}} SummaryRow */

/** @typedef {{rows: SummaryRow[], deal: number[], carried: number[], total: number[]}} Summary */

/**
 * @typedef {object} View
 * @property {string} variant a preset, or a preset and its house rules
 * @property {string | null} [rules_name] what a person calls those house rules
 * @property {string} pack
 * @property {number} seat
 * @property {"play" | "declare" | "deal-over" | "match-over"} phase
 * @property {number | null} to_move
 * @property {string[]} legal
 * @property {boolean} strict
 * @property {Seat[]} seats
 * @property {string[]} hand
 * @property {string | null} trump
 * @property {string | null} turnup
 * @property {number} stock
 * @property {Trick} trick
 * @property {Trick | null} last_trick
 * @property {Declare | null} declare
 * @property {SheetLine[]} sheet
 * @property {Trick[]} log
 * @property {MatchState} match
 * @property {Summary | null} summary
 * @property {boolean} assisted
 * @property {boolean} can_undo
 * @property {boolean} can_redo
 */

/**
 * @typedef {object} GameEvent
 * @property {string} e its kind: dealt, turned, played, trick-won, scored, exchanged, drew, endgame, deal-ended, match-ended
 * @property {number} [seat]
 * @property {string} [card]
 * @property {string[]} [cards]
 * @property {number} [points]
 * @property {string} [rule]
 * @property {number} [number]
 * @property {number} [dealer]
 * @property {number} [winner]
 * @property {string} [gave]
 * @property {string} [took]
 */

/** A refusal as the engine explains it.
 * @typedef {{code: string, rule?: string | null, params?: Record<string, any>, cites?: {source: string, where: string}[]}} Refusal */

/** How the table behaves; from the settings of the page.
 * @typedef {{speed: "none" | "fast" | "normal" | "slow", taps: "one" | "two", letters: boolean}} Manner */

export {};
