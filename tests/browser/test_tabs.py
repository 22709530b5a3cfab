"""Two tabs on one match: one plays it, the other shows it live and may take it over."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.complaints import watch
from tests.browser.filko_positions import filko_decided
from tests.browser.table_page import (
    BOOT,
    HOLD_ENGINE,
    NO_SERVICE_WORKER,
    STORE_SETTING,
    USUAL_STORAGE,
    TablePage,
    tap_first,
    wait_until,
)
from tests.browser.test_persons import seated
from tests.builder import Scene

pytestmark = pytest.mark.browser

NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"
NO_CHANNEL = "delete globalThis.BroadcastChannel"
SHOWN = """() => {
  const { view } = window.brisques.match;
  return JSON.stringify([view?.log, view?.hand]);
}"""  # a card drawn from the stock is not in the log
SHOWS = f"async (shown) => ({SHOWN})() === shown && !window.brisques.table.busy"


@pytest.fixture
def context(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """Return a browser context whose two tabs both open the page."""
    context = browser.new_context(base_url=site, viewport={"width": 1280, "height": 800})
    context.add_init_script(NO_SERVICE_WORKER)
    complaints = watch(context, site)
    yield context
    context.close()
    assert complaints == []


def first_tab(
    context: BrowserContext, hands: tuple[str, str] = ("AS KS QS TH KH QD JC 9C", ""), **fields: int
) -> TablePage:
    """Return a tab with a match in progress."""
    table_page = TablePage(context.new_page())
    table_page.sit_down()
    table_page.set_up(Scene("fildinski", hands=hands, points=(120, 80), **fields))
    return table_page


def another_tab(context: BrowserContext) -> TablePage:
    """Open another tab on the match of the first."""
    table_page = TablePage(context.new_page())
    table_page.page.goto("")
    return table_page


def log(table_page: TablePage) -> Any:
    return table_page.page.evaluate("JSON.stringify(window.brisques.match.view.log)")


def shows_what(watcher: TablePage, player: TablePage) -> None:
    """Wait until the watcher's table shows what the player's shows."""
    wait_until(watcher.page, SHOWS, player.page.evaluate(SHOWN))


def is_watching(table_page: TablePage) -> None:
    expect(table_page.page.locator(".note")).to_contain_text(
        "playing this match in another tab", timeout=BOOT
    )
    expect(table_page.page.locator(".turn")).to_contain_text("in another tab")


def kept_log(context: BrowserContext) -> Any:
    """Return the log that a new tab finds when all others are closed."""
    for page in context.pages:
        page.close()
    late = another_tab(context)
    late.wait(BOOT)
    return log(late)


def test_the_second_tab_says_so_follows_and_cannot_play(context: BrowserContext) -> None:
    player = first_tab(context, ("AS KD 8D", "TS AD 9C"), stock=0)
    watcher = another_tab(context)
    is_watching(watcher)
    shows_what(watcher, player)
    before = log(watcher)
    watcher.card(watcher.view["hand"][0]).click()
    watcher.page.keyboard.press("n")
    assert log(watcher) == before
    expect(watcher.page.locator('[data-tool="undo"]').first).to_be_disabled()
    for _ in range(3):
        player.take_turn()
        shows_what(watcher, player)
    assert log(watcher) != before
    expect(player.sheet).to_be_visible()
    expect(watcher.button("Deal sheet")).to_have_count(0)


def test_a_tab_that_can_store_again_is_the_writer_again(context: BrowserContext) -> None:
    player = first_tab(context)
    player.stop_storing()
    player.take_turn()
    expect(player.page.locator(".note")).to_contain_text("stores nothing")
    player.page.workers[0].evaluate(f"({USUAL_STORAGE})()")
    player.take_turn()
    watcher = another_tab(context)
    is_watching(watcher)
    shows_what(watcher, player)


def test_the_second_tab_cannot_finish_the_deal(context: BrowserContext) -> None:
    player = first_tab(context)
    player.set_up(filko_decided())
    assert player.view["claim"] is not None
    watcher = another_tab(context)
    is_watching(watcher)
    shows_what(watcher, player)
    expect(watcher.page.locator(".turn button")).to_have_count(0)


def test_the_second_tab_offers_no_seats(context: BrowserContext) -> None:
    first_tab(context)
    watcher = another_tab(context)
    is_watching(watcher)
    watcher.button("Menu").click()
    menu = watcher.page.locator("dialog.menu")
    expect(menu.get_by_role("button", name="Play here")).to_be_visible()
    expect(menu.get_by_role("button", name="Seats")).to_have_count(0)


def test_the_second_tab_may_take_over_a_match_of_the_computer(context: BrowserContext) -> None:
    first = TablePage(context.new_page())
    seated(first.page, 0, "novice")
    bars = [first.page.locator(".watch-bar")]
    expect(bars[0]).to_be_visible(timeout=BOOT)
    second = another_tab(context)
    bars.append(second.page.locator(".watch-bar"))
    is_watching(second)
    expect(bars[1]).to_have_count(0)  # none of its buttons would do anything
    second.button("Play here").click()
    expect(bars[1]).to_be_visible()
    is_watching(first)
    expect(bars[0]).to_have_count(0)


def test_the_second_tab_may_uncover_the_cards(context: BrowserContext) -> None:
    first = TablePage(context.new_page())
    seated(first.page, 1, "human")
    expect(first.page.locator(".curtain")).to_be_visible(timeout=BOOT)
    second = another_tab(context)
    look = second.page.get_by_role("button", name="show my cards")
    look.click(timeout=BOOT)
    second.wait(BOOT)
    second.tap(second.view["legal"][0])
    expect(look).to_be_visible()


def test_the_second_tab_may_take_the_match_over(context: BrowserContext) -> None:
    first = first_tab(context)
    second = another_tab(context)
    is_watching(second)
    second.button("Play here").click()
    second.wait(BOOT)
    expect(second.page.locator(".note")).to_have_count(0)
    expect(second.page.locator(".hand :focus")).to_be_visible()
    is_watching(first)
    second.take_turn()
    shows_what(first, second)
    played = log(second)
    first.button("Menu").click()
    first.page.locator("dialog.menu").get_by_role("button", name="Play here").click()
    first.wait(BOOT)
    is_watching(second)
    first.take_turn()
    shows_what(second, first)
    assert log(first) != played
    done = log(first)
    assert kept_log(context) == done


def test_when_the_first_tab_closes_the_second_plays_on(context: BrowserContext) -> None:
    first = first_tab(context)
    second = another_tab(context)
    is_watching(second)
    first.page.close()
    second.wait(BOOT)
    expect(second.page.locator(".note")).to_have_count(0)
    second.take_turn()
    done = log(second)
    assert kept_log(context) == done


@pytest.mark.parametrize("missing", [NO_LOCKS, f"{NO_LOCKS}; {NO_CHANNEL}"])
def test_without_locks_the_latest_tab_plays_and_a_stale_save_is_refused(
    context: BrowserContext, missing: str
) -> None:
    context.add_init_script(missing)
    first = first_tab(context)
    second = another_tab(context)
    second.wait(BOOT)
    second.take_turn()
    played = log(second)
    if "Channel" in missing:
        first.tap(first.view["hand"][0])  # it was not notified, and its save is refused
    is_watching(first)
    shows_what(first, second)
    assert kept_log(context) == played


HEAR_OF_ANOTHER = """async () => {
  const { matches, table } = window.brisques;
  const before = matches.elsewhere;
  const other = new BroadcastChannel("brisques-match");
  other.postMessage({ message: "changed", match: "another" });
  while (matches.elsewhere === before) await new Promise((done) => setTimeout(done));
  await table.updateComplete;
}"""
"""Say that another tab has changed a match of its own, and wait until the page has heard it."""


def test_a_match_in_another_tab_does_not_take_back_our_card(context: BrowserContext) -> None:
    player = first_tab(context)
    player.page.evaluate(HOLD_ENGINE, "act")
    player.tap("9C1")
    ours = player.page.locator('.trick [data-uid="9C1"]')
    expect(ours).to_have_count(1)
    player.page.evaluate(HEAR_OF_ANOTHER)
    assert ours.count() == 1
    player.page.evaluate("window.goOn()")
    player.wait()
    assert "9C1" not in player.view["hand"]


def test_each_tab_may_play_a_match_of_its_own(context: BrowserContext) -> None:
    late = another_tab(context)
    expect(late.page.locator(".start .hand [data-card]")).to_have_count(16)
    player = first_tab(context)
    row = late.page.locator(".start .resume").filter(has_text="in another tab")
    expect(row.first).to_be_visible()
    tap_first(late.page)
    late.wait(BOOT)
    before = log(player)
    late.take_turn()
    player.take_turn()
    assert log(player) != before
    for tab in (late, player):
        expect(tab.page.locator(".note")).to_have_count(0)
    # After a reload each finds its own match, and the other's in its list.
    for tab in (late, player):
        done = log(tab)
        tab.page.reload()
        tab.wait(BOOT)
        assert log(tab) == done
    late.leave()
    theirs = late.page.locator(".resume").filter(has_text="in another tab")
    theirs.first.get_by_role("button", name="Go on").click()
    is_watching(late)
    shows_what(late, player)


def test_a_match_begun_in_place_of_a_watched_one_can_be_played(context: BrowserContext) -> None:
    first_tab(context)
    late = another_tab(context)
    is_watching(late)
    late.leave()
    tap_first(late.page)
    late.wait()
    expect(late.page.locator(".turn")).not_to_contain_text("in another tab")


HOLD_LOAD = """(held) => {
  const { engine } = window.brisques;
  const call = engine.call.bind(engine);
  engine.call = async (op, args) => {
    if (op === "load" && args.match === held) await new Promise((go) => { window.go = go; });
    return call(op, args);
  };
}"""


def test_another_watched_match_is_opened_while_the_first_is_loaded(
    context: BrowserContext,
) -> None:
    first = first_tab(context)
    watcher = another_tab(context)
    is_watching(watcher)
    second = another_tab(context)
    is_watching(second)
    second.leave()
    tap_first(second.page)
    second.wait(BOOT)
    watcher.page.evaluate(HOLD_LOAD, first.page.evaluate("window.brisques.engine.match"))
    first.take_turn()
    watcher.page.wait_for_function("() => Boolean(window.go)")
    watcher.leave()
    rows = watcher.page.locator(".resume").filter(has_text="in another tab")
    expect(rows).to_have_count(2)
    rows.last.get_by_role("button", name="Go on").click()
    expect(rows.last).to_contain_text("Opening")
    watcher.page.evaluate("window.go()")
    shows_what(watcher, second)
    expect(watcher.page.locator(".at-table")).to_be_visible()


def test_a_dead_engine_of_the_player_or_the_watcher_is_replaced(context: BrowserContext) -> None:
    player = first_tab(context)
    watcher = another_tab(context)
    is_watching(watcher)
    for tab in (player, watcher):
        tab.page.evaluate("window.brisques.engine.kill()")
        told = tab.page.locator(".note").filter(has_text="Nothing is lost")
        expect(told).to_be_visible(timeout=BOOT)
        told.get_by_role("button", name="Close").click()
    player.wait(BOOT)
    player.take_turn()
    shows_what(watcher, player)
    is_watching(watcher)


def test_an_open_panel_follows_the_language_of_another_tab(context: BrowserContext) -> None:
    first = first_tab(context)
    first.open_panel("Your record")
    second = another_tab(context)
    second.page.evaluate(STORE_SETTING, ["language", "pl"])
    expect(first.page.locator("html")).to_have_attribute("lang", "pl")
    expect(first.page.locator("dialog.record h1")).not_to_have_text("Your record")
