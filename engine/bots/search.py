"""Search by policy improvement: looking for anything better than what instinct says.

The policy proposes its best few actions. All of them are played out in the same guessed worlds,
everybody following the policy, so that chance hits all alike; an action takes the place of the
policy's own only if its mean gain over it is beyond doubt. Actions that fall behind are dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random

from engine.bots.thinking import Thought
from engine.families import game
from engine.game import NOBODY, Observation, Policy, State

WIDTH = 5
"""How many actions the policy proposes, its own included."""
REACH = 60.0
"""Points by which a proposal may look worse than the policy's own."""
LEAST = 12
"""Worlds before anything is judged."""
DOUBT = 1.0
"""Standard errors that a gain must exceed to be believed."""
BEHIND = 2.0
"""Standard errors by which an action must lie behind the best to be dropped."""


class Tally:
    """The gains of an action over the policy's own, world by world."""

    __slots__ = ("action", "count", "squares", "total")

    def __init__(self, action: int) -> None:
        self.action = action
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    @property
    def mean(self) -> float:
        """The mean gain, in points."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean gain."""
        if self.count < 2:
            return 0.0
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return sqrt(spread / (self.count - 1))


class Search:
    """One decision being searched; `step` looks at one more world."""

    def __init__(self, seen: Observation, policy: Policy, rng: Random) -> None:
        self.seen = seen
        self.rules = game(seen.variant)
        self.policy = policy
        self.rng = rng
        self.rollouts = 0
        self.tallies = [Tally(action) for action in self._propose()]
        self.alive = self.tallies[:]

    def _propose(self) -> list[int]:
        """The policy's own action first, then the others it thinks well of."""
        worths = self.policy.worths(self.rules.determinize(self.seen, Random(0)))
        ranked = sorted(zip(worths, self.seen.legal, strict=True), key=lambda pair: -pair[0])
        best = ranked[0][0]
        found: dict[tuple[float, int], int] = {}
        for worth, action in ranked:
            # Copies of one card that look the same are the same.
            alike = (worth, action & 31 if action < 256 else action)
            if worth >= best - REACH:
                found.setdefault(alike, action)
        return list(found.values())[:WIDTH]

    @property
    def settled(self) -> bool:
        """Whether nothing is left to choose from."""
        return len(self.alive) == 1

    def step(self) -> None:
        """Play the actions still in question out in one more world."""
        world = self.rules.determinize(self.seen, self.rng)
        own, *others = self.alive
        base = self._play_out(world, own.action)
        own.add(0.0)
        for tally in others:
            tally.add(self._play_out(world, tally.action) - base)
        if own.count >= LEAST and own.count % 4 == 0:
            self._drop()

    def _play_out(self, world: State, action: int) -> float:
        """What the deal is worth to the seat when all follow the policy after this action."""
        state = world.clone()
        state.apply(action)
        choose = self.policy.choose
        while state.to_move != NOBODY:
            state.apply(choose(state))
        self.rollouts += 1
        return self.rules.worth(state)[self.seen.seat]

    def _drop(self) -> None:
        """Give up what is clearly behind; the policy's own stays as the measure of the rest."""
        best = max(self.alive, key=lambda tally: tally.mean)
        own, *others = self.alive
        self.alive = [own]
        for tally in others:
            error = max(tally.error, 0.5)
            if tally is best or tally.mean + BEHIND * error > best.mean:
                self.alive.append(tally)

    @property
    def best(self) -> Tally:
        """The action to take now."""
        own, *others = self.alive
        sure = [t for t in others if t.count >= LEAST and t.mean > DOUBT * max(t.error, 0.5)]
        return max(sure, key=lambda tally: tally.mean, default=own)


def improve(seen: Observation, policy: Policy, rng: Random) -> Iterator[Thought]:
    """Think by searching, one world a thought."""
    if len(seen.legal) == 1:
        yield Thought(seen.legal[0], 0, settled=True)
        return
    search = Search(seen, policy, rng)
    yield Thought(search.best.action, 0, search.settled)
    while not search.settled:
        search.step()
        yield Thought(search.best.action, search.rollouts, search.settled)
