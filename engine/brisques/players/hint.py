"""A hint: the action that strong play advises, how far it is ahead, and why.

It judges by what the seat can know, never by the cards that are hidden: exactly where nothing is
hidden, else by search in which all actions meet the same guesses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot, sqrt
from random import Random

from brisques.game import Observation
from brisques.players.comparison import LEAST_WORLDS, Comparison
from brisques.players.contract import Reason
from brisques.players.judging import scaled, worlds_for
from brisques.players.levels import LEVELS
from brisques.players.policy_levels import tuned_policy
from brisques.players.reasons import (
    all_reasons,
    equal_reason,
    exact_reason,
    gain_reason,
    reasons_for,
    with_sources,
    without_unmade_melds,
)
from brisques.players.search import DROP_DEVIATIONS, OPINION_DOUBTS, PRIOR_WORLDS, estimate
from brisques.players.thinking import Lead, Tally, Thought, is_beyond_doubt
from brisques.registry import load_analysis, load_game

HINT_LEVEL = replace(LEVELS["expert"], rollouts=320, ms=2000)
"""Level that computes hints: with more time than it plays with, as a hint must not be wrong.

Where the device is quick enough, a hint settles long before its time is over.
"""
ENOUGH_ROLLOUTS = 80
"""Playouts after which a search is over if its lead is surer than the value at the horizon.

With many packs these are so few that the actions which join late have not been tried by then.
"""
FINALISTS = 8
"""Actions that a hint compares in playouts to the end: in Fildinski most often all there are.

In 195 decisions of Fildinski with six actions or more (fresh worlds), the best was one of the first
five of the search in nine cases of ten. Comparing eight as below gained 2.3 ± 1.2 points a decision
over comparing five in 300 playouts, a fifth of them in the first part; in as many playouts it
gained nothing.
"""
COMPARED_ROLLOUTS = 400
"""Playouts in which a hint compares them, in a game of two packs.

Longer games get fewer, but not where playouts stop at a horizon: there they take no longer.
"""
FIRST_PART = 0.3
"""The share of these playouts in which all finalists take part; then those behind are dropped."""


class Adviser:
    """Thinks about a hint; each `step` takes a moment.

    A search finds the actions that seem best. Then these are compared in longer playouts, since
    those of the search may stop at a value that errs.
    """

    def __init__(self, observation: Observation, rng: Random) -> None:
        self.observation = observation
        game = load_game(observation.variant)
        self._search_rollouts = scaled(HINT_LEVEL.rollouts, game)
        self._enough_rollouts = scaled(ENOUGH_ROLLOUTS, game)
        policy = self._policy = tuned_policy(observation.variant)
        self._compared_rollouts = (
            COMPARED_ROLLOUTS
            if policy.hint_trust.horizon
            else worlds_for(observation, COMPARED_ROLLOUTS)
        )
        state = load_analysis(observation.variant).determinize(observation, Random(0))
        self._worth_of = dict(zip(observation.legal, policy.worths(state), strict=True))
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
        if not compared:
            return len(self._finalists()) < 2
        return compared.worlds >= LEAST_WORLDS and compared.rollouts >= self._compared_rollouts

    def step(self) -> None:
        """Think a little more."""
        if not self._has_searched:
            self._found = next(self._thoughts)
            return
        compared = self._comparison = self._comparison or Comparison(
            self.observation,
            self._policy,
            self._rng,
            self._finalists(),
            self._policy.hint_trust.horizon,
        )
        worlds = compared.worlds
        compared.step()
        if compared.worlds > worlds:
            self._drop_losers(compared)

    @property
    def thought(self) -> Thought:
        """The advice now: the action that search and comparison find ahead of the others."""
        found, compared = self._found, self._comparison
        if not compared or compared.worlds < self._first_worlds(compared):
            lead = found.lead and self._with_doubt(found.lead)
            return found._replace(settled=self.settled, lead=lead)
        best, second = self._best_two(compared)
        lead = self._lead(compared, best, second)
        return found._replace(settled=self.settled, action=best, lead=lead)

    def reasons(self) -> list[Reason]:
        """Return the reasons for the action of the present thought, weightiest first."""
        thought, compared = self.thought, self._comparison
        lead, sources = thought.lead, list[Reason]()
        if compared and lead and lead.over in compared.remaining and _is_told(lead):
            sources = compared.reasons(thought.action, lead.over)
        return hint_reasons(self.observation, thought, sources)

    @property
    def _has_searched(self) -> bool:
        found = self._found
        if found.settled or found.rollouts >= self._search_rollouts:
            return True
        is_sure = found.lead is not None and found.lead.deviation < self._policy.value_doubt / 2
        has_tried_all = all(tally.count for tally in found.tallies)
        return is_sure and has_tried_all and found.rollouts >= self._enough_rollouts

    # --- the comparison -----------------------------------------------------------------------

    def _finalists(self) -> list[int]:
        """Return the actions to compare: that of the search first, then those that gained most."""
        best = self._found.action
        others = [tally for tally in self._found.tallies if tally.count and tally.action != best]
        others.sort(key=_cautious_mean, reverse=True)
        return [best, *(tally.action for tally in others[: FINALISTS - 1])]

    def _first_worlds(self, compared: Comparison) -> int:
        """Return how many worlds all finalists meet before any of them is dropped."""
        return max(2, int(FIRST_PART * self._compared_rollouts) // len(compared.actions))

    def _drop_losers(self, compared: Comparison) -> None:
        """Drop actions that are clearly behind the best, but never the second."""
        if compared.worlds < self._first_worlds(compared):
            return
        best, second = self._best_two(compared)
        leads = [self._lead(compared, best, action) for action in compared.remaining]
        compared.remaining = [
            lead.over
            for lead in leads
            if lead.over in (best, second) or lead.points <= DROP_DEVIATIONS * lead.deviation
        ]

    def _best_two(self, compared: Comparison) -> tuple[int, int]:
        """Return the best of the remaining actions, and the second."""
        best, *others = compared.remaining
        for action in others:
            if self._lead(compared, action, best).points > 0.0:
                best = action
        behind = (action for action in compared.remaining if action != best)
        return best, min(behind, key=lambda action: self._lead(compared, best, action).points)

    def _lead(self, compared: Comparison, action: int, other: int) -> Lead:
        """Return the lead by search, comparison and policy, each weighted by its precision."""
        trust = self._policy.hint_trust
        doubt = trust.value_doubt * compared.stopped / max(1, compared.rollouts)
        tally = compared.gain(action, other)
        gain, error = estimate(tally, self._policy)
        leads = [self._searched_lead(action, other), Lead(other, gain, hypot(error, doubt))]
        if trust.opinion_worlds:
            deviation = error * sqrt(tally.count / trust.opinion_worlds)
            leads.append(Lead(other, self._opinion(action, other), deviation))
        precision = sum(1.0 / lead.deviation**2 for lead in leads)
        points = sum(lead.points / lead.deviation**2 for lead in leads) / precision
        return Lead(other, points, 1.0 / sqrt(precision))

    def _opinion(self, action: int, other: int) -> float:
        """Return the lead in the opinion of the policy, within the limit of a search."""
        limit = OPINION_DOUBTS * self._policy.doubt
        return max(-limit, min(limit, self._worth_of[action] - self._worth_of[other]))

    def _searched_lead(self, action: int, other: int) -> Lead:
        """Return the lead that the search found, cautiously where it has few playouts."""
        base, *others = self._found.tallies
        tally_of = {tally.action: tally for tally in self._found.tallies}
        fewest = min(
            (tally for tally in others if tally.action in (action, other)),
            key=lambda tally: tally.count,
            default=base,
        )
        _, error = estimate(fewest, self._policy)
        points = _cautious_mean(tally_of[action]) - _cautious_mean(tally_of[other])
        return self._with_doubt(Lead(other, points, error))

    def _with_doubt(self, lead: Lead) -> Lead:
        """Return a lead of the search with the doubt that the value at the horizon adds."""
        return lead._replace(deviation=sqrt(lead.deviation**2 + self._policy.value_doubt**2))


def _cautious_mean(tally: Tally) -> float:
    """Return the mean gain, nearer to 0 the fewer worlds it is from."""
    return tally.total / (tally.count + PRIOR_WORLDS)


def advised_action(observation: Observation, rng: Random) -> int:
    """Return the action of a hint that may take all the time it wants, to measure hints."""
    adviser = Adviser(observation, rng)
    while not adviser.settled:
        adviser.step()
    return adviser.thought.action


def hint_reasons(
    observation: Observation, thought: Thought, sources: Sequence[Reason] = ()
) -> list[Reason]:
    """Return the reasons for the action of a thought, weightiest first.

    Those that are as true of the action that it is better than are left out, and melds that a
    solution does not make. `sources` say where the lead comes from.
    """
    solution, lead = thought.solution, thought.lead
    own = all_reasons(observation, thought.action)
    if solution:
        own = without_unmade_melds(own, observation, solution.line)
    beaten = lead if lead and not solution and _is_told(lead) else None
    other = all_reasons(observation, beaten.over) if beaten else []
    first = [exact_reason(solution.worth)] if solution else _gain_reason(observation, thought)
    return [*first, *with_sources(sources, reasons_for(own, other))]


def _is_told(lead: Lead) -> bool:
    """Return whether a lead is told as a gain."""
    return round(lead.points) > 0 and is_beyond_doubt(lead.points, lead.deviation)


def _gain_reason(observation: Observation, thought: Thought) -> Iterator[Reason]:
    """Yield the gain over another action; within its doubt, that the other is about as good.

    Nothing is said of an equal action with other copies of the same cards.
    """
    lead = thought.lead
    if not lead:
        return
    code = load_game(observation.variant).action_code
    if _is_told(lead):
        yield gain_reason(observation, round(lead.points), lead.over)
    elif _without_copies(code(lead.over)) != _without_copies(code(thought.action)):
        yield equal_reason(observation, lead.over)


def _without_copies(code: str) -> str:
    """Return the code of an action by the faces of its cards, such as "marriage:KS.QS".

    The number of a copy follows the letter of a suit.
    """
    return "".join(
        letter
        for before, letter in zip(f" {code}", code, strict=False)
        if not (before.isupper() and letter.isdigit())
    )
