"""What a deal is played for, in points: the worth of its end, and what points so far promise.

The rules know no score: who are masters is all that counts, or who wins where each deal is a game
by itself. The house sets a *stake* of a hundred points on that; half-way, free or even, is nothing.
Being no servants is thus a success to those who would have been: running away, or freeing oneself.
Every point more than the others have adds one until all is decided, so that among equal ends the
better one is played for.
"""

from __future__ import annotations

from functools import lru_cache

from brisques.filko.ruleset import FilkoRuleset
from brisques.filko.state_data import FilkoStateData
from brisques.filko.status import DealResult, Status, outcome
from brisques.tricks import NO_TRUMP

WIN_PAYOFF = 100.0
"""What it is worth to be masters after the deal, or to win one that is a game by itself."""
POINT_PAYOFF = 1.0
"""What a point more than the others is worth, where the whole pack has 8 of them."""
USUAL = 8
"""Points of a pack of aces and tens; those of other packs are reckoned in such eighths."""

COARSE = 30
"""A pack of more points than twice that is reckoned in units, so that tables stay small."""

BY_ITSELF = ("each-deal", "hats")
"""The outcomes that leave no masters: there it is the winners who have the stake."""

LEVELS = 16
"""How finely a share of the points to come is told apart: 0 is none of them, `LEVELS` all."""
CHUNKS = ((1, 0.45), (2, 0.35), (3, 0.2))
"""How many points fall at a time, in eighths of the pack, and how often."""


class Payoff:
    """What points mean to one of two parties, whoever is in it; "own" is what that party took.

    `ends[own]` is the worth of a finished deal but for single points, `decided[own][left]` whether
    that is certain while `left` points are out.
    """

    def __init__(self, ruleset: FilkoRuleset, status: Status, party: int, mine: int) -> None:
        """The stakes of the party `mine`, which is the first party or the other one."""
        self.total = total = ruleset.total
        self.point = POINT_PAYOFF * USUAL / total
        self.ends = [_end(ruleset, status, party, mine, own) for own in range(total + 1)]
        self.decided = [self._decided_from(own) for own in range(total + 1)]
        self._promises: dict[int, list[list[float]]] = {}

    def _decided_from(self, own: int) -> list[bool]:
        same = True
        found = []
        for left in range(self.total - own + 1):
            same = same and self.ends[own + left] == self.ends[own]
            found.append(same)
        return found

    def worth(self, own: int, theirs: int) -> float:
        """The worth of an end, by the points that both parties had when it was decided."""
        return self.ends[own] + self.point * (own - theirs)

    def promise(self, level: int) -> list[list[float]]:
        """The worth to be hoped for at `[own][theirs]` points, if the party is so strong.

        A party at `level` takes every chunk of points still to fall with a chance of level in
        `LEVELS`. This is what makes six points worth going for and none worth running for.
        """
        found = self._promises.get(level)
        if found is None:
            found = self._promises[level] = self._hopes(level / LEVELS)
        return found

    def _hopes(self, share: float) -> list[list[float]]:
        unit = max(1, self.total // COARSE)
        size = self.total // unit + 1
        hopes = [[0.0] * size for _ in range(size)]
        for left in range(size):
            for own in range(size - left):
                theirs = size - 1 - left - own
                hopes[own][theirs] = self._hope(hopes, own, theirs, unit, share)
        rows = [[row[theirs // unit] for theirs in range(self.total + 1)] for row in hopes]
        return [rows[own // unit] for own in range(self.total + 1)]

    def _hope(
        self, hopes: list[list[float]], own: int, theirs: int, unit: int, share: float
    ) -> float:
        """One cell, from those with fewer points out; counts are in units."""
        left = len(hopes) - 1 - own - theirs
        if self.decided[own * unit][left * unit]:
            even = self.point * unit * left * (2 * share - 1)
            return self.worth(own * unit, theirs * unit) + even
        hope = 0.0
        for eighths, odds in CHUNKS:
            chunk = min(left, max(1, round(eighths * (len(hopes) - 1) / USUAL)))
            won, lost = hopes[own + chunk][theirs], hopes[own][theirs + chunk]
            hope += odds * (share * won + (1 - share) * lost)
        return hope


def _end(ruleset: FilkoRuleset, status: Status, party: int, mine: int, own: int) -> float:
    """What an end is worth to the party `mine` but for its points."""
    points = own if mine == party else ruleset.total - own
    deal = DealResult(ruleset.players, 0, party, points, ruleset.total, 0, 0)
    end = outcome(ruleset.rules, status, deal)
    first = end.winners if ruleset.rules.outcome in BY_ITSELF else end.status.masters
    if not first:
        return 0.0
    return WIN_PAYOFF if first == mine else -WIN_PAYOFF


def payoff_of(ruleset: FilkoRuleset, status: Status, party: int, mine: int) -> Payoff:
    """The stakes of the party `mine`, made once for all deals in which they are the same."""
    standing = (status.masters == mine) - (status.masters not in (0, mine))
    key = (standing, mine == party, status.party != 0)
    known = _payoff_cache(ruleset)
    found = known.get(key)
    if found is None:
        found = known[key] = Payoff(ruleset, status, party, mine)
    return found


@lru_cache(maxsize=64)
def _payoff_cache(ruleset: FilkoRuleset) -> dict[tuple[int, bool, bool], Payoff]:  # noqa: ARG001
    """The stakes worked out so far for a variant."""
    return {}


def worth(state: FilkoStateData) -> tuple[float, ...]:
    """What a finished deal is worth to each seat; nothing if it is dealt again."""
    ruleset = state.ruleset
    if state.trump == NO_TRUMP:
        return (0.0,) * ruleset.players
    party = state.party
    of = payoff_of(ruleset, state.status, party, party)
    own, theirs = points_when_decided(state, of)
    mine = of.worth(own, theirs)
    others = -mine
    return tuple(mine if party >> seat & 1 else others for seat in range(ruleset.players))


def points_when_decided(state: FilkoStateData, of: Payoff) -> tuple[int, int]:
    """What the first party and the others had taken when the rest could change nothing more."""
    value, party = state.ruleset.value, state.party
    own = theirs = 0
    for _, cards, winner in state.tricks:
        if of.decided[own][of.total - own - theirs]:
            break
        points = sum([value[card] for card in cards])
        if party >> winner & 1:
            own += points
        else:
            theirs += points
    return own, theirs
