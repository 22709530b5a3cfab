"""Melds and deeces that may be declared in the endgame of two, and the ways to make them of cards.

Sets of cards are pack sets (`card_sets.py`); a face is the bit of its lowest copy.
"""

from __future__ import annotations

from typing import NamedTuple

from brisques.bezique.endgame.card_sets import PackOrder, members, set_of
from brisques.bezique.endgame.resumable import SearchLimitError

MOST_WAYS = 200
"""Ways to declare at one trick, up to which a deal is searched; the presets have up to 70."""

Declared = tuple[int, int]
"""A way to declare at a trick: the points, and the cards that may still be melded afterwards."""

Need = tuple[tuple[int, int], ...]
"""The cards a goal needs, as (number of copies, faces), by rising number."""

Steps = tuple[tuple[int, int, int], ...]
"""The needs for making a goal once, twice and so on, as (bit, number of copies, faces).

The bit of the last step of each time says that the goal can be made so often; others are 0."""


class Goal(NamedTuple):
    """A meld, or a deece, to be declared.

    `bit` identifies the goal, `cards` are all cards that may be part of it, `size` is how many it
    takes. A goal that `waits` can be declared without a card of the trick. It uses up `slots` of
    the declarations allowed at a trick.
    """

    points: int
    bit: int
    need: Need
    steps: Steps
    cards: int
    waits: bool
    slots: int
    size: int


def is_full(goal: Goal, levels: list[int]) -> bool:
    """Return whether the goal can be made of cards with these levels (`PackOrder.levels`)."""
    for wanted, faces in goal.need:  # noqa: SIM110 - the hottest line of the solver
        if levels[wanted] & faces != faces:
            return False
    return True


def times_made(need: Need, levels: list[int]) -> int:
    """Return how often a need is met by cards with these levels."""
    most = (len(levels) - 1) // need[-1][0]
    for times in range(1, most + 1):
        for wanted, faces in need:
            if levels[times * wanted] & faces != faces:
                return times - 1
    return most


# --- where each card counts once ----------------------------------------------------------------


def without(pack: PackOrder, held: int, goal: Goal) -> int:
    """Return the cards held without the highest copies that make the goal; below 0 if none do."""
    for wanted, faces in goal.need:
        for _ in range(wanted):
            missing = faces
            for copy in range(pack.copies - 1, -1, -1):
                taken = held >> copy & missing
                held ^= taken << copy
                missing ^= taken
            if missing:
                return -1
    return held


def declarable(goals: tuple[Goal, ...], levels: list[int], fresh: int) -> tuple[Goal, ...]:
    """Return the goals that cards with these levels make and the fresh ones let be declared."""
    result = []
    for goal in goals:
        if (goal.waits or goal.cards & fresh) and is_full(goal, levels):
            result.append(goal)
    return tuple(result)


def packings(
    pack: PackOrder, usable: int, fresh: int, goals: tuple[Goal, ...], slots: int
) -> list[Declared]:
    """Return every way to declare some of the goals, all declarable, most points first.

    Each card counts once. Of equivalent cards the lowest is taken; fresh cards are kept apart from
    the others as long as that matters.

    Raises:
        SearchLimitError: if there are more than `MOST_WAYS`.
    """
    best = {usable: 0}
    fewest = min((goal.slots for goal in goals), default=1)
    stack = [(usable, slots, 0, goals)]
    while stack:
        held, slots, points, goals = stack.pop()
        for number, goal in enumerate(goals):
            room = slots - goal.slots
            if room < 0:
                continue
            choices = card_choices(pack, goal, held, fresh)
            for cards in choices if room >= fewest else choices[:1]:
                left, total = held ^ cards, points + goal.points
                best[left] = max(total, best.get(left, 0))
                if len(best) > MOST_WAYS:
                    raise SearchLimitError
                if room >= fewest:
                    more = declarable(goals[number:], pack.levels(left), fresh & left)
                    stack.append((left, room, total, more))
    return sorted([(points, left) for left, points in best.items()], reverse=True)


def card_choices(pack: PackOrder, goal: Goal, usable: int, fresh: int) -> list[int]:
    """Return the sets of cards that make a declarable goal, one of each equivalent group."""
    held = usable & goal.cards
    if held.bit_count() == goal.size:
        return [held]
    sets = [0]
    all_copies = (1 << pack.copies) - 1
    for wanted, faces in goal.need:
        for face in members(faces):
            cards = held & all_copies << face
            new, old = cards & fresh, cards & ~fresh
            if wanted > 1:
                choices = copy_choices(members(new), members(old), wanted)
                sets = [taken | choice for taken in sets for choice in choices]
            elif new and old:
                new, old = new & -new, old & -old
                sets = [taken | choice for taken in sets for choice in (old, new)]
            else:
                cards &= -cards
                sets = [taken | cards for taken in sets]
    return sets if goal.waits else [taken for taken in sets if taken & fresh]


def copy_choices(new: list[int], old: list[int], wanted: int) -> list[int]:
    """Return the ways to take `wanted` copies of a face, told apart by how many are new."""
    return [
        set_of(new[:count]) | set_of(old[: wanted - count])
        for count in range(min(wanted, len(new)) + 1)
        if wanted - count <= len(old)
    ]
