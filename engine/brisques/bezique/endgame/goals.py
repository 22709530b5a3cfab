"""What may be declared in the endgame of two: melds and deeces as goals, and ways to reach them.

Cards are places (`endgame_cards.py`); a face stands for its copies, as the lowest place of them.
"""

from __future__ import annotations

from typing import NamedTuple

from brisques.bezique.endgame.card_sets import Layout, place_set, spread

End = tuple[int, int]
"""One way to declare at a trick: points, and open places afterwards."""

Need = tuple[tuple[int, int], ...]
"""How many are wanted, in rising order, each with of which faces."""

Steps = tuple[tuple[int, int, int], ...]
"""One after the other, how many must be had of which faces, for a goal to be filled once, twice
and so on; the last of each brings a bit that tells it, the others 0."""


class Goal(NamedTuple):
    """A meld, or a deece, to be declared: its faces, as their lowest places, and all its places.

    `bit` is its own. What `waits` needs no card of the trick; `slots` is how many of those of a
    trick it takes, `size` how many cards.
    """

    points: int
    bit: int
    need: Need
    steps: Steps
    places: int
    waits: bool
    slots: int
    size: int


def is_full(goal: Goal, levels: list[int]) -> bool:
    """Whether the goal can be made of cards with these levels."""
    for wanted, faces in goal.need:  # noqa: SIM110 - nothing is asked more often
        if levels[wanted] & faces != faces:
            return False
    return True


def fills(need: Need, levels: list[int]) -> int:
    """How often what is needed could be had of cards with these levels."""
    most = (len(levels) - 1) // need[-1][0]
    for times in range(1, most + 1):
        for wanted, faces in need:
            if levels[times * wanted] & faces != faces:
                return times - 1
    return most


# --- each card counting once ------------------------------------------------------------------


def without(layout: Layout, held: int, goal: Goal) -> int:
    """The held places less the highest copies that fill a goal; below 0 if they do not."""
    for wanted, faces in goal.need:
        for _ in range(wanted):
            missing = faces
            for copy in range(layout.copies - 1, -1, -1):
                found = held >> copy & missing
                held ^= found << copy
                missing ^= found
            if missing:
                return -1
    return held


def offers(goals: tuple[Goal, ...], levels: list[int], fresh: int) -> tuple[Goal, ...]:
    """The goals that cards with these levels fill, and these fresh ones let be declared."""
    found = []
    for goal in goals:
        if (goal.waits or goal.places & fresh) and is_full(goal, levels):
            found.append(goal)
    return tuple(found)


def packings(
    layout: Layout, opened: int, fresh: int, goals: tuple[Goal, ...], slots: int
) -> list[End]:
    """Every way to declare some of these goals, all on offer, most points first.

    Each card counts but once. Of equal ones the lowest is taken, a fresh one apart from the others
    as long as that matters.
    """
    found = {opened: 0}
    fewest = min((goal.slots for goal in goals), default=1)
    stack = [(opened, slots, 0, goals)]
    while stack:
        held, slots, points, goals = stack.pop()
        for number, goal in enumerate(goals):
            room = slots - goal.slots
            if room < 0:
                continue
            ways = picks(layout, goal, held, fresh)
            for cards in ways if room >= fewest else ways[:1]:
                left, total = held ^ cards, points + goal.points
                found[left] = max(total, found.get(left, 0))
                if room >= fewest:
                    more = offers(goals[number:], layout.levels(left), fresh & left)
                    stack.append((left, room, total, more))
    return sorted([(points, left) for left, points in found.items()], reverse=True)


def picks(layout: Layout, goal: Goal, opened: int, fresh: int) -> list[int]:
    """The sets of open places that fill a goal on offer and are not alike."""
    held = opened & goal.places
    if held.bit_count() == goal.size:
        return [held]
    sets = [0]
    whole = (1 << layout.copies) - 1
    for wanted, faces in goal.need:
        for face in spread(faces):
            cards = held & whole << face
            new, old = cards & fresh, cards & ~fresh
            if wanted > 1:
                ways = picks_of(spread(new), spread(old), wanted)
                sets = [taken | way for taken in sets for way in ways]
            elif new and old:
                new, old = new & -new, old & -old
                sets = [taken | way for taken in sets for way in (old, new)]
            else:
                cards &= -cards
                sets = [taken | cards for taken in sets]
    return sets if goal.waits else [taken for taken in sets if taken & fresh]


def picks_of(new: list[int], old: list[int], wanted: int) -> list[int]:
    """The sets of so many of these copies of a face that are not alike."""
    return [
        place_set(new[:count]) | place_set(old[: wanted - count])
        for count in range(min(wanted, len(new)) + 1)
        if wanted - count <= len(old)
    ]
