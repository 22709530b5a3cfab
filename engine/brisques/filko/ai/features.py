"""Extract the features of a decision: what the seat to move knows of the deal, and its situation.

They are read from the state for speed, but only from what the seat may see: its own hand, the cards
played, the voids that others have shown, and the parties as far as the seat knows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from brisques.cards import ACE, FACES, TEN
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


class Features:
    """The features of one decision in play.

    `hand` and `unseen` are sets of cards; `friends` are probabilities by seat; `own` and `theirs`
    are the points of the two parties. `expected[own][theirs]` is the expected worth of the deal to
    the party at those points. `slope` is what one more point is worth now: below 0 for a party that
    does better to take none.
    """

    __slots__ = (
        "expected",
        "friends",
        "hand",
        "later",
        "own",
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
    later: list[LaterSeat]


class FeatureExtractor:
    """Extracts the features of states of one variant, with one set of weights."""

    def __init__(self, ruleset: FilkoRuleset, weights: Weights) -> None:
        self.ruleset = ruleset
        self.weights = weights
        self.tables = [trump_tables(ruleset, suit) for suit in range(4)]
        plain = [card for card in ruleset.cards if card not in ruleset.permanent]
        self.aces = sum(1 << card for card in plain if card & 7 == ACE)
        self.tens = sum(1 << card for card in plain if card & 7 == TEN)
        self._strengths = [self._strengths_with(tables) for tables in self.tables]
        self._chances: dict[tuple[int, int, int], tuple[float, ...]] = {}

    def _strengths_with(self, tables: TrumpTables) -> list[float]:
        """Return the share of a trick that each card is good for."""
        weights = self.weights
        worth = [0.0] * FACES
        for card in self.ruleset.cards:
            if tables.trumps >> card & 1:
                worth[card] = weights.strong_trump + weights.strong_height * tables.height[card]
            elif card & 7 >= TEN:
                worth[card] = weights.strong_ace if card & 7 == ACE else weights.strong_ten
        return worth

    def extract(self, state: FilkoState) -> Features:
        """Return the features of the seat that is to play a card."""
        features = Features()
        seat = state.to_move
        features.state = state
        features.tables = tables = self.tables[state.trump]
        hand = 0
        for card in state.hands[seat]:
            hand |= 1 << card
        features.hand = hand
        features.unseen = tables.pack & ~state.gone & ~hand
        features.friends = self._friends(state, seat)
        own, theirs = features.own, features.theirs = self._points(state, features.friends)
        level = self._strength_level(features)
        expected = features.expected = self.payoff(state, seat).expected_worths(level)
        left = self.ruleset.total - own - theirs
        slope = expected[own + 1][theirs] - expected[own][theirs + 1] if left > 0 else 0.0
        features.slope = slope if abs(slope) > LEAST_SLOPE else LEAST_SLOPE
        features.later = self._later_seats(features)
        return features

    # --- parties --------------------------------------------------------------------------------

    def _friends(self, state: FilkoState, seat: int) -> tuple[float, ...]:
        """Return the probability that each seat is of this seat's party."""
        allies, foes = known_sides(state, seat)
        key = (allies, foes, seat)
        friends = self._chances.get(key)
        if friends is None:
            friends = self._chances[key] = self._chances_of(allies, foes)
        return friends

    def _chances_of(self, allies: int, foes: int) -> tuple[float, ...]:
        """Return the probabilities by seat: of unknown seats, one is the Old Man's partner."""
        players = self.ruleset.players
        unknown = self.ruleset.everybody & ~(allies | foes)
        friends = players - 3 if foes else 1
        stranger = friends / max(1, unknown.bit_count())
        return tuple(
            1.0 if allies >> s & 1 else 0.0 if foes >> s & 1 else stranger for s in range(players)
        )

    def payoff(self, state: FilkoState, seat: int) -> Payoff:
        """Return the payoff of points to the seat's party.

        It depends on which of the two parties that is, not on who else is in it. A seat knows
        whether it is of the first party: only the Old Man and the holder of the called card are.
        """
        party = state.party
        mine = party if party >> seat & 1 else self.ruleset.everybody & ~party
        return payoff_of(self.ruleset, state.status, party, mine)

    # --- points ---------------------------------------------------------------------------------

    def _points(self, state: FilkoState, friends: tuple[float, ...]) -> tuple[int, int]:
        """Return the points of the party and of the others; strangers count by probability."""
        totals = state.totals
        if self.ruleset.fixed:
            side = self.ruleset.side[state.to_move]
            return totals[side], totals[1 - side]
        own = 0.0
        for points, friend in zip(totals, friends, strict=True):
            own += points * friend
        mine = int(own + 0.5)
        return mine, sum(totals) - mine

    def _strength_level(self, features: Features) -> int:
        """Return the level for `Payoff.expected_worths`, by the hand and the size of the party."""
        weights, state, unseen = self.weights, features.state, features.unseen
        worth = self._strengths[state.trump]
        hand = state.hands[state.to_move]
        mine = 0.0
        for card in hand:
            mine += worth[card]
        plain = unseen & ~features.tables.trumps
        trumps = (unseen ^ plain).bit_count()
        theirs = (
            trumps * (weights.strong_trump + 0.5 * weights.strong_height)
            + (plain & self.aces).bit_count() * weights.strong_ace
            + (plain & self.tens).bit_count() * weights.strong_ten
        )
        ahead = mine / len(hand) - theirs / (unseen.bit_count() or 1)
        sides = weights.strong_friend * (2.0 * sum(features.friends) / self.ruleset.players - 1.0)
        share = 0.5 + ahead + sides + (0.0 if state.trick else weights.strong_lead)
        if RUN in state.aims:
            for aim, friend in zip(state.aims, features.friends, strict=True):
                share -= weights.heard_run * (aim == RUN and friend == 1.0)
        return max(1, min(LEVELS - 1, round(share * LEVELS)))

    # --- seats ----------------------------------------------------------------------------------

    def _later_seats(self, features: Features) -> list[LaterSeat]:
        """Return the seats that play after this one in the trick."""
        state, unseen, friends = features.state, features.unseen, features.friends
        after, voids, hands = self.ruleset.after, state.voids, state.hands
        later_seats = []
        seat = state.to_move
        for _ in range(self.ruleset.players - 1 - len(state.trick)):
            seat = after[seat]
            possible = unseen & ~voids[seat]
            held = len(hands[seat])
            none_chances = void_chances(max(possible.bit_count(), held))[held]
            friend = friends[seat]
            later_seats.append(LaterSeat(seat, 1.0 - friend, friend, possible, none_chances))
        return later_seats
