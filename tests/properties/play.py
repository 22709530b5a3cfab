"""Random deals for the properties: what a deal is made from, and a walk through all its states.

A deal is told by small numbers, so that Hypothesis can shrink it; everything after it goes through
the contract of `engine/game.py` and, where cards are named, through text codes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine.cards import SEVEN
from engine.families import game
from engine.game import NOBODY, Deal, Event, Game, Scored, Standing, State
from engine.shuffle import shuffled
from engine.variants import names

VARIANTS = names()
TURNED = 16
"""The place of the turn-up in a pack dealt to two."""


def examples(count: int) -> settings:
    """So many examples, without a clock: the machine may be busy."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(max_examples=count, deadline=None, suppress_health_check=slow)


@dataclass(frozen=True)
class Walk:
    """One random deal: its variant, who deals, the scores before it, and a seed for the rest."""

    variant: str
    seed: int
    dealer: int = 0
    scores: tuple[int, ...] = (0, 0)

    @property
    def game(self) -> Game:
        return game(self.variant)

    def deal(self) -> Deal:
        order = shuffled(self.game.cards, Random(self.seed))
        if self.seed % 4 == 3:
            # A turned seven is rare and has rules of its own: every fourth deal turns one up.
            seven = next(place for place, card in enumerate(order) if card & 7 == SEVEN)
            order[TURNED], order[seven] = order[seven], order[TURNED]
        return replace(self.game.shuffle(self.dealer, Random(self.seed)), order=tuple(order))

    def start(self, events: list[Event] | None = None) -> State:
        standing = Standing(self.scores, self.dealer, self.game.target)
        return self.game.deal(standing, self.deal(), events)

    def choices(self) -> Random:
        """The source of the actions of this deal."""
        return Random(f"choices {self.seed}")


walks = st.builds(
    Walk,
    st.sampled_from(VARIANTS),
    st.integers(0, 2**24),
    st.integers(0, 1),
    # Now and then near the target, where the game that ends at once ends early.
    st.sampled_from([(0, 0), (640, 700), (1950, 1970)]),
)


def choose(state: State, rng: Random) -> int:
    """Any legal action, but seldom `done` while there is something to declare."""
    actions = state.legal()
    if actions[0] >= 256 and len(actions) > 1 and rng.random() < 0.8:
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
    for state, action in states(walk):
        if pick.random() < share or (action >= 256 and pick.random() < 0.5):
            yield state.clone()


def fingerprint(rules: Game, state: State) -> tuple[Any, ...]:
    """All there is to a state, seen from outside."""
    seen = tuple(rules.observe(state, seat) for seat in range(rules.players))
    return rules.dump_position(state), seen, state.legal(), state.to_move


def cards_of(rules: Game, state: State) -> list[int]:
    """Every card of the deal, wherever it lies, in number order."""
    fields = rules.dump_position(state)
    piles = (fields[key].replace(",", "") for key in ("hands", "won", "stock", "up", "trick"))
    return sorted(rules.pattern.parse_cards("".join(piles)))


def scored(events: Sequence[Event], seats: int = 2) -> list[int]:
    """What the Scored events bring each seat."""
    points = [0] * seats
    for event in events:
        if isinstance(event, Scored):
            points[event.seat] += event.points
    return points
