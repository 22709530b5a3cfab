"""Animations of the table: what moves, in which order, and what ends it."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table_page import HOLD_ENGINE, STORE_SETTING, TablePage, slow_timers
from tests.builder import Scene

pytestmark = pytest.mark.browser

PACKETS = [3, 3, 2, 2, 3, 3]  # to both in turn
WON = "AS TS KS QS AD TD KD QD AC TC KC QC AH TH KH QH"

# Hold animations at their beginning, and record what they would do.
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

# Return how often the table is drawn while it becomes busy and idle again.
BUSY = """async () => {
  const { table } = window.brisques;
  await table.updateComplete;
  let count = 0;
  const { render } = table;
  table.render = () => {
    count += 1;
    return render.call(table);
  };
  for (const isBusy of [true, false]) {
    table.busy = isBusy;
    await table.updateComplete;
  }
  delete table.render;
  return count;
}"""


@contextmanager
def held_still(page: Page) -> Iterator[None]:
    """Return the table with motion on and every animation held at its beginning."""
    page.evaluate(FREEZE)
    page.evaluate(SPEED, "normal")
    try:
        with slow_timers(page):
            yield
    finally:
        page.evaluate(THAW)
        page.evaluate(SPEED, "none")


@contextmanager
def moving(page: Page) -> Iterator[None]:
    """Return the table at normal speed, with timers slowed down."""
    page.evaluate(SPEED, "normal")
    try:
        with slow_timers(page):
            yield
    finally:
        page.evaluate(SPEED, "none")


def end_a_deal(table: TablePage) -> None:
    """Play the last trick of a deal in which we have many won cards."""
    table.set_up(Scene("fildinski", stock=0, won=WON, hands=("AS", "9S")))
    while not table.view["phase"].endswith("over"):
        table.take_turn()
    expect(table.sheet).to_be_visible()


def moves(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("moves"))


def test_the_next_deal_is_dealt_from_the_pack_in_packets(table: TablePage) -> None:
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
        assert all("scaleX(0)" in move["frames"][0]["transform"] for move in ours)
        assert all(move["frames"][-1]["transform"] == "none" for move in ours)
        starts = [
            round(move["frames"][1]["offset"] * move["duration"])
            for move in seen
            if move["isBack"] and len(move["frames"]) > 2
        ]
        assert [len(list(group)) for _, group in groupby(starts)] == PACKETS
        assert starts == sorted(starts)
        expect(page.locator("brisques-table[data-moving]")).to_be_visible()
        page.keyboard.press("Shift")  # any key ends it
        expect(backs).to_have_count(0)
        cards = page.locator(".hand [data-card]")
        seen_as = "(nodes) => nodes.map((node) => getComputedStyle(node).transform)"
        assert cards.evaluate_all(seen_as) == ["none"] * 8
    table.page.keyboard.press("Shift")
    table.wait()


def test_with_reduced_motion_a_deal_appears_at_once(table: TablePage) -> None:
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


# Begin a match without waiting for its motion.
BEGIN = """(seed) => {
  window.brisques.match.begin({ variant: "fildinski", level: "casual", names: ["Anna"], seed });
}"""
NARROW_HALF = """(nodes) => nodes.forEach((node, at) => {
  const line = { transform: "scaleX(0)" };
  if (at % 2) window.brisques.table.motion.animate(node, [line, line], { lasts: 1000 });
})"""
SCALES = """() => moves.flatMap(({ frames }) =>
  frames.flatMap(({ transform }) => /scale[(]([^)]*)/.exec(transform)?.[1] ?? []).map(Number))"""


def test_a_deal_is_measured_without_the_motion_before_it(table: TablePage) -> None:
    """Half of its cards were just drawn, and are still as narrow as a line."""
    page = table.page
    table.begin("fildinski", 2, "1")
    with held_still(page):
        page.evaluate(HOLD_ENGINE, "new")
        page.evaluate(BEGIN, "1")
        page.locator(".hand [data-card]").evaluate_all(NARROW_HALF)
        page.evaluate("() => { moves.length = 0; goOn(); }")
        expect(page.locator(".dealt-back")).to_have_count(sum(PACKETS))
        assert max(page.evaluate(SCALES)) < 3
        page.keyboard.press("Shift")
    page.keyboard.press("Shift")
    table.wait()


def test_a_back_that_is_not_drawn_is_not_dealt(table: TablePage) -> None:
    page = table.page
    page.evaluate(STORE_SETTING, ["zoom", "on"])
    with moving(page):
        page.evaluate(BEGIN, "1")
        expect(page.locator(".dealt-back")).to_have_count(8)
        page.keyboard.press("Shift")
    page.keyboard.press("Shift")
    table.wait()
    table.restore_settings()


def test_a_new_match_does_not_wait_for_the_motion_of_the_last_move(table: TablePage) -> None:
    """The computer's card completes a trick, which would stay for 22 s with these timers."""
    page = table.page
    table.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", "")))
    with moving(page):
        page.evaluate(HOLD_ENGINE, "step")
        table.tap("9C1")
        page.evaluate(BEGIN, "1")
        page.evaluate("goOn()")
        expect(page.locator(".dealt-back")).to_have_count(sum(PACKETS))
        page.keyboard.press("Shift")
    page.keyboard.press("Shift")
    table.wait()


# Hold requests to the engine until `letGo`; with a refusal, let the call fail with it.
HOLD = """(refusal) => {
  const { engine } = window.brisques;
  const { call } = engine;
  const held = new Promise((resolve) => { window.letGo = resolve; });
  engine.call = async (...request) => {
    await held;
    engine.call = call;
    if (refusal) throw refusal;
    return call.apply(engine, request);
  };
}"""
# Before the next frame, since only promises are awaited.
TAP = """async (card) => {
  document.querySelector(`.hand [data-card="${card}"]`).click();
  await window.brisques.table.updateComplete;
  const animations = document.querySelector(`.trick [data-uid="${card}"]`).getAnimations();
  return animations.map(({ startTime }) => startTime !== null);
}"""
REFUSAL = {"kind": "refusal", "code": "play/must-follow", "rule": "r", "params": {}, "cites": []}


@pytest.mark.parametrize("refusal", [None, REFUSAL])
def test_a_card_is_played_before_the_engine_answers(table: TablePage, refusal: Any) -> None:
    """It moves to the trick at once; if it is refused, it goes back with the reason."""
    page = table.page
    table.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", "")))
    page.evaluate(HOLD, refusal)
    page.evaluate(SPEED, "normal")
    assert page.evaluate(TAP, "KS1") == [True]
    page.evaluate(SPEED, "none")
    in_trick = page.locator('.trick [data-uid="KS1"]')
    expect(in_trick).to_be_visible()
    expect(table.card("KS1")).to_have_count(0)
    assert len(table.view["hand"]) == 8  # the engine has not been asked yet

    page.evaluate("letGo()")
    table.wait()
    if refusal:
        expect(page.locator(".slip.reason")).to_be_visible()
        expect(in_trick).to_have_count(0)
        expect(table.card("KS1")).to_be_focused()
    else:
        expect(table.card("KS1")).to_have_count(0)
        assert "KS1" not in table.view["hand"]


def test_undo_is_animated_backwards(table: TablePage) -> None:
    """A finished trick comes back from its winner before our card leaves it."""
    page = table.page
    table.set_up(Scene("fildinski", stock=0, hands=("AS KS QS", "8S 9S TD"), leader=1).play("8S"))
    table.play("AS1")
    assert table.view["trick"]["plays"] == []
    with moving(page):
        page.keyboard.press("Control+z")
        expect(page.locator(".trick [data-uid]")).to_have_count(2)
        page.keyboard.press("Shift")
        table.wait()
    expect(page.locator('.trick [data-uid="8S1"]')).to_be_visible()
    expect(table.card("AS1")).to_be_visible()


def test_a_meld_is_shown_in_the_middle_until_a_tap(table: TablePage) -> None:
    page = table.page
    table.set_up(Scene("fildinski", won="QS KD", hands=("KS", "QD")).play("KS QD"))
    shown = page.locator(".meld-label")
    with moving(page):
        table.chooser.locator(".primary").first.click()
        expect(shown).to_contain_text("+")
        expect(page.locator("brisques-table[data-moving]")).to_be_visible()
        page.keyboard.press("Shift")
        expect(shown).to_have_count(0)
    page.keyboard.press("Shift")  # a long pause comes before the computer's turn
    table.wait()


def test_a_trick_may_stay_until_the_player_taps(table: TablePage) -> None:
    page = table.page
    table.set_up(Scene("fildinski", stock=0, hands=("AS KS QS", "8S 9S TD"), leader=1).play("8S"))
    page.evaluate("window.brisques.table.manner.pause = 'tap'")
    try:
        table.tap("AS1")
        expect(page.locator(".turn")).to_contain_text("Tap to go on.")
        expect(page.locator(".trick .laid")).to_have_count(2)
        table.button("Go on", inside=".turn").click()
        table.wait()
        expect(page.locator(".trick .laid")).to_have_count(0)
    finally:
        page.evaluate("window.brisques.table.manner.pause = 'timed'")


def test_without_popovers_the_bits_of_a_celebration_fall_as_well(page: Page) -> None:
    page.add_init_script("delete HTMLElement.prototype.showPopover")
    table = TablePage(page)
    table.sit_down()
    scene = Scene("fildinski", stock=0, won=WON, hands=("AS", "9S"), points=(2500, 100))
    table.set_up(scene.play("AS 9S"))
    page.emulate_media(reduced_motion="no-preference")
    with held_still(page):
        table.button("Not now", inside=".chooser").click()
        expect(page.locator(".trick .laid")).to_have_count(0)
        page.keyboard.press("Shift")  # skip the look at the gathered cards
        expect(page.locator(".celebration span")).to_have_count(60)
        page.keyboard.press("Shift")
        expect(page.locator(".celebration")).to_have_count(0)


@pytest.mark.parametrize("reduced", ["no-preference", "reduce"])
def test_a_won_match_is_celebrated_unless_motion_is_reduced(table: TablePage, reduced: Any) -> None:
    page = table.page
    scene = Scene("fildinski", stock=0, won=WON, hands=("AS", "9S"), points=(2500, 100))
    table.set_up(scene.play("AS 9S"))
    page.emulate_media(reduced_motion=reduced)
    bits = page.locator(".celebration span")
    with held_still(page):
        table.button("Not now", inside=".chooser").click()
        expect(page.locator(".trick .laid")).to_have_count(0)
        page.keyboard.press("Shift")  # skip the look at the gathered cards
        expect(table.sheet).to_contain_text("You win the match")
        if reduced == "reduce":
            assert moves(page) == []
        else:
            expect(bits).to_have_count(60)
            page.keyboard.press("Shift")
        expect(bits).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")


def test_a_table_that_becomes_busy_is_not_drawn_again(table: TablePage) -> None:
    assert table.page.evaluate(BUSY) == 0
