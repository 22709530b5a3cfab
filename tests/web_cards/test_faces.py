"""The drawn pack: complete, well formed, self-contained, legible, small, the same every time."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from web.cards import draw, french

from .conftest import COURTS

LINKS = ("href", "src", "{http://www.w3.org/1999/xlink}href")


def parsed(path: Path) -> ET.Element:
    return ET.fromstring(path.read_text())  # noqa: S314 (just drawn by us)


def files(pack: Path) -> list[Path]:
    return sorted(pack.rglob("*.svg"))


def test_every_face_and_the_back_are_drawn(pack: Path) -> None:
    codes = {rank + suit for rank in "ATKQJ987" for suit in "SHDC"}
    assert {path.stem for path in (pack / "fr").iterdir()} == codes
    assert (pack / "back-fr.svg").is_file()


def test_files_are_well_formed_in_the_shared_box(pack: Path) -> None:
    for path in files(pack):
        assert parsed(path).get("viewBox") == "0 0 240 336", path.name


def test_nothing_runs_and_nothing_is_fetched(pack: Path) -> None:
    for path in files(pack):
        text = path.read_text()
        for element in parsed(path).iter():
            assert element.tag.rpartition("}")[2] not in {"script", "image", "foreignObject"}
            assert not [name for name in element.attrib if name.startswith("on")]
            assert all(element.get(name, "#").startswith("#") for name in LINKS)
        assert all(target.startswith("#") for target in re.findall(r"url\(([^)]*)\)", text))


def test_ids_are_the_cards_own_and_every_reference_is_met(pack: Path) -> None:
    seen: set[str] = set()
    for path in files(pack):
        text = path.read_text()
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(ids) == len(set(ids)), path.name
        assert not seen & set(ids), path.name
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', text)) <= set(ids), path.name
        seen |= set(ids)


def test_each_face_holds_three_sizes(pack: Path) -> None:
    for path in (pack / "fr").iterdir():
        classes = re.findall(r' class="(\w)"', path.read_text())
        assert sorted(classes) == ["f", "j", "l", "m"], path.name


@pytest.mark.parametrize("suit", "SHDC")
def test_suit_colours_stand_out_from_the_paper(suit: str) -> None:
    assert contrast(french.INK[suit], french.PAPER) >= 4.5


def test_number_cards_show_as_many_pips_as_they_count(pack: Path) -> None:
    for rank, count in {"7": 7, "8": 8, "9": 9, "T": 10}.items():
        root = parsed(pack / f"fr/{rank}H.svg")
        picture = next(group for group in root if group.get("class") == "m")
        assert len([e for e in picture.iter() if e.tag.endswith("}use")]) == count


def test_drawings_are_small(pack: Path) -> None:
    sizes = {path.stem: len(gzip.compress(path.read_bytes())) for path in files(pack)}
    assert max(sizes.values()) < 10_000, sizes
    assert sum(sizes.values()) < 100_000


def test_drawing_twice_gives_the_same_bytes(pack: Path, tmp_path: Path) -> None:
    draw(COURTS, tmp_path)
    for path in files(pack):
        assert (tmp_path / path.relative_to(pack)).read_bytes() == path.read_bytes()


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2 between two #rrggbb colours."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
