"""Commands of `python -m engine`, run in the tests' own process."""

from pathlib import Path

import pytest

from brisques.cli.main import main
from brisques.match import Match
from brisques.players.levels import player
from brisques.record import SeatEntry, format_record

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


def begun_match(tmp_path: Path) -> Path:
    """Write the record of a match of Fildinski after 5 actions; return its file."""
    table = Match.new("fildinski", [SeatEntry("player", "casual")] * 2, "replayed")
    for _ in range(5):
        table.step(player)
    file = tmp_path / "match.txt"
    file.write_text(format_record(table.record), encoding="utf-8")
    return file
