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


def unbarred(goal: Goal, opened: int, past: Past) -> int:
    """The open places whose cards have not counted in such a meld."""
    for place, counted in past[0]:
        if counted & goal.barred:
            opened &= ~(1 << place)
    return opened


def is_full(goal: Goal, levels: list[int]) -> bool:
    """Whether the goal can be made of cards with these levels."""
    for wanted, faces in goal.need:  # noqa: SIM110 - nothing is asked more often
        if levels[wanted] & faces != faces:
            return False
    return True


def fills(need: Need, levels: list[int]) -> int:
    """How often what is needed could be had of cards with these levels."""
    for times in range((len(levels) - 1) // need[-1][0], 0, -1):
        for wanted, faces in need:
            if levels[times * wanted] & faces != faces:
                break
        else:
            return times
    return 0


def packings(
    layout: Layout, opened: int, fresh: int, goals: tuple[Goal, ...], slots: int
) -> list[End]:
    """Every way to declare where a card counts but once, as the open places that are left.

    Of equal cards the lowest is taken, a fresh one apart from the others.
    """
    found: dict[int, int] = {}

    def take(first: int, opened: int, slots: int, points: int) -> None:
        if points >= found.get(opened, 0):
            found[opened] = points
        levels = layout.levels(opened)
        for number in range(first, len(goals)):
            goal = goals[number]
            fits = goal.slots <= slots and (goal.waits or goal.places & fresh & opened)
            if fits and is_full(goal, levels):
                for cards in picks(layout, goal, opened, fresh):
                    take(number, opened & ~cards, slots - goal.slots, points + goal.points)

    take(0, opened, slots, 0)
    return [(points, left, NO_PAST) for left, points in found.items()]


def picks(layout: Layout, goal: Goal, opened: int, fresh: int) -> list[int]:
    """The sets of open places that fill a goal and are not alike."""
    held = opened & goal.places
    if held.bit_count() == goal.size:
        return [held] if goal.waits or held & fresh else []
    sets = [0]
    whole = (1 << layout.copies) - 1
    for wanted, faces in goal.need:
        for face in spread(faces):
            cards = opened & whole << face & goal.places
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
