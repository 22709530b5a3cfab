"""The editing table: make a position by mouse and by keys, copy it, and open it again."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brisques.writers.block import read
from tests.browser.reader import Reader
from tests.browser.table_page import BOOT, MOVE, TablePage
from tests.browser.test_access import AXE, PLAIN, faults_in_every_look
from tests.browser.test_failed_engine import KILL_FOR_GOOD

pytestmark = pytest.mark.browser

LINE = (
    "fildinski;trump=H;dealer=1;leader=0;trick=;hands=AS1KS1,TS1QS1;"
    "won=9S18S17S1JS1AH1TH1KH1QH1JH19H18H17H1AD1TD1KD1QD1JD19D18D17D1AC1TC1KC1QC1JC19C18C17C1AS2TS2,"
    "KS2QS2JS29S28S27S2AH2TH2KH2QH2JH29H28H27H2AD2TD2KD2QD2JD29D28D27D2AC2TC2KC2QC2JC29C28C27C2;"
    "stock=;up=;points=300,200;base=0,0"
)
"""Each player has two cards left."""
SWAPPED = LINE.replace("AS1KS1,TS1QS1", "KS1QS1,AS1TS1")


@pytest.fixture
def editor(table: TablePage) -> Page:
    """Open the editing table of the shared page with a position from its link."""
    return opened(table.page)


@pytest.fixture
def lone_editor(page: Page) -> Page:
    """Open the editing table of a new page, which no other test has used or will use."""
    page.set_default_timeout(MOVE)
    return opened(page)


def opened(page: Page) -> Page:
    """Open the editing table with a position from its link; nothing moves."""
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    page.goto(f"#position={LINE}")
    expect(page.locator(".edit-line textarea")).to_have_value(LINE, timeout=BOOT)
    is_judged(page)
    return page


def is_judged(page: Page) -> None:
    """Wait until the engine has accepted the position and the header lists its games."""
    expect(state(page)).to_have_text("This position can be played.", timeout=BOOT)
    expect(page.locator('[data-output="edit-play"]')).to_be_enabled(timeout=BOOT)


def state(page: Page) -> Any:
    """Return the verdict on the position."""
    return page.locator(".edit-state")


def line_of(page: Page) -> str:
    """Return the line that is shown."""
    return page.locator(".edit-line textarea").input_value()


def drag(page: Page, card: str, place: str) -> None:
    """Drag a card by the mouse to a place."""
    page.locator(f'[data-card="{card}"]').hover()
    page.mouse.down()
    box = page.locator(f'[data-place="{place}"]').bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] - 20, box["y"] + box["height"] - 8, steps=6)
    expect(page.locator(f'[data-place="{place}"]')).to_contain_class("over")
    page.mouse.up()


def same_cards(one: str, other: str) -> bool:
    """Return whether two lines are the same but for the order of cards in a hand."""

    def cards(line: str) -> list[Any]:
        return [
            [sorted(pile[i : i + 3] for i in range(0, len(pile), 3)) for pile in part.split(",")]
            for part in line.split(";")
        ]

    return cards(one) == cards(other)


def test_a_position_is_made_by_dragging(editor: Page) -> None:
    """Two cards change hands; in between both hands say that they have a wrong number of cards."""
    drag(editor, "AS1", "hands.1")
    wrong = "Hands: the wrong number of cards. At this moment of the deal it is:"
    expect(state(editor).locator("p")).to_contain_text([wrong, wrong])
    for place in ("hands.0", "hands.1"):
        expect(editor.locator(f'[data-place="{place}"] .edit-wrong')).to_contain_text([wrong])
    drag(editor, "QS1", "hands.0")
    expect(state(editor)).to_have_text("This position can be played.")
    assert same_cards(line_of(editor), SWAPPED)


def test_a_position_is_made_by_keys(editor: Page) -> None:
    """Choose a card by arrow keys and a place with Tab, and go on from the same focus."""
    keys = Reader(editor)
    for card, place in (("AS1", "Ludwik’s hand"), ("QS1", "Your hand")):
        pile = f'[data-place]:has([data-card="{card}"])'
        keys.tab_to(f"{pile} [data-card]")
        editor.keyboard.press("Home")
        for _ in range(editor.locator(f"{pile} [data-card]").count()):
            if editor.evaluate("document.activeElement.dataset.card") == card:
                break
            editor.keyboard.press("ArrowRight")
        editor.keyboard.press("Enter")
        expect(editor.locator(f'[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")
        for _ in range(50):  # fewer than there are cards
            if editor.evaluate("document.activeElement.textContent") == place:
                break
            editor.keyboard.press("Tab")
        editor.keyboard.press("Enter")
        assert editor.evaluate("document.activeElement.dataset.card")
        editor.evaluate("document.querySelector('.lesson-bar button').focus()")
    expect(editor.locator(".edit-message")).to_contain_text("Queen of spades, now here: Your hand")
    expect(state(editor)).to_have_text("This position can be played.")
    assert same_cards(line_of(editor), SWAPPED)


def test_a_pile_is_one_stop_and_arrows_lead_through_it(lone_editor: Page) -> None:
    """Tab leads to the card that had the focus last; arrows lead on, also between piles."""
    editor = lone_editor
    ours, theirs = (editor.locator(f'[data-place="hands.{seat}"] [data-card]') for seat in (0, 1))
    ours.first.focus()
    for key, card in (
        ("ArrowLeft", ours.first),
        ("ArrowRight", ours.nth(1)),
        ("ArrowDown", theirs.first),
        ("End", theirs.last),
        ("ArrowRight", theirs.last),
        ("ArrowUp", ours.nth(1)),
        ("Tab", theirs.last),
        ("Shift+Tab", ours.nth(1)),
        ("Home", ours.first),
    ):
        editor.keyboard.press(key)
        expect(card).to_be_focused()
    stops = editor.locator('.edit-cards:has([data-card]) [tabindex="0"]')
    expect(stops).to_have_count(editor.locator(".edit-cards:has([data-card])").count())


def test_a_pile_is_named_once_to_those_who_listen(editor: Page) -> None:
    expect(editor.get_by_label("Your hand")).to_have_count(1)
    expect(editor.get_by_role("toolbar", name="Your hand")).to_be_visible()


def test_several_cards_move_together(editor: Page) -> None:
    """The question before and the sentence after are right for any number of cards."""
    put = editor.locator(".edit-put")
    editor.locator('[data-card="AS1"]').click()
    expect(put.locator("p").first).to_have_text("Where should the ace of spades go?")
    editor.locator('[data-card="KS1"]').click()
    expect(put.locator("p").first).to_have_text("Where should 2 cards go?")
    put.get_by_role("button", name="Ludwik’s hand").click()
    expect(editor.locator(".edit-message")).to_have_text(
        "Ace of spades, King of spades, now here: Ludwik’s hand"
    )


def test_errors_are_shown_at_their_field(editor: Page) -> None:
    """A wrong number is reported at its field, beside other errors, until it is corrected."""
    points = editor.get_by_role("group", name="Points now").locator("input").first
    points.fill("many")
    points.press("Enter")
    editor.keyboard.press("Tab")
    drag(editor, "KS1", "hands.1")
    wrong = "Hands: the wrong number"
    expect(state(editor).locator("p")).to_contain_text(
        [wrong, wrong, "Points now, “many”: this must be a number that is possible here."]
    )
    expect(editor.locator('[data-field="points"]')).to_contain_class("wrong")
    points.fill("420")
    editor.keyboard.press("Tab")
    drag(editor, "KS1", "hands.0")
    expect(state(editor)).to_have_text("This position can be played.")
    assert "points=420,200" in line_of(editor)


def test_a_choice_shows_a_value_that_is_not_possible(editor: Page) -> None:
    """So each possible one is another, and can be chosen."""
    line = editor.locator(".edit-line textarea")
    line.fill(LINE.replace("dealer=1", "dealer=9"))
    line.press("Tab")
    dealer = editor.locator("[data-field=dealer] select")
    expect(dealer).to_have_value("9")
    dealer.select_option("0")
    is_judged(editor)
    assert "dealer=0" in line_of(editor)


def test_text_that_is_no_position_is_not_taken_for_the_one_before(editor: Page) -> None:
    field = editor.locator(".edit-line textarea")
    field.fill("hello")
    field.press("Tab")
    expect(state(editor)).to_have_text("This is not a position.")
    for name in ("play", "copy-line", "save-svg"):
        expect(editor.locator(f'[data-output="edit-{name}"]')).to_be_disabled()
    field.fill(SWAPPED)
    field.press("Tab")
    is_judged(editor)


@pytest.mark.parametrize("word", ["KX1", "UA1"])
def test_what_is_no_card_of_the_pack_is_named_and_not_drawn(editor: Page, word: str) -> None:
    field = editor.locator(".edit-line textarea")
    field.fill(LINE.replace("KS1", word, 1))
    field.press("Tab")
    expect(state(editor)).to_have_text(f"Hands, “{word}”: this is not a card.")
    expect(editor.locator('[data-place="hands.0"] [data-card]')).to_have_count(1)


def test_a_pile_holds_one_card_turned_up(editor: Page) -> None:
    """A second card turned up moves the first aside, and the engine reports it missing."""
    drag(editor, "KS1", "up.0")
    expect(state(editor)).to_contain_text("Hands: the wrong number of cards")
    drag(editor, "AS1", "up.0")
    expect(editor.locator('[data-place="up.0"] [data-card]')).to_have_count(1)
    expect(editor.locator('[data-place="aside"] [data-card="KS1"]')).to_be_visible()
    expect(state(editor)).to_contain_text("A card is not in the position")
    expect(editor.locator('[data-output="edit-play"]')).to_be_disabled()


def test_what_is_copied_opens_again(editor: Page) -> None:
    """Line, link and HTML hold the position."""
    editor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    drag(editor, "AS1", "hands.1")
    expect(state(editor)).to_contain_text("Hands: the wrong number of cards")
    drag(editor, "QS1", "hands.0")
    expect(state(editor)).to_have_text("This position can be played.")
    made = line_of(editor)
    assert copied(editor, "line") == made
    assert f'position="{made}"' in copied(editor, "html")
    assert "<script" in copied(editor, "html")
    short = copied(editor, "short")
    assert "hands=QS1KS1,?" in short or "hands=KS1QS1,?" in short
    assert len(short) < len(made)
    fence, *block, end = copied(editor, "markdown").splitlines()
    assert (fence, end) == ("```brisques", "```")
    assert read("\n".join(block))["position"] == made
    link = copied(editor, "link")
    assert link == editor.url
    other = editor.context.new_page()
    other.goto(link)
    expect(state(other)).to_have_text("This position can be played.", timeout=BOOT)
    assert line_of(other) == made
    other.close()


@pytest.mark.parametrize("kind", ["link", "html", "markdown"])
def test_what_is_copied_can_be_pasted(editor: Page, kind: str) -> None:
    editor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    field = editor.locator(".edit-line textarea")
    made, words = line_of(editor), copied(editor, kind)
    for line in (made, SWAPPED):
        field.fill(line)
        field.press("Tab")
        is_judged(editor)
        field.fill(words)
        field.press("Tab")
        expect(editor.locator('[data-place="hands.0"] [data-card="AS1"]')).to_be_visible()
        is_judged(editor)
        assert "".join(line_of(editor).split()) == made


def test_a_short_line_is_completed(editor: Page) -> None:
    editor.locator(".edit-line textarea").fill("no line")
    editor.keyboard.press("Tab")
    expect(state(editor)).to_have_text("This is not a position.")
    editor.locator(".edit-line textarea").fill("fildinski; trump=H; hands=AS QS ?, ?; won=?4, ?")
    editor.keyboard.press("Tab")
    expect(state(editor)).to_have_text("This position can be played.")
    expect(editor.locator(".edit-message")).to_have_text("")
    expect(editor.locator('[data-place="won.0"] [data-card]')).to_have_count(4)
    assert "?" not in line_of(editor)


@pytest.mark.parametrize("name", ["copy-svg", "save-svg", "save-png"])
def test_a_picture_without_its_drawings_says_so(
    lone_editor: Page, complaints: list[str], name: str
) -> None:
    lone_editor.route("**/*.svg", lambda route: route.abort())
    lone_editor.locator(f'[data-output="edit-{name}"]').click()
    expect(lone_editor.locator(".edit-message")).to_contain_text("could not be loaded")
    assert all("Failed to load resource" in each for each in complaints), complaints
    complaints.clear()


def test_a_short_line_without_an_engine_says_so(lone_editor: Page) -> None:
    lone_editor.evaluate(KILL_FOR_GOOD)
    note = lone_editor.locator(".note.error")
    expect(note).to_contain_text("could not be started", timeout=BOOT)
    lone_editor.locator('[data-output="edit-copy-short"]').click()
    expect(lone_editor.locator(".edit-message")).not_to_have_text("")


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_saved_picture_opens_again(editor: Page, tmp_path: Path, kind: str) -> None:
    """A saved picture opens as the same position, and draws no hidden card."""
    with editor.expect_download() as download:
        editor.locator(f'[data-output="edit-save-{kind}"]').click()
    picture = tmp_path / f"position.{kind}"
    download.value.save_as(picture)
    if kind == "svg":
        drawn = picture.read_text(encoding="utf-8")
        assert 'id="AS"' in drawn
        assert 'href="#back"' in drawn
        assert "Ten of spades" not in drawn.split("<metadata>")[0]
    editor.locator(".edit-line textarea").fill(SWAPPED)
    editor.keyboard.press("Tab")
    expect(state(editor)).to_have_text("This position can be played.")
    editor.locator('input[type="file"]').set_input_files(picture)
    expect(editor.locator('[data-place="hands.0"] [data-card="AS1"]')).to_be_visible()
    assert same_cards(line_of(editor), LINE)


HOLD_CHECKS = """() => {
  const editor = document.querySelector("brisques-editor");
  const { engine } = editor;
  const going = new Promise((resolve) => (window.goOn = resolve));
  editor.engine = {
    call: async (op, ...rest) => {
      if (op === "position") await going;
      return engine.call(op, ...rest);
    },
  };
}"""


def test_a_picture_waits_until_its_position_is_checked(lone_editor: Page, tmp_path: Path) -> None:
    lone_editor.evaluate(HOLD_CHECKS)
    for line in (LINE, SWAPPED):
        lone_editor.locator(".edit-line textarea").fill(line)
        lone_editor.keyboard.press("Tab")
    with lone_editor.expect_download() as download:
        lone_editor.locator('[data-output="edit-save-svg"]').click()
        lone_editor.evaluate("goOn()")
    picture = tmp_path / "position.svg"
    download.value.save_as(picture)
    assert "In hand: King of spades, Queen of spades." in picture.read_text(encoding="utf-8")


OPEN_LOST_FILE = """() => {
  const file = new File(["fildinski"], "lost.txt");
  file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  return document.querySelector("brisques-editor").open(file);
}"""


def test_a_file_that_cannot_be_read_is_named(editor: Page) -> None:
    editor.evaluate(OPEN_LOST_FILE)
    expect(editor.locator(".edit-message")).to_contain_text("lost.txt cannot be read")


def test_a_position_is_played_from_here(table: TablePage, editor: Page) -> None:
    """The position is on the table and can be played."""
    editor.locator('[data-output="edit-play"]').click()
    expect(editor.locator(".at-table .hand")).to_be_visible()
    table.wait()
    assert sorted(table.view["hand"]) == ["AS1", "KS1"]
    table.play("AS1")
    assert table.view["seats"][0]["score"] > 300


LEAVE_AT_A_CHANGE = """() => {
    location.hash = "#table"; // the browser tells it later
    const changed = new CustomEvent("edit-changed", { detail: { line: "fildinski" } });
    document.querySelector("brisques-editor").dispatchEvent(changed);
}"""
"""Leave the editor by an address, and let the position change before the page has followed it."""

DEAL = """(variant) => document.querySelector("brisques-editor").deal(variant, "seed")"""


def test_a_new_deal_in_the_editor_leaves_the_match_alone(table: TablePage) -> None:
    """Opened from the menu it deals new cards; it neither shows nor changes the match."""
    page = table.page
    table.begin("fildinski", 2, "any")
    before = table.view
    table.button("Menu").click()
    page.locator("dialog.menu").get_by_role("button", name="Make a position").click()
    expect(state(page)).to_have_text("This position can be played.")
    assert not same_cards(line_of(page).split(";")[5], ",".join(before["hand"]))
    page.evaluate(LEAVE_AT_A_CHANGE)
    table.wait()
    assert table.view == before
    table.take_turn()
    assert table.view != before
    assert len({*table.view["hand"]} & {*before["hand"]}) >= len(before["hand"]) - 1


def test_house_rules_may_change_how_many_play(editor: Page) -> None:
    """A fresh deal has the seats of the rules, not those of the game that they change."""
    editor.evaluate(DEAL, "three-hand,deal.players=2")
    expect(editor.locator('[data-place^="hands."]')).to_have_count(2)
    is_judged(editor)


def test_axe_finds_nothing(editor: Page) -> None:
    """In valid and invalid positions, with a card chosen; nothing overflows sideways."""
    editor.evaluate(AXE)
    editor.evaluate(PLAIN)
    assert faults_in_every_look(editor) == []
    editor.set_viewport_size({"width": 1280, "height": 800})
    editor.locator('[data-card="AS1"]').click()
    editor.locator(".edit-put").get_by_role("button", name="Aside").click()
    editor.locator('[data-card="KS1"]').click()
    expect(state(editor)).to_contain_text("A card is not in the position")
    assert faults_in_every_look(editor) == []


def copied(page: Page, what: str) -> str:
    """Click a button; return what it put on the clipboard."""
    button = page.locator(f'[data-output="edit-copy-{what}"]')
    button.click()
    expect(page.locator(".edit-message")).to_have_text(f"Done: {button.inner_text()}")
    return str(page.evaluate("navigator.clipboard.readText()"))


# Count the fields of the position that share a line with another, but end above or below it.
CROOKED = """() => {
  const fields = [...document.querySelectorAll(".edit-fields :is(select, input)")];
  const boxes = fields.map((field) => field.getBoundingClientRect());
  const differ = (a, b) =>
    a.top < b.bottom && b.top < a.bottom && Math.abs(a.bottom - b.bottom) > 1;
  return boxes.filter((a) => boxes.some((b) => differ(a, b))).length;
}"""


def test_the_fields_of_a_position_stand_in_lines_below_the_edge(editor: Page) -> None:
    editor.set_viewport_size({"width": 1280, "height": 800})
    assert editor.evaluate(CROOKED) == 0
    games = editor.locator(".edit-game select").bounding_box()
    assert games
    assert games["y"] >= 4


def test_the_header_fits_a_small_window(editor: Page) -> None:
    """The title is on one line, the games on another; a button of ours chooses the file."""
    editor.set_viewport_size({"width": 360, "height": 640})
    title = editor.get_by_role("heading", name="Make a position").bounding_box()
    games = editor.get_by_label("Fresh deal of").bounding_box()
    assert title
    assert games
    assert title["height"] < 32
    assert games["y"] >= title["y"] + title["height"]
    assert games["height"] >= 44
    button = editor.locator(".edit-paper .button", has_text="Open a picture")
    assert button.get_by_label("Open a picture").get_attribute("type") == "file"
