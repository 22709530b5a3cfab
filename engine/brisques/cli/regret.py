"""Run the command `regret`, which judges the decisions of a level by long playouts."""

from __future__ import annotations

import argparse

from brisques.cli.progress import counted, progress_bar
from brisques.errors import EngineError
from brisques.lab.budgets import at_table
from brisques.lab.jobs import executor
from brisques.lab.regret import HINT, Judgement, Question, chooser, regrets
from brisques.lab.stats import format_mean, wilson
from brisques.registry import load_game

SHOWN = 5
"""Number of the worst decisions that are shown with their positions."""


def run_regret(arguments: argparse.Namespace) -> int:
    """Judge decisions and print what they lose; return the exit status.

    Raises:
        EngineError: regret/hint-at-table, since a hint's playouts at a table are not measured.
    """
    variant, level = load_game(arguments.variant).variant.name, arguments.level
    if arguments.at_table:
        if level == HINT:
            raise EngineError("regret/hint-at-table", level)
        level = at_table(variant, level)
    chooser(level)
    question = Question(variant, level, arguments.worlds, arguments.seed)
    judgements: list[Judgement] = []
    with (
        executor(arguments.jobs, arguments.cluster) as crew,
        progress_bar(arguments.decisions) as progress,
    ):
        for judged in regrets(question, arguments.decisions, crew):
            judgements += judged
            progress.update(len(judged))
    _print_judgements(question, judgements)
    return 0


def _print_judgements(question: Question, judgements: list[Judgement]) -> None:
    count = len(judgements)
    worst = sorted(judgements, key=lambda judged: (-judged.least, judged.line))
    sure = [judged for judged in worst if judged.least > 0]
    share = wilson(len(sure), count)
    about = f"{counted(count, 'decision')}, {counted(question.worlds, 'world')}"
    print(f"{question.variant}: {question.level}, {about}")
    print(f"mean regret    {format_mean([judged.regret for judged in judgements])} points")
    print(
        f"beyond doubt   {counted(len(sure), 'decision')}, {share.mean:.1%}"
        f"  (95 %: {share.low:.1%} to {share.high:.1%})"
    )
    print(f"worst          {max(0.0, worst[0].least):.0f} points beyond doubt")
    for judged in sure[:SHOWN]:
        half = judged.regret - judged.least
        print(f"  {judged.regret:.0f} ± {half:.0f}: {judged.chosen}, best {judged.best}")
        print(f"    {judged.line}")
