"""Damaged text for the parsers: a good text with a few small wounds, told by one number."""

from random import Random

from engine.errors import EngineError

PIECES = ("", " ", "\n", "#", ";", "=", ",", ".", ":", "-1", "9", "QS1", "ZZ9", "é", "\0", "٣", "²")
PIECES += ("deal 0 ", "position ", "seat human\n", "fildinski", "marriage:KS1.QS1", "exchange")


def mutated(text: str, seed: int) -> str:
    """The text after one to four deletions, repetitions, exchanges or insertions."""
    rng = Random(seed)
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


def check_error(error: EngineError) -> None:
    """An error says what and where."""
    area, slash, what = error.code.partition("/")
    assert slash, error.code
    assert (area + what).replace("-", "").isalpha(), error.code
    assert error.code == error.code.lower()
    assert error.where, error.code
