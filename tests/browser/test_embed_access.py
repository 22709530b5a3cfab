"""Accessibility of embedded tables: the keyboard leads in and out, and axe finds no fault."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import embedding
from tests.browser.embedding import HostPage, to_follow
from tests.browser.test_access import AXE, PLAIN, RUN
from tests.browser.test_embed import LESSON

pytestmark = pytest.mark.browser
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page

LINE = to_follow().line()


def surround(page: HostPage, name: str) -> None:
    """Put a button of the page before the table, and one after it."""
    page.page.evaluate(
        """(id) => {
          const table = document.getElementById(id);
          for (const [place, text] of [["before", "Before"], ["after", "After"]]) {
            const button = document.createElement("button");
            button.textContent = text;
            table[place](button);
          }
        }""",
        name,
    )


def focused(page: Page) -> str:
    """Return what has the focus in the page: a frame stands for all in it.

    Empty without a focus.
    """
    return str(
        page.evaluate(
            """() => {
              const { activeElement: it, body } = document;
              return it === body ? "" : it.textContent || it.id;
            }"""
        )
    )


def place(page: HostPage, name: str) -> str:
    """Return the focus in the page or in the frame; empty while it moves between processes."""
    outside = focused(page.page)
    if outside != name:
        return outside
    inside = "() => document.hasFocus() ? document.activeElement.outerHTML : ''"
    return str(page.frame(name).locator("body").evaluate(inside))


def go(page: HostPage, name: str, key: str) -> str:
    """Press a key that moves the focus; return where it arrives, once both processes agree."""
    before = place(page, name)
    page.page.keyboard.press(key)
    for _ in range(1000):
        now = place(page, name)
        if now not in ("", before):
            return now
    raise AssertionError(f"{key} leads nowhere from {before}")


def test_tab_leads_into_the_table_and_out_again(page: HostPage) -> None:
    name = page.table(position=LINE, goal="Win this trick.")
    surround(page, name)
    page.page.get_by_role("button", name="Before").focus()
    assert 'data-tool="again"' in go(page, name, "Tab")
    assert any(go(page, name, "Tab") == "After" for _ in range(12))
    go(page, name, "Shift+Tab")
    assert focused(page.page) == name


def test_a_trick_can_be_played_by_keys_alone(page: HostPage) -> None:
    name = page.table(position=LINE)
    surround(page, name)
    keys = page.page.keyboard
    page.page.get_by_role("button", name="After").focus()
    held = page.frame(name).locator('.hand [data-card="KS1"]')
    keys.press("Shift+Tab")
    for _ in range(12):
        if page.frame(name).locator(".hand :focus").count():
            break
        keys.press("Shift+Tab")
    keys.press("Home")
    for _ in range(8):
        if held.evaluate("(it) => it === document.activeElement"):
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(page.frame(name).locator(".chooser")).to_be_visible()


def test_a_button_with_nothing_more_to_do_keeps_the_focus(page: HostPage) -> None:
    name = page.table(position=LINE, controls="undo")
    page.call(name, "act", "KS1")
    undo = page.frame(name).locator(".goal [data-tool=undo]")
    undo.press("Enter")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()


KEYS = {"Enter, Space", "H", "N", "Ctrl Z", "Ctrl Shift Z", "F", "Z"}
"""Some keys of the help, as it names them."""


@pytest.mark.parametrize(
    ("settings", "working"),
    [
        ({"position": LINE}, {"Enter, Space", "H"}),
        ({"deal": "a", "controls": "undo"}, {"Enter, Space", "N", "Ctrl Z", "Ctrl Shift Z"}),
        ({"position": LINE, "read_only": ""}, set()),
        ({"lesson": LESSON}, KEYS - {"F", "Z"}),
    ],
)
def test_the_help_lists_only_keys_that_work_in_the_frame(
    page: HostPage, settings: dict[str, str], working: set[str]
) -> None:
    name = page.table(**settings)
    frame = page.frame(name)
    frame.locator(".hand [data-card]").first.press("?")
    keys = frame.locator("dialog.help kbd")
    expect(keys.first).to_be_visible()
    assert KEYS & set(keys.all_inner_texts()) == working


def test_the_frame_has_an_accessible_name(page: HostPage) -> None:
    name = page.table(position=LINE, label="The ten")
    frame = page.page.locator(f"#{name} iframe")
    expect(frame).to_have_attribute("title", "The ten")
    page.page.evaluate("(id) => document.getElementById(id).setAttribute('label', 'Mine')", name)
    expect(frame).to_have_attribute("title", "Mine")
    page.page.evaluate("(id) => document.getElementById(id).removeAttribute('label')", name)
    expect(frame).to_have_attribute("title", "Card table")


@pytest.mark.parametrize(("theme", "width"), [("light", 280), ("dark", 640), ("dark", 940)])
def test_axe_finds_nothing(page: HostPage, theme: str, width: int) -> None:
    name = page.table(position=LINE, goal="Win it.", theme=theme, style=f"width: {width}px")
    expect(page.frame(name).locator(".hand [data-card]").first).to_be_visible()
    frame = next(frame for frame in page.page.frames if "await" in frame.url)
    frame.evaluate(PLAIN)
    frame.evaluate(AXE)
    assert frame.evaluate(RUN) == []


# Set the size of a table, in px.
RESIZE = "(table, [width, height]) => Object.assign(table.style, { width, height })"


def test_the_choice_of_melds_is_within_reach(page: HostPage) -> None:
    name = page.table(position=LINE, goal="Win.")
    sizes = [("280px", "460px"), ("360px", "480px"), ("640px", "400px"), ("900px", "600px")]
    for count, size in enumerate(sizes, 1):
        page.page.locator(f"#{name}").evaluate(RESIZE, size)
        page.call(name, "load", {"position": LINE})
        page.call(name, "act", "KS1")
        button = page.frame(name).locator(".chooser .primary").first
        expect(button).to_be_visible()
        button.click()
        page.wait(name, "scored", count)
