"""What may be declared in the endgame of two: melds and deeces as goals, and ways to reach them.

Cards are places (`endgame_cards.py`); a face stands for its copies, as the lowest place of them.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.bezique.endgame_cards import Layout, place_set, spread

Past = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, tuple[int, ...]], ...]]
"""What open places have counted in, and the melds declared of them: number and cards."""
NO_PAST: Past = ((), ())

End = tuple[int, int, Past]
"""One way to declare at a trick: points, open places afterwards, and their past."""

Need = tuple[tuple[int, int], ...]
"""How many are wanted, in rising order, each with of which faces."""


class Goal(NamedTuple):
    """A meld, or a deece, to be declared: its faces, as their lowest places, and all its places.

    `bit` is its own; cards with one of the `barred` bits do not count for it. What `waits` needs no
    card of the trick; `slots` is how many of those of a trick it takes, `size` how many cards.
    """

    points: int
    bit: int
    need: Need
    places: int
    barred: int
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


def packings(
    layout: Layout, opened: int, fresh: int, goals: tuple[Goal, ...], slots: int
) -> list[End]:
    """Every way to declare where a card counts but once, most points first.

    Of equal cards the lowest is taken, a fresh one apart from the others.
    """
    found = {(opened, slots): 0}
    levels = layout.levels(opened)
    for goal in goals:
        newest = found
        for _ in range(fills(goal.need, levels)):
            newest = _packed_once_more(layout, newest, fresh, goal)
            for key, points in newest.items():
                found[key] = max(points, found.get(key, 0))
    ends = [(points, left, NO_PAST) for (left, _), points in found.items()]
    return sorted(ends, reverse=True)


def _packed_once_more(
    layout: Layout, found: dict[tuple[int, int], int], fresh: int, goal: Goal
) -> dict[tuple[int, int], int]:
    """What becomes of ways to declare, by open places and slots, if this goal is added to them."""
    grown: dict[tuple[int, int], int] = {}
    for (opened, slots), points in found.items():
        if goal.slots <= slots:
            for cards in picks(layout, goal, opened, fresh):
                key = opened ^ cards, slots - goal.slots
                grown[key] = max(points + goal.points, grown.get(key, 0))
    return grown


def picks(layout: Layout, goal: Goal, opened: int, fresh: int) -> list[int]:
    """The sets of open places that fill a goal and are not alike."""
    held = opened & goal.places
    if not (goal.waits or held & fresh) or held.bit_count() < goal.size:
        return []
    if held.bit_count() == goal.size:
        return [] if without(layout, held, goal) else [held]
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
            elif cards:
                cards &= -cards
                sets = [taken | cards for taken in sets]
            else:
                return []
    return sets if goal.waits else [taken for taken in sets if taken & fresh]


def picks_of(new: list[int], old: list[int], wanted: int) -> list[int]:
    """The sets of so many of these copies of a face that are not alike."""
    return [
        place_set(new[:count]) | place_set(old[: wanted - count])
        for count in range(min(wanted, len(new)) + 1)
        if wanted - count <= len(old)
    ]
