"""Predict what the rest of a deal brings each side, where all cards are known.

Playouts stop in guessed worlds, in which the hands and the cards that each seat will draw are
known. The value of a side is a sum over its seats of learned weights: of the cards held, won and to
be drawn, of melds by the number of cards missing and where these are, and of the lead. The weights
change with the stage of the deal. `python -m engine value` fits and measures them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from math import prod, sqrt
from operator import mul
from sys import byteorder
from typing import TYPE_CHECKING, NamedTuple

from brisques.bezique.ai.meld_sums import uses_by_card
from brisques.bezique.cache import BoundedCache
from brisques.cards import FACE_MASK, FACES

if TYPE_CHECKING:
    from brisques.bezique.ai.meld_sums import MeldSums
    from brisques.bezique.ai.meld_value import WantedMeld
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState

RANK_NAMES = ("7", "8", "9", "j", "q", "k", "t", "a")
PLACES = ("hand", "won", "pile")
"""Where a seat's cards are: held, won and still to be melded, or in the pile it will draw from."""
CARD_NAMES = [f"{kind}-{rank}" for kind in ("plain", "trump") for rank in RANK_NAMES]
SOURCES = ("other-hand", "other-pile", "pile", "hand")
"""Where a missing card of a meld may be, the least likely to come first."""
MOST_MISSING = 4
MELD_NAMES = [
    "complete",
    "declared",
    *(f"short-{missing}" for missing in range(1, MOST_MISSING + 1)),
    *(f"last-in-{source}" for source in SOURCES),
    "two-others",
    "two-own",
]
SHORT = MELD_NAMES.index("short-1")
LAST = MELD_NAMES.index("last-in-other-hand")
TWO = MELD_NAMES.index("two-others")
FEATURE_NAMES = [
    *(f"{place}-{name}" for place in PLACES for name in CARD_NAMES),
    *MELD_NAMES,
    "lead",
    "brisques",
]
"""The features of a seat; those of melds are in points, "brisques" in points counted at the end."""
LUCK_NAMES = ("rest", "lead-variance", "sum-variance")
"""What the rest of a deal brings each side on average, and how far luck may change what is
expected: the variances of the lead and of the sum of both totals. Needed where a bonus is paid."""
FIRST_MELD = FEATURE_NAMES.index("complete")
BASIS = 5
"""Weights of a feature: constant, by the share of the stock left and its square, in the endgame,
and by the share of the hand left there."""

CHANCES = {
    "won": (0.25, 0.4, 0.6, 0.75),
    "hand": (0.0, 0.0, 0.8, 0.0),
    "hand-and-won": (0.25, 0.4, 0.8, 0.0),
}
"""Probability that a seat gets a missing card to meld, by `meld.source` and `SOURCES`.

Rough: the weights are fitted to them. Cards of a hand that may be melded are not missing.
"""
OTHER_HAND, OTHER_PILE, OWN_PILE, OWN_HAND = range(1, len(SOURCES) + 1)
COUNTED, FRESH = len(SOURCES) + 1, len(SOURCES) + 2
"""Codes of a card in reach of a meld, better ones higher: where it is if it is missing; if it is
there, whether it has `COUNTED` in the meld and may again with others, or not. 0: out of reach."""
CODE_BITS, CODE_MASK = 3, 7
MOST_JOINED = 8
WIDTH = 8 * array("I").itemsize
"""Bits of the int that holds the codes of all cards of a face, or of the best `MOST_JOINED` of a
rank, the best in its lowest bits."""

ValueWeights = Mapping[str, Sequence[float]]
SeatCards = tuple[Sequence[int], Sequence[int], Sequence[int]]
"""The cards of a seat, by `PLACES`."""
MeldFeatures = tuple[tuple[int, float], ...]
"""Indices into `MELD_NAMES`, each with its value."""


class MeldReach:
    """The features of one meld by the codes of its cards; cached by these.

    Where a meld must have a card of the trick just won (`needs_new`), one whose cards have all been
    won is of no more use, until a later trick brings another of them.
    """

    def __init__(self, meld: WantedMeld, chances: Sequence[float], needs_new: bool) -> None:
        self.points = float(meld.points)
        self.any_suits = meld.any_suits
        self.needs_new = needs_new
        places = [need.faces[0] & 7 if meld.any_suits else need.faces[0] for need in meld.needs]
        self.needs = [
            (place * WIDTH, need.wanted) for place, need in zip(places, meld.needs, strict=True)
        ]
        self.mask = sum(
            ((1 << CODE_BITS * (wanted + needs_new)) - 1) << at for at, wanted in self.needs
        )
        self.chances = (0.0, *chances, 1.0, 1.0)
        self.features = BoundedCache(self._find_features)

    def _find_features(self, codes: int) -> MeldFeatures:
        """Return the features of the best cards; none if one is out of reach."""
        cards = [
            codes >> at + CODE_BITS * copy & CODE_MASK
            for at, wanted in self.needs
            for copy in range(wanted)
        ]
        missing = sorted([code for code in cards if code < COUNTED])
        if not missing and self.needs_new:
            missing = [self._best_spare(codes)]
        chance = prod([self.chances[code] for code in missing])
        if not chance:
            return ()
        points = self.points
        if not missing:
            return ((0 if FRESH in cards else 1, points),)
        if len(missing) > MOST_MISSING:
            return ()
        features = [(SHORT + len(missing) - 1, points * chance)]
        if len(missing) == 1:
            features.append((LAST + missing[0] - 1, points))
        elif len(missing) == 2:
            features.append((TWO + (missing[0] >= OWN_PILE), points))
        return tuple(features)

    def _best_spare(self, codes: int) -> int:
        """Return the code of the best card that could replace one of the meld; 0 if none can."""
        spares = [codes >> at + CODE_BITS * wanted & CODE_MASK for at, wanted in self.needs]
        return max([code for code in spares if code < COUNTED], default=0)


class Stage(NamedTuple):
    """The weights at one stage of a deal: by card for each of `PLACES`, and the others.

    `rest` and `deviations` are those of `LUCK_NAMES`; 0 where they are not learned.
    """

    cards: tuple[list[float], ...]
    melds: list[float]
    lead: float
    brisques: float
    rest: float
    deviations: tuple[float, float]


class WorldValue:
    """The learned value under one trump context; `weights[name]` are `BASIS` numbers."""

    def __init__(
        self, ruleset: BeziqueRuleset, trump: int, sums: MeldSums, weights: ValueWeights
    ) -> None:
        self.ruleset = ruleset
        self.sums = sums
        self.weights = weights
        chances = CHANCES[ruleset.rules.meld_source]
        needs_new = ruleset.needs_trick_card
        self.melds = [MeldReach(value.meld, chances, needs_new) for value in sums.values]
        self.card_index = [(face & 7) + 8 * (face >> 3 == trump) for face in range(FACES)]
        self.card_index *= ruleset.rules.copies
        self._joined = BoundedCache(_join_codes)
        self._sorted = BoundedCache(_sort_codes)
        self._stages: dict[int, Stage] = {}

    def features(self, state: BeziqueState) -> list[list[float]]:
        """Return the values of `FEATURE_NAMES`, by seat."""
        cards = [self._cards(state, seat) for seat in range(self.ruleset.players)]
        rows = []
        for seat, melds in enumerate(self._meld_features(state, cards)):
            row = [0.0] * len(FEATURE_NAMES)
            for place, held in enumerate(cards[seat]):
                for card in held:
                    row[place * len(CARD_NAMES) + self.card_index[card]] += 1.0
            for index, value in melds:
                row[FIRST_MELD + index] += value
            row[-2:] = float(state.to_move == seat), self._brisque_points(state, seat)
            rows.append(row)
        return rows

    def values(self, state: BeziqueState) -> list[float]:
        """Return the sum of the features of each seat, each times its weight."""
        stage = self.stage(state)
        cards = [self._cards(state, seat) for seat in range(self.ruleset.players)]
        values = []
        for seat, melds in enumerate(self._meld_features(state, cards)):
            total = self._brisque_points(state, seat) * stage.brisques
            if state.to_move == seat:
                total += stage.lead
            for weights, held in zip(stage.cards, cards[seat], strict=True):
                total += sum([weights[card] for card in held])
            for index, value in melds:
                total += stage.melds[index] * value
            values.append(total)
        return values

    def _cards(self, state: BeziqueState, seat: int) -> SeatCards:
        """Return the cards of a seat, by `PLACES`.

        Who draws the turn-up depends on the trick before; it is counted where it lies.
        """
        won: list[int] = []
        if self.ruleset.from_won:
            usable = state.open[seat]
            won = [card for card in state.won[seat] if usable >> card & 1]
        return state.hands[seat], won, state.stock[state.drawn + seat :: self.ruleset.players]

    def _brisque_points(self, state: BeziqueState, seat: int) -> float:
        """Return the points of the seat's brisques that are counted at the end of the deal."""
        ruleset = self.ruleset
        if ruleset.brisque_now:
            return 0.0
        return float(ruleset.rules.brisque * len(state.brisques[seat]))

    def _meld_features(
        self, state: BeziqueState, cards: Sequence[SeatCards]
    ) -> list[list[tuple[int, float]]]:
        """Return the features of all melds by seat, as (index into `MELD_NAMES`, value)."""
        if state.is_endgame and not self.ruleset.rules.endgame_melds:
            return [[] for _ in cards]
        if not self.ruleset.rules.endgame_melds:
            # The last card of each pile is drawn when nothing can be declared any more.
            cards = [(hand, won, pile[:-1]) for hand, won, pile in cards]
        return [self._seat_meld_features(state, seat, cards) for seat in range(len(cards))]

    def _seat_meld_features(
        self, state: BeziqueState, seat: int, cards: Sequence[SeatCards]
    ) -> list[tuple[int, float]]:
        ruleset = self.ruleset
        hand, won, pile = cards[seat]
        base = [0] * FACES
        if ruleset.from_won:
            others = [each for other, each in enumerate(cards) if other != seat]
            _add_codes(base, [card for each in others for card in each[0]], OTHER_HAND)
            _add_codes(base, [card for each in others for card in each[2]], OTHER_PILE)
        _add_codes(base, pile, OWN_PILE)
        if not ruleset.from_hand:
            _add_codes(base, hand, OWN_HAND)
        held = [*hand, *won] if ruleset.from_hand else won
        packed = self._packed(state, seat, base, held)
        features: list[tuple[int, float]] = []
        for meld, place in zip(self.melds, self.sums.places, strict=True):
            features += meld.features[packed[place] & meld.mask]
        return features

    def _packed(
        self, state: BeziqueState, seat: int, base: list[int], held: Sequence[int]
    ) -> list[int]:
        """Return the codes of all faces or ranks, for each group of melds in `sums.uses`.

        `base` are the codes of cards that are not `held`.
        """
        used = uses_by_card(self.sums.used_cards(state, seat))
        any_use = 0
        for bits in used.values():
            any_use |= bits
        unused = base[:]
        _add_codes(unused, [card for card in held if card not in used], FRESH)
        all_fresh = unused[:]
        _add_codes(all_fresh, used, FRESH)
        packed: list[int] = []
        fresh = self._pack(all_fresh, False)
        fresh_ranks = self._pack(all_fresh, True) if self.sums.any_suits else 0
        for spoiling, level, by_rank in self.sums.uses:
            if not any_use & (spoiling | level):
                packed.append(fresh_ranks if by_rank else fresh)
                continue
            codes = unused[:]
            for card, uses in used.items():
                if not uses & spoiling:
                    code = COUNTED if uses & level else FRESH
                    face = card & FACE_MASK
                    codes[face] = self._sorted[codes[face] << CODE_BITS | code]
            packed.append(self._pack(codes, by_rank))
        return packed

    def _pack(self, codes: list[int], by_rank: bool) -> int:
        """Return the codes of all faces as one int, or those of all ranks, the best first."""
        if by_rank:
            codes = [self._joined[tuple(codes[rank::8])] for rank in range(8)]
        numbers = array("I", codes)
        if byteorder == "big":
            numbers.byteswap()
        return int.from_bytes(numbers.tobytes(), "little")

    def stage(self, state: BeziqueState) -> Stage:
        """Return the weights for the stock left or, in the endgame, for the cards in hand."""
        left = -len(state.hands[state.to_move]) if state.is_endgame else state.stock_left
        stage = self._stages.get(left)
        if stage is None:
            stage = self._stages[left] = self._make_stage(stage_factors(state))
        return stage

    def _make_stage(self, factors: Sequence[float]) -> Stage:
        weight = {name: sum(map(mul, weights, factors)) for name, weights in self.weights.items()}
        cards = tuple(
            [weight[f"{place}-{CARD_NAMES[index]}"] for index in self.card_index]
            for place in PLACES
        )
        rest, *variances = [weight.get(name, 0.0) for name in LUCK_NAMES]
        deviations = [sqrt(max(0.0, variance)) for variance in variances]
        return Stage(
            cards,
            [weight[name] for name in MELD_NAMES],
            weight["lead"],
            weight["brisques"],
            rest,
            (deviations[0], deviations[1]),
        )


def stage_factors(state: BeziqueState) -> tuple[float, ...]:
    """Return the factors of the `BASIS` weights of a feature at this stage of the deal."""
    ruleset = state.ruleset
    left = state.stock_left / (ruleset.stock or 1)
    endgame = float(state.is_endgame)
    hand = endgame * len(state.hands[state.to_move]) / ruleset.rules.hand
    return 1.0, left, left * left, endgame, hand


def _add_codes(codes: list[int], cards: Iterable[int], code: int) -> None:
    """Add the code of some cards to those of their faces."""
    for card in cards:
        face = card & FACE_MASK
        codes[face] = codes[face] << CODE_BITS | code


def _sort_codes(codes: int) -> int:
    """Return the codes of some cards, the best in the lowest bits."""
    return _join_codes((codes,))


def _join_codes(faces: tuple[int, ...]) -> int:
    """Return the codes of the best cards of some faces, the best in the lowest bits."""
    cards = []
    for codes in faces:
        left = codes
        while left:
            cards.append(left & CODE_MASK)
            left >>= CODE_BITS
    joined = 0
    for code in sorted(cards)[-MOST_JOINED:]:
        joined = joined << CODE_BITS | code
    return joined
