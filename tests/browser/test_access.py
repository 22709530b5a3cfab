"""Accessibility: axe, screen readers, forced colours, and reduced motion."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import may_declare, rest_of_deal
from tests.browser.filko_positions import filko_decided, filko_four
from tests.browser.positions import POSITIONS, partners, partners_declaring, refusing
from tests.browser.table_page import BOOT, Position, TablePage
from tests.browser.test_coach import look_back, lose_points, near_the_end
from tests.builder import Scene
from web.build.steps import MODULES

pytestmark = pytest.mark.browser

AXE = (MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")
ALL_RULES: list[str] = []
COLOURS = ["color-contrast", "link-in-text-block"]
# Both themes where all parts are shown, which differ in their colours alone, and one phone.
LOOKS = [
    ("light", 1280, 800, ALL_RULES),
    ("dark", 1280, 800, COLOURS),
    ("dark", 360, 640, ALL_RULES),
]

# axe cannot judge text over a gradient or a drawn edge, as cloth and paper have. Both lie on plain
# colours, against which axe measures once weave, sheen and edges are removed.
PLAIN = """() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync(`
    * { background-image: none !important }
    *::before, *::after { content: none !important }`);
  document.adoptedStyleSheets = [plain];
}"""

# Describing what passes takes axe a third of its time.
RUN = """async (rules) => {
  const runOnly = rules?.length ? { runOnly: rules } : {};
  const options = { resultTypes: ["violations", "incomplete"], ...runOnly };
  const { violations, incomplete } = await axe.run(document, options);
  const told = ({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")}: ${any[0]?.message}`);
  const unmeasured = incomplete.filter(({ id }) => id === "color-contrast").flatMap(told)
    .filter((line) => line.includes("could not be determined due to"));
  return [...violations.flatMap(told), ...unmeasured];
}"""


def faults_in_every_look(page: Page) -> list[str]:
    """Return what axe finds in each theme and window, and where something overflows sideways."""
    faults = []
    for theme, width, height, rules in LOOKS:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found = page.evaluate(RUN, rules)
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found.append("something reaches out sideways")
        faults += [f"{theme} {width}x{height}: {fault}" for fault in found]
    return faults


def bring_axe(page: Page) -> None:
    """Load axe, unless an earlier test of the page has, and remove what it cannot measure."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(PLAIN)


def start(table_page: TablePage) -> None:
    """Show the start page, with a match in progress."""
    table_page.leave()
    expect(table_page.page.locator(".dealt .hand").first).to_be_visible()


def our_lead(table_page: TablePage) -> None:
    """Show the table with our lead."""
    hands = ("AS KS QS TH KH QD JC 9C", "")
    won = ("AD TD KC QC", "AC TC JD 9D")
    table_page.set_up(Scene("fildinski", hands=hands, won=won, points=(720, 1040)))


def chooser(table_page: TablePage) -> None:
    """Show melds to choose from."""
    scene = Scene("fildinski", trump="H", won="QS KD KH KC", hands=("KS", "QD"))
    table_page.set_up(scene.play("KS QD"))
    expect(table_page.chooser).to_be_visible()


def reason(table_page: TablePage) -> None:
    """Show the reason for a refused card."""
    hands = ("AS 9S KH QH TD 9D 8C 7C", "QS JS 9H 8H 8D 7D 9C 8C")
    scene = Scene("fildinski", trump="D", stock=0, hands=hands, leader=1)
    table_page.set_up(scene.play("QS"))
    table_page.tap("9S1")
    expect(table_page.page.get_by_role("alert")).to_be_visible()


def deal_sheet(table_page: TablePage) -> None:
    """Show the sheet at the end of a deal."""
    table_page.set_up(Scene("fildinski", stock=0, hands=("AS", "9S"), points=(720, 540)))
    table_page.play("AS1")
    expect(table_page.sheet).to_be_visible()


def last_trick(table_page: TablePage) -> None:
    """Show the last trick again."""
    our_lead(table_page)
    table_page.play("9C1")
    table_page.page.keyboard.press("l")
    expect(table_page.page.locator(".last-trick")).to_be_visible()


def panel(name: str) -> Callable[[TablePage], None]:
    """Return a function that opens a panel over the table."""

    def show(table_page: TablePage) -> None:
        our_lead(table_page)
        table_page.open_panel(name)

    show.__name__ = name
    return show


def position(scene: Callable[[], Position]) -> Callable[[TablePage], None]:
    """Return a function that sets up a position."""

    def show(table_page: TablePage) -> None:
        table_page.set_up(scene())

    show.__name__ = scene.__name__
    return show


def asking(table_page: TablePage) -> None:
    """Select cards of the hand to ask what they declare, and show the refusal."""
    table_page.set_up(partners_declaring())
    for code in ("KS1", "JD1"):
        table_page.tap(code)
    table_page.button("Ask", inside=".question-slip").click()
    expect(table_page.page.locator(".question-slip .source")).to_be_visible()


def advice(table_page: TablePage) -> None:
    """Show a hint with its reasons."""
    table_page.set_up(near_the_end())
    table_page.page.keyboard.press("h")
    table_page.button("Why?").click()
    expect(table_page.page.locator(".advice .source")).to_be_visible()


def review(table_page: TablePage) -> None:
    """Open the review of a deal at a decision that lost points."""
    lose_points(table_page)
    paper = look_back(table_page)
    table_page.page.keyboard.press("Shift+ArrowRight")
    expect(paper.locator(".line")).to_be_visible()


def news(table_page: TablePage) -> None:
    """Show what is new in this version."""
    our_lead(table_page)
    table_page.open_panel("Help")
    table_page.button("What is new").click()
    expect(table_page.page.locator("dialog.news")).to_be_visible()


PLACES = [start, news, our_lead, chooser, reason, deal_sheet, last_trick, advice, review]
PANELS = ["New match", "Rules, with their sources", "Settings", "Help", "Score"]
PLACES += [panel(name) for name in PANELS]
PLACES += [asking, *(position(scene) for scene in POSITIONS)]


@pytest.fixture
def still(table: TablePage) -> TablePage:
    """Return the shared table without motion, so that nothing is examined half faded in."""
    table.page.emulate_media(reduced_motion="reduce", color_scheme="light")
    return table


@pytest.mark.parametrize("show", PLACES, ids=lambda show: show.__name__)
def test_axe_finds_no_fault(still: TablePage, show: Callable[[TablePage], None]) -> None:
    show(still)
    bring_axe(still.page)
    assert faults_in_every_look(still.page) == []


def test_axe_would_find_a_fault(still: TablePage) -> None:
    our_lead(still)
    bring_axe(still.page)
    still.page.evaluate("document.querySelector('.home').removeAttribute('aria-label')")
    still.page.evaluate("document.querySelector('.home').replaceChildren()")
    assert any("button-name" in fault for fault in still.page.evaluate(RUN))
    still.page.reload()
    still.wait(BOOT)


def test_a_screen_reader_finds_every_card_and_the_state_of_play(table: TablePage) -> None:
    table.set_up(Scene("fildinski", trump="H", hands=("AS KS QS TH KH QD JC 9C", "")))
    hand = table.page.get_by_role("toolbar", name="Your hand")
    expect(hand).to_match_aria_snapshot(
        """
        - toolbar "Your hand":
          - button "Ten of hearts, trump"
          - button "King of hearts, trump"
          - button "Ace of spades"
          - button "King of spades"
          - button "Queen of spades"
          - button "Queen of diamonds"
          - button "Jack of clubs"
          - button "Nine of clubs"
        """
    )
    expect(table.page.locator("main")).to_match_aria_snapshot(
        """
        - main:
          - button /leave the table/
          - heading /Fildinski deal 1, trick \\d+ of 32/
          - group "Card table"
          - img "Ludwik holds 8 cards"
          - region "Ludwik"
          - region "Stock and trumps"
          - region /Trick \\d+/
          - region "You"
          - toolbar "Your hand"
          - complementary "Score and tricks"
          - log
        """
    )


def test_events_are_announced_once_by_a_polite_live_region(table: TablePage) -> None:
    table.page.reload()  # forget what earlier tests announced
    table.wait(BOOT)
    table.set_up(Scene("fildinski", trump="H", hands=("AS KS QS TH KH QD JC 9C", "")))
    log = table.page.get_by_role("log")
    expect(log).to_have_count(1)
    expect(log).to_have_attribute("aria-live", "polite")
    table.play("9C1")
    expect(log).to_contain_text("Ludwik plays")
    said = log.inner_text()
    for sentence in ("You play the nine of clubs.", "Your turn."):
        assert said.count(sentence) == 1


def test_the_winner_of_a_trick_is_announced_once(table: TablePage) -> None:
    table.set_up(partners())
    table.play("AH1")
    said = table.page.get_by_role("log").locator("p").last
    expect(said).to_contain_text("You win the trick. Declare, or draw.")
    expect(table.page.locator(".turn")).to_contain_text("You took the trick. Declare, or draw.")


def test_a_card_that_may_not_be_played_is_marked_disabled(table: TablePage) -> None:
    reason(table)
    barred = table.page.get_by_role("button", name="Nine of spades, may not be played now")
    expect(barred).to_have_attribute("aria-disabled", "true")
    expect(table.page.get_by_role("alert")).to_have_count(1)


def act_by_names(page: Page) -> None:
    """Carry out the next action, with every control found by role and name alone."""
    main = page.get_by_role("main")
    hand = main.get_by_role("toolbar", name="Your hand")
    melds = main.get_by_role("region", name="You may")
    cut = main.get_by_role("region", name="The pack").get_by_role("button", name="Cut: lift")
    if cut.count():
        cut.press("Enter")
    elif melds.count():
        melds.get_by_role("button", name=re.compile("^(Declare|Exchange|Show)")).press("Enter")
    else:
        hand.get_by_role("button", disabled=False).last.press("Enter")


@pytest.mark.parametrize(("variant", "players"), [("fildinski", 2), ("filicau", 4)])
def test_a_deal_can_be_played_by_roles_and_names_alone(
    table: TablePage, variant: str, players: int
) -> None:
    """Act at the beginning of a deal, at its first declaration if it has any, and at its end.

    Use the page's own objects only to load these turns and to wait until the table is idle.
    """
    page = table.page
    table.begin(variant, players, seed="names")
    turns = rest_of_deal(table.record())
    act_by_names(page)
    table.wait()
    for record in [record for record, view in turns if may_declare(view)][:1]:
        table.load(record)
        expect(table.chooser).to_be_visible()
        act_by_names(page)
        table.wait()
    table.load(turns[-3][0])
    sheet = page.get_by_role("dialog")
    for _ in range(10):
        if sheet.count():
            break
        act_by_names(page)
        table.wait()
    expect(sheet.get_by_role("heading", level=1)).to_be_visible()
    expect(sheet.get_by_role("button", name="Next deal")).to_be_focused()


def test_help_is_the_last_tool_in_the_bar_of_every_table(table: TablePage) -> None:
    for scene in (near_the_end(), partners_declaring(), filko_four()):
        table.set_up(scene)
        tools = table.page.get_by_role("group", name="Card table").get_by_role("button")
        assert tools.evaluate_all("(all) => all.map((it) => it.ariaLabel)")[-2:] == ["Menu", "Help"]
        lefts = [box["x"] for tool in tools.all() if (box := tool.bounding_box())]
        assert lefts == sorted(lefts)


# The pages beside the table, and how the page itself opens them.
BESIDE = {
    "lesson": "location.hash = '#lesson=fildinski/1'",
    "problem": "location.hash = '#problem=today'",
    "editor": "brisques.commands.run('edit')",
    "review": "brisques.sideViews.reviews.openTable()",
}


def test_help_is_last_in_the_bar_of_every_page_beside_the_table(table: TablePage) -> None:
    page = table.page
    table.set_up(near_the_end())
    for opening in BESIDE.values():
        page.evaluate(f"() => {{ {opening} }}")
        help_button = page.locator(".lesson-bar button").last
        expect(help_button).to_have_accessible_name("Help")
        help_button.click()
        expect(page.locator("dialog.help")).to_be_visible()
        table.clear()


def test_a_new_match_offers_the_level_that_was_chosen_last(table: TablePage) -> None:
    our_lead(table)
    for level in ("Strong", "Casual"):
        panel = table.open_panel("New match")
        panel.get_by_role("radio", name=re.compile(f"^{level}")).check(force=True)
        panel.get_by_role("button", name="Deal the cards").click()
        table.wait()
        again = table.open_panel("New match")
        expect(again.get_by_role("radio", name=re.compile(f"^{level}"))).to_be_checked()
        table.page.keyboard.press("Escape")


GROUND = """([css, pseudo]) =>
  getComputedStyle(document.querySelector(css), pseudo).backgroundColor"""


def test_signs_stay_visible_in_forced_colours(still: TablePage) -> None:
    """Whose turn it is, which points are ours, and the edges of cards and which may be played."""
    page = still.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    try:
        still.set_up(filko_decided())
        ground = page.evaluate(GROUND, ["html", None])
        assert page.evaluate(GROUND, [".coins i.ours", None]) != ground
        assert page.evaluate(GROUND, [".seat.on .name", "::before"]) != ground
        still.set_up(refusing())
        assert page.evaluate(GROUND, [".sheet .rail .ours", None]) != ground
        edges = page.locator(".hand .card").evaluate_all(
            "(cards) => cards.map((card) => getComputedStyle(card).borderInlineStartStyle)"
        )
        assert set(edges) == {"solid"}
        opacity = still.page.locator(".hand .barred .card").evaluate_all(
            "(cards) => cards.map((card) => getComputedStyle(card).opacity)"
        )
        assert set(opacity) == {"1"}, "cards lie over each other"
    finally:
        page.emulate_media(forced_colors="none", reduced_motion="reduce")


def test_a_table_on_paper_has_no_slips_and_buttons(still: TablePage) -> None:
    still.set_up(partners_declaring())
    expect(still.chooser).to_be_visible()
    still.page.emulate_media(media="print")
    try:
        expect(still.page.locator(".hand [data-card]").first).to_be_visible()
        expect(still.page.locator(".table :is(.slip, .button):visible")).to_have_count(0)
    finally:
        still.page.emulate_media(media="screen")


RECORD_MOTION = """() => {
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    window.motions.push(`animate ${this.className}`);
    return animate.apply(this, args);
  };
  for (const name of ["animationstart", "transitionrun"])
    addEventListener(name, ({ target }) => window.motions.push(`${name} ${target.className}`));
}"""


def test_nothing_moves_when_reduced_motion_is_set(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(f"({RECORD_MOTION})()")
    table_page = TablePage(page, speed="fast")
    table_page.sit_down()
    play_and_open_settings(table_page)
    assert page.evaluate("window.motions") == []
    page.emulate_media(reduced_motion="no-preference")
    play_and_open_settings(table_page)
    assert page.evaluate("window.motions") != []


def play_and_open_settings(table_page: TablePage) -> None:
    """Take a turn; open and close the settings."""
    table_page.take_turn()
    table_page.open_panel("Settings").get_by_role("button", name="Done").click()
