"""Lessons of every format version are kept here, and must always load."""

from pathlib import Path

import pytest

from brisques.errors import EngineError
from brisques.lessons import parse_lesson
from brisques.lessons.check import Proof, check
from brisques.lessons.lesson import FORMAT
from brisques.lessons.steps import OFTEN, ONCE

KEPT = Path(__file__).parent / "kept"


def test_every_version_has_a_kept_lesson() -> None:
    assert [file.stem for file in sorted(KEPT.iterdir())] == [
        f"v{version}" for version in range(1, FORMAT + 1)
    ]


@pytest.mark.parametrize("file", sorted(KEPT.iterdir()), ids=lambda file: file.stem)
def test_a_kept_lesson_is_read_and_proved(file: Path) -> None:
    lesson = parse_lesson(file.read_text(encoding="utf-8"))
    assert lesson.title == "Kept for ever"
    assert [step.kind for step in lesson.steps] == ["read", "ask", "play", "play", "play"]
    assert all(isinstance(found, Proof) for found in check(lesson))


def test_the_lesson_of_the_first_version_has_every_key() -> None:
    text = (KEPT / "v1.lesson").read_text(encoding="utf-8")
    keys = {line.partition(":")[0].split()[0] for line in text.splitlines() if ":" in line[:30]}
    assert keys >= {*ONCE, *OFTEN}


def test_a_later_version_is_refused_by_name() -> None:
    with pytest.raises(EngineError) as caught:
        parse_lesson("brisques-lesson 99\ntitle: From the future\n")
    assert caught.value.code == "lesson/unknown-version"
    assert caught.value.params["known"] == FORMAT
