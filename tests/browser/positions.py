"""Positions of the Bézique family that the table must have room for, one for each kind of game."""

from collections.abc import Callable

from brisques.variants import load
from tests.browser.filko_positions import FILKO
from tests.browser.table_page import Position
from tests.builder import Scene

SPADE_RUN = "sequence:AS1.TS1.KS1.QS1.JS1"
NO_COURT = "AS TS 9S 8S AH TH 9H 8H AD TD 9D 8D"
"""Twelve cards without king, queen or jack: a carte blanche."""


def full_hand() -> Scene:
    """Return eight cards of all suits, our lead, and some cards won on both sides."""
    hands = ("AS KS QS TH KH QD JC 9C", "")
    return Scene("fildinski", hands=hands, won=("AD TD KC QC", "AC TC JD 9D"), points=(720, 1040))


def many_won() -> Scene:
    """Return the middle of a deal without declarations: full trays."""
    hands = ("AS KS QS TH KH QD JC 9C", "")
    won = ("AD TD KC QC AH TH KD JD 9H 8S JS TS", "AC TC JD 9D QH JH KS AS 8H 9C 7C KH")
    return Scene("fildinski", hands=hands, won=won, stock=24, points=(720, 1040))


def declaring() -> Scene:
    """Return several melds on offer, with the hand one card short."""
    return Scene("fildinski", trump="H", won="QS KD KH KC", hands=("KS", "QD")).play("KS QD")


def refusing() -> Scene:
    """Return a hand most of whose cards may not be played."""
    hands = ("AS 9S KH QH TD 9D 8C 7C", "QS JS 9H 8H 8D 7D 9C 8C")
    return Scene("fildinski", trump="D", stock=0, hands=hands, leader=1).play("QS")


def declared() -> Scene:
    """Both players have declared from the hand; we lead, and the scores have five digits."""
    hands = ("KS QS QS JD AH KH", "KD QD AC AC")
    melds = ("marriage:KS1.QS1", "1.1.marriage:KD1.QD1")
    return Scene("bezique", hands=hands, melds=melds, points=(12340, 11250))


def both_kinds() -> Scene:
    """Each player has declared cards, and won cards that can still meld."""
    won = ("AD TD KC QC", "AC TC JD 9D")
    hands = ("KS QS QS JD AH KH", "KD QD AC")
    melds = ("marriage:KS1.QS1", "1.1.marriage:KD1.QD1")
    return Scene("foster-polish", hands=hands, won=won, melds=melds)


def both_kinds_in_many_suits() -> Scene:
    """The other player has declared cards, and won cards, each in three suits or more."""
    won = ("", "AD TD KC QC AH TH")
    hands = ("9S 8S 7S", "KS QS KH QH JD")
    melds = ("1.1.marriage:KS1.QS1", "1.2.marriage:KH1.QH1", "1.3.bezique:JD1.QS1")
    return Scene("foster-polish", hands=hands, won=won, melds=melds)


def fifteen() -> Scene:
    """A hand of fifteen as dealt, with five equal faces, and no trumps yet."""
    hand = "AS TS KS JS QS QS QS QS QS JD JD KH QH 9C 7D"
    rules = load("eight-pack").rules
    stock = rules.copies * 32 - 2 * rules.hand
    return Scene("eight-pack", trump="-", hands=[hand], stock=stock)


def many_laid() -> Scene:
    """Nine cards of ours lie open, and ten of the opponent."""
    ours = "AS1 TS1 KS1 QS1 JS1 QS2 QS3 JD1 JD2 KH1 QH1"
    theirs = "AS2 AS3 AD1 AC1 KS2 KS3 KD1 KC1 QS4 JD4"
    melds = (
        SPADE_RUN,
        "bezique:JD1.QS2",
        "marriage:KH1.QH1",
        "1.2.aces:AS2.AS3.AD1.AC1",
        "1.3.kings:KS2.KS3.KD1.KC1",
        "1.4.bezique:JD4.QS4",
    )
    hands = (ours, theirs)
    return Scene("eight-pack", trump="S", hands=hands, melds=melds, points=(12340, 11250))


def three_hands() -> Scene:
    """Two opponents, each with declared cards; we lead."""
    hands = ("KS QS AH KH", "KD QD JD", "AS AD AC AC")
    melds = ("marriage:KS1.QS1", "1.1.marriage:KD1.QD1", "2.2.aces:AS1.AD1.AC1.AC2")
    return Scene("three-hand", hands=hands, melds=melds, points=(120, 1340, 250))


def four_hands() -> Scene:
    """Three opponents, each with declared cards; we lead."""
    hands = ("KS QS AH KH", "KD QD JD", "AS AD AC AC", "KS KD KC KC QH JH")
    melds = (
        "marriage:KS1.QS1",
        "1.1.marriage:KD1.QD1",
        "2.2.aces:AS1.AD1.AC1.AC2",
        "3.3.kings:KS2.KD2.KC1.KC2",
    )
    return Scene("four-hand", hands=hands, melds=melds, points=(120, 1340, 250, 1990))


def partners() -> Scene:
    """Our partner sits across; we lead with the ace of trumps and melds in the hand."""
    hands = ("AH KS QS JD QD KH QH", "KD QD", "KC KC QC", "")
    melds = ("1.1.marriage:KD1.QD2",)
    return Scene("four-hand-partners", hands=hands, melds=melds, points=(1340, 990))


def partner_without_melds() -> Scene:
    """Our partner has won brisques and declared nothing."""
    hands = ("AH KS QS JD QD KH QH", "KD QD", "KC KC QC", "")
    return Scene("four-hand-partners", hands=hands, won=("", "", "AD TD AC", ""))


def partners_declaring() -> Scene:
    """We have won that trick: declare, go on, or leave the right to the partner."""
    return partners().take("AH")


def packet_to_lift() -> Scene:
    """We deal and lift the packet."""
    return Scene("six-pack", trump="-", dealer=0, slips="0.0")


def packet_to_guess() -> Scene:
    """The opponent has lifted twenty-four cards, and we guess."""
    return Scene("six-pack", trump="-", slips="0.0").do("lift:24")


def carte_blanche() -> Scene:
    """Our first lead; we may show a hand without court cards."""
    return Scene("six-pack", trump="-", hands=[NO_COURT], stock=6 * 32 - 2 * 12)


POSITIONS: list[Callable[[], Position]] = [
    declared,
    both_kinds,
    fifteen,
    many_laid,
    three_hands,
    four_hands,
    partners,
    partner_without_melds,
    partners_declaring,
    packet_to_lift,
    packet_to_guess,
    carte_blanche,
    *FILKO,
]
