"""What is read off the cards left alone is so, whatever is played."""

from random import Random

import pytest

from brisques.bezique.endgame.card_sets import Spots, layout, spread
from tests.players.test_endgame import rules_of


def wins_all(spots: Spots, mine: int, theirs: int) -> bool:
    """Whether who leads can win every trick, by trying everything."""
    return not mine or any(
        all(
            not spots.beats[led] >> answer & 1
            and wins_all(spots, mine ^ 1 << led, theirs ^ 1 << answer)
            for answer in spread(spots.legal(led, theirs))
        )
        for led in spread(mine)
    )


@pytest.mark.parametrize("spec", ["fildinski", "fildinski,endgame.duty=free", "bezique-no-trump"])
def test_a_sure_run_wins_every_trick(spec: str) -> None:
    """It is not always seen, but about as often as not."""
    rng = Random(spec)
    ruleset = rules_of(spec).ruleset
    runs = seen = 0
    for _ in range(4000):
        cards = rng.sample(range(ruleset.card_count), 6)
        spots = Spots(layout(ruleset, rng.randrange(4)), cards)
        mine, theirs = spots.hold(cards[:3]), spots.hold(cards[3:])
        wins = wins_all(spots, mine, theirs)
        assert wins or not spots.runs(mine, theirs)
        runs += wins
        seen += spots.runs(mine, theirs)
    assert seen > runs / 2
