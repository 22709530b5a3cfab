"""The review of a deal: what each decision of a seat lost against the best action.

It judges by what the seat could know at the time, never by the cards that were hidden.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from math import inf

from brisques.game import State
from brisques.players.contract import Analysis
from brisques.players.judging import Decision, Judging, Verdict, missed_chance

SMALL_DOUBT = 2.0
"""Half the 95 % interval in points below which a verdict is not refined."""


def decisions(
    analysis: Analysis, start: State, actions: Sequence[int], seat: int
) -> list[Decision]:
    """Return the decisions of a seat in a deal: where it had a choice on its own turn.

    The only card that may be played is no choice, although something may be said as well.
    """
    game, state, result = analysis.game, start.clone(), []
    for place, action in enumerate(actions):
        if state.to_move == seat and not game.is_aside(action):
            observation = game.observe(state, seat)
            if [action] != [each for each in observation.legal if not game.is_talk(each)]:
                result.append(Decision(place, observation, action))
        state.apply(action)
    return result


class Review:
    """The review of decisions: all are judged one after the other, and then made surer.

    Those that the policy likes least come first, so that the mistakes of a long deal are found
    soon.

    Each `step` takes a moment. The same decisions and seed give the same verdicts after the same
    number of steps, however fast the machine is. `changes` has the index of a decision each time
    its verdict is new or renewed.
    """

    def __init__(self, decisions: Sequence[Decision], seed: str) -> None:
        self.decisions = decisions
        self.verdicts: list[Verdict] = []
        self.changes: list[int] = []
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

    def since(self, changes: int) -> list[Verdict]:
        """Return the verdicts that are new or renewed after that number of changes."""
        changed = {self.decisions[index].place for index in self.changes[changes:]}
        return [verdict for verdict in self.verdicts if verdict.decision.place in changed]

    def worst(self, count: int = 3) -> list[Verdict]:
        """Return the verdicts with the greatest new losses, worst first; none without a loss."""
        lost = [verdict for verdict in self.verdicts if verdict.charged > 0]
        return sorted(lost, key=lambda verdict: -verdict.charged)[:count]

    def step(self) -> None:
        """Continue to judge; once all is judged, refine the widest doubt until `settled`."""
        next(self._steps, None)

    def _judge_all(self) -> Iterator[None]:
        for judging in (yield from self._most_suspicious_first()):
            yield from judging.judge()
            self._update(judging)
            yield
        while widest := self._widest():
            yield from widest.refine()
            self._update(widest)
            yield
        self.settled = True

    def _most_suspicious_first(self) -> Generator[None, None, list[Judging]]:
        """Return all judgements in the order of their suspicion; of equals the earlier first."""
        suspicions = list[float]()
        for judging in self._judgings:
            suspicions.append(judging.suspicion())
            yield
        order = sorted(zip(suspicions, self._judgings, strict=True), key=lambda pair: -pair[0])
        return [judging for _, judging in order]

    def _widest(self) -> Judging | None:
        """Return the judgement with the widest doubt; None if all doubts are small."""
        widest = max(self._judgings, key=lambda judging: judging.doubt, default=None)
        return widest if widest and widest.doubt > SMALL_DOUBT else None

    def _update(self, judging: Judging) -> None:
        """Take over the verdicts, one of which has changed, and charge their losses."""
        self.changes.append(self._judgings.index(judging))
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
