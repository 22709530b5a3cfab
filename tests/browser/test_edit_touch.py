"""The editing table under a finger: long press and drag, swipe, tap."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.complaints import watch
from tests.browser.table_page import BOOT, MOVE, SLOW_TIMERS
from tests.browser.test_edit import LINE, is_judged, line_of, same_cards

pytestmark = pytest.mark.browser


class Finger:
    """One finger on a page, sent through the DevTools protocol; positions are px of the window."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def disable_long_press(self) -> None:
        """Run without the hold timer, so that a delay of a busy machine is no long press."""
        self.page.evaluate(SLOW_TIMERS)

    def down_on(self, card: str) -> tuple[float, float]:
        """Put the finger down on the middle of a card; return that point."""
        box = self.page.locator(f'[data-card="{card}"]').bounding_box()
        assert box
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._touch("touchStart", at)
        return at

    def draw(self, begin: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        """Move from one point to another."""
        for step in range(1, steps + 1):
            part = step / steps
            self._touch("touchMove", *[mix(begin, end, part)])

    def up(self) -> None:
        """Lift the finger."""
        self._touch("touchEnd")


def mix(begin: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    """Return a point between two."""
    return (begin[0] + (end[0] - begin[0]) * part, begin[1] + (end[1] - begin[1]) * part)


@pytest.fixture
def finger(browser: Browser, site: str) -> Iterator[Finger]:
    """Return a finger on the editing table of a small phone."""
    context = browser.new_context(
        base_url=site,
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    complaints = watch(context, site)
    page = context.new_page()
    page.set_default_timeout(MOVE)
    page.goto(f"#position={LINE}")
    is_judged(page)
    yield Finger(page)
    context.close()
    assert complaints == []


def test_a_long_press_drags(finger: Finger) -> None:
    """The card follows the finger, the place under it is marked, and there it is put."""
    page = finger.page
    at = finger.down_on("AS1")
    expect(page.locator(".held-card")).to_be_visible()
    place = page.locator('[data-place="hands.1"]')
    box = place.bounding_box()
    assert box
    finger.draw(at, (box["x"] + box["width"] - 20, box["y"] + 40))
    expect(place).to_contain_class("over")
    finger.up()
    expect(page.locator(".held-card")).to_have_count(0)
    expect(place.locator('[data-card="AS1"]')).to_be_visible()
    assert page.evaluate("scrollY") == 0, "the page stood still under the finger"
    expect(page.locator(".edit-put")).to_have_count(0)


def test_a_swipe_scrolls(finger: Finger) -> None:
    """No card moves to another place."""
    page = finger.page
    finger.disable_long_press()
    at = finger.down_on("TS1")
    finger.draw(at, (at[0], at[1] - 150))
    finger.up()
    page.wait_for_function("() => scrollY > 50")
    expect(page.locator(".held-card")).to_have_count(0)
    assert same_cards(line_of(page), LINE)


def test_a_dragged_card_reaches_places_that_are_scrolled_off(finger: Finger) -> None:
    """At the lower edge of the window the page scrolls up under the card."""
    page = finger.page
    at = finger.down_on("AS1")
    expect(page.locator(".held-card")).to_be_visible()
    place = page.locator('[data-place="stock.0"]')
    expect(place).not_to_be_in_viewport()
    finger.draw(at, (180, 592))  # near enough to the edge to scroll by small steps
    page.wait_for_function(
        "(place) => place.getBoundingClientRect().top < 500",
        arg=place.element_handle(),
        timeout=BOOT,  # each animation frame is a step
    )
    finger.draw((180, 592), (180, 300))
    box = place.bounding_box()
    assert box
    finger.draw((180, 300), (180, box["y"] + box["height"] / 2))
    expect(place).to_contain_class("over")
    finger.up()
    expect(place.locator('[data-card="AS1"]')).to_be_visible()


def test_a_tap_chooses(finger: Finger) -> None:
    """A tap chooses a card, the next one its place."""
    page = finger.page
    finger.disable_long_press()
    page.locator('[data-card="AS1"]').tap()
    page.locator(".edit-put").get_by_role("button", name="Aside").tap()
    expect(page.locator('[data-place="aside"] [data-card="AS1"]')).to_be_visible()
