"""What a lesson shows in a small window: its text, the trick, the hand and what may be chosen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.reader import OPEN, Reader

pytestmark = pytest.mark.browser

UNSEEN = """() => {
  const words = document.querySelector(".lesson-text");
  const cards = [...document.querySelectorAll(".hand [data-card]")];
  const at = (node, part) => {
    const { left, top, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 10, top + height * part));
  };
  return [
    ...[0.02, 0.98].filter((part) => !at(words, part)).map((part) => `words at ${part}`),
    ...[0.1, 0.5].flatMap((part) => cards.filter((card) => !at(card, part))
      .map((card) => `${card.dataset.card} at ${part}`)),
  ];
}"""
"""List what leaves the window or is covered: the ends of the text, cards of the hand."""

BROKEN = """() => [...document.querySelectorAll(".option .what")].flatMap((what) => {
  const isWords = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim();
  const words = [...what.childNodes].find(isWords);
  const range = document.createRange();
  range.selectNodeContents(words);
  const name = words.data.trim();
  return range.getClientRects().length > name.split(" ").length ? [name] : [];
})"""
"""List the melds on offer whose name has more lines than words."""


def opened(reader: Reader, name: str, width: int, height: int) -> Page:
    """Open a lesson in a window of this size, and wait until its table can be played on."""
    reader.page.set_viewport_size({"width": width, "height": height})
    reader.open(name)
    reader.page.wait_for_function(OPEN)
    return reader.page


@pytest.mark.parametrize("name", ["fildinski/2", "fildinski/9", "filko/2", "rubicon/5"])
def test_text_and_hand_are_visible_without_scrolling(seated: Reader, name: str) -> None:
    """On a small phone nothing has to be scrolled to read the task or to play."""
    page = seated.page
    page.set_viewport_size({"width": 360, "height": 640})
    seated.open(name)
    page.locator(".lesson-skip").click()
    expect(page.locator(".lesson-at")).to_contain_text("Step 2")
    page.wait_for_function(OPEN)
    assert page.evaluate(UNSEEN) == []
    words = page.locator(".lesson-text")
    assert words.evaluate("(it) => it.scrollHeight <= it.clientHeight")
    expect(words).not_to_have_attribute("tabindex", "0")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_long_text_scrolls_above_the_hand(seated: Reader) -> None:
    """Text that is too long scrolls, also by keys, and leaves the hand in its place."""
    page = opened(seated, "bezique/13", 360, 640)
    assert page.evaluate(UNSEEN) == []
    seated.tab_to(".lesson-text")
    page.keyboard.press("End")
    scrolled = "() => document.querySelector('.lesson-text').scrollTop > 50"
    page.wait_for_function(scrolled)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".lesson-text")).not_to_have_attribute("tabindex", "0")


@pytest.mark.parametrize("name", ["fildinski/2", "filko/3", "rubicon/5"])
def test_the_hand_is_visible_beside_the_text_on_a_phone_on_its_side(
    seated: Reader, name: str
) -> None:
    page = opened(seated, name, 740, 360)
    assert page.evaluate(UNSEEN) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("name", ["bezique/5", "filko/5", "filko/8"])
def test_text_task_and_table_are_beside_each_other_on_a_short_phone(
    seated: Reader, name: str
) -> None:
    """The whole hand is seen after a little scrolling, and the task with it."""
    page = opened(seated, name, 667, 375)
    task = page.locator(".lesson-task")
    expect(page.locator(".lesson-text")).to_be_in_viewport(ratio=1)
    expect(task).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(task).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY <= 100")
    assert [it for it in page.evaluate(UNSEEN) if it.endswith("at 0.1")] == []


@pytest.mark.parametrize("name", ["filko/3", "filko/8"])
def test_the_hand_is_visible_below_a_cross_and_a_call(seated: Reader, name: str) -> None:
    """On a small phone neither the trick nor the choice of a call pushes or covers the cards."""
    page = opened(seated, name, 360, 640)
    assert page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("name", ["bezique/5", "bezique/6", "rubicon/5"])
def test_the_name_of_a_meld_breaks_between_words(seated: Reader, name: str) -> None:
    page = opened(seated, name, 844, 390)
    expect(page.locator(".option .what").first).to_be_visible()
    assert page.evaluate(BROKEN) == []


def test_a_verdict_moves_no_card(seated: Reader) -> None:
    """The verdict covers the hand; the trick stays where it was and visible."""
    page = seated.page
    page.set_viewport_size({"width": 360, "height": 640})
    seated.open("fildinski/2")
    page.locator(".lesson-skip").click()
    page.wait_for_function(OPEN)
    before = page.locator(".lesson-table").bounding_box()
    page.locator('.hand [data-card^="TC"]').first.click()
    expect(seated.verdict).to_contain_text("Not this way.")
    page.wait_for_function("() => !document.querySelector('brisques-table').busy")
    assert page.locator(".lesson-table").bounding_box() == before
    assert page.locator(".trick").evaluate(
        "(it) => it.getBoundingClientRect().bottom"
        " <= document.querySelector('.lesson-task').getBoundingClientRect().top"
    )
