"""Run the command `lesson`: begin, check, watch or show lessons, or search for problems."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from pathlib import Path

from brisques.cli.arguments import (
    Command,
    add_seed,
    at_least_four,
    positive,
    whole,
    words_for,
)
from brisques.cli.files import check_writable, exists, read_text, write
from brisques.cli.lesson_watch import Watched, watch
from brisques.errors import EngineError
from brisques.lab.problems.find import Wanted, find
from brisques.lab.problems.lesson_text import problem_set
from brisques.lab.problems.problem import Problem
from brisques.lessons import Lesson, parse_lesson
from brisques.lessons.check import Proof, Solved, check
from brisques.lessons.measured import Measured
from brisques.lessons.parse import MAX_NUMBER, parse_entries
from brisques.lessons.prose import plain
from brisques.lessons.source import Entry, read
from brisques.lessons.source import write as lesson_text
from brisques.lessons.translation import find_original, translate
from brisques.lessons.values import MAX_TITLE, SLUG
from brisques.registry import load_analysis
from brisques.words import Words
from brisques.words.complaints import sentence
from brisques.words.fluent import Args

MOST_PORT = 65_535
EXAMPLE = Path(__file__).with_name("example.lesson")
FACTS = {"missing": "unreached", "brought": "brought", "caught_by_line": "caught"}
"""What an error knows of a try besides its sentence, each with its message."""


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
    sub.add_argument(
        "--port", type=whole(0, MOST_PORT), default=0, help="default: one that is free"
    )
    sub.set_defaults(run=_watch)
    sub = parts.add_parser("problems", help="search self-play for endings with one best line")
    sub.add_argument("variant")
    sub.add_argument("--count", type=positive, default=10, help="how many (default: 10)")
    add_seed(sub)
    sub.add_argument(
        "--cards", type=at_least_four, default=6, help="cards in hand at most (default: 6)"
    )
    sub.add_argument("--margin", type=positive, default=20, help="points to the next best action")
    sub.add_argument("--title", type=_title, default="Problems")
    sub.add_argument(
        "--course", type=_course, default="", help="a short name (default: that of the game)"
    )
    sub.add_argument(
        "--number", type=whole(1, MAX_NUMBER), default=0, help="the lesson's place in its course"
    )
    sub.add_argument("--out", type=Path, required=True, metavar="FILE")
    sub.set_defaults(run=_problems)
    sub = parts.add_parser("show", help="print a lesson as its reader sees it")
    sub.add_argument("file", type=Path, metavar="FILE")
    sub.set_defaults(run=_show)


def _title(text: str) -> str:
    """Parse the title of a lesson."""
    title = " ".join(text.split())
    if not title.isprintable() or not 0 < len(title) <= MAX_TITLE:
        raise argparse.ArgumentTypeError(f"must have 1 to {MAX_TITLE} characters, all printable")
    return title


def _course(text: str) -> str:
    """Parse the short name of a course, "" for that of the game."""
    if text and not SLUG.fullmatch(text):
        raise argparse.ArgumentTypeError(
            "must be up to 40 small letters, digits and hyphens, a letter first"
        )
    return text


def _new(arguments: argparse.Namespace) -> int:
    """Write the example, unless the file is there already."""
    if exists(arguments.file):
        raise EngineError("file/exists", str(arguments.file))
    write(arguments.file, EXAMPLE.read_text(encoding="utf-8"))
    print(words_for(arguments).text("shell-lesson-new", {"file": str(arguments.file)}))
    return 0


def _check(arguments: argparse.Namespace) -> int:
    """Print a line for each step; return exit status 1 if anything is wrong."""
    wrong, words = 0, words_for(arguments)
    for file in arguments.files:
        lines, complaints, _ = _findings(words, file)
        print("\n".join(lines))
        wrong += complaints
    return 1 if wrong else 0


def _findings(words: Words, file: Path) -> tuple[list[str], int, bool]:
    """Return a line for each step or complaint, how many complain, and whether it can be read.

    The steps of a translation are those of its original, so they are not played again. What is
    wrong in the original is told with its place there.
    """
    translated = find_original(file)
    for each in (translated[1], file) if translated else (file,):
        try:
            lesson = _lesson(each)
        except EngineError as error:
            lines = [_complaint(words, each, one) for one in (error, *error.others)]
            return lines, len(lines), False
    if translated:
        fits = {"title": lesson.title, "original": translated[1].name, "course": lesson.course}
        return [f"{file}: {words.text('shell-lesson-fits', fits)}"], 0, True
    lines, wrong = [f"{file}: {lesson.title}"], 0
    for finding in check(lesson):
        if isinstance(finding, EngineError):
            lines.append(_complaint(words, file, finding))
            wrong += 1
        else:
            lines.append(f"  {finding.step.number}. {finding.step.title}: {_told(words, finding)}")
    return lines, wrong, True


def _watch(arguments: argparse.Namespace) -> int:
    read_text(arguments.file)  # refuse the name of a missing file at once
    words = words_for(arguments)
    watched = Watched(arguments.file, partial(_findings, words), _text)
    watch(watched, arguments.site, arguments.port, words, partial(print, flush=True))
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


def _complaint(words: Words, file: Path, error: EngineError) -> str:
    """Format an error as compilers do: file, line, column, message."""
    place = [str(error.params[key]) for key in ("line", "column") if key in error.params]
    said = sentence(words, error.code, error.where, error.params)
    facts = [
        words.text(f"shell-{name}", {"text": str(error.params[key])})
        for key, name in FACTS.items()
        if error.params.get(key)
    ]
    if why := error.params.get("why"):
        facts.append(f"{why}: {sentence(words, why)}")
    more = f" ({'; '.join(facts)})" if facts else ""
    return f"{':'.join([str(file), *place])}: {error.code}: {said}{more}"


def _told(words: Words, proof: Proof) -> str:
    """Say what was proved of a step."""
    if proof.step.goal is None:
        return words.text("shell-only-read")
    first, *others = [" ".join(codes) for codes in proof.solutions]
    for codes in others:
        first = words.text("shell-or", {"first": first, "then": codes})
    facts = [words.text("shell-reached", {"codes": first})]
    if proof.wrong:
        facts.append(words.text("shell-missed", {"count": proof.wrong}))
    if proof.refused:
        facts.append(words.text("shell-refused", {"count": proof.refused}))
    if proof.tried:
        tried = {"missed": proof.missed, "count": proof.tried}
        facts.append(words.text("shell-others-miss", tried))
    if proof.solved:
        facts.append(_best(words, proof.solved))
    facts += [_lead(words, each) for each in proof.measured]
    return "; ".join(facts)


def _best(words: Words, solved: Solved) -> str:
    """Say what the best line and the next best action are worth."""
    lesser = [worth for worth in solved.worths.values() if worth < solved.worth]
    best: Args = {
        "worth": words.decimal(solved.worth),
        "next": words.decimal(max(lesser)) if lesser else "none",
        "ways": solved.ways,
        "line": " ".join(solved.line),
    }
    return words.text("shell-best-all-ways" if solved.ways > 1 else "shell-best", best)


def _lead(words: Words, measured: Measured) -> str:
    """Say by how many points an action leads by playouts."""
    lead, error = (words.decimal(round(value, 1)) for value in (measured.lead, measured.error))
    about: Args = {
        "lead": lead,
        "error": error,
        "nearest": measured.nearest,
        "guesses": measured.guesses,
    }
    return words.text("shell-ahead", about)


def _is_step(problem: Problem) -> bool:
    """Return whether a lesson with the problem proves its best action in the true deal, too."""
    lesson = parse_lesson(problem_set("Problem", "problem", 0, [problem]))
    return all(isinstance(finding, Proof) for finding in check(lesson))


def _problems(arguments: argparse.Namespace) -> int:
    """Write the problems found; return exit status 1 if they are fewer than wanted."""
    request = Wanted(
        arguments.variant, arguments.seed, arguments.count, arguments.margin, arguments.cards
    )
    check_writable(arguments.out)
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
    told: Args = {"count": len(problems), "file": str(arguments.out), "themes": summary}
    print(words_for(arguments).text("shell-problems", told))
    return 0 if len(problems) == request.count else 1


def _show(arguments: argparse.Namespace) -> int:
    lesson, words = _lesson(arguments.file), words_for(arguments)
    print(f"{lesson.title}\n{lesson.summary}")
    for step in lesson.steps:
        print(f"\n{step.number}. {step.title}\n\n{plain(step.text)}")
        for number, choice in enumerate(step.public_choices, 1):
            print(f"  {number}) {plain(choice)}")
        if goal := step.public_goal:
            print(words.text("shell-goal", {"goal": goal}))
    return 0
