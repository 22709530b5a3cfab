"""Run the command `problems`: find problems in played deals, prove or rate a collection again.

A collection is a file of JSON lines, one problem each, which the page of problems reads.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import Any

from brisques.cli.arguments import Command, add_seed, points, positive
from brisques.cli.files import append, exists, json_value, read_text, write
from brisques.errors import EngineError, joined
from brisques.lab.problems.check import fault
from brisques.lab.problems.difficulty import fit, rating, solved
from brisques.lab.problems.find import DEALS, Wanted, check_provable, find
from brisques.lab.problems.themes import THEMES
from brisques.lessons.codes import matches
from brisques.position import parse_position
from brisques.registry import analysis_of

FIELDS: dict[str, type] = {
    **dict.fromkeys(("id", "position", "best", "tempting", "method"), str),
    **dict.fromkeys(("seat", "count", "rating"), int),
    "lost": dict,
    "themes": list,
}
"""The fields that each row must have, with the types of their values."""
BAND = 200
"""Width of a line in the summary of difficulty, in rating points."""


def add_problems(command: Command) -> None:
    """Add the command to the shell's parser."""
    parser = command(
        "problems", _check, "find problems with one best action, prove and rate them again"
    )
    parts = parser.add_subparsers(required=True, metavar="WHAT")
    sub = parts.add_parser("find", help="search played deals, and add problems to a collection")
    sub.add_argument("variant")
    sub.add_argument("--count", type=positive, default=10, help="how many (default: 10)")
    sub.add_argument("--deals", type=positive, default=DEALS, help=f"to search (default: {DEALS})")
    add_seed(sub)
    sub.add_argument("--margin", type=points, default=10, help="points to the next best action")
    sub.add_argument("--theme", choices=THEMES, help="only problems of this theme")
    sub.add_argument("--drawn", action="store_true", help="before the stock is gone, by playouts")
    sub.add_argument("--out", type=Path, required=True, metavar="FILE")
    sub.set_defaults(run=_find)
    sub = parts.add_parser("check", help="prove every problem of collections again, and count them")
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE")
    sub.set_defaults(run=_check)
    sub = parts.add_parser("rate", help="fit difficulty and solvers to tries, and write it down")
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE")
    sub.set_defaults(run=_rate)


def rows(file: Path) -> list[dict[str, Any]]:
    """Return the problems of a collection.

    Raises: problem/bad-row with the line and its wrong field, and what is wrong with its position.
    """
    found = []
    for number, line in enumerate(read_text(file).splitlines(), 1):
        try:
            row = json_value(line)
        except ValueError:
            row = None
        errors = _errors_in(row, f"{file}:{number}")
        if errors:
            raise joined(errors)
        found.append(row)
    return found


def _errors_in(row: Any, where: str) -> list[EngineError]:
    """Return problem/bad-row with the first wrong field, and what is wrong with a position.

    A row that is a problem has no errors.
    """

    def bad(field: str) -> EngineError:
        return EngineError("problem/bad-row", where, field=field)

    if field := _wrong_field(row):
        return [bad(field)]
    try:
        game, state = parse_position(row["position"])
    except EngineError as error:
        return [bad("position"), error, *error.others]
    codes = map(game.action_code, state.legal())
    return [] if any(matches(row["best"], code) for code in codes) else [bad("best")]


def _wrong_field(row: Any) -> str:
    """Return the first field of a row that is missing or wrong, "" if all are right.

    "none" stands for a row without fields. The position is not read.
    """
    if not isinstance(row, dict):
        return "none"
    for key, kind in FIELDS.items():
        if not isinstance(row.get(key), kind):
            return key
    if not all(isinstance(theme, str) for theme in row["themes"]):
        return "themes"
    for key in ("lost", "errors"):
        if not _are_points(row.get(key, {})):
            return key
    return "" if row["tempting"] in row["lost"] else "tempting"


def _are_points(value: Any) -> bool:
    """Return whether a value is an object of numbers."""
    return isinstance(value, dict) and all(isinstance(one, int | float) for one in value.values())


def _find(arguments: argparse.Namespace) -> int:
    """Add the problems found to the file; return exit status 1 if they are fewer than wanted."""
    request = Wanted(
        arguments.variant,
        arguments.seed,
        arguments.count,
        arguments.margin,
        drawn=arguments.drawn,
        deals=arguments.deals,
        theme=arguments.theme or "",
    )
    check_provable(request)  # a game without problems leaves no file
    file = arguments.out
    known = {row["id"] for row in rows(file)} if exists(file) else set()
    append(file)  # before the search: it may not be writable
    count = 0
    for problem in find(request, lambda problem: problem.id not in known):
        append(file, problem.row())
        count += 1
    print(f"problems of {arguments.variant}: {count}")
    return 0 if count == arguments.count else 1


def _check(arguments: argparse.Namespace) -> int:
    """Print the faults, and a table of themes and difficulty; return exit status 1 for a fault."""
    wrong = 0
    for file in arguments.files:
        found = rows(file)
        for row in found:
            why = fault(row)
            if why:
                wrong += 1
                print(f"{file}: {row['id']}: {why}")
        print(f"problems in {file}: {len(found)}")
        for name, counts in _counts(found).items():
            print(f"  {name}: " + ", ".join(f"{key} {count}" for key, count in counts))
    print(f"{wrong} not proved" if wrong else "all proved")
    return 1 if wrong else 0


def _rate(arguments: argparse.Namespace) -> int:
    """Let the solvers try every problem, fit the model to all, and write the ratings down.

    Return exit status 1 if the files hold no problem.
    """
    collections = {file: rows(file) for file in arguments.files}
    every = [row for collection in collections.values() for row in collection]
    if not every:
        print("problems: 0")
        return 1
    shares = [_shares(row) for row in every]
    abilities = fit(shares)
    for row, own in zip(every, shares, strict=True):
        row |= {"solved": [*own.values()], "rating": rating(own, abilities)}
    for file, collection in collections.items():
        write(file, "".join(f"{json.dumps(row)}\n" for row in collection))
    for solver, ability in abilities.items():
        share = fmean(own[solver] for own in shares)
        print(f"{solver}: {ability}, solves {share:.0%}")
    return 0


def _shares(row: dict[str, Any]) -> dict[str, float]:
    """Return the share of tries in which each solver solves a row's problem."""
    game, state = parse_position(row["position"])
    observation = game.observe(state, state.to_move)
    return solved(analysis_of(game), observation, row["best"], row["id"])


def _counts(found: list[dict[str, Any]]) -> dict[str, list[tuple[Any, int]]]:
    """Return how many problems there are of each game, method, theme and rating."""
    return {
        "games": Counter(row["position"].partition(";")[0] for row in found).most_common(),
        "proofs": Counter(row["method"] for row in found).most_common(),
        "themes": Counter(theme for row in found for theme in row["themes"]).most_common(),
        "ratings": sorted(Counter(row["rating"] // BAND * BAND for row in found).items()),
    }
