"""Run the command `lesson`: begin, check, watch or show lessons, or search for problems."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from pathlib import Path

from brisques.cli.arguments import Command, at_least_four, positive
from brisques.cli.files import read_text, write
from brisques.cli.lesson_watch import Watched, watch
from brisques.errors import EngineError
from brisques.lab.problems.find import Wanted, find
from brisques.lab.problems.lesson_text import problem_set
from brisques.lab.problems.problem import Problem
from brisques.lessons import Lesson, parse_lesson
from brisques.lessons.check import Proof, Solved, check
from brisques.lessons.parse import parse_entries
from brisques.lessons.prose import plain
from brisques.lessons.source import Entry, read
from brisques.lessons.source import write as lesson_text
from brisques.lessons.translation import find_original, translate
from brisques.registry import load_analysis
from brisques.words.complaints import sentence

EXAMPLE = Path(__file__).with_name("example.lesson")


def add_lessons(command: Command) -> None:
    """Add the command to the shell's parser."""
    parser = command("lesson", _show, "begin, check, watch or show lessons, or make problems")
    parts = parser.add_subparsers(required=True, metavar="WHAT")
    sub = parts.add_parser("new", help="write an example with comments, to begin from")
    sub.add_argument("file", type=Path, metavar="FILE")
    sub.set_defaults(run=_new)
    sub = parts.add_parser("check", help="play every solution and prove every goal")
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE")
    sub.set_defaults(run=_check)
    sub = parts.add_parser("watch", help="show a lesson in the browser, again after each save")
    sub.add_argument("file", type=Path, metavar="FILE")
    sub.add_argument("--site", type=Path, default=Path("dist"), help="the built table: dist")
    sub.add_argument("--port", type=int, default=0, help="default: one that is free")
    sub.set_defaults(run=_watch)
    sub = parts.add_parser("problems", help="search self-play for endings with one best line")
    sub.add_argument("variant")
    sub.add_argument("--count", type=positive, default=10, help="how many (default: 10)")
    sub.add_argument("--seed", default="1")
    sub.add_argument(
        "--cards", type=at_least_four, default=6, help="cards in hand at most (default: 6)"
    )
    sub.add_argument("--margin", type=positive, default=20, help="points to the next best action")
    sub.add_argument("--title", default="Problems")
    sub.add_argument("--course", default="", help="a short name (default: the variant's)")
    sub.add_argument("--number", type=positive, default=0, help="the lesson's place in its course")
    sub.add_argument("--out", type=Path, required=True, metavar="FILE")
    sub.set_defaults(run=_problems)
    sub = parts.add_parser("show", help="print a lesson as its reader sees it")
    sub.add_argument("file", type=Path, metavar="FILE")
    sub.set_defaults(run=_show)


def _new(arguments: argparse.Namespace) -> int:
    """Write the example, unless the file is there already."""
    if arguments.file.exists():
        raise EngineError("file/exists", str(arguments.file))
    write(arguments.file, EXAMPLE.read_text(encoding="utf-8"))
    print(f"{arguments.file}: an example to begin from; `lesson watch` shows it")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    """Print a line for each step; return exit status 1 if anything is wrong."""
    wrong = 0
    for file in arguments.files:
        lines, complaints, _ = _findings(file)
        print("\n".join(lines))
        wrong += complaints
    return 1 if wrong else 0


def _findings(file: Path) -> tuple[list[str], int, bool]:
    """Return a line for each step or complaint, how many complain, and whether it can be read.

    The steps of a translation are those of its original, so they are not played again.
    """
    try:
        lesson = _lesson(file)
    except EngineError as error:
        return [_complaint(file, error)], 1, False
    lines, wrong = [f"{file}: {lesson.title}"], 0
    if translated := find_original(file):
        return [f"{lines[0]}: fits {translated[1].name} of {lesson.course}"], 0, True
    for finding in check(lesson):
        if isinstance(finding, EngineError):
            lines.append(_complaint(file, finding))
            wrong += 1
        else:
            lines.append(f"  {finding.step.number}. {finding.step.title}: {_told(finding)}")
    return lines, wrong, True


def _watch(arguments: argparse.Namespace) -> int:
    read_text(arguments.file)  # refuse the name of a missing file at once
    watched = Watched(arguments.file, _findings, _text)
    watch(watched, arguments.site, arguments.port, partial(print, flush=True))
    return 0


def lesson_entries(file: Path) -> list[Entry]:
    """Return the entries of a lesson; of a translation, with all that it has from its original."""
    if found := find_original(file):
        language, original = found
        return translate(read_text(original), read_text(file), language)
    return read(read_text(file))


def _lesson(file: Path) -> Lesson:
    return parse_entries(lesson_entries(file))


def _text(file: Path) -> str:
    return lesson_text(lesson_entries(file)) if find_original(file) else read_text(file)


def _complaint(file: Path, error: EngineError) -> str:
    """Format an error as compilers do: file, line, column, message."""
    place = [str(error.params[key]) for key in ("line", "column") if key in error.params]
    details = [
        f"{key.replace('_', ' ')} {value}"
        for key, value in error.params.items()
        if key not in ("line", "column") and value != ""
    ]
    line = f"{':'.join([str(file), *place])}: {error.code}: {sentence(error.code)}"
    return f"{line} ({', '.join(details)})" if details else line


def _told(proof: Proof) -> str:
    """Say what was proved of a step."""
    step = proof.step
    if step.goal is None:
        return "only read"
    facts = ["reached by " + " or by ".join(" ".join(codes) for codes in proof.solutions)]
    if proof.wrong:
        facts.append(f"missed by {_many(proof.wrong, 'wrong try', 'wrong tries')}")
    if proof.refused:
        facts.append(f"{proof.refused} refused by the rules")
    if proof.tried:
        facts.append(f"{proof.missed} of {_many(proof.tried, 'other action')} miss it at once")
    if proof.solved:
        facts.append(_best(proof.solved))
    facts += [
        f"{each.lead:.1f} points (standard error {each.error:.1f}, {each.guesses} guesses of the "
        f"hidden cards) ahead of {each.nearest}"
        for each in proof.measured
    ]
    return "; ".join(facts)


def _best(solved: Solved) -> str:
    """Say what the best line and the next best action are worth."""
    lesser = [worth for worth in solved.worths.values() if worth < solved.worth]
    rest = f", the next action {max(lesser):g}" if lesser else ""
    if solved.ways > 1:
        return (
            f"best in all {solved.ways} ways the hidden cards may lie; worth {solved.worth:g}{rest}"
        )
    return f"best line worth {solved.worth:g}{rest}: {' '.join(solved.line)}"


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def _is_step(problem: Problem) -> bool:
    """Return whether a lesson with the problem proves its best action in the true deal, too."""
    lesson = parse_lesson(problem_set("Problem", "problem", 0, [problem]))
    return all(isinstance(finding, Proof) for finding in check(lesson))


def _problems(arguments: argparse.Namespace) -> int:
    """Write the problems found; return exit status 1 if they are fewer than wanted."""
    request = Wanted(
        arguments.variant, arguments.seed, arguments.count, arguments.margin, arguments.cards
    )
    problems: list[Problem] = []
    for problem in find(request, _is_step):
        problems.append(problem)
        print(f"{len(problems)}/{request.count} problems", file=sys.stderr, flush=True)
    if not problems:
        raise EngineError("lesson/no-problems", arguments.variant)
    course = arguments.course or load_analysis(arguments.variant).group
    write(arguments.out, problem_set(arguments.title, course, arguments.number, problems))
    themes = Counter(problem.themes[0] for problem in problems)
    summary = ", ".join(f"{theme} {many}" for theme, many in sorted(themes.items()))
    print(f"{_many(len(problems), 'problem')} in {arguments.out}: {summary}")
    return 0 if len(problems) == request.count else 1


def _show(arguments: argparse.Namespace) -> int:
    lesson = _lesson(arguments.file)
    print(f"{lesson.title}\n{lesson.summary}")
    for step in lesson.steps:
        print(f"\n{step.number}. {step.title}\n\n{plain(step.text)}")
        for number, choice in enumerate(step.choices, 1):
            print(f"  {number}) {plain(choice)}")
        if step.goal:
            print(f"goal: {step.goal_words.text}")
    return 0
