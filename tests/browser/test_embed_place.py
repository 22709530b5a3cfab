"""Embedded tables load without shifting the layout of the host page."""

import pytest
from playwright.sync_api import Browser

from brisques.writers.block import html
from tests.browser import embedding
from tests.browser.embedding import HostPage, Pages, context_of, hosted, to_follow
from tests.browser.filko_positions import filko_four
from tests.browser.positions import three_hands

pytestmark = pytest.mark.browser
host = embedding.host

BLOCKS = (
    f"goal: Win this trick and declare bézique, if you can do it.\n{to_follow().line()}",
    f"controls: none\n{to_follow().line()}",
    f"goal: Short.\ncontrols: again undo hint score\n{filko_four().line()}",
    three_hands().line(),
    "lesson: fildinski/4",
)
MOST = 0.05
"""The most layout shift, as browsers measure it: 0.1 counts as good."""

SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) shift += value;
}).observe({ type: "layout-shift", buffered: true });
"""
HEIGHTS = "[...document.querySelectorAll('card-table')].map((it) => it.offsetHeight)"

QUESTION = """brisques-lesson 1
title: A question
variant: fildinski

step: Counting
text: A brisque is an Ace or a Ten.
goal: answer 16
"""


@pytest.mark.parametrize("width", [360, 800])
def test_five_tables_load_into_reserved_space(
    browser: Browser, site: str, host: Pages, width: int
) -> None:
    words = f"<p>{'Words of a tutorial, a few lines of them. ' * 8}</p>"
    body = words + words.join(html(block, site) for block in BLOCKS) + words
    with context_of(browser, site, host, viewport={"width": width, "height": 800}) as context:
        page = HostPage(context.new_page())
        page.page.add_init_script(SHIFTS)
        page.page.goto(host.put(f"five-{width}", body))
        before = page.page.evaluate(HEIGHTS)
        for at in range(len(BLOCKS)):
            page.page.locator("card-table").nth(at).scroll_into_view_if_needed()
            page.wait("", "ready", at + 1)
        after = page.page.evaluate(HEIGHTS)
        assert before == pytest.approx(after, abs=20), "at most a line of a goal more or less"
        assert page.page.evaluate("shift") <= MOST


def test_a_question_without_cards_is_as_high_as_its_text(
    browser: Browser, site: str, host: Pages
) -> None:
    with hosted(browser, site, host, viewport={"width": 800, "height": 800}) as page:
        name = page.table(lesson=QUESTION)
        frame = page.frame(name)
        words = frame.locator(".lesson").bounding_box()
        box = page.page.locator(f"#{name}").bounding_box()
        assert words
        assert box
        assert words["height"] <= box["height"] < words["height"] + 1
        assert box["height"] < 400
