"""Compare the legal actions by rules of thumb (greedy).

A party plays for six points, to hold what it has, or to run away with none: its *aim*. A card is
valued by who will take the trick and what lies in it, as seen from that aim; partners count as one.
"""

from __future__ import annotations

from brisques.filko.observation import FilkoObservation, unseen
from brisques.filko.ruleset import (
    AIM_BASE,
    AIMS,
    ASK_COUNT,
    CALL,
    CALL_BASE,
    CHOOSE,
    CUT,
    CUT_BASE,
    END_EARLY,
    NAME_BASE,
    SIGNAL_BASE,
    FilkoRuleset,
)
from brisques.filko.status import DealResult, outcome
from brisques.tricks import TrickOrder

RUN = AIMS.index("run")
WEAK_TRICKS = 0.05
"""Expected tricks for each card in hand, below which a party without points runs away."""
TEMPO = 2.0
"""Worth of the lead, where a point is worth ten."""
SPEAK = 500.0
"""Ranks talk that is worth while before any card, and other talk after."""
ALONE = 1000.0
"""Ranks the call of a card of one's own hand, which leaves no partner, after any other."""


def estimate(ruleset: FilkoRuleset, observation: FilkoObservation) -> list[float]:
    """Return a number for each action in `observation.legal`, in that order; higher is better."""
    if observation.phase == CUT:
        middle = len(ruleset.cards) // 2
        return [-float(abs(action - CUT_BASE - middle)) for action in observation.legal]
    if observation.phase == CALL:
        return [_call_worth(ruleset, observation, action) for action in observation.legal]
    if observation.phase == CHOOSE:
        return [0.0 for _ in observation.legal]
    choice = Choice(ruleset, observation)
    return [choice.worth(action) for action in observation.legal]


def _call_worth(ruleset: FilkoRuleset, observation: FilkoObservation, action: int) -> float:
    """Return the worth of a call, by the length and strength of the suit and the card called."""
    named = action - CALL_BASE
    suit = named >> 3 if action >= CALL_BASE else action - NAME_BASE
    held = [c for c in observation.hand if c >> 3 == suit and c not in ruleset.permanent]
    worth = 10.0 * len(held) + sum(c & 7 for c in held)
    return worth + (named & 7 if action >= CALL_BASE else 0) - ALONE * (named in observation.hand)


class Choice:
    """One decision in play: what the seat knows, and the aim of its party."""

    def __init__(self, ruleset: FilkoRuleset, observation: FilkoObservation) -> None:
        self.ruleset = ruleset
        self.observation = observation
        self.order = ruleset.orders[observation.trump]
        self.unseen_cards = unseen(ruleset, observation)
        self.hidden = [*self.unseen_cards, *(c for cards in observation.known for c in cards)]
        self.voids = _find_voids(observation, self.order)
        self.point = 80.0 / ruleset.total
        self.stranger_chance = ruleset.stranger_chance(observation.allies, observation.foes)
        self.aim = self._aim()

    # --- what the party is after --------------------------------------------------------------

    def _points(self) -> tuple[int, int]:
        """Return the points of the seats known to be partners, and of all others."""
        side = self.ruleset.side
        mine = {side[seat] for seat in self.ruleset.seats(self.observation.allies)}
        ours = sum(points for which, points in enumerate(self.observation.totals) if which in mine)
        return ours, sum(self.observation.totals) - ours

    def _strength(self) -> float:
        """Return the tricks that the hand alone can expect."""
        strength = 0.0
        for card in self.observation.hand:
            beaters = sum(self.order.beats[card][other] for other in self.hidden)
            if self.order.group[card] == self.order.trump:
                strength += 1.0 / (1 + beaters)
            elif not beaters or card & 7 == 7:
                strength += 0.6
        return strength

    def _aim(self) -> int:
        """Return the aim: run away without points and with a weak hand, else six, or hold."""
        if self.ruleset.rules.outcome not in ("run-away", "liberation"):
            return AIMS.index("six")
        ours, theirs = self._points()
        said = [self.observation.aims[s] for s in self.ruleset.seats(self.observation.allies)]
        weak = self._strength() < WEAK_TRICKS * len(self.observation.hand) and not ours
        if not ours and self._pays_to_run() and (weak or (RUN in said and theirs >= 2)):
            return RUN
        return AIMS.index("hold" if theirs >= 3 else "six")

    def _pays_to_run(self) -> bool:
        """Return whether the party does better to take no point than to take few."""
        observation = self.observation
        party = observation.allies
        if not observation.party:
            return False

        def masters_after(points: int) -> int:
            total = self.ruleset.total
            deal = DealResult(
                observation.players,
                observation.dealer,
                party,
                points,
                total,
                observation.trump,
                observation.old_man,
            )
            return outcome(self.ruleset.rules, observation.status, deal).status.masters

        return masters_after(0) == 0 and masters_after(1) not in (0, party)

    # --- worth --------------------------------------------------------------------------------

    def worth(self, action: int) -> float:
        """Return the worth of an action of the seat to move in play."""
        if action < END_EARLY:
            return self._card_worth(action)
        if action == END_EARLY:
            return 2 * SPEAK
        if action == ASK_COUNT:
            return -SPEAK
        if action < SIGNAL_BASE:
            return self._say_worth(action - AIM_BASE)
        return self._signal_worth(action - SIGNAL_BASE)

    def _say_worth(self, aim: int) -> float:
        """Return the worth of saying an aim: only a new aim is worth saying."""
        news = aim == self.aim and self.observation.aims[self.observation.seat] != aim
        return SPEAK if news and (aim == RUN or RUN in self.observation.aims) else -SPEAK

    def _signal_worth(self, suit: int) -> float:
        """Return the worth of asking for a suit: only one whose ace is held."""
        observation = self.observation
        if observation.signals[observation.seat] >= 0 or observation.leader == observation.seat:
            return -SPEAK
        group = [c for c in observation.hand if self.order.group[c] == suit]
        best = any(c & 7 == 7 for c in group)
        return SPEAK + suit if best and suit != observation.trump else -SPEAK

    def _card_worth(self, card: int) -> float:
        observation = self.observation
        trick = [*observation.trick, card]
        ours = self._chance_ours(trick)
        value = sum(self.ruleset.value[c] for c in trick) + self._points_to_come(trick, ours)
        stake = value * self.point + TEMPO
        gain = (2.0 * ours - 1.0) * stake
        if self.aim == RUN:
            return -gain + 0.3 * self._keep_value(card)
        return (
            gain - self._keep_value(card) + (0.0 if observation.trick else self._lead_bonus(card))
        )

    def _chance_ours(self, trick: list[int]) -> float:
        """Return the probability that the party takes the trick that begins so."""
        observation = self.observation
        best = self.order.best(trick)
        chance = self._friend_chance((observation.leader + best) % observation.players)
        for turn in range(len(trick), observation.players):
            seat = (observation.leader + turn) % observation.players
            beats = self._chance_to_beat(seat, trick[0], trick[best])
            friend = self._friend_chance(seat)
            # A friend beats the trick where it pays, a foe wherever he can.
            chance += (1.0 - chance) * beats * friend * 0.8 - chance * beats * (1.0 - friend)
        return max(0.0, min(1.0, chance))

    def _friend_chance(self, seat: int) -> float:
        """Return the probability that a seat is of the same party."""
        bit = 1 << seat
        if self.observation.allies & bit:
            return 1.0
        if self.observation.foes & bit:
            return 0.0
        return self.stranger_chance

    def _chance_to_beat(self, seat: int, lead: int, best: int) -> float:
        """Return the probability that a seat holds a better card and may play it."""
        order, hidden = self.order, self.hidden
        if not hidden:
            return 0.0
        miss = 1.0 - self.observation.held[seat] / max(len(hidden), self.observation.held[seat])
        suit = order.group[lead]
        in_suit = [c for c in hidden if order.group[c] == suit]
        void = 1.0 if (seat, suit) in self.voids else miss ** len(in_suit)
        higher = sum(order.beats[best][c] for c in in_suit)
        by_suit = (1.0 - void) * (1.0 - miss**higher)
        if suit == order.trump or (seat, order.trump) in self.voids:
            return by_suit
        trumps = sum(order.beats[best][c] for c in hidden if order.group[c] == order.trump)
        return by_suit + void * (1.0 - miss**trumps)

    def _points_to_come(self, trick: list[int], ours: float) -> float:
        """Return the expected points that those who have not played will add."""
        if not self.hidden:
            return 0.0
        mean = sum(self.ruleset.value[c] for c in self.hidden) / len(self.hidden)
        seats = range(len(trick), self.observation.players)
        friends = (
            self._friend_chance((self.observation.leader + turn) % self.observation.players)
            for turn in seats
        )
        # Friends add points to a trick that is ours, foes to one that is not.
        return sum(mean * (0.4 + 1.4 * (f * ours + (1.0 - f) * (1.0 - ours))) for f in friends)

    def _lead_bonus(self, card: int) -> float:
        """Return the bonus for leading a suit that a partner asked for."""
        bonus = 0.0
        for seat in self.ruleset.seats(self.observation.allies & ~(1 << self.observation.seat)):
            bonus += 6.0 * (self.observation.signals[seat] == self.order.group[card])
        return bonus

    def _keep_value(self, card: int) -> float:
        """Return what the card is worth in the hand for a later trick."""
        if self.order.group[card] == self.order.trump:
            below = sum(self.order.beats[other][card] for other in self.hidden)
            return 1.0 + 5.0 * below / max(1, len(self.hidden))
        return 0.2 * (card & 7)


def _find_voids(observation: FilkoObservation, order: TrickOrder) -> set[tuple[int, int]]:
    """Return pairs (seat, group of cards) in which play has shown the seat to be void."""
    voids = set()
    for leader, cards in [
        *((led, cards) for led, cards, _ in observation.tricks),
        (observation.leader, observation.trick),
    ]:
        for turn, card in enumerate(cards):
            if order.group[card] == order.group[cards[0]]:
                continue
            seat = (leader + turn) % observation.players
            voids.add((seat, order.group[cards[0]]))
            if order.group[card] != order.trump:
                voids.add((seat, order.trump))
    return voids
