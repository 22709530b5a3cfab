"""A position: one moment of a deal as a line of text that fits in a URL.

A full line is ``variant;key=value;...`` with letters, digits and ``.,-=;:`` only, and says where
every card lies, hidden ones included. It may say its version, ``v=1``.

A short line leaves cards out, and marks it: ``?3`` in a pile stands for three cards that are not
written, ``?`` or ``*`` for as many as the pile takes, and ``rest=`` says how they are dealt. A line
with any of these marks may leave out fields too. The page "Positions" of the guide is the
specification.

The reader checks everything and changes nothing; errors name the field, the word and its column.
Every later version reads what this one reads; a line of a later version is refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from brisques.errors import EngineError, joined
from brisques.game import Game, Observation, State
from brisques.registry import load_game
from brisques.short_position import REST, is_short, rest_of_cards

VERSION = "1"
MAX_LINE = 8_000
BAD_FIELD = "position/bad-field"
MAX_ERRORS = 20
"""How many errors of a line are named at most: those of a text that is no position are endless."""
TRIES = 20
"""How often the cards that are not written are dealt again where the rules refuse a hand."""
SHORT_TRIES = 5
"""The same for each line that `short_line` looks at: it looks at many that nothing completes."""
SECRET = {"hands", "stock", "oldman", "party"}
"""Fields with cards that a seat does not see, or that follow from these."""


def format_position(game: Game, state: State) -> str:
    """Return a deal in progress as one line of text, hidden cards included."""
    fields = game.dump_position(state)
    return ";".join([game.variant.name, *(f"{key}={value}" for key, value in fields.items())])


def parse_position(line: str) -> tuple[Game, State]:
    """Return the game and the state of a position line, full or short.

    Raises: position/..., with the field and the column at fault; variant/...

    >>> game, state = parse_position("fildinski;trump=H;hands=AH KH ?6")
    >>> len(state.hands[0]), len(state.hands[1]), len(state.stock)
    (8, 8, 48)
    """
    if len(line) > MAX_LINE:
        raise EngineError("position/too-long", f"character {MAX_LINE}", chars=len(line))
    text = "".join(line.split())
    name, *parts = text.split(";")
    game = load_game(name)
    fields, errors = _fields(name, parts)
    try:
        state = _load(game, fields)
    except EngineError as error:
        errors += [error, *error.others]
    else:
        if not errors:
            return game, state
    columns = [column for column, sign in enumerate(line, 1) if not sign.isspace()]
    errors = [_with_column(error, line, text, columns) for error in _written(errors, text)]
    errors.sort(key=lambda error: error.params.get("column", MAX_LINE))
    raise joined(errors[:MAX_ERRORS])


def full_line(line: str) -> str:
    """Return the full line of a position; one that is full already only loses its spaces.

    Raises: position/..., with the field and the column at fault; variant/...
    """
    game, state = parse_position(line)
    text = "".join(line.split())
    _, *parts = text.split(";")
    fields, _ = _fields("", parts)
    return format_position(game, state) if is_short(fields) else text


def short_line(line: str, seat: int = 0) -> str:
    """Return a short line that says what a seat sees of a position.

    Of the other hands it has the cards that all have seen. Fields that follow from the others are
    left out. A moment that no short line can say is returned as a full line.

    Raises: position/..., with the field and the column at fault; variant/...

    >>> short_line(full_line("fildinski;trump=H;hands=AS ?"))
    'fildinski;up=KH1;hands=8S1KS1TS1AS1QC1KC17D28C2,?'
    """
    game, state = parse_position(line)
    seen = game.observe(state, seat)
    whole = game.dump_position(state)
    hands = whole["hands"].split(",")
    known = [game.pattern.format_cards(cards) + "?" for cards in seen.known]
    written = {key: text for key, text in whole.items() if key not in SECRET}
    written["hands"] = ",".join([*known[:seat], hands[seat], *known[seat + 1 :]])
    for left_out in (set[str](), {"shown"}):  # a field that may follow from a secret
        said = {key: text for key, text in written.items() if key not in left_out}
        said = _with_empty_fields(game, said, whole)
        if _shows(game, said, seen):
            break
    else:
        return format_position(game, state)
    for key in [*said]:
        less = {name: text for name, text in said.items() if name != key}
        if key != "hands" and _shows(game, less, seen):
            said = less
    return ";".join([game.variant.name, *(f"{key}={text}" for key, text in said.items())])


def _with_empty_fields(game: Game, said: dict[str, str], whole: dict[str, str]) -> dict[str, str]:
    """Return a short position with the fields that would be filled if they were not there."""
    state = _completed(game, said)
    filled = game.dump_position(state) if state else {}
    extra = {key: text for key, text in filled.items() if key not in whole and key not in SECRET}
    return {**said, **{key: "," * text.count(",") for key, text in extra.items()}}


def _completed(game: Game, said: dict[str, str]) -> State | None:
    """Return the state to which a short position is completed; None if it cannot be."""
    try:
        return _load(game, said, SHORT_TRIES)
    except EngineError:
        return None


def _shows(game: Game, said: dict[str, str], seen: Observation) -> bool:
    """Return whether a short position is completed to one of which the seat sees the same."""
    state = _completed(game, said)
    return state is not None and game.observe(state, seen.seat) == seen


def _load(game: Game, written: dict[str, str], tries: int = TRIES) -> State:
    """Return the state of the fields of a full or a short position.

    The rules want some hands dealt again, so a short one is dealt up to `tries` times.
    """
    fields = dict(written)
    version = fields.pop("v", VERSION)
    if version != VERSION:
        raise EngineError("position/unknown-version", "v", given=version[:20], known=VERSION)
    if not is_short(fields):
        return game.load_position(fields)
    errors: list[EngineError] = []
    try:
        rng = rest_of_cards(fields.pop(REST, ""))
    except EngineError as error:
        rng = rest_of_cards("")
        errors.append(error)
    for _ in range(tries):
        try:
            state = game.load_position(game.complete_position(fields, rng))
        except EngineError as error:
            refused = [_as_written(one, written) for one in (error, *error.others)]
        else:
            if not errors:
                return state
            refused = []
            break
    raise joined(errors + refused)


def _as_written(error: EngineError, written: dict[str, str]) -> EngineError:
    """Return an error in a completed field as one in the text that is written, if there is any."""
    text = written.get(error.where, "")
    value = error.params.get("value")
    if not text or not value or text.find(value, error.params["at"]) == error.params["at"]:
        return error
    return EngineError(error.code, error.where, **{**error.params, "value": text[:60], "at": 0})


def _fields(name: str, parts: list[str]) -> tuple[dict[str, str], list[EngineError]]:
    """Return the values of the fields by name, and the errors of those that have none.

    `name` is what stands before the first of them.
    """
    fields: dict[str, str] = {}
    errors: list[EngineError] = []
    for number, part in enumerate(parts, 1):
        key, equals, value = part.partition("=")
        if key and equals and key not in fields:
            fields[key] = value
            continue
        errors.append(
            EngineError(
                BAD_FIELD,
                key[:40] or f"field {number}",
                reason="twice-or-no-value",
                value=part[:60],
                column=len(";".join([name, *parts[: number - 1]])) + 2,
            )
        )
    return fields, errors


def _written(errors: list[EngineError], text: str) -> list[EngineError]:
    """Return the errors but those of fields that are not written: they follow from the others.

    If there are no others, the first of them is returned.
    """
    followed = [
        error
        for error in errors
        if error.code == BAD_FIELD
        and "column" not in error.params
        and f";{error.where}=" not in text
    ]
    return [error for error in errors if error not in followed] or followed[:1]


def _with_column(error: EngineError, line: str, text: str, columns: Sequence[int]) -> EngineError:
    """Return the error of a position with the column at fault in its line, counted from 1.

    `text` is the line without its spaces, `columns` has the column of each of its characters.
    """
    params = dict(error.params)
    at = params.pop("at", 0)
    before = f";{error.where}="
    if error.code == "position/unknown-version":
        return error
    if "column" in params:  # so far that of the text
        place = params["column"] - 1
    elif error.code == "position/card-twice":
        card = error.where[:3]
        place = text.find(card, text.find(card) + 1)
    elif before in text:
        begin = 1 if error.code == "position/unknown-field" else len(before)
        place = text.find(before) + begin + at
    elif error.code == BAD_FIELD:
        place = len(columns)
    else:
        return error
    params["column"] = columns[place] if place < len(columns) else columns[-1] + 1
    value = params.get("value")
    if value and text.startswith(value, place):
        params["value"] = line[params["column"] - 1 : columns[place + len(value) - 1]][:60]
    return EngineError(error.code, error.where, **params)
