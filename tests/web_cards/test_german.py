"""The William Tell pack: signs, letters, inks, and the traditional marks of its cards."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from web.cards import backs, german, signs
from web.cards.pen import PAPER

from .colours import EYES, contrast, least_distance

BOTH_INKS = {"traditional": signs.TRADITIONAL, "safe": signs.SAFE}
NUMBERS = {"7": 7, "8": 8, "9": 9, "T": 10}
HALF = 168  # the middle of the card


def picture(pack: Path, code: str) -> ET.Element:
    root = ET.parse(pack / f"de/{code}.svg").getroot()  # noqa: S314 (just drawn by us)
    found = root.find("{*}g[@class='m']")
    assert found is not None
    return found


def sign_heights(pack: Path, code: str) -> list[float]:
    """Return the distance of each sign in the picture from the top of the card."""
    uses = picture(pack, code).iter("{http://www.w3.org/2000/svg}use")
    moves = [use.get("transform", "") for use in uses if use.get("href") == f"#sign-{code}"]
    return [float(re.findall(r"translate\(\S+ (\S+)\)", move)[0]) for move in moves]


@pytest.mark.parametrize("suit", german.SUITS)
def test_overs_have_their_sign_high_and_unders_low(pack: Path, suit: str) -> None:
    (over,) = sign_heights(pack, f"O{suit}")
    (under,) = sign_heights(pack, f"U{suit}")
    assert over < HALF / 3
    assert HALF * 2 / 3 < under < HALF


@pytest.mark.parametrize("suit", german.SUITS)
@pytest.mark.parametrize("rank", "AKOU")
def test_pictures_are_the_same_from_both_sides(pack: Path, rank: str, suit: str) -> None:
    code = rank + suit
    shown = [use.attrib for use in picture(pack, code) if use.tag.endswith("}use")]
    assert shown == [{"href": f"#upper-{code}", "transform": "rotate(180 120 168)"}]


@pytest.mark.parametrize("suit", german.SUITS)
@pytest.mark.parametrize(("rank", "count"), NUMBERS.items())
def test_number_cards_show_as_many_signs_as_their_number(
    pack: Path, rank: str, count: int, suit: str
) -> None:
    assert len(sign_heights(pack, rank + suit)) == count


@pytest.mark.parametrize("suit", german.SUITS)
@pytest.mark.parametrize("rank", NUMBERS)
def test_every_small_card_has_its_own_picture(pack: Path, rank: str, suit: str) -> None:
    def drawn(code: str) -> str:
        found = picture(pack, code).find("{*}g[@class='f']/{*}g/{*}g/{*}g")
        assert found is not None
        return ET.tostring(found, encoding="unicode")

    others = {r + s for r in NUMBERS for s in german.SUITS} - {rank + suit}
    assert drawn(rank + suit) not in {drawn(code) for code in others}


@pytest.mark.parametrize("suit", german.SUITS)
@pytest.mark.parametrize("inks", BOTH_INKS)
def test_index_letters_stand_out_from_the_paper(inks: str, suit: str) -> None:
    assert contrast(BOTH_INKS[inks][suit].index, PAPER) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("tone", ["index", "main"])
def test_safe_inks_can_be_told_apart_by_all_eyes(tone: str, eyes: str) -> None:
    colours = [getattr(signs.SAFE[suit], tone) for suit in german.SUITS]
    assert least_distance(colours, eyes) >= 28


def test_traditional_inks_cannot_be_told_apart_by_all_eyes() -> None:
    """This is why there is a second set: the traditional one fails the measure."""
    colours = [ink.index for ink in signs.TRADITIONAL.values()]
    assert least_distance(colours, "usual") >= 20
    assert min(least_distance(colours, eyes) for eyes in EYES) < 15


def test_a_turned_back_looks_the_same() -> None:
    """A difference would tell how a card lies; half a turn takes (x, y) to (240 - x, 336 - y)."""
    middles = set(backs.meshes())
    assert middles == {(240 - x, 336 - y) for x, y in middles}
    starts = re.findall(r"M(-?\d+) 0l(-?)336", backs.lattice())
    down = {int(x) % backs.STEP for x, way in starts if not way}  # the lines x - y = this
    up = {int(x) % backs.STEP for x, way in starts if way}  # the lines x + y = this
    assert down == {(240 - 336 - x) % backs.STEP for x in down}
    assert up == {(240 + 336 - x) % backs.STEP for x in up}
