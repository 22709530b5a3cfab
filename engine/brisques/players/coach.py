"""The coach: what strong play says about a decision, as a hint or in the review of a deal.

It judges by what the seat could know at the time, never by the cards that were hidden: exactly
where nothing was hidden, else by search in which all actions meet the same guesses.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import NamedTuple

from brisques.game import NOBODY, Observation, State
from brisques.players.contract import Analysis, Reason, run_to_completion
from brisques.players.levels import LEVELS
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import MIN_WORLDS, Search
from brisques.players.thinking import Lead, Thought
from brisques.registry import load_analysis, load_game

HINT_LEVEL = LEVELS["expert"]
"""Level that computes hints."""
WORLDS, SUSPECT_WORLDS = 40, 200
"""Guessed worlds for the review of a decision in a game of two packs.

`SUSPECT_WORLDS` are for a decision that the policy thinks worse than another. Games of more packs
take longer and get fewer.
"""
COMPARED = 3
"""Actions compared in a review: the one played, and the best by the policy."""
SURE_DEVIATIONS = 1.64
"""Standard deviations that a loss must exceed before a person is told of it: 95 %."""
INTERVAL_DEVIATIONS = 1.96
"""Standard deviations to each side of the 95 % interval."""


def knows_all(observation: Observation) -> bool:
    """Return whether nothing is hidden: the other seat holds all cards that this one does not."""
    return observation.players == 2 and not observation.stock


Worth = tuple[float, tuple[int, ...]]
"""What a deal is worth to a seat in the end, and the actions that lead there."""


def worth_after(analysis: Analysis, state: State, action: int) -> Worth | None:
    """Return the worth of the deal to the seat to move after an action, and the line that follows.

    None if the deal is too large to be solved.
    """
    return run_to_completion(_solve_after(analysis, state, action))


def _solve_after(
    analysis: Analysis, state: State, action: int
) -> Generator[None, None, Worth | None]:
    """Compute `worth_after` in slices."""
    after = state.clone()
    after.apply(action)
    if after.to_move == NOBODY:
        return analysis.worth(after)[state.to_move], (action,)
    solution = yield from analysis.solving(after)
    if solution is None:
        return None
    for following in solution.line:
        after.apply(following)
    return analysis.worth(after)[state.to_move], (action, *solution.line)


# --- hints --------------------------------------------------------------------------------------


def hint_reasons(observation: Observation, thought: Thought) -> list[Reason]:
    """Return the reasons for the action of a thought, weightiest first."""
    solution = thought.solution
    first = [_exact_reason(solution.worth)] if solution else _gain_reason(observation, thought.lead)
    return [*first, *load_analysis(observation.variant).reasons(observation, thought.action)]


def _gain_reason(observation: Observation, lead: Lead | None) -> Iterator[Reason]:
    """Yield the gain that search found over another action, if it is a point at least."""
    if lead and round(lead.points) > 0:
        yield _gain_over_reason(observation, round(lead.points), lead.over)


def _gain_over_reason(observation: Observation, points: int, over: int) -> Reason:
    return Reason(
        "reason-gain", {"points": points, "over": load_game(observation.variant).action_code(over)}
    )


def _exact_reason(worth: float) -> Reason:
    return Reason("reason-exact", {"points": round(worth)})


# --- looking back -------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A decision in a finished deal: the index of the action, what the seat saw, the action."""

    place: int
    observation: Observation
    action: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """How good a decision was: the best action, and what was lost by not taking it.

    `loss` is in points, 0 unless it is significant; `error` is half the width of its 95 % interval,
    0 if it is exact; `line` is how the deal would have gone on, where that is known.
    """

    decision: Decision
    best: int
    loss: float = 0.0
    error: float = 0.0
    exact: bool = False
    line: tuple[int, ...] = ()
    for_played: tuple[Reason, ...] = ()
    for_best: tuple[Reason, ...] = ()


def decisions(
    analysis: Analysis, start: State, actions: Sequence[int], seat: int
) -> list[Decision]:
    """Return the decisions of a seat in a deal: where it had a choice on its own turn."""
    state, result = start.clone(), []
    for place, action in enumerate(actions):
        if state.to_move == seat and not analysis.game.is_aside(action):
            observation = analysis.game.observe(state, seat)
            if len(observation.legal) > 1:
                result.append(Decision(place, observation, action))
        state.apply(action)
    return result


class Review:
    """The review of decisions, one after the other; each `step` takes a moment.

    The same decisions and seed give the same verdicts, however fast the machine is.
    """

    def __init__(self, decisions: Sequence[Decision], seed: str) -> None:
        self.decisions = decisions
        self.verdicts: list[Verdict] = []
        self._steps = chain.from_iterable(_review_steps(decision, seed) for decision in decisions)

    @property
    def done(self) -> bool:
        """Whether all decisions have been judged."""
        return len(self.verdicts) == len(self.decisions)

    def worst(self, count: int = 3) -> list[Verdict]:
        """Return the verdicts with the greatest losses, worst first; none without a loss."""
        lost = [verdict for verdict in self.verdicts if verdict.loss > 0]
        return sorted(lost, key=lambda verdict: -verdict.loss)[:count]

    def step(self) -> None:
        """Continue to judge the present decision."""
        verdict = next(self._steps)
        if verdict:
            self.verdicts.append(verdict)


def _review_steps(decision: Decision, seed: str) -> Iterator[Verdict | None]:
    """Yield None while thinking about a decision, and then its verdict."""
    exact = yield from _exact_verdict(decision)
    if exact:
        yield exact
        return
    observation = decision.observation
    rng = Random(f"{seed}/{decision.place}")
    # The action played is the baseline of all.
    search = Search(
        observation, tuned_policy(observation.variant), rng, first=decision.action, width=COMPARED
    )
    while not search.settled and search.tallies[0].count < _worlds_needed(search):
        search.step()
        yield None
    yield _verdict(decision, search)


def _worlds_needed(search: Search) -> int:
    """Return how many worlds are needed: few if the policy finds nothing wrong."""
    suspect = max(search.expected[tally.action] for tally in search.tallies) > 1.0
    cards = len(search.analysis.game.cards)
    return max(MIN_WORLDS, (SUSPECT_WORLDS if suspect else WORLDS) * 64 // max(64, cards))


def _exact_verdict(decision: Decision) -> Generator[None, None, Verdict | None]:
    """Return the exact verdict; None if cards were hidden, or the end is too large."""
    observation = decision.observation
    if not knows_all(observation):
        return None
    analysis = load_analysis(observation.variant)
    state = analysis.determinize(observation, Random(0))
    solution = yield from analysis.solving(state)
    if solution is None:
        return None
    played = yield from _solve_after(analysis, state, decision.action)
    if played is None:
        return None
    worth, line = played
    loss = max(0.0, solution.worth - worth)
    best = solution.line[0] if loss else decision.action
    reasons = analysis.reasons
    return Verdict(
        decision,
        best,
        loss,
        exact=True,
        line=solution.line if loss else line,
        for_played=(_exact_reason(worth), *reasons(observation, decision.action)),
        for_best=(_exact_reason(solution.worth), *reasons(observation, best)),
    )


def _verdict(decision: Decision, search: Search) -> Verdict:
    """Return the verdict of a search."""
    observation, action = decision.observation, decision.action
    reasons = load_analysis(observation.variant).reasons
    best, gain, best_error = action, 0.0, 0.0
    for tally in search.tallies[1:]:
        estimate, error = search.belief(tally)
        if tally.count >= MIN_WORLDS and estimate > max(gain, SURE_DEVIATIONS * error):
            best, gain, best_error = tally.action, estimate, error
    why_played = tuple(reasons(observation, action))
    if best == action:
        return Verdict(decision, action, for_played=why_played, for_best=why_played)
    why_best = (
        _gain_over_reason(observation, max(1, round(gain)), action),
        *reasons(observation, best),
    )
    return Verdict(
        decision,
        best,
        gain,
        INTERVAL_DEVIATIONS * best_error,
        for_played=why_played,
        for_best=why_best,
    )
