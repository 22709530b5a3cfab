"""Problems found in self-play: ends of deals with one best action that is not the obvious one.

A problem is a position of two seats in which nothing is hidden any more, whose player has a single
best action by some margin (copies of one card are one action), and in which neither a greedy player
nor one by instinct would find it. The solver proves each; the file they are written to is a lesson
like any other, and can be checked like one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.bots import player
from engine.bots.coach import knows_all, worth_after
from engine.bots.tuned import instinct
from engine.errors import EngineError
from engine.families import game
from engine.game import NOBODY, Game, Observation, State
from engine.lessons.codes import bare
from engine.record import format_position

LEAST_CARDS = 3
DEALS_EACH = 60
"""Deals played for each problem wanted before the search gives up."""
NEAR = 1e-6


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to search for: how many problems, of at most so many cards, by how many points."""

    variant: str
    count: int
    seed: str
    cards: int = 6
    margin: int = 10


@dataclass(frozen=True, slots=True)
class Problem:
    """A position and its proof: worths are in points, those of the deal's end for the seat.

    `motif` is what the best action does there, as the first of the game's reasons has it; `line`
    and `replies` are the best play of both; `tempting` the actions a player may fall for, with
    the points that each gives away.
    """

    variant: str
    position: str
    seen: Observation
    motif: str
    worth: float
    line: tuple[str, ...]
    replies: tuple[str, ...]
    tempting: dict[str, float]
    margin: float


def find(wanted: Wanted) -> Iterator[Problem]:
    """Problems of different motifs, at most one of a deal; the same for the same seed.

    Stops early when so many deals do not hold as many. Raises EngineError lesson/no-problems where
    the cards of a seat are never all known.
    """
    rules = game(wanted.variant)
    if rules.players != 2:
        raise EngineError("lesson/no-problems", wanted.variant)
    found: Counter[str] = Counter()
    for number in range(1, wanted.count * DEALS_EACH + 1):
        problem = _of_deal(rules, wanted, number, found)
        if problem:
            found[problem.motif] += 1
            yield problem
        if found.total() == wanted.count:
            return


def _of_deal(rules: Game, wanted: Wanted, number: int, found: Counter[str]) -> Problem | None:
    """The best problem of a deal: of the rarest motif, then by the greatest margin."""
    problems = [
        problem
        for state in _endings(rules, wanted, number)
        if (problem := _problem(rules, state, wanted.margin))
    ]
    best = min(problems, key=lambda each: (found[each.motif], -each.margin), default=None)
    # A motif that is common must not crowd out the others before half of the search is done.
    crowded = best and found[best.motif] > 1 + min(_counts(found), default=0)
    early = number * 2 < wanted.count * DEALS_EACH
    return None if crowded and early else best


def _counts(found: Counter[str]) -> list[int]:
    return list(found.values())


def _endings(rules: Game, wanted: Wanted, number: int) -> Iterator[State]:
    """The late positions of a deal between greedy players."""
    rng = Random(f"{wanted.seed}/{number}")
    standing = rules.before_deal(rules.new_match(number % 2))
    state = rules.deal(standing, rules.shuffle(standing.dealer, rng))
    choose = player("novice")
    while state.to_move != NOBODY:
        seen = rules.observe(state, state.to_move)
        held = max(seen.held)
        if knows_all(seen) and LEAST_CARDS <= held <= wanted.cards and len(seen.legal) > 1:
            yield state.clone()
        state.apply(choose(seen, rng))


def _problem(rules: Game, state: State, margin: float) -> Problem | None:
    """The problem of a position, None where it is none."""
    seen = rules.observe(state, state.to_move)
    obvious = {
        rules.action_code(player("casual")(seen, Random(0))),
        rules.action_code(instinct(seen.variant).choose(state)),
    }
    worths: dict[str, float] = {}
    for action in seen.legal:
        after = worth_after(rules, state, action)
        if after is None:
            return None
        worths[rules.action_code(action)] = after[0]
    best = max(worths.values())
    firsts = {bare(code) for code, worth in worths.items() if worth > best - margin}
    if len(firsts) > 1 or any(bare(code) in firsts for code in obvious):
        return None
    solution = rules.solve(state)
    if solution is None:
        return None
    own, replies = _sides(rules, state, solution.line)
    reasons = rules.reasons(seen, solution.line[0])
    lesser = max(worth for worth in worths.values() if worth < best - NEAR)
    return Problem(
        variant=seen.variant,
        position=format_position(rules, state),
        seen=seen,
        motif=reasons[0].key.removeprefix("reason-") if reasons else "other",
        worth=best,
        line=own,
        replies=replies,
        tempting={code: best - worths[code] for code in sorted(obvious)},
        margin=best - lesser,
    )


def _sides(
    rules: Game, state: State, line: tuple[int, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The actions of the seat to move in a line, and those of the other."""
    own: list[str] = []
    replies: list[str] = []
    now, seat = state.clone(), state.to_move
    for action in line:
        (own if now.to_move == seat else replies).append(rules.action_code(action))
        now.apply(action)
    return tuple(own), tuple(replies)
