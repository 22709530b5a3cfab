"""A new deal is a new set of cards: backs go from the pack to the hands, in packets."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sitting import Sitting, slow_timers
from tests.builder import Scene

pytestmark = pytest.mark.browser

PACKETS = [3, 3, 2, 2, 3, 3]  # to both in turn

# Animations stand still at their beginning, and what they would do is noted.
FREEZE = """() => {
  window.usualAnimate = Element.prototype.animate;
  window.moves = [];
  Element.prototype.animate = function (frames, timing) {
    const animation = window.usualAnimate.call(this, frames, timing);
    animation.pause();
    const inHand = this.closest(".hand") !== null;
    const isBack = this.src?.includes("back") ?? false;
    moves.push({ inHand, isBack, frames, ...timing });
    return animation;
  };
}"""
THAW = "() => { Element.prototype.animate = window.usualAnimate; }"

SPEED = """(speed) => {
  const { table } = window.brisques;
  table.manner.speed = speed;
}"""


@contextmanager
def held_still(page: Page) -> Iterator[None]:
    """Things move, and stand still at the beginning of their way."""
    page.evaluate(FREEZE)
    page.evaluate(SPEED, "normal")
    try:
        with slow_timers(page):
            yield
    finally:
        page.evaluate(THAW)
        page.evaluate(SPEED, "none")


def end_a_deal(table: Sitting) -> None:
    """The last trick of a deal, and many won cards before us."""
    won = "AS TS KS QS AD TD KD QD AC TC KC QC AH TH KH QH"
    table.set_up(Scene("fildinski", stock=0, won=won, hands=("AS", "9S")))
    while not table.view["phase"].endswith("over"):
        table.take_turn()
    expect(table.sheet).to_be_visible()


def moves(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("moves"))


def test_the_next_deal_is_dealt_from_the_pack_in_packets(table: Sitting) -> None:
    page = table.page
    end_a_deal(table)
    with held_still(page):
        table.button("Next deal", inside="dialog").click()
        backs = page.locator(".dealt-back")
        expect(backs).to_have_count(sum(PACKETS))
        assert table.view["match"]["deal"] == 2
        seen = moves(page)
        ours = [move for move in seen if move["inHand"]]
        assert len(ours) == 8
        assert all("transform" not in frame for move in ours for frame in move["frames"])
        starts = [
            round(move["frames"][1]["offset"] * move["duration"])
            for move in seen
            if move["isBack"] and len(move["frames"]) > 2
        ]
        assert [len(list(group)) for _, group in groupby(starts)] == PACKETS
        assert starts == sorted(starts)
        cards = page.locator(".hand [data-card]")
        shown = "(nodes) => nodes.map((node) => getComputedStyle(node).opacity)"
        assert cards.evaluate_all(shown) == ["0"] * 8

        page.keyboard.press("Shift")  # any key ends it
        expect(backs).to_have_count(0)
        assert cards.evaluate_all(shown) == ["1"] * 8
    table.page.keyboard.press("Shift")
    table.wait()


def test_with_reduced_motion_a_deal_lies_there_at_once(table: Sitting) -> None:
    page = table.page
    end_a_deal(table)
    page.emulate_media(reduced_motion="reduce")
    with held_still(page):
        table.button("Next deal", inside="dialog").click()
        expect(page.locator(".hand [data-card]")).to_have_count(8)
        assert moves(page) == []
        page.keyboard.press("Shift")
    page.emulate_media(reduced_motion="no-preference")
    table.page.keyboard.press("Shift")
    table.wait()
