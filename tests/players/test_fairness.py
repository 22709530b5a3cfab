"""No player uses hidden cards: with other hidden cards it makes the same search and the same move.

The other hidden cards come from the fields of the position (`tests/properties/hidden.py`), not from
the determinization that players use themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from brisques.bridge import Bridge
from brisques.game import NOBODY, Game, State
from brisques.players import judging
from brisques.players.contract import first_choice
from brisques.players.levels import LEVELS, level
from brisques.players.policy_levels import tuned_policy
from brisques.players.review import Review, decisions
from brisques.position import format_position
from brisques.registry import analysis_of, load_game
from brisques.variants import names
from tests.players.test_levels import SOME_OF_EACH
from tests.properties.hidden import reshuffled
from tests.properties.play import RandomDeal
from tests.test_bridge import ask

DEALS = 2
TRUTHS = 3
ROLLOUTS = 12
"""Rollouts of each decision, a few in each world."""


@cache
def moments(variant: str) -> list[State]:
    """Return every decision of deals that casual players play, with the true hidden cards."""
    found = []
    game = load_game(variant)
    casual = LEVELS["casual"].play
    for number in range(DEALS):
        state = RandomDeal(variant, number, number % game.players, before=number % 3).start()
        count = 0
        while state.to_move != NOBODY:
            seen = game.observe(state, state.to_move)
            if len(seen.legal) > 1:
                found.append(state.clone())
            state.apply(casual(seen, Random(count)))
            count += 1
    return found


def truths(game: Game, state: State, count: int = TRUTHS) -> Iterator[State]:
    """Yield the state with all that the seat to move does not see dealt again."""
    for number in range(count):
        yield reshuffled(game, state, state.to_move, Random(number))


def some(variant: str, count: int) -> Iterator[State]:
    """Return a number of decisions from all over the deals; fewer where each is slow."""
    count = max(3, count * 64 // max(64, len(load_game(variant).cards)))
    every = moments(variant)
    return islice(every, 0, None, max(1, len(every) // count))


def late(variant: str) -> Iterator[State]:
    """Return some decisions of the end of a deal, whose playouts are short."""
    every = moments(variant)
    return islice(every, len(every) * 3 // 4, None, max(1, len(every) // 6))


def test_the_other_hidden_cards_differ(variant: str) -> None:
    """Otherwise this measures nothing: other cards are hidden, and the seat sees the same."""
    game, others = load_game(variant), 0
    for state in some(variant, 24):
        seen = game.observe(state, state.to_move)
        for other in truths(game, state):
            assert game.observe(other, state.to_move) == seen
            others += game.dump_position(other) != game.dump_position(state)
    assert others > 10


def test_the_policy_reads_only_what_the_seat_sees(variant: str) -> None:
    """The policy gets whole states, so it could peek: its judgement must be the same."""
    game, policy = load_game(variant), tuned_policy(variant)
    for state in some(variant, 45):
        worths = policy.worths(state)
        ranks, completing = policy.ranks(state), policy.meld_actions(state)
        choice = policy.choose(state)
        assert choice == state.legal()[first_choice(worths, ranks)]
        for other in truths(game, state):
            assert policy.worths(other) == worths
            assert policy.ranks(other) == ranks
            assert policy.meld_actions(other) == completing
            assert policy.choose(other) == choice


def test_the_rules_of_thumb_read_only_what_the_seat_sees(variant: str) -> None:
    game = load_game(variant)
    for state in some(variant, 20):
        worths = analysis_of(game).estimate(game.observe(state, state.to_move))
        for other in truths(game, state):
            assert analysis_of(game).estimate(game.observe(other, state.to_move)) == worths


@pytest.mark.parametrize(
    ("variant", "name"),
    [
        *((variant, "expert") for variant in names()),
        *((variant, name) for variant in SOME_OF_EACH for name in LEVELS if name != "expert"),
    ],
)
def test_a_level_makes_the_same_search(variant: str, name: str) -> None:
    game, think = load_game(variant), level(name).think

    def thoughts(state: State, number: int) -> Iterator[tuple[object, ...]]:
        for thought in think(game.observe(state, state.to_move), Random(number)):
            yield thought[:3]
            if thought.rollouts >= ROLLOUTS:
                break

    for number, state in enumerate(some(variant, 4)):
        (other,) = truths(game, state, 1)
        assert list(thoughts(state, number)) == list(thoughts(other, number))


def test_the_position_lent_to_other_workers_reveals_nothing(variant: str) -> None:
    """The line looks like the table to the seat, and is the same for all hidden cards."""
    game = load_game(variant)
    for state in some(variant, 6):
        lent = []
        for truth in (state, *truths(game, state, 2)):
            bridge = Bridge()
            seats = [{"kind": "player", "level": "expert"}] * game.players
            answer = ask(bridge, "position", line=format_position(game, truth), seats=seats)
            lent.append(ask(bridge, "lend", revision=answer["revision"]))
        assert lent[0]["ok"]
        assert lent[0] == lent[1] == lent[2]
        guess = game.load_position(
            dict(part.split("=", 1) for part in lent[0]["line"].split(";")[1:])
        )
        assert game.observe(guess, state.to_move) == game.observe(state, state.to_move)


def test_a_review_judges_by_what_was_known(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The verdict on a decision is the same whatever the hidden cards were."""
    monkeypatch.setattr(judging, "WORLDS", 1)  # a review then uses `MIN_WORLDS`, the fewest
    monkeypatch.setattr(judging, "SUSPECT_WORLDS", 1)
    monkeypatch.setattr(judging, "MOST_WORLDS", 10)
    game = load_game(variant)
    for number, state in enumerate(late(variant)):
        action = state.legal()[-1]
        verdicts = []
        for truth in (state, *truths(game, state, 1)):
            review = Review(
                decisions(analysis_of(game), truth, [action], state.to_move), f"s{number}"
            )
            while not review.settled:
                review.step()
            verdicts.append(review.verdicts)
        assert verdicts[0] == verdicts[1]
