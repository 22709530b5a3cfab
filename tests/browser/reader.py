"""Somebody who works through a lesson with the keyboard alone, knowing the solutions."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from brisques.cli.lesson import lesson_entries
from brisques.lessons import Lesson, Step
from brisques.lessons.parse import parse_entries
from tests.browser.table_page import BOOT, MOVE
from web.build.steps import WEB

MOST_TABS = 40

FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"
OPEN = """() => {
  const { match, table, standing } = document.querySelector("brisques-lesson") ?? {};
  if (!standing || table.busy) return false;
  return standing.state !== "open" || match.view.to_move === match.view.seat;
}"""


def lesson_at(path: str) -> Lesson:
    """A lesson of web/lessons, or of one of its languages, read."""
    return parse_entries(lesson_entries(Path(WEB, "lessons", path)))


class Reader:
    """One page with a lesson on it, and the keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(MOVE)

    def open(self, name: str) -> None:
        """A lesson of ours by its address, ready to be worked at."""
        self.page.goto(f"#lesson={name}")
        expect(self.page.locator(".lesson-task")).to_be_visible(timeout=BOOT)

    @property
    def title(self) -> Locator:
        """The title of the step at hand."""
        return self.page.locator(".lesson-head h1")

    @property
    def verdict(self) -> Locator:
        """What is said of the try."""
        return self.page.locator(".lesson-says")

    def tab_to(self, selector: str) -> None:
        """Tab, until what is wanted has the focus."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {selector} by Tab")

    def play(self, face: str) -> None:
        """A card of the hand: along the hand by arrows, then Enter."""
        self.page.wait_for_function(OPEN)
        self.tab_to(".hand [data-card]")
        self.page.keyboard.press("Home")
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED, f'[data-card^="{face}"]'):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no way to {face} by arrows")

    def answer(self, number: int, choices: int) -> None:
        """A choice, or a number in the field."""
        if choices:
            self.tab_to(f".lesson-choices li:nth-child({number}) button")
        else:
            self.tab_to(".lesson-number input")
            self.page.keyboard.type(str(number))
        self.page.keyboard.press("Enter")

    def solve(self, step: Step) -> None:
        """One step from its title to the button that leads on, which has the focus then."""
        expect(self.title).to_have_text(step.title)
        expect(self.page.locator(".lesson-task")).to_be_visible()
        if step.kind == "ask":
            found = re.search(r"\d+", step.goal_words.text)
            assert found
            self.answer(int(found[0]), len(step.choices))
        elif step.kind == "play":
            for code in step.right[0].codes:
                self.play(code[:2])
                self.page.wait_for_function(OPEN)
        if step.kind != "read":
            expect(self.page.locator(".lesson-task")).to_have_attribute("data-state", "reached")
        self.tab_to(".lesson-task .primary")
