"""Views and events: what a seat sees of the table, and what happened there."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Play(TypedDict):
    """A card played to a trick."""

    seat: int
    card: str


class Gain(TypedDict):
    """Points that a seat scored."""

    points: int
    rule: str
    cards: list[str]


class Trick(TypedDict):
    """A trick, being played or finished."""

    number: int
    of: NotRequired[int]
    """Tricks in the whole deal."""
    leader: int
    plays: list[Play]
    winner: int | None
    best: NotRequired[int | None]
    """Seat whose card wins so far, in a trick being played."""


Aim = Literal["six", "hold", "run"]
"""What a party of the Filko family may say that it plays for."""


class Seat(TypedDict):
    """What a view shows of a seat."""

    kind: Literal["human", "player"]
    level: str | None
    name: str | None
    side: int
    """Seats that score together have the same side."""
    cards: int
    """Cards in hand."""
    known: list[str]
    """Cards of another seat's hand that all have seen; empty for the viewing seat."""
    tabled: list[str]
    """Cards of that hand that lie face up because they were declared."""
    open: list[str]
    """Won cards that can still be melded."""
    score: int
    """Match total of the side, this deal included."""
    deal_score: int
    tricks: int
    gains: list[Gain]
    """What the seat scored in the latest trick."""
    carte: NotRequired[bool]
    """Bezique: whether its carte blanche goes on, so that the whole hand lies open."""
    spent: NotRequired[int]
    """Bezique: won cards that have been used in melds."""
    brisques: NotRequired[int]
    """Bezique: aces and tens won."""
    ally: NotRequired[bool | None]
    """Filko: whether it plays with the viewing seat; null while that is not known."""
    master: NotRequired[bool]
    """Filko: whether it is one of the masters."""
    hat: NotRequired[bool]
    """Filko: whether it has its hat on, and no other penalty."""
    aim: NotRequired[Aim | None]
    """Filko: what it said it plays for."""
    signal: NotRequired[str | None]
    """Filko: the suit it asked its partner for."""


class Cost(TypedDict):
    """A meld that a declaration would make impossible."""

    rule: str
    points: int
    cards: list[str]


class MeldOption(TypedDict):
    """Something that may be declared now."""

    id: int
    rule: str
    action: str
    cards: list[str]
    points: int
    costs: list[Cost]


class Announcement(TypedDict):
    """Something that may be shown or laid down on one's turn without a trick."""

    action: str
    rule: str
    points: int
    cards: list[str]


class MeldSet(TypedDict):
    """Options that can be declared together, by their ids, and the actions in order."""

    options: list[int]
    actions: list[str]
    points: int


class Exchange(TypedDict):
    """The exchange of the seven of trumps for the turn-up."""

    action: str
    gives: str
    takes: str
    points: int


Declare = TypedDict(
    "Declare",
    {
        "limit": "int | None",
        "left": "int | None",
        "fresh": "list[str]",
        "options": "list[MeldOption]",
        "sets": "list[MeldSet]",
        "exchange": "Exchange | None",
        "lays": "list[Announcement]",
        "pass": "str | None",
        "done": "str",
    },
)
"""What the winner of a trick may declare; `fresh` are its cards, `sets` best first, `lays` melds
to lay down for later, `pass` the action that leaves the declaration to the partner."""


class Packet(TypedDict):
    """The packet that the dealer lifts before the deal, for his opponent to guess."""

    aim: int
    least: int
    most: int
    lifter: int
    looks: int | None
    """About how many cards the lifted packet seems to have, for the seat that guesses."""


class SheetLine(TypedDict):
    """One line of the score sheet; trick 0 is before the first."""

    trick: int
    seat: int
    points: int
    rule: str
    cards: list[str]


class MatchState(TypedDict):
    """How the match stands."""

    deal: int
    """The number of this deal, from 1."""
    dealer: int
    packets: list[int]
    """How many cards each seat is dealt at a time."""
    next_dealer: int | None
    target: int
    scores: list[int]
    """By side, at the start of this deal."""
    deals: list[list[int]]
    """Points of finished deals, by side."""
    won: list[list[int]]
    """For each finished deal the sides that won a game with it."""
    winner: int | None
    """A side; -1 when nobody has won."""
    stake: int
    """How many times the match counts; in a `settlement` by portland, points to pay."""
    games: list[int]
    """Won by each side in this sitting."""
    unit: Literal["match", "deal"]
    """What is won: a match of deals, or each deal by itself."""
    over: bool
    """Whether no further deal can be dealt."""


class SummaryRow(TypedDict):
    """How often a rule scored, and how many points, by side.

    The rule "position.points" stands for points before the position at which the match began.
    """

    rule: str
    counts: list[int]
    points: list[int]


class Summary(TypedDict):
    """The points of a finished deal, by the rule that gave them."""

    rows: list[SummaryRow]
    deal: list[int]
    carried: list[int]
    total: list[int]


class PartyOutcome(TypedDict):
    """Filko: what becomes of the viewing seat's party; `points` are the counts that bring it.

    They are ranges, each the least and the most points.
    """

    comes: Literal[
        "masters",
        "servants",
        "stay-masters",
        "stay-servants",
        "same",
        "even",
        "free",
        "win",
        "lose",
        "nobody",
    ]
    points: list[list[int]]


class DealOutcome(TypedDict):
    """Filko: how a deal ended; `winners` and `masters` are seats."""

    kind: str
    winners: list[int]
    masters: list[int]
    points: NotRequired[list[int]]


class PartyPoints(TypedDict):
    """Filko: the points of the pack, those not taken yet, and those taken by side."""

    total: int
    left: int
    taken: list[int]


class BranchPoint(TypedDict):
    """The number of a deal, from 1, and of the actions before the branch."""

    deal: int
    place: int


class View(TypedDict):
    """All that a table needs to draw for one seat, and no more than that seat may see."""

    family: Literal["bezique", "filko"]
    variant: str
    """A preset, or a preset and its house rules."""
    rules_name: str
    """What a person calls these house rules, or nothing."""
    pack: Literal["french", "german"]
    seat: int
    phase: Literal[
        "lift",
        "guess",
        "cut",
        "call",
        "play",
        "declare",
        "servant",
        "deal-over",
        "match-over",
    ]
    to_move: int | None
    legal: list[str]
    strict: bool
    """Whether a seat that follows is bound to certain cards."""
    seats: list[Seat]
    hand: list[str]
    trump: str | None
    """Null until trumps are made."""
    stock: int
    trick: Trick
    last_trick: Trick | None
    declare: Declare | None
    announce: list[Announcement]
    packet: Packet | None
    sheet: list[SheetLine]
    """The score sheet of the deal, from line `sheet_from` on."""
    sheet_from: int
    """Lines that an answer to `act` or `step` leaves out; the revision before had them."""
    log: list[Trick]
    """The finished tricks of the deal, from number `log_from` on, counted from 0."""
    log_from: int
    """Tricks that an answer to `act` or `step` leaves out; the revision before had them."""
    match: MatchState
    summary: Summary | None
    assisted: bool
    """Whether a hint or taking back has helped in this match."""
    can_undo: bool
    can_redo: bool
    claim: int | None
    """The seat that takes all further tricks, -1 if every way to play them gives the same result;
    null where the viewing seat may not finish the deal at once."""
    from_position: NotRequired[Literal[True]]
    """True where the match began at a position; absent where it began with a deal."""
    branch: BranchPoint | None
    """Where this match left another; null for most."""
    melds_from: NotRequired[Literal["won", "hand", "hand-and-won"]]
    """Bezique: where the cards of melds come from."""
    stock_duty: NotRequired[Literal["free", "follow-beat-trump", "follow-beat-overtrump"]]
    """Bezique: what a seat that follows must do while there is a stock."""
    endgame_duty: NotRequired[Literal["free", "follow-beat-trump", "follow-beat-overtrump"]]
    """Bezique: what a seat that follows must do when the stock is gone."""
    settlement: NotRequired[Literal["stake", "bonus", "portland"]]
    """Bezique: how a match is paid."""
    trump_bar: NotRequired[str | None]
    """Bezique: the suit that may not become trumps in this deal."""
    turnup: NotRequired[str | None]
    """Bezique: the card turned up, null where none lies under the stock."""
    asides: NotRequired[list[str]]
    """Filko: what may be said though another is to move."""
    permanent: NotRequired[list[str]]
    """Filko: faces that are trumps whatever the suit, high to low."""
    trumps: NotRequired[list[str]]
    """Filko: the faces of all trumps, high to low."""
    made: NotRequired[Literal["dealer-first-card", "cut", "call-card", "name-suit"]]
    """Filko: how trumps are made."""
    exposed: NotRequired[list[str]]
    """Filko: cards that all have seen before play."""
    points: NotRequired[PartyPoints]
    """Filko: the points taken so far."""
    aims: NotRequired[dict[str, int]]
    """Filko: the points that a party plays for by each aim."""
    called: NotRequired[str | None]
    """Filko: the card whose holder is the caller's partner."""
    old_man: NotRequired[int | None]
    """Filko: the seat that calls."""
    parties: NotRequired[list[list[int]] | None]
    """Filko: the seats of both parties, as far as the viewing seat knows them."""
    revealed: NotRequired[bool]
    """Filko: whether all know the parties."""
    masters: NotRequired[list[int]]
    """Filko: the seats of the masters."""
    penalty: NotRequired[Literal["hat-off", "worn-hat", "stand"] | None]
    """Filko: what losers bear until they win."""
    servant: NotRequired[int | None]
    """Filko: the seat that serves, and so deals."""
    decided: NotRequired[bool]
    """Filko: whether the deal may be ended."""
    ways: NotRequired[list[PartyOutcome]]
    """Filko: what this deal can bring."""
    outcome: NotRequired[DealOutcome | None]
    """Filko: once the deal is over."""


class GameEvent(TypedDict):
    """Something that happened, as a seat sees it; which fields it has goes by its kind."""

    e: Literal[
        "lifted",
        "guessed",
        "counted",
        "dealt",
        "turned",
        "played",
        "trick-won",
        "scored",
        "laid",
        "passed",
        "trump-made",
        "exchanged",
        "drew",
        "endgame",
        "deal-ended",
        "match-ended",
        "cut",
        "cut-left",
        "called",
        "partner-shown",
        "said",
        "signalled",
        "asked",
        "servant-chosen",
    ]
    seat: NotRequired[int]
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    points: NotRequired[int]
    rule: NotRequired[str]
    number: NotRequired[int]
    dealer: NotRequired[int]
    winner: NotRequired[int]
    stake: NotRequired[int]
    gave: NotRequired[str]
    took: NotRequired[str]
    suit: NotRequired[str | None]
    guess: NotRequired[int]
    size: NotRequired[int]
    aim: NotRequired[str]
