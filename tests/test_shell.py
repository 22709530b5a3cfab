"""The commands of `python -m engine`: what they print."""

import json
import os
import re
import signal
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
from brisques.position import full_line
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import load_game
from brisques.variants import load, names
from brisques.words import language_of, languages, words_of
from tests.builder import Scene
from tests.shell import Capture, begun_match, printed

ROOT = Path(__file__).resolve().parents[1]


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "engine"]
    run = subprocess.run([*command, "variants"], cwd=ROOT, capture_output=True, check=True)
    assert [line.split()[0].decode() for line in run.stdout.splitlines()] == list(names())
    run = subprocess.run([*command, "explain", "whist"], cwd=ROOT, capture_output=True, check=False)
    assert run.returncode == 2
    assert run.stderr.startswith(b"variant/unknown whist: ")
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("started", "command"),
    [
        ("/venv/bin/brisques", "brisques"),
        ("/venv/Scripts/brisques.exe", "brisques"),
        ("/venv/site-packages/brisques/__main__.py", "python -m brisques"),
        ("/checkout/engine/__main__.py", "python -m engine"),
    ],
)
def test_usage_names_the_command_that_was_given(
    started: str, command: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [started, "--help"])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().out.startswith(f"usage: {command} [-h]")


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


def test_choices_mark_the_value_that_is_played(capsys: Capture) -> None:
    """One that no source has stands before the others."""
    for spec, chosen in (("bezique", "  * 20  ["), ("bezique,meld.marriage=41", "  * 41  [house]")):
        lines = printed(capsys, "choices", spec)
        rows = lines[lines.index("meld.marriage") + 1 : lines.index("meld.bezique")]
        (marked,) = [row for row in rows if row.startswith("  *")]
        assert marked.startswith(chosen)


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


def test_replay(capsys: Capture, tmp_path: Path) -> None:
    (line,) = printed(capsys, "replay", str(begun_match(tmp_path)))
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


def test_replay_says_that_nobody_has_won(capsys: Capture, tmp_path: Path) -> None:
    """Six-pack Bézique is drawn if the scores are level after the last trick."""
    line = Scene("six-pack", trump="H", stock=0, hands=("9C", "8D"), points=(900, 900)).line()
    table = Match.at_position(line, [SeatEntry("player", "casual")] * 2)
    while not table.deal_over:
        table.step(player)
    file = tmp_path / "drawn.txt"
    file.write_text(format_record(table.record), encoding="utf-8")
    assert printed(capsys, "replay", str(file), "--lang=en")[-1] == "winner: nobody"


def test_the_rest_alone_deals_a_whole_game(capsys: Capture) -> None:
    """Without it the cards are those of `seed:1`."""
    for more, rest in (([], "seed:1"), (["--rest=seed:2"], "seed:2")):
        (line,) = printed(capsys, "position", "fildinski", *more)
        assert line == full_line(f"fildinski;rest={rest}")


def test_replay_reads_standard_input(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "engine", "replay", "-"]
    text = begun_match(tmp_path).read_bytes()
    run = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, check=True)
    assert run.stdout.startswith(b"deal 1 in progress")


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


@pytest.mark.parametrize(("lang", "word"), [("en", "stopped"), ("pl", "przerwano")])
def test_ctrl_c_ends_a_command_with_one_word(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("brisques.cli.main.perft", interrupted)
    assert main(["perft", "fildinski", f"--lang={lang}"]) == 128 + signal.SIGINT
    assert capsys.readouterr() == ("", f"\n{word}\n")


def test_characters_that_the_output_lacks_are_replaced() -> None:
    command = [sys.executable, "-m", "engine", "--lang=en", "variants"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert "B?zique" in run.stdout
    assert run.stderr == ""


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
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """With the words of the language, whose messages `test_words.py` checks."""
    monkeypatch.setenv("LC_ALL", language)
    words = words_of(language)
    record = begun_match(tmp_path)
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
