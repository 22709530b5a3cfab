"""Says why a solution misses its goal, and which line of a lesson caught a wrong try."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from brisques.errors import EngineError
from brisques.lessons.codes import bare
from brisques.lessons.goals import Trail, Truth
from brisques.lessons.grammar import goal_tree, parse_goal
from brisques.lessons.lesson import Branch, Step, Wrong
from brisques.lessons.numbers import NUMBERS
from brisques.lessons.session import FAILED, REACHED, Session, Verdict
from brisques.lessons.source import Words

TOTALS = ("total", "others-total")
"""Numbers that are not of the step alone."""


def report_miss(step: Step, words: Words, session: Session, verdict: Verdict) -> EngineError:
    """Return the error of a solution that has missed the goal, or ends before it."""
    ended = verdict.state == FAILED
    why = explain_miss(step.goal_words, session.trail(), ended=ended)
    return words.bad("right-misses", given=words.text, **why, **_caught_by([verdict.wrong]))


def check_caught(session: Session, wrong: Wrong) -> None:
    """Check that a wrong try is caught by its line.

    Raises: lesson/wrong-reaches-goal, lesson/wrong-never, each with what was tried.
    """
    verdict, trail = session.verdict(), session.trail()
    tried = " ".join(map(str, trail.answers)) or " ".join(map(bare, trail.actions))
    if verdict.state == REACHED:
        raise wrong.words.bad("wrong-reaches-goal", given=tried)
    if verdict.wrong is not wrong:
        raise wrong.words.bad("wrong-never", given=tried, **_caught_by([verdict.wrong]))


def report_uncaught(wrong: Wrong, caught: Iterable[Wrong | None]) -> EngineError:
    """Return the error of a wrong try that no line catches, or only the lines `caught`."""
    return wrong.words.bad("wrong-never", given=wrong.words.text, **_caught_by(caught))


def check_taken(branches: Iterable[Branch], taken: Sequence[Branch | None]) -> None:
    """Check that each branch about a try is among those `taken`.

    Raises: lesson/wrong-never.
    """
    for branch in branches:
        if branch.tried and branch not in taken:
            words = branch.tried.words
            raise words.bad("wrong-never", given=words.text)


def _caught_by(wrongs: Iterable[Wrong | None]) -> dict[str, str]:
    """Return the lines of the file that caught a try, for an error; empty if none did."""
    found = sorted({wrong.words.line for wrong in wrongs if wrong})
    return {"caught_by_line": ", ".join(map(str, found))} if found else {}


def explain_miss(goal: Words, trail: Trail, *, ended: bool) -> dict[str, str]:
    """Return, for an error, what of the goal is `missing` and what the line `brought`."""

    def truth(words: str) -> Truth:
        return parse_goal(Words(words, goal.places), trail.game).holds(trail, ended)

    counts = {name: count(trail) for name, count in NUMBERS.items() if name not in TOTALS}
    brought = [f"{name} {count}" for name, count in counts.items() if count]
    rules = dict.fromkeys(event.rule for event in trail.scored())
    if rules:
        brought.append(f"scored {' '.join(rules)}")
    if trail.replies:
        brought.append(f"replies {' '.join(trail.replies)}")
    missing = _missing(goal_tree(goal.text), truth, wanted=True)
    return {"missing": "; ".join(missing), "brought": ", ".join(brought)}


def _missing(tree: dict[str, Any], truth: Callable[[str], Truth], *, wanted: bool) -> list[str]:
    """Return the predicates that keep a goal from being as wanted, `not` before those that hold."""
    if "name" in tree:
        words = " ".join([tree["name"], *tree["args"]])
        return [] if truth(words) is wanted else [words if wanted else f"not {words}"]
    if "goal" in tree:
        return _missing(tree["goal"], truth, wanted=not wanted)
    parts = [_missing(part, truth, wanted=wanted) for part in tree["goals"]]
    if tree["any"] == wanted and not all(parts):
        return []
    return [each for part in parts for each in part]
