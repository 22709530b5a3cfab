"""The commands of `python -m engine`: what they print, and exit status 2 for bad input."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from brisques.cli.main import main
from brisques.game import NOBODY
from brisques.lab.perft import perft, start
from brisques.lab.selfplay import selfplay
from brisques.match import Match
from brisques.players.levels import player
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import load_game
from brisques.variants import load, names
from brisques.words import language_of, languages, words_of
from tests.builder import Scene

ROOT = Path(__file__).resolve().parents[1]
Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *argv: str) -> list[str]:
    """Return the lines that a command prints; it must succeed without a message."""
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def refused(capsys: Capture, *argv: str) -> str:
    """Return the one line of a command that must fail with exit status 2."""
    assert main(argv) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert "Traceback" not in lines[0]
    return lines[0]


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "engine"]
    run = subprocess.run([*command, "variants"], cwd=ROOT, capture_output=True, check=True)
    assert [line.split()[0].decode() for line in run.stdout.splitlines()] == list(names())
    run = subprocess.run([*command, "explain", "whist"], cwd=ROOT, capture_output=True, check=False)
    assert run.returncode == 2
    assert run.stderr.startswith(b"variant/unknown whist: ")
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["nope"],
        ["explain"],
        ["explain", "hats", "--lang=xx"],
        ["perft", "fildinski", "--depth=x"],
    ],
)
def test_bad_usage_exits_with_2(capsys: Capture, argv: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(argv)
    assert caught.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def test_variants(capsys: Capture) -> None:
    lines = printed(capsys, "variants")
    assert [line.split()[0] for line in lines] == list(names())


def test_explain_cites_every_rule(capsys: Capture, variant: str) -> None:
    lines = printed(capsys, "explain", variant)
    for rule in load(variant).knobs.values():
        (line,) = [line for line in lines if line.startswith(f"{rule.id} = ")]
        assert f"= {json.dumps(rule.value)}  [" in line
        assert rule.cites[0].source in line
        reason = words_of("en").text(f"reading-{rule.why}")
        assert not rule.why or f"    inferred: {reason}" in lines


@pytest.mark.parametrize("language", languages())
def test_explain_in_a_language(capsys: Capture, language: str) -> None:
    """No id, no markup and no English is left where the language has words for it."""
    words = words_of(language)
    for variant in ("fildinski", "rubicon", "filicau", "hats"):
        lines = printed(capsys, "explain", variant, "--lang", language)
        assert lines[0] == words.text(f"variant-{variant}")
        assert words.text("rules-sources") in lines
        assert not [line for line in lines if re.search(r"[{}]|\[\[|^ *(?:bezique|filko)\.", line)]
    hand = words.part("rule-bezique-deal-hand", "say", {"value": 8, "stock": 48})
    assert hand in printed(capsys, "explain", "fildinski", "--lang", language)


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        (
            "rubicon,meld.sequence-remarry=true",
            "A king or queen that has counted in a sequence may still marry a fresh partner.",
        ),
        (
            "rubicon,meld.table-only=false",
            "Every meld needs at least one card that has not been declared before.",
        ),
        (
            "bezique,meld.bezique-cards=qs-jd-or-qc-jh",
            "Bézique (a queen and a jack, by the trump suit): 40",
        ),
    ],
)
def test_the_rules_say_what_a_house_rule_on_melds_changes(
    capsys: Capture, variant: str, said: str
) -> None:
    assert said in printed(capsys, "explain", variant, "--lang", "en")


def test_explain_in_a_language_describes_house_rules_and_misprints(capsys: Capture) -> None:
    lines = printed(capsys, "explain", "six-pack-pokerwiner,meld.per-trick=2", "--lang", "pl")
    words = words_of("pl")
    changed = words.text("rules-house", {"name": words.text("variant-six-pack-pokerwiner")})
    assert f"    {changed}" in lines
    printed_value = {"source": "Pokerwiner", "printed": "900", "value": "600"}
    assert f"    {words.text('rules-misprint', printed_value)}" in lines


def test_selfplay(capsys: Capture) -> None:
    lines = printed(capsys, "selfplay", "fildinski", "--deals", "2", "--seed", "x", "--json")
    first, second = (json.loads(line) for line in lines)
    assert (first["deal"], first["dealer"]) == (1, 0)
    assert (second["deal"], second["dealer"]) == (2, 1)
    assert sum(first["points"]) > 0
    shown = printed(capsys, "selfplay", "fildinski", "--deals", "2", "--seed", "x")
    mean = (first["points"][0] + second["points"][0]) / 2
    assert shown[0].split() == ["casual", f"{mean:.1f}", "points", "a", "deal"]


def test_selfplay_is_the_same_for_the_same_seed(capsys: Capture) -> None:
    command = ["selfplay", "open-bezique", "--deals", "1", "--json", "--seed"]
    assert printed(capsys, *command, "x") == printed(capsys, *command, "x")
    assert printed(capsys, *command, "x") != printed(capsys, *command, "y")


def test_selfplay_of_every_variant(capsys: Capture, variant: str) -> None:
    """Casual and novice in turn by default; partners share the points of their side."""
    lines = printed(capsys, "selfplay", variant, "--deals", "1")
    sides = load_game(variant).sides
    assert [line.split()[0] for line in lines] == (["casual", "novice"] * 3)[: len(sides)]
    (deal,) = selfplay(variant, [line.split()[0] for line in lines], 1, "1")
    assert [float(line.split()[1]) for line in lines] == [deal.points[side] for side in sides]


def test_perft_and_divide(capsys: Capture) -> None:
    lines = printed(capsys, "perft", "fildinski", "--seed", "s", "--depth", "2", "--divide")
    state = start("fildinski", "s")
    assert lines[-1] == f"depth 2: {perft(state, 2)}"
    below = dict(line.split() for line in lines[:8])
    assert list(below) == [load_game("fildinski").action_code(action) for action in state.legal()]
    assert sum(map(int, below.values())) == perft(state, 2)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the file of a record of 5 actions."""
    table = Match.new("fildinski", [SeatEntry("player", "casual")] * 2, "replayed")
    for _ in range(5):
        table.step(player)
    file = tmp_path / "match.txt"
    file.write_text(format_record(table.record), encoding="utf-8")
    return file


def test_replay(capsys: Capture, record: Path) -> None:
    (line,) = printed(capsys, "replay", str(record))
    assert line.startswith("deal 1 in progress: seat ")


def finished(tmp_path: Path, variant: str, seed: str) -> tuple[Match, str]:
    """Return a match played to its first winner, and the file of its record."""
    seats = [SeatEntry("player", "casual"), SeatEntry("player", "novice")] * 2
    table = Match.new(variant, seats[: load_game(variant).players], seed)
    while table.standing.winner is None:
        if table.deal_over:
            table.next_deal()
        table.step(player)
    file = tmp_path / "match.txt"
    file.write_text(format_record(table.record), encoding="utf-8")
    return table, str(file)


def test_replay_names_the_winner(capsys: Capture, tmp_path: Path) -> None:
    table, file = finished(tmp_path, "four-hand-partners", "won")
    side = table.standing.winner
    assert printed(capsys, "replay", file)[-1].startswith(f"winner: seat {side} and {side + 2}, ")
    table, file = finished(tmp_path, "rubicon", "won")
    assert printed(capsys, "replay", file)[-1] == f"winner: seat {table.standing.winner}, stake 1"


def test_replay_reads_standard_input(record: Path) -> None:
    command = [sys.executable, "-m", "engine", "replay", "-"]
    text = record.read_bytes()
    run = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, check=True)
    assert run.stdout.startswith(b"deal 1 in progress")


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


def test_replay_of_an_illegal_action(capsys: Capture, record: Path) -> None:
    """It prints the refusal, and where in the record it is."""
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


def test_a_bad_position_is_reported_with_its_word_and_column(capsys: Capture) -> None:
    line = Scene("fildinski", trump="H", hands=("AC", "TC"), stock=0, leader=0).line()
    wrong = line.replace("AC1", "AX1", 1)
    told = refused(capsys, "call", "position", json.dumps({"line": wrong}))
    assert told.startswith("position/bad-field hands: ")
    assert f"column {wrong.index('AX1') + 1}, “AX1”: this is not a card." in told


def test_a_closed_pipe_ends_the_command_silently() -> None:
    """As in `python -m engine variants | head -1`."""
    command = [sys.executable, "-m", "engine", "choices", "rubicon"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout
        assert run.stderr
        assert run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == b""
    assert run.returncode == 0


def test_characters_that_the_output_lacks_are_replaced() -> None:
    command = [sys.executable, "-m", "engine", "--lang=en", "variants"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert "B?zique" in run.stdout
    assert run.stderr == ""


def test_replay_of_a_missing_file(capsys: Capture, tmp_path: Path) -> None:
    line = refused(capsys, "replay", str(tmp_path / "none.txt"))
    assert line.startswith("file/unreadable ")


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
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "hu", "LC_MESSAGES": "de_AT@euro", "LC_ALL": ""}, "de"),
        ({"LANG": "sv_SE"}, "en"),
    ],
)
def test_a_shell_has_the_language_of_its_environment(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", languages())
def test_commands_print_in_a_language(
    capsys: Capture, record: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """With the words of the language, whose messages `test_words.py` checks."""
    monkeypatch.setenv("LC_ALL", language)
    words = words_of(language)
    seat = Match(parse_record(record.read_text(encoding="utf-8"))).to_move
    open_deal = words.text("shell-deal-open", {"number": 1, "seat": str(seat)})
    assert printed(capsys, "replay", str(record)) == [open_deal]
    ending = Scene("fildinski", trump="H", hands=("AC", "TC"), stock=0, leader=0).line()
    assert words.text("shell-line", {"line": "AC1 TC1"}) in printed(capsys, "solve", ending)
    assert words.text("variant-hats") in " ".join(printed(capsys, "variants"))
    (depth,) = printed(capsys, "perft", "fildinski", "--depth", "1")
    assert depth == words.text("shell-depth", {"depth": 1, "count": 8})


def test_call_keeps_one_table_between_requests(capsys: Capture) -> None:
    seats = [{"kind": "player", "level": "casual"}] * 2
    new = json.dumps({"variant": "fildinski", "seats": seats, "seed": "s"})
    (line,) = printed(capsys, "call", "new", new)
    answer = json.loads(line)
    assert answer["ok"]
    assert answer["view"]["variant"] == "fildinski"


def test_call_position(capsys: Capture) -> None:
    line = Scene("fildinski", won="KD KC", hands=("KS", "QS")).play("KS QS").line()
    (text,) = printed(capsys, "call", "position", json.dumps({"line": line}))
    answer = json.loads(text)
    assert answer["line"] == line
    assert answer["view"]["phase"] == "declare"
    assert answer["view"]["legal"] == ["done", "marriage:KS1.QS1"]


def test_call_why_not(capsys: Capture) -> None:
    line = Scene("fildinski", stock=0, hands=("TD 9D AH", "KD"), leader=1).play("KD").line()

    def why_not(action: str) -> dict[str, Any] | None:
        asked = json.dumps({"line": line, "action": action})
        (text,) = printed(capsys, "call", "why_not", asked)
        refusal: dict[str, Any] | None = json.loads(text)["refusal"]
        return refusal

    refusal = why_not("9D1")
    assert refusal is not None
    assert (refusal["code"], refusal["rule"]) == ("play/must-beat", "bezique.endgame.duty")
    assert refusal["params"] == {"card": "9D1", "must": ["TD1"], "lead": "KD"}
    assert {"source": "S0", "where": "The End Game"} in refusal["cites"]
    assert why_not("TD1") is None


def test_a_table_of_players_is_played_to_its_end(capsys: Capture, tmp_path: Path) -> None:
    """The record of a finished deal replays to the same points."""
    table = Match.new("open-bezique", [SeatEntry("player", "novice")] * 2, "whole")
    while table.to_move != NOBODY:
        table.step(player)
    file = tmp_path / "whole.txt"
    file.write_text(format_record(table.record), encoding="utf-8")
    points = " ".join(map(str, table.standing.deals[0]))
    assert printed(capsys, "replay", str(file))[0] == f"deal 1: {points}"
