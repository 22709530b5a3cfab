"""List the melds within reach of a seat: of a trick, of won cards and the hand, or of the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from brisques.bezique.meld_types import (
    BEZIQUES,
    MELDED,
    SEVEN_SCORED,
    TABLED,
    Meld,
    card_bits,
    is_trump_seven,
)
from brisques.bezique.melds import meld_actions, possible_melds, slot_refusal
from brisques.bezique.observation import BeziqueObservation, unseen
from brisques.bezique.state import BeziqueState
from brisques.cards import FACE_MASK
from brisques.tricks import NO_TRUMP

READY, ONE_SHORT = 0.6, 0.2
"""Weight of a meld as a share of its points: complete, or one card short."""
MOST_AHEAD, MOST_MISSING = 3, 2
"""The most cards that a meld of won cards may still want, and of these lack, to be listed."""


class PossibleMeld(NamedTuple):
    """A meld that could be declared: points, rule id, cards, and the faces still missing.

    `suit` is that of `Meld`; with `any_of`, one of the missing faces is enough.
    """

    points: int
    rule: str
    cards: tuple[int, ...]
    missing: tuple[int, ...] = ()
    suit: int = NO_TRUMP
    any_of: bool = False

    @property
    def lacks(self) -> int:
        """How many cards are missing."""
        return min(1, len(self.missing)) if self.any_of else len(self.missing)


def completed_melds(world: BeziqueState, seat: int, trick: Sequence[int]) -> list[PossibleMeld]:
    """Return the melds a seat could declare after winning these cards, best first.

    They have no tabled card of a partner that is yet to play to the trick. There are none if deeces
    that were won use up the declarations.
    """
    ruleset = world.ruleset
    after = world.clone()
    partner = ruleset.partner[seat]
    if ruleset.shares and (partner - world.leader) % ruleset.players >= len(trick):
        after.hands[partner] = [c for c in after.hands[partner] if not world.used[c] & TABLED]
    after.to_move = seat
    after.slots = _slots_of_sevens(world, trick)
    if slot_refusal(after) is not None:
        return []
    if seat == world.to_move:
        after.hands[seat].remove(trick[-1])
    if ruleset.from_won:
        after.won[seat] += trick
        kept = [card for card in trick if ruleset.keeps(card, after.trump)]
        after.set_open(seat, after.open[seat] | card_bits(kept))
    after.fresh_bits = card_bits(trick)
    if ruleset.from_hand:
        wanted = after.fresh_bits if ruleset.needs_trick_card else -1
        ready = possible_melds(after).values()
        options = [(option.meld, option.cards) for option in ready if option.bits & wanted]
    else:
        near = after.context.candidates(ruleset.faces_of(after.fresh_bits))
        options = [ruleset.meld_of(action)[:2] for action in meld_actions(after, near)]
    points, rules = world.context.points, world.context.rule_ids
    best: dict[str, PossibleMeld] = {}
    for meld, cards in options:
        best.setdefault(
            rules[meld.index], PossibleMeld(points[meld.index], rules[meld.index], cards)
        )
    return sorted(best.values(), reverse=True)


def _slots_of_sevens(world: BeziqueState, trick: Sequence[int]) -> int:
    """Return how many declarations the deeces of a trick use up for its winner."""
    if not world.ruleset.auto_seven or not world.ruleset.seven_uses_slot or not world.deece_counts:
        return 0
    sevens = [card for card in trick if is_trump_seven(card, world.trump)]
    return sum(not world.used[card] & SEVEN_SCORED for card in sevens)


def nearer_melds(
    observation: BeziqueObservation, world: BeziqueState, trick: Sequence[int], seat: int
) -> list[PossibleMeld]:
    """Return the melds of a seat's won cards that lack one or two, fewer by winning the trick."""
    own = observation.hand if seat == observation.seat else ()
    hand = [card for card in own if card not in trick]
    ahead = Counter(card & FACE_MASK for card in (*unseen(world.ruleset, observation), *hand))
    before: dict[tuple[str, int], int] = {}  # four of a rank may be had in several ways
    melds = []
    for meld in world.context.scoring:
        key = world.context.rule_ids[meld.index], _common_suit(meld.faces)
        number = len(_missing_faces(world, meld, world.won[seat]))
        before[key] = min(number, before.get(key, number))
        missing = _missing_faces(world, meld, (*world.won[seat], *trick))
        within = all(missing.count(face) <= ahead[face] for face in missing)
        if 0 < len(missing) <= MOST_MISSING and within:
            points = world.context.points[meld.index]
            melds.append((key, PossibleMeld(points, key[0], (), tuple(missing), key[1])))
    nearer = _merge_alternatives(meld for key, meld in melds if len(meld.missing) < before[key])
    return sorted(nearer, key=lambda meld: -meld.points / meld.lacks)


def _missing_faces(world: BeziqueState, meld: Meld, cards: Iterable[int]) -> list[int]:
    """Return the faces that a meld of these cards lacks, each as often as it is wanted."""
    won = _usable_faces(world, meld, cards)
    return [face for face, wanted in meld.need for _ in range(wanted - won[face])]


def _usable_faces(world: BeziqueState, meld: Meld, cards: Iterable[int]) -> Counter[int]:
    """Return the faces of the cards that may still count in a meld."""
    ruleset = world.ruleset
    spent = MELDED if ruleset.spends else meld.level | meld.higher
    if meld.type == BEZIQUES and ruleset.rules.double_from == "four-unused":
        spent |= BEZIQUES
    return Counter(card & FACE_MASK for card in cards if not world.used[card] & spent)


def planned_melds(observation: BeziqueObservation, world: BeziqueState) -> list[PossibleMeld]:
    """Return the melds that won cards and some of the hand make, best first.

    `cards` are those that the hand must still bring home, without another of their faces to spare;
    what is missing is unseen.
    """
    held = Counter(card & FACE_MASK for card in observation.hand)
    hidden = Counter(card & FACE_MASK for card in unseen(world.ruleset, observation))
    plans = []
    for meld in world.context.scoring:
        won = _usable_faces(world, meld, world.won[observation.seat])
        wanted = {face: number - won[face] for face, number in meld.need if number > won[face]}
        needed = {face for face, number in wanted.items() if 0 < held[face] <= number}
        short = [face for face, n in wanted.items() for _ in range(n - held[face])]
        if not wanted or sum(wanted.values()) > MOST_AHEAD:
            continue
        if len(short) > MOST_MISSING or any(short.count(f) > hidden[f] for f in short):
            continue
        points, rule = world.context.points[meld.index], world.context.rule_ids[meld.index]
        cards = tuple(card for card in observation.hand if card & FACE_MASK in needed)
        plans.append(PossibleMeld(points, rule, cards, tuple(short), _common_suit(meld.faces)))
    return sorted(
        _merge_alternatives(plans),
        key=lambda meld: (-meld.points / (1 + meld.lacks), meld.rule),
    )


def _merge_alternatives(melds: Iterable[PossibleMeld]) -> list[PossibleMeld]:
    """Merge the ways to the same meld with the same cards that differ in what they lack.

    Nothing is left of a meld that lacks two cards of several faces: no list of faces names them.
    """
    ways: dict[tuple[str, int, tuple[int, ...], int], list[PossibleMeld]] = {}
    for meld in melds:
        key = (meld.rule, meld.suit, meld.cards, len(meld.missing))
        ways.setdefault(key, []).append(meld)
    return [
        _merged(group) for group in ways.values() if len(group) == 1 or group[0].missing[1:] == ()
    ]


def _merged(melds: Sequence[PossibleMeld]) -> PossibleMeld:
    """Return one meld for some that lack one card each, with all faces that this may have."""
    if len(melds) == 1:
        return melds[0]
    faces = tuple(dict.fromkeys(face for meld in melds for face in meld.missing))
    return melds[0]._replace(missing=faces, any_of=len(faces) > 1)


def with_alternatives(world: BeziqueState, meld: PossibleMeld, rest: Iterable[int]) -> PossibleMeld:
    """Return a meld that lacks one of its cards with all faces among `rest` that it may have."""
    if len(meld.missing) != 1:
        return meld
    near = {card & FACE_MASK for card in rest}
    held = Counter(card & FACE_MASK for card in meld.cards)
    held.subtract(meld.missing)
    ways = [
        meld._replace(missing=tuple((Counter(way.faces) - held).elements()))
        for way in world.context.scoring
        if world.context.rule_ids[way.index] == meld.rule
    ]
    ways = [way for way in ways if len(way.missing) == 1 and near.issuperset(way.missing)]
    return _merged(ways or [meld])


def hand_melds(world: BeziqueState, rest: Iterable[int]) -> list[PossibleMeld]:
    """Return the melds in hand, and those one unseen card short, weightiest first."""
    points = world.context.points
    ready = possible_melds(world)
    weighted = [
        PossibleMeld(points[option.meld.index], rule, option.cards, suit=suit)
        for (rule, suit), option in ready.items()
    ]
    short: dict[tuple[str, int], list[PossibleMeld]] = {}
    needed = {card & FACE_MASK: card for card in rest if world.context.types[card & FACE_MASK]}
    for face, card in needed.items():
        after = world.clone()
        after.hands[after.to_move].append(card)
        for key, option in possible_melds(after).items():
            if key not in ready and card in option.cards and len(option.cards) > 1:
                own = tuple(other for other in option.cards if other != card)
                meld = PossibleMeld(points[option.meld.index], key[0], own, (face,), key[1])
                short.setdefault(key, []).append(meld)
    weighted += [_merged(melds) for melds in short.values()]
    weighted.sort(key=lambda meld: -meld.points * (ONE_SHORT if meld.missing else READY))
    return weighted


def _common_suit(cards: Iterable[int]) -> int:
    """Return the common suit of the cards, which tells marriages and sequences apart; else -1."""
    suits = {card >> 3 & 3 for card in cards}
    return suits.pop() if len(suits) == 1 else -1
