"""Search by policy improvement: looking for anything better than what instinct says.

The policy proposes its best few actions. All of them are played out in the same guessed worlds,
everybody following the policy, so that chance hits all alike; an action takes the place of the
policy's own only if its mean gain over it is beyond doubt. Actions that fall behind are dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from random import Random

from brisques.game import NOBODY, Observation, State
from brisques.players.contract import Analysis, Policy, first_choice
from brisques.players.thinking import Lead, Tally, Thinking, Thought
from brisques.registry import load_analysis

WIDTH = 5
"""How many actions the policy proposes, its own included."""
REACH = 1.7
"""How many of the policy's doubts a proposal may look worse than its own."""
LEAST = 8
"""Worlds before anything is judged."""
DOUBT = 1.0
"""Standard deviations that a gain must exceed to be believed, both judgements taken together."""
WORLDS = 8
"""The weight, in worlds, of what is taken for granted of gains before any is seen: that they
scatter by the policy's noise. A few worlds that agree prove little."""
BEHIND = 1.5
"""Standard deviations by which an action must lie behind the best to be dropped."""
STRIDE = 4
"""Actions of a playout in one step: a millisecond or two where Python has only just begun."""


class Search:
    """One decision being searched; `step` does a little more of it.

    All are measured by the gain over the first of `tallies`: the policy's own action, or `first`.
    Each world is one of so many `guesses`, picked by how well it explains what the others did, or
    of as many as the policy says if those are more.
    """

    def __init__(
        self,
        seen: Observation,
        policy: Policy,
        rng: Random,
        *,
        first: int | None = None,
        guesses: int = 1,
        width: int = WIDTH,
    ) -> None:
        self.width = width
        self.seen = seen
        self.analysis = load_analysis(seen.variant)
        self.policy = policy
        self.rollouts = 0
        self.expected: dict[int, float] = {}
        self.tallies = [Tally(action) for action in self._propose(first)]
        self.alive = self.tallies[:]
        self._worlds = likely_worlds(self.analysis, seen, policy, rng, max(guesses, policy.guesses))
        self._world: State
        self._playing: State | None = None
        self._waiting: list[Tally] = []
        self._base = 0.0
        self._played = 0

    def _propose(self, first: int | None) -> list[int]:
        """The measure of all: `first`, or the policy's own action; and what is weighed against it.

        That is what completes a meld, and then what the policy thinks well of. What it would not
        even consider beside the measure, because of its rank, is left out.
        """
        state = self.analysis.determinize(self.seen, Random(0))
        legal, worths, ranks = self.seen.legal, self.policy.worths(state), self.policy.ranks(state)
        worth_of = dict(zip(legal, worths, strict=True))
        rank_of = dict(zip(legal, ranks, strict=True))
        own = legal[first_choice(worths, ranks)]
        measure = own if first is None else first
        self.expected = {action: worth - worth_of[measure] for action, worth in worth_of.items()}
        least = min(rank_of[own], max(0, rank_of[measure]))
        considered = [action for action in legal if rank_of[action] >= least]
        considered.sort(key=lambda action: (-worth_of[action], rank_of[action]))
        enough = worth_of[considered[0]] - REACH * self.policy.doubt
        completing = [
            action for action in self.policy.completing_actions(state) if action in considered
        ]
        found: dict[tuple[float, int], int] = {}
        for action in (measure, *completing, *considered):
            # Copies of one card that look the same are the same.
            alike = (worth_of[action], action & 31 if action < 256 else action)
            if worth_of[action] >= enough or action == measure or action in completing:
                found.setdefault(alike, action)
        return list(found.values())[: max(self.width, 1 + len(completing))]

    @property
    def settled(self) -> bool:
        """Whether nothing is left to choose from."""
        return len(self.alive) == 1

    def step(self) -> None:
        """Play on in the playout at hand, or get ready for the next; each action alive in turn."""
        if self._playing is not None:
            self._play_on(self._playing)
        elif self._waiting:
            self._playing = self._world.clone()
            self._playing.apply(self._waiting[-1].action)
            self._played = 0
        else:
            world = next(self._worlds)
            if world is not None:
                self._world = world
                self._waiting = self.alive[::-1]

    def _play_on(self, state: State) -> None:
        """Some more actions of a playout."""
        policy, horizon = self.policy, self.policy.horizon
        for _ in range(STRIDE):
            if state.to_move == NOBODY:
                self._note(self.analysis.worth(state)[self.seen.seat])
                return
            if horizon and self._played >= horizon:
                worths = policy.evaluate(state)
                if worths is not None:
                    self._note(worths[self.seen.seat])
                    return
            state.apply(policy.choose(state))
            self._played += 1

    def _note(self, worth: float) -> None:
        """A playout has ended with so much for the seat."""
        self.rollouts += 1
        self._playing = None
        tally = self._waiting.pop()
        if tally is self.tallies[0]:
            self._base = worth
        tally.add(worth - self._base)
        worlds = self.tallies[0].count
        if not self._waiting and worlds >= LEAST and worlds % 4 == 0:
            self._drop()

    def join(self, found: Iterable[Tally]) -> None:
        """Take in what others found out about the same decision."""
        known = {tally.action: tally for tally in self.tallies}
        for other in found:
            if other.action in known:
                known[other.action].join(other)
                self.rollouts += other.count
        if self.tallies[0].count >= LEAST:
            self._drop()

    def _drop(self) -> None:
        """Give up what is clearly behind; the first stays as the measure of the rest."""
        own, *others = self.alive
        beliefs = [(tally, *self.belief(tally)) for tally in others]
        best = max((gain for _, gain, _ in beliefs if gain > 0.0), default=0.0)
        ahead = (tally for tally, gain, doubt in beliefs if gain + BEHIND * doubt > best)
        self.alive = [own, *ahead]

    @property
    def best(self) -> Tally:
        """The action to take now."""
        own, *others = self.alive
        sure = {}
        for tally in others:
            gain, doubt = self.belief(tally)
            if tally.count >= LEAST and gain > DOUBT * doubt:
                sure[tally.action] = gain
        believed = [tally for tally in others if tally.action in sure]
        return max(believed, key=lambda tally: sure[tally.action], default=own)

    @property
    def lead(self) -> Lead | None:
        """The best action over the policy's own, or that one over the next; None if none is ahead.

        It is told to people, so it is what can be counted on: a few playouts alone are mostly luck.
        """
        own, *others = self.tallies
        best = self.best
        if best is not own:
            return Lead(own.action, self.belief(best)[0])
        gains = [(self.belief(tally)[0], tally.action) for tally in others if tally.count >= LEAST]
        gain, over = max(gains, default=(0.0, own.action))
        return Lead(over, -gain) if gain < 0.0 else None

    def thought(self) -> Thought:
        """What is thought of it now."""
        return Thought(self.best.action, self.rollouts, self.settled, self.tallies, self.lead)

    def belief(self, tally: Tally) -> tuple[float, float]:
        """The gain to count on, by playouts and by the policy's judgement, and its doubt."""
        scatter = tally.scatter + WORLDS * self.policy.noise**2
        variance = scatter / (tally.count + WORLDS)
        found = tally.count / variance
        policy = 1.0 / self.policy.doubt**2
        gain = tally.mean * found + self.expected[tally.action] * policy
        return gain / (found + policy), 1.0 / sqrt(found + policy)


def likely_worlds(
    analysis: Analysis, seen: Observation, policy: Policy, rng: Random, guesses: int
) -> Iterator[State | None]:
    """Worlds that look like what is seen, each of them the likely one among so many guesses.

    It goes on for ever, and None comes where part of the work for the next one is done.
    """
    while True:
        worlds: list[State] = []
        for _ in range(guesses):
            worlds.append(analysis.determinize(seen, rng))
            yield None
        if guesses == 1:
            yield worlds[0]
            continue
        chances: list[float] = []
        for world in worlds:
            chances.append(analysis.likelihood(seen, world, policy, rng))
            yield None
        yield pick(worlds, chances, rng)


def pick(worlds: Sequence[State], chances: Sequence[float], rng: Random) -> State:
    """One of the worlds, by their chances."""
    at = rng.random() * sum(chances)
    for world, chance in zip(worlds, chances, strict=True):
        at -= chance
        if at < 0:
            return world
    return worlds[-1]


def improve(seen: Observation, policy: Policy, rng: Random, guesses: int = 1) -> Thinking:
    """Think by searching; what is sent in are the tallies of others."""
    if len(seen.legal) == 1:
        yield Thought(seen.legal[0], 0, settled=True)
        return
    search = Search(seen, policy, rng, guesses=guesses)
    thought = search.thought()
    while not search.settled:
        more = yield thought
        if more:
            search.join(more)
        else:
            search.step()
        if search.rollouts != thought.rollouts:
            thought = search.thought()
    yield search.thought()
