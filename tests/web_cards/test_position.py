"""Positions as pictures and text: everything that the reader may see, and nothing else."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from urllib.parse import quote

import pytest

from brisques.cli.main import main
from brisques.drawing import View, linked, picture, words
from brisques.table import Table
from brisques.writers.picture import PositionError, dealt, position_view, put_in
from tests.builder import Scene

SCENE = Scene(
    "fildinski",
    trump="C",
    hands=("KS 9S TH 8H TD 8D QC 7C", "QS AD"),
    won=("JD QD AH", "AC TC"),
    stock=36,
    turnup="TC",
    leader=1,
).play("QS")
LINE = SCENE.line()
KEPT = sorted(Path(__file__).parents[1].glob("kept/position-*.txt"))
DRAWN = re.compile(r'<image href="cards/(?:fr|de)/(..)\.svg"')
HREF = re.compile(r'href="([^"]*)"')
VIEWS = {
    **{file.stem: position_view(file.read_text(encoding="utf-8").strip()) for file in KEPT},
    **{name: dealt(name, "kept") for name in ("fildinski", "three-hand", "rubicon", "kelebia")},
}


def faces(svg: str) -> list[str]:
    """Return the cards that lie face up in a picture, in the order of drawing."""
    return DRAWN.findall(svg)


def test_the_picture_has_the_readers_cards_and_no_hidden_one() -> None:
    view = position_view(LINE)
    shown = faces(picture(view, linked("cards/")))
    everything = [*view["hand"], "QS1", view["turnup"]]
    everything += [card for seat in view["seats"] for card in seat["open"]]
    assert sorted(shown) == sorted(card[:2] for card in everything)
    assert "AD" not in shown, "it is in the other hand"


def test_backs_are_counted() -> None:
    assert picture(position_view(LINE), linked("")).count('href="back-fr.svg"') == 7 + 1


def test_another_seat_sees_its_own_cards() -> None:
    theirs = dealt("filko-4", "kept", seat=1)
    mine = dealt("filko-4", "kept", seat=0)
    assert theirs["seat"] == 1
    assert "Player 1" in picture(theirs, linked(""))
    assert "Player 1" not in picture(mine, linked(""))


def test_declared_cards_lie_face_up() -> None:
    """The two of the opponent's hand are no backs in the picture, and the words name them."""
    line = (
        Scene("bezique", trump="C", hands=("7H", "QS JD 8H"), stock=36, leader=1)
        .play("8H 7H")
        .do("bezique:QS1.JD1")
        .line()
    )
    view = position_view(line)
    svg = picture(view, linked("cards/"))
    assert faces(svg)[:2] == ["QS", "JD"]
    assert svg.count('href="cards/back-fr.svg"') == 6 + 1
    assert "The opponent has on the table: Queen of spades, Jack of diamonds." in words(view)
    assert "You have on the table: Queen of spades" in words(position_view(line, 1))


def test_one_point_is_one_point() -> None:
    view = position_view("filko-4;trump=H;tricks=1.3.AB17B17H1KB1;rest=seed:1")
    svg = picture(view, linked(""))
    assert ", 1 point<" in svg
    assert "1 points" not in svg


def test_german_cards_are_drawn_from_their_pack() -> None:
    svg = picture(VIEWS["position-1-filicau"], linked("cards/"))
    assert 'href="cards/back-de.svg"' in svg
    assert set(faces(svg)) >= {"TA", "UH", "AH"}


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
def test_every_picture_is_well_formed_and_no_card_leaves_it(view: View) -> None:
    tree = ET.fromstring(picture(view, linked("cards/")))  # noqa: S314 (our own)
    _, _, width, height = map(float, tree.attrib["viewBox"].split())
    for image in tree.iter("{http://www.w3.org/2000/svg}image"):
        x, y, w, h = (float(image.attrib[key]) for key in ("x", "y", "width", "height"))
        assert x >= 0
        assert y >= 0
        assert x + w <= width
        assert y + h <= height


def test_a_picture_alone_refers_to_no_other_file(pack: Path) -> None:
    hrefs = HREF.findall(picture(position_view(LINE), put_in(pack)))
    assert len(hrefs) > 10
    assert all(href.startswith("data:image/svg+xml;base64,") for href in hrefs)


def test_the_text_describes_the_whole_position() -> None:
    told = words(position_view(LINE))
    assert told.startswith("Clubs are trumps. Stock: 36, Ten of clubs turned up. The opponent led")
    assert "led the Queen of spades. Your hand: 9 of spades, King of spades," in told
    assert "You have won: Jack of diamonds, Queen of diamonds, Ace of hearts" in told
    assert "The opponent has won: Ace of clubs, Ten of clubs." in told
    assert words(position_view(LINE)) in picture(position_view(LINE), linked(""))


@pytest.mark.parametrize("line", ["fildinski;trump=Z", "whist;trump=C", "", "<b>;x=1"])
def test_an_invalid_position_is_named(line: str) -> None:
    with pytest.raises(PositionError, match=r"^(position|variant)/"):
        position_view(line)


def test_the_command_draws_a_file(
    pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "position.svg"
    assert main(["picture", LINE, str(out), str(pack)]) == 0
    assert capsys.readouterr().out.startswith("Clubs are trumps.")
    assert out.read_text(encoding="utf-8").startswith("<svg")
    assert main(["picture", LINE, str(out), "https://cards.example.org/cards/"]) == 0
    assert 'href="https://cards.example.org/cards/fr/KS.svg"' in out.read_text(encoding="utf-8")


def test_the_command_draws_what_another_seat_sees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "position.svg"
    assert main(["picture", LINE, str(out), "--seat", "1"]) == 0
    assert "You led the Queen of spades." in capsys.readouterr().out
    assert main(["picture", LINE, str(out), "--seat", "2"]) == 2
    assert "seat" in capsys.readouterr().err


def test_the_command_says_what_is_wrong(
    pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "position.svg"
    assert main(["picture", "fildinski;trump=Z", str(out), str(pack)]) == 2
    assert "this must be a suit" in capsys.readouterr().err
    assert main(["picture", LINE, str(out), str(tmp_path)]) == 2
    assert "no drawn cards" in capsys.readouterr().err
    assert not out.exists()


# --- in notebooks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["fildinski", "kelebia"])
def test_a_table_in_a_notebook_draws_itself_with_plain_cards(variant: str) -> None:
    table = Table(variant, seed="kept")
    drawn = table._repr_svg_()
    assert "href" not in drawn, "it depends on no other file"
    own = [card[0].replace("T", "10") for card in table.view(table.to_move)["hand"]]
    assert re.findall(r'<tspan font-weight="700">(\w+)</tspan>', drawn)[-len(own) :] == own


def test_a_table_in_a_notebook_is_played_where_a_host_is_known() -> None:
    table = Table.from_position(LINE)
    assert table.show()._repr_html_() is None
    html = table.show(1, home="https://cards.example.org")._repr_html_()
    assert html is not None
    [address] = re.findall(r'src="(https://cards\.example\.org/embed\.html\?[^"]+)"', html)
    assert f"position={quote(table.position())}&amp;seat=1" in address
    assert str(table.show(1)) == words(table.view(1))
