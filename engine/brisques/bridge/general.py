"""Operations that ask no table: what the engine knows, and thinking about a lent position."""

from __future__ import annotations

from collections.abc import Callable

from brisques import __version__, rulebook
from brisques.bridge import coaching
from brisques.bridge.arguments import Arguments
from brisques.bridge.messages import Answer
from brisques.bridge.thinker import enough_after
from brisques.errors import EngineError
from brisques.players.levels import LEVELS
from brisques.players.strengths import by_group, by_level
from brisques.position import full_line, short_line
from brisques.registry import default_variant, load_analysis, load_game

MAX_PONDER_MS = 2000
"""How long a worker of its own may think, in milliseconds."""


def hello(_: Arguments) -> Answer:
    """Version, player levels, how long those that search may think, the default variant."""
    return {
        "version": __version__,
        "levels": list(LEVELS),
        "think": {level.name: level.ms for level in LEVELS.values() if level.ms},
        "default": default_variant(),
    }


def variants(_: Arguments) -> Answer:
    """All playable variants."""
    return {"variants": rulebook.variant_lines()}


def strengths(_: Arguments) -> Answer:
    """How strong the levels were measured to be, and which group each variant belongs to."""
    groups = {line["name"]: load_analysis(line["name"]).group for line in rulebook.variant_lines()}
    return {"strengths": by_level(), "steps": by_group(), "groups": groups}


def explain(arguments: Arguments) -> Answer:
    """Every rule of a variant with its value, its citations and, if inferred, the reason."""
    return rulebook.explain(arguments.text("variant"))


def compare(arguments: Arguments) -> Answer:
    """The rules in which two variants differ."""
    return rulebook.compare(arguments.text("a"), arguments.text("b"))


def choices(arguments: Arguments) -> Answer:
    """Every knob over a variant, what it may be, and who says so."""
    return rulebook.choose(arguments.text("variant"))


def shorten(arguments: Arguments) -> Answer:
    """A short line of what a seat sees of a position, or the full line if there is none."""
    seat = arguments.number("seat") if arguments.has("seat") else 0
    line = full_line(arguments.text("line"))
    players = load_game(line.partition(";")[0]).players
    if not 0 <= seat < players:
        raise EngineError("bridge/bad-argument", "seat", expected=f"0–{players - 1}")
    return {"line": short_line(line, seat)}


def ponder(arguments: Arguments) -> Answer:
    """Think along about a lent position for so long; no table is asked."""
    ms = arguments.number("ms")
    if not 0 <= ms <= MAX_PONDER_MS:
        raise EngineError("bridge/bad-argument", "ms", expected=f"0–{MAX_PONDER_MS}")
    line, level, seed = arguments.text("line"), arguments.text("level"), arguments.text("seed")
    return coaching.ponder(line, arguments.number("seat"), level, seed, enough_after(ms))


GENERAL: dict[str, Callable[[Arguments], Answer]] = {
    "hello": hello,
    "variants": variants,
    "strengths": strengths,
    "explain": explain,
    "compare": compare,
    "choices": choices,
    "shorten": shorten,
    "ponder": ponder,
}
"""The operations by their names."""
