"""A position altered by hand is refused by the name of a field, or can be played to its end."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from brisques.errors import EngineError
from brisques.game import NOBODY, Game, State
from brisques.position import format_position, parse_position
from brisques.registry import analysis_of
from tests.properties.altered import altered
from tests.properties.mutate import check_error
from tests.properties.play import RandomDeal, choose, examples, knob, of_every_variant, states
from tests.properties.test_house_rules import accepted, specs

TRIES = 6
"""Altered positions of each deal."""


def most_actions(game: Game) -> int:
    """Return more actions than a deal can have: plays, and what may be said or declared."""
    talk = sum(bool(knob(game, f"talk.{kind}")) for kind in ("aims", "signals", "count"))
    return (2 + talk) * len(game.cards) + 4 if game.variant.family == "filko" else 1500


@of_every_variant(6)
def test_an_altered_position_is_refused_or_played(random_deal: RandomDeal) -> None:
    check_altered(random_deal)


@examples(8)
@given(specs(), st.integers(0, 2**16))
def test_an_altered_position_of_house_rules_is_refused_or_played(spec: str, seed: int) -> None:
    game = accepted(spec)
    if game is not None:
        check_altered(RandomDeal(game.variant.name, seed, seed % game.players))


def check_altered(random_deal: RandomDeal, tries: int = TRIES) -> int:
    """Alter some positions of a deal, play those that are accepted, and return their number."""
    rng = Random(f"altered {random_deal.seed}")
    moments = [state.clone() for state, _ in states(random_deal)]
    if not moments:
        return 0
    others = [format_position(random_deal.game, rng.choice(moments)) for _ in range(4)]
    played = 0
    for _ in range(tries):
        line = altered(format_position(random_deal.game, rng.choice(moments)), others, rng)
        try:
            game, state = parse_position(line)
        except EngineError as error:
            check_error(error)
        else:
            play_to_the_end(game, state, rng)
            played += 1
    return played


def play_to_the_end(game: Game, state: State, rng: Random) -> None:
    """Play legal actions until the deal is over; now and then check everything."""
    assert state.to_move != NOBODY
    for count in range(most_actions(game)):
        if state.to_move == NOBODY or count == 0 or rng.random() < 0.05:
            look(game, state, rng)
        if state.to_move == NOBODY:
            break
        action = choose(state, rng)
        assert state.why_not(action) is None
        assert game.parse_action(game.action_code(action)) == action
        state.apply(action, [])
    assert state.to_move == NOBODY
    assert len(analysis_of(game).worth(state)) == game.players
    standing = game.settle(game.reset_for_deal(game.new_match(state.dealer)), state)
    assert standing.dealer in range(game.players)


def look(game: Game, state: State, rng: Random) -> None:
    """Compute what each seat sees, a determinization, and the same position again."""
    for seat in range(game.players):
        seen = game.observe(state, seat)
        assert json.dumps(game.view(seen))
        assert game.observe(analysis_of(game).determinize(seen, rng), seat).legal == seen.legal
        if seen.legal:
            assert len(analysis_of(game).estimate(seen)) == len(seen.legal)
    if state.to_move != NOBODY:
        line = format_position(game, state)
        again = parse_position(line)[1]
        assert again.legal() == state.legal()
        assert format_position(game, again) == line
