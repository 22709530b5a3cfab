"""The shell's command `lesson`: check lessons, show one, or search self-play for problems.

What it does is in `engine/lessons/`; this is a door, with files and English.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from brisques.cli.arguments import Command, several, some
from brisques.cli.files import read_text, write
from brisques.english import sentence
from brisques.errors import EngineError
from brisques.lessons import parse_lesson
from brisques.lessons.check import Proof, Solved, check
from brisques.lessons.problem_words import problem_set
from brisques.lessons.problems import Problem, Wanted, find
from brisques.lessons.prose import plain
from brisques.registry import load_analysis


def add_lessons(command: Command) -> None:
    """Add the command to the shell's parser."""
    parser = command("lesson", _show, "check lessons, show one, or make problems")
    parts = parser.add_subparsers(required=True, metavar="WHAT")
    sub = parts.add_parser("check", help="play every solution and prove every goal")
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE")
    sub.set_defaults(run=_check)
    sub = parts.add_parser("problems", help="search self-play for endings with one best line")
    sub.add_argument("variant")
    sub.add_argument("--count", type=some, default=10, help="how many (default: 10)")
    sub.add_argument("--seed", default="1")
    sub.add_argument("--cards", type=several, default=6, help="cards in hand at most (default: 6)")
    sub.add_argument("--margin", type=some, default=20, help="points to the next best action")
    sub.add_argument("--title", default="Problems")
    sub.add_argument("--course", default="", help="a short name (default: the variant's)")
    sub.add_argument("--number", type=some, default=0, help="the lesson's place in its course")
    sub.add_argument("--out", type=Path, required=True, metavar="FILE")
    sub.set_defaults(run=_problems)
    sub = parts.add_parser("show", help="what a reader of a lesson gets to see")
    sub.add_argument("file", type=Path, metavar="FILE")
    sub.set_defaults(run=_show)


def _check(arguments: argparse.Namespace) -> int:
    """One line a step; the exit status is 1 if anything is wrong."""
    wrong = 0
    for file in arguments.files:
        try:
            lesson = parse_lesson(read_text(file))
        except EngineError as error:
            print(_complaint(file, error))
            wrong += 1
            continue
        print(f"{file}: {lesson.title}")
        for finding in check(lesson):
            if isinstance(finding, EngineError):
                print(_complaint(file, finding))
                wrong += 1
            else:
                print(f"  {finding.step.number}. {finding.step.title}: {_told(finding)}")
    return 1 if wrong else 0


def _complaint(file: Path, error: EngineError) -> str:
    """An error as compilers print it: file, line, column, what."""
    place = [str(error.params[key]) for key in ("line", "column") if key in error.params]
    details = [
        f"{key} {value}"
        for key, value in error.params.items()
        if key not in ("line", "column") and value != ""
    ]
    line = f"{':'.join([str(file), *place])}: {error.code}: {sentence(error.code)}"
    return f"{line} ({', '.join(details)})" if details else line


def _told(proof: Proof) -> str:
    """What was proved of a step."""
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
    return "; ".join(facts)


def _best(solved: Solved) -> str:
    """The best line, and what comes next to it."""
    lesser = [worth for worth in solved.worths.values() if worth < solved.worth]
    rest = f", the next action {max(lesser):g}" if lesser else ""
    if solved.ways > 1:
        return (
            f"best in all {solved.ways} ways the hidden cards may lie; worth {solved.worth:g}{rest}"
        )
    return f"best line worth {solved.worth:g}{rest}: {' '.join(solved.line)}"


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def _problems(arguments: argparse.Namespace) -> int:
    """Write the problems found; the exit status is 1 if there are fewer than asked for."""
    request = Wanted(
        arguments.variant, arguments.count, arguments.seed, arguments.cards, arguments.margin
    )
    problems: list[Problem] = []
    for problem in find(request):
        problems.append(problem)
        print(f"{len(problems)}/{request.count} problems", file=sys.stderr, flush=True)
    if not problems:
        raise EngineError("lesson/no-problems", arguments.variant)
    course = arguments.course or load_analysis(arguments.variant).group
    write(arguments.out, problem_set(arguments.title, course, arguments.number, problems))
    motifs = Counter(problem.motif for problem in problems)
    summary = ", ".join(f"{motif} {many}" for motif, many in sorted(motifs.items()))
    print(f"{_many(len(problems), 'problem')} in {arguments.out}: {summary}")
    return 0 if len(problems) == request.count else 1


def _show(arguments: argparse.Namespace) -> int:
    lesson = parse_lesson(read_text(arguments.file))
    print(f"{lesson.title}\n{lesson.summary}")
    for step in lesson.steps:
        print(f"\n{step.number}. {step.title}\n\n{plain(step.text)}")
        for number, choice in enumerate(step.choices, 1):
            print(f"  {number}) {plain(choice)}")
        if step.goal:
            print(f"goal: {step.goal_words.text}")
    return 0
