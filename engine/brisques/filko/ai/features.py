"""Extract the features of a decision: what the seat to move knows of the deal, and its situation.

They are read from the state for speed, but only from what the seat may see: its own hand, the cards
played, the voids that others have shown, and the parties as far as the seat knows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from brisques.cards import ACE, FACES, is_brisque
from brisques.filko.ai.payoff import LEVELS, Payoff, payoff_of
from brisques.filko.ai.trump_tables import TrumpTables, trump_tables, void_chances
from brisques.filko.observation import known_sides
from brisques.filko.ruleset import AIMS, FilkoRuleset

if TYPE_CHECKING:
    from brisques.filko.ai.weights import Weights
    from brisques.filko.state import FilkoState

RUN = AIMS.index("run")
LEAST_SLOPE = 2.0
"""Least absolute worth of a point."""


class LaterSeat(NamedTuple):
    """A seat that plays later in the trick: the chances that it is foe or friend, and its cards.

    `possible` are the unseen cards that it may hold.
    """

    seat: int
    foe: float
    friend: float
    possible: int
    none_chances: list[float]
    """`none_chances[n]` is the probability that the seat holds none of n of its possible cards."""


class Parties(NamedTuple):
    """What a seat knows of the parties.

    `friends` are the probabilities, by seat, that it is of this seat's party; `share` is what they
    add to the share of the points to come. `sides` are those whose points the party has, empty as
    long as a seat is unknown.
    """

    friends: tuple[float, ...]
    share: float
    sides: tuple[int, ...]


class Features:
    """The features of one decision in play.

    `hand` and `unseen` are sets of cards; `friends` are probabilities by seat; `own` and `theirs`
    are the points of the two parties. `expected[own][theirs]` is the expected worth of the deal to
    the party at those points. `slope` is what one more point is worth now. It `runs` if it has no
    point, fears the next one, and expects less than it would get without any.
    """

    __slots__ = (
        "expected",
        "friends",
        "hand",
        "later",
        "own",
        "runs",
        "slope",
        "state",
        "tables",
        "theirs",
        "unseen",
    )

    state: FilkoState
    tables: TrumpTables
    hand: int
    unseen: int
    friends: tuple[float, ...]
    own: int
    theirs: int
    expected: list[list[float]]
    slope: float
    runs: bool
    later: list[LaterSeat]


class FeatureExtractor:
    """Extracts the features of states of one variant, with one set of weights."""

    def __init__(self, ruleset: FilkoRuleset, weights: Weights) -> None:
        self.ruleset = ruleset
        self.weights = weights
        self.tables = [trump_tables(ruleset, suit) for suit in range(4)]
        self._strengths = [self._strengths_with(tables) for tables in self.tables]
        self._unseen_trump = weights.strong_trump + 0.5 * weights.strong_height
        self._parties: dict[tuple[int, int], Parties] = {}
        self._none_chances = [
            [void_chances(max(cards, held))[held] for held in range(ruleset.hand + 1)]
            for cards in range(len(ruleset.cards) + 1)
        ]

    def _strengths_with(self, tables: TrumpTables) -> list[float]:
        """Return the share of a trick that each card is good for."""
        weights = self.weights
        worth = [0.0] * FACES
        for card in self.ruleset.cards:
            if tables.trumps >> card & 1:
                worth[card] = weights.strong_trump + weights.strong_height * tables.height[card]
            elif is_brisque(card):
                worth[card] = weights.strong_ace if card & 7 == ACE else weights.strong_ten
        return worth

    def extract(self, state: FilkoState) -> Features:
        """Return the features of the seat that is to play a card."""
        features = Features()
        seat, trump = state.to_move, state.trump
        features.state = state
        features.tables = tables = self.tables[trump]
        strengths = self._strengths[trump]
        hand, strength = 0, 0.0
        for card in state.hands[seat]:
            hand |= 1 << card
            strength += strengths[card]
        features.hand = hand
        features.unseen = tables.pack & ~state.gone & ~hand
        parties = self._parties_of(state, seat)
        features.friends = parties.friends
        own, theirs = features.own, features.theirs = _points(state, parties)
        level = self._level(features, strength, parties.share)
        payoff = self.payoff(state, seat)
        expected = features.expected = payoff.expected_worths(level)
        left = self.ruleset.total - own - theirs
        slope = expected[own + 1][theirs] - expected[own][theirs + 1] if left > 0 else 0.0
        features.slope = slope if abs(slope) > LEAST_SLOPE else LEAST_SLOPE
        features.runs = (
            slope < 0 and not own and expected[0][theirs] < payoff.worth(0, payoff.total)
        )
        features.later = self._later_seats(features)
        return features

    # --- parties --------------------------------------------------------------------------------

    def _parties_of(self, state: FilkoState, seat: int) -> Parties:
        """Return what the seat knows of the parties, cached."""
        known = known_sides(state, seat)
        parties = self._parties.get(known)
        if parties is None:
            parties = self._parties[known] = self._find_parties(*known)
        return parties

    def _find_parties(self, allies: int, foes: int) -> Parties:
        """Return the parties by the seats known."""
        ruleset = self.ruleset
        players = ruleset.players
        unknown = ruleset.everybody & ~(allies | foes)
        stranger = ruleset.stranger_chance(allies, foes)
        friends = tuple(
            1.0 if allies >> s & 1 else 0.0 if foes >> s & 1 else stranger for s in range(players)
        )
        share = self.weights.strong_friend * (2.0 * sum(friends) / players - 1.0)
        sides = set() if unknown else {ruleset.side[seat] for seat in ruleset.seats(allies)}
        return Parties(friends, share, tuple(sides))

    def payoff(self, state: FilkoState, seat: int) -> Payoff:
        """Return the payoff of points to the seat's party.

        It depends on which of the two parties that is, not on who else is in it. A seat knows
        whether it is of the first party: only the Old Man and the holder of the called card are.
        """
        party = state.party
        mine = self.ruleset.party_of(seat, party)
        return payoff_of(self.ruleset, state.status, party, mine)

    # --- points ---------------------------------------------------------------------------------

    def _level(self, features: Features, strength: float, party_share: float) -> int:
        """Return the level for `Payoff.expected_worths`, by the hand and the size of the party."""
        weights, state = self.weights, features.state
        unseen, tables = features.unseen, features.tables
        theirs = (
            (unseen & tables.trumps).bit_count() * self._unseen_trump
            + (unseen & tables.plain_aces).bit_count() * weights.strong_ace
            + (unseen & tables.plain_tens).bit_count() * weights.strong_ten
        )
        ahead = strength / features.hand.bit_count() - theirs / (unseen.bit_count() or 1)
        share = 0.5 + ahead + party_share
        if not state.trick:
            share += weights.strong_lead
        if RUN in state.aims:
            for aim, friend in zip(state.aims, features.friends, strict=True):
                share -= weights.heard_run * (aim == RUN and friend == 1.0)
        return max(1, min(LEVELS - 1, round(share * LEVELS)))

    # --- seats ----------------------------------------------------------------------------------

    def _later_seats(self, features: Features) -> list[LaterSeat]:
        """Return the seats that play after this one in the trick."""
        state, unseen, friends = features.state, features.unseen, features.friends
        after, voids, hands = self.ruleset.after, state.voids, state.hands
        none_chances = self._none_chances
        later_seats = []
        last = state.leader
        seat = after[state.to_move]
        while seat != last:
            possible = unseen & ~voids[seat]
            friend = friends[seat]
            chances = none_chances[possible.bit_count()][len(hands[seat])]
            later_seats.append(LaterSeat(seat, 1.0 - friend, friend, possible, chances))
            seat = after[seat]
        return later_seats


def _points(state: FilkoState, parties: Parties) -> tuple[int, int]:
    """Return the points of the party and of the others; strangers count by probability."""
    totals = state.totals
    if parties.sides:
        mine = sum([totals[side] for side in parties.sides])
    else:
        own = 0.0
        for points, friend in zip(totals, parties.friends, strict=True):
            own += points * friend
        mine = int(own + 0.5)
    return mine, sum(totals) - mine
