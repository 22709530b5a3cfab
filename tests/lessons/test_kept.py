"""Lessons of every format version are kept here, and must always load."""

from pathlib import Path

import pytest

from brisques.errors import EngineError
from brisques.lessons import parse_lesson
from brisques.lessons.check import Proof, check
from brisques.lessons.lesson import FORMAT
from brisques.lessons.steps import OFTEN, ONCE

KEPT = Path(__file__).parent / "kept"


KINDS = {
    "v1": ["read", "ask", "play", "play", "play"],
    "v1-answers": ["ask", "play", "play"],
    "v1-typed": ["ask"],
    "v1-branches": ["ask", "read", "read", "play", "read", "read", "read", "read"],
}
"""The kinds of the steps of each kept lesson; its name begins with the version of the format."""


def test_every_version_has_a_kept_lesson() -> None:
    names = {file.stem for file in KEPT.iterdir()}
    assert names == {*KINDS}
    assert {name.partition("-")[0] for name in names} == {f"v{n}" for n in range(1, FORMAT + 1)}


@pytest.mark.parametrize("name", KINDS)
def test_a_kept_lesson_is_read_and_proved(name: str) -> None:
    lesson = parse_lesson((KEPT / f"{name}.lesson").read_text(encoding="utf-8"))
    assert lesson.title == "Kept for ever"
    assert [step.kind for step in lesson.steps] == KINDS[name]
    findings = list(check(lesson))
    assert findings
    assert all(isinstance(finding, Proof) for finding in findings)


def test_every_key_is_in_a_kept_lesson() -> None:
    lines = [line for file in KEPT.iterdir() for line in file.read_text("utf-8").splitlines()]
    keys = {line.partition(":")[0].split()[0] for line in lines if ":" in line[:30]}
    assert keys >= {*ONCE, *OFTEN}


def test_a_later_version_is_refused_by_name() -> None:
    with pytest.raises(EngineError) as caught:
        parse_lesson("brisques-lesson 99\ntitle: From the future\n")
    assert caught.value.code == "lesson/unknown-version"
    assert caught.value.params["known"] == FORMAT
