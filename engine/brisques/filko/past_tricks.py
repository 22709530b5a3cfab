"""Deals finished tricks by chance, so that every card of them was allowed when it was played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brisques.filko.ruleset import FilkoRuleset
from brisques.game import NOBODY
from brisques.tricks import ANYTHING, TrickOrder

STARTS, TRIES = 60, 8
"""How often all tricks are begun again, and how often each of them: at most some 20 ms."""


class PastTricks:
    """Finds tricks that may have been played before the cards that are written.

    - `held`: by seat, the cards that are written and that it still had after these tricks;
    - `rest`: the cards that are not written, from which the tricks are made.

    A seat plays a card that does as much of the duty as any card of the rest can. So the cards that
    stay in the rest contradict no trick, and may be dealt to any seat.
    """

    def __init__(
        self,
        ruleset: FilkoRuleset,
        order: TrickOrder,
        held: Sequence[Sequence[int]],
        rest: Sequence[int],
        rng: Random,
    ) -> None:
        self.ruleset = ruleset
        self.order = order
        self.held = held
        self.rest = rest
        self.rng = rng

    def find(self, count: int, winner: int) -> list[list[int]]:
        """Return that many tricks, of which `winner` wins the last; [] if none were found.

        Each holds its cards in order of play.
        """
        for _ in range(STARTS):
            leader = int(self.rng.random() * self.ruleset.players)
            rest = list(self.rest)
            tricks: list[list[int]] = []
            while len(tricks) < count:
                trick = self._trick(leader, rest, winner if len(tricks) == count - 1 else NOBODY)
                if not trick:
                    break
                leader = (leader + self.order.best(trick)) % self.ruleset.players
                rest = [card for card in rest if card not in trick]
                tricks.append(trick)
            else:
                return tricks
        return []

    def _trick(self, leader: int, rest: Sequence[int], winner: int) -> list[int]:
        """Return a trick of the rest that `winner`, or any seat, wins; [] if none comes up."""
        for _ in range(TRIES):
            trick = self._play(leader, list(rest))
            won = (leader + self.order.best(trick)) % self.ruleset.players if trick else NOBODY
            if trick and winner in {won, NOBODY}:
                return trick
        return []

    def _play(self, leader: int, rest: list[int]) -> list[int]:
        """Take a trick out of the rest; [] if a card that a seat still had forbids all others."""
        trick: list[int] = []
        for turn in range(self.ruleset.players):
            cards = rest
            if trick:
                answers = self.order.answers(trick, self.ruleset.duty)
                most = max(answers[card] for card in rest)
                seat = (leader + turn) % self.ruleset.players
                if max((answers[card] for card in self.held[seat]), default=ANYTHING) > most:
                    return []
                cards = [card for card in rest if answers[card] == most]
            trick.append(cards[int(self.rng.random() * len(cards))])
            rest.remove(trick[-1])
        return trick
