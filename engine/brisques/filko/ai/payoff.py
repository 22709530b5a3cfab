"""The payoff of a deal in points: what its end is worth, and what points so far lead to expect.

The rules keep no score: all that counts is who are masters, or who wins where each deal is a game
by itself. That is worth a hundred points here; a result in between, free or even, is worth nothing.
So for a party that would have been servants, not to be is a success: by running away, or by being
freed. Each point more than the others have adds one until all is decided, so that among equal
results the better one is played for.
"""

from __future__ import annotations

from functools import lru_cache

from brisques.filko.ruleset import FilkoRuleset
from brisques.filko.state_data import FilkoStateData
from brisques.filko.status import DealResult, Status, outcome
from brisques.tricks import NO_TRUMP

WIN_PAYOFF = 100.0
"""Payoff for being masters after the deal, or for winning one that is a game by itself."""
POINT_PAYOFF = 1.0
"""Payoff for each point more than the others, in a pack of 8 points."""
USUAL_POINTS = 8
"""Points of a pack that counts aces and tens; other packs are divided into as many units."""

UNITS = 30
"""Larger packs are counted in units, at least this many, so that tables stay small."""

SINGLE_DEAL = ("each-deal", "hats")
"""Values of `outcome` without masters: the winners have the payoff."""

LEVELS = 16
"""Levels of a share of the points to come: 0 is none of them, `LEVELS` all."""
CHUNKS = ((1, 0.45), (2, 0.35), (3, 0.2))
"""Points that fall at a time, in eighths of the pack, with their probabilities."""


class Payoff:
    """The payoff of points to one of two parties; "own" are the points that the party took.

    `worths[own]` is the worth of a finished deal without single points. `decided[own][left]` is
    whether that worth is certain while `left` points are still to be taken.
    """

    def __init__(self, ruleset: FilkoRuleset, status: Status, party: int, mine: int) -> None:
        """Make the payoff of the party `mine`: the first party or the other."""
        self.total = total = ruleset.total
        self.point = POINT_PAYOFF * USUAL_POINTS / total
        self.worths = [_worth_of_end(ruleset, status, party, mine, own) for own in range(total + 1)]
        self.decided = [self._decided_from(own) for own in range(total + 1)]
        self._expected: dict[int, list[list[float]]] = {}

    def _decided_from(self, own: int) -> list[bool]:
        same = True
        decided = []
        for left in range(self.total - own + 1):
            same = same and self.worths[own + left] == self.worths[own]
            decided.append(same)
        return decided

    def worth(self, own: int, theirs: int) -> float:
        """Return the worth of a deal by the points of both parties when it was decided."""
        return self.worths[own] + self.point * (own - theirs)

    def expected_worths(self, level: int) -> list[list[float]]:
        """Return the table `[own][theirs]` of the expected worth for a party of this strength.

        A party at `level` takes each chunk of points still to come with probability `level /
        LEVELS`. So six points are worth going for, and taking none is worth running for.
        """
        table = self._expected.get(level)
        if table is None:
            table = self._expected[level] = self._expected_table(level / LEVELS)
        return table

    def _expected_table(self, share: float) -> list[list[float]]:
        unit = max(1, self.total // UNITS)
        size = self.total // unit + 1
        expected = [[0.0] * size for _ in range(size)]
        for left in range(size):
            for own in range(size - left):
                theirs = size - 1 - left - own
                expected[own][theirs] = self._expected_worth(expected, own, theirs, unit, share)
        rows = [[row[theirs // unit] for theirs in range(self.total + 1)] for row in expected]
        return [rows[own // unit] for own in range(self.total + 1)]

    def _expected_worth(
        self, expected: list[list[float]], own: int, theirs: int, unit: int, share: float
    ) -> float:
        """Return one cell of the table, from those with fewer points left; points are in units."""
        left = len(expected) - 1 - own - theirs
        if self.decided[own * unit][left * unit]:
            even_share = self.point * unit * left * (2 * share - 1)
            return self.worth(own * unit, theirs * unit) + even_share
        worth_here = 0.0
        for eighths, odds in CHUNKS:
            chunk = min(left, max(1, round(eighths * (len(expected) - 1) / USUAL_POINTS)))
            won, lost = expected[own + chunk][theirs], expected[own][theirs + chunk]
            worth_here += odds * (share * won + (1 - share) * lost)
        return worth_here


def _worth_of_end(ruleset: FilkoRuleset, status: Status, party: int, mine: int, own: int) -> float:
    """Return the worth of an end to the party `mine`, without single points."""
    points = own if mine == party else ruleset.total - own
    deal = DealResult(ruleset.players, 0, party, points, ruleset.total, 0, 0)
    end = outcome(ruleset.rules, status, deal)
    first = end.winners if ruleset.rules.outcome in SINGLE_DEAL else end.status.masters
    if not first:
        return 0.0
    return WIN_PAYOFF if first == mine else -WIN_PAYOFF


def payoff_of(ruleset: FilkoRuleset, status: Status, party: int, mine: int) -> Payoff:
    """Return the payoff of the party `mine`, shared by all deals in which it is the same."""
    standing = (status.masters == mine) - (status.masters not in (0, mine))
    key = (standing, mine == party, status.party != 0)
    cache = _payoff_cache(ruleset)
    payoff = cache.get(key)
    if payoff is None:
        payoff = cache[key] = Payoff(ruleset, status, party, mine)
    return payoff


@lru_cache(maxsize=64)
def _payoff_cache(ruleset: FilkoRuleset) -> dict[tuple[int, bool, bool], Payoff]:  # noqa: ARG001
    """Return the payoffs computed so far for a variant."""
    return {}


def worth(state: FilkoStateData) -> tuple[float, ...]:
    """Return what a finished deal is worth to each seat; nothing if it is dealt again."""
    ruleset = state.ruleset
    if state.trump == NO_TRUMP:
        return (0.0,) * ruleset.players
    party = state.party
    payoff_table = payoff_of(ruleset, state.status, party, party)
    own, theirs = points_when_decided(state, payoff_table)
    mine = payoff_table.worth(own, theirs)
    others = -mine
    return tuple(mine if party >> seat & 1 else others for seat in range(ruleset.players))


def is_decided(state: FilkoStateData) -> bool:
    """Return whether `worth` is certain before the next trick; False in the middle of one.

    The seats may not know it yet: a partner may be secret.
    """
    if state.trick or state.trump == NO_TRUMP:
        return False
    party = state.party
    payoff_table = payoff_of(state.ruleset, state.status, party, party)
    return payoff_table.decided[state.party_points()][state.points_left()]


def points_when_decided(state: FilkoStateData, payoff_table: Payoff) -> tuple[int, int]:
    """Return the points of both parties at the moment from which the rest changes nothing."""
    value, party = state.ruleset.value, state.party
    own = theirs = 0
    for _, cards, winner in state.tricks:
        if payoff_table.decided[own][payoff_table.total - own - theirs]:
            break
        points = sum([value[card] for card in cards])
        if party >> winner & 1:
            own += points
        else:
            theirs += points
    return own, theirs
