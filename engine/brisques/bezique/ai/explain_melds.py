"""Reasons that are about melds: what a card played completes, helps, keeps or breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from brisques.bezique.meld_types import BEZIQUES, MELDED, card_bits
from brisques.bezique.melds import meld_actions, possible_melds
from brisques.bezique.observation import BeziqueObservation, unseen
from brisques.bezique.state import BeziqueState
from brisques.cards import FACE_MASK
from brisques.players.contract import Reason

READY, HOPED = 0.6, 0.2
"""What part of its points a meld weighs that is at hand, or wants one card more."""
MOST = 2
"""How many melds are told of for the same reason."""


class Hope(NamedTuple):
    """A meld that could be declared: its points and rule, its cards, and the faces missing."""

    points: int
    rule: str
    cards: tuple[int, ...]
    missing: tuple[int, ...] = ()


def about(
    seen: BeziqueObservation, view: BeziqueState, card: int, chance: float
) -> list[tuple[float, Reason]]:
    """The reasons of playing a card that wins the trick with that chance, with their weights."""
    if view.strict and not view.ruleset.rules.endgame_melds:
        return []
    found = []
    trick = [*seen.trick, card]
    if chance:
        for hope in completed(view, seen.seat, trick)[:MOST]:
            found.append((hope.points * chance, _of_cards(view, "completes", hope)))
    if view.ruleset.from_hand:
        return found + _hand(seen, view, card)
    if seen.players == 2:
        key, weight = ("denies", 0.8) if chance == 1.0 else ("helps", 1.0 - chance)
        for hope in completed(view, 1 - seen.seat, trick)[:1]:
            found.append((hope.points * weight, _of_cards(view, key, hope)))
    if chance == 1.0:
        for hope in nearer(seen, view, trick)[:1]:
            found.append((hope.points * HOPED / len(hope.missing), _of_faces(view, "nears", hope)))
    elif not chance and _may_be_bezique(view, card, unseen(view.ruleset, seen)):
        found.append((_bezique_points(view) / 4, _spent(view, card)))
    return found


def completed(view: BeziqueState, seat: int, trick: Sequence[int]) -> list[Hope]:
    """The melds a seat could declare after winning a trick of these cards, best first."""
    ruleset = view.ruleset
    look = view.clone()
    look.to_move = seat
    look.slots = 0
    if seat == view.to_move:
        look.hands[seat].remove(trick[-1])
    if ruleset.from_won:
        look.won[seat] += trick
        kept = [card for card in trick if ruleset.keeps(card, look.trump)]
        look.set_open(seat, look.open[seat] | card_bits(kept))
    look.fresh_bits = card_bits(trick)
    if ruleset.from_hand:
        ways = [(way.meld, way.cards) for way in possible_melds(look).values()]
    else:
        near = look.context.candidates(ruleset.faces_of(look.fresh_bits))
        ways = [ruleset.meld_of(action)[:2] for action in meld_actions(look, near)]
    points, rules = view.context.points, view.context.rule_ids
    best: dict[str, Hope] = {}
    for meld, cards in ways:
        best.setdefault(rules[meld.index], Hope(points[meld.index], rules[meld.index], cards))
    return sorted(best.values(), reverse=True)


def nearer(seen: BeziqueObservation, view: BeziqueState, trick: Sequence[int]) -> list[Hope]:
    """The melds of won cards that a won trick leaves one or two cards short, best first."""
    seat = seen.seat
    won = Counter(card & FACE_MASK for card in (*view.won[seat], *trick) if _is_unspent(view, card))
    ahead = Counter(card & FACE_MASK for card in (*unseen(view.ruleset, seen), *seen.hand))
    found = []
    for meld in view.context.scoring:
        if not any(card & FACE_MASK in meld.faces for card in trick):
            continue
        missing = [face for face, wanted in meld.need for _ in range(wanted - won[face])]
        within = all(ahead[face] >= number for face, number in Counter(missing).items())
        if 0 < len(missing) <= 2 and within:
            points, rule = view.context.points[meld.index], view.context.rule_ids[meld.index]
            found.append(Hope(points, rule, (), tuple(missing)))
    return sorted(found, key=lambda hope: -hope.points / len(hope.missing))


def _is_unspent(view: BeziqueState, card: int) -> bool:
    """Whether a won card may still be part of some meld."""
    return not (view.ruleset.spends and view.used[card] & MELDED)


# --- from the hand ----------------------------------------------------------------------------


def _hand(seen: BeziqueObservation, view: BeziqueState, card: int) -> list[tuple[float, Reason]]:
    """What the card breaks, and what it keeps that another card would have broken."""
    if seen.strict:
        return []
    hopes = _hopes(view, unseen(view.ruleset, seen))
    rest = {(hope.rule, hope.missing, _suit(hope)) for hope in _hopes_without(view, seen, card)}
    found = []
    for hope in [h for h in hopes if (h.rule, h.missing, _suit(h)) not in rest][:MOST]:
        weight = HOPED if hope.missing else READY
        found.append((hope.points * weight, _of_faces(view, "breaks", hope)))
    for hope in hopes:
        others = [other for other in hope.cards if other != card and other in seen.legal]
        if others and (hope.rule, hope.missing, _suit(hope)) in rest:
            weight = (HOPED if hope.missing else READY) / 2
            found.append((hope.points * weight, _of_faces(view, "keeps", hope)))
            break
    if _may_be_bezique(view, card, unseen(view.ruleset, seen)):
        found.append((_bezique_points(view) / 4, _spent(view, card)))
    return found


def _hopes_without(view: BeziqueState, seen: BeziqueObservation, card: int) -> list[Hope]:
    look = view.clone()
    look.hands[look.to_move].remove(card)
    return _hopes(look, unseen(view.ruleset, seen))


def _hopes(view: BeziqueState, rest: Iterable[int]) -> list[Hope]:
    """The melds at hand, and those that want one card not seen yet; the weightiest first."""
    points, rules = view.context.points, view.context.rule_ids
    ready = possible_melds(view)
    found = [
        Hope(points[way.meld.index], rules[way.meld.index], way.cards) for way in ready.values()
    ]
    wanted = {card & FACE_MASK: card for card in rest if view.context.types[card & FACE_MASK]}
    for face, card in wanted.items():
        look = view.clone()
        look.hands[look.to_move].append(card)
        for key, way in possible_melds(look).items():
            if key not in ready and card in way.cards and len(way.cards) > 1:
                own = tuple(other for other in way.cards if other != card)
                found.append(Hope(points[way.meld.index], key[0], own, (face,)))
    found.sort(key=lambda hope: -hope.points * (HOPED if hope.missing else READY))
    return found


def _suit(hope: Hope) -> int:
    """Tells melds of one rule apart: marriages and sequences by their suit."""
    suits = {card >> 3 & 3 for card in hope.cards}
    return suits.pop() if len(suits) == 1 else -1


# --- béziques ---------------------------------------------------------------------------------


def _may_be_bezique(view: BeziqueState, card: int, rest: Iterable[int]) -> bool:
    """Whether the card could still be part of a bézique: its partner is not out of reach."""
    pair = view.context.pair
    if pair is None or card & FACE_MASK not in pair or view.used[card] & BEZIQUES:
        return False
    if not _bezique_points(view):
        return False
    other = pair[0] + pair[1] - (card & FACE_MASK)
    seat = view.to_move
    mine = (*view.hands[seat], *(view.won[seat] if view.ruleset.from_won else ()), *rest)
    return any(c & FACE_MASK == other and not view.used[c] & BEZIQUES for c in mine)


def _bezique_points(view: BeziqueState) -> int:
    points: int = view.ruleset.rules.bezique
    return points


def _spent(view: BeziqueState, card: int) -> Reason:
    code = view.ruleset.pattern.format_card(card)
    return Reason("reason-spends-bezique", {"card": code})


# --- as reasons -------------------------------------------------------------------------------


def _of_cards(view: BeziqueState, key: str, hope: Hope) -> Reason:
    cards = [view.ruleset.pattern.format_card(card) for card in reversed(hope.cards)]
    return Reason(f"reason-{key}", {"rule": hope.rule, "points": hope.points, "cards": cards})


def _of_faces(view: BeziqueState, key: str, hope: Hope) -> Reason:
    missing = [view.ruleset.pattern.format_face(face) for face in hope.missing]
    return Reason(f"reason-{key}", {"rule": hope.rule, "points": hope.points, "missing": missing})
