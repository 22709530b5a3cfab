"""Random deals for the properties: what a deal is made from, and a walk through all its states.

A deal is told by small numbers, so that Hypothesis can shrink it; everything after it goes through
the contract of `engine/brisques/game.py` and, where cards are named, through text codes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brisques.cards import JACK, KING, SEVEN
from brisques.events import Event, Scored
from brisques.game import NOBODY, Deal, Game, Standing, State
from brisques.registry import load_game
from brisques.shuffle import shuffled
from brisques.variants import names
from brisques.variants.presets import SCHEMAS
from brisques.variants.schema import knob_fields

VARIANTS = names()
DONE = 256
"""Actions below it are cards to play."""

Property = Callable[["Walk"], None]


def examples(count: int) -> settings:
    """Try `count` examples."""
    return settings(max_examples=count)


PATHS = {path for schema in SCHEMAS.values() for path in knob_fields(schema)}


def knob(game: Game, path: str) -> Any:
    """The value of a rule by its path, such as "meld.source"; None where no such rule exists."""
    assert path in PATHS
    rule = game.variant.knobs.get(f"{game.variant.family}.{path}")
    return rule.value if rule else None


@dataclass(frozen=True)
class Walk:
    """One random deal: its variant, who deals first, what was before, and a seed for the rest.

    Before it there are `scores` and a suit that may not be trumps again, or so many deals.
    """

    variant: str
    seed: int
    dealer: int = 0
    scores: tuple[int, ...] = ()
    bar: int = NOBODY
    before: int = 0

    @property
    def game(self) -> Game:
        return load_game(self.variant)

    @property
    def standing(self) -> Standing:
        """How the match stands before the deal."""
        if self.before:
            return after_deals(self)
        new = self.game.new_match(self.dealer)
        carried = None if self.bar == NOBODY else self.bar
        return replace(new, scores=self.scores or new.scores, carried=carried)

    def deal(self) -> Deal:
        dealer = self.standing.dealer
        order = shuffled(self.game.cards, Random(self.seed))
        if self.seed % 4 == 3:
            STACKED[self.game.variant.family](self.game, dealer, order)
        if self.seed % 4 == 2:
            _deal_no_courts(self.game, order)
        if self.seed % 4 == 1:
            _deal_sevens_together(self.game, order)
        return replace(self.game.shuffle(dealer, Random(self.seed)), order=tuple(order))

    def start(self, events: list[Event] | None = None) -> State:
        return self.game.deal(self.standing, self.deal(), events)

    def choices(self) -> Random:
        """The source of the actions of this deal."""
        return Random(f"choices {self.seed}")


@lru_cache(maxsize=256)
def after_deals(walk: Walk) -> Standing:
    """How the match stands after the deals before the walk's: masters, servants, kept parties."""
    earlier = replace(walk, before=walk.before - 1, seed=walk.seed + 4)
    state = earlier.start()
    rng = earlier.choices()
    while state.to_move != NOBODY:
        state.apply(choose(state, rng))
    return walk.game.reset_for_deal(walk.game.settle(earlier.standing, state))


def _turn_up_a_seven(game: Game, dealer: int, order: list[int]) -> None:
    """A turned seven is rare and has rules of its own: every fourth deal turns one up."""
    turned = game.players * knob(game, "deal.hand")
    seven = next(place for place, card in enumerate(order) if card & 7 == SEVEN)
    order[turned], order[seven] = order[seven], order[turned]


def _deal_sevens_together(game: Game, order: list[int]) -> None:
    """Sevens of trumps in one hand are rare: every fourth deal gives the first hand all of them."""
    if knob(game, "trump.method") == "turn-up":
        turned = order[game.players * knob(game, "deal.hand")]
        sevens = [card for card in game.cards if card & 31 == turned & 24 | SEVEN]
        for place, seven in enumerate(sevens):
            if seven != turned:
                card = order.index(seven)
                order[place], order[card] = order[card], order[place]


def _deal_top_trumps(game: Game, dealer: int, order: list[int]) -> None:
    """The two highest trumps are the dealer's first cards: they make no suit, or him alone."""
    packets = knob(game, "deal.packets")
    seats = [(dealer + turn) % game.players for turn in range(1, game.players + 1)]
    owners = [seat for size in packets for seat in seats for _ in range(size)]
    mine = [place for place, owner in enumerate(owners) if owner == dealer]
    for place, face in zip(mine, knob(game, "trump.permanent")[:2], strict=False):
        card = order.index(game.pattern.parse_face(face))
        order[place], order[card] = order[card], order[place]


def _deal_no_courts(game: Game, order: list[int]) -> None:
    """A carte blanche is rare: every fourth deal gives all such hands, and a few draws more."""
    if knob(game, "carte-blanche.points"):
        first = game.players * (knob(game, "deal.hand") + 2)
        plain = [card for card in order if not JACK <= card & 7 <= KING]
        courts = [card for card in order if JACK <= card & 7 <= KING]
        order[:] = [*plain[:first], *shuffled(plain[first:] + courts, Random(order[0]))]


STACKED = {"bezique": _turn_up_a_seven, "filko": _deal_top_trumps}
"""What is rare in a family, and yet every fourth deal."""


def walks_of(variant: str) -> st.SearchStrategy[Walk]:
    """Deals of a variant, now and then near the target, where some games end early."""
    game = load_game(variant)
    standing = game.new_match(0)
    nothing = standing.scores
    scores = [nothing]
    if game.target:
        behind = tuple(640 + 60 * side for side, _ in enumerate(nothing))
        close = tuple(game.target - 50 + 20 * side for side, _ in enumerate(nothing))
        scores = [nothing, behind, close]
    bars = (NOBODY, *range(4)) if knob(game, "trump.repeat") is False else (NOBODY,)
    before = (0, 1, 2, 3) if game.variant.family == "filko" else (0,)
    return st.builds(
        Walk,
        st.just(variant),
        st.integers(0, 2**24),
        st.integers(0, game.players - 1),
        st.sampled_from(scores),
        st.sampled_from(bars),
        st.sampled_from(before),
    )


def of_every_variant(
    count: int, variants: Sequence[str] = VARIANTS
) -> Callable[[Property], Callable[[str], None]]:
    """Try a property on so many random deals of each variant; on fewer where a deal is long."""

    def over(check: Property) -> Callable[[str], None]:
        @pytest.mark.hypothesis
        @pytest.mark.parametrize("variant", variants)
        def test(variant: str) -> None:
            tries = max(3, count * 64 // max(64, len(load_game(variant).cards)))
            examples(tries)(given(walks_of(variant))(check))()

        test.__doc__ = check.__doc__
        return test

    return over


def choose(state: State, rng: Random) -> int:
    """Any legal action, but seldom `done` while there is something to declare or to show."""
    actions = state.legal()
    if actions[0] < DONE < actions[-1] and rng.random() < 0.5:
        return actions[-1]
    if actions[0] == DONE and len(actions) > 1 and rng.random() < 0.8:
        actions = actions[1:]
    return actions[int(rng.random() * len(actions))]


def states(walk: Walk) -> Iterator[tuple[State, int]]:
    """Each state of the deal before its action, and the action; the state itself, not a copy."""
    state, rng = walk.start(), walk.choices()
    while state.to_move != NOBODY:
        action = choose(state, rng)
        yield state, action
        state.apply(action)


def some_states(walk: Walk, share: float = 0.15) -> Iterator[State]:
    """Copies of some states of the deal, all phases among them."""
    pick = Random(f"pick {walk.seed}")
    share *= min(1.0, 64 / len(walk.game.cards))
    for state, action in states(walk):
        if pick.random() < share or (action > DONE and pick.random() < 3 * share):
            yield state.clone()


def fingerprint(game: Game, state: State) -> tuple[Any, ...]:
    """All there is to a state, seen from outside."""
    seen = tuple(game.observe(state, seat) for seat in range(game.players))
    return game.dump_position(state), seen, state.legal(), state.to_move


def codes_in(game: Game, text: str) -> set[str]:
    """The cards that a text names."""
    return set(re.findall(rf"\b[{game.pattern.ranks}][{game.pattern.suits}][1-8]\b", text))


def sample_codes(game: Game) -> tuple[str, ...]:
    """Actions of every kind that there is in the family, legal or not."""
    return SAMPLES[game.variant.family]


SAMPLES = {
    "bezique": (
        *("7S1", "AH2", "QS1", "done", "exchange", "seven", "pass", "carte-blanche"),
        *("bezique:QS1.JD1", "lay-marriage:KH1.QH2", "lift:24", "guess:24"),
    ),
    "filko": (
        *("AL1", "OA1", "9B1", "end", "ask", "aim:six", "aim:hold", "aim:run"),
        *("signal:A", "signal:H", "cut:12", "call:AL1", "call:KB1", "name:L", "servant:1"),
    ),
}


def cards_of(game: Game, state: State) -> list[int]:
    """Every card of the deal, wherever it lies, in number order."""
    fields = game.dump_position(state)
    piles = [fields.get(key, "") for key in ("hands", "won", "stock", "up", "trick", "order")]
    # A finished trick stands there with its leader and its winner: 0.2.AH1KH1
    piles += [trick.rpartition(".")[2] for trick in fields.get("tricks", "").split(",")]
    return sorted(game.pattern.parse_cards("".join(piles).replace(",", "")))


def scored(game: Game, events: Sequence[Event]) -> list[int]:
    """What the Scored events bring each side."""
    points = [0] * len(set(game.sides))
    for event in events:
        if isinstance(event, Scored):
            points[game.sides[event.seat]] += event.points
    return points
