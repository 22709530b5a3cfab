"""The arena: fair by construction, the same with any number of processes, and resumable."""

from __future__ import annotations

import json
import re
from concurrent.futures import Executor, ThreadPoolExecutor
from multiprocessing import active_children
from pathlib import Path
from statistics import fmean
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.lab import jobs
from brisques.lab.arena import Contest, Leg, Pair, contest, play_pair, time_class
from brisques.lab.duplicate import begin, gain
from brisques.lab.jobs import Crew, executor, spread
from brisques.lab.selfplay import play_deal
from brisques.lab.stats import Interval, standard_error
from brisques.lab.summary import summary
from brisques.registry import analysis_of, load_game

Capture = pytest.CaptureFixture[str]


def played(variant: str, a: str, b: str, pairs: int, work: int = 1) -> list[Pair]:
    """Return the pairs of a contest in order of their numbers."""
    with executor(work) as crew:
        found = contest(Contest(variant, a, b, "test"), range(1, pairs + 1), crew)
        return sorted(found, key=lambda pair: pair.number)


# --- what is measured ---------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["fildinski", "three-hand", "filicau", "filko-5"])
def test_a_player_gains_exactly_nothing_against_itself(variant: str) -> None:
    """Also a random player: its choices depend on the deal and the place in it, not on the seat."""
    pairs = played(variant, "novice", "novice", 4)
    assert [pair.gain for pair in pairs] == [0.0] * 4
    found = summary(Contest(variant, "novice", "novice", "test"), pairs)
    assert found.points == Interval(0.0, None, None)
    assert found.matches.share.mean == found.matches.even or not found.matches.played


@pytest.mark.parametrize(("variant", "pairs"), [("fildinski", 24), ("three-hand", 8)])
def test_the_better_player_gains(variant: str, pairs: int) -> None:
    gains = [pair.gain for pair in played(variant, "casual", "random", pairs)]
    assert fmean(gains) > 3 * standard_error(gains)


def test_with_two_sides_one_player_loses_what_the_other_gains() -> None:
    there, back = (
        played("fildinski", *who, 3) for who in (("casual", "novice"), ("novice", "casual"))
    )
    assert [pair.gain for pair in there] == [-pair.gain for pair in back]
    assert any(pair.gain for pair in there)


def test_a_gain_is_half_the_difference_of_two_sides() -> None:
    """Half the mean difference of two sides; alone, what A scores beyond the B of that seat."""
    worths = {(0,): (30.0, 10.0), (1,): (4.0, 8.0)}
    assert gain(load_game("bezique"), lambda seats: worths[tuple(seats)]) == (20 / 2 + 4 / 2) / 2
    alone = {(): (1.0, 2.0, 3.0), (0,): (7.0, 0, 0), (1,): (0, 5.0, 0), (2,): (0, 0, 3.0)}
    assert gain(load_game("three-hand"), lambda seats: alone[tuple(seats)]) == (6 + 3 + 0) / 3


@pytest.mark.parametrize("variant", ["fildinski", "three-hand", "filko-5"])
def test_plays_of_a_deal_do_not_affect_each_other(variant: str) -> None:
    """Choices are cached, which changes none of them."""
    rules = load_game(variant)
    for pair in played(variant, "club", "novice", 2):
        for leg in pair.legs:
            state = begin(rules, "test", pair.number)
            levels = ["club" if seat in leg.seats else "novice" for seat in range(rules.players)]
            play_deal(rules, state, levels, "test", pair.number)
            assert analysis_of(rules).worth(state) == leg.worth


def test_every_seat_is_taken_in_turn() -> None:
    """Sides swap; single players take each seat, and are compared with a deal without them."""
    seats = {
        variant: [leg.seats for leg in played(variant, "casual", "casual", 1)[0].legs]
        for variant in ("bezique", "four-hand-partners", "three-hand")
    }
    assert seats == {
        "bezique": [(0,), (1,)],
        "four-hand-partners": [(0, 2), (1, 3)],
        "three-hand": [(), (0,), (1,), (2,)],
    }


def test_pairs_begin_even_or_as_a_match_continues() -> None:
    """In Bézique no side is ahead; in Filkó most deals begin with masters."""
    assert all(not any(begin(load_game("bezique"), "x", number).base) for number in range(1, 9))
    rules = load_game("filko-4")
    found = [rules.dump_position(begin(rules, "x", number)) for number in range(1, 41)]
    fresh = sum("status" not in fields for fields in found)
    assert 10 <= fresh < 30


def test_a_clock_measures_how_long_each_choice_takes() -> None:
    ticks = iter(range(100_000))
    pair = play_pair(Contest("fildinski", "casual", "novice", "1"), lambda: float(next(ticks)), 1)
    assert all(set(counts) == {time_class(1000.0)} for counts in pair.think)
    assert all(20 < counts.total() < 200 for counts in pair.think)
    assert not any(play_pair(Contest("fildinski", "casual", "novice", "1"), None, 1).think)


def test_matches_are_made_of_deals_in_order() -> None:
    """To 1,000 points, some deals each; in Filicău each deal is one match and may be drawn."""
    what = Contest("bezique", "casual", "random", "test")
    found = summary(what, played("bezique", "casual", "random", 20)).matches
    assert 4 <= found.played <= 20
    assert found.won > found.played / 2
    what = Contest("filicau", "casual", "novice", "test")
    found = summary(what, played("filicau", "casual", "novice", 20)).matches
    assert found.played == 40
    assert found.won + found.drawn <= 40
    assert found.share.mean == (found.won + found.drawn / 2) / 40


def test_a_tie_raises_the_target_of_a_match() -> None:
    """E76: from 1,040 each a match to 1,000 goes on to 1,500; where no tie raises it, to 1,000."""
    points = (1040, 1040), (300, 100), (200, 100)
    legs = [Leg((0,), each, (0.0, 0.0)) for each in points]
    pairs = [Pair(number, 0.0, (leg,)) for number, leg in enumerate(legs, 1)]

    def finished(variant: str, count: int) -> int:
        return summary(Contest(variant, "casual", "casual", "1"), pairs[:count]).matches.played

    assert [finished("bezique", count) for count in (1, 2, 3)] == [0, 0, 1]
    once = "bezique,match.tie=another-deal"
    assert [finished(once, count) for count in (1, 2, 3)] == [0, 1, 1]


# --- processes ----------------------------------------------------------------------------------


def test_two_processes_give_the_results_of_one() -> None:
    assert played("fildinski", "casual", "novice", 5, work=2) == played(
        "fildinski", "casual", "novice", 5
    )
    assert active_children() == []


@pytest.mark.timeout(55)
def test_a_failure_ends_the_workers() -> None:
    """At once: the unfinished work of the others is not waited for."""
    with pytest.raises(ZeroDivisionError), executor(2) as crew:
        list(spread(crew, _fail_or_wait, [True, False, False]))
    for child in active_children():
        child.join(10)
    assert active_children() == []


def _fail_or_wait(fail: bool) -> None:
    if fail:
        raise ZeroDivisionError
    Event().wait(60)


def test_items_are_generated_as_they_are_needed() -> None:
    taken: list[int] = []

    def items() -> Any:
        for number in range(40):
            taken.append(number)
            yield number

    with ThreadPoolExecutor(2) as pool:
        results = spread(Crew(pool, 2), abs, items())
        first = next(results)
        assert len(taken) == 4
        assert sorted([first, *results]) == list(range(40))


def test_a_cluster_is_reached_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a stand-in with the interface of `distributed`, which is an optional package."""
    called: list[Any] = []

    class Client:
        def __init__(self, address: str, **_: Any) -> None:
            called.append(address)

        def get_executor(self) -> Executor:
            return ThreadPoolExecutor(2)

        def ncores(self) -> dict[str, int]:
            return {"one": 2, "two": 4}

        def close(self) -> None:
            called.append("closed")

    comm = SimpleNamespace(get_address_host_port=str)
    library = SimpleNamespace(Client=Client, comm=comm)
    monkeypatch.setattr(jobs, "import_module", lambda _: library)
    with executor(1, "tcp://there:8786") as crew:
        assert crew.size == 6
        assert sorted(spread(crew, abs, [-3, 2])) == [2, 3]
    assert called == ["tcp://there:8786", "closed"]


def test_a_cluster_that_does_not_answer_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **__: Any) -> Any:
        raise OSError

    comm = SimpleNamespace(get_address_host_port=str)
    library = SimpleNamespace(Client=fails, comm=comm)
    monkeypatch.setattr(jobs, "import_module", lambda _: library)
    with pytest.raises(EngineError) as caught, executor(1, "tcp://there:8786"):
        pass
    assert (caught.value.code, caught.value.where) == ("cluster/unreachable", "tcp://there:8786")


def test_no_client_is_made_for_an_address_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    comm = SimpleNamespace(get_address_host_port=int)  # raises ValueError
    library = SimpleNamespace(Client=made.append, comm=comm)
    monkeypatch.setattr(jobs, "import_module", lambda _: library)
    with pytest.raises(EngineError) as caught, executor(1, "nonsense"):
        pass
    assert (caught.value.code, made) == ("cluster/unreachable", [])


# --- the command --------------------------------------------------------------------------------

ARENA = ["arena", "fildinski", "--a", "casual", "--b", "novice", "--seed", "s", "--jobs", "1"]


def answer(capsys: Capture, *argv: str) -> dict[str, Any]:
    """Return the object on the last line of `arena --json`, without the times."""
    assert main([*ARENA, "--json", *argv]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(found.pop("think_ms")) == {"a", "b"}
    return found


def test_the_command_prints_json(capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "plot.svg"
    found = answer(capsys, "--pairs", "6", "--plot", str(picture))
    assert found["low"] < found["mean"] < found["high"]
    assert (found["pairs"], found["deals"]) == (6, 12)
    assert found["matches"]["low"] <= found["matches"]["share"] <= found["matches"]["high"]
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_the_command_prints_a_summary(capsys: Capture) -> None:
    assert main([*ARENA, "--pairs", "2"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("fildinski: casual against novice, 2 pairs, 4 deals\npoints a deal")
    assert "2/2" in err
    assert "casual over novice: " in err


@pytest.mark.parametrize(
    ("variant", "matches"),
    [
        ("fildinski", r"none finished"),  # to 2,000 points
        ("filicau", r"\d won and \d drawn of 4: [\d.]+%  \(95 %: .*; even: [\d.]+%\)"),
    ],
)
def test_the_command_prints_the_finished_matches(
    capsys: Capture, variant: str, matches: str
) -> None:
    players = ["--a", "casual", "--b", "novice"]
    assert main(["arena", variant, *players, "--pairs", "2", "--jobs", "1"]) == 0
    assert re.search(f"^matches        {matches}$", capsys.readouterr().out, re.MULTILINE)


def test_a_single_pair_has_no_interval(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is printed without one, its ends are null in JSON, and the table does not take it."""
    table = tmp_path / "strengths.toml"
    monkeypatch.setattr("brisques.players.strengths.file", lambda: table)
    assert main([*ARENA, "--pairs", "1", "--keep"]) == 2
    out, err = capsys.readouterr()
    assert out.startswith("fildinski: casual against novice, 1 pair, 2 deals\n")
    assert "(one pair does not tell an interval)" in out
    assert err.splitlines()[-1].startswith("arena/no-interval fildinski: ")
    assert not table.exists()
    found = answer(capsys, "--pairs", "1")
    assert (found["low"], found["high"]) == (None, None)


def test_a_game_with_house_rules_is_not_kept(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row would replace that of all games of the group."""
    table = tmp_path / "strengths.toml"
    table.touch()
    monkeypatch.setattr("brisques.players.strengths.file", lambda: table)
    argv = [*ARENA, "--pairs", "2", "--keep"]
    argv[1] = "fildinski,match.target=500"
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("arena/house-rules fildinski,match.target=500: ")
    assert table.read_text(encoding="utf-8") == ""


def test_several_equal_pairs_have_no_interval(capsys: Capture) -> None:
    argv = ["arena", "fildinski", "--a", "novice", "--b", "novice", "--pairs", "2", "--jobs", "1"]
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert "+0.00  (pairs that are all equal do not tell an interval)" in out


def test_a_stopped_run_is_resumed(capsys: Capture, tmp_path: Path) -> None:
    """Also when its last line was cut off in the middle."""
    kept = tmp_path / "pairs.jsonl"
    whole = answer(capsys, "--pairs", "6")
    answer(capsys, "--pairs", "4", "--resume", str(kept))
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 5
    kept.write_text("".join(lines[:4]) + lines[4][:20], encoding="utf-8")
    assert answer(capsys, "--pairs", "6", "--resume", str(kept)) == whole
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 7
    before = kept.stat().st_mtime_ns
    assert answer(capsys, "--pairs", "6", "--resume", str(kept)) == whole
    assert kept.stat().st_mtime_ns == before


OWN_RUN = '{"variant": "fildinski", "a": "casual", "b": "novice", "seed": "s"}\n'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            '{"variant": "fildinski", "a": "casual", "b": "novice", "seed": "t"}\n',
            "arena/other-run",
        ),
        ("what is this?\n", "arena/bad-file"),
        ("a letter to a friend", "arena/bad-file"),
        (OWN_RUN + "{}\n", "arena/bad-file"),
        ("[]\n", "arena/other-run"),
        ("[" * 100_000 + "\n", "arena/bad-file"),
        (OWN_RUN + '{"pair": 1e999, "gain": 1, "legs": [], "think": [{}, {}]}\n', "arena/bad-file"),
        (
            OWN_RUN + '{"pair": 1, "gain": 1, "legs": [["x", [], []]], "think": [{}, {}]}\n',
            "arena/bad-file",
        ),
    ],
)
def test_a_file_of_another_run_is_not_changed(
    capsys: Capture, tmp_path: Path, text: str, code: str
) -> None:
    kept = tmp_path / "pairs.jsonl"
    kept.write_text(text, encoding="utf-8")
    assert main([*ARENA, "--pairs", "1", "--resume", str(kept)]) == 2
    assert capsys.readouterr().err.startswith(f"{code} ")
    assert kept.read_text(encoding="utf-8") == text


def test_bad_arguments_are_reported_before_a_deal_is_played(
    capsys: Capture, tmp_path: Path
) -> None:
    of_nobody = [part.replace("casual", "nobody") for part in ARENA]
    for argv, code in (
        (of_nobody, "player/unknown nobody"),
        ([*ARENA, "--resume", str(tmp_path / "no" / "where")], "file/unwritable"),
    ):
        assert main(argv) == 2
        assert capsys.readouterr().err.startswith(code)


def test_ctrl_c_says_how_to_resume(capsys: Capture, tmp_path: Path, monkeypatch: Any) -> None:
    def stop(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("brisques.cli.arena.contest", stop)
    kept = tmp_path / "pairs.jsonl"
    assert main([*ARENA, "--resume", str(kept)]) == 130
    assert capsys.readouterr().err.endswith(f"goes on from {kept}\n")
