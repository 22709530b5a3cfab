"""Bad input to `python -m engine`: one line that names it, and exit status 2."""

import json
import os
import select
from pathlib import Path

import pytest

from brisques.cli.files import check_writable
from brisques.cli.main import main
from brisques.match import Match
from brisques.record import SeatEntry, format_record
from tests.builder import Scene
from tests.shell import Capture, begun_match, refused


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["nope"],
        ["explain"],
        ["explain", "hats", "--lang=xx"],
        ["perft", "fildinski", "--depth=x"],
        ["perft", "fildinski", "--depth=0"],
        ["selfplay", "fildinski", "--deals=0"],
        ["position", "fildinski", "--hand=AS", "--hand=KS"],
        ["explain", "hats", "--lang=de", "--lang=de"],
        ["perft", "fildinski", "--depth=1", "--depth=1"],
    ],
)
def test_bad_usage_exits_with_2(capsys: Capture, argv: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(argv)
    assert caught.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def test_an_option_that_is_given_twice_is_named(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["position", "fildinski", "--hand", "AS", "--hand", "KS"])
    assert capsys.readouterr().err.endswith("error: argument --hand: given twice\n")
    assert main(["position", "fildinski", "--field", "points=0,10", "--field", "dealer=1"]) == 0


def test_a_refused_action_of_a_record_is_told_with_its_numbers(
    capsys: Capture, tmp_path: Path
) -> None:
    match = Match.new("six-pack", [SeatEntry("human")] * 2, "7")
    file = tmp_path / "packet.txt"
    file.write_text(f"{format_record(match.record)}lift:99\n", encoding="utf-8")
    line = refused(capsys, "replay", str(file))
    assert line.endswith("deal 1, action 1: A packet of 16 to 32 cards is possible.")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "record/not-a-record line 1: This is not a record of a match"),
        (
            "brisques 1\nvariant whist\n",
            "record/bad-line line 2: The record cannot be read at line 2. There is no game",
        ),
        (
            "brisques 1\nvariant fildinski\nseat human\nseat human\ndeal 0 AS1AS1\n",
            "record/bad-line line 5: The record cannot be read at line 5. The cards of a deal",
        ),
        (
            "brisques 1\nvariant fildinski\nseat human\nseat human\nposition fildinski;v=99\n",
            "record/bad-line line 5: The record cannot be read at line 5. This position needs",
        ),
        (
            (
                "brisques 1\nvariant fildinski\nseat human\nseat human\n"
                "position fildinski;hands=ZZ?\n"
            ),
            (
                "record/bad-line line 5: The record cannot be read at line 5. The position cannot "
                "be set up. hands, column 17, “ZZ”: this is not a card."
            ),
        ),
        ("brisques 1\nseat \udcff", "file/not-utf-8"),
    ],
)
def test_replay_of_a_bad_record(capsys: Capture, tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert refused(capsys, "replay", str(file)).startswith(line)


def test_what_is_wrong_with_a_line_of_a_record_is_said_once(
    capsys: Capture, tmp_path: Path
) -> None:
    """The reason names it already."""
    file = tmp_path / "bad.txt"
    file.write_text("brisques 1\nvariant whist\n", encoding="utf-8")
    line = "The record cannot be read at line 2. There is no game called “whist”."
    assert refused(capsys, "replay", str(file)) == f"record/bad-line line 2: {line}"


def test_replay_of_an_illegal_action(capsys: Capture, tmp_path: Path) -> None:
    """It prints the refusal, and where in the record it is."""
    record = begun_match(tmp_path)
    with record.open("a", encoding="utf-8") as file:
        file.write("done\n")
    line = refused(capsys, "replay", str(record))
    assert line.startswith("meld/not-your-trick deal 1, action 6: Only the winner")


def test_a_file_in_another_encoding_says_how_to_save_it(capsys: Capture, tmp_path: Path) -> None:
    """Records and lessons alike; a file with the byte order mark of Windows is read."""
    file = tmp_path / "old.txt"
    file.write_bytes("brisques 1\nvariant filicau\nseat human Łódź\n".encode("cp1250"))
    line = refused(capsys, "replay", str(file))
    assert line.startswith(f"file/not-utf-8 {file}: ")
    assert line.endswith("Save the file as UTF-8.")
    assert main(["lesson", "check", str(file)]) == 1
    assert "Save the file as UTF-8" in capsys.readouterr().out
    file.write_bytes(b"\xef\xbb\xbfbrisques 1\r\nvariant whist\r\n")
    assert refused(capsys, "replay", str(file)).startswith("record/bad-line line 2: ")


def test_a_wrong_rule_of_a_lesson_is_not_called_a_game(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "a.lesson"
    file.write_text("brisques-lesson 1\ntitle: A\nvariant: bezique,match.target=abc\n", "utf-8")
    assert main(["--lang=en", "lesson", "check", str(file)]) == 1
    assert "no such game" not in capsys.readouterr().out


def test_a_bad_position_is_reported_with_its_word_and_column(capsys: Capture) -> None:
    line = Scene("fildinski", trump="H", hands=("AC", "TC"), stock=0, leader=0).line()
    wrong = line.replace("AC1", "AX1", 1)
    told = refused(capsys, "call", "position", json.dumps({"line": wrong}))
    assert told.startswith("position/bad-field hands: ")
    assert f"column {wrong.index('AX1') + 1}, “AX1”: this is not a card." in told


def test_all_that_is_wrong_in_a_position_to_solve_is_told(capsys: Capture) -> None:
    line = "fildinski;hands=XX;trump=Q"
    assert main(["position", line]) == 2
    told = capsys.readouterr().err
    assert main(["solve", line]) == 2
    assert capsys.readouterr().err == told
    assert len(told.splitlines()) > 2


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--title=", "must have 1 to 120 characters, all printable"),
        (f"--title={'x' * 121}", "must have 1 to 120 characters, all printable"),
        ("--title=a\x07b", "must have 1 to 120 characters, all printable"),
        ("--course=9-cards", "must be up to 40 small letters, digits and hyphens, a letter first"),
        (
            "--course=My course",
            "must be up to 40 small letters, digits and hyphens, a letter first",
        ),
        ("--number=1000", "must be a whole number from 1 to 999"),
    ],
)
def test_what_no_lesson_can_have_is_refused_before_the_search(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, option: str, sentence: str
) -> None:
    monkeypatch.setattr("brisques.cli.lesson.find", lambda *_: pytest.fail("it searches"))
    with pytest.raises(SystemExit) as caught:
        main(["lesson", "problems", "fildinski", "--out=a.lesson", option])
    assert caught.value.code == 2
    assert capsys.readouterr().err.endswith(f"{option.partition('=')[0]}: {sentence}\n")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["selfplay", "hats", "--deals=x"], "--deals: must be a whole number of at least 1"),
        (["selfplay", "hats", "--deals=0"], "--deals: must be a whole number of at least 1"),
        (["perft", "hats", "--depth=2.5"], "--depth: must be a whole number of at least 1"),
        (["tune", "hats", "--population=3"], "--population: must be a whole number of at least 4"),
        (["tune", "hats", "--spread=x"], "--spread: must be a number above 0 and at most 1"),
        (["picture", "hats", "a.svg", "--seat=x"], "--seat: must be a whole number of at least 0"),
        (["oembed", "hats", "b", "c", "--seat=x"], "--seat: must be a whole number of at least 0"),
        (
            ["lesson", "watch", "a.lesson", "--port=70000"],
            "--port: must be a whole number from 0 to 65535",
        ),
    ],
)
def test_a_wrong_number_is_refused_in_a_sentence(
    capsys: Capture, argv: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(argv)
    assert caught.value.code == 2
    assert capsys.readouterr().err.endswith(f"argument {sentence}\n")


@pytest.mark.parametrize("seed", ["it's", "two words", "", "a\nb", "\udcff"])
def test_a_seed_that_a_file_of_results_holds_is_one_word(capsys: Capture, seed: str) -> None:
    """Weights and strengths are kept with their command, in TOML: a quote would end its text."""
    for command in ("arena", "tune", "teach", "value"):
        with pytest.raises(SystemExit) as caught:
            main([command, "fildinski", f"--seed={seed}"])
        assert caught.value.code == 2
        told = "argument --seed: must be one word of letters, digits and . : / + - _\n"
        assert capsys.readouterr().err.endswith(told)


def test_a_seed_may_be_in_another_encoding(capsys: Capture, tmp_path: Path) -> None:
    """Python gives a byte that is no UTF-8 as a lone surrogate, which cannot be encoded."""
    out = str(tmp_path / "found.jsonl")
    command = ["problems", "find", "fildinski", "--count=1", "--deals=1", "--out", out]
    assert main([*command, "--seed=\udcff"]) in {0, 1}
    assert capsys.readouterr().out.startswith("problems of fildinski: ")


def test_replay_of_a_missing_file(capsys: Capture, tmp_path: Path) -> None:
    line = refused(capsys, "replay", str(tmp_path / "none.txt"))
    assert line.startswith("file/unreadable ")
    assert line.endswith("(No such file or directory).")


@pytest.mark.parametrize(
    ("argv", "code"),
    [
        (["explain", "whist"], "variant/unknown whist"),
        (["explain", "two\nlines"], "variant/unknown two lines"),
        (["call", "two\nlines"], "bridge/unknown-op two lines"),
        (["perft", "two-pack"], "variant/unknown two-pack"),
        (["selfplay", "whist"], "variant/unknown whist"),
        (["selfplay", "fildinski", "--players", "casual"], "player/wrong-count casual"),
        (["selfplay", "fildinski", "--players", "casual,genius"], "player/unknown genius"),
        (["call", "view", "{"], "bridge/bad-json {"),
        (["call", "view", "[1]"], "bridge/bad-json [1]"),
        (["call", "view", "[" * 100_000], "bridge/bad-json " + "[" * 40),
        (["call", "nope"], "bridge/unknown-op nope"),
        (["call", "view"], "bridge/no-table"),
        (
            ["call", "position", '{"line": "fildinski;hands=ZZ?"}'],
            "position/bad-field hands",
        ),
        (["call", "why_not", '{"line": "whist", "action": "done"}'], "variant/unknown whist"),
    ],
)
def test_bad_input_prints_one_line_and_exits_with_2(
    capsys: Capture, argv: list[str], code: str
) -> None:
    assert refused(capsys, *argv).startswith(f"{code}: ")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["solve", ""], "There is no game called “”."),
        (["explain", "bezique,"], "There is no rule called “”."),
        (["explain", "bezique,meld.aces=1,meld.aces=1"], "“meld.aces” is given twice."),
        (["compare", "bezique", "filicau"], "is a game of another family (filko)."),
        (["selfplay", "fildinski", "--players", "expert@x,novice"], "number from 0 to 10000."),
        (["oembed", "fildinski", "ftp://a.org", "o.json"], "begin with https:// or http://."),
    ],
)
def test_bad_input_is_named_in_a_sentence(capsys: Capture, argv: list[str], sentence: str) -> None:
    assert refused(capsys, "--lang=en", *argv).endswith(sentence)


@pytest.mark.parametrize(
    "argv",
    [
        ["lesson", "new"],
        ["problems", "find", "fildinski", "--out"],
    ],
)
def test_a_name_that_no_file_can_have_is_refused(capsys: Capture, argv: list[str]) -> None:
    assert refused(capsys, *argv, "x" * 10_000).startswith("file/unreadable xxx")


@pytest.mark.parametrize("folder", ["none", ".", "x" * 10_000])
def test_a_folder_that_lacks_cards_is_named(capsys: Capture, tmp_path: Path, folder: str) -> None:
    (tmp_path / "back-fr.svg").write_text("<svg/>")
    line, out = "fildinski;hands=KS?,?;rest=seed:1", tmp_path / "p.svg"
    cards = tmp_path / folder
    assert refused(capsys, "picture", line, str(out), str(cards)).startswith("picture/no-cards ")
    assert not out.exists()


@pytest.mark.parametrize("place", ["", "no/picture.svg"])
def test_a_picture_that_cannot_be_written_is_refused(
    capsys: Capture, tmp_path: Path, place: str
) -> None:
    line = "fildinski;trump=H;leader=0;hands=KSQH,9C?;won=?;stock=;rest=random"
    assert refused(capsys, "picture", line, str(tmp_path / place)).startswith("file/unwritable ")
    assert list(tmp_path.iterdir()) == []


def test_a_text_in_another_encoding_is_not_written(capsys: Capture, tmp_path: Path) -> None:
    """Python passes a byte that is not in the shell's encoding as half of a surrogate pair."""
    line = "fildinski;hands=KS?,?;rest=seed:1"
    home = "https://a.org/\udce9"
    file = tmp_path / "o.json"
    assert refused(capsys, "oembed", line, home, str(file)).startswith("file/unwritable ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "argv", [["explain", "whist", "--lang=pl"], ["--lang=pl", "explain", "whist"]]
)
def test_a_command_takes_its_language_before_or_after_its_name(
    capsys: Capture, argv: list[str]
) -> None:
    assert refused(capsys, *argv) == "variant/unknown whist: Nie ma gry „whist”."


@pytest.mark.parametrize(
    "argv",
    [
        ["arena", "fildinski", "--a=novice", "--b=novice", "--pairs=1", "--plot"],
        ["tune", "bezique", "--generations=1", "--population=4", "--pairs=1", "--out"],
        ["teach", "bezique", "--deals=4", "--out"],
        ["value", "fildinski", "--fit", "--deals=4", "--out"],
        ["lesson", "problems", "fildinski", "--count=1", "--out"],
    ],
)
def test_long_work_whose_result_cannot_be_written_is_not_begun(
    capsys: Capture, tmp_path: Path, argv: list[str]
) -> None:
    for file in (tmp_path, tmp_path / "none/result"):
        line = refused(capsys, *argv, str(file))  # which no progress stands before
        assert line.startswith("file/unwritable ")
    assert [*tmp_path.iterdir()] == []


def test_a_pipe_is_not_closed_before_long_work(tmp_path: Path) -> None:
    """A reader of the pipe would take that for the end."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    check_writable(pipe)
    ends = select.poll()
    ends.register(reader)
    assert ends.poll(0) == []
    os.close(reader)
