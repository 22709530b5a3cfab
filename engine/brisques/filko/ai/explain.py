"""Give the reasons for or against an action, as message keys with plain parameters.

They use only what the seat can see or work out: who takes the trick and with what probability, what
lies in it, what the card is good for later, and what the points mean to the party.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from brisques.cards import ACE
from brisques.filko.ai.card_value import has_any
from brisques.filko.ai.features import RUN
from brisques.filko.ai.policy import SIX, FilkoPolicy
from brisques.filko.ai.trick_chances import trick_chances
from brisques.filko.observation import FilkoObservation, determinize
from brisques.filko.outcomes import outcomes
from brisques.filko.ruleset import (
    AIM_BASE,
    CALL,
    CALL_BASE,
    CUT,
    END_EARLY,
    NAME_BASE,
    PLAY,
    SIGNAL_BASE,
    FilkoRuleset,
    is_talk,
)
from brisques.players.contract import Reason, estimated_percent

MAX_REASONS = 5
"""Most reasons given for an action."""
CERTAIN = 0.999
LEAST_CHANCE = 0.01
"""Least probability of what is not certain."""
LIKELY = 0.65
"""Least probability at which a card is said to lose the trick, or to be trumped."""
CATCH = 0.25
"""Least probability of taking a trick at which its points are named."""
DANGER = 0.15
"""Least probability of a ruff that is mentioned."""
SAME_CHANCE = 0.01
"""Probabilities that differ by less are the same."""


def reasons(policy: FilkoPolicy, observation: FilkoObservation, action: int) -> list[Reason]:
    """Return the reasons for or against an action of the seat to move, weightiest first."""
    if [action] == [each for each in observation.legal if not is_talk(each)]:
        return [Reason("reason-only", {})]
    ruleset = policy.ruleset
    if observation.phase == PLAY and action < END_EARLY:
        return list(CardReasons(policy, observation, action).reasons_by_weight())[:MAX_REASONS]
    if observation.phase == PLAY:
        return [_talk_reason(policy, observation, action)]
    if observation.phase == CALL:
        return list(_call_reasons(ruleset, observation, action))
    return [Reason("reason-cut-alike" if observation.phase == CUT else "reason-servant-alike", {})]


class CardReasons:
    """The reasons for one card of a hand, from the features of the deal that the seat knows."""

    def __init__(self, policy: FilkoPolicy, observation: FilkoObservation, card: int) -> None:
        self.policy = policy
        self.card_values = policy.card_values
        self.ruleset = ruleset = policy.ruleset
        self.observation = observation
        self.card = card
        # Any guess of the hidden cards will do: the features are only what the seat sees.
        guess = determinize(ruleset, observation, Random(0))
        self.features = self.card_values.extractor.extract(guess)
        self.legal = [action for action in observation.legal if action < END_EARLY]
        self.chance = self._chance(card)
        self.counting = [c for c in (*observation.trick, card) if ruleset.value[c]]
        self.points = ruleset.points(self.counting)

    def reasons_by_weight(self) -> Iterator[Reason]:
        """Yield all reasons, weightiest first."""
        yield from self._run_reason()
        yield from self._settling_reason()
        yield from self._trick_reason()
        if self.features.runs:
            yield from self._partner_reasons()
            return
        yield from self._withheld_reason()
        if self.observation.trick:
            yield from self._partner_reasons()
            yield from self._cheaper_reason()
            yield from self._kept_reason()
        else:
            yield from self._lead_reasons()
        yield from self._permanent_reason()

    def _chance(self, card: int) -> float:
        """Return how likely the party takes the trick; 0 or 1 only where no choice changes that."""
        chance = self.card_values.chances(self.features, [card])[0]
        if chance == 1.0 or (chance == 0.0 and self._must_lose(card)):
            return chance
        chance = trick_chances(self.observation, self.policy).to_take(card)
        return min(max(chance, LEAST_CHANCE), 1.0 - LEAST_CHANCE)

    def _must_lose(self, card: int) -> bool:
        """Return whether a card that no partner can help is beaten whatever the foes play."""
        seat = self.observation.seat
        best, holder = (card, seat) if self._takes(card) else self._best()
        beaters = self.features.tables.beaters[best]
        return self.features.friends[holder] == 0.0 or any(
            later.foe == 1.0 and not later.possible & ~beaters for later in self.features.later
        )

    def _code(self, card: int) -> str:
        return self.ruleset.pattern.format_card(card)

    def _codes(self, cards: list[int]) -> list[str]:
        return [self._code(card) for card in cards]

    def _suit(self, card: int) -> str:
        return self.ruleset.pattern.suits[card >> 3]

    # --- points -------------------------------------------------------------------------------

    def _run_reason(self) -> Iterator[Reason]:
        """Yield the reason about running away, for a party that does better to take no point."""
        if not self.features.runs:
            return
        if self.chance <= 1.0 - LIKELY:
            yield Reason("reason-runs", {"percent": round(100 * self.chance)})
        elif self.points or self.features.later:
            yield Reason("reason-ends-run", {})

    def _settling_reason(self) -> Iterator[Reason]:
        """Yield the result that the points of this trick settle, if all of the party is known."""
        if not self.observation.party:
            return
        features, points = self.features, self.points
        payoff = self.card_values.extractor.payoff(features.state, self.observation.seat)
        left = payoff.total - features.own - features.theirs
        if not points or payoff.decided[features.own][left]:
            return
        if self.chance >= CERTAIN and payoff.decided[features.own + points][left - points]:
            yield self._settled_reason(
                "reason-reaches", features.own + points, features.own + points
            )
        elif self.chance <= 1.0 - CERTAIN and payoff.decided[features.own][left - points]:
            yield self._settled_reason("reason-lets-reach", features.theirs + points, features.own)

    def _settled_reason(self, key: str, points: int, own: int) -> Reason:
        for outcome in outcomes(self.ruleset, self.observation):
            if any(least <= own <= most for least, most in outcome["points"]):
                return Reason(key, {"points": points, "comes": outcome["comes"]})
        raise AssertionError(own)

    def _trick_reason(self) -> Iterator[Reason]:
        """Who takes the trick, and what lies in it."""
        percent = round(100 * self.chance)
        goods: dict[str, Any] = {"cards": self._codes(self.counting), "points": self.points}
        if self.chance >= CERTAIN:
            if self.points:
                yield Reason("reason-wins", goods)
            elif self._takes(self.card):
                yield Reason("reason-party-takes", {})
        elif self.chance <= 1.0 - CERTAIN:
            yield Reason("reason-gives", goods) if self.points else Reason("reason-leaves-lead", {})
            if not any(self._chance(card) for card in self.legal):
                yield Reason("reason-none-wins", {})
        else:
            own = self.ruleset.value[self.card]
            if own:
                lost = {"card": self._code(self.card), "points": own, "percent": 100 - percent}
                yield Reason("reason-risks", lost)
            if own or not self._leaves_to_partner():
                yield Reason("reason-party-chance", {"percent": percent})
            if self._may_catch():
                yield Reason("reason-catches", goods)

    def _may_catch(self) -> bool:
        """Return whether the card may well take points that no partner holds so far."""
        lie = any(self.ruleset.value[card] for card in self.observation.trick)
        may_take = self._takes(self.card) and self.chance >= CATCH
        return lie and may_take and not self._is_partners() and not self.features.runs

    def _withheld_reason(self) -> Iterator[Reason]:
        """Yield the cards with more points that a trick which is likely lost does not get."""
        value = self.ruleset.value
        spared = [card for card in self.legal if value[card] > value[self.card]]
        if spared and self.chance <= 1.0 - LIKELY:
            spared.sort(key=lambda card: (-value[card], -card))
            codes = self._codes(spared)
            yield Reason("reason-withholds", {"cards": [codes] if codes[1:] else codes})

    # --- to a trick ---------------------------------------------------------------------------

    def _best(self) -> tuple[int, int]:
        """Return the best card of the trick so far, and its seat."""
        place = self.features.tables.order.best(self.observation.trick)
        return self.observation.trick[place], (
            self.observation.leader + place
        ) % self.observation.players

    def _is_highest(self, card: int) -> bool:
        """Return whether no card above it in its suit is left in a hand."""
        features = self.features
        return not (features.unseen | features.hand) & features.tables.above[card]

    def _takes(self, card: int) -> bool:
        """Return whether the card would be the best of the trick so far."""
        if not self.observation.trick:
            return True
        return bool(self.features.tables.beaters[self._best()[0]] >> card & 1)

    def _is_partners(self) -> bool:
        """Return whether a partner is winning the trick so far."""
        return bool(self.observation.trick) and self.features.friends[self._best()[1]] == 1.0

    def _leaves_to_partner(self) -> bool:
        """Return whether a partner is winning the trick, and the card does not beat it."""
        return self._is_partners() and not self._takes(self.card)

    def _partner_reasons(self) -> Iterator[Reason]:
        """Yield what the card does to a trick that a partner is winning."""
        if not self._is_partners():
            return
        best, seat = self._best()
        points = self.ruleset.value[self.card]
        if points and self.chance > 1.0 - LIKELY:
            params = {"card": self._code(self.card), "points": points, "seat": seat}
            yield Reason("reason-feeds", params)
        if self._takes(self.card):
            below = [card for card in self.legal if not self._takes(card)]
            if below and self._chance(below[0]) >= CERTAIN:
                yield Reason("reason-overtakes", {"card": self._code(best), "seat": seat})
        elif not points and self.chance > 1.0 - CERTAIN:
            percent = round(100 * self.chance)
            yield Reason("reason-partner-holds", {"seat": seat, "percent": percent})

    def _cheaper_reason(self) -> Iterator[Reason]:
        """Yield a lower card that would do as well."""
        suits, above = self.features.tables.suits, self.features.tables.above
        if not self._takes(self.card):
            return
        lower = [
            card
            for card in self.legal
            if suits[card] == suits[self.card]
            and above[card] >> self.card & 1
            and self.ruleset.value[card] == self.ruleset.value[self.card]
            and self._takes(card)
            and self.features.unseen & above[card] & ~above[self.card]
            and self._chance(card) > self.chance - SAME_CHANCE
        ]
        if lower:
            least = max(lower, key=lambda card: above[card].bit_count())
            enough = {"card": self._code(self.card), "enough": self._code(least)}
            yield Reason("reason-cheaper", enough)

    def _kept_reason(self) -> Iterator[Reason]:
        """Yield a card of no worth that is the highest of its suit and stays in the hand."""
        for card in self.legal:
            is_plain = not self.features.tables.trumps >> card & 1
            is_kept = card != self.card and not self.ruleset.value[card]
            if is_plain and is_kept and self._is_highest(card):
                yield Reason(
                    "reason-keeps-high", {"card": self._code(card), "suit": self._suit(card)}
                )

    # --- to lead ------------------------------------------------------------------------------

    def _lead_reasons(self) -> Iterator[Reason]:
        """Yield the reasons for or against leading the card."""
        features, card = self.features, self.card
        tables, code = features.tables, self._code(card)
        highest = self._is_highest(card)
        if tables.trumps >> card & 1:
            if highest:
                yield Reason("reason-boss-trump", {"card": code})
            mine = (features.hand & tables.trumps).bit_count()
            left = (features.unseen & tables.trumps).bit_count()
            if left:
                draws = mine * (self.observation.players - 1) >= left
                key = "reason-draws" if draws else "reason-helps-foes"
                yield Reason(key, {"mine": mine, "left": left})
            return
        suit = self._suit(card)
        for later in features.later:
            if (
                later.friend == 1.0
                and not later.possible & tables.suits[card]
                and has_any(later, tables.trumps)
            ):
                yield Reason("reason-friend-ruffs", {"suit": suit, "seat": later.seat})
            if later.friend == 1.0 and self.observation.signals[later.seat] == card >> 3:
                yield Reason("reason-asked", {"suit": suit, "seat": later.seat})
        chances = trick_chances(self.observation, self.policy)
        danger = chances.of_ruff(tables.suits[card], tables.trumps)
        if highest and danger < LIKELY:
            yield Reason("reason-boss", {"card": code, "suit": suit})
        if danger >= DANGER:
            params = {"suit": suit, "percent": estimated_percent(danger)}
            yield Reason("reason-ruff-danger", params)
        is_last = features.hand & tables.suits[card] == 1 << card
        if is_last and features.unseen & tables.suits[card] and features.hand & tables.trumps:
            yield Reason("reason-empties", {"suit": suit})

    # --- permanent trumps ---------------------------------------------------------------------

    def _permanent_reason(self) -> Iterator[Reason]:
        """Yield whether a permanent trump is spent or kept."""
        permanent = [card for card in self.legal if card in self.ruleset.permanent]
        if self.card in permanent:
            yield Reason("reason-spends-permanent", {"card": self._code(self.card)})
        elif permanent:
            yield Reason("reason-keeps-permanent", {"cards": self._codes(permanent)})


def _talk_reason(policy: FilkoPolicy, observation: FilkoObservation, action: int) -> Reason:
    """Return the reason for talk, or for ending the deal."""
    if action == END_EARLY:
        return Reason("reason-decided", {})
    ruleset = policy.ruleset
    guess = determinize(ruleset, observation, Random(0))
    if action == AIM_BASE + RUN and policy.card_values.extractor.extract(guess).runs:
        return Reason("reason-says-run", {})
    partner_runs = any(observation.aims[seat] == RUN for seat in ruleset.seats(observation.allies))
    if action == AIM_BASE + SIX and partner_runs:
        return Reason("reason-says-six", {})
    suit = action - SIGNAL_BASE
    if 0 <= suit < NAME_BASE - SIGNAL_BASE and suit != observation.trump:
        for card in observation.hand:
            if card >> 3 == suit and card & 7 == ACE and card not in ruleset.permanent:
                params = {
                    "card": ruleset.pattern.format_card(card),
                    "suit": ruleset.pattern.suits[suit],
                }
                return Reason("reason-asks-ace", params)
    return Reason("reason-talk-nothing", {})


def _call_reasons(
    ruleset: FilkoRuleset, observation: FilkoObservation, action: int
) -> Iterator[Reason]:
    """Yield the reasons for a call: trumps and aces in hand, and the card that finds a partner."""
    suit = (action - CALL_BASE) >> 3 if action >= CALL_BASE else action - NAME_BASE
    trumps = set(ruleset.trumps(suit))
    held = [card for card in observation.hand if card in trumps]
    always = [card for card in held if card in ruleset.permanent]
    code = ruleset.pattern.suits[suit]
    yield Reason("reason-call-suit", {"suit": code, "count": len(held), "permanent": len(always)})
    aces = [card for card in observation.hand if card & 7 == ACE and card not in trumps]
    if aces:
        yield Reason("reason-call-aces", {"count": len(aces)})
    if action >= CALL_BASE:
        others = [
            call
            for call in observation.legal
            if (call - CALL_BASE) >> 3 == suit and call - CALL_BASE not in observation.hand
        ]
        if others and action == max(others):
            called = ruleset.pattern.format_card(action - CALL_BASE)
            yield Reason("reason-call-high", {"card": called})
