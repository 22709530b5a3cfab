"""Prove that one action of a position is the only best one, by three methods.

An exact proof solves the end after each action. Where hands are hidden, the end is solved in every
deal of the hidden cards: the action must be best in each, and better than any other in the mean.
Where cards are still to be drawn, or partners are not fixed, the policy plays the deal to its end
from each action in guessed worlds that all actions share; the loss of every other action must then
exceed the margin by `SURE` standard errors.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

from brisques.game import Observation, State, knows_all
from brisques.lab.problems.problem import Proof
from brisques.lab.regret import Judge
from brisques.lessons.codes import bare, is_card
from brisques.lessons.worlds import NEAR, possible_worlds, worths
from brisques.players.contract import Analysis
from brisques.players.judging import worth_after

SURE = 5.0
"""Standard errors by which a loss must exceed the margin: one chance in three million of error."""
SCREENING, BATCH, BATCHES = 16, 40, 6
"""Worlds that pick the best action, and batches of fresh ones that judge it."""
CLEAR = 2.0
"""Standard errors after the first batch, below which more worlds are not worth their time."""


def prove(
    analysis: Analysis,
    state: State,
    margin: float,
    seed: str,
    tempting: Collection[str] = (),
    *,
    sure: float = SURE,
) -> Proof | None:
    """Prove that one action is better than all others by a margin in points; None if it is not.

    Copies of a card are one action. `seed` is for the worlds of playouts. With codes of
    `tempting` actions, a proof is wanted only if one of them is wrong. A loss by playouts must
    exceed the margin by `sure` standard errors.
    """
    observation = analysis.game.observe(state, state.to_move)
    if knows_all(observation):
        return _by_solving(analysis, state, margin)
    if not observation.stock and has_partners(analysis):
        return _by_all_worlds(analysis, state, margin, tempting)
    judge = Judge(observation, Random(seed))
    return _by_playouts(judge, margin, tempting, sure)


def has_partners(analysis: Analysis) -> bool:
    """Return whether seats have partners for good, so that hidden hands can be proved."""
    return len(set(analysis.game.sides)) < analysis.game.players


def _by_solving(analysis: Analysis, state: State, margin: float) -> Proof | None:
    worth_by_action = worths(analysis, state)
    if not worth_by_action:
        return None
    best, lost = _losses(analysis, worth_by_action)
    if not lost or min(lost.values()) < margin:
        return None
    return Proof(
        "exact",
        _code(analysis, best),
        lost,
        dict.fromkeys(lost, 0.0),
        1,
        _line(analysis, state, best),
    )


def _by_all_worlds(
    analysis: Analysis, state: State, margin: float, tempting: Collection[str]
) -> Proof | None:
    worth_by_action = worths(analysis, state)
    if not worth_by_action:
        return None
    best, lost = _losses(analysis, worth_by_action)
    if not lost or not _tempts(tempting, lost):
        return None
    totals, count = dict.fromkeys(lost, 0.0), 0
    for world in possible_worlds(analysis, state):
        worth_by_action = worths(analysis, world)
        if not worth_by_action:
            return None
        _, here = _losses(analysis, worth_by_action, best)
        if min(here.values()) < -NEAR:
            return None
        totals = {code: total + here[code] for code, total in totals.items()}
        count += 1
    means = {code: total / count for code, total in totals.items()} if count else {}
    if not means or min(means.values()) < margin:
        return None
    none = dict.fromkeys(means, 0.0)
    return Proof("worlds", _code(analysis, best), means, none, count, _line(analysis, state, best))


def _by_playouts(
    judge: Judge, margin: float, tempting: Collection[str], sure: float
) -> Proof | None:
    actions = distinct_actions(judge.analysis, judge.observation)
    means = {code: fmean(worths) for code, worths in _play(judge, actions, SCREENING).items()}
    best = max(means, key=lambda code: means[code])
    gains: dict[str, list[float]] = {code: [] for code in means if code != best}
    if not gains or not _tempts(tempting, gains):
        return None
    for _ in range(BATCHES):
        worths_by_code = _play(judge, actions, BATCH)
        for code, before in gains.items():
            pairs = zip(worths_by_code[best], worths_by_code[code], strict=True)
            before += [own - other for own, other in pairs]
        if _least(gains, sure) >= margin:
            return _proof_by_playouts(best, gains)
        if _least(gains, -CLEAR) < margin:
            return None
    return None


def _tempts(tempting: Collection[str], wrong: Collection[str]) -> bool:
    return not tempting or any(code in wrong for code in tempting)


def _proof_by_playouts(best: str, gains: Mapping[str, list[float]]) -> Proof:
    lost = {code: fmean(values) for code, values in gains.items()}
    errors = {code: _standard_error(values) for code, values in gains.items()}
    return Proof("playouts", best, lost, errors, len(next(iter(gains.values()))), ())


def _least(gains: Mapping[str, list[float]], deviations: float) -> float:
    """Return the least gain, each lowered by some standard errors."""
    return min(fmean(each) - deviations * _standard_error(each) for each in gains.values())


def _play(judge: Judge, actions: Mapping[str, int], worlds: int) -> dict[str, list[float]]:
    """Return the worths of the deal after each action, by its code, one for each world."""
    worths_by_code: dict[str, list[float]] = {code: [] for code in actions}
    for world in islice(judge.worlds, worlds):
        for code, action in actions.items():
            worths_by_code[code].append(judge.play_out(world, action))
    return worths_by_code


def distinct_actions(analysis: Analysis, observation: Observation) -> dict[str, int]:
    """Return the legal actions by code without copies; cards only, where cards can be played."""
    code = analysis.game.action_code
    cards = [action for action in observation.legal if is_card(code(action))]
    actions: dict[str, int] = {}
    for action in cards or observation.legal:
        actions.setdefault(bare(code(action)), action)
    return actions


def _standard_error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))


def _losses(
    analysis: Analysis, worth_by_action: Mapping[int, float], best: int | None = None
) -> tuple[int, dict[str, float]]:
    """Return the best action, or the one given, and what the others lose against it, by code.

    Of copies that differ in worth the better one counts.
    """
    first = max(worth_by_action, key=lambda action: worth_by_action[action])
    best = first if best is None else best
    most: dict[str, float] = {}
    for action, worth in worth_by_action.items():
        code = _code(analysis, action)
        most[code] = max(worth, most.get(code, worth))
    own = most.pop(_code(analysis, best))
    return best, {code: own - worth for code, worth in most.items()}


def _code(analysis: Analysis, action: int) -> str:
    return bare(analysis.game.action_code(action))


def _line(analysis: Analysis, state: State, action: int) -> tuple[str, ...]:
    """Return the codes of an action and of the best play after it."""
    after = worth_after(analysis, state, action)
    return tuple(map(analysis.game.action_code, after[1])) if after else ()
