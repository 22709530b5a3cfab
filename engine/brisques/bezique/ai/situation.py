"""Count the cards that concern melds, packed into one int: the key of all that is cached of them.

A meld's value depends on how many cards of each of its faces a seat has and how many may still
come, not on which copies they are. A *situation* holds these numbers and the stage of the deal, a
byte for each; its bits under the mask of a meld are what the value of the meld depends on. The
lowest byte is the stage. Then follow,

- in a situation of faces: for each face, the cards held in the high four bits of its byte, and
  those that may come in the low ones;
- in one of ranks, for four of a rank in any suits: for each rank, the cards held; then as many
  bytes with a bit for each suit of which a card may be held; from `RANKS_TO_COME` on, the cards
  that may come.

*Counts* are an int with a byte for the number of cards of each face.
"""

from __future__ import annotations

from brisques.cards import FACES, MOST_COPIES

RANKS = 8
BYTE = 255
HELD, COUNT_MASK = 4, 15
"""Where the byte of a face counts the cards held, and the bits below that count those to come."""
ONE_CARD = [1 << 8 * f for f in range(FACES)] * MOST_COPIES
"""By card, the counts of that card alone."""
EACH_FACE = sum(ONE_CARD[:FACES])
EACH_CARD = sum(EACH_FACE << 8 * FACES * copy for copy in range(MOST_COPIES))
ALL_COUNTS = BYTE * EACH_FACE
ALL_RANKS = (1 << 8 * RANKS) - 1
RANKS_TO_COME = 8 * FACES
"""Where the cards to come are counted by rank, from the first byte of the cards held on."""
BOTH_RANKS = ALL_RANKS | ALL_RANKS << RANKS_TO_COME
EVERY_SUIT = 15 * sum(ONE_CARD[:RANKS])
"""A byte for each rank, with the bits of all suits."""


def count_faces(cards: int) -> int:
    """Return the counts of a set of cards.

    Its binary digits as text are a byte for each card, whose lowest bit is the digit. Three times
    the upper half of the copies is added to the lower.
    """
    counts = int.from_bytes(f"{cards:b}".encode(), "big") & EACH_CARD
    counts += counts >> 32 * FACES
    counts += counts >> 16 * FACES
    return counts + (counts >> 8 * FACES) & ALL_COUNTS


def face_situation(held: int, to_come: int, stage: int) -> int:
    """Return the situation of faces, from the counts of the cards held and to come."""
    return (held << HELD | to_come) << 8 | stage


def rank_situation(held: int, to_come: int, stage: int, suits: int = EVERY_SUIT) -> int:
    """Return the situation of ranks, from the counts of the cards held and to come."""
    numbers = add_suits(held | to_come << RANKS_TO_COME) & BOTH_RANKS
    return (numbers | suits << 8 * RANKS) << 8 | stage


def held_cards(counts: int, by_rank: bool) -> int:
    """Return what some held cards are in a situation."""
    return (add_suits(counts) & ALL_RANKS if by_rank else counts << HELD) << 8


def add_suits(counts: int) -> int:
    """Add the suits of each rank; the sums are the lowest bytes, those above have no meaning."""
    counts += counts >> 16 * RANKS
    return counts + (counts >> 8 * RANKS)


def suits_by_rank(counts: int) -> int:
    """Return a byte for each rank with a bit for each suit of which there is a card."""
    present = (counts | counts >> 1 | counts >> 2 | counts >> 3) & EACH_FACE
    present |= present >> 8 * RANKS - 1  # the bits of two suits, side by side
    return (present | present >> 16 * RANKS - 2) & EVERY_SUIT


def face_mask(f: int) -> int:
    """Return the bits of a situation of faces that concern a face."""
    return BYTE << 8 * f + 8


def rank_mask(rank: int) -> int:
    """Return the bits of a situation of ranks that concern a rank."""
    return (BYTE | BYTE << 8 * RANKS | BYTE << RANKS_TO_COME) << 8 * rank + 8
