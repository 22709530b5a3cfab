"""Checks questions: gives every right answer, and every wrong one that the choices allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from brisques.lessons.lesson import Step
from brisques.lessons.missing import check_caught, check_taken, report_miss, report_uncaught
from brisques.lessons.session import REACHED, Session
from brisques.lessons.study import Study


def answer_right(study: Study, step: Step) -> list[tuple[str, ...]]:
    """Give the right answers of a question, and return them.

    Raises: lesson/right-misses.
    """
    for row in step.right:
        session = _answered(study, step, map(int, row.codes))
        verdict = session.verdict()
        if verdict.state != REACHED:
            raise report_miss(step, row.words[0], session, verdict)
    return [row.codes for row in step.right]


def answer_wrong(study: Study, step: Step) -> int:
    """Check that each line on wrong answers catches one; return how many answers these lines name.

    Where several choices are right together, a wrong one is given beside them.

    Raises: lesson/wrong-reaches-goal, lesson/wrong-never.
    """
    beside = step.right[0].codes if step.asks_several else ()
    count = 0
    for wrong in step.wrong:
        for code in wrong.codes:
            check_caught(_answered(study, step, map(int, (code, *beside))), wrong)
            count += 1
    caught = [_answered(study, step, given).verdict().wrong for given in _answers(step)]
    for wrong in step.wrong:
        if caught and wrong not in caught:
            raise report_uncaught(wrong, caught)
    return count


def answer_branches(study: Study, step: Step) -> None:
    """Check that each branch is taken by an answer; of numbers, those that its line names.

    Raises: lesson/wrong-never.
    """
    for branch in step.branches:
        codes = branch.tried.codes if branch.tried else ()
        answers = list(_answers(step)) or [(int(code),) for code in codes]
        taken = [_answered(study, step, given).branch() for given in answers]
        if answers:
            check_taken([branch], taken)


def _answered(study: Study, step: Step, answers: Iterable[int]) -> Session:
    """Return a try at the question with this answer."""
    session = study.fresh(step.number)
    session.answer(answers)
    return session


def _answers(step: Step) -> Iterator[tuple[int, ...]]:
    """Yield every answer that the choices allow; none where a number is asked for.

    Where the answer is typed, 0 stands for any other word.
    """
    if step.asks_word:
        yield (0,)
    choices = range(1, len(step.choices) + 1)
    for count in choices if step.asks_several else choices[:1]:
        yield from combinations(choices, count)
