"""Search by policy improvement: look for an action that is better than the policy's choice.

The policy proposes its best few actions. All are played out in the same guessed worlds, with every
seat following the policy, so that luck affects all alike (common random numbers). An action
replaces the policy's choice only if its mean gain over it is significant. Actions that fall behind
are dropped.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from math import inf, sqrt
from random import Random

from brisques.cards import FACE_MASK
from brisques.game import FIRST_OTHER_ACTION, Observation, State
from brisques.players.contract import Analysis, Policy, first_choice
from brisques.players.playouts import PlayoutResult, play_out
from brisques.players.thinking import Lead, Tally, Thinking, Thought
from brisques.registry import load_analysis

WIDTH, WIDTH_OF_MANY = 8, 5
"""Actions that the policy proposes, between two players and between more."""
FIRST_WIDTH = 4
"""Actions searched in the first `MIN_WORLDS` worlds, so that a few playouts can judge them.

The others join then. In Fildinski 24 playouts gain 6.8 ± 5.4 points a decision over the policy,
and 0.4 ± 0.5 if all actions are searched from the first world; with 80 or 300 it is no worse.
"""
OPINION_DOUBTS = 1.7
"""Most that the policy's opinion counts for or against an action, in units of its `doubt`.

Its rare errors are much larger than its usual ones: it prefers actions by 90 points that give a
sequence away.
"""
MIN_WORLDS = 6
"""Worlds before any action is judged; from then on, every second world drops those behind."""
SURE_DEVIATIONS, SURE_WORLDS = 0.5, 24
"""Standard deviations of the combined estimate that a gain must exceed to be believed.

Twice as many before `SURE_WORLDS`: the best of eight by a few worlds is mostly luck. With 1.0,
`expert` lost 2.6 points more a decision in Fildinski.
"""
PRIOR_WORLDS = 8
"""Weight, in worlds, of the prior that gains vary by the policy's noise.

Without it, a few worlds that agree by chance would count too much.
"""
OPINION_WORLDS = 32
"""Worlds for which the policy's opinion of an action counts at most.

Where much is at stake, as a game of Rubicon is in its last tricks, the policy errs by more than its
usual doubt. Without this limit, gains of 1,000 points in half of the worlds were not believed:
over 250 decisions of Rubicon with 130 playouts, search gained 27.9 points a decision instead of
70.2, both against the policy (42.2 ± 10.8 more); 64 instead of 32 made no difference, 16 a loss.
"""
DROP_DEVIATIONS = 1.5
"""Standard deviations by which an action must be behind the best to be dropped."""
SOLVED_MIN_WORLDS = 1
"""Worlds before any action is judged where the ends of playouts are solved."""
SOLVED_NOISE = 20.0
"""Noise that is expected in `belief` where the ends of playouts are solved, in points.

Two cards from the end of the stock one world tells nearly as much as many: over 33 decisions of
open bézique the best action of one world gained 85 points over the policy's choice, that of four 94
and of twelve 99, and in Fildinski 46, 53 and 59. With the policy's noise, few were believed.
"""


class Search:
    """The search of one decision; each `step` does a little of it.

    `tallies` hold the gains over the first action: the policy's own choice, or `first`. Each world
    is sampled from as many guesses as the policy wants, by how well it explains what the others
    did. `rivals` are searched instead of what the policy proposes; `horizon` replaces that of the
    policy. `least` and `most` are the worst and the best that a playout has brought; `stopped`
    counts those that the horizon has stopped.
    """

    def __init__(
        self,
        observation: Observation,
        policy: Policy,
        rng: Random,
        *,
        first: int | None = None,
        rivals: Sequence[int] = (),
        width: int = 0,
        horizon: int | None = None,
    ) -> None:
        self.width = width or (WIDTH if observation.players == 2 else WIDTH_OF_MANY)
        self.horizon = policy.horizon if horizon is None else horizon
        self.observation = observation
        self.analysis = load_analysis(observation.variant)
        self.policy = policy
        self._price = self.analysis.price_of_solving(observation)
        self.rollouts = self.stopped = 0
        self.expected: dict[int, float] = {}
        self.tallies = [Tally(action) for action in self._propose(first, rivals)]
        first_width = len(self.tallies) if rivals or self._price else FIRST_WIDTH
        self.remaining = self.tallies[:first_width]
        self._later = self.tallies[first_width:]
        self._worlds = likely_worlds(self.analysis, observation, policy, rng, policy.guesses)
        self._world: State
        self._playout: Generator[None, None, PlayoutResult] | None = None
        self._waiting: list[Tally] = []
        self._base = 0.0
        self.least, self.most = inf, -inf
        self._noise = SOLVED_NOISE if self._price else policy.noise
        self._least_worlds = SOLVED_MIN_WORLDS if self._price else MIN_WORLDS

    def _propose(self, first: int | None, rivals: Sequence[int]) -> list[int]:
        """Return the actions to search: the baseline first, then its rivals.

        The baseline is `first`, or the policy's own action. Rivals are actions that make a meld,
        then those that look good to the policy. Actions of a lower rank are left out.
        """
        state = self.analysis.determinize(self.observation, Random(0))
        legal, worths, ranks = (
            self.observation.legal,
            self.policy.worths(state),
            self.policy.ranks(state),
        )
        worth_of = dict(zip(legal, worths, strict=True))
        rank_of = dict(zip(legal, ranks, strict=True))
        own = legal[first_choice(worths, ranks)]
        baseline = own if first is None else first
        limit = OPINION_DOUBTS * self.policy.doubt
        self.expected = {
            action: max(-limit, min(limit, worth - worth_of[baseline]))
            for action, worth in worth_of.items()
        }
        if rivals:
            return [baseline, *rivals]
        least = min(rank_of[own], max(0, rank_of[baseline]))
        considered = [action for action in legal if rank_of[action] >= least]
        considered.sort(key=lambda action: (-worth_of[action], rank_of[action]))
        always = [action for action in self.policy.meld_actions(state) if action in considered]
        actions = distinct_actions((baseline, *always, *considered), worth_of)
        return actions[: max(self.width, 1 + len(always))]

    @property
    def settled(self) -> bool:
        """Whether only one action is left."""
        return len(self.remaining) == 1

    @property
    def value_doubt(self) -> float:
        """Standard deviation of the error that stopped playouts add to a gain, in points.

        No number of playouts lessens it.
        """
        return self.policy.value_doubt * self.stopped / max(1, self.rollouts)

    def step(self) -> None:
        """Continue the playout, begin the next one, or guess a world."""
        if self._playout is not None:
            try:
                next(self._playout)
            except StopIteration as end:
                self._playout = None
                self._record(end.value)
        elif self._waiting:
            state = self._world.clone()
            state.apply(self._waiting[-1].action)
            self._playout = play_out(
                self.analysis,
                self.policy,
                state,
                solves=self._price > 0,
                horizon=self.horizon,
            )
        else:
            world = next(self._worlds)
            if world is not None:
                self._world = world
                self._waiting = self.remaining[::-1]

    def _record(self, result: PlayoutResult) -> None:
        """Record how a playout has ended."""
        self.rollouts += max(1, self._price)
        self.stopped += result.stopped
        worth = result.worths[self.observation.seat]
        self.least, self.most = min(self.least, worth), max(self.most, worth)
        tally = self._waiting.pop()
        if tally is self.tallies[0]:
            self._base = worth
        tally.add(worth - self._base)
        worlds = self.tallies[0].count
        if not self._waiting and worlds >= self._least_worlds and worlds % 2 == 0:
            self._drop_losers()

    def join(self, tallies: Iterable[Tally]) -> None:
        """Add what other workers found about the same decision."""
        known = {tally.action: tally for tally in self.tallies}
        for other in tallies:
            if other.action in known:
                known[other.action].join(other)
                self.rollouts += other.count
        if self.tallies[0].count >= self._least_worlds:
            self._drop_losers()

    def _drop_losers(self) -> None:
        """Drop actions that are clearly behind, and let in those that wait for the first time.

        The first action stays, as the baseline.
        """
        own, *others = self.remaining
        beliefs = [(tally, *self.belief(tally)) for tally in others]
        best = max((gain for _, gain, _ in beliefs if gain > 0.0), default=0.0)
        ahead = (tally for tally, gain, doubt in beliefs if gain + DROP_DEVIATIONS * doubt > best)
        self.remaining = [own, *ahead, *self._later]
        self._later = []

    @property
    def best(self) -> Tally:
        """The tally of the action to take now."""
        own, *others = self.remaining
        sure = {}
        for tally in others:
            gain, doubt = self.belief(tally)
            wanted = SURE_DEVIATIONS * (1 if tally.count >= SURE_WORLDS else 2)
            if tally.count >= self._least_worlds and gain > wanted * doubt:
                sure[tally.action] = gain
        believed = [tally for tally in others if tally.action in sure]
        return max(believed, key=lambda tally: sure[tally.action], default=own)

    @property
    def lead(self) -> Lead | None:
        """The lead of the best action over the baseline, or of the baseline over the next.

        None if neither is ahead. People are told this lead, so it is the combined estimate: a few
        playouts alone are mostly luck.
        """
        own, *others = self.tallies
        best = self.best
        if best is not own:
            return Lead(own.action, *self.belief(best))
        judged = (tally for tally in others if tally.count >= self._least_worlds)
        gains = [(*self.belief(tally), tally.action) for tally in judged]
        gain, deviation, over = max(gains, default=(0.0, 0.0, own.action))
        return Lead(over, -gain, deviation) if gain < 0.0 else None

    def thought(self) -> Thought:
        """Return the present thought."""
        return Thought(self.best.action, self.rollouts, self.settled, self.tallies, self.lead)

    def belief(self, tally: Tally) -> tuple[float, float]:
        """Return the estimated gain and its standard deviation, in points.

        It combines the playouts with the policy's own estimate, each weighted by its precision.
        """
        scatter = tally.scatter + PRIOR_WORLDS * self._noise**2
        variance = scatter / (tally.count + PRIOR_WORLDS)
        precision = tally.count / variance
        prior_precision = min(1.0 / self.policy.doubt**2, OPINION_WORLDS / variance)
        gain = tally.mean * precision + self.expected[tally.action] * prior_precision
        return gain / (precision + prior_precision), 1.0 / sqrt(precision + prior_precision)


def distinct_actions(actions: Iterable[int], worth_of: Mapping[int, float]) -> list[int]:
    """Return the actions in order, only the first of copies of a card that have equal worth."""
    distinct: dict[tuple[float, int], int] = {}
    for action in actions:
        face = action & FACE_MASK if action < FIRST_OTHER_ACTION else action
        distinct.setdefault((worth_of[action], face), action)
    return list(distinct.values())


def estimate(tally: Tally, policy: Policy, doubt: float = 0.0) -> tuple[float, float]:
    """Return the mean gain of a tally and its standard error.

    `doubt` is the standard deviation of a further error, which no number of playouts lessens.
    """
    scatter = tally.scatter + PRIOR_WORLDS * policy.noise**2
    return tally.mean, sqrt(scatter / (tally.count + PRIOR_WORLDS) / tally.count + doubt**2)


def likely_worlds(
    analysis: Analysis, observation: Observation, policy: Policy, rng: Random, guesses: int
) -> Iterator[State | None]:
    """Yield worlds consistent with an observation, each sampled by likelihood from some guesses.

    It never ends; None is yielded after each part of the work for the next world.
    """
    while True:
        worlds: list[State] = []
        for _ in range(guesses):
            worlds.append(analysis.determinize(observation, rng))
            yield None
        if guesses == 1:
            yield worlds[0]
            continue
        likelihoods: list[float] = []
        for world in worlds:
            likelihoods.append(analysis.likelihood(observation, world, policy, rng))
            yield None
        yield sample(worlds, likelihoods, rng)


def sample(worlds: Sequence[State], weights: Sequence[float], rng: Random) -> State:
    """Return one of the worlds at random, by their weights."""
    rest = rng.random() * sum(weights)
    for world, weight in zip(worlds, weights, strict=True):
        rest -= weight
        if rest < 0:
            return world
    return worlds[-1]


def improve(observation: Observation, policy: Policy, rng: Random) -> Thinking:
    """Think by searching; tallies of other workers may be sent in."""
    if len(observation.legal) == 1:
        yield Thought(observation.legal[0], 0, settled=True)
        return
    search = Search(observation, policy, rng)
    thought = search.thought()
    while not search.settled:
        tallies = yield thought
        if tallies:
            search.join(tallies)
        else:
            search.step()
        if search.rollouts != thought.rollouts:
            thought = search.thought()
    yield search.thought()
