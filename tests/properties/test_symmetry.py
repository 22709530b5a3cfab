"""Names that no rule looks at: numbers of copies, seats, and the suits no meld names.

A deal is played twice, the second time with everything renamed; legal actions, points and what is
told must be the same up to the renaming. Bézique names Queen of Spades and Jack of Diamonds, so
only Hearts and Clubs may change places.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given

from engine.game import NOBODY, Deal, Event, Game, Standing, State, seen_by
from tests.properties.play import Walk, choose, examples, walks

Renaming = Callable[[int], int]


def copies_renamed(seed: int) -> Renaming:
    """For each face, its two copies change places or do not."""
    swapped = [Random(f"copies {seed} {face}").random() < 0.5 for face in range(32)]
    return lambda card: card ^ 32 if swapped[card & 31] else card


def hearts_and_clubs(card: int) -> int:
    """The card with hearts (suit 1) and clubs (suit 3) exchanged."""
    return card ^ 16 if card >> 3 & 1 else card


def renamed_code(rules: Game, code: str, rename: Renaming) -> str:
    """An action code with its cards renamed, in the form the game itself would write."""
    if code in ("done", "exchange", "seven"):
        return code
    kind, colon, cards = code.rpartition(":")
    pattern = rules.pattern
    new = [pattern.format_card(rename(pattern.parse_card(card))) for card in cards.split(".")]
    return rules.action_code(rules.parse_action(kind + colon + ".".join(new)))


def renamed_event(rules: Game, event: Event, rename: Renaming, turn: int) -> dict[str, Any]:
    """What an event tells, renamed and seen from the seat that its owner has moved to."""
    told = seen_by(event, getattr(event, "seat", 0), rules.pattern)
    for key in ("card", "gave", "took"):
        if key in told:
            told[key] = renamed_code(rules, told[key], rename)
    if "cards" in told:
        # Melds list their cards by number, which the renaming changes: compare them as sets.
        told["cards"] = sorted(renamed_code(rules, card, rename) for card in told["cards"])
    for key in ("seat", "dealer"):
        if key in told:
            told[key] = (told[key] + turn) % rules.players
    return told


def turned(values: Any, turn: int) -> tuple[int, ...]:
    return tuple(values[turn:]) + tuple(values[:turn])


def start(walk: Walk, rename: Renaming, turn: int, events: list[Event]) -> State:
    rules = walk.game
    dealer = (walk.dealer + turn) % rules.players
    order = tuple(rename(card) for card in walk.deal().order)
    standing = Standing(turned(walk.scores, turn), dealer, rules.target)
    return rules.deal(standing, Deal(order, dealer), events)


def check_same_play(walk: Walk, rename: Renaming, turn: int = 0) -> None:
    """Play the deal and its renamed twin side by side to the end."""
    rules, rng = walk.game, walk.choices()
    one_told: list[Event] = []
    two_told: list[Event] = []
    one = walk.start(one_told)
    two = start(walk, rename, turn, two_told)
    while one.to_move != NOBODY:
        assert two.to_move == (one.to_move + turn) % rules.players
        legal = {rules.action_code(action) for action in one.legal()}
        wanted = {renamed_code(rules, code, rename) for code in legal}
        assert {rules.action_code(action) for action in two.legal()} == wanted
        action = choose(one, rng)
        code = renamed_code(rules, rules.action_code(action), rename)
        one.apply(action, one_told)
        two.apply(rules.parse_action(code), two_told)
        assert tuple(two.totals) == turned(one.totals, turn)
    assert two.to_move == NOBODY
    renamed = [renamed_event(rules, event, rename, turn) for event in one_told]
    told = [renamed_event(rules, event, lambda card: card, 0) for event in two_told]
    assert in_seat_order(told) == in_seat_order(renamed)


def in_seat_order(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Brisques counted at the end are told seat by seat from 0, which is no order of play."""
    ends = [event for event in told[-3:] if event["e"] == "scored"]
    rest = [event for event in told if event not in ends]
    return [*rest, *sorted(ends, key=lambda event: int(event["seat"]))]


@examples(30)
@given(walks)
def test_copies_renumbered_change_nothing(walk: Walk) -> None:
    check_same_play(walk, copies_renamed(walk.seed))


@examples(30)
@given(walks)
def test_hearts_and_clubs_are_alike(walk: Walk) -> None:
    check_same_play(walk, hearts_and_clubs)


@examples(30)
@given(walks)
def test_seats_are_alike(walk: Walk) -> None:
    check_same_play(walk, lambda card: card, turn=1)


@examples(30)
@given(walks)
def test_matches_are_settled_alike_for_both_seats(walk: Walk) -> None:
    rules, rng = walk.game, walk.choices()
    state = walk.start()
    while state.to_move != NOBODY:
        state.apply(choose(state, rng))
    twin = start(walk, lambda card: card, 1, [])
    twin.totals[:] = turned(state.totals, 1)
    after = rules.settle(Standing(walk.scores, walk.dealer, rules.target), state)
    mirror = rules.settle(Standing(turned(walk.scores, 1), 1 - walk.dealer, rules.target), twin)
    assert mirror.scores == turned(after.scores, 1)
    assert mirror.dealer == 1 - after.dealer
    assert (mirror.winner, mirror.stake) == (
        None if after.winner is None else 1 - after.winner,
        after.stake,
    )
