"""Files of every earlier version are still read; those of a newer version are refused by name.

tests/kept/ has records and positions of each version, and the words of the protocol, which
tests/web/promise.test.js checks against the page. Lessons are kept in tests/lessons/kept/.
"""

import json
from pathlib import Path

import pytest

from brisques import position, record
from brisques.errors import EngineError
from brisques.match import Match
from brisques.position import format_position, parse_position
from brisques.record import format_record, parse_record
from brisques.writers.block import SETTINGS

KEPT = Path(__file__).parent / "kept"
GUIDE = Path(__file__).parents[1] / "web/guide/index.html"
RECORDS = sorted(KEPT.glob("record-*.txt"))
POSITIONS = sorted(KEPT.glob("position-*.txt"))


def versions(files: list[Path]) -> set[str]:
    """Return the versions of which a file is kept."""
    return {file.name.split("-")[1] for file in files}


def up_to(newest: str) -> set[str]:
    return {str(version) for version in range(1, int(newest) + 1)}


def test_every_version_has_kept_files() -> None:
    assert versions(RECORDS) == up_to(record.VERSION)
    assert versions(POSITIONS) == up_to(position.VERSION)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_record_replays_to_its_kept_position(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    table = Match(parse_record(kept))
    assert format_record(table.record) == kept
    assert table.state is not None
    reached = file.with_name(file.name.replace("record", "position"))
    line = reached.read_text(encoding="utf-8").strip()
    assert format_position(table.game, table.state) == line


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_a_kept_position_can_be_set_up(file: Path) -> None:
    line = file.read_text(encoding="utf-8").strip()
    assert format_position(*parse_position(line)) == line


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_a_position_may_name_its_version(file: Path) -> None:
    line = file.read_text(encoding="utf-8").strip()
    assert format_position(*parse_position(f"{line};v=1")) == line


def test_newer_versions_are_refused_by_name() -> None:
    with pytest.raises(EngineError) as caught:
        parse_record("brisques 99\nsomething of the future\n")
    assert caught.value.code == "record/unknown-version"
    assert caught.value.params == {"given": "99", "known": record.VERSION}
    line = POSITIONS[0].read_text(encoding="utf-8").strip()
    with pytest.raises(EngineError) as caught:
        parse_position(f"{line};future=yes;v=99")
    assert caught.value.code == "position/unknown-version"
    assert caught.value.params == {"given": "99", "known": position.VERSION}


def test_the_guide_and_the_blocks_have_every_kept_word() -> None:
    kept = json.loads((KEPT / "embed-1.json").read_text(encoding="utf-8"))
    told = GUIDE.read_text(encoding="utf-8")
    for attribute in kept["attributes"]:
        assert f"<code>{attribute}</code>" in told
    for event in kept["events"]:
        assert f"<code>brisques-{event}</code>" in told
    for method in {request["method"] for request in kept["requests"]}:
        assert f"<code>{method}(" in told
    # A record has lines of its own; the label is for the element, not for its table.
    assert {*SETTINGS} == {*kept["attributes"], "label"} - {"record"}
