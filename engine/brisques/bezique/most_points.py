"""What the rest of a deal can bring at most, in points: a bound that is quick to find.

A meld takes cards that are new in it: all of them, or fewer where it may be formed again or may
grow. So the cards that are left say how often each meld can score.
"""

from __future__ import annotations

from math import ceil, inf
from typing import TYPE_CHECKING

from brisques.bezique.meld_types import (
    BEZIQUES,
    GUESS,
    LIFT,
    MARRIAGE,
    MELDED,
    SEVEN_SCORED,
    Meld,
)
from brisques.cards import FACE_MASK, FACES
from brisques.tricks import NO_TRUMP

if TYPE_CHECKING:
    from brisques.bezique.state_data import BeziqueStateData


def most_points(state: BeziqueStateData) -> int:
    """Return an upper bound of the points that a side can still score in this deal."""
    rules = state.ruleset.rules
    players = state.ruleset.players
    tricks = -(-(sum(map(len, state.hands)) + state.stock_left + len(state.trick)) // players)
    sevens = rules.copies - sum(bool(counted & SEVEN_SCORED) for counted in state.used)
    points = int(min(_most_by_cards(state), _most_by_tricks(state, tricks)))
    points += sevens * rules.seven + _most_of_brisques(state) + rules.last_trick
    points += tricks * rules.carte_blanche * (players // state.ruleset.sides)
    if state.phase in (LIFT, GUESS):
        points += rules.turned_seven + rules.packet_lift + rules.packet_guess
    return points + _most_of_bonus(state, points)


def _scales(state: BeziqueStateData) -> list[list[int]]:
    """Return the points of each meld, by its index, for each trump suit that there can be."""
    if state.trump != NO_TRUMP:
        return [state.context.points]
    contexts = state.ruleset.contexts[:4]
    return [list(map(max, state.context.points, context.points)) for context in contexts]


def _most_by_tricks(state: BeziqueStateData, tricks: int) -> float:
    """Return the points of the dearest meld at each trick, and at the one that is over."""
    limit = state.ruleset.rules.meld_limit
    return (tricks + 1) * limit * max(map(max, _scales(state))) if limit else inf


def _most_by_cards(state: BeziqueStateData) -> float:
    """Return the points of all melds for which there are cards."""
    gone = set() if state.ruleset.from_won else {card for pile in state.won for card in pile}
    left = [card for card in range(state.ruleset.card_count) if card not in gone]
    most = _most_for_once if state.ruleset.spends else _most_by_group
    return max(most(state, left, points) for points in _scales(state))


def _most_for_once(state: BeziqueStateData, left: list[int], points: list[int]) -> float:
    """Return what these cards bring at most where each counts in one meld only.

    Each card brings its share of the dearest meld that it fits in.
    """
    shares = [0.0] * FACES
    for meld in state.ruleset.melds:
        for face in meld.faces:
            shares[face] = max(shares[face], points[meld.index] / len(meld.faces))
    return ceil(sum(shares[card & FACE_MASK] for card in left if not state.used[card] & MELDED))


def _most_by_group(state: BeziqueStateData, left: list[int], points: list[int]) -> float:
    """Return what these cards bring at most where each counts once in each group of melds.

    A group has the same level, name and suit: all quartets of aces, or the marriages of a suit.
    """
    groups: dict[tuple[int, str, int], list[Meld]] = {}
    for meld in state.ruleset.melds:
        if points[meld.index]:
            groups.setdefault((meld.level, meld.name, meld.suit), []).append(meld)
    return sum(
        points[melds[0].index] * _most_times(state, melds, left) for melds in groups.values()
    )


def _most_times(state: BeziqueStateData, melds: list[Meld], left: list[int]) -> int:
    """Return how often melds of a group can still score at most (`meld.reuse`)."""
    rules = state.ruleset.rules
    size, level = len(melds[0].faces), melds[0].level
    fitting = 0
    for meld in melds:
        fitting |= meld.cards
    cards = [card for card in left if fitting >> card & 1]
    if level == MARRIAGE and rules.remarriage != "none":
        return rules.copies**2  # each king with each queen, once
    new = sum(not state.used[card] & level for card in cards)
    if rules.reuse == "re-form":
        # The first takes new cards alone, each other one at least one.
        return max(0, new - size + 1) if new == len(cards) else new
    if level & BEZIQUES and rules.double_from == "may-extend":
        return new // 2
    return new // size


def _most_of_brisques(state: BeziqueStateData) -> int:
    """Return the points of all brisques that have not counted yet."""
    rules = state.ruleset.rules
    counted = sum(map(len, state.brisques)) if state.ruleset.brisque_now else 0
    return (8 * rules.copies - counted) * rules.brisque


def _most_of_bonus(state: BeziqueStateData, points: int) -> int:
    """Return what the winner of a game of one deal gets for it at most (`match.settlement`).

    One loser is below the rubicon; any other may score `points` too.
    """
    rules = state.ruleset.rules
    if not state.ruleset.pays_bonus:
        return 0
    brisques = 8 * rules.copies * rules.brisque if rules.rubicon_brisques else 0
    lost = rules.rubicon + (state.ruleset.sides - 2) * (max(state.totals) + points)
    return max(rules.bonus, rules.rubicon_bonus) + lost + brisques
