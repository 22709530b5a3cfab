"""Tables in a page of another site: what the attributes of the element do, its box, its lessons."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import embedding
from tests.browser.embedding import HostPage, Pages, hosted, to_follow
from tests.browser.table_page import BOOT, TablePage
from tests.builder import Scene

pytestmark = pytest.mark.browser
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page


LINE = to_follow().line()


def hand(page: HostPage, name: str) -> list[str]:
    """Return the cards of the reader's hand, as the table shows them."""
    cards = page.frame(name).locator(".hand [data-card]")
    expect(cards.first).to_be_visible()
    return sorted(cards.evaluate_all("(nodes) => nodes.map((node) => node.dataset.card)"))


# --- what a table shows --------------------------------------------------------------------------


def test_a_position_can_be_played(page: HostPage) -> None:
    name = page.table(position=LINE, goal="Win this trick.")
    frame = page.frame(name)
    expect(frame.locator(".goal")).to_contain_text("Win this trick.")
    frame.locator('[data-card="KS1"]').click()
    assert page.wait(name, "action")["phase"] == "declare"


def test_a_position_may_take_its_variant_from_the_attribute(page: HostPage) -> None:
    variant, _, rest = LINE.partition(";")
    house = f"{variant},bezique.match.target=500"
    name = page.table(variant=variant, position=rest)
    assert hand(page, name) == sorted(to_follow_hand())
    other = page.add(variant=house, position=rest)
    assert "variant" in page.wait(other, "error")["code"]


def to_follow_hand() -> list[str]:
    return ["KS1", "9S1", "TH1", "8H1", "TD1", "8D1", "QC1", "7C1"]


def test_a_seed_gives_the_same_deal_each_time(page: HostPage) -> None:
    one, two, other = (page.table(variant="fildinski", deal=seed) for seed in ("a", "a", "b"))
    assert hand(page, one) == hand(page, two) != hand(page, other)


def test_rules_seat_and_level_are_attributes(page: HostPage) -> None:
    name = page.table(variant="fildinski,match.target=500", deal="a", seat="1", level="novice")
    view = page.call(name, "get")["view"]
    assert (view["match"]["target"], view["seat"]) == (500, 1)
    assert view["seats"][0]["level"] == "novice"


def test_a_four_player_game_of_the_other_family_is_shown(page: HostPage) -> None:
    name = page.table(variant="filko-4", deal="a", seat="2")
    view = page.call(name, "get")["view"]
    assert (view["family"], len(view["seats"]), view["seat"]) == ("filko", 4, 2)


def test_a_record_is_continued(page: HostPage) -> None:
    record = (
        f"brisques 1\nvariant fildinski\nseat human\nseat player casual\nposition {LINE}\nKS1\n"
    )
    name = page.table(record=record)
    assert page.call(name, "get")["view"]["phase"] == "declare"


def test_a_read_only_table_cannot_be_played(page: HostPage) -> None:
    name = page.table(position=LINE, read_only="")
    page.frame(name).locator('[data-card="KS1"]').click()
    page.frame(name).locator('.goal [data-tool="hint"]').click()
    assert page.call(name, "get")["view"]["phase"] == "play"
    assert page.heard(name, "action") == []
    page.call(name, "act", "KS1")  # the page's own scripts may still show things
    assert page.call(name, "get")["view"]["phase"] == "declare"


def test_the_reader_of_a_read_only_table_takes_nothing_back(page: HostPage) -> None:
    """The page's own scripts can."""
    name = page.table(position=LINE, read_only="", controls="again undo score")
    page.call(name, "act", "KS1")
    tools = page.frame(name).locator(".goal [data-tool]")
    expect(tools.nth(2)).to_be_enabled()
    for at in range(2):
        expect(tools.nth(at)).to_be_disabled()
    assert page.call(name, "undo")["view"]["phase"] == "play"


def test_a_read_only_table_makes_no_move_for_others(page: HostPage) -> None:
    theirs = Scene("fildinski", trump="C", hands=("KS 9S", "QS"), leader=1).line()
    name = page.table(position=theirs, read_only="")
    assert page.call(name, "get")["view"]["to_move"] == 1


@pytest.mark.parametrize(
    ("controls", "shown"),
    [(None, ["again", "hint"]), ("none", []), ("undo hint score", ["undo", "hint", "score"])],
)
def test_only_the_requested_buttons_are_shown(
    page: HostPage, controls: str | None, shown: list[str]
) -> None:
    name = page.table(position=LINE, **({"controls": controls} if controls else {}))
    expect(page.frame(name).locator(".hand [data-card]").first).to_be_visible()
    tools = page.frame(name).locator(".goal [data-tool]")
    assert tools.evaluate_all("(nodes) => nodes.map((it) => it.dataset.tool)") == shown


def test_a_position_continues_at_a_full_table(browser: Browser, site: str, host: Pages) -> None:
    """It opens in a new tab at once, and shows no hidden card on the way."""
    with hosted(browser, site, host) as page:
        name = page.table(position=LINE)
        link = page.frame(name).get_by_role("link", name="Open at a full table")
        with page.page.context.expect_page() as opened:
            link.click()
        full = TablePage(opened.value)
        expect(full.page.locator(".at-table .hand")).to_be_visible(timeout=BOOT)
        full.wait(BOOT)
        assert sorted(full.view["hand"]) == sorted(to_follow_hand())
        full.play("KS1")
        expect(full.chooser).to_be_visible()


@pytest.mark.parametrize(
    "told",
    [{"position": LINE, "controls": "none"}, {"deal": "a"}, {"position": LINE, "seat": "1"}],
)
def test_a_table_without_an_address_has_no_link(page: HostPage, told: dict[str, str]) -> None:
    name = page.table(**told)
    expect(page.frame(name).locator(".hand")).to_be_visible()
    assert page.frame(name).get_by_role("link").count() == 0


def test_again_deals_the_same_cards(page: HostPage) -> None:
    name = page.table(variant="fildinski")  # the seed is random, but "again" repeats it
    before = hand(page, name)
    frame = page.frame(name)
    # The opponent may lead first.
    expect(frame.locator(".hand:not(.rest) [data-card]").first).to_be_visible(timeout=BOOT)
    first = frame.locator(".hand [data-card]").first
    played = frame.locator(f'.hand [data-card="{first.get_attribute("data-card")}"]')
    first.click()
    expect(played).to_have_count(0)
    frame.locator('.goal [data-tool="again"]').click()
    expect(played).to_be_visible(timeout=BOOT)
    assert hand(page, name) == before


# --- changed attributes --------------------------------------------------------------------------


def test_changed_attributes_take_effect(page: HostPage) -> None:
    name = page.table(variant="fildinski", deal="a", theme="light")
    before = hand(page, name)
    set_attribute = "(node, [name, value]) => node.setAttribute(name, value)"
    element = page.page.locator(f"#{name}")
    element.evaluate(set_attribute, ["theme", "dark"])
    expect(page.frame(name).locator("html")).to_have_attribute("data-theme", "dark")
    assert hand(page, name) == before, "a theme lays no cards"
    element.evaluate(set_attribute, ["goal", "Think."])
    expect(page.frame(name).locator(".goal p")).to_have_text("Think.")
    element.evaluate(set_attribute, ["position", LINE])
    expect(page.frame(name).locator('[data-card="KS1"]')).to_be_visible()
    element.evaluate("(node) => node.removeAttribute('goal')")
    expect(page.frame(name).locator(".goal p")).to_have_text("")


def test_an_element_removed_and_put_back_starts_over(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.page.evaluate(
        "(id) => { const it = document.getElementById(id); it.remove(); document.body.append(it) }",
        name,
    )
    page.page.locator(f"#{name}").scroll_into_view_if_needed()
    page.wait(name, "ready", 2)
    assert hand(page, name) == sorted(to_follow_hand())


# --- its box -------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [280, 900])
def test_a_table_takes_the_height_it_needs(page: HostPage, width: int) -> None:
    name = page.table(position=LINE, goal="Win this trick.", style=f"width: {width}px")
    page.page.wait_for_function(
        """(id) => {
          const told = heard.filter((each) => each.id === id && each.name === "resize");
          return document.getElementById(id).offsetHeight === told.at(-1)?.detail.height;
        }""",
        arg=name,
    )
    check_layout(page, name)


@pytest.mark.parametrize(("width", "height"), [(280, 460), (360, 480), (640, 400), (900, 600)])
def test_a_table_fills_a_box_of_given_size(page: HostPage, width: int, height: int) -> None:
    name = page.table(position=LINE, style=f"width: {width}px; height: {height}px")
    box = page.page.locator(f"#{name}").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (width, height)
    check_layout(page, name)


OUTSIDE = """() => [...document.querySelectorAll(
    ".hand button, .played .card, .played .ghost, .deck .card, .rack, .goal, .count")]
  .filter((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map((node) => `${node.className} ${node.getBoundingClientRect().bottom} of ${innerHeight}`)"""


def check_layout(page: HostPage, name: str) -> None:
    """Assert that everything lies within the frame and every card of the hand can be reached."""
    expect(page.frame(name).locator(".hand [data-card]").first).to_be_visible()
    root = page.frame(name).locator("html")
    assert root.evaluate(OUTSIDE) == []
    assert root.evaluate("(it) => it.scrollWidth <= innerWidth")
    strips = (
        page.frame(name)
        .locator(".hand [data-card]")
        .evaluate_all(
            """(nodes) => nodes.map((node) => {
          const { left, top, height } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + 10, top + height / 3));
        })"""
        )
    )
    assert all(strips)


# --- lessons -------------------------------------------------------------------------------------

LESSON = f"""brisques-lesson 1
title: Take it
course: mine
number: 1
variant: fildinski
language: en
summary: A lesson of a page's own.

step: The queen is led
text: The {{QS}} has been led. <b>Take it</b>.
position: {LINE.partition(";")[2]}
goal: win trick
right: KS
wrong 9S: Too low.
done: Well taken.
"""


def test_a_lesson_written_in_a_page_reports_its_progress(page: HostPage) -> None:
    name = page.table(lesson=LESSON)
    frame = page.frame(name)
    expect(frame.get_by_role("heading", name="The queen is led")).to_be_visible()
    expect(frame.locator(".lesson-text")).to_contain_text("<b>Take it</b>")
    frame.locator('[data-card="KS1"]').click()
    expect(frame.get_by_text("Well taken.")).to_be_visible()
    page.wait(name, "goal", 2)
    states = [told["state"] for told in page.heard(name, "goal")]
    assert (states[0], states[-1]) == ("open", "reached")


def test_a_lesson_in_a_file_is_loaded_by_a_method(page: HostPage, host: Pages) -> None:
    host.pages["/lessons/mine.lesson"] = LESSON
    name = page.table(position=LINE)
    assert "problem" not in page.call(name, "load", {"lesson": "lessons/mine.lesson"})
    expect(page.frame(name).get_by_role("heading", name="The queen is led")).to_be_visible()


def test_a_lesson_is_loaded_when_the_others_have_played(page: HostPage) -> None:
    name = page.table(position=LINE)
    view = page.call(name, "load", {"lesson": "filko/13"})["view"]
    assert view["to_move"] == view["seat"]
    assert view["legal"]


def last_card() -> str:
    """Return a lesson whose only step is the last card of a deal."""
    last = Scene("fildinski", stock=0, hands=("AS", "9S"), points=(720, 540)).line()
    head = LESSON.partition("position:")[0]
    return f"{head}position: {last.partition(';')[2]}\ngoal: end deal\nright: AS\n"


def test_the_help_and_the_sheet_of_a_lesson_open_in_its_frame(page: HostPage) -> None:
    name = page.table(lesson=last_card())
    frame = page.frame(name)
    frame.locator('[data-card="AS1"]').press("?")
    expect(frame.locator("dialog.help")).to_be_visible()
    page.page.keyboard.press("Escape")
    page.call(name, "act", "AS1")
    frame.get_by_role("button", name="Deal sheet").click()
    expect(frame.locator("dialog.score .sheet-body")).to_be_visible()


def test_what_a_narrow_lesson_says_covers_no_button(page: HostPage) -> None:
    name = page.table(style="width: 300px", lesson=last_card())
    page.call(name, "act", "AS1")
    task = page.frame(name).get_by_role("button", name="End of the lesson")
    expect(task).to_be_visible()
    button = page.frame(name).get_by_role("button", name="Deal sheet")
    assert button.evaluate(
        """(node) => {
          const { left, right, bottom } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
        }"""
    )


def test_an_answer_leads_to_another_step(page: HostPage) -> None:
    """After a miss the reader may answer again, or go on where the lesson leads."""
    question = "step: Ask\ngoal: answer 1\nchoice: A\nchoice: B\nnext 2: more\nnext: end\n"
    rest = "step more: More\n\nstep end: End\n"
    name = page.table(lesson=LESSON.partition("step:")[0] + question + rest)
    frame = page.frame(name)
    for choice, title in (("A", "End"), ("B", "More")):
        frame.get_by_role("button", name=choice, exact=True).click()
        frame.get_by_role("button", name="Next step").click()
        expect(frame.get_by_role("heading", level=1)).to_have_text(title)
        frame.locator(".lesson-back").click()
        expect(frame.get_by_role("heading", level=1)).to_have_text("Ask")
        page.call(name, "load", {"lesson": LESSON.partition("step:")[0] + question + rest})


def test_a_lesson_that_cannot_be_read_is_a_named_error(page: HostPage) -> None:
    name = page.table(position=LINE)
    assert page.call(name, "load", {"lesson": "nobody/9"})["problem"] == "embed/no-lesson"
    broken = LESSON.replace("goal: win trick", "goal: fly")
    assert page.call(name, "load", {"lesson": broken})["problem"].startswith("lesson/")
    assert page.call(name, "get")["view"]["hand"]
