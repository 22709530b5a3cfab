"""Random deals for the property tests: what determines a deal, and all of its states.

Small numbers determine a deal, so that Hypothesis can shrink it; everything after it uses the
contract of `engine/brisques/game.py` and, where cards are named, text codes.
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

Property = Callable[["RandomDeal"], None]


def examples(count: int) -> settings:
    """Return settings that try `count` examples."""
    return settings(max_examples=count)


PATHS = {path for schema in SCHEMAS.values() for path in knob_fields(schema)}


def knob(game: Game, path: str) -> Any:
    """Return the value of a rule by its path, such as "meld.source"; None without such a rule."""
    assert path in PATHS
    rule = game.variant.knobs.get(f"{game.variant.family}.{path}")
    return rule.value if rule else None


@dataclass(frozen=True)
class RandomDeal:
    """One random deal: its variant, who deals first, what was before, and a seed for the rest.

    Before it there are `scores` and a suit that may not be trumps again, or a number of deals.
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
        """Return the state of the match before the deal."""
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
        """Return the random source of the actions of this deal."""
        return Random(f"choices {self.seed}")


@lru_cache(maxsize=256)
def after_deals(random_deal: RandomDeal) -> Standing:
    """Return the state of the match after the deals before: masters, servants, kept parties."""
    earlier = replace(random_deal, before=random_deal.before - 1, seed=random_deal.seed + 4)
    state = earlier.start()
    rng = earlier.choices()
    while state.to_move != NOBODY:
        state.apply(choose(state, rng))
    return random_deal.game.reset_for_deal(random_deal.game.settle(earlier.standing, state))


def _turn_up_a_seven(game: Game, dealer: int, order: list[int]) -> None:
    """Turn up a seven in every fourth deal: it is rare and has rules of its own."""
    turned = game.players * knob(game, "deal.hand")
    seven = next(place for place, card in enumerate(order) if card & 7 == SEVEN)
    order[turned], order[seven] = order[seven], order[turned]


def _deal_sevens_together(game: Game, order: list[int]) -> None:
    """Give the first hand all sevens of trumps in every fourth deal: they are rarely together."""
    if knob(game, "trump.method") == "turn-up":
        turned = order[game.players * knob(game, "deal.hand")]
        sevens = [card for card in game.cards if card & 31 == turned & 24 | SEVEN]
        for place, seven in enumerate(sevens):
            if seven != turned:
                card = order.index(seven)
                order[place], order[card] = order[card], order[place]


def _deal_top_trumps(game: Game, dealer: int, order: list[int]) -> None:
    """Make the two highest trumps the dealer's first cards: they set no trumps, or him alone."""
    packets = knob(game, "deal.packets")
    seats = [(dealer + turn) % game.players for turn in range(1, game.players + 1)]
    owners = [seat for size in packets for seat in seats for _ in range(size)]
    mine = [place for place, owner in enumerate(owners) if owner == dealer]
    for place, face in zip(mine, knob(game, "trump.permanent")[:2], strict=False):
        card = order.index(game.pattern.parse_face(face))
        order[place], order[card] = order[card], order[place]


def _deal_no_courts(game: Game, order: list[int]) -> None:
    """Deal hands without court cards in every fourth deal: a carte blanche is rare."""
    if knob(game, "carte-blanche.points"):
        first = game.players * (knob(game, "deal.hand") + 2)
        plain = [card for card in order if not JACK <= card & 7 <= KING]
        courts = [card for card in order if JACK <= card & 7 <= KING]
        order[:] = [*plain[:first], *shuffled(plain[first:] + courts, Random(order[0]))]


STACKED = {"bezique": _turn_up_a_seven, "filko": _deal_top_trumps}
"""Ways to stack the pack, by family: what is rare occurs in every fourth deal."""


def random_deals_of(variant: str) -> st.SearchStrategy[RandomDeal]:
    """Draw deals of a variant, sometimes near the target, where some games end early."""
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
        RandomDeal,
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
    """Try a property on `count` random deals of each variant; on fewer where a deal is long."""

    def over(check: Property) -> Callable[[str], None]:
        @pytest.mark.hypothesis
        @pytest.mark.parametrize("variant", variants)
        def test(variant: str) -> None:
            tries = max(2, count * 64 // max(64, len(load_game(variant).cards)))
            examples(tries)(given(random_deals_of(variant))(check))()

        test.__doc__ = check.__doc__
        return test

    return over


def choose(state: State, rng: Random) -> int:
    """Return any legal action, but rarely `done` while there is something to declare or to show."""
    actions = state.legal()
    if actions[0] < DONE < actions[-1] and rng.random() < 0.5:
        return actions[-1]
    if actions[0] == DONE and len(actions) > 1 and rng.random() < 0.8:
        actions = actions[1:]
    return actions[int(rng.random() * len(actions))]


def states(random_deal: RandomDeal) -> Iterator[tuple[State, int]]:
    """Yield each action of the deal and the state before it; the state itself, not a copy."""
    state, rng = random_deal.start(), random_deal.choices()
    while state.to_move != NOBODY:
        action = choose(state, rng)
        yield state, action
        state.apply(action)


def some_states(random_deal: RandomDeal, share: float = 0.15) -> Iterator[State]:
    """Return copies of some states of the deal, all phases among them."""
    pick = Random(f"pick {random_deal.seed}")
    share *= min(1.0, 64 / len(random_deal.game.cards))
    for state, action in states(random_deal):
        if pick.random() < share or (action > DONE and pick.random() < 3 * share):
            yield state.clone()


def fingerprint(game: Game, state: State) -> tuple[Any, ...]:
    """Return everything that can be observed of a state."""
    seen = tuple(game.observe(state, seat) for seat in range(game.players))
    return game.dump_position(state), seen, state.legal(), state.to_move


def codes_in(game: Game, text: str) -> set[str]:
    """Return the cards that a text names."""
    return set(re.findall(rf"\b[{game.pattern.ranks}][{game.pattern.suits}][1-8]\b", text))


def sample_codes(game: Game) -> tuple[str, ...]:
    """Return actions of every type that the family has, legal or not."""
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
    """Return every card of the deal, wherever it lies, in number order."""
    fields = game.dump_position(state)
    piles = [fields.get(key, "") for key in ("hands", "won", "stock", "up", "trick", "order")]
    # A finished trick is written with its leader and its winner: 0.2.AH1KH1
    piles += [trick.rpartition(".")[2] for trick in fields.get("tricks", "").split(",")]
    return sorted(game.pattern.parse_cards("".join(piles).replace(",", "")))


def scored(game: Game, events: Sequence[Event]) -> list[int]:
    """Return what the Scored events bring each side."""
    points = [0] * len(set(game.sides))
    for event in events:
        if isinstance(event, Scored):
            points[game.sides[event.seat]] += event.points
    return points
