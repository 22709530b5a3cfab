"""The judgement of one decision: what was lost by it against the best action.

It is judged by what the seat could know at the time, never by the cards that were hidden: exactly
where nothing was hidden, else by search in which all actions meet the same guesses.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from math import inf
from random import Random
from typing import NamedTuple

from brisques.game import NOBODY, Game, Observation, State, knows_all
from brisques.players.comparison import LEAST_WORLDS, Comparison
from brisques.players.contract import Analysis, Policy, Reason, run_to_completion
from brisques.players.policy_levels import tuned_policy
from brisques.players.reasons import (
    all_reasons,
    exact_reason,
    gain_reason,
    reasons_against,
    reasons_for,
    with_sources,
    without_unmade_melds,
)
from brisques.players.search import MIN_WORLDS, Search, estimate
from brisques.players.thinking import INTERVAL_DEVIATIONS, is_beyond_doubt
from brisques.registry import load_analysis, load_game

WORLDS, SUSPECT_WORLDS = 24, 60
"""Guessed worlds that look for a better action, in a game of two packs.

`SUSPECT_WORLDS` are for a decision that the policy thinks worse than another. Games of more packs
take longer and get fewer. Their playouts stop at the horizon, which is quick; those that judge a
loss do not.
"""
ONE_PACK = 32
"""Most cards of a game whose deals have few decisions."""
MORE_FOR_ONE_PACK = 5
"""Times as many worlds that look for a better action in such a game.

In 120 decisions of novices each, 12 of 24 mistakes beyond doubt were found in Filicău instead of 6,
and 11 of 27 instead of 8 in Filkó for four. A review of Filicău then took 1.3 s on average.
"""
JUDGING_WORLDS = 100
"""Fresh worlds that judge a loss, in a game of two packs: those that found it are partial to it."""
EXPLAINING_WORLDS = 40
"""Worlds that tell where a gain comes from, in a game of two packs."""
MOST_WORLDS = 800
"""Worlds after which a judgement is refined no more, in a game of two packs."""
LONG_CARDS = 64
"""Cards of a game whose reviews play every deal to its end; longer games stop at the horizon."""
COMPARED = 5
"""Actions compared in a review: the one played, and the best by the policy.

In 98 decisions of novices in Fildinski, 20 lost more than 12 points beyond doubt. With five actions
16 of them were found, with three 11; the first judgements took 1.8 times as long. Eight found no
more. Of 25 losses found with five, long playouts confirmed the interval of each.
"""
SURE_DEVIATIONS = 1.64
"""Standard errors above 0 of a loss that a person is told of.

An equal action is found to lose so much by chance in one case of 20.
"""
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


class Decision(NamedTuple):
    """A decision in a finished deal: the index of the action, what the seat saw, the action."""

    place: int
    observation: Observation
    action: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """How good a decision was: the best action, and what was lost by not taking it.

    `loss` is in points, and 0 unless it is beyond doubt; `best` may then be another action that is
    about as good. `error` is half the width of the 95 % interval of what is lost, 0 if it is exact
    or if no other action seems better; `line` is how the deal would have gone on, where that is
    known. `charged` is the part of the loss that has not been charged to an earlier decision;
    `span` are the worst and the best that the deal brought in the playouts that judged it.
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


class Judging:
    """The judgement of one decision: a first verdict, which more playouts then make surer.

    One search looks for a better action. If it finds one beyond doubt, another search measures the
    gain in fresh worlds. The same decision and seed give the same verdicts.
    """

    def __init__(self, decision: Decision, seed: str) -> None:
        self.decision = decision
        self.verdict: Verdict | None = None
        self._rng = Random(f"{seed}/{decision.place}")
        self._finding: Search | None = None
        self._measuring: Search | None = None
        self._comparison: Comparison | None = None

    def suspicion(self) -> float:
        """Return by how many points the policy prefers another action to the one played.

        Infinite where no card was hidden: such a decision is quickly judged by the exact end.
        """
        observation = self.decision.observation
        if knows_all(observation):
            return inf
        state = load_analysis(observation.variant).determinize(observation, Random(0))
        worths = self._policy.worths(state)
        return max(worths) - worths[observation.legal.index(self.decision.action)]

    def judge(self) -> Iterator[None]:
        """Find the first verdict; yield after each moment of work."""
        self.verdict = yield from _exact_verdict(self.decision)
        if self.verdict:
            return
        observation, policy = self.decision.observation, self._policy
        # The action played is the baseline of all.
        search = self._finding = Search(
            observation, policy, self._rng, first=self.decision.action, width=COMPARED
        )
        yield from _go_on(search, _worlds_needed(search))
        yield from self._renew(search)

    def refine(self) -> Iterator[None]:
        """Renew the verdict after twice as many worlds; yield after each moment of work."""
        search = self._measuring or self._finding
        if search:
            yield from _go_on(search, 2 * search.tallies[0].count)
            yield from self._renew(search)

    @property
    def doubt(self) -> float:
        """Half the 95 % interval of what may have been lost, as far as worlds can narrow it.

        In points; 0 if nothing seems to be lost, if the verdict is exact, and after `MOST_WORLDS`.
        """
        search = self._measuring or self._finding
        if (
            not search
            or search.settled
            or search.tallies[0].count >= worlds_for(search.observation, MOST_WORLDS)
        ):
            return 0.0
        gain, error = max(estimate(tally, self._policy) for tally in search.remaining[1:])
        return INTERVAL_DEVIATIONS * error if gain > 0.0 else 0.0

    @property
    def _policy(self) -> Policy:
        return tuned_policy(self.decision.observation.variant)

    def _renew(self, search: Search) -> Iterator[None]:
        """Renew the verdict; if `search` has just found a better action, measure that first."""
        if not self._measuring and _is_sure(search):
            self._measuring = self._begin_measuring(search.best.action)
            yield from _go_on(self._measuring, worlds_for(search.observation, JUDGING_WORLDS))
        self.verdict = _verdict(self.decision, self._measuring, self._policy)
        if self.verdict.loss:
            yield from self._explain(self.verdict)

    def _explain(self, verdict: Verdict) -> Iterator[None]:
        """Add where the gain of the better action comes from to the reasons for it."""
        observation, action = self.decision.observation, self.decision.action
        compared = self._comparison = self._comparison or Comparison(
            observation, self._policy, self._rng, (verdict.best, action)
        )
        while compared.worlds < max(LEAST_WORLDS, worlds_for(observation, EXPLAINING_WORLDS)):
            compared.step()
            yield
        gain, *others = verdict.for_best
        sources = compared.reasons(verdict.best, action)
        self.verdict = replace(verdict, for_best=(gain, *with_sources(sources, others)))

    def _begin_measuring(self, better: int) -> Search:
        """Return a search that compares one action with the one played, in fresh worlds."""
        observation, policy = self.decision.observation, self._policy
        is_long = len(load_game(observation.variant).cards) > LONG_CARDS
        return Search(
            observation,
            policy,
            self._rng,
            first=self.decision.action,
            rivals=[better],
            horizon=policy.horizon if is_long else 0,
        )


def _go_on(search: Search, worlds: int) -> Iterator[None]:
    """Search until all actions left have met this number of worlds, or only one is left."""
    while not search.settled and min(tally.count for tally in search.remaining) < worlds:
        search.step()
        yield


def _worlds_needed(search: Search) -> int:
    """Return how many worlds are needed: few if the policy finds nothing wrong."""
    suspect = max(search.expected[tally.action] for tally in search.tallies) > 1.0
    is_short = len(load_game(search.observation.variant).cards) <= ONE_PACK
    worlds = (SUSPECT_WORLDS if suspect else WORLDS) * (MORE_FOR_ONE_PACK if is_short else 1)
    return worlds_for(search.observation, worlds)


def _is_sure(search: Search) -> bool:
    """Return whether the best action is better than the one played beyond doubt."""
    if search.best is search.tallies[0]:
        return False
    gain, error = estimate(search.best, search.policy, search.value_doubt)
    return gain > SURE_DEVIATIONS * error


def worlds_for(observation: Observation, worlds: int) -> int:
    """Return the number of worlds for a decision, given that for a game of two packs.

    Longer games get fewer, and so do decisions in whose playouts the end is solved.
    """
    analysis = load_analysis(observation.variant)
    price = max(1, analysis.price_of_solving(observation))
    return max(MIN_WORLDS, scaled(worlds, analysis.game) // price)


def scaled(worlds: int, game: Game) -> int:
    """Return the number of worlds for a game, given that for two packs: longer games get fewer."""
    return max(MIN_WORLDS, worlds * 64 // max(64, len(game.cards)))


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
    best_line = solution.line if loss else line
    why_played, why_best = _both_reasons(decision, best)
    for_best = without_unmade_melds(why_best, observation, best_line)
    return Verdict(
        decision,
        best,
        loss,
        exact=True,
        line=best_line,
        for_played=(exact_reason(worth), *(why_played if loss else for_best)),
        for_best=(exact_reason(solution.worth), *for_best),
        span=(worth, solution.worth),
    )


def _verdict(decision: Decision, search: Search | None, policy: Policy) -> Verdict:
    """Return the verdict by a search that compared one other action in fresh worlds.

    `search` is None if no better action was found. A loss within its doubt is none: the other
    action is about as good. Only what playouts lost counts, never the policy's opinion.
    """
    observation, action = decision.observation, decision.action
    gain = error = 0.0
    better = action
    if search:
        better = search.tallies[1].action
        gain, error = estimate(search.tallies[1], policy, search.value_doubt)
    if not search or gain <= 0.0:
        why = _both_reasons(decision, action)[0]
        return Verdict(decision, action, for_played=why, for_best=why)
    why_played, why_best = _both_reasons(decision, better)
    if not is_beyond_doubt(gain, error):
        why = _both_reasons(decision, action)[0]
        doubt = INTERVAL_DEVIATIONS * error
        return Verdict(decision, better, error=doubt, for_played=why, for_best=why_best)
    return Verdict(
        decision,
        better,
        gain,
        INTERVAL_DEVIATIONS * error,
        for_played=why_played,
        for_best=(gain_reason(observation, max(1, round(gain)), action), *why_best),
        span=(search.least, search.most),
    )


def _both_reasons(decision: Decision, best: int) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return what speaks against the action played and for the best; for it if it is the best."""
    observation, action = decision.observation, decision.action
    played = all_reasons(observation, action)
    if best == action:
        why = tuple(reasons_for(played, ()))
        return why, why
    other = all_reasons(observation, best)
    return tuple(reasons_against(played, other)), tuple(reasons_for(other, played))


def missed_chance(verdict: Verdict) -> tuple[str, ...]:
    """Return the meld that the best action would have made or declared; empty if none.

    It is named by its rule and its faces: the next trick may offer it again.
    """
    for reason in verdict.for_best:
        if verdict.loss and reason.key in {"reason-completes", "reason-declares"}:
            return (reason.params["rule"], *sorted(card[:2] for card in reason.params["cards"]))
    return ()
