"""`build.py bench peers`: its statistics and its protocol with an engine; no peer is installed."""

import sys
from contextlib import closing
from math import log
from pathlib import Path

import pytest
from scipy.stats import ttest_1samp

from brisques.registry import load_game
from tests.bench import peers
from tests.bench.engines import adapters

ANSWERING = "print('9.9'); print(int(input()), 0.5)"
FAILING = "raise ImportError('no such engine')"


@pytest.fixture(autouse=True)
def _logs_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "HOME", tmp_path)


def test_a_ratio_is_the_geometric_mean_with_a_t_interval_of_the_logarithms() -> None:
    ours, theirs = (2.0, 6.0, 4.0, 7.0), (1.0, 1.5, 4.0, 1.0)
    found = peers.ratio(ours, theirs)
    assert found.mean == pytest.approx((2 * 4 * 1 * 7) ** 0.25)
    logs = [log(mine / other) for mine, other in zip(ours, theirs, strict=True)]
    known = ttest_1samp(logs, 0).confidence_interval(0.95)
    assert (log(found.low or 0), log(found.high or 0)) == pytest.approx((known.low, known.high))


def test_exchanging_the_sides_inverts_the_ratio() -> None:
    ours, theirs = (2.0, 6.0, 4.0), (1.0, 1.5, 4.0)
    there, back = peers.ratio(ours, theirs), peers.ratio(theirs, ours)
    assert (there.mean, there.low, there.high) == pytest.approx(
        (1 / back.mean, 1 / (back.high or 0), 1 / (back.low or 0))
    )


def test_an_engine_reports_its_version_and_its_moves_per_second() -> None:
    with closing(peers.Engine("answering", [sys.executable, "-c", ANSWERING])) as engine:
        assert engine.version == "9.9"
        assert engine.round(7) == 14


def test_an_engine_that_cannot_start_is_listed_as_missing_with_the_reason() -> None:
    with pytest.raises(peers.MissingError, match=r"^ImportError: no such engine$"):
        peers.Engine("failing", [sys.executable, "-c", FAILING])


def test_every_engine_in_python_has_an_adapter() -> None:
    named = {peer.name for peer in peers.PEERS} - {"boardgame"}
    assert named | set(peers.OURS) == set(adapters.ENGINES)


def test_our_adapter_plays_whole_deals_from_its_seed() -> None:
    _, start = adapters.ENGINES["fildinski"]()
    first, again = start(7), start(7)
    moves = [first() for _ in range(3)]
    assert [again() for _ in range(3)] == moves
    assert min(moves) >= len(load_game("fildinski").cards)  # every card is played
