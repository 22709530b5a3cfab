"""Compute the probability that a seat draws the cards it wants, as far as it can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import comb

from brisques.bezique.observation import BeziqueObservation, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.cards import FACE_MASK, NO_CARD


def chance_to_draw(
    ruleset: BeziqueRuleset,
    observation: BeziqueObservation,
    faces: Iterable[int],
    *,
    any_of: bool = False,
) -> float:
    """Return the probability, 0 to 1, that all of these faces are among the seat's draws.

    With `any_of`, that one of them is.

    All places of an unseen card are taken as equally likely. The last draw is not counted if it
    comes after the last meld, or if it may be the turn-up: who draws that is not known.
    """
    copies = Counter(card & FACE_MASK for card in unseen(ruleset, observation))
    draws = observation.stock // observation.players
    if draws and (observation.turnup != NO_CARD or not ruleset.rules.endgame_melds):
        draws -= 1
    if any_of:
        wanted = [(1, sum(copies[face] for face in faces))]
    else:
        wanted = [(number, copies[face]) for face, number in Counter(faces).items()]
    return chance_of_all(wanted, copies.total(), draws)


def chance_of_all(wanted: Sequence[tuple[int, int]], cards: int, draws: int) -> float:
    """Return the probability that `draws` of some cards hold what is wanted of each face.

    `wanted` are pairs of how many of a face are wanted and how many there are (multivariate
    hypergeometric distribution).

    >>> chance_of_all([(1, 1)], 30, 10)
    0.3333333333333333
    """
    if not wanted:
        return 1.0
    (least, copies), *others = wanted
    return sum(
        comb(copies, drawn)
        * comb(cards - copies, draws - drawn)
        / comb(cards, draws)
        * chance_of_all(others, cards - copies, draws - drawn)
        for drawn in range(max(least, draws - cards + copies), min(copies, draws) + 1)
    )
