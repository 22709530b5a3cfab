"""The guide for writers: each example runs, follows its edited source, and executes none of it."""

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, expect

from tests.browser.complaints import watch
from tests.browser.embedding import LISTEN
from tests.browser.table_page import BOOT
from tests.browser.test_access import AXE, COLOURS

pytestmark = pytest.mark.browser

RUN = """async (rules) => {
  const runOnly = rules?.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(document, { iframes: false, ...runOnly });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}"""

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def opened(browser: Browser, site: str) -> Iterator[tuple[Page, list[str]]]:
    """Open the guide in one window for all tests here."""
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    complaints = watch(context, site)
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    page.set_default_timeout(BOOT)
    page.add_init_script(LISTEN)
    page.goto(f"{site}guide/")
    yield page, complaints
    context.close()


@pytest.fixture
def guide(opened: tuple[Page, list[str]]) -> Iterator[Page]:
    """Return the guide; on exit no complaint may be left."""
    page, complaints = opened
    yield page
    found = complaints.copy()
    complaints.clear()
    assert found == []


def example(guide: Page, section: str) -> Locator:
    """Scroll to the example of a section; return it."""
    found = guide.locator(f"#{section} .try")
    found.scroll_into_view_if_needed()
    return found


def inside(guide: Page, section: str) -> FrameLocator:
    """Wait for cards on the table of a section; return its frame."""
    example(guide, section)
    frame = guide.frame_locator(f"#{section} iframe")
    expect(frame.locator("[data-card]").first).to_be_visible(timeout=BOOT)
    return frame


def edit(guide: Page, section: str, old: str, new: str) -> None:
    """Replace text in the source of an example."""
    text = example(guide, section).locator("textarea")
    before = text.input_value()
    assert old in before
    text.fill(before.replace(old, new))


@pytest.mark.parametrize(
    "section", ["first", "cards", "reader", "looks", "events", "buttons", "frame"]
)
def test_each_example_becomes_a_table(guide: Page, section: str) -> None:
    inside(guide, section)


def test_the_lesson_starts(guide: Page) -> None:
    example(guide, "lessons")
    lesson = guide.frame_locator("#lessons iframe")
    expect(lesson.get_by_text("What lies open counts")).to_be_visible(timeout=BOOT)


def test_the_table_follows_the_edited_source(guide: Page) -> None:
    frame = inside(guide, "first")
    edit(guide, "first", "Win this trick and declare bézique.", "Now you.")
    expect(frame.locator(".goal p")).to_have_text("Now you.", timeout=BOOT)
    edit(guide, "first", "<card-table", '<card-table controls="undo score"')
    expect(frame.locator('.goal [data-tool="score"]')).to_be_visible(timeout=BOOT)


def test_errors_are_shown_beside_the_source(guide: Page) -> None:
    inside(guide, "reader")
    told = example(guide, "reader").locator("output")
    edit(guide, "reader", "<card-table", '<card-table variant="whist"')
    expect(told).to_contain_text("variant/unknown", timeout=BOOT)
    edit(guide, "reader", 'variant="whist"', 'variant="bezique"')
    expect(told).to_have_text("", timeout=BOOT)
    example(guide, "reader").locator("textarea").fill("nothing of the kind")
    expect(told).to_have_text("There is no <card-table> in this text.", timeout=BOOT)


def test_no_script_in_the_source_is_run(guide: Page, opened: tuple[Page, list[str]]) -> None:
    inside(guide, "events")
    text = example(guide, "events").locator("textarea")
    text.fill(
        "<script>window.ran = 1</script><img src=x onerror='window.ran = 2'>"
        "<card-table deal='c' goal='<b>x</b>' onclick='window.ran = 3' id='stolen'></card-table>"
    )
    expect(guide.frame_locator("#events iframe").locator(".goal p")).to_have_text("<b>x</b>")
    guide.locator("#events card-table").dispatch_event("click")
    assert guide.evaluate("[window.ran, document.getElementById('stolen')]") == [None, None]
    told = opened[1]  # the policy blocks the handlers as soon as they are parsed
    assert all("Executing inline event handler violates" in complaint for complaint in told)
    told.clear()


def test_a_box_gets_the_size_in_the_source(guide: Page) -> None:
    inside(guide, "looks")
    box = guide.locator("#looks card-table")
    size = "(it) => [it.offsetWidth, it.offsetHeight]"
    assert box.evaluate(size) == [340, 500]
    edit(guide, "looks", "width: 340px", "width: 300px")
    expect(box).to_have_css("width", "300px", timeout=BOOT)
    dark = guide.frame_locator("#looks iframe").locator("html")
    expect(dark).to_have_attribute("data-theme", "dark")


def test_events_of_the_table_are_listed(guide: Page) -> None:
    frame = inside(guide, "events")
    log = example(guide, "events").locator(".log")
    frame.locator(".hand [data-card]").first.click()
    expect(log).to_contain_text("brisques-action", timeout=BOOT)


def test_buttons_of_the_page_play_cards(guide: Page) -> None:
    inside(guide, "buttons")
    shown = example(guide, "buttons")
    told = shown.locator("output")
    shown.get_by_role("button", name="Hint").click()
    expect(told).to_contain_text('"hint"', timeout=BOOT)
    shown.get_by_role("button", name="Play the first card").click()
    expect(told).to_contain_text('"view"', timeout=BOOT)
    guide.wait_for_function(
        "() => heard.some(({ name, detail }) => name === 'action' && detail.events.length)"
    )
    shown.get_by_role("button", name="Other cards").click()
    expect(told).to_contain_text('"view"', timeout=BOOT)


def test_a_message_gets_an_answer(guide: Page) -> None:
    inside(guide, "messages")
    shown = example(guide, "messages")
    shown.get_by_role("button", name="Send it").click()
    expect(shown.locator("output")).to_contain_text('"id":"a","result"', timeout=BOOT)
    shown.locator("textarea").fill('{ "brisques": 99, "id": "b", "method": "get" }')
    shown.get_by_role("button", name="Send it").click()
    expect(shown.locator("output")).to_contain_text("protocol/unknown-version", timeout=BOOT)


def test_a_frame_loads_our_own_site_only(guide: Page, site: str) -> None:
    inside(guide, "frame")
    text = example(guide, "frame").locator("textarea")
    text.fill('<iframe src="https://example.org/?deal=z"></iframe>')
    frame = guide.locator("#frame iframe")
    expect(frame).to_have_attribute("src", f"{site}embed.html?deal=z", timeout=BOOT)


@pytest.mark.parametrize("width", [320, 1200])
def test_axe_finds_nothing_and_nothing_overflows_sideways(guide: Page, width: int) -> None:
    """The themes differ in their colours alone."""
    guide.set_viewport_size({"width": width, "height": 900})
    guide.evaluate(AXE)
    guide.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert guide.evaluate(RUN) == []
    assert guide.evaluate(OVERFLOW) == 0
    guide.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert guide.evaluate(RUN, COLOURS) == []


@pytest.mark.parametrize("path", ["", "positions.html", "translators.html", "tutorial.html"])
def test_large_text_does_not_overflow_sideways(page: Page, path: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"guide/{path}")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(OVERFLOW) == 0


CUT_OFF = """(fields) =>
  fields.filter((it) => it.scrollHeight > it.clientHeight).map((it) => it.value)"""


@pytest.mark.parametrize("path", ["guide/", "guide/positions.html"])
def test_printed_no_example_is_cut_off(page: Page, path: str) -> None:
    page.goto(path)
    page.emulate_media(media="print")
    fields = page.locator("textarea")
    expect(fields.first).to_be_visible()
    assert fields.evaluate_all(CUT_OFF) == []


def test_an_edited_example_is_shared_as_a_link(guide: Page) -> None:
    typed = '<card-table deal="from a link" controls="none"></card-table>'
    text = example(guide, "cards").locator("textarea")
    before = text.input_value()
    text.fill(typed)
    example(guide, "cards").locator("[data-share]").click()
    expect(guide.locator("#cards card-table")).to_have_attribute("deal", "from a link")
    expect(example(guide, "cards").locator("output")).to_contain_text("link")
    link = guide.url
    other = guide.context.new_page()
    other.goto(link)
    expect(other.locator("#cards textarea")).to_have_value(typed)
    expect(other.locator("#cards card-table")).to_have_attribute("deal", "from a link")
    other.goto(link.replace("from+a+link", "from+another"))
    expect(other.locator("#cards textarea")).to_have_value(typed.replace("a link", "another"))
    expect(other.locator("#cards card-table")).to_have_attribute("deal", "from another")
    other.close()
    text.fill(before)


def test_a_text_too_long_for_a_link_is_not_copied(guide: Page) -> None:
    first = example(guide, "first")
    text = first.locator("textarea")
    before, link = text.input_value(), guide.url
    text.fill(before.replace('goal="', 'goal="Well: ') + f"<!-- {8000 * 'x'} -->")
    expect(first.locator("card-table")).to_have_attribute("goal", re.compile("Well: "))
    first.locator("[data-share]").click()
    expect(first.locator("output")).to_have_text("A link holds at most 8000 characters of text.")
    assert guide.url == link
    text.fill(before)


def test_a_link_with_a_broken_address_stops_no_example(page: Page) -> None:
    text = quote('<iframe src="http://[?variant=filicau"></iframe>')
    page.goto(f"guide/#example=frame&text={text}")
    expect(page.locator("#frame iframe")).to_have_attribute("src", re.compile("variant=filicau$"))
    page.locator("#first [data-share]").click()
    expect(page.locator("#first output")).to_contain_text("link")


def test_without_scripts_the_guide_can_be_read(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}guide/")
    expect(page.locator("#first .stage svg")).to_be_visible()
    for name in ("tutorial.html", "lessons.txt", "reference.txt"):
        assert page.request.get(f"{site}guide/{name}").ok
    context.close()
