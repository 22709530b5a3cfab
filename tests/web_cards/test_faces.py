"""The drawn packs: complete, well formed, self-contained, legible, small, and reproducible."""

import gzip
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from brisques.cards import PATTERNS
from brisques.words import languages, words_of
from web.cards import draw, french, german

from .colours import EYES, contrast, least_distance
from .conftest import COURTS

PACKS = {"fr": "french", "fr-safe": "french", "de": "german", "de-safe": "german"}
BACKS = {"back-fr", "back-de", "back-indigo", "back-walnut"}
SYMBOLS = {"A", "L", "H", "B", "hat-on", "hat-off"}
LINKS = ("href", "src", "{http://www.w3.org/1999/xlink}href")


def parsed(path: Path) -> ET.Element:
    return ET.fromstring(path.read_text())  # noqa: S314 (drawn by this test)


def files(pack: Path) -> list[Path]:
    return sorted(pack.rglob("*.svg"))


def cards(pack: Path) -> list[Path]:
    return [path for path in files(pack) if path.parent.name != "signals"]


@pytest.mark.parametrize(("folder", "pattern"), PACKS.items())
def test_a_face_is_drawn_for_every_code_of_the_engine(
    pack: Path, folder: str, pattern: str
) -> None:
    codes = {PATTERNS[pattern].format_face(face) for face in range(32)}
    assert {path.stem for path in (pack / folder).iterdir()} == codes


def test_backs_and_signals_are_drawn(pack: Path) -> None:
    assert {path.stem for path in pack.glob("*.svg")} == BACKS
    assert {path.stem for path in (pack / "signals").iterdir()} == SYMBOLS


def test_files_are_well_formed_in_the_shared_box(pack: Path) -> None:
    for path in cards(pack):
        assert parsed(path).get("viewBox") == "0 0 240 336", path.name


def test_no_file_has_scripts_or_requests(pack: Path) -> None:
    for path in files(pack):
        text = path.read_text()
        for element in parsed(path).iter():
            assert element.tag.rpartition("}")[2] not in {"script", "image", "foreignObject"}
            assert not [name for name in element.attrib if name.startswith("on")]
            assert all(element.get(name, "#").startswith("#") for name in LINKS)
        assert all(target.startswith("#") for target in re.findall(r"url\(([^)]*)\)", text))


def test_ids_are_unique_and_every_reference_is_resolved(pack: Path) -> None:
    """Also across packs; only the two sets of inks of one pack are never on the same page.

    Nothing refers to the fragments that select a face: a code that two packs share may be in
    both.
    """
    seen: set[str] = set()
    for path in files(pack):
        text = path.read_text()
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(ids) == len(set(ids)), path.name
        ids = [name for name in ids if f'<path id="{name}"/>' not in text]
        assert path.parent.name.endswith("-safe") or not seen & set(ids), path.name
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', text)) <= set(ids), path.name
        if not path.parent.name.endswith("-safe"):
            seen |= set(ids)


@pytest.mark.parametrize("folder", PACKS)
def test_each_face_holds_three_sizes(pack: Path, folder: str) -> None:
    for path in (pack / folder).iterdir():
        top = [group.get("class") for group in parsed(path).findall("{*}g")]
        assert top == ["m", None], path.name
        indices = parsed(path).findall("{*}g")[1]
        assert [group.get("class") for group in indices] == ["f", "l", "j"], path.name


@pytest.mark.parametrize("inks", [french.INK, french.SAFE], ids=["traditional", "safe"])
@pytest.mark.parametrize("suit", "SHDC")
def test_suit_colours_stand_out_from_the_paper(suit: str, inks: french.Inks) -> None:
    assert contrast(inks[suit], french.PAPER) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
def test_safe_inks_can_be_told_apart_by_all_eyes(eyes: str) -> None:
    assert least_distance(list(french.SAFE.values()), eyes) >= 28


def test_number_cards_show_as_many_pips_as_their_number(pack: Path) -> None:
    for rank, count in {"7": 7, "8": 8, "9": 9, "T": 10}.items():
        root = parsed(pack / f"fr/{rank}H.svg")
        picture = next(group for group in root if group.get("class") == "m")
        assert len([e for e in picture.iter() if e.tag.endswith("}use")]) == count


@pytest.mark.parametrize(
    ("folder", "most", "whole"),
    [
        ("fr", 10_000, 103_000),
        ("fr-safe", 10_000, 103_000),
        ("de", 4_000, 70_000),
        ("de-safe", 4_000, 70_000),
    ],
)
def test_packs_are_small(pack: Path, folder: str, most: int, whole: int) -> None:
    sizes = {p.stem: len(gzip.compress(p.read_bytes())) for p in (pack / folder).iterdir()}
    assert max(sizes.values()) < most, sizes
    assert sum(sizes.values()) < whole


def test_backs_and_signals_are_small(pack: Path) -> None:
    for path in [*pack.glob("back-*"), *(pack / "signals").iterdir()]:
        assert len(gzip.compress(path.read_bytes())) < 1_500, path.name


def test_drawing_twice_gives_the_same_bytes(pack: Path, tmp_path: Path) -> None:
    draw(COURTS, tmp_path)
    for path in files(pack):
        assert (tmp_path / path.relative_to(pack)).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("suited", [french, german])
def test_every_language_has_its_indices_on_the_faces(suited: ModuleType, language: str) -> None:
    pack = suited.__name__.rpartition(".")[2]
    for rank in suited.RANKS:
        index = words_of(language).text(f"index-{rank}", {"pack": pack})
        usual = suited.LETTERS.get(rank, rank)
        assert index == usual or index in suited.OTHERS[rank]


def test_an_address_can_select_the_index_of_a_language(pack: Path) -> None:
    drawn = (pack / "fr/QS.svg").read_text()
    assert 'id="QS-left-jumbo-D"' in drawn
    assert "[id$=D]:target~g .x-D{display:inline}" in drawn
    assert drawn.count('class="x x-D"') == 5
