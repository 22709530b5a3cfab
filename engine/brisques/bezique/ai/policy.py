"""Choose actions without search, by weights tuned in self-play.

The value of a card is what the trick brings to its winner, less what the hand loses without it.
The policy takes a whole state, because search asks it a million times, but it reads only what the
seat to move sees: its hand, the trick, the won cards, and how many cards the others hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from brisques.bezique.ai import greedy
from brisques.bezique.ai.card_value import CardValues
from brisques.bezique.ai.chances import STAGES
from brisques.bezique.ai.expected_settlement import (
    brisques_by_side,
    expected_lead,
    totals_before_settlement,
)
from brisques.bezique.ai.groups import HINT_TRUST, TRUST, group
from brisques.bezique.ai.world_value import (
    FEATURE_NAMES,
    LUCK_NAMES,
    RANK_NAMES,
    WorldValue,
    stage_factors,
)
from brisques.bezique.meld_types import DECLARE, DONE, EXCHANGE, GUESS, LIFT, PLAY
from brisques.game import State
from brisques.players.contract import HintTrust
from brisques.tricks import NO_TRUMP

if TYPE_CHECKING:
    from brisques.bezique.ai.world_value import ValueWeights
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState
    from brisques.bezique.trump_context import TrumpContext

SHORT_NAMES = ("one-short", "two-short", "three-short", "four-short")

DEFAULT_WEIGHTS: dict[str, float] = {
    "ready": 0.9,
    **dict(zip(SHORT_NAMES, (0.8, 0.7, 0.6, 0.5), strict=True)),
    "deny": 1.0,
    "brisque": 1.0,
    "lead": 2.0,
    "declare": 0.3,
    "spend": 0.6,
    "want": 0.35,
    "want-more": 0.03,
    "late-plain": 1.0,
    "late-trump": 1.0,
    "endgame": 0.7,
    **dict(zip((f"plain-{r}" for r in RANK_NAMES), (0, 0, 1, 1, 2, 2, 3, 7), strict=True)),
    **dict(zip((f"trump-{r}" for r in RANK_NAMES), (6, 7, 9, 10, 12, 13, 15, 17), strict=True)),
}
"""The untuned weights; tuning starts from them.

`plain-...` and `trump-...` are points that keeping a card is worth; `late-...` and `endgame` are
factors on them. `ready` and `...-short` are the shares of a meld's points that it is worth with
that many cards missing and certain to come; `spend` is the factor on melds that a declaration
spoils. `lead` is the value of the lead in points, `declare` the share of a ready meld that winning
a trick adds, `deny` the factor on the other side's gains. `want` and `want-more` are the
probability that an opponent takes a lead that it can beat: a base, and more for each point at
stake.
"""


MOST_DECLARATIONS = 16
"""Declarations that search always tries; Rubicon has up to some thirty."""


class BeziquePolicy:
    """The `Policy` of the Bézique family, for one ruleset and one set of weights.

    `value` are the weights of its learned value by feature; none if playouts run to the end.
    """

    guesses = 1

    def __init__(
        self, ruleset: BeziqueRuleset, weights: Mapping[str, float], value: ValueWeights
    ) -> None:
        self.ruleset = ruleset
        self.weights = weights
        self.shares = (weights["ready"], *(weights[name] for name in SHORT_NAMES), 0.0)
        self.hand_values = [self._hand_values(stage) for stage in range(STAGES)]
        self._card_values: dict[int, CardValues] = {}
        self.value = value
        has_luck_weights = ruleset.sides == 2 and set(LUCK_NAMES) <= value.keys()
        self._expects_bonus = ruleset.pays_bonus and has_luck_weights
        self._world_values: dict[int, WorldValue] = {}
        name = group(ruleset)
        trust = TRUST[name]
        self.doubt, self.noise, self.horizon, self.value_doubt, self.late_stock = trust
        self.hint_trust = HINT_TRUST.get(name, HintTrust())

    def choose(self, state: State) -> int:
        """Return the action with the highest worth; of equals, the lowest."""
        deal = cast("BeziqueState", state)
        actions = deal.legal()
        if len(actions) == 1:
            return actions[0]
        if deal.phase == PLAY and actions[-1] < DONE:  # no announcement may come first
            context = deal.context
            values = self._card_values.get(id(context)) or self._values_for(context)
            worths = values.play_values(deal, actions, self._stage(deal))
            return actions[worths.index(max(worths))]
        if deal.phase == LIFT:
            ranks = self._ranks(deal, actions)
            return actions[ranks.index(max(ranks))]
        if deal.phase == DECLARE or self.ruleset.announces:
            first = self._first(deal, actions)
            if first:
                return first[0]
        worths = self._worths(deal, actions)
        return actions[worths.index(max(worths))]

    def worths(self, state: State) -> list[float]:
        """Return the worth in points of each legal action."""
        deal = cast("BeziqueState", state)
        return self._worths(deal, deal.legal())

    def ranks(self, state: State) -> list[int]:
        """Return the rank of each legal action: 1 if it precedes all others, else 0.

        Lifts are ranked by how near they are to the aim.
        """
        deal = cast("BeziqueState", state)
        return self._ranks(deal, deal.legal())

    def meld_actions(self, state: State) -> list[int]:
        """Return the best card to complete each meld of this trick, or the best declarations."""
        deal = cast("BeziqueState", state)
        declares = deal.phase == DECLARE
        if not declares and (deal.phase != PLAY or not self.ruleset.from_won):
            return []
        actions = deal.legal()
        worths = dict(zip(actions, self._worths(deal, actions), strict=True))
        if declares:
            return sorted(actions, key=lambda action: -worths[action])[:MOST_DECLARATIONS]
        values = self._values_for(deal.context)
        best: dict[int, int] = {}
        for card in sorted((a for a in actions if a < DONE), key=lambda a: -worths[a]):
            for meld in values.completed_melds(deal, card):
                best.setdefault(meld, card)
        return list(dict.fromkeys(best.values()))

    def _ranks(self, state: BeziqueState, actions: list[int]) -> list[int]:
        if state.phase == LIFT:
            return greedy.lift_ranks(self.ruleset, actions)
        first = self._first(state, actions)
        return [int(action in first) for action in actions]

    def _first(self, state: BeziqueState, actions: list[int]) -> list[int]:
        """Return the actions that precede all others because they exclude nothing that may follow.

        These are showing what scores, and an exchange that uses no declaration: its card may
        complete a better meld.
        """
        if state.phase == DECLARE:
            free = not self.ruleset.rules.exchange_uses_slot
            return [EXCHANGE] if free and EXCHANGE in actions else []
        if self.ruleset.announces and state.phase == PLAY:
            return [action for action in actions if action >= DONE]
        return []

    def evaluate(self, state: State) -> tuple[float, ...] | None:
        """Estimate each seat's worth of an unfinished deal by the learned value.

        None unless a trick begins with at least `late_stock` cards in the stock, and without a
        learned value.
        """
        deal = cast("BeziqueState", state)
        if not self.value or not self._is_valued(deal):
            return None
        ruleset, world_value = self.ruleset, self._world_value(deal)
        values: list[float] = [now - was for now, was in zip(deal.totals, deal.base, strict=True)]
        for side, value in zip(ruleset.side, world_value.values(deal), strict=True):
            values[side] += value
        if self._expects_bonus:
            stage = world_value.stage(deal)
            both = sum(deal.totals) + 2 * stage.rest
            lead, brisques = values[0] - values[1], _expected_brisques(deal)
            return self._settled_worths(lead, both, stage.deviations, brisques)
        best = [max(values[:side] + values[side + 1 :]) for side in range(len(values))]
        return tuple(values[side] - best[side] for side in ruleset.side)

    def average_worths(self, finished: State, before: State) -> tuple[float, ...] | None:
        """Return what a finished deal is worth to each seat, on average over what luck may change.

        None where no bonus is paid.
        """
        if not self._expects_bonus:
            return None
        moment = cast("BeziqueState", before)
        deviations = self._world_value(moment).stage(moment).deviations
        (own, other), brisques = totals_before_settlement(cast("BeziqueState", finished))
        return self._settled_worths(own - other, own + other, deviations, brisques)

    def _settled_worths(
        self,
        lead: float,
        both: float,
        deviations: tuple[float, float],
        brisques: tuple[float, float],
    ) -> tuple[float, ...]:
        """Return the worth to each seat of totals that luck may change, with the bonus; two sides.

        `lead` is that of the first side, `both` the sum of the totals.
        """
        settled = expected_lead(self.ruleset, lead, both, deviations, brisques)
        return tuple(-settled if side else settled for side in self.ruleset.side)

    def value_terms(self, state: State) -> list[list[float]] | None:
        """Return the terms of the learned value, by side; None where `evaluate` says nothing."""
        deal = cast("BeziqueState", state)
        if not self._is_valued(deal):
            return None
        factors, rows = self.value_factors(deal), self._world_value(deal).features(deal)
        sums = [[0.0] * len(FEATURE_NAMES) for _ in deal.totals]
        for side, row in zip(self.ruleset.side, rows, strict=True):
            sums[side] = [a + b for a, b in zip(sums[side], row, strict=True)]
        return [[x * factor for x in row for factor in factors] for row in sums]

    def value_factors(self, state: State) -> tuple[float, ...]:
        """Return the factors of the weights of every feature at this stage of the deal."""
        return stage_factors(cast("BeziqueState", state))

    def _is_valued(self, state: BeziqueState) -> bool:
        return state.phase == PLAY and not state.trick and state.stock_left >= self.late_stock

    def _world_value(self, state: BeziqueState) -> WorldValue:
        context = state.context
        value = self._world_values.get(id(context))
        if value is None:
            melds = self._values_for(context).melds
            value = WorldValue(self.ruleset, context.trump, melds, self.value)
            self._world_values[id(context)] = value
        return value

    def _worths(self, state: BeziqueState, actions: list[int]) -> list[float]:
        if state.phase == LIFT:
            return [0.0 for _ in actions]
        if state.phase == GUESS:
            return greedy.guess_worths(self.ruleset, state.looks, actions)
        values, stage = self._values_for(state.context), self._stage(state)
        if state.phase == DECLARE:
            return values.declare_values(state, actions, stage)
        return values.play_values(state, actions, stage)

    def _values_for(self, context: TrumpContext) -> CardValues:
        values = self._card_values.get(id(context))
        if values is None:
            values = self._card_values[id(context)] = CardValues(
                self.ruleset, context, self.weights, self.shares, self.hand_values
            )
        return values

    def _stage(self, state: BeziqueState) -> int:
        if state.is_endgame:
            return 0
        left = len(state.stock) - state.drawn
        return 1 + left * (STAGES - 1) // (self.ruleset.stock + 1)

    def _hand_values(self, stage: int) -> list[list[float]]:
        """Return what each card is worth in the hand, by trump suit; no trumps last."""
        weights = self.weights
        plain, trump = (
            (1.0, 1.0) if stage > STAGES // 2 else (weights["late-plain"], weights["late-trump"])
        )
        if not stage:
            plain *= weights["endgame"]
            trump *= weights["endgame"]
        plains = [plain * weights[f"plain-{rank}"] for rank in RANK_NAMES]
        trumps = [trump * weights[f"trump-{rank}"] for rank in RANK_NAMES]
        rows = []
        for suit in (*range(4), NO_TRUMP):
            row = [worth for other in range(4) for worth in (trumps if other == suit else plains)]
            rows.append(row * self.ruleset.rules.copies)
        return rows


def _expected_brisques(state: BeziqueState) -> tuple[float, float]:
    """Return how many brisques both sides have in the end, if they share those to come equally."""
    own, other = brisques_by_side(state)
    half = (8 * state.ruleset.rules.copies - own - other) / 2
    return own + half, other + half
