"""The coach: what strong play says about a decision, as a hint or in the review of a deal.

It judges by what the seat could know at the time, never by the cards that were hidden: exactly
where nothing was hidden, else by search in which all actions meet the same guesses.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import inf, sqrt
from random import Random
from typing import NamedTuple

from brisques.game import NOBODY, Observation, State, knows_all
from brisques.players.contract import Analysis, Policy, Reason, run_to_completion
from brisques.players.levels import LEVELS
from brisques.players.policy_levels import tuned_policy
from brisques.players.reasons import is_against, reasons_against, reasons_for
from brisques.players.search import MIN_WORLDS, PRIOR_WORLDS, Search
from brisques.players.thinking import Lead, Tally, Thought
from brisques.registry import load_analysis, load_game

HINT_LEVEL = replace(LEVELS["expert"], rollouts=320, ms=1000)
"""Level that computes hints: with more time than it plays with, as a hint must not be wrong."""
WORLDS, SUSPECT_WORLDS = 24, 60
"""Guessed worlds that look for a better action, in a game of two packs.

`SUSPECT_WORLDS` are for a decision that the policy thinks worse than another. Games of more packs
take longer and get fewer. Their playouts stop at the horizon, which is quick; those that judge a
loss do not.
"""
JUDGING_WORLDS = 100
"""Fresh worlds that judge a loss, in a game of two packs: those that found it are partial to it."""
VALUE_DOUBT = 0.25
"""Standard deviation of what a horizon puts into a gain by error, as a share of the policy's noise.

Measured against playouts to the end: 15 points in Fildinski (0.26), 6 in Bézique (0.07).
"""
LONG_CARDS = 64
"""Cards of a game whose reviews play every deal to its end; longer games stop at the horizon."""
COMPARED = 3
"""Actions compared in a review: the one played, and the best by the policy."""
SURE_DEVIATIONS = 1.64
"""Standard deviations by which a loss must be found before a person is told of it: 95 %."""
INTERVAL_DEVIATIONS = 1.96
"""Standard deviations to each side of the 95 % interval."""


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
    solution, lead = thought.solution, thought.lead
    reasons = load_analysis(observation.variant).reasons
    own = reasons(observation, thought.action)
    other = reasons(observation, lead.over) if lead and not solution else []
    first = [_exact_reason(solution.worth)] if solution else _gain_reason(observation, lead)
    return [*first, *reasons_for(own, other)]


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

    `loss` is in points, 0 unless it was found beyond doubt; `error` is half the width of its 95 %
    interval, 0 if it is exact; `line` is how the deal would have gone on, where that is known.
    `charged` is the part of the loss that has not been charged to an earlier decision; `span` are
    the worst and the best that the deal brought in the playouts that judged it.
    """

    decision: Decision
    best: int
    loss: float = 0.0
    error: float = 0.0
    exact: bool = False
    line: tuple[int, ...] = ()
    for_played: tuple[Reason, ...] = ()
    for_best: tuple[Reason, ...] = ()
    charged: float = 0.0
    span: tuple[float, float] = (0.0, 0.0)


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
        self._missed: dict[tuple[str, ...], float] = {}
        self._span = (inf, -inf)
        self._steps = chain.from_iterable(_review_steps(decision, seed) for decision in decisions)

    @property
    def done(self) -> bool:
        """Whether all decisions have been judged."""
        return len(self.verdicts) == len(self.decisions)

    @property
    def lost(self) -> float:
        """The points lost by all decisions so far.

        A chance missed several times counts once. The sum is at most what lies between the worst
        and the best that the deal brought in the playouts that judged the losses.
        """
        return sum(verdict.charged for verdict in self.verdicts)

    def worst(self, count: int = 3) -> list[Verdict]:
        """Return the verdicts with the greatest new losses, worst first; none without a loss."""
        lost = [verdict for verdict in self.verdicts if verdict.charged > 0]
        return sorted(lost, key=lambda verdict: -verdict.charged)[:count]

    def step(self) -> None:
        """Continue to judge the present decision."""
        verdict = next(self._steps)
        if verdict:
            self.verdicts.append(replace(verdict, charged=self._charge(verdict)))

    def _charge(self, verdict: Verdict) -> float:
        """Return what a verdict adds to the losses: a missed meld costs its greatest loss once."""
        if not verdict.loss:
            return 0.0
        least, most = self._span = (
            min(self._span[0], verdict.span[0]),
            max(self._span[1], verdict.span[1]),
        )
        new, chance = verdict.loss, missed_chance(verdict)
        if chance:
            before = self._missed.get(chance, 0.0)
            self._missed[chance] = max(before, verdict.loss)
            new = self._missed[chance] - before
        return max(0.0, min(new, most - least - self.lost))


def _review_steps(decision: Decision, seed: str) -> Iterator[Verdict | None]:
    """Yield None while thinking about a decision, and then its verdict."""
    exact = yield from _exact_verdict(decision)
    if exact:
        yield exact
        return
    observation, policy = decision.observation, tuned_policy(decision.observation.variant)
    rng = Random(f"{seed}/{decision.place}")
    cards = len(load_game(observation.variant).cards)
    # The action played is the baseline of all.
    search = Search(observation, policy, rng, first=decision.action, width=COMPARED)
    while not search.settled and search.tallies[0].count < _worlds_needed(search):
        search.step()
        yield None
    found = search.best
    if found.action == decision.action or not _is_sure(found, policy):
        yield _verdict(decision, None, policy)
        return
    horizon = 0 if cards <= LONG_CARDS else policy.horizon
    search = Search(
        observation, policy, rng, first=decision.action, rivals=[found.action], horizon=horizon
    )
    while not search.settled and search.tallies[0].count < _scaled(JUDGING_WORLDS, cards):
        search.step()
        yield None
    yield _verdict(decision, search, policy)


def _worlds_needed(search: Search) -> int:
    """Return how many worlds are needed: few if the policy finds nothing wrong."""
    suspect = max(search.expected[tally.action] for tally in search.tallies) > 1.0
    return _scaled(SUSPECT_WORLDS if suspect else WORLDS, len(search.analysis.game.cards))


def _is_sure(found: Tally, policy: Policy) -> bool:
    """Return whether an action is better beyond doubt, by playouts that stop at the horizon."""
    gain, error = _estimate(found, policy, VALUE_DOUBT * policy.noise)
    return gain > SURE_DEVIATIONS * error


def _scaled(worlds: int, cards: int) -> int:
    """Return the number of worlds for a game with this number of cards."""
    return max(MIN_WORLDS, worlds * 64 // max(64, cards))


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
    why_played, why_best = _both_reasons(decision, best)
    return Verdict(
        decision,
        best,
        loss,
        exact=True,
        line=solution.line if loss else line,
        for_played=(_exact_reason(worth), *why_played),
        for_best=(_exact_reason(solution.worth), *why_best),
        span=(worth, solution.worth),
    )


def _verdict(decision: Decision, search: Search | None, policy: Policy) -> Verdict:
    """Return the verdict by a search of one other action in fresh worlds; None if none was found.

    These worlds say how much was lost, not whether the loss is told: else only those that
    exaggerate it would be told, and their intervals would hold too seldom. Only what playouts lost
    counts, never the policy's opinion.
    """
    observation, action = decision.observation, decision.action
    tally = search.tallies[1] if search else None
    gain, error = _estimate(tally, policy) if tally else (0.0, 0.0)
    if not search or not tally or gain <= 0.0:
        why = _both_reasons(decision, action)[0]
        return Verdict(decision, action, for_played=why, for_best=why)
    why_played, why_best = _both_reasons(decision, tally.action)
    return Verdict(
        decision,
        tally.action,
        gain,
        INTERVAL_DEVIATIONS * error,
        for_played=why_played,
        for_best=(_gain_over_reason(observation, max(1, round(gain)), action), *why_best),
        span=(search.least, search.most),
    )


def _estimate(tally: Tally, policy: Policy, doubt: float = 0.0) -> tuple[float, float]:
    """Return the mean gain of a tally and its standard error; `doubt` is not told by the worlds."""
    scatter = tally.scatter + PRIOR_WORLDS * policy.noise**2
    return tally.mean, sqrt(scatter / (tally.count + PRIOR_WORLDS) / tally.count + doubt**2)


def _both_reasons(decision: Decision, best: int) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return what speaks against the action played and for the best; for it if it is the best."""
    observation, action = decision.observation, decision.action
    reasons = load_analysis(observation.variant).reasons
    played = reasons(observation, action)
    if best == action:
        why = tuple(reason for reason in played if not is_against(reason))
        return why, why
    other = reasons(observation, best)
    return tuple(reasons_against(played, other)), tuple(reasons_for(other, played))


def missed_chance(verdict: Verdict) -> tuple[str, ...]:
    """Return the meld that the best action would have made or declared; empty if none.

    It is named by its rule and its faces: the next trick may offer it again.
    """
    for reason in verdict.for_best:
        if verdict.loss and reason.key in {"reason-completes", "reason-declares"}:
            return (reason.params["rule"], *sorted(card[:2] for card in reason.params["cards"]))
    return ()
