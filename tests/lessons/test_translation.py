"""A translated lesson: its own sentences, and everything else from the English lesson."""

from pathlib import Path

import pytest

from brisques.cli.lesson import _findings
from brisques.errors import EngineError
from brisques.lessons import Lesson, parse_lesson
from brisques.lessons.parse import parse_entries
from brisques.lessons.source import write
from brisques.lessons.translation import find_original, translate
from brisques.words import words_of
from tests.lessons.sample import ENDING
from web.build.languages import WHOLE

ENGLISH = f"""brisques-lesson 1
title: Catching a Ten
variant: fildinski

step: A Ten is led
text:
  Take {{TD}} and {{KD}}.

  They [count](bezique.brisque.points).
position: {ENDING}
goal: win trick
right: AC
wrong if lose trick: It was yours.
hint: Which card beats it?
"""
POLISH = """brisques-lesson 1
title: Łapiemy dziesiątkę
step: Wyjście dziesiątką
text:
  One [się liczą](bezique.brisque.points): {KD}, {TD}.
wrong if lose trick: Była twoja.
hint: Która karta ją bije?
"""
ROOT = Path(__file__).resolve().parents[2] / "web" / "lessons"
FILES = sorted(ROOT.glob("*/*/*.lesson"))


def lesson(translation: str = POLISH) -> Lesson:
    return parse_entries(translate(ENGLISH, translation, "pl"))


def test_a_translation_has_its_own_sentences_and_the_original_positions() -> None:
    ours, theirs = parse_lesson(ENGLISH), lesson()
    assert (theirs.title, theirs.language) == ("Łapiemy dziesiątkę", "pl")
    (step,) = theirs.steps
    assert getattr(step.start, "text", "") == getattr(ours.steps[0].start, "text", None)
    assert step.right[0].codes == ("AC",)
    assert step.text[0][0] == {"t": "One "}  # type: ignore[index]
    assert step.wrong[0].says == [[{"t": "Była twoja."}]]
    assert step.hints[0] == [[{"t": "Która karta ją bije?"}]]


def test_a_word_beside_a_number_has_the_forms_of_its_own_language() -> None:
    english = ENGLISH.replace("It was yours.", "{points} {points: point / points}.")
    polish = POLISH.replace("Była twoja.", "{points} {points: punkt / punkty / punktów}.")
    (step,) = parse_entries(translate(english, polish, "pl")).steps
    forms = {"number": "points", "forms": ["punkt", "punkty", "punktów"]}
    assert step.wrong[0].says == [[{"number": "points"}, {"t": " "}, forms, {"t": "."}]]


def test_the_text_of_a_translation_is_a_lesson() -> None:
    whole = parse_lesson(write(translate(ENGLISH, POLISH, "pl")))
    assert whole.steps[0].text == lesson().steps[0].text
    assert "language: pl" in write(translate(ENGLISH, POLISH, "pl"))


BAD = [
    ("hint: Która", "done: Która", "line 7, column 1", ("done", "hint")),
    ("wrong if lose trick", "wrong any", "line 6, column 1", ("wrong any", "wrong if lose trick")),
    ("hint: Która karta ją bije?\n", "", "line 6, column 1", ("", "hint")),
    ("bije?\n", "bije?\nhint: Druga.\n", "line 8, column 1", ("hint", "the end")),
    ("{KD}, {TD}", "{KD}, {QD}", "line 5, column 51", ("{QD}", "{TD}")),
    ("{KD}, {TD}", "{KD}", "line 5, column 3", ("", "{TD}")),
    ("(bezique.brisque.points)", "(x)", "line 5, column 18", ("(x)", "(bezique.brisque.points)")),
    ("{KD}, {TD}.", "{KD}, {TD}, *koniec", "line 5, column 56", None),
    ("Łapiemy dziesiątkę", "", "line 2, column 1", None),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "place", "texts"), BAD)
def test_a_mismatch_is_reported_with_its_place_in_the_translation(
    old: str, new: str, place: str, texts: tuple[str, str] | None
) -> None:
    assert old in POLISH
    with pytest.raises(EngineError) as caught:
        lesson(POLISH.replace(old, new))
    assert caught.value.where == place
    if texts:
        assert (caught.value.params["given"], caught.value.params["expected"]) == texts


def test_a_card_that_the_original_has_twice_is_wanted_twice() -> None:
    english = ENGLISH.replace("{KD}", "{TD}")
    polish = POLISH.replace("{KD}, {TD}", "{TD}, {QD}")
    with pytest.raises(EngineError) as caught:
        translate(english, polish, "pl")
    assert (caught.value.params["given"], caught.value.params["expected"]) == ("{QD}", "{TD}")


def test_a_name_that_no_file_can_have_has_no_original() -> None:
    assert find_original(Path("pl/course") / ("x" * 10_000)) is None


def test_the_shell_finds_the_original_beside_the_folder_of_the_language(tmp_path: Path) -> None:
    for name, text in (("course/one.lesson", ENGLISH), ("pl/course/one.lesson", POLISH)):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    file = tmp_path / "pl/course/one.lesson"
    assert find_original(file) == ("pl", tmp_path / "course/one.lesson")
    assert find_original(tmp_path / "course/one.lesson") is None
    assert _findings(words_of("en"), file)[1:] == (0, True)
    file.write_text(POLISH.replace("hint", "done"), encoding="utf-8")
    lines, wrong, readable = _findings(words_of("en"), file)
    assert f"{file}:7:1: lesson/expected" in lines[0]
    assert (wrong, readable) == (1, False)


def test_a_mistake_of_the_original_is_told_with_its_place_there(tmp_path: Path) -> None:
    folder = tmp_path / "pl" / "course"
    folder.mkdir(parents=True)
    (tmp_path / "course").mkdir()
    original, own = tmp_path / "course" / "ten.lesson", folder / "ten.lesson"
    original.write_text(ENGLISH.replace("win trick\n", "win trik\n"), encoding="utf-8")
    own.write_text(POLISH, encoding="utf-8")
    line = ENGLISH.split("\n").index("goal: win trick") + 1
    (told,), wrong, readable = _findings(words_of("en"), own)
    assert told.startswith(f"{original}:{line}:11: lesson/expected: ")
    assert (wrong, readable) == (1, False)


@pytest.mark.parametrize("language", WHOLE)
def test_both_courses_for_beginners_are_complete_in_each_language(language: str) -> None:
    for course in ("fildinski", "filko"):
        names = {file.name for file in (ROOT / course).iterdir()}
        assert {file.name for file in (ROOT / language / course).iterdir()} == names


def test_every_translation_fits_its_original() -> None:
    english = words_of("en")
    lines = [line for file in FILES for line in _findings(english, file)[0]]
    assert [line for line in lines if ": fits " not in line] == []
