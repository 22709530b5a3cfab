"""Check what `CardsLeft` concludes from the cards alone against brute force."""

from random import Random

import pytest

from brisques.bezique.endgame.card_sets import CardsLeft, members, pack_order
from tests.players.endings import game_of


def can_win_all(cards_left: CardsLeft, mine: int, theirs: int) -> bool:
    """Return whether the leader can win every trick, by trying everything."""
    return not mine or any(
        all(
            not cards_left.beats[led] >> answer & 1
            and can_win_all(cards_left, mine ^ 1 << led, theirs ^ 1 << answer)
            for answer in members(cards_left.legal(led, theirs))
        )
        for led in members(mine)
    )


@pytest.mark.parametrize("spec", ["fildinski", "fildinski,endgame.duty=free", "bezique-no-trump"])
def test_a_certain_run_wins_every_trick(spec: str) -> None:
    """`wins_all` is never wrong, and detects at least half of such hands."""
    rng = Random(spec)
    ruleset = game_of(spec).ruleset
    certain = detected = 0
    for _ in range(4000):
        cards = rng.sample(range(ruleset.card_count), 6)
        cards_left = CardsLeft(pack_order(ruleset, rng.randrange(4)), cards)
        mine, theirs = cards_left.to_set(cards[:3]), cards_left.to_set(cards[3:])
        wins = can_win_all(cards_left, mine, theirs)
        assert wins or not cards_left.wins_all(mine, theirs)
        certain += wins
        detected += cards_left.wins_all(mine, theirs)
    assert detected > certain / 2
