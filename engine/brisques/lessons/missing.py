"""Says why a solution misses its goal: which parts of it fail, and what the line brought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from brisques.lessons.goals import Trail, Truth
from brisques.lessons.grammar import goal_tree, parse_goal
from brisques.lessons.numbers import NUMBERS
from brisques.lessons.source import Words

TOTALS = ("total", "others-total")
"""Numbers that are not of the step alone."""


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
