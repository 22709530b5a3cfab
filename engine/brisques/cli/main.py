"""Run the engine from a shell: python -m engine COMMAND.

Bad input exits with 2 and one line on standard error: the code, the place, one sentence. Ctrl+C
exits with 130.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from brisques.bridge import Bridge
from brisques.bridge.coaching import solve_line
from brisques.cli.arguments import (
    ShellParser,
    add_seed,
    chosen_language,
    positive,
    words_for,
)
from brisques.cli.files import decoded, json_value, read_text
from brisques.cli.lab import add_lab
from brisques.cli.lesson import add_lessons
from brisques.cli.oembed import add_oembed
from brisques.cli.picture import add_picture
from brisques.cli.position import add_position
from brisques.cli.problems import add_problems
from brisques.cli.rule_text import game_name, reading_key, rule_lines
from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.lab.perft import divide, perft, start
from brisques.lab.selfplay import selfplay
from brisques.match import Match
from brisques.players import strengths
from brisques.record import parse_record
from brisques.registry import load_game
from brisques.rulebook import choose, compare, explain
from brisques.variants import load, names
from brisques.variants.presets import HOUSE
from brisques.words import words_of
from brisques.words.complaints import complaint
from brisques.words.fluent import Args

STOPPED = 130
"""Exit status after Ctrl+C, as shells have it."""
SPEC = "a name, or one with house rules: bezique,meld.marriage=40"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a pipe on Windows may lack "♠" or "ő"
    arguments = _parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except EngineError as error:
        words = words_for(arguments)
        for one in (error, *error.others):
            print(complaint(words, one.code, one.where, one.params), file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, such as `head`, has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        file = getattr(arguments, "resume", None)
        stopped = words_for(arguments).text("shell-stopped", {"file": str(file or "none")})
        print(f"\n{stopped}", file=sys.stderr)
        return STOPPED
    return status


def _program() -> str:
    """Return the command by which the shell was started."""
    started = Path(sys.argv[0])
    if started.stem == "brisques":
        return "brisques"
    return "python -m brisques" if started.parent.name == "brisques" else "python -m engine"


def _parser() -> argparse.ArgumentParser:
    parser = ShellParser(prog=_program(), description="Brisques, the engine.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: object, about: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(run=run)
        return sub

    command("variants", _variants, "list the variants")
    sub = command(
        "explain", _explain, "show a variant's rules with their citations, with --lang as sentences"
    )
    sub.add_argument("variant", help=SPEC)
    sub = command("compare", _compare, "show the rules in which two variants differ")
    sub.add_argument("first", help=SPEC)
    sub.add_argument("second", help=SPEC)
    sub = command("choices", _choices, "show the values each rule may have, and their sources")
    sub.add_argument("variant", help=SPEC)
    sub = command("selfplay", _selfplay, "play deals between computer players")
    sub.add_argument("variant")
    sub.add_argument("--deals", type=positive, default=10)
    add_seed(sub)
    sub.add_argument("--players", default="", help="a player for each seat: casual,novice,...")
    sub.add_argument("--json", action="store_true", help="print a line of JSON for each deal")
    command("strengths", _strengths, "show the measured strength of the levels")
    add_problems(command)
    add_lab(command)
    add_lessons(command)
    add_picture(command)
    add_oembed(command)
    add_position(command)
    sub = command("replay", _replay, "play a record through")
    sub.add_argument("file", help="a record file, or - for standard input")
    sub = command("perft", _perft, "count sequences of legal actions")
    sub.add_argument("variant")
    add_seed(sub)
    sub.add_argument("--depth", type=positive, default=3)
    sub.add_argument("--divide", action="store_true", help="count below each first action")
    sub = command("solve", _solve, "solve the end of a deal whose cards are all known")
    sub.add_argument("line", help="a position, as one line")
    sub = command("call", _call, "send a request to the bridge")
    sub.add_argument("op")
    sub.add_argument("json", nargs="*", default=[], help="arguments, as a JSON object")
    return parser


def _variants(arguments: argparse.Namespace) -> int:
    words = words_for(arguments)
    for name in names():
        title = words.text(f"variant-{name}")
        print(f"{name:24} {title} ({', '.join(load(name).sources)})")
    return 0


def _strengths(arguments: argparse.Namespace) -> int:
    print(strengths.markdown(strengths.load()))
    return 0


def _explain(arguments: argparse.Namespace) -> int:
    shown = explain(arguments.variant)
    if language := chosen_language(arguments):
        pack = load(arguments.variant).rules.pattern
        print(*rule_lines(shown, words_of(language, pack)), sep="\n")
        return 0
    words = words_for(arguments)
    for rule in shown["rules"]:
        mark = f"  ({words.text('shell-house-rule')})" if rule["id"] in shown["house"] else ""
        print(f"{rule['id']} = {_told(rule)}{mark}")
        if rule["misprint"]:
            print(f"    {words.text('shell-printed', {'value': _told(rule['misprint'])})}")
        if rule["inferred"]:
            reason = words.text(reading_key(rule))
            print(f"    {words.text('shell-inferred', {'reason': reason})}")
    for mark, source in shown["sources"].items():
        parts = (source["title"], source["author"], source["url"])
        print(f"{mark}: {', '.join(part for part in parts if part)}")
    return 0


def _told(rule: dict[str, Any]) -> str:
    """Write a value with its citations."""
    cites = "; ".join(f"{cite['source']} {cite['where']}".strip() for cite in rule["cites"])
    return f"{json.dumps(rule['value'])}  [{cites}]"


def _compare(arguments: argparse.Namespace) -> int:
    words = words_for(arguments)
    shown = compare(arguments.first, arguments.second)
    for mark in ("a", "b"):
        spec = shown[mark]["variant"]
        print(f"{mark}: {game_name(spec, words)} ({spec})")
    for row in shown["rows"]:
        print(row["id"])
        print(f"    a {_told(row['a'])}")
        print(f"    b {_told(row['b'])}")
    return 0


def _choices(arguments: argparse.Namespace) -> int:
    words = words_for(arguments)
    for group in choose(arguments.variant)["groups"]:
        for knob in group["knobs"]:
            print(knob["path"])
            if knob["value"] not in [choice["value"] for choice in knob["choices"]]:
                print(f"  * {json.dumps(knob['value'])}  [{HOUSE}]")
            for choice in knob["choices"]:
                now = "*" if choice["value"] == knob["value"] else " "
                notes = [words.text("shell-misprint")] if choice["misprint"] else []
                if choice["conflict"]:
                    params = choice["conflict"]["params"]
                    reason = words.text(f"conflict-{params['reason']}")
                    notes.append(words.text("shell-not-now", {**params, "reason": reason}))
                print(f"  {now} {_told(choice)}{''.join(f'  {note}' for note in notes)}")
    return 0


def _selfplay(arguments: argparse.Namespace) -> int:
    sides = load_game(arguments.variant).sides
    levels = arguments.players.split(",") if arguments.players else _usual_levels(len(sides))
    if len(levels) != len(sides):
        raise EngineError("player/wrong-count", arguments.players)
    totals = [0] * len(set(sides))
    for result in selfplay(arguments.variant, levels, arguments.deals, arguments.seed):
        totals = [was + now for was, now in zip(totals, result.points, strict=True)]
        if arguments.json:
            line = {
                "deal": result.number,
                "dealer": result.dealer,
                "points": result.points,
                "actions": result.actions,
            }
            print(json.dumps(line))
    if not arguments.json:
        unit = words_for(arguments).text("shell-points-a-deal")
        for level, side in zip(levels, sides, strict=True):
            print(f"{level:12} {totals[side] / arguments.deals:8.1f} {unit}")
    return 0


def _usual_levels(seats: int) -> list[str]:
    """Return casual and novice in turn, one for each seat."""
    return ["casual" if seat % 2 == 0 else "novice" for seat in range(seats)]


def _replay(arguments: argparse.Namespace) -> int:
    match = Match(parse_record(_read(arguments.file)))
    words = words_for(arguments)
    for number, points in enumerate(match.standing.deals, 1):
        print(words.text("shell-deal", {"number": number, "points": " ".join(map(str, points))}))
    if match.state is not None and not match.deal_over:
        open_deal = {"number": match.record.number, "seat": match.to_move}
        print(words.text("shell-deal-open", open_deal))
    winner = match.standing.winner
    if winner == NOBODY:
        print(words.text("shell-winner-nobody"))
    elif winner is not None:
        seats = [str(seat) for seat, side in enumerate(match.game.sides) if side == winner]
        won: Args = {"seats": words.all_of(seats), "stake": match.standing.stake}
        print(words.text("shell-winner", won))
    return 0


def _read(name: str) -> str:
    return decoded(sys.stdin.buffer.read(), name) if name == "-" else read_text(Path(name))


def _perft(arguments: argparse.Namespace) -> int:
    state = start(arguments.variant, arguments.seed)
    if arguments.divide:
        for action, number in divide(state, arguments.depth):
            print(f"{load_game(arguments.variant).action_code(action)} {number}")
    words = words_for(arguments)
    for depth in range(1, arguments.depth + 1):
        print(words.text("shell-depth", {"depth": depth, "count": perft(state, depth)}))
    return 0


def _solve(arguments: argparse.Namespace) -> int:
    """Print what the deal and each action are worth to the seat to move, and the best line."""
    answer = solve_line(arguments.line)
    words = words_for(arguments)
    if not answer["solvable"]:
        print(words.text("shell-too-far"))
        return 1
    print(words.text("shell-worth", {"worth": words.decimal(answer["worth"])}))
    print(words.text("shell-line", {"line": " ".join(answer["line"])}))
    for code, worth in answer["worths"].items():
        print(f"  {code} {'?' if worth is None else words.decimal(worth)}")
    return 0


def _call(arguments: argparse.Namespace) -> int:
    """Send requests to one table in order: each JSON object is the next call of the operation.

    `call position '{"line": ...}'` sets a position and answers view and legal actions;
    `call why_not '{"line": ..., "action": ...}'` sets it first and then asks.
    """
    bridge, words = Bridge(), words_for(arguments)
    status = 0
    for text in arguments.json or ["{}"]:
        try:
            request = json_value(text)
        except ValueError:
            raise EngineError("bridge/bad-json", text[:40]) from None
        if not isinstance(request, dict):
            raise EngineError("bridge/bad-json", text[:40])
        steps = [{**request, "op": arguments.op}]
        if arguments.op != "position" and "line" in request:
            steps.insert(0, {"op": "position", "line": request["line"]})
        for step in steps:
            answer = json.loads(bridge.call(json.dumps(step)))
            if not answer["ok"]:
                break  # report the position's error, not that of the call that would follow
        print(json.dumps(answer, ensure_ascii=False))
        if not answer["ok"]:
            error = answer["error"]
            for one in (error, *error.get("others", ())):
                print(complaint(words, one["code"], one["where"], one["params"]), file=sys.stderr)
            status = 2
    return status
