"""Damaged text for the parsers: a valid text with a few small changes, chosen by one number."""

import re
from random import Random

from brisques.errors import EngineError

PIECES = ("", " ", "\n", "#", ";", "=", ",", ".", ":", "-1", "9", "QS1", "ZZ9", "é", "\0", "٣", "²")
PIECES += ("deal 0 ", "position ", "seat human\n", "fildinski", "marriage:KS1.QS1", "exchange")


def mutated(text: str, seed: int) -> str:
    """Return the text after some changes: arbitrary ones, or ones that keep its form."""
    rng = Random(seed)
    if rng.random() < 0.5:
        return _wrong_but_well_formed(text, rng)
    for _ in range(rng.randint(1, 4)):
        start = rng.randint(0, len(text))
        stop = min(len(text), start + rng.choice((1, 2, 3, 12, 200)))
        kind = rng.randrange(4)
        if kind == 0:
            text = text[:start] + text[stop:]
        elif kind == 1:
            text = text[:stop] + text[start:]
        elif kind == 2:
            text = text[:start] + rng.choice(PIECES) + text[stop:]
        else:
            text = text[:start] + text[start:stop][::-1] + text[stop:]
    return text


def _wrong_but_well_formed(text: str, rng: Random) -> str:
    """Return the text with some cards exchanged, or one small number changed."""
    for _ in range(rng.randint(1, 3)):
        cards = list(re.finditer(r"[789JQKTA][SHDC][12]", text))
        one, two = sorted(rng.sample(cards, 2), key=lambda found: found.start())
        middle = text[one.end() : two.start()]
        text = text[: one.start()] + two[0] + middle + one[0] + text[two.end() :]
    numbers = list(re.finditer(r"(?<=[=,.; ])\d(?=[,.; ])", text))
    if numbers and rng.random() < 0.4:
        chosen = rng.choice(numbers)
        text = text[: chosen.start()] + rng.choice("0123") + text[chosen.end() :]
    return text


def check_error(error: EngineError) -> None:
    """Assert that an error says what is wrong and where."""
    area, slash, what = error.code.partition("/")
    assert slash, error.code
    assert (area + what).replace("-", "").isalpha(), error.code
    assert error.code == error.code.lower()
    assert error.where or error.code == "variant/unknown", error.code  # a game without a name
