"""Count the cards that concern a meld, packed into one int: the key of all that is cached of it.

A meld's value depends on how many cards of each of its faces a seat has and how many may still
come, not on which copies they are. A *situation* holds these counts for all faces, or for all ranks
(four of a rank in any suits), and the stage of the deal. Its bits under the mask of a meld are what
the value of the meld depends on.

- The lowest `TO_COME` bits: how many cards the seat holds, in four bits for each face or in eight
  for each rank;
- from `TO_COME`: how many cards may still come, likewise;
- from `STAGE`: the stage of the deal, in four bits;
- from `FRESH`: how many held cards have not counted in the meld, likewise (`re-form` only);
- from `PRESENT`, in a situation of ranks: 1 in the lowest of four bits for each face that is held.
"""

from __future__ import annotations

from brisques.cards import FACES, MOST_COPIES

COUNT_BITS, COUNT_MASK = 4, 15
RANK_MASK = 255
TO_COME = COUNT_BITS * FACES
STAGE = 2 * TO_COME
STAGE_MASK = 15
FRESH = STAGE + COUNT_BITS
PRESENT = FRESH + TO_COME
ALL_COUNTS = (1 << TO_COME) - 1

ONE_CARD = [1 << COUNT_BITS * f for f in range(FACES)] * MOST_COPIES
"""By card, the counts of that card alone."""
ONE_MORE = 1 - (1 << TO_COME)
"""The change of a situation when one card of its lowest field comes."""
EACH_FACE = sum(ONE_CARD[:FACES])
EVEN_RANKS = sum(COUNT_MASK << COUNT_BITS * f for f in range(0, FACES, 2))


def count_faces(cards: int) -> int:
    """Return how many cards of each face a set holds, in four bits for each face.

    The binary digits of the set, read as hexadecimal digits, have four bits for each card.
    """
    digits = int(f"{cards:b}", 16)
    counts = 0
    while digits:
        counts += digits & ALL_COUNTS
        digits >>= TO_COME
    return counts


def count_ranks(counts: int) -> int:
    """Return how many cards of each rank there are, from the counts of faces: see `rank_shift`."""
    even, odd = counts & EVEN_RANKS, counts >> COUNT_BITS & EVEN_RANKS
    even += even >> 64
    odd += odd >> 64
    return even + (even >> 32) & 0xFFFFFFFF | (odd + (odd >> 32) & 0xFFFFFFFF) << 32


def present_faces(counts: int) -> int:
    """Return 1 in the lowest of the four bits of each face of which there is a card."""
    return (counts | counts >> 1 | counts >> 2 | counts >> 3) & EACH_FACE


def face_counts(counts: int) -> bytes:
    """Return the number of cards of each face, at the places that `face_place` returns."""
    even, odd = counts & EVEN_RANKS, counts >> COUNT_BITS & EVEN_RANKS
    return (even | odd << TO_COME).to_bytes(FACES, "little")


def face_place(f: int) -> int:
    """Return where `face_counts` counts a face: the even faces come first."""
    return (f >> 1) + (f & 1) * FACES // 2


def rank_shift(rank: int) -> int:
    """Return where the eight bits of a rank begin: the even ranks come first."""
    return 4 * (rank & ~1) + 32 * (rank & 1)
