"""The coach: what strong play says about a decision, as a hint or when looking back at a deal.

It judges by what the seat could know at the time and never by the cards that were hidden: exactly
where none were, else by search, in which the action played and the others meet the same guesses.
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
from brisques.players.search import LEAST, Search
from brisques.players.thinking import Lead, Thought
from brisques.registry import load_analysis, load_game

ADVISER = LEVELS["expert"]
"""Who thinks about hints."""
WORLDS, SUSPECT = 40, 200
"""Guesses by which a decision of two packs is judged: as instinct would have it, or otherwise.

More packs take longer and get fewer.
"""
RIVALS = 3
"""How many actions are compared, the one played and the best by instinct."""
SURE = 1.64
"""Standard deviations that a gain must exceed before anybody is told that he lost it: 95 %."""
INTERVAL = 1.96
"""Standard deviations to each side of the interval of 95 %."""


def knows_all(seen: Observation) -> bool:
    """Whether nothing is hidden any more: what the seat does not hold, the other does."""
    return seen.players == 2 and not seen.stock


Worth = tuple[float, tuple[int, ...]]
"""What a deal comes to be worth to a seat, and the actions that lead there."""


def worth_after(analysis: Analysis, state: State, action: int) -> Worth | None:
    """What the deal is worth to the seat to move with this action, and how it goes on.

    None where the end is too far off.
    """
    return run_to_completion(_finding_worth(analysis, state, action))


def _finding_worth(
    analysis: Analysis, state: State, action: int
) -> Generator[None, None, Worth | None]:
    """The same in steps."""
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


def why(seen: Observation, thought: Thought) -> list[Reason]:
    """What speaks for the action thought of, weightiest first."""
    solution = thought.solution
    first = [_exact(solution.worth)] if solution else _gain(seen, thought.lead)
    return [*first, *load_analysis(seen.variant).reasons(seen, thought.action)]


def _gain(seen: Observation, lead: Lead | None) -> Iterator[Reason]:
    """What search found it to gain over another action, where that is a point at least."""
    if lead and round(lead.points) > 0:
        yield _gain_over(seen, round(lead.points), lead.over)


def _gain_over(seen: Observation, points: int, over: int) -> Reason:
    return Reason(
        "reason-gain", {"points": points, "over": load_game(seen.variant).action_code(over)}
    )


def _exact(worth: float) -> Reason:
    return Reason("reason-exact", {"points": round(worth)})


# --- looking back -------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A moment of a finished deal: what the seat saw before the action at `place`, and chose."""

    place: int
    seen: Observation
    action: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """How good a decision was: what would have been best, and what was lost by not doing it.

    `loss` is in points, 0 unless it is beyond doubt; `error` half the width of its interval of
    95 %, 0 where it is exact; `line` how the deal would have gone on, where that is known.
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
    """The decisions of a seat in a deal that began so, where it was to move and had a choice."""
    state, found = start.clone(), []
    for place, action in enumerate(actions):
        if state.to_move == seat and not analysis.game.is_aside(action):
            seen = analysis.game.observe(state, seat)
            if len(seen.legal) > 1:
                found.append(Decision(place, seen, action))
        state.apply(action)
    return found


class Review:
    """The decisions of a deal, judged one after the other; `step` goes on for a moment.

    The same decisions and seed give the same verdicts, however fast the machine is.
    """

    def __init__(self, todo: Sequence[Decision], seed: str) -> None:
        self.todo = todo
        self.verdicts: list[Verdict] = []
        self._judging = chain.from_iterable(_judging(decision, seed) for decision in todo)

    @property
    def done(self) -> bool:
        """Whether all decisions have been judged."""
        return len(self.verdicts) == len(self.todo)

    def worst(self, count: int = 3) -> list[Verdict]:
        """The verdicts with the greatest losses, worst first, none without a loss."""
        lost = [verdict for verdict in self.verdicts if verdict.loss > 0]
        return sorted(lost, key=lambda verdict: -verdict.loss)[:count]

    def step(self) -> None:
        """Think on about the decision at hand; judge it if there is nothing more to think."""
        verdict = next(self._judging)
        if verdict:
            self.verdicts.append(verdict)


def _judging(decision: Decision, seed: str) -> Iterator[Verdict | None]:
    """One decision: None as long as it is thought about, and then the verdict."""
    exact = yield from _judging_exactly(decision)
    if exact:
        yield exact
        return
    seen = decision.seen
    rng = Random(f"{seed}/{decision.place}")
    # All are measured by the action that was played.
    search = Search(seen, tuned_policy(seen.variant), rng, first=decision.action, width=RIVALS)
    while not search.settled and search.tallies[0].count < _worlds(search):
        search.step()
        yield None
    yield _verdict(decision, search)


def _worlds(search: Search) -> int:
    """How many guesses to look at: what instinct finds nothing wrong with is soon judged."""
    suspect = max(search.expected[tally.action] for tally in search.tallies) > 1.0
    cards = len(search.analysis.game.cards)
    return max(LEAST, (SUSPECT if suspect else WORLDS) * 64 // max(64, cards))


def _judging_exactly(decision: Decision) -> Generator[None, None, Verdict | None]:
    """The verdict where all cards were known; None where they were not, or the end too far."""
    seen = decision.seen
    if not knows_all(seen):
        return None
    analysis = load_analysis(seen.variant)
    state = analysis.determinize(seen, Random(0))
    solution = yield from analysis.solving(state)
    if solution is None:
        return None
    played = yield from _finding_worth(analysis, state, decision.action)
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
        for_played=(_exact(worth), *reasons(seen, decision.action)),
        for_best=(_exact(solution.worth), *reasons(seen, best)),
    )


def _verdict(decision: Decision, search: Search) -> Verdict:
    """The verdict by search."""
    seen, action = decision.seen, decision.action
    reasons = load_analysis(seen.variant).reasons
    best, gain, doubt = action, 0.0, 0.0
    for tally in search.tallies[1:]:
        found, deviation = search.belief(tally)
        if tally.count >= LEAST and found > max(gain, SURE * deviation):
            best, gain, doubt = tally.action, found, deviation
    why_played = tuple(reasons(seen, action))
    if best == action:
        return Verdict(decision, action, for_played=why_played, for_best=why_played)
    why_best = (_gain_over(seen, max(1, round(gain)), action), *reasons(seen, best))
    return Verdict(decision, best, gain, INTERVAL * doubt, for_played=why_played, for_best=why_best)
