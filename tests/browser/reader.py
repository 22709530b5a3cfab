"""A reader who solves lessons with the keyboard alone, from the lesson's own solutions."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from brisques.cli.lesson import lesson_entries
from brisques.lessons import Lesson, Step
from brisques.lessons.parse import parse_entries
from tests.browser.table_page import BOOT, MOVE
from web.build.steps import WEB

MOST_TABS = 40

KEPT = "JSON.parse(localStorage['brisques.lessons.1'] ?? '{}')"
FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"
OPEN = """() => {
  const { match, table, standing } = document.querySelector("brisques-lesson") ?? {};
  if (!standing || table.busy) return false;
  return standing.state !== "open" || match.view.to_move === match.view.seat;
}"""


def lesson_at(path: str) -> Lesson:
    """Read a lesson of web/lessons, or of one of its language folders."""
    return parse_entries(lesson_entries(Path(WEB, "lessons", path)))


class Reader:
    """A page with a lesson, and the keys that work through it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(MOVE)

    def open(self, name: str) -> None:
        """Open one of our lessons by its address; wait until its first step is ready."""
        self.page.goto(f"#lesson={name}")
        expect(self.page.locator(".lesson-task")).to_be_visible(timeout=BOOT)

    @property
    def title(self) -> Locator:
        """Return the title of the current step."""
        return self.page.locator(".lesson-head h1")

    @property
    def verdict(self) -> Locator:
        """Return the verdict on the try."""
        return self.page.locator(".lesson-says")

    def progress(self) -> dict[str, Any]:
        """Return what the page keeps of the progress in lessons."""
        kept: dict[str, Any] = self.page.evaluate(KEPT)
        return kept

    def tab_to(self, selector: str) -> None:
        """Press Tab until the element has the focus."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {selector} by Tab")

    def play(self, face: str) -> None:
        """Play a card of the hand: go to it by arrow keys, then press Enter."""
        self.page.wait_for_function(OPEN)
        self.tab_to(".hand [data-card]")
        self.page.keyboard.press("Home")
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED, f'[data-card^="{face}"]'):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no way to {face} by arrows")

    def answer(self, number: int, choices: int) -> None:
        """Answer a question: select a choice, or type a number."""
        if choices:
            self.tab_to(f".lesson-choices li:nth-child({number}) button")
        else:
            self.tab_to(".lesson-number input")
            self.page.keyboard.type(str(number))
        self.page.keyboard.press("Enter")

    def solve(self, step: Step) -> None:
        """Solve one step by keys; the focus goes from its title to the button that leads on."""
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
