"""Finds problems in self-play: ends of deals with one best action that is not the obvious one.

A problem is a position whose player has a single best action by some margin (copies of one card are
one action), and in which a greedy player and the policy alone go wrong. With two seats nothing is
hidden in it any more, and the solver proves it; with more it is proved for every deal of the hidden
cards (`worlds.py`). The problems are written to a lesson file like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from brisques.errors import EngineError
from brisques.game import NOBODY, Observation, State
from brisques.lessons.codes import bare
from brisques.lessons.worlds import NEAR, best_everywhere, worths
from brisques.players.coach import knows_all
from brisques.players.contract import Analysis
from brisques.players.levels import player
from brisques.players.policy_levels import tuned_policy
from brisques.position import format_position
from brisques.registry import load_analysis

LEAST_CARDS = 3
HIDDEN_CARDS = (2, 3)
"""Cards in hand, least and most, where hands are hidden."""
DEALS_EACH = 60
"""Deals played for each problem wanted before the search gives up."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to search for: the number of problems, the most cards, the least margin in points."""

    variant: str
    count: int
    seed: str
    cards: int = 6
    margin: int = 10


@dataclass(frozen=True, slots=True)
class Problem:
    """A position and its proof. Values are in points, at the end of the deal, for the seat.

    - `motif`: the main reason for the best action;
    - `line`, `replies`: the best play of both sides;
    - `tempting`: the wrong actions that a player may choose, with the points that each loses;
    - `ways`: the number of deals of the hidden cards, in each of which it is best, at least 1.
    """

    variant: str
    position: str
    observation: Observation
    motif: str
    worth: float
    line: tuple[str, ...]
    replies: tuple[str, ...]
    tempting: dict[str, float]
    margin: float
    ways: int


def find(request: Wanted) -> Iterator[Problem]:
    """Return problems of different motifs, at most one of a deal; the same for the same seed.

    May find fewer than wanted.

    Raises: lesson/no-problems, where several seats have no fixed partners, so that too little is
    known of the hidden cards.
    """
    analysis = load_analysis(request.variant)
    if analysis.game.players > 2 and len(set(analysis.game.sides)) == analysis.game.players:
        raise EngineError("lesson/no-problems", request.variant)
    motifs: Counter[str] = Counter()
    for number in range(1, request.count * DEALS_EACH + 1):
        problem = _of_deal(analysis, request, number, motifs)
        if problem:
            motifs[problem.motif] += 1
            yield problem
        if motifs.total() == request.count:
            return


def _of_deal(
    analysis: Analysis, request: Wanted, number: int, motifs: Counter[str]
) -> Problem | None:
    """Return the best problem of a deal: of the rarest motif, then by the greatest margin."""
    problems = [
        problem
        for state in _endings(analysis, request, number)
        if (problem := _problem(analysis, state, request.margin))
    ]
    best = min(problems, key=lambda each: (motifs[each.motif], -each.margin), default=None)
    # A motif that is common must not crowd out the others before half of the search is done.
    crowded = best and motifs[best.motif] > 1 + min(_counts(motifs), default=0)
    early = number * 2 < request.count * DEALS_EACH
    return None if crowded and early else best


def _counts(motifs: Counter[str]) -> list[int]:
    return list(motifs.values())


def _endings(analysis: Analysis, request: Wanted, number: int) -> Iterator[State]:
    """Yield the late positions of a deal between players who sometimes err."""
    rng = Random(f"{request.seed}/{number}")
    standing = analysis.game.reset_for_deal(analysis.game.new_match(number % analysis.game.players))
    state = analysis.game.deal(standing, analysis.game.shuffle(standing.dealer, rng))
    choose = player("novice")
    least, most = (LEAST_CARDS, request.cards) if analysis.game.players == 2 else HIDDEN_CARDS
    while state.to_move != NOBODY:
        observation = analysis.game.observe(state, state.to_move)
        if (
            not observation.stock
            and least <= max(observation.held) <= most
            and len(observation.legal) > 1
        ):
            yield state.clone()
        state.apply(choose(observation, rng))


def _problem(analysis: Analysis, state: State, margin: float) -> Problem | None:
    """Return the problem of a position, None if it is none."""
    observation = analysis.game.observe(state, state.to_move)
    worth_by_action = worths(analysis, state)
    if worth_by_action is None or len(worth_by_action) < 2:
        return None
    best = max(worth_by_action.values())
    coded = {analysis.game.action_code(action): worth for action, worth in worth_by_action.items()}
    firsts = {bare(code) for code, worth in coded.items() if worth > best - margin}
    wrong = {code for code in _obvious(analysis, observation, state) if bare(code) not in firsts}
    # Where hands are hidden it is enough if one of the two would go wrong.
    enough = len(wrong) >= len(_obvious(analysis, observation, state)) or (
        wrong and observation.players > 2
    )
    if len(firsts) > 1 or not enough:
        return None
    first = max(worth_by_action, key=lambda action: worth_by_action[action])
    line: tuple[int, ...] = (first,)
    ways = 1
    if knows_all(observation):
        solution = analysis.solve(state)
        line = solution.line if solution else line
    else:
        ways = best_everywhere(analysis, state, first)
    if not ways:
        return None
    own, replies = _sides(analysis, state, line)
    reasons = analysis.reasons(observation, line[0])
    return Problem(
        variant=observation.variant,
        position=format_position(analysis.game, state),
        observation=observation,
        motif=reasons[0].key.removeprefix("reason-") if reasons else "other",
        worth=best,
        line=own,
        replies=replies,
        tempting={code: best - coded[code] for code in sorted(wrong) if code in coded},
        margin=best - max(worth for worth in coded.values() if worth < best - NEAR),
        ways=ways,
    )


def _obvious(analysis: Analysis, observation: Observation, state: State) -> set[str]:
    """Return the actions of a greedy player and of the policy alone."""
    choices = (
        player("casual")(observation, Random(0)),
        tuned_policy(observation.variant).choose(state),
    )
    return {analysis.game.action_code(action) for action in choices}


def _sides(
    analysis: Analysis, state: State, line: tuple[int, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the actions of the seat to move in a line, and those of the other seats."""
    own: list[str] = []
    replies: list[str] = []
    now, seat = state.clone(), state.to_move
    for action in line:
        (own if now.to_move == seat else replies).append(analysis.game.action_code(action))
        now.apply(action)
    return tuple(own), tuple(replies)
