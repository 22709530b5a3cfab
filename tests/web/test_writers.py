"""Blocks in the text of writers become tables; a block that makes none fails their build."""

import base64
import json
import os
import re
import subprocess
import sys
from html import escape, unescape
from html.parser import HTMLParser
from pathlib import Path
from textwrap import indent
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from markdown import Markdown

from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.players.levels import LEVELS
from brisques.words import languages, words_of
from brisques.writers.block import ALLOWED, SETTINGS, BlockError, html, read, still
from brisques.writers.mkdocs import Brisques as MkDocsTables
from brisques.writers.oembed import oembed
from brisques.writers.pandoc import filtered
from brisques.writers.picture import position_view
from tests.web.writers.building import HERE, build_mkdocs, build_sphinx, run

HOME = "https://cards.example.org/"
KEPT = HERE.parents[1] / "kept"
LINE = (KEPT / "position-1-fildinski.txt").read_text(encoding="utf-8").strip()


class Tags(HTMLParser):
    """Collects every tag of a text with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


def test_the_command_in_the_site_of_mkdocs_finds_the_package() -> None:
    site = HERE / "mkdocs"
    (path,) = re.findall(r"PYTHONPATH=(\S+) mkdocs", (site / "mkdocs.yml").read_text("utf-8"))
    assert (site / path / "brisques").is_dir()


def test_named_lines_become_attributes_and_the_rest_is_the_position() -> None:
    half = len(LINE) // 2
    said = read(f"goal: Win: this one\n\n{LINE[:half]}\n  {LINE[half:]}\nread-only:\n")
    assert said == {"goal": "Win: this one", "position": LINE, "read-only": ""}


def test_blocks_are_read_alike_at_build_time_and_by_the_page() -> None:
    script = (
        "import { SETTINGS } from './web/embed/protocol.js'; console.log(...Object.keys(SETTINGS))"
    )
    node = ["node", "--input-type=module", "--eval", script]
    names = subprocess.run(node, cwd=HERE.parents[2], capture_output=True, text=True, check=True)
    # A record does not fit into a line; the label is for the element alone.
    assert {*names.stdout.split(), "label"} - {"record"} == {*SETTINGS}


def test_a_block_names_its_frame_for_screen_readers() -> None:
    (table,) = Tags(html(f"label: The ten is led\n{LINE}", HOME)).of("card-table")
    assert table == {"label": "The ten is led", "position": LINE}


def test_a_block_becomes_an_element_with_its_picture() -> None:
    made = html(f"caption: Here.\n{LINE}", HOME)
    tags = Tags(made)
    assert tags.of("script") == [{"async": None, "src": f"{HOME}embed.js"}]
    assert tags.of("card-table") == [{"position": LINE}]
    assert tags.of("link") == [{"rel": "stylesheet", "href": f"{HOME}card-table.css"}]
    assert tags.of("image")[0]["href"] == f"{HOME}cards/back-fr.svg"
    assert "are trumps." in made
    assert "<figcaption>Here." in made
    assert f"{HOME}#position=" in str(tags.of("a")[0]["href"])
    assert "\n\n" not in made, "Markdown would end it there"


@pytest.mark.parametrize("cards", ["deal:", "fildinski; trump=H; hands=AH ?; rest = random"])
def test_a_block_has_no_picture_where_every_reader_is_dealt_other_cards(cards: str) -> None:
    assert not Tags(html(cards, HOME)).of("svg")
    assert still(cards) == ("", "Here is a card table to be played at.", "")


def test_a_block_without_caption_and_link_has_nothing_below() -> None:
    assert html("deal: a", HOME).endswith("</card-table></figure>")


def test_the_home_address_may_lack_its_slash() -> None:
    assert html("deal: a", HOME) == html("deal: a", HOME.rstrip("/"))


def test_a_table_without_the_address_of_its_site_is_an_error(tmp_path: Path) -> None:
    told = "the address of the site with the table is not set"
    with pytest.raises(BlockError, match=told):
        Markdown(extensions=["brisques.writers.mkdocs"]).convert("```brisques\ndeal: a\n```\n")
    with pytest.raises(BlockError, match=told):
        filtered({**document(LINE), "meta": {}}, "html5")
    filtered({**document(LINE), "meta": {}}, "epub3")
    with pytest.raises(AssertionError, match=told):
        run("sphinx", "-q", HERE / "sphinx", tmp_path, home="")
    run("sphinx", "-q", "-b", "text", HERE / "sphinx", tmp_path, home="")


@pytest.mark.parametrize("name", ["goal", "caption", "label", "lesson"])
def test_text_of_a_block_never_becomes_markup(name: str) -> None:
    said = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    tags = Tags(html(f"{name}: {said}", HOME))
    assert len(tags.of("script")) == 1
    assert tags.of("img") == []
    if name != "caption":
        assert tags.of("card-table")[0][name] == said


def test_a_position_needs_no_variant_if_the_block_names_it() -> None:
    variant, _, rest = LINE.partition(";")
    assert "are trumps." in html(f"variant: {variant}\n{rest}", HOME)


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        (LINE, f"#position={quote(LINE)}"),
        ("variant: bezique\nhands=AC ?,?", f"#position={quote('bezique;hands=AC ?,?')}"),
        ("hands=AC ?,?", f"#position={quote('fildinski;hands=AC ?,?')}"),
        ("variant: bezique", "#variant=bezique"),
        ("lesson: fildinski/3", "#lesson=fildinski/3"),
        ("lesson: lessons/mine.lesson", None),
        ("goal: Win.", ""),
        ("deal: 7\nvariant: bezique", None),
        (f"seat: 1\n{LINE}", None),
        ("lesson:\nseat: first", None),
    ],
)
def test_a_link_opens_the_same_cards_at_a_full_table(text: str, fragment: str | None) -> None:
    """The full table deals its own cards and seats a person at 0: other tables have no link."""
    links = [link["href"] for link in Tags(html(text, HOME)).of("a")]
    assert links == ([] if fragment is None else [f"{HOME}{fragment}"])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("colour: red", "no setting 'colour'"),
        ("goal: a\ngoal: b", "said twice"),
        ("position: x\ny=1", "two positions"),
        ("fildinski;trump=Z", "position/missing-field"),
        ("deal: a\nseat: south", "the seat is a number"),
        (f"deal: a\nseat: {'9' * 5000}", "the seat is a number"),
        ("deal: a\nvariant: whist", "variant/unknown"),
        (
            "level: hard",
            "'level' may be novice, casual, club, strong, expert or master, not 'hard'",
        ),
        ("theme: drak", "'theme' may be auto, light or dark, not 'drak'"),
        (
            "controls: hint redo",
            "'controls' may be none, again, undo, hint or score, not 'hint redo'",
        ),
        ("language: dee", "'language' may be auto, de, en, fr, hu, pl or ro, not 'dee'"),
        ("fildinski;v=99", "position/unknown-version"),
    ],
)
def test_a_block_that_makes_no_table_is_an_error(text: str, told: str) -> None:
    with pytest.raises(BlockError, match=re.escape(told)):
        html(text, HOME)


@pytest.mark.parametrize("name", ALLOWED)
def test_values_that_the_page_knows_make_a_table(name: str) -> None:
    assert read(f"{name}:") == {name: ""}
    for value in (*ALLOWED[name], "again undo" if name == "controls" else ""):
        assert read(f"{name}: {value}") == {name: value}
    assert ALLOWED["level"] == tuple(LEVELS)
    assert read("language: de-AT") == {"language": "de-AT"}


def test_a_block_speaks_its_language_before_the_table_runs() -> None:
    made = html(f"language: de-AT\n{LINE}", HOME)
    shown = made.partition('<div class="still">')[2]
    assert "<p>Trumpf ist Karo. Du: Kreuz-Zehn. Offen bei dir: Karo-Bube, " in shown
    assert ">Deine Hand: 80 Punkte.</text>" in shown
    assert ">An einem ganzen Tisch öffnen</a>" in shown
    assert not re.search("are trumps|Your|The opponent|points<|left<|full table", shown)
    assert still("language: pl\nlesson: bezique/1")[1] == "Tu jest lekcja do rozegrania."
    assert "<p>Voici une table" in html("language: fr", HOME)
    assert still(f"language: auto\n{LINE}") == still(LINE)


@pytest.mark.parametrize("language", languages())
def test_every_language_describes_all_that_lies_open(language: str) -> None:
    """A German pack too, whose cards some languages name otherwise."""
    for file in KEPT.glob("position-*.txt"):
        line = file.read_text(encoding="utf-8").strip()
        svg, told, _ = still(f"language: {language}\n{line}")
        words = words_of(language, position_view(line)["pack"])
        for card in position_view(line)["hand"]:
            assert words.card(card).lower() in told.lower() or language == "en"
        assert escape(told) in svg
        assert not re.search(r"[{}*]|report-|suit-|rank-|seat-", told)


def test_only_its_own_fenced_blocks_are_used() -> None:
    extensions = ["fenced_code", "brisques.writers.mkdocs"]
    settings = {"brisques.writers.mkdocs": {"home": HOME}}
    text = "```brisques\ndeal: a\n```\n\n~~~ brisques\ndeal: b\n~~~\n\n```text\nbrisques\n```\n"
    made = Markdown(extensions=extensions, extension_configs=settings).convert(text)
    assert [table["deal"] for table in Tags(made).of("card-table")] == ["a", "b"]
    assert "<code" in made


@pytest.mark.parametrize("fence", ["````", "~~~", "~~~~"])
def test_a_block_quoted_in_another_fence_stays_text(fence: str) -> None:
    extensions = ["fenced_code", MkDocsTables(home=HOME)]
    quoted = f"{fence} markdown\n```brisques\ndeal: a\n```\n{fence}\n"
    made = Markdown(extensions=extensions).convert(f"{quoted}\n```brisques\ndeal: b\n```\n")
    assert [table["deal"] for table in Tags(made).of("card-table")] == ["b"]
    assert "```brisques\ndeal: a\n```" in made


@pytest.mark.parametrize(
    ("above", "depth"),
    [
        ("1. Play:\n\n", 4),
        ("- Play:\n", 4),
        ("- Play:\n\n    And think.\n\n", 4),
        ("* One\n    * Two\n", 8),
        ("!!! tip\n\n", 4),
    ],
)
def test_a_block_may_stand_in_a_list_or_a_note(above: str, depth: int) -> None:
    extensions = ["admonition", "fenced_code", MkDocsTables(home=HOME)]
    block = indent("```brisques\ndeal: a\n```\n", " " * depth)
    made = Markdown(extensions=extensions).convert(f"{above}{block}\nThe end.\n")
    [table] = Tags(made).of("card-table")
    assert table["deal"] == "a"
    assert made.index("<card-table") < made.index("</li>" if "<li>" in made else "</div>")
    assert "<p><card-table" not in made
    assert made.endswith("<p>The end.</p>")


@pytest.mark.parametrize(
    ("above", "depth"),
    [("", 4), ("Write this:\n\n", 4), ("- One\n\n    Write this:\n\n", 8)],
)
def test_a_block_quoted_as_indented_code_stays_text(above: str, depth: int) -> None:
    block = indent("```brisques\ndeal: a\n```\n", " " * depth)
    made = Markdown(extensions=["fenced_code", MkDocsTables(home=HOME)]).convert(above + block)
    assert "<code>```brisques" in made


# --- whole sites --------------------------------------------------------------------------------


def test_mkdocs_builds_its_site(tmp_path: Path) -> None:
    page = (build_mkdocs(tmp_path, HOME) / "index.html").read_text(encoding="utf-8")
    ruleset = Tags(page).of("card-table")
    assert [sorted(table) for table in ruleset] == [
        ["goal", "position"],
        ["controls", "deal", "variant"],
        ["lesson"],
    ]
    assert ruleset[0]["goal"] == 'Win this trick & declare "bézique".'
    assert page.count("<svg") == 2
    assert "brisques are Aces and Tens" in page


def test_sphinx_builds_its_site_from_markdown_and_restructured_text(tmp_path: Path) -> None:
    out = build_sphinx(tmp_path, HOME)
    one, two = ((out / name).read_text(encoding="utf-8") for name in ("index.html", "other.html"))
    assert Tags(one).of("card-table")[0]["goal"] == 'Win this trick & declare "bézique".'
    assert Tags(two).of("card-table") == [{"variant": "filko-4", "deal": "kept", "seat": "2"}]
    assert "Your hand" in unescape(two)


def test_sphinx_prints_the_caption_in_other_formats_than_html(tmp_path: Path) -> None:
    run("sphinx", "-q", "-b", "text", HERE / "sphinx", tmp_path, home=HOME)
    assert "Before the cut." in (tmp_path / "other.txt").read_text(encoding="utf-8")
    run("sphinx", "-q", "-b", "epub", HERE / "sphinx", tmp_path, home=HOME)
    book = (tmp_path / "other.xhtml").read_text(encoding="utf-8")
    assert "<svg" in book
    assert "Before the cut." in book


def test_a_bad_position_stops_both_builds(tmp_path: Path) -> None:
    bad = "# A page\n\n```brisques\nfildinski;trump=Z\n```\n"
    for name in ("mkdocs", "sphinx"):
        folder = tmp_path / name
        folder.mkdir()
        for file in (HERE / name).glob("*.[yp]*"):
            (folder / file.name).write_bytes(file.read_bytes())
    (tmp_path / "mkdocs/docs").mkdir()
    (tmp_path / "mkdocs/docs/index.md").write_text(bad, encoding="utf-8")
    with pytest.raises(AssertionError, match="position/missing-field"):
        run("mkdocs", "build", "-q", cwd=tmp_path / "mkdocs", home=HOME)
    (tmp_path / "sphinx/index.md").write_text(bad, encoding="utf-8")
    with pytest.raises(AssertionError, match=r"(?s)index\.md.*position/missing-field"):
        run("sphinx", "-q", "-W", tmp_path / "sphinx", tmp_path / "out", home=HOME)


# --- Pandoc -------------------------------------------------------------------------------------


def document(text: str) -> dict[str, Any]:
    """Return a document as Pandoc gives it to a filter, with a block in a list."""
    block = {"t": "CodeBlock", "c": [["", ["brisques"], []], text]}
    other = {"t": "CodeBlock", "c": [["", ["python"], []], text]}
    home = {"t": "MetaInlines", "c": [{"t": "Str", "c": HOME}]}
    return {"meta": {"brisques-home": home}, "blocks": [{"t": "BulletList", "c": [[block]]}, other]}


@pytest.mark.parametrize("form", ["html5", "chunkedhtml", "revealjs", "slideous"])
def test_pandoc_writes_the_table_into_a_web_page(form: str) -> None:
    made = filtered(document(LINE), form)
    assert made["blocks"][0]["c"][0][0] == {"t": "RawBlock", "c": ["html", html(LINE, HOME)]}
    assert made["blocks"][1] == document(LINE)["blocks"][1], "other blocks stay"


def test_pandoc_writes_the_picture_and_its_text_into_a_book() -> None:
    made = filtered(document(f"caption: Here.\ngoal: Win.\n{LINE}"), "epub3")
    pictured, below = made["blocks"][0]["c"][0][0]["c"][1]
    _, about, (address, _) = pictured["c"][0]["c"]
    drawn = base64.b64decode(address.removeprefix("data:image/svg+xml;base64,")).decode()
    assert drawn.startswith("<svg")
    assert "href" not in drawn, "a book has no network"
    assert "are trumps." in about[0]["c"]
    assert below["c"] == [{"t": "Str", "c": "Win. Here."}]


def test_the_home_address_of_pandoc_may_be_an_option_of_its_command() -> None:
    """Pandoc gives the value of `-M brisques-home=...` as text, not as inlines."""
    option = document(LINE)
    option["meta"]["brisques-home"] = {"t": "MetaString", "c": HOME}
    assert filtered(option, "html5")["blocks"] == filtered(document(LINE), "html5")["blocks"]


def test_the_home_address_of_pandoc_may_be_a_link() -> None:
    """A bare address in the metadata is one, with Pandoc's extension `autolink_bare_uris`."""
    linked = document(LINE)
    target = [["", ["uri"], []], [{"t": "Str", "c": HOME}], [HOME, ""]]
    linked["meta"]["brisques-home"]["c"] = [{"t": "Link", "c": target}]
    assert filtered(linked, "html5")["blocks"] == filtered(document(LINE), "html5")["blocks"]


def test_pandoc_passes_text_on_in_its_own_encoding() -> None:
    """Pandoc writes UTF-8 to a filter, also where the shell has another encoding."""
    text = json.dumps({"meta": {}, "blocks": [{"t": "Str", "c": "Bézique"}]}, ensure_ascii=False)
    env = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    command = [sys.executable, "-m", "brisques.writers.pandoc", "html"]
    out = subprocess.run(command, input=text.encode(), env=env, capture_output=True, check=True)
    assert json.loads(out.stdout) == json.loads(text)


def test_pandoc_stops_at_an_invalid_block() -> None:
    with pytest.raises(BlockError, match="no setting"):
        filtered(document("colour: red"), "epub")


def test_a_static_oembed_answer_embeds_the_position() -> None:
    """The fields that oembed.com, 2.3, requires of the type `rich`."""
    answer = oembed(LINE, HOME, seat=1)
    assert (answer["version"], answer["type"]) == ("1.0", "rich")
    assert {"html", "width", "height"} <= answer.keys()
    (frame,) = Tags(answer["html"]).of("iframe")
    address = urlsplit(frame["src"] or "")
    assert address.geturl().startswith(f"{HOME}embed.html?")
    assert parse_qs(address.query) == {"position": [LINE], "seat": ["1"]}


def test_the_title_names_no_card_that_a_reader_may_not_get() -> None:
    line = "fildinski;rest=random"
    assert oembed(line, HOME)["title"] == "A card table."
    assert oembed("fildinski;trump=H;rest=seed:1", HOME)["title"] == "Hearts are trumps."


@pytest.mark.parametrize("more", ["?theme=dark", "#lesson=bezique/1", "?a=b#c"])
def test_an_address_copied_from_a_browser_is_that_of_its_host(more: str) -> None:
    assert oembed(LINE, f"{HOME}{more}") == oembed(LINE, HOME)


@pytest.mark.parametrize("home", ["cards.example", "ftp://cards.example", "https://", "http://["])
def test_an_oembed_answer_needs_the_address_of_a_host(home: str) -> None:
    with pytest.raises(EngineError, match="oembed/bad-home"):
        oembed(LINE, home)


def test_the_link_to_an_oembed_answer_is_one_tag_for_every_file_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / 'a"><b>&.json'
    assert main(["oembed", LINE, HOME, str(file)]) == 0
    tags = Tags(capsys.readouterr().out).found
    assert [(tag, attributes.get("href")) for tag, attributes in tags] == [("link", file.name)]
