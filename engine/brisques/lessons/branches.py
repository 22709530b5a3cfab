"""Checks where the branches of a lesson lead: to later steps, and so that each step is reached."""

from __future__ import annotations

from collections.abc import Sequence

from brisques.lessons.lesson import Step


def check_branches(steps: Sequence[Step]) -> None:
    """Check the names of steps, and that each branch leads to a later one.

    Since no branch leads back, every way through the lesson comes to its last step.

    Raises: lesson/twice, lesson/no-later-step, lesson/step-unreached.
    """
    number_by_name: dict[str, int] = {}
    for step in steps:
        if step.name in number_by_name:
            raise step.words.bad("twice")
        if step.name:
            number_by_name[step.name] = step.number
    reached = {1}
    for step in steps:
        if step.number not in reached:
            raise step.words.bad("step-unreached")
        later = {name: number for name, number in number_by_name.items() if number > step.number}
        for branch in step.branches:
            name = branch.words.text
            if name not in later:
                raise branch.words.bad("no-later-step", given=name[:40])
            reached.add(later[name])
        if all(branch.tried for branch in step.branches):
            reached.add(step.number + 1)
