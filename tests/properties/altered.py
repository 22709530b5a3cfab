"""Damaged positions: fields dropped, exchanged or taken from another position; cards moved."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

Fields = list[list[str]]
"""Key and value of each field, in order."""

CARD = re.compile(r"[789JQKTAUO][SHDCALB][1-8]")
LOOSE = ("", "-", "0", "1", "2", "3", "5", "7", "01", "012", "024", "-.-.-.-.-.-", "999999")


def altered(line: str, others: Sequence[str], rng: Random) -> str:
    """Return the position after one to three changes; `others` are positions of the game."""
    variant, *parts = line.split(";")
    fields = [part.split("=", 1) for part in parts]
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        rng.choice(CHANGES)(fields, _fields(rng.choice(others)), rng)
    return ";".join([variant, *("=".join(field) for field in fields)])


def _fields(line: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in line.split(";")[1:])


def _drop(fields: Fields, other: dict[str, str], rng: Random) -> None:
    if fields:
        del fields[rng.randrange(len(fields))]


def _exchange(fields: Fields, other: dict[str, str], rng: Random) -> None:
    one, two = rng.choice(fields), rng.choice(fields)
    one[1], two[1] = two[1], one[1]


def _double(fields: Fields, other: dict[str, str], rng: Random) -> None:
    fields.append(list(rng.choice(fields)))


def _replace(fields: Fields, other: dict[str, str], rng: Random) -> None:
    """Give a field the value that it has in another position."""
    field = rng.choice(fields)
    field[1] = other.get(field[0], "")


def _add(fields: Fields, other: dict[str, str], rng: Random) -> None:
    """Add a field of another position."""
    missing = [key for key in other if key not in dict(fields)]
    if missing:
        key = rng.choice(missing)
        fields.append([key, other[key]])


def _loosen(fields: Fields, other: dict[str, str], rng: Random) -> None:
    """Give a short field some other short value."""
    short = [field for field in fields if len(field[1]) < 16]
    if short:
        rng.choice(short)[1] = rng.choice(LOOSE)


def _change_number(fields: Fields, other: dict[str, str], rng: Random) -> None:
    """Change a digit that is not part of a card."""
    field = rng.choice(fields)
    covered = {at for card in CARD.finditer(field[1]) for at in range(*card.span())}
    digits = [at for at, sign in enumerate(field[1]) if sign.isdigit() and at not in covered]
    if digits:
        at = rng.choice(digits)
        field[1] = field[1][:at] + rng.choice("0123456789") + field[1][at + 1 :]


def _shuffle_parts(fields: Fields, other: dict[str, str], rng: Random) -> None:
    """Reorder the parts of a field, or remove or double one of them."""
    field = rng.choice([field for field in fields if "," in field[1]] or fields)
    parts = field[1].split(",")
    at, to = rng.randrange(len(parts)), rng.randrange(len(parts))
    kind = rng.randrange(4)
    if kind == 0:
        del parts[at]
    elif kind == 1:
        parts.insert(to, parts[at])
    else:
        parts[at], parts[to] = parts[to], parts[at]
    field[1] = ",".join(parts)


def _swap_cards(fields: Fields, other: dict[str, str], rng: Random) -> None:
    """Exchange two cards, wherever they lie: the pack stays complete."""
    one, two = (_some_card(fields, rng) for _ in range(2))
    if one and two and one != two:
        for field in fields:
            field[1] = re.sub(
                f"{one}|{two}", lambda found: two if found[0] == one else one, field[1]
            )


def _move_card(fields: Fields, other: dict[str, str], rng: Random) -> None:
    """Move a card from its field to the end of another one."""
    card = _some_card(fields, rng)
    for field in fields:
        field[1] = field[1].replace(card, "") if card else field[1]
    rng.choice(fields)[1] += card


def _some_card(fields: Fields, rng: Random) -> str:
    cards = CARD.findall(" ".join(value for _, value in fields))
    return rng.choice(cards) if cards else ""


CHANGES: tuple[Callable[[Fields, dict[str, str], Random], None], ...] = (
    *(_drop, _exchange, _double, _replace, _add, _loosen, _change_number, _change_number),
    *(_shuffle_parts, _swap_cards, _swap_cards, _move_card),
)
