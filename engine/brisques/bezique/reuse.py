"""The reuse models (`meld.reuse`): in which melds a card may count that has counted before.

- `single-use`: nothing;
- `type-once`: each type once (sequence, marriage, bézique, quartet); a marriage may grow into a
  sequence and a bézique into a larger one, never the other way;
- `disjoint-now`: as `type-once`, and no card in two melds at one trick;
- `compound`: as `type-once`, and what one trick completes may all be counted, parts included;
- `re-form`: the same meld again once one of its cards has been played and a new one completes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from brisques.bezique.meld_types import BEZIQUES, DOUBLE, MARRIAGE, MELDED, SEQUENCE, Meld
from brisques.cards import JACK, QUEEN

if TYPE_CHECKING:
    from brisques.bezique.state_data import BeziqueStateData

Obstacle = tuple[str, int | None]
"""The code of a refusal, and the card it is about, if it is one card."""

Cards = tuple[int, ...]


def single_use(state: BeziqueStateData, meld: Meld, cards: Cards) -> Obstacle | None:  # noqa: ARG001
    """Return why the cards may not make the meld: one has counted in a meld."""
    for card in cards:
        if state.used[card] & MELDED:
            return "meld/card-spent", card
    return None


def type_once(state: BeziqueStateData, meld: Meld, cards: Cards) -> Obstacle | None:
    """Return why the cards may not make the meld: one has counted in a meld of its type."""
    used = state.used
    if meld.type == BEZIQUES:
        spent = _beziques_spent(state, cards)
        if spent and not _grows_bezique(state, meld, cards, spent):
            return "meld/used-in-type", spent[0]
    elif meld.type == MARRIAGE:
        for card in cards:
            if used[card] & MARRIAGE:
                return "meld/used-in-type", card
        if used[cards[0]] & SEQUENCE or used[cards[1]] & SEQUENCE:
            obstacle = _out_of_sequence(state, cards)
            if obstacle is not None:
                return obstacle
    else:
        for card in cards:
            if used[card] & (meld.level | meld.higher):
                return "meld/used-in-type", card
    return _all_declared(state, cards)


def _beziques_spent(state: BeziqueStateData, cards: Cards) -> list[int]:
    """Return those of the cards that have counted in a bézique."""
    return [card for card in cards if state.used[card] & BEZIQUES]


def disjoint_now(state: BeziqueStateData, meld: Meld, cards: Cards) -> Obstacle | None:
    """Return why the cards may not make the meld: as `type_once`, or one counted at this trick."""
    for _, _, old, trick in state.melds:
        if trick == state.number:
            for card in cards:
                if card in old:
                    return "meld/used-this-trick", card
    return type_once(state, meld, cards)


def re_form(state: BeziqueStateData, meld: Meld, cards: Cards) -> Obstacle | None:
    """Return why the cards may not make the meld: none is new, or the earlier meld is whole."""
    remarries = meld.type == MARRIAGE and state.ruleset.rules.sequence_remarry
    level, higher = meld.level, 0 if remarries else meld.higher
    new = 0
    for card in cards:
        used = state.used[card]
        if used & higher:
            return "meld/in-larger", card
        if not used & level:
            new += 1
    if remarries:
        obstacle = _out_of_sequence(state, cards)
        if obstacle is not None:
            return obstacle
    if not new:
        if meld.type == MARRIAGE and _may_remarry(state, cards):
            return None
        return "meld/nothing-new", None
    if new < len(cards) and (obstacle := _still_whole(state, meld, cards)) is not None:
        return obstacle
    return _all_declared(state, cards)


def _still_whole(state: BeziqueStateData, meld: Meld, cards: Cards) -> Obstacle | None:
    """Return why a meld may not be formed again: an earlier one with some of its cards is whole."""
    new = set(cards)
    for old in _earlier(state, meld.level):
        if not new.isdisjoint(old) and _is_whole(state, old):
            return "meld/still-whole", next(card for card in cards if card in old)
    return None


def _all_declared(state: BeziqueStateData, cards: Cards) -> Obstacle | None:
    """Return why a meld of declared cards alone may not be made (`meld.table-only`)."""
    if state.ruleset.rules.table_only or any(not state.used[card] & MELDED for card in cards):
        return None
    return "meld/table-only", None


MODELS: dict[str, Callable[[BeziqueStateData, Meld, Cards], Obstacle | None]] = {
    "single-use": single_use,
    "type-once": type_once,
    "disjoint-now": disjoint_now,
    "compound": type_once,
    "re-form": re_form,
}


def _earlier(state: BeziqueStateData, level: int) -> list[Cards]:
    """Return the cards of every meld of a level that the side to move has declared."""
    melds = state.ruleset.melds
    side = state.ruleset.side
    mine = side[state.to_move]
    return [
        cards
        for seat, index, cards, _ in state.melds
        if melds[index].level == level and side[seat] == mine
    ]


def _is_whole(state: BeziqueStateData, cards: Cards) -> bool:
    """Return whether none of these cards has been played."""
    hands = state.hands
    mine = hands[state.to_move]
    partner = hands[state.ruleset.partner[state.to_move]]
    for card in cards:  # noqa: SIM110 (`all` takes twice the time; it runs for each meld of a hand)
        if card not in mine and card not in partner:
            return False
    return True


def _grows_bezique(state: BeziqueStateData, meld: Meld, cards: Cards, spent: list[int]) -> bool:
    """Return whether a larger bézique may extend one that has counted, by a new queen and jack.

    The new one must contain the old one; or both are doubles and the old one has lost one pair by
    play (X-EB and X-FO on three packs). Never at the trick at which the old one was declared. An
    old one that has grown into a larger one counts as that one.
    """
    if state.ruleset.rules.double_from != "may-extend" or len(spent) == len(cards):
        return False
    base = False
    declared = [set(old) for _, _, old, _ in state.melds]
    for _, index, old, trick in state.melds:
        level = state.ruleset.melds[index].level
        if not level & BEZIQUES or set(old).isdisjoint(spent):
            continue
        if any(set(old) < larger for larger in declared):
            continue
        if set(old) <= set(cards) and level < meld.level:
            grows = trick < state.number
        else:
            grows = level == meld.level == DOUBLE and _lost_pair(state, old)
        if not grows:
            return False
        base = base or set(spent) <= set(old)
    return base


def _lost_pair(state: BeziqueStateData, old: Cards) -> bool:
    """Return whether exactly one queen and one jack of these cards have been played."""
    if not state.ruleset.from_hand:
        return False
    gone = sorted(card & 7 for card in old if not _is_whole(state, (card,)))
    return gone == [JACK, QUEEN]


def _out_of_sequence(state: BeziqueStateData, pair: Cards) -> Obstacle | None:
    """Return why a king and a queen may not make a marriage after a declared sequence.

    The pair of a sequence never may (but `compound` counts it at the same trick); one of them with
    another partner may if `meld.sequence-remarry` is set.
    """
    rules = state.ruleset.rules
    needed = 2 if rules.sequence_remarry else 1
    for _, index, old, trick in state.melds:
        if state.ruleset.melds[index].level != SEQUENCE:
            continue
        if rules.reuse == "compound" and trick == state.number:
            continue
        if sum(card in old for card in pair) >= needed:
            return "meld/part-of-larger", None
    return None


def _may_remarry(state: BeziqueStateData, pair: Cards) -> bool:
    """Return whether a king and a queen of two marriages may make another (`meld.remarriage`).

    `after-play`: if the partner of one of them has been played (X-HO law 35, X-WK); so each card
    played allows one more marriage. `cross`: always. The same two cards never make a second one.
    """
    remarriage = state.ruleset.rules.remarriage
    if remarriage == "none":
        return False
    partner: dict[int, int] = {}
    for old in _earlier(state, MARRIAGE):
        if set(old) == set(pair):
            return False
        for card in old:  # which leaves the partner it had
            partner.pop(partner.pop(card, card), None)
        partner.update({old[0]: old[1], old[1]: old[0]})
    if remarriage == "cross":
        return True
    return any(card in partner and not _is_whole(state, (partner[card],)) for card in pair)
