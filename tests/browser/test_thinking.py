"""Players that search think beside the page, stop at once, and take help where there are cores."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.complaints import watch
from tests.browser.sitting import BOOT, Sitting
from tests.builder import Scene

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

LATE = 100  # ms; 20 are promised where the machine has nothing else to do
THOUGHT = 500  # ms; what would be left of a master's second

SEATS = [{"kind": "human"}, {"kind": "player", "level": "master", "name": "Emil"}]

SET_UP = """async ([line, seats]) => {
  const { engine, match } = window.brisques;
  await match.recovered(await engine.call("position", { line, seats }));
}"""

# A card is played without the table; the answer to it is stopped while it is thought about.
STOP = """async (action) => {
  const { engine, match } = window.brisques;
  let { revision } = await engine.call("act", { action, revision: match.revision });
  const step = engine.call("step", { revision });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const began = performance.now();
  engine.call("stop");
  const end = await step.then(
    (played) => { ({ revision } = played); return "played"; },
    ({ code }) => code,
  );
  const took = performance.now() - began;
  await match.recovered(await engine.call("undo", { revision }));
  return [end, took];
}"""

UNDO = """async () => {
  const began = performance.now();
  await window.brisques.match.turn("undo");
  return performance.now() - began;
}"""

CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 })"
# It would answer what a test refuses.
NO_SERVICE_WORKER = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })"


def in_the_middle() -> Scene:
    """Our lead with most of the deal to come: nothing settles a search early."""
    hands = ("AS KS QS TH KH QD JC 9C", "")
    return Scene("fildinski", trump="D", hands=hands)


def facing_a_master(sitting: Sitting) -> None:
    """That position against a master."""
    sitting.page.evaluate(SET_UP, [in_the_middle().line(), SEATS])
    sitting.wait()


def stopped(sitting: Sitting, card: str) -> tuple[str, float]:
    """How a thought ended and after how many ms; on a busy machine one may be over before."""
    for _ in range(5):
        end, took = sitting.page.evaluate(STOP, card)
        if end != "played":
            return end, took
    return end, took


def test_the_table_says_who_thinks(table: Sitting) -> None:
    facing_a_master(table)
    table.tap("9C1")
    expect(table.page.locator(".turn")).to_contain_text("Emil is thinking")
    table.wait()
    expect(table.page.locator(".turn")).not_to_contain_text("thinking")


def test_rules_can_be_read_while_somebody_thinks(table: Sitting) -> None:
    facing_a_master(table)
    table.tap("9C1")
    expect(table.page.locator(".turn")).to_contain_text("Emil is thinking")
    told = table.page.evaluate(
        """async () => {
          const { engine, table } = window.brisques;
          const { rules } = await engine.call("explain", { variant: "fildinski" });
          return [rules.length > 0, table.thinking];
        }"""
    )
    assert told == [True, True]
    table.wait()


def test_a_thought_is_dropped_at_once(table: Sitting) -> None:
    facing_a_master(table)
    hand = table.view["hand"]
    stops = [stopped(table, card) for card in ("9C1", "QD1", "TH1")]
    print("ms from asking to stop until a thought was dropped:", [round(ms) for _, ms in stops])
    assert {end for end, _ in stops} == {"engine/stopped"}
    assert max(ms for _, ms in stops) < LATE
    assert table.view["hand"] == hand


def test_a_card_is_taken_back_while_somebody_thinks(table: Sitting) -> None:
    facing_a_master(table)
    table.tap("9C1")
    expect(table.page.locator(".turn")).to_contain_text("Emil is thinking")
    assert table.page.evaluate(UNDO) < THOUGHT
    assert "9C1" in table.view["hand"]
    assert table.view["to_move"] == table.view["seat"]


def test_a_new_match_begins_while_somebody_thinks(table: Sitting) -> None:
    facing_a_master(table)
    table.tap("9C1")
    expect(table.page.locator(".turn")).to_contain_text("Emil is thinking")
    table.begin("fildinski", 2, "new")
    assert table.view["match"]["deal"] == 1
    assert len(table.view["hand"]) == 8


def test_the_worker_may_die_in_thought(table: Sitting) -> None:
    facing_a_master(table)
    table.tap("9C1")
    expect(table.page.locator(".turn")).to_contain_text("Emil is thinking")
    table.page.evaluate("window.brisques.engine.kill()")
    table.wait(BOOT)
    assert table.view["trick"]["number"] == 2 or table.view["trick"]["plays"]
    expect(table.page.locator(".note")).to_contain_text("Nothing is lost")
    table.button("Close", inside=".note").click()


def test_an_expert_plays_a_deal_to_its_end(table: Sitting) -> None:
    scene = Scene("fildinski", trump="D", stock=4, hands=("AS KS QS TH KH QD JC 9C", ""))
    seats = [{"kind": "human"}, {"kind": "player", "level": "expert", "name": "Wanda"}]
    table.page.evaluate(SET_UP, [scene.line(), seats])
    table.wait()
    while not table.view["phase"].endswith("over"):
        table.take_turn()
    expect(table.sheet).to_be_visible()


@pytest.fixture(scope="module")
def four_cores(browser: Browser, site: str) -> Iterator[tuple[Sitting, list[str]]]:
    """Somebody at a device with cores to spare, and what it complained of."""
    context = browser.new_context(base_url=site, viewport={"width": 1280, "height": 800})
    found = watch(context, site)
    page = context.new_page()
    page.add_init_script(CORES)
    page.add_init_script(NO_SERVICE_WORKER)
    sitting = Sitting(page)
    sitting.sit_down()
    yield sitting, found
    context.close()


def workers_left(page: Page, count: int) -> bool:
    """Whether no more than so many workers are left before long."""
    for _ in range(300):
        if len(page.workers) <= count:
            return True
        page.evaluate("new Promise(requestAnimationFrame)")
    return False


def test_further_workers_help_and_go_home(four_cores: tuple[Sitting, list[str]]) -> None:
    sitting, found = four_cores
    page = sitting.page
    assert len(page.workers) == 1  # nobody at this table searches
    facing_a_master(sitting)
    sitting.play("9C1")
    assert len(page.workers) == 3
    sitting.take_turn()
    sitting.begin("fildinski", 2, "easy")
    assert workers_left(page, 1)
    assert found == []


def test_nobody_notices_when_they_fail(four_cores: tuple[Sitting, list[str]]) -> None:
    sitting, found = four_cores
    page = sitting.page
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.abort()

    page.context.route("**/runtime/python.*.js", refuse)
    facing_a_master(sitting)
    sitting.play("9C1")
    sitting.take_turn()
    assert workers_left(page, 1)
    assert len(refused) == 2
    expect(page.locator(".note")).to_have_count(0)
    assert found == []
