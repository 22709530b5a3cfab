"""Give the reasons about melds: those a played card completes, helps, keeps or breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from brisques.bezique.ai.draw_odds import chance_to_draw, to_percent
from brisques.bezique.meld_types import (
    BEZIQUES,
    MELDED,
    SEVEN_SCORED,
    TABLED,
    Meld,
    card_bits,
    is_trump_seven,
)
from brisques.bezique.melds import meld_actions, melds_end, possible_melds, slot_refusal
from brisques.bezique.observation import BeziqueObservation, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import FACE_MASK
from brisques.players.contract import Reason
from brisques.tricks import NO_TRUMP

READY, ONE_SHORT = 0.6, 0.2
"""Weight of a meld's reason as a share of its points: complete, or one card short."""
MAX_PER_REASON = 2
"""Number of melds named for the same reason."""
UNLIKELY = 0.25
"""Below this probability of winning a trick, a card is as good as given up."""
MOST_AHEAD, MOST_MISSING = 3, 2
"""The most cards that a meld of won cards may still want, and of these lack, to be named."""


class PossibleMeld(NamedTuple):
    """A meld that could be declared: points, rule id, cards, and the faces still missing.

    `suit` is that of `Meld`, for melds of the hand.
    """

    points: int
    rule: str
    cards: tuple[int, ...]
    missing: tuple[int, ...] = ()
    suit: int = NO_TRUMP


def meld_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, chance: float
) -> list[tuple[float, Reason]]:
    """Return the weighted reasons for a card that wins the trick with this probability."""
    if world.strict and not world.ruleset.rules.endgame_melds:
        return []
    weighted = []
    trick = [*observation.trick, card]
    if chance:
        for meld in completed_melds(world, observation.seat, trick)[:MAX_PER_REASON]:
            weighted.append((meld.points * chance, _cards_reason(world, "completes", meld)))
            weighted += _last_chance(observation, world, card, meld, chance)
    ends = melds_end(world)
    if world.ruleset.from_hand:
        return weighted if ends else weighted + _hand_reasons(observation, world, card, chance)
    if observation.players == 2:
        weighted += _other_side_reasons(observation, world, trick, chance)
    if ends:
        return weighted
    if chance == 1.0:
        for meld in nearer_melds(observation, world, trick, observation.seat)[:1]:
            short = PossibleMeld(*meld[:3], _not_held(observation, card, meld.missing))
            weighted.append(_faces_reason(observation, world, "nears", short))
    elif not chance:
        weighted += _aid_reasons(observation, world, card, trick)
        if _may_make_bezique(world, card, unseen(world.ruleset, observation)):
            weighted.append((_bezique_points(world) / 4, _spends_bezique_reason(world, card)))
    return weighted + _plan_reasons(observation, world, card, chance)


def _not_held(observation: BeziqueObservation, card: int, faces: Sequence[int]) -> tuple[int, ...]:
    """Return these faces but for those that the hand holds beside a card, copy by copy."""
    held = [each & FACE_MASK for each in observation.hand if each != card]
    missing = []
    for face in faces:
        if face in held:
            held.remove(face)
        else:
            missing.append(face)
    return tuple(missing)


def _last_chance(
    observation: BeziqueObservation,
    world: BeziqueState,
    card: int,
    meld: PossibleMeld,
    chance: float,
) -> list[tuple[float, Reason]]:
    """Return how likely a meld can be had without the others' cards of this trick.

    Nothing if it has none of them, or the hand holds others of their faces.
    """
    faces = [each & FACE_MASK for each in meld.cards if each in observation.trick]
    lost = _not_held(observation, card, faces)
    if not lost:
        return []
    params = {"rule": meld.rule, **_missing_params(observation, world.ruleset, lost)}
    return [(0.9 * meld.points * chance, Reason("reason-later", params))]


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


def _other_side_reasons(
    observation: BeziqueObservation, world: BeziqueState, trick: Sequence[int], chance: float
) -> list[tuple[float, Reason]]:
    """Return the best meld that the other side may make of the trick, or no longer can."""
    other = 1 - observation.seat
    if chance == 1.0:
        key, weight, melds = "denies", 0.8, _denied_melds(world, other, observation.trick)
    else:
        key, weight, melds = "helps", 1.0 - chance, completed_melds(world, other, trick)
    return [(meld.points * weight, _cards_reason(world, key, meld)) for meld in melds[:1]]


def _denied_melds(world: BeziqueState, seat: int, trick: Sequence[int]) -> list[PossibleMeld]:
    """Return the melds that a seat would have made of a trick that it has led, best first."""
    melds = completed_melds(world, seat, trick)
    return [meld for meld in melds if not set(trick).isdisjoint(meld.cards)]


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
            melds.append((key, PossibleMeld(points, key[0], (), tuple(missing))))
    nearer = [meld for key, meld in melds if len(meld.missing) < before[key]]
    return sorted(nearer, key=lambda meld: -meld.points / len(meld.missing))


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


def _aid_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, trick: Sequence[int]
) -> list[tuple[float, Reason]]:
    """Return the best meld of the other side to which a card brings it nearer by losing to it."""
    if observation.players > 2:
        return []
    melds = nearer_melds(observation, world, trick, 1 - observation.seat)
    without = nearer_melds(observation, world, observation.trick, 1 - observation.seat)
    aided = [meld for meld in melds if meld not in without]
    return [
        (
            ONE_SHORT * meld.points / len(meld.missing),
            Reason(
                "reason-aids",
                {
                    "card": world.ruleset.pattern.format_card(card),
                    "rule": meld.rule,
                    "points": meld.points,
                    "missing": [world.ruleset.pattern.format_face(face) for face in meld.missing],
                },
            ),
        )
        for meld in aided[:1]
    ]


def forgone_melds(
    observation: BeziqueObservation, world: BeziqueState, after: BeziqueState
) -> list[tuple[float, Reason]]:
    """Return the best meld still to be completed that is out of reach after a declaration.

    It lacks a card, or the hand must bring one home.
    """
    if melds_end(world):
        return []
    rest = unseen(world.ruleset, observation)

    def unfinished(state: BeziqueState) -> list[PossibleMeld]:
        if world.ruleset.from_hand:
            return [meld for meld in _possible_melds(state, rest) if meld.missing]
        return planned_melds(observation, state)

    left = {(meld.rule, meld.missing) for meld in unfinished(after)}
    return [
        _faces_reason(observation, world, "forgoes", meld)
        if meld.missing
        else (READY * meld.points, _cards_reason(world, "costs", meld))
        for meld in unfinished(world)
        if (meld.rule, meld.missing) not in left
    ][:1]


def _plan_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, chance: float
) -> list[tuple[float, Reason]]:
    """Return the meld of won and held cards that a card gives up, and the one that it keeps.

    A card that wins for certain is kept; of one that may win or lose, nothing is said.
    """
    plans = planned_melds(observation, world)
    given_up = [meld for meld in plans if chance < UNLIKELY and card in meld.cards]
    kept = [meld for meld in plans if meld.cards and (chance == 1.0 or card not in meld.cards)]
    found = [("gives-up", meld) for meld in given_up[:1]] + [("keeps", meld) for meld in kept[:1]]
    return [_faces_reason(observation, world, key, meld) for key, meld in found]


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
        plans.append(PossibleMeld(points, rule, cards, tuple(short)))
    return sorted(plans, key=lambda meld: (-meld.points / (1 + len(meld.missing)), meld.rule))


# --- from the hand ----------------------------------------------------------------------------


def _hand_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, chance: float
) -> list[tuple[float, Reason]]:
    """Return the melds the card breaks, and those it keeps that another card would break.

    It breaks none if it may be won back for them, and none that can be declared once it is played.
    """
    if observation.strict:
        return []
    ruleset = world.ruleset
    comes_back = chance >= UNLIKELY and ruleset.from_won and ruleset.keeps(card, world.trump)
    melds = _possible_melds(world, unseen(ruleset, observation))
    rest = {
        (meld.rule, meld.suit, meld.missing) for meld in _possible_without(world, observation, card)
    }
    weighted = []
    broken = [
        meld
        for meld in melds
        if rest.isdisjoint({(meld.rule, meld.suit, faces) for faces in (meld.missing, ())})
    ]
    for meld in [] if comes_back else broken[:MAX_PER_REASON]:
        weighted.append(_faces_reason(observation, world, "gives-up", meld))
    for meld in melds:
        others = [other for other in meld.cards if other != card and other in observation.legal]
        if others and (meld.rule, meld.suit, meld.missing) in rest:
            weighted.append(_faces_reason(observation, world, "keeps", meld))
            break
    if not comes_back and _may_make_bezique(world, card, unseen(ruleset, observation)):
        weighted.append((_bezique_points(world) / 4, _spends_bezique_reason(world, card)))
    return weighted


def _possible_without(
    world: BeziqueState, observation: BeziqueObservation, card: int
) -> list[PossibleMeld]:
    after = world.clone()
    after.hands[after.to_move].remove(card)
    return _possible_melds(after, unseen(world.ruleset, observation))


def _possible_melds(world: BeziqueState, rest: Iterable[int]) -> list[PossibleMeld]:
    """Return the melds in hand, and those one unseen card short, weightiest first."""
    points = world.context.points
    ready = possible_melds(world)
    weighted = [
        PossibleMeld(points[option.meld.index], rule, option.cards, suit=suit)
        for (rule, suit), option in ready.items()
    ]
    needed = {card & FACE_MASK: card for card in rest if world.context.types[card & FACE_MASK]}
    for face, card in needed.items():
        after = world.clone()
        after.hands[after.to_move].append(card)
        for key, option in possible_melds(after).items():
            if key not in ready and card in option.cards and len(option.cards) > 1:
                own = tuple(other for other in option.cards if other != card)
                weighted.append(
                    PossibleMeld(points[option.meld.index], key[0], own, (face,), key[1])
                )
    weighted.sort(key=lambda meld: -meld.points * (ONE_SHORT if meld.missing else READY))
    return weighted


def _common_suit(cards: Iterable[int]) -> int:
    """Return the common suit of the cards, which tells marriages and sequences apart; else -1."""
    suits = {card >> 3 & 3 for card in cards}
    return suits.pop() if len(suits) == 1 else -1


# --- béziques ---------------------------------------------------------------------------------


def _may_make_bezique(world: BeziqueState, card: int, rest: Iterable[int]) -> bool:
    """Return whether the card could still be part of a bézique with a card within reach."""
    pair = world.context.pair
    if pair is None or card & FACE_MASK not in pair or world.used[card] & BEZIQUES:
        return False
    if not _bezique_points(world):
        return False
    other = pair[0] + pair[1] - (card & FACE_MASK)
    seat = world.to_move
    mine = (*world.hands[seat], *(world.won[seat] if world.ruleset.from_won else ()), *rest)
    spent = MELDED if world.ruleset.spends else BEZIQUES
    return any(c & FACE_MASK == other and not world.used[c] & spent for c in mine)


def _bezique_points(world: BeziqueState) -> int:
    points: int = world.ruleset.rules.bezique
    return points


def _spends_bezique_reason(world: BeziqueState, card: int) -> Reason:
    code = world.ruleset.pattern.format_card(card)
    return Reason("reason-spends-bezique", {"card": code})


# --- as reasons -------------------------------------------------------------------------------


def _cards_reason(world: BeziqueState, key: str, meld: PossibleMeld) -> Reason:
    cards = [world.ruleset.pattern.format_card(card) for card in reversed(meld.cards)]
    return Reason(f"reason-{key}", {"rule": meld.rule, "points": meld.points, "cards": cards})


def _faces_reason(
    observation: BeziqueObservation, world: BeziqueState, key: str, meld: PossibleMeld
) -> tuple[float, Reason]:
    """Return the reason about a meld, weighted by how likely what is missing is drawn."""
    params = {
        "rule": meld.rule,
        "points": meld.points,
        **_missing_params(observation, world.ruleset, meld.missing),
    }
    weight = READY * meld.points * params["percent"] / 100
    return weight, Reason(f"reason-{key}", params)


def _missing_params(
    observation: BeziqueObservation, ruleset: BeziqueRuleset, faces: Sequence[int]
) -> dict[str, Any]:
    """Return the codes of missing faces, and how likely the seat draws them all, in percent."""
    return {
        "missing": [ruleset.pattern.format_face(face) for face in faces],
        "percent": to_percent(chance_to_draw(ruleset, observation, faces)),
    }
