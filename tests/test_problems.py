"""Problems for learners: they are found, proved, named and rated; the collections of the site."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from brisques.cli.main import main
from brisques.lab.problems.check import fault
from brisques.lab.problems.difficulty import ABILITIES, MEAN, fit, rating
from brisques.lab.problems.find import Wanted, find
from brisques.lab.problems.lesson_text import problem_set
from brisques.lab.problems.problem import Problem, Proof
from brisques.lab.problems.prove import prove
from brisques.lab.problems.themes import THEMES, Pair, themes, themes_in
from brisques.position import parse_position
from brisques.registry import analysis_of
from brisques.words import languages, words_of

COLLECTIONS = sorted((Path(__file__).parents[1] / "web" / "problems").glob("*.jsonl"))
SAMPLE = 12
"""Problems of each collection that are proved again here; `problems check` proves all."""

ENDING = (
    "fildinski;trump=H;dealer=1;leader=1;trick=;hands=JD1AD17H2AD2,9H19H29C2TC2;"
    "won=JS1AS1JS2TS1QS27C29S18D2QD1TD27C1QC1QH18H2QH2AS2KH18S2KH28C27S1JD2KS1TH17S2KS29S2JC1QC2"
    "AC18C1JC2,7D17H1QS1TH2KC2AC29C1TS2KC1TC1AH2TD1AH18S18D1QD29D1KD27D2KD19D2JH18H1JH2;stock=;"
    "up=;points=160,110;base=0,0;melds=0.14.queens:QC1.QD1.QH1.QS2,0.16.marriage:KH1.QH2,"
    "1.21.marriage:KD2.QD2;brisques=AS1TS1TD2AS2TH1AC1,TH2AC2TS2TC1AH2TD1AH1;sevens=7H1;shown=7H2"
)
HIDDEN = (
    "filicau;phase=play;trump=B;dealer=2;leader=1;turn=0;trick=9H17B1UH1;"
    "hands=9A19L1TL1,8H19B1,7L1OL1,UA17H1;tricks=3.2.AA18A17A1TB1,2.0.AH1KH1OH1TH1,"
    "0.0.AL18L1KL1UL1,0.2.TA18B1AB1KA1,2.1.UB1OB1KB1OA1;exposed=OL17B1;aims=0,2,0,2;said=1.0"
)
"""Two hands are hidden; their cards can be dealt in 30 ways."""

CLAIMS: dict[str, Any] = {
    "best": "9H",
    "lost": {"9C": 20.0, "TC": 40.0},
    "method": "exact",
    "count": 1,
    "seat": 1,
}
"""True claims about that ending."""


def test_an_endgame_with_all_cards_known_is_proved_by_solving_it() -> None:
    game, state = parse_position(ENDING)
    proof = prove(analysis_of(game), state, 20, "x")
    assert proof is not None
    assert (proof.best, proof.method, proof.count) == ("9H", "exact", 1)
    assert proof.lost == {"9C": 20.0, "TC": 40.0}
    assert proof.line[0] == "9H1"


def test_a_lesson_of_one_problem_says_one_ending_and_one_point() -> None:
    proof = Proof("exact", "9H", {"9C": 1.0}, {"9C": 0.0}, 1, ("9H1", "JD1"))
    problem = Problem("x", ENDING, 1, proof, "9C", ("save",), {}, 1200)
    text = problem_set("Title", "course", 0, [problem])
    assert "summary: 1 ending with one best line, found in play" in text
    assert "gives away 1 point." in text
    assert "It brings 1 point more" in text


def test_a_margin_that_is_not_reached_is_no_proof() -> None:
    game, state = parse_position(ENDING)
    assert prove(analysis_of(game), state, 21, "x") is None


def test_a_problem_is_rejected_if_every_obvious_action_is_right() -> None:
    game, state = parse_position(HIDDEN)
    assert prove(analysis_of(game), state, 5, "x", ["9A"]) is None
    proof = prove(analysis_of(game), state, 5, "x", ["TL"])
    assert proof is not None
    assert (proof.best, proof.method, proof.count) == ("9A", "worlds", 30)


def test_the_themes_follow_from_the_points_of_both_lines() -> None:
    game, state = parse_position(ENDING)
    right = tuple(map(game.parse_action, ["9H1", "JD1", "9H2", "7H2"]))
    wrong = tuple(map(game.parse_action, ["TC2", "7H2"]))
    about = themes(game, [Pair(state, right, wrong)], 40)
    assert about[0] in THEMES
    assert "draw-trumps" in about  # a trump is led, and the other seat has one
    assert "sacrifice" not in about
    assert "sacrifice" in themes(game, [Pair(state, wrong, right)], 40)


def test_the_same_seed_gives_the_same_problems() -> None:
    assert _row("fildinski", 20) == _row("fildinski", 20)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"best": "TC"}, "best is 9H"),
        ({"lost": {"9C": 20.0, "TC": 30.0}}, "TC loses 40.0"),
        ({"lost": {"9C": 20.0}}, "the other actions are"),
        ({"count": 2}, "1 worlds"),
        ({"seat": 0}, "seat 1 is to move"),
        ({"themes": ["smear"]}, "themes are"),
    ],
)
def test_a_row_with_a_false_claim_is_not_proved(change: dict[str, Any], why: str) -> None:
    row: dict[str, Any] = {"id": "x", "position": ENDING, "tempting": "9C", **CLAIMS}
    assert fault({**row, **change}).startswith(why)


def test_a_problem_that_fewer_solvers_solve_is_rated_higher() -> None:
    names = [*ABILITIES]
    shares = [dict.fromkeys(names[:-solvers], 0.0) for solvers in (1, 2, 3, 4)]
    ratings = [rating(dict.fromkeys(names, 1.0) | share) for share in shares]
    assert ratings == sorted(ratings, reverse=True)


def test_the_fit_finds_the_abilities_that_made_the_tries() -> None:
    """Problems of known ratings, about as many above the mean as below, solved as expected."""
    names = [*ABILITIES]
    true = {name: MEAN + 100 * (place - 3) for place, name in enumerate(names)}
    shares = [
        {name: 1 / (1 + 10 ** ((MEAN + beyond - true[name]) / 400)) for name in names}
        for beyond in range(-400, 401, 10)
    ]
    found = fit(shares)
    assert sorted(found, key=lambda name: found[name]) == names
    assert all(abs(found[name] - true[name]) < 40 for name in names), found


def test_problems_of_one_theme_can_be_found() -> None:
    (problem,) = find(Wanted("fildinski", "x", margin=20, theme="keep-trump"))
    assert "keep-trump" in problem.themes


def test_the_shell_rates_a_collection_from_tries(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same tries give the same ratings; those of more solvers are lower."""
    file = tmp_path / "own.jsonl"
    rows = COLLECTIONS[0].read_text().splitlines()[:6]
    file.write_text("\n".join(rows) + "\n")
    assert main(["problems", "rate", str(file)]) == 0
    assert "reader: " in capsys.readouterr().out
    first = file.read_text()
    assert main(["problems", "rate", str(file)]) == 0
    assert file.read_text() == first
    rated = sorted(
        (sum(row["solved"]), -row["rating"]) for row in map(json.loads, first.splitlines())
    )
    assert [pair[1] for pair in rated] == sorted(pair[1] for pair in rated)
    assert all(len(row["solved"]) == len(ABILITIES) for row in map(json.loads, first.splitlines()))


def test_the_shell_adds_problems_to_a_collection_and_proves_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.jsonl"
    command = ["problems", "find", "fildinski", "--count", "1", "--out", str(file)]
    assert main(command) == 0
    assert main([*command, "--seed", "other"]) == 0
    assert len(file.read_text().splitlines()) == 2
    assert main(["problems", "check", str(file)]) == 0
    assert "all proved" in capsys.readouterr().out
    row = json.loads(file.read_text().splitlines()[0])
    file.write_text(json.dumps({**row, "best": row["tempting"]}) + "\n")
    assert main(["problems", "check", str(file)]) == 1


FIRST = COLLECTIONS[0].read_text().partition("\n")[0]


def test_the_command_that_the_page_names_proves_a_collection(tmp_path: Path) -> None:
    texts = [words_of(language).text("problem-proof-check") for language in languages()]
    commands = [re.findall("python -m engine ([a-z ]+) FILE", text) for text in texts]
    assert commands == [["problems check"]] * len(texts)
    file = tmp_path / "own.jsonl"
    file.write_text(FIRST)
    assert main([*commands[0][0].split(), str(file)]) == 0


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("nothing", ""),
        ("[]", ""),
        ("[" * 100_000, ""),
        ('{"id": "a"}', "position"),
        (json.dumps({**json.loads(FIRST), "position": 1}), "position"),
        (json.dumps({**json.loads(FIRST), "position": "whist;trump=H"}), "position"),
        (json.dumps({**json.loads(FIRST), "themes": [[1]]}), "themes"),
        (json.dumps({**json.loads(FIRST), "lost": {"done": "much"}}), "lost"),
        (json.dumps({**json.loads(FIRST), "errors": [1]}), "errors"),
        (json.dumps({**json.loads(FIRST), "errors": {"done": "much"}}), "errors"),
        (json.dumps({**json.loads(FIRST), "tempting": "7S9"}), "tempting"),
        (json.dumps({**json.loads(FIRST), "best": "7S9"}), "best"),
    ],
)
def test_a_malformed_row_is_named(
    line: str, field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.jsonl"
    file.write_text(f"{FIRST}\n{line}\n")
    for command in ("check", "rate"):
        assert main(["problems", command, str(file)]) == 2
        told = capsys.readouterr().err
        assert ":2:" in told
        assert re.findall("“(.+)” is missing or wrong", told) == [field] * bool(field)


@pytest.mark.parametrize("place", ["no/own.jsonl", "."])
def test_a_file_that_cannot_be_written_is_refused_before_the_search(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brisques.cli.problems.find", lambda *_: pytest.fail("it searches"))
    assert main(["problems", "find", "fildinski", "--out", str(tmp_path / place)]) == 2
    assert capsys.readouterr().err.startswith("file/un")


def test_an_unknown_game_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.jsonl"
    assert main(["problems", "find", "fildinskj", "--out", str(file)]) == 2
    assert capsys.readouterr().err.startswith("variant/unknown fildinskj")
    assert not file.exists()


def test_a_game_whose_problems_need_playouts_leaves_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.jsonl"
    for command in ("problems find", "lesson problems"):
        assert main([*command.split(), "three-hand", "--out", str(file), "--lang=en"]) == 2
        assert "“problems find --drawn” finds problems by playouts." in capsys.readouterr().err
        assert not file.exists()


def test_a_theme_that_the_game_cannot_have_leaves_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brisques.cli.problems.find", lambda *_: pytest.fail("it searches"))
    file = tmp_path / "own.jsonl"
    for game, theme in (("fildinski", "deal"), ("fildinski", "smear"), ("filko-4", "meld")):
        argv = ["problems", "find", game, f"--theme={theme}", "--out", str(file), "--lang=en"]
        assert main(argv) == 2
        error = capsys.readouterr().err
        assert error.startswith(f"problem/no-theme {game}: No problem of {game} can have")
        assert "Possible themes: " in error
        assert not file.exists()


def test_all_themes_of_our_problems_are_those_that_their_games_can_have() -> None:
    for file in COLLECTIONS:
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            game, _ = parse_position(row["position"])
            assert {*row["themes"]} <= {*themes_in(game)}, row["id"]


@pytest.mark.parametrize("margin", ["nan", "-1", "inf", "x"])
def test_a_margin_is_a_number_of_points(
    margin: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.jsonl"
    with pytest.raises(SystemExit):
        main(["problems", "find", "fildinski", f"--margin={margin}", "--out", str(file)])
    assert "argument --margin: must be a number of at least 0" in capsys.readouterr().err


def test_nothing_is_fitted_to_an_empty_collection(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.jsonl"
    file.write_text("")
    assert main(["problems", "rate", str(file)]) == 1
    assert capsys.readouterr().out == "problems: 0\n"


@pytest.mark.parametrize("file", COLLECTIONS, ids=lambda file: file.stem)
def test_a_sample_of_each_collection_is_proved_again(file: Path) -> None:
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert len({row["id"] for row in rows}) == len(rows)
    quick = [row for row in rows if row["method"] != "playouts" and row["count"] <= 30]
    for row in quick[:: len(quick) // SAMPLE]:
        assert fault(row) == "", row["id"]


def _row(variant: str, margin: float) -> dict[str, Any]:
    """Return the row of the first problem found."""
    return next(find(Wanted(variant, "x", margin=margin))).row()


def test_hints_and_counts_are_right_for_any_number_of_hands() -> None:
    words = words_of("en")
    rows = [json.loads(line) for each in COLLECTIONS for line in each.read_text().splitlines()]
    more = [row for row in rows if parse_position(row["position"])[0].players > 2]
    for theme in {theme for row in more for theme in row["themes"]}:
        assert "opponent" not in words.text(f"theme-{theme}-hint")
    for name in ("problem-ask-worlds", "problem-right-deal", "problem-wrong-deal"):
        assert "all 2 ways" not in words.text(name, {"count": 2, "points": 9, "action": "AH"})
