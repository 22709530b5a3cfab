"""The coach: what strong play says about a decision, as a hint or in the review of a deal.

It judges by what the seat could know at the time, never by the cards that were hidden: exactly
where nothing was hidden, else by search in which all actions meet the same guesses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import inf, sqrt
from random import Random

from brisques.game import Observation, State
from brisques.players.comparison import LEAST_WORLDS, Comparison
from brisques.players.contract import Analysis, Reason
from brisques.players.judging import (
    Decision,
    Judging,
    Verdict,
    estimate,
    missed_chance,
    scaled,
    worlds_for,
)
from brisques.players.levels import LEVELS
from brisques.players.policy_levels import tuned_policy
from brisques.players.reasons import equal_reason, exact_reason, gain_reason, reasons_for
from brisques.players.thinking import Lead, Thought, is_beyond_doubt
from brisques.registry import load_analysis, load_game

HINT_LEVEL = replace(LEVELS["expert"], rollouts=320, ms=2000)
"""Level that computes hints: with more time than it plays with, as a hint must not be wrong.

Where the device is quick enough, a hint settles long before its time is over.
"""
ENOUGH_ROLLOUTS = 80
"""Playouts after which a search is over if its lead is surer than the value at the horizon."""
COMPARED_WORLDS = 150
"""Worlds in which a hint compares the best two actions, in a game of two packs."""
SMALL_DOUBT = 2.0
"""Half the 95 % interval in points below which a verdict is not refined."""


class Adviser:
    """Thinks about a hint; each `step` takes a moment.

    A search finds the best action and the one it is ahead of. Then both are compared in playouts to
    the end, since those of the search may stop at a value that errs.
    """

    def __init__(self, observation: Observation, rng: Random) -> None:
        self.observation = observation
        game = load_game(observation.variant)
        self._search_rollouts = scaled(HINT_LEVEL.rollouts, game)
        self._enough_rollouts = scaled(ENOUGH_ROLLOUTS, game)
        self._compared_worlds = max(LEAST_WORLDS, worlds_for(observation, COMPARED_WORLDS))
        self._policy = tuned_policy(observation.variant)
        self._rng = rng
        self._thoughts = HINT_LEVEL.think(observation, rng)
        self._found = next(self._thoughts)
        self._comparison: Comparison | None = None

    @property
    def settled(self) -> bool:
        """Whether more thinking changes nothing."""
        if not self._has_searched:
            return False
        compared = self._comparison
        return self._found.lead is None or bool(
            compared and compared.worlds >= self._compared_worlds
        )

    def step(self) -> None:
        """Think a little more."""
        lead = self._found.lead
        if not self._has_searched:
            self._found = next(self._thoughts)
        elif lead:
            self._comparison = self._comparison or Comparison(
                self.observation, self._policy, self._rng, self._found.action, lead.over
            )
            self._comparison.step()

    @property
    def thought(self) -> Thought:
        """The advice now: of two actions that were compared, the one that is ahead."""
        found, lead = self._found, self._compared_lead()
        if not lead or lead.points >= 0.0:
            return found._replace(settled=self.settled, lead=lead)
        turned = Lead(found.action, -lead.points, lead.deviation)
        return found._replace(settled=self.settled, action=lead.over, lead=turned)

    def reasons(self) -> list[Reason]:
        """Return the reasons for the action of the present thought, weightiest first."""
        thought, compared = self.thought, self._comparison
        is_first = thought.action == self._found.action
        sources = compared.reasons() if compared and is_first and _is_told(thought.lead) else []
        return hint_reasons(self.observation, thought, sources)

    @property
    def _has_searched(self) -> bool:
        found = self._found
        if found.settled or found.rollouts >= self._search_rollouts:
            return True
        is_sure = found.lead is not None and found.lead.deviation < self._policy.value_doubt / 2
        return is_sure and found.rollouts >= self._enough_rollouts

    def _compared_lead(self) -> Lead | None:
        """Return the lead by the search and by the comparison, each weighted by its precision."""
        lead, compared = self._found.lead, self._comparison
        if not lead:
            return None
        variance = lead.deviation**2 + self._policy.value_doubt**2
        if not compared or compared.worlds < LEAST_WORLDS:
            return lead._replace(deviation=sqrt(variance))
        gain, error = estimate(compared.gain, self._policy)
        precision = 1.0 / variance + 1.0 / error**2
        points = (lead.points / variance + gain / error**2) / precision
        return Lead(lead.over, points, 1.0 / sqrt(precision))


def advised_action(observation: Observation, rng: Random) -> int:
    """Return the action of a hint that may take all the time it wants, to measure hints."""
    adviser = Adviser(observation, rng)
    while not adviser.settled:
        adviser.step()
    return adviser.thought.action


def hint_reasons(
    observation: Observation, thought: Thought, sources: Iterable[Reason] = ()
) -> list[Reason]:
    """Return the reasons for the action of a thought, weightiest first.

    `sources` say where its lead comes from.
    """
    solution, lead = thought.solution, thought.lead
    reasons = load_analysis(observation.variant).reasons
    own = reasons(observation, thought.action)
    other = reasons(observation, lead.over) if lead and not solution else []
    first = [exact_reason(solution.worth)] if solution else _gain_reason(observation, lead)
    return [*first, *sources, *reasons_for(own, other)]


def _is_told(lead: Lead | None) -> bool:
    """Return whether a lead is told as a gain."""
    return lead is not None and is_beyond_doubt(lead.points, lead.deviation)


def _gain_reason(observation: Observation, lead: Lead | None) -> Iterator[Reason]:
    """Yield the gain that search found over another action, if it is a point at least.

    Of a gain within its doubt, say that the other action is about as good.
    """
    if not lead or round(lead.points) <= 0:
        return
    if _is_told(lead):
        yield gain_reason(observation, round(lead.points), lead.over)
    else:
        yield equal_reason(observation, lead.over)


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
    """The review of decisions: all are judged one after the other, and then made surer.

    Each `step` takes a moment. The same decisions and seed give the same verdicts after the same
    number of steps, however fast the machine is.
    """

    def __init__(self, decisions: Sequence[Decision], seed: str) -> None:
        self.decisions = decisions
        self.verdicts: list[Verdict] = []
        self.settled = False
        self._judgings = [Judging(decision, seed) for decision in decisions]
        self._steps = self._judge_all()

    @property
    def done(self) -> bool:
        """Whether all decisions have been judged."""
        return len(self.verdicts) == len(self.decisions)

    @property
    def lost(self) -> float:
        """The points lost by all decisions so far; see `charges`."""
        return sum(verdict.charged for verdict in self.verdicts)

    def worst(self, count: int = 3) -> list[Verdict]:
        """Return the verdicts with the greatest new losses, worst first; none without a loss."""
        lost = [verdict for verdict in self.verdicts if verdict.charged > 0]
        return sorted(lost, key=lambda verdict: -verdict.charged)[:count]

    def step(self) -> None:
        """Continue to judge; once all is judged, refine the widest doubt until `settled`."""
        next(self._steps, None)

    def _judge_all(self) -> Iterator[None]:
        for judging in self._judgings:
            yield from judging.judge()
            self._update()
            yield
        while widest := self._widest():
            yield from widest.refine()
            self._update()
            yield
        self.settled = True

    def _widest(self) -> Judging | None:
        """Return the judgement with the widest doubt; None if all doubts are small."""
        widest = max(self._judgings, key=lambda judging: judging.doubt, default=None)
        return widest if widest and widest.doubt > SMALL_DOUBT else None

    def _update(self) -> None:
        """Take over the verdicts, and charge their losses."""
        verdicts = [judging.verdict for judging in self._judgings if judging.verdict]
        self.verdicts = [
            replace(verdict, charged=charged)
            for verdict, charged in zip(verdicts, charges(verdicts), strict=True)
        ]


def charges(verdicts: Iterable[Verdict]) -> list[float]:
    """Return what each verdict adds to the losses of a deal, in points.

    A chance missed several times costs its greatest loss once. The sum is at most what lies between
    the worst and the best that the deal brought in the playouts that judged the losses.
    """
    missed: dict[tuple[str, ...], float] = {}
    least, most, charged = inf, -inf, list[float]()
    for verdict in verdicts:
        new, chance = verdict.loss, missed_chance(verdict)
        if new:
            least, most = min(least, verdict.span[0]), max(most, verdict.span[1])
        if chance:
            before = missed.get(chance, 0.0)
            missed[chance] = max(before, new)
            new = missed[chance] - before
        charged.append(max(0.0, min(new, most - least - sum(charged))) if new else 0.0)
    return charged
