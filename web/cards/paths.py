"""SVG path data rounded to whole numbers, without the drift that rounding relative steps would add.

Points are followed in full precision; each is rounded where it lies, and the step to it is written
from the rounded point before. That alone takes the court drawings to about a third.
"""

import re
from collections.abc import Iterator

ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}
_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


def segments(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path, one at a time, repeats written out (an `M` repeats as an `L`)."""
    tokens = _TOKEN.findall(d)
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        count = ARGUMENTS[command.upper()]
        yield command, [float(token) for token in tokens[i : i + count]]
        i += count


def absolute(d: str) -> Iterator[tuple[str, list[float]]]:
    """The same with every coordinate absolute."""
    x = y = start_x = start_y = 0.0
    for command, given in segments(d):
        kind = command.upper()
        values = _shifted(kind, given, x, y) if command.islower() else given
        if kind == "Z":
            x, y = start_x, start_y
        elif kind == "H":
            x = values[0]
        elif kind == "V":
            y = values[0]
        else:
            x, y = values[-2:]
        if kind == "M":
            start_x, start_y = x, y
        yield kind, values


def rounded(d: str) -> str:
    """Path data in whole numbers, relative, as short as plain writing gets."""
    x = y = start_x = start_y = 0
    written, last = "", ""
    for command, values in absolute(d):
        kind = command
        whole = [round(value) for value in values]
        if kind == "Z":
            x, y = start_x, start_y
            written, last = written + "z", "z"
            continue
        end = _end(kind, whole, x, y)
        if kind in "LHV":
            kind, steps = _line(end[0] - x, end[1] - y)
        else:
            steps = [round(step) for step in _shifted(kind, whole, -x, -y)]
        x, y = end
        if kind == "M":
            start_x, start_y = x, y
        if kind:
            written += _joined("" if kind.lower() == last else kind.lower(), steps)
            last = "l" if kind == "M" else kind.lower()
    return written


def _shifted(kind: str, values: list[float] | list[int], x: float, y: float) -> list[float]:
    """Values moved by (x, y); of an arc only its end is a place, the rest is shape."""
    if kind == "H":
        return [values[0] + x]
    if kind == "V":
        return [values[0] + y]
    if kind == "A":
        return [*values[:5], values[5] + x, values[6] + y]
    return [value + (y if i % 2 else x) for i, value in enumerate(values)]


def _end(kind: str, whole: list[int], x: int, y: int) -> tuple[int, int]:
    if kind == "H":
        return whole[0], y
    if kind == "V":
        return x, whole[0]
    return whole[-2], whole[-1]


def _line(dx: int, dy: int) -> tuple[str, list[int]]:
    """The shortest way to write a straight step; no command for a step of nothing."""
    if dx and dy:
        return "L", [dx, dy]
    if dy:
        return "V", [dy]
    return ("H", [dx]) if dx else ("", [])


def _joined(command: str, numbers: list[int]) -> str:
    """Numbers behind a command, with a space only where digits would run together."""
    text = command
    for number in numbers:
        text += f" {number}" if number >= 0 and not text.endswith(tuple("mlhvcaz")) else str(number)
    return text
