"""Give the reasons about melds: those a played card completes, helps, keeps or breaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from brisques.bezique.ai.draw_odds import chance_to_draw
from brisques.bezique.ai.meld_prospects import (
    ONE_SHORT,
    READY,
    PossibleMeld,
    completed_melds,
    hand_melds,
    nearer_melds,
    planned_melds,
    with_alternatives,
)
from brisques.bezique.meld_types import BEZIQUES, MELDED
from brisques.bezique.melds import melds_end
from brisques.bezique.observation import BeziqueObservation, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import FACE_MASK
from brisques.players.contract import Reason, to_percent
from brisques.tricks import NO_TRUMP

MAX_PER_REASON = 2
"""Number of melds named for the same reason."""
UNLIKELY = 0.25
"""Below this probability of winning a trick, a card is as good as given up."""


def meld_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, chance: float
) -> list[tuple[float, Reason]]:
    """Return the weighted reasons for a card that wins the trick with this probability.

    Melds that lack cards which cannot be drawn are left out, but for one card that may be won from
    another seat.
    """
    if world.is_endgame and not world.ruleset.rules.endgame_melds:
        return []
    most = 0 if world.ruleset.from_hand else 1
    return [
        (weight, reason)
        for weight, reason in _all_meld_reasons(observation, world, card, chance)
        if weight or len(reason.params["missing"]) <= most
    ]


def _all_meld_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, chance: float
) -> list[tuple[float, Reason]]:
    """Return the weighted reasons, also those about melds that are out of reach."""
    weighted = []
    trick = [*observation.trick, card]
    if chance and _may_declare(world, trick):
        for meld in completed_melds(world, observation.seat, trick)[:MAX_PER_REASON]:
            weighted.append((meld.points * chance, _cards_reason(world, "completes", meld)))
            weighted += _last_chance(observation, world, card, meld, chance)
    ends = melds_end(world)
    if world.ruleset.from_hand:
        kept = [] if ends else _hand_reasons(observation, world, card, chance)
        return _named_once(weighted, kept, chance)
    if observation.players == 2:
        weighted += _other_side_reasons(observation, world, trick, chance)
    if ends:
        return weighted
    if chance == 1.0:
        for meld in nearer_melds(observation, world, trick, observation.seat)[:1]:
            lost = _not_held(observation, card, meld.missing)
            has_one = meld.any_of and len(lost) < len(meld.missing)
            short = meld._replace(missing=() if has_one else lost)
            weighted.append(_faces_reason(observation, world, "nears", short))
    elif not chance:
        weighted += _aid_reasons(observation, world, card, trick)
        if _may_make_bezique(world, card, unseen(world.ruleset, observation)):
            weighted.append((_bezique_points(world) / 4, _spends_bezique_reason(world, card)))
    ahead = {"reason-completes", "reason-nears"}
    named = {reason.params["rule"] for _, reason in weighted if reason.key in ahead}
    return weighted + [
        (weight, reason)
        for weight, reason in _plan_reasons(observation, world, card, chance)
        if reason.key != "reason-keeps" or reason.params["rule"] not in named
    ]


def _may_declare(world: BeziqueState, trick: Sequence[int]) -> bool:
    """Return whether the seat that played last may declare if its side wins the trick.

    If its partner is winning the trick, only where either of them may declare.
    """
    is_best = world.context.order.best(trick) == len(trick) - 1
    return is_best or world.ruleset.either_declares


def _named_once(
    completed: list[tuple[float, Reason]], kept: list[tuple[float, Reason]], chance: float
) -> list[tuple[float, Reason]]:
    """Return both lists without the reason that keeps a meld which the trick completes.

    If the trick is unlikely to be won, that reason stays, and the other one is left out.
    """
    both = {_meld_of(reason) for _, reason in completed if reason.key == "reason-completes"}
    both &= {_meld_of(reason) for _, reason in kept if reason.key == "reason-keeps"}
    left_out = "reason-completes" if chance < UNLIKELY else "reason-keeps"
    return [
        (weight, reason)
        for weight, reason in completed + kept
        if reason.key != left_out or _meld_of(reason) not in both
    ]


def _meld_of(reason: Reason) -> tuple[str, str]:
    """Return the rule of the meld of a reason, and its suit if its rule does not tell it."""
    params = reason.params
    if "suit" in params:
        return params["rule"], params["suit"]
    suits = {card[1] for card in params["cards"]}
    return params["rule"], suits.pop() if len(suits) == 1 else ""


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
    lost = meld._replace(missing=_not_held(observation, card, faces))
    near = [*unseen(world.ruleset, observation), *(c for c in observation.hand if c != card)]
    lost = with_alternatives(world, lost, near)
    if len(lost.missing) != len(_not_held(observation, card, lost.missing)) or not lost.missing:
        return []
    params = {"rule": meld.rule, **_missing_params(observation, world.ruleset, lost)}
    return [(0.9 * meld.points * chance, Reason("reason-later", params))]


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
            ONE_SHORT * meld.points / meld.lacks,
            Reason(
                "reason-aids",
                {
                    "card": world.ruleset.pattern.format_card(card),
                    "rule": meld.rule,
                    "points": meld.points,
                    "missing": _missing_codes(world.ruleset, meld),
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
            return [meld for meld in hand_melds(state, rest) if meld.missing]
        return planned_melds(observation, state)

    left = {(meld.rule, meld.suit, meld.lacks) for meld in unfinished(after)}
    return [
        _faces_reason(observation, world, "forgoes", meld)
        if meld.missing
        else (READY * meld.points, _cards_reason(world, "costs", meld))
        for meld in unfinished(world)
        if (meld.rule, meld.suit, meld.lacks) not in left
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


# --- from the hand ----------------------------------------------------------------------------


def _hand_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, chance: float
) -> list[tuple[float, Reason]]:
    """Return the melds the card breaks, and those it keeps that another card would break.

    It breaks none if it may be won back for them, and none that can be declared once it is played.
    """
    if observation.is_endgame:
        return []
    ruleset = world.ruleset
    comes_back = chance >= UNLIKELY and ruleset.from_won and ruleset.keeps(card, world.trump)
    rest = _possible_without(world, observation, card)
    weighted, broken = list[tuple[float, Reason]](), list[PossibleMeld]()
    for meld in hand_melds(world, unseen(ruleset, observation)):
        left = rest.get((meld.rule, meld.suit))
        others = [other for other in meld.cards if other != card and other in observation.legal]
        if left is None or (left.missing and not meld.missing):
            broken.append(meld)
        elif others and not weighted:
            weighted.append(_faces_reason(observation, world, "keeps", left))
    for meld in [] if comes_back else broken[:MAX_PER_REASON]:
        weighted.append(_faces_reason(observation, world, "gives-up", meld))
    if not comes_back and _may_make_bezique(world, card, unseen(ruleset, observation)):
        weighted.append((_bezique_points(world) / 4, _spends_bezique_reason(world, card)))
    return weighted


def _possible_without(
    world: BeziqueState, observation: BeziqueObservation, card: int
) -> dict[tuple[str, int], PossibleMeld]:
    """Return the melds of the hand without a card, by rule and suit."""
    after = world.clone()
    after.hands[after.to_move].remove(card)
    melds = hand_melds(after, unseen(world.ruleset, observation))
    return {(meld.rule, meld.suit): meld for meld in melds}


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
        "suit": "" if meld.suit == NO_TRUMP else world.ruleset.pattern.suits[meld.suit],
        **_missing_params(observation, world.ruleset, meld),
    }
    weight = READY * meld.points * params["percent"] / 100
    return weight, Reason(f"reason-{key}", params)


def _missing_params(
    observation: BeziqueObservation, ruleset: BeziqueRuleset, meld: PossibleMeld
) -> dict[str, Any]:
    """Return what a meld lacks, and how likely the seat draws it, in percent."""
    chance = chance_to_draw(ruleset, observation, meld.missing, any_of=meld.any_of)
    return {"missing": _missing_codes(ruleset, meld), "percent": to_percent(chance)}


def _missing_codes(ruleset: BeziqueRuleset, meld: PossibleMeld) -> list[Any]:
    """Return the codes of the faces that a meld lacks, in a list if one of them is enough."""
    codes = [ruleset.pattern.format_face(face) for face in meld.missing]
    return [codes] if meld.any_of and codes else codes
