"""The page's words in the shell: Fluent's syntax, plural categories, and every language."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from brisques.plurals import plural_category
from brisques.words import Words, languages, words_of
from brisques.words.fluent import format_text, read_messages
from brisques.words.grammar import all_of, decimal

ROOT = Path(__file__).parents[1]
FILE = """# The head of the file.

## A group

# What it is for.
cards = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards, { $who ->
        [you] yours
       *[other] theirs
    }
}.
    .say =
        First{" "}
        then
          this.
"""
NUMBERS = (0, 1, 2, 3, 5, 12, 19, 20, 22, 101, 1_000_000)


def cards(count: int, who: str) -> str:
    ((_, message),) = read_messages(FILE, "some.ftl")
    return format_text(message.text, {"count": count, "who": who}, plural_category("en"))


def test_a_message_with_choices() -> None:
    assert cards(0, "you") == "No card."
    assert cards(1, "you") == "One card."
    assert cards(2, "you") == "2 cards, yours."
    assert cards(2, "x") == "2 cards, theirs."


def test_a_message_keeps_its_comments_and_its_lines() -> None:
    ((name, message),) = read_messages(FILE, "some.ftl")
    assert (name, message.place) == ("cards", "some.ftl:6")
    assert (message.section, message.comment) == ("A group", "What it is for.")
    assert format_text(message.parts["say"], {}, plural_category("en")) == "First \nthen\n  this."


@pytest.mark.parametrize("text", ["{ $count", "{ 3 }", "{ $x ->\n [a] b\n }", "a } b"])
def test_invalid_syntax_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"brace|literal|default|end"):
        format_text(text, {"count": 1, "x": "a"}, plural_category("en"))


@pytest.mark.parametrize(
    ("language", "categories"),
    [
        ("en", "other one other other other other other other other other other"),
        ("fr", "one one other other other other other other other other many"),
        ("hu", "other one other other other other other other other other other"),
        ("pl", "many one few few many many many many few many many"),
        ("ro", "few one few few few few few other other few other"),
    ],
)
def test_plural_categories(language: str, categories: str) -> None:
    category = plural_category(language)
    assert [category(number) for number in NUMBERS] == categories.split()


def test_lists() -> None:
    assert all_of(["a"], "pl") == "a"
    assert all_of(["a", "b", "c"], "ro") == "a, b și c"


@pytest.mark.parametrize(
    ("number", "written"),
    [(1.5, "1.5"), (-2.0, "-2"), (0.1239, "0.124"), (-0.0, "0"), (-0.0001, "0"), (1200.0, "1200")],
)
def test_decimal_places(number: float, written: str) -> None:
    assert decimal(number, "en") == written
    for language in {*languages()} - {"en"}:
        assert decimal(number, language) == written.replace(".", ",")


def test_an_unknown_language_has_no_words() -> None:
    with pytest.raises(ValueError, match="xx"):
        words_of("xx")


def test_a_message_missing_in_a_language_is_in_english() -> None:
    words = Words("pl")
    words._messages.pop("rules-sources")
    assert words.text("rules-sources") == words_of("en").text("rules-sources")
    assert words.text("no-such-message") == "no-such-message"
    assert words.part("rules-sources", "say") is None


def test_cards_and_bold_text_are_spelled_out() -> None:
    words = Words("pl")
    words._messages |= dict(read_messages("some = *Karta*: [[QS]]", "some.ftl"))
    assert words.text("some") == "Karta: dama pik"


def test_a_card_is_named_by_its_pack() -> None:
    assert words_of("pl").card("KH") == "król kier"
    assert words_of("pl", "german").card("KH") == "król czerwień"


@pytest.mark.parametrize("language", languages())
def test_every_message_formats_as_fluent_formats_it(language: str) -> None:
    """Each with numbers, and with every value that one of its choices tests."""
    rows, own = [], []
    for name, message in words_of(language)._messages.items():
        for part, text in message.all().items():
            variables = sorted(set(re.findall(r"\$([\w-]+)", text)))
            keys = re.findall(r"\[([\w-]+)\](?!\])", text)
            for value in (
                [*NUMBERS, *(key for key in keys if not key.isdigit())] if variables else [0]
            ):
                args: dict[str, str | int] = dict.fromkeys(variables, value)
                rows.append([language, name, part, args])
                own.append(format_text(text, args, plural_category(language)))
    node = os.environ.get("PLAYWRIGHT_NODEJS_PATH") or shutil.which("node")
    assert node, "no node: run the tests by `python build.py test`, which brings one"
    command = [node, ROOT / "tests/web/fluent.mjs"]
    answer = subprocess.run(
        command, input=json.dumps(rows), capture_output=True, text=True, check=True
    )
    assert len(rows) > 3000
    for row, ours, theirs in zip(rows, own, json.loads(answer.stdout), strict=True):
        assert ours == theirs, row


def test_the_wheel_has_every_language() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        wheel = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]
    folders = {f"web/i18n/{tag}": f"brisques/words/{tag}" for tag in languages()}
    assert wheel["force-include"] == folders


COUNTED = re.compile(
    r"\{ \$([\w-]+) \}\*? (?:actions|cards|days|decisions|games|hints|lessons|matches|moves|packs"
    r"|players|problems|seats|steps|times|tricks|ways)\b"
)
NEVER_ONE = re.compile(
    r"(?:some-cards|edit-cards|filko-cut-parts|filko-was-cut|say-(?:guessed|counted)|course-standing"
    r"|(?:game|filko)-facts|game-kind|match-stake|problem-(?:ask|right|wrong|proof)-\w+"
    r"|review-(?:lost|lost-filko|progress)|rule-bezique-.*|shell-best-all-ways|packet-lift-note"
    r"|(?:packet|cut)-bad-size)"
)
"""Messages whose numbers are at least two: piles, packs, players and the decisions of a deal."""


def test_a_noun_beside_a_number_has_a_singular() -> None:
    """Unless the number is never one."""
    plain = []
    for name, message in words_of("en")._messages.items():
        for text in message.all().values():
            chosen = re.findall(r"\$([\w-]+) ->", text)
            if any(variable not in chosen for variable in COUNTED.findall(text)):
                plain.append(name)
    assert [name for name in plain if not NEVER_ONE.fullmatch(name)] == []
    assert "game-facts" in plain


@pytest.mark.parametrize(("language", "point"), [("en", "point"), ("de", "Punkt"), ("fr", "point")])
def test_a_trick_for_one_point_is_worded_in_the_singular(language: str, point: str) -> None:
    args = {"cards": "[[TH]]", "cards-count": 1, "points": 1}
    for reason in ("reason-wins", "reason-gives"):
        assert re.search(rf"1\*? {point}\.$", words_of(language).text(reason, args)), reason


@pytest.mark.parametrize("language", languages())
def test_a_trick_that_a_partner_holds_for_certain_is_given_no_chance(language: str) -> None:
    words = words_of(language)
    certain, likely = (
        words.text("reason-partner-holds", {"seat": "Ilka", "percent": percent})
        for percent in (100, 99)
    )
    assert "Ilka" in certain
    assert "100" not in certain
    assert "99" in likely
