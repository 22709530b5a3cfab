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
 * @property {string[]} known cards of that hand that everybody has seen; only of other hands
 * @property {string[]} tabled cards of that hand that lie face up because they were declared
 * @property {boolean} carte whether its carte blanche still runs: the whole hand lies open
 * @property {number} side seats that score together have the same side
 * @property {number} score match total of the side, this deal included
 * @property {number} deal_score
 * @property {string[]} open won cards that can still meld
 * @property {number} spent
 * @property {number} brisques
 * @property {number} tricks
 * @property {Gain[]} gains what this seat scored in the latest trick
 * @property {boolean | null} [ally] filko: whether it plays with us; null while that is not known
 * @property {boolean} [master] filko
 * @property {boolean} [hat] filko: whether it has its hat on, and no other penalty
 * @property {Aim | null} [aim] filko: what it said it plays for
 * @property {string | null} [signal] filko: the suit it asked its partner for
 */

/** What a party plays for. @typedef {"six" | "hold" | "run"} Aim */

/** What a declaration would make impossible. @typedef {{rule: string, points: number, cards: string[]}} Cost */

/** @typedef {{id: number, rule: string, action: string, cards: string[], points: number, costs: Cost[]}} MeldOption */

/** What may be done on one's turn besides playing a card: show a seven, show carte blanche, lay a
 * meld down without scoring. @typedef {{action: string, rule: string, points: number, cards: string[]}} Announcement */

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
 * @property {Announcement[]} lays melds that may be laid down to score later
 * @property {string | null} pass leaves the declaration to the partner
 * @property {string} done
 */

/** The answer to "may I declare these?". @typedef {{option: Announcement & {costs: Cost[]} | null, refusal: Refusal | null}} Judgement */

/**
 * The packet that the dealer lifts before the deal, for the opponent to guess.
 * @typedef {object} Packet
 * @property {number} aim
 * @property {number} least
 * @property {number} most
 * @property {number} lifter
 * @property {number | null} looks about how many cards it looks
 * @property {number} [said] what was guessed, while it is told
 * @property {number} [size] how many they were, while it is told
 */

/** @typedef {{trick: number, seat: number, points: number, rule: string, cards: string[]}} SheetLine */

/**
 * @typedef {object} MatchState
 * @property {number} deal
 * @property {number} dealer
 * @property {number[]} packets how many cards each seat is dealt at a time
 * @property {number} next_dealer
 * @property {number} target
 * @property {number[]} scores of the sides at the start of this deal
 * @property {number[][]} deals points of finished deals, by side
 * @property {number | null} winner a side; -1 when nobody has won
 * @property {number[]} games won by each side in this sitting
 * @property {"match" | "deal"} unit what is won: a match of deals, or each deal by itself
 * @property {boolean} over whether no further deal can be dealt
 * @property {number} stake
 */

/** @typedef {{rule: string, counts: number[], points: number[]}} SummaryRow */

/** @typedef {{rows: SummaryRow[], deal: number[], carried: number[], total: number[]}} Summary */

/**
 * What a count of our party's points brings, and the runs of such counts.
 * @typedef {object} Way
 * @property {"masters" | "servants" | "stay-masters" | "stay-servants" | "same" | "even" | "free" | "win"
 *   | "lose" | "nobody"} comes
 * @property {number[][]} points
 */

/** How a deal of the filko family ended. @typedef {{kind: string, winners: number[], masters: number[],
 *   points?: number[]}} Outcome */

/** Something worth stopping for, while it is shown; with the cards seen at a cut.
 * @typedef {GameEvent & {exposed?: {card: string, seat: number | null}[]}} Moment */

/**
 * @typedef {object} View
 * @property {"bezique" | "filko"} [family]
 * @property {string} variant a preset, or a preset and its house rules
 * @property {string | null} [rules_name] what a person calls those house rules
 * @property {string} pack
 * @property {number} seat
 * @property {"lift" | "guess" | "cut" | "call" | "play" | "declare" | "servant" | "deal-over" | "match-over"} phase
 * @property {number | null} to_move
 * @property {string[]} legal
 * @property {boolean} strict
 * @property {Seat[]} seats
 * @property {string[]} hand
 * @property {"won" | "hand" | "hand-and-won"} melds_from
 * @property {string | null} trump null until trumps are made
 * @property {string | null} trump_bar the suit that may not become trumps in this deal
 * @property {string | null} turnup
 * @property {number} stock
 * @property {Trick} trick
 * @property {Trick | null} last_trick
 * @property {Declare | null} declare
 * @property {Announcement[]} announce
 * @property {Packet | null} packet
 * @property {SheetLine[]} sheet
 * @property {Trick[]} log
 * @property {MatchState} match
 * @property {Summary | null} summary
 * @property {boolean} assisted
 * @property {boolean} can_undo
 * @property {boolean} can_redo
 * @property {boolean} [past] looked back at: nothing of it may be played
 * @property {string[]} [asides] filko: what may be said though another is to move
 * @property {string[]} permanent filko: faces that are trumps whatever the suit, high to low
 * @property {string[]} trumps filko: the faces of all trumps, high to low
 * @property {"dealer-first-card" | "cut" | "call-card" | "name-suit"} made filko: how trumps are made
 * @property {string[]} exposed filko: cards that all have seen before play
 * @property {{total: number, left: number, taken: number[]}} points filko: taken by side
 * @property {string | null} called filko: the card whose holder is the caller's partner
 * @property {Record<string, number>} [aims] filko: the points that a party plays for by each aim
 * @property {number | null} old_man filko: who calls
 * @property {number[][] | null} parties filko
 * @property {boolean} revealed filko: whether all know the parties
 * @property {number[]} masters filko
 * @property {"hat-off" | "worn-hat" | "stand" | null} penalty filko: what losers bear until they win
 * @property {number | null} servant filko
 * @property {boolean} decided filko: whether the deal may be ended
 * @property {Way[]} ways filko
 * @property {Outcome | null} outcome filko: once the deal is over
 * @property {Moment} [moment] filko: while it is shown
 */

/**
 * @typedef {object} GameEvent
 * @property {string} e its kind: lifted, guessed, counted, dealt, turned, played, trick-won, scored, laid,
 *   passed, trump-made, exchanged, drew, endgame, deal-ended, match-ended; of the filko family also
 *   cut, cut-left, called, partner-shown, said, signalled, asked, servant-chosen
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
 * @property {string} [suit]
 * @property {number} [guess]
 * @property {number} [size]
 * @property {string} [aim]
 */

/** A refusal as the engine explains it.
 * @typedef {{code: string, rule?: string | null, params?: Record<string, any>, cites?: {source: string, where: string}[]}} Refusal */

/** Why an action is good or bad: a message's key and its parameters. @typedef {{key: string, params: Record<string, any>}} Reason */

/** What the engine would do: an action and the cards it is about; `reasons` and whether it is proven come
 * with the second dose. @typedef {{action: string, cards: string[], reasons?: Reason[], exact?: boolean}} Hint */

/**
 * One decision of a deal that is over, as the engine judges it.
 * @typedef {object} Decision
 * @property {number} place of the action in the deal
 * @property {number} trick
 * @property {string} played
 * @property {string} best
 * @property {number} loss points
 * @property {number} error half the width of the interval that the loss lies in; 0 where it is proven
 * @property {boolean} exact
 * @property {string[]} [line] how the deal would have gone on, where that is proven
 * @property {Reason[]} [reasons_played]
 * @property {Reason[]} [reasons_best]
 */

/** A moment looked back at: decision `at`, from 0, of so many. @typedef {{view: View, decision: Decision, at: number, of: number}} Past */

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
