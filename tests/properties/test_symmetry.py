"""Symmetries: numbers of copies, seats, and suits that no meld names make no difference.

A deal is played twice, the second time with everything renamed; legal actions, points and events
must be the same up to the renaming. Which suits may be exchanged depends on the bézique: where it
is always the Queen of Spades and the Jack of Diamonds, only Hearts and Clubs may.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

from brisques.events import Event, Exchanged, Scored, event_for_seat
from brisques.filko.status import Outcome, Status
from brisques.game import NOBODY, Game, Standing, State
from brisques.shuffle import shuffled
from tests.presets import BEZIQUE
from tests.properties.play import RandomDeal, choose, knob, of_every_variant

Renaming = Callable[[int], int]

SUITS = "SHDC"
SAME_GAME = {
    "qs-jd": ("SCDH",),
    "qs-jd-or-qc-jh": ("CDHS",),
    "by-trump": ("DHSC", "SCDH", "CDHS"),
}
"""The permutations of the suits SHDC that are allowed, by `meld.bezique-cards`."""
MOST_TRIED = 8
"""How many of the legal actions are tried at each step."""


class CopiesRenamed:
    """A renaming that gives the copies of each face other numbers.

    "seven" and "exchange" name no copy: of equal sevens the game takes one, and in the twin
    deal perhaps another. Then `correct` exchanges their names for the rest of the deal.
    """

    def __init__(self, random_deal: RandomDeal) -> None:
        copies = range(len(random_deal.game.cards) // 32)
        self.new: dict[int, int] = {}
        for face in range(32):
            names = shuffled(copies, Random(f"copies {random_deal.seed} {face}"))
            self.new |= {copy * 32 + face: name * 32 + face for copy, name in enumerate(names)}

    def __call__(self, card: int) -> int:
        return self.new[card]

    def correct(self, card: int, taken: int) -> None:
        """Rename `card` to `taken`, and the card that had this name to the name left free."""
        other = next(card for card, name in self.new.items() if name == taken)
        self.new[card], self.new[other] = taken, self.new[card]

    def __copy__(self) -> CopiesRenamed:
        other = object.__new__(CopiesRenamed)
        other.new = dict(self.new)
        return other


def suits_renamed(random_deal: RandomDeal) -> Renaming:
    """Return a renaming that exchanges suits as far as no meld names them."""
    choices = SAME_GAME[knob(random_deal.game, "meld.bezique-cards")]
    new = [SUITS.index(suit) for suit in choices[random_deal.seed % len(choices)]]
    return lambda card: card & ~24 | new[card >> 3 & 3] << 3


def nothing_renamed(card: int) -> int:
    return card


def suit_of(rename: Renaming, suit: int) -> int:
    return suit if suit == NOBODY else rename(suit << 3) >> 3 & 3


def renamed_code(game: Game, code: str, rename: Renaming, turn: int = 0) -> str:
    """Return an action code with cards and seats renamed, in the form that the game writes."""
    kind, colon, cards = code.rpartition(":")
    if kind == "servant":
        return f"servant:{(int(cards) + turn) % game.players}"
    if rename is nothing_renamed or not (colon or len(code) == 3) or kind in ("lift", "guess"):
        return code
    pattern = game.pattern
    new = [pattern.format_card(rename(pattern.parse_card(card))) for card in cards.split(".")]
    return game.action_code(game.parse_action(kind + colon + ".".join(new)))


def renamed_event(game: Game, event: Event, rename: Renaming, turn: int) -> dict[str, Any]:
    """Return what an event tells, renamed and seen from the seat that its owner has moved to."""
    told = event_for_seat(event, getattr(event, "seat", 0), game.pattern)
    for key in ("card", "gave", "took"):
        if key in told:
            told[key] = renamed_code(game, told[key], rename)
    if "cards" in told:
        # Melds list their cards by number, which the renaming changes: compare them as sets.
        told["cards"] = sorted(renamed_code(game, card, rename) for card in told["cards"])
    if "suit" in told:
        suits = game.pattern.suits
        told["suit"] = suits[suit_of(rename, suits.index(told["suit"]))]
    for key in ("seat", "dealer"):
        if key in told:
            told[key] = (told[key] + turn) % game.players
    if told.get("rule", "").startswith("bezique.match."):
        told["seat"] = game.sides[told["seat"]]  # a side wins the game, not one of its seats
    return told


def turned(values: Any, turn: int) -> tuple[int, ...]:
    """Return values by seat or side after all seats have moved on by `turn` places."""
    at = len(values) - turn % len(values)
    return tuple(values[at:]) + tuple(values[:at])


def carried(random_deal: RandomDeal, rename: Renaming, turn: int) -> Any:
    """Return what the previous deal has left: a suit, or who the masters are."""
    left = random_deal.standing.carried
    if isinstance(left, Outcome):
        return left._replace(status=turned_status(left.status, turn, random_deal.game.players))
    return None if left is None else suit_of(rename, left)


def turned_status(status: Status, turn: int, players: int) -> Status:
    """Return masters and servants after all seats have moved on by `turn` places."""

    def party(seats: int) -> int:
        return sum(1 << (seat + turn) % players for seat in range(players) if seats >> seat & 1)

    def seat(one: int) -> int:
        return one if one == NOBODY else (one + turn) % players

    return status._replace(
        masters=party(status.masters),
        party=party(status.party),
        hats=party(status.hats),
        servant=seat(status.servant),
        old_man=seat(status.old_man),
    )


def mirrored(random_deal: RandomDeal, rename: Renaming, turn: int) -> Standing:
    """Return the state of the renamed match before the deal."""
    before = random_deal.standing
    return replace(
        before,
        scores=turned(before.scores, turn),
        games=turned(before.games, turn),
        dealer=(before.dealer + turn) % random_deal.game.players,
        carried=carried(random_deal, rename, turn),
    )


def twin(random_deal: RandomDeal, rename: Renaming, turn: int, events: list[Event]) -> State:
    """Return the renamed deal."""
    deal, standing = random_deal.deal(), mirrored(random_deal, rename, turn)
    order = tuple(rename(card) for card in deal.order)
    return random_deal.game.deal(
        standing, replace(deal, order=order, dealer=standing.dealer), events
    )


def check_same_play(
    random_deal: RandomDeal, rename: Renaming, turn: int = 0
) -> tuple[State, State]:
    """Play the deal and its renamed twin side by side to the end.

    With copies renamed, also try other actions at each step: two cards that differ only in
    their number are rarely in one hand, and one of them is rarely played while it matters.
    """
    game, rng = random_deal.game, random_deal.choices()
    one_told: list[Event] = []
    two_told: list[Event] = []
    one = random_deal.start(one_told)
    two = twin(random_deal, rename, turn, two_told)
    check_same_events(game, one_told, two_told, rename, turn)
    while one.to_move != NOBODY:
        assert two.to_move == (one.to_move + turn) % game.players
        legal = one.legal()
        wanted = {renamed_code(game, game.action_code(action), rename, turn) for action in legal}
        assert {game.action_code(action) for action in two.legal()} == wanted
        if isinstance(rename, CopiesRenamed):
            for action in rng.sample(legal, min(len(legal), MOST_TRIED)):
                check_same_step(random_deal, (one.clone(), two.clone()), action, copy(rename), turn)
        check_same_step(random_deal, (one, two), choose(one, rng), rename, turn)
    assert two.to_move == NOBODY
    return one, two


def check_same_step(
    random_deal: RandomDeal, deals: tuple[State, State], action: int, rename: Renaming, turn: int
) -> None:
    """Carry out an action in both deals and compare its effects."""
    game = random_deal.game
    one, two = deals
    one_told: list[Event] = []
    two_told: list[Event] = []
    code = renamed_code(game, game.action_code(action), rename, turn)
    one.apply(action, one_told)
    two.apply(game.parse_action(code), two_told)
    if isinstance(rename, CopiesRenamed) and code in ("seven", "exchange"):
        rename.correct(seven_in(one_told), seven_in(two_told))
    assert tuple(two.totals) == turned(one.totals, turn)
    check_same_events(game, one_told, two_told, rename, turn)
    check_same_known(random_deal, one, two, rename, turn)


def check_same_events(
    game: Game, one: list[Event], two: list[Event], rename: Renaming, turn: int
) -> None:
    """Compare the events of two deals, the first of them renamed."""
    renamed = [renamed_event(game, event, rename, turn) for event in one]
    assert [renamed_event(game, event, nothing_renamed, 0) for event in two] == renamed


def check_same_known(
    random_deal: RandomDeal, one: State, two: State, rename: Renaming, turn: int
) -> None:
    """Compare what each seat knows of the other hands."""
    players = random_deal.game.players
    for seat in range(players):
        known = random_deal.game.observe(one, seat).known
        other = random_deal.game.observe(two, (seat + turn) % players).known
        for whose, cards in enumerate(known):
            assert set(other[(whose + turn) % players]) == {rename(card) for card in cards}


def seven_in(events: list[Event]) -> int:
    """Return the seven that was exchanged, or shown for its points."""
    for event in events:
        if isinstance(event, Exchanged):
            return event.gave
        if isinstance(event, Scored):
            return event.cards[0]
    raise AssertionError("no seven was used")


@of_every_variant(5, BEZIQUE)
def test_copies_renumbered_change_nothing(random_deal: RandomDeal) -> None:
    check_same_play(random_deal, CopiesRenamed(random_deal))


@of_every_variant(12, BEZIQUE)
def test_suits_that_no_meld_names_are_alike(random_deal: RandomDeal) -> None:
    check_same_play(random_deal, suits_renamed(random_deal))


@of_every_variant(12)
def test_seats_are_alike(random_deal: RandomDeal) -> None:
    """In the deal, and in what it changes in the match."""
    game = random_deal.game
    turn = 1 + random_deal.seed % (game.players - 1)
    one, two = check_same_play(random_deal, nothing_renamed, turn)
    after = game.settle(random_deal.standing, one)
    other = game.settle(mirrored(random_deal, nothing_renamed, turn), two)
    assert other.scores == turned(after.scores, turn)
    assert other.dealer == (after.dealer + turn) % game.players
    assert (other.target, other.games) == (after.target, turned(after.games, turn))
    sides = len(after.scores)
    assert other.winner == (
        (after.winner + turn) % sides
        if after.winner is not None and after.winner >= 0
        else after.winner
    )
    assert other.stake == after.stake
    if isinstance(after.carried, Outcome):
        assert other.carried.kind == after.carried.kind
        status = turned_status(after.carried.status, turn, game.players)
        assert other.carried.status == status
