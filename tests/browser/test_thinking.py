"""Players that search: they run beside the page, stop at once, and use further workers."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.complaints import watch
from tests.browser.table_page import (
    BOOT,
    MOVE,
    NO_SERVICE_WORKER,
    USUAL_THOUGHTS,
    TablePage,
    long_thoughts,
)
from tests.builder import Scene

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SEATS = [{"kind": "human"}, {"kind": "player", "level": "master", "name": "Emil"}]

SET_UP = """async ([line, seats]) => {
  const { engine, match } = window.brisques;
  await match.recovered(await engine.call("position", { line, seats }));
}"""

# Play a card without the table; abort the request for the answer while the player thinks.
STOP = """async (action) => {
  const { engine, match } = window.brisques;
  let { revision } = await engine.call("act", { action, revision: match.revision });
  const step = engine.call("step", { revision });
  await new Promise((resolve) => setTimeout(resolve, 20));
  engine.call("stop");
  const end = await step.then(
    (played) => { ({ revision } = played); return "played"; },
    ({ code }) => code,
  );
  await match.recovered(await engine.call("undo", { revision }));
  return end;
}"""

UNDO = "void window.brisques.match.turn('undo')"

CARD, OTHER_CARD = "QD1", "TD1"

CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 })"


def in_the_middle() -> Scene:
    """Return our lead; the other hand has low cards of equal use, so no search settles early."""
    hands = ("AS TH KH QD QD JC 9C TD", "7S 7C 8S 8C 9S 9C 7H 8H")
    return Scene("fildinski", trump="D", hands=hands)


def facing_a_master(table_page: TablePage) -> None:
    """Set up that position against a master."""
    table_page.page.evaluate(SET_UP, [in_the_middle().line(), SEATS])
    table_page.wait()


@pytest.fixture
def slow_table(table: TablePage) -> Iterator[TablePage]:
    """Return the shared table, with searches that last forty times as long."""
    facing_a_master(table)
    with long_thoughts(table.page):
        yield table
    table.wait(BOOT)


def end_search(page: Page) -> None:
    """End the running search with its next slice."""
    page.workers[0].evaluate(USUAL_THOUGHTS)


def start_search(table: TablePage) -> None:
    """Play a card; wait until the table says that a player thinks about it."""
    table.tap(CARD)
    expect(table.page.locator(".turn")).to_contain_text("Emil is thinking")


def test_the_table_says_who_thinks(slow_table: TablePage) -> None:
    start_search(slow_table)
    end_search(slow_table.page)
    slow_table.wait(BOOT)
    expect(slow_table.page.locator(".turn")).not_to_contain_text("thinking")


def test_rules_can_be_read_while_a_player_thinks(slow_table: TablePage) -> None:
    start_search(slow_table)
    told = slow_table.page.evaluate(
        """async () => {
          const { engine, table } = window.brisques;
          const { rules } = await engine.call("explain", { variant: "fildinski" });
          return [rules.length > 0, table.thinking];
        }"""
    )
    assert told == [True, True]
    slow_table.page.evaluate(UNDO)
    slow_table.wait()


def test_an_aborted_search_makes_no_move(slow_table: TablePage) -> None:
    """How soon it stops is measured by `build.py bench think`."""
    hand = slow_table.view["hand"]
    ends = {slow_table.page.evaluate(STOP, card) for card in (CARD, OTHER_CARD, CARD)}
    assert ends == {"engine/stopped"}
    assert slow_table.view["hand"] == hand


def test_a_card_is_taken_back_while_a_player_thinks(slow_table: TablePage) -> None:
    """The wait for it is shorter than the search, which must therefore have been aborted."""
    start_search(slow_table)
    slow_table.page.evaluate(UNDO)
    slow_table.wait()
    assert CARD in slow_table.view["hand"]
    assert slow_table.view["to_move"] == slow_table.view["seat"]
    expect(slow_table.page.get_by_role("alert")).to_have_count(0)


def test_a_new_match_begins_while_a_player_thinks(slow_table: TablePage) -> None:
    start_search(slow_table)
    slow_table.begin("fildinski", 2, "new")
    assert slow_table.view["match"]["deal"] == 1
    assert len(slow_table.view["hand"]) == 8


def test_the_worker_may_die_during_a_search(slow_table: TablePage) -> None:
    number = slow_table.view["trick"]["number"]
    start_search(slow_table)
    slow_table.page.evaluate("window.brisques.engine.kill()")
    slow_table.wait(BOOT)
    assert slow_table.view["trick"]["number"] > number or slow_table.view["trick"]["plays"]
    expect(slow_table.page.locator(".note")).to_contain_text("Nothing is lost")
    slow_table.button("Close", inside=".note").click()


def test_an_expert_plays_a_deal_to_its_end(table: TablePage) -> None:
    scene = Scene("fildinski", trump="D", stock=4, hands=("AS KS QS TH KH QD JC 9C", ""))
    seats = [{"kind": "human"}, {"kind": "player", "level": "expert", "name": "Wanda"}]
    table.page.evaluate(SET_UP, [scene.line(), seats])
    table.wait()
    while not table.view["phase"].endswith("over"):
        table.take_turn()
    expect(table.sheet).to_be_visible()


@pytest.fixture(scope="module")
def four_cores(browser: Browser, site: str) -> Iterator[tuple[TablePage, list[str]]]:
    """Open the table on a device with spare cores; return it and its complaints."""
    context = browser.new_context(base_url=site, viewport={"width": 1280, "height": 800})
    found = watch(context, site)
    page = context.new_page()
    page.add_init_script(CORES)
    page.add_init_script(NO_SERVICE_WORKER)
    table_page = TablePage(page)
    table_page.sit_down()
    yield table_page, found
    context.close()


def before_long(page: Page, holds: Callable[[], bool]) -> bool:
    """Return whether something becomes true within some seconds."""
    end = time.monotonic() + MOVE / 1000
    while not holds() and time.monotonic() < end:
        page.evaluate("new Promise(requestAnimationFrame)")  # let events arrive
    return holds()


def test_further_workers_help_and_end(four_cores: tuple[TablePage, list[str]]) -> None:
    table_page, found = four_cores
    page = table_page.page
    assert len(page.workers) == 1  # no player at this table searches
    facing_a_master(table_page)
    with long_thoughts(page):
        table_page.tap(CARD)
        assert before_long(page, lambda: len(page.workers) == 3)
    table_page.wait(BOOT)
    assert len(page.workers) == 3
    table_page.take_turn()
    table_page.begin("fildinski", 2, "easy")
    assert before_long(page, lambda: len(page.workers) == 1)
    assert found == []


@pytest.mark.not_plain("its files have other names")
def test_play_goes_on_when_further_workers_fail(four_cores: tuple[TablePage, list[str]]) -> None:
    table_page, found = four_cores
    page = table_page.page
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.abort()

    page.context.route("**/runtime/python.*.js", refuse)
    facing_a_master(table_page)
    with long_thoughts(page):
        table_page.tap(CARD)
        assert before_long(page, lambda: len(refused) == 2)
    table_page.wait(BOOT)
    table_page.take_turn()
    assert before_long(page, lambda: len(page.workers) == 1)
    assert len(refused) == 2
    expect(page.locator(".note")).to_have_count(0)
    assert found == []
