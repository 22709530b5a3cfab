"""From opening the page to the first card on the table."""

import json
import re
import shutil
import threading
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from brisques.players.strengths import by_group
from brisques.rulebook import variant_lines
from tests.browser.complaints import watch
from tests.browser.table_page import (
    BOOT,
    TablePage,
    open_courses,
    pick_game,
    tap_first,
    wait_until,
)
from tests.builder import Scene
from web.build.languages import ENGLISH, WHOLE
from web.build.server import Server
from web.build.steps import DIST

pytestmark = pytest.mark.browser

WASM = "**/runtime/**/pyodide.*.wasm"
CODES = "(nodes) => nodes.map((node) => node.dataset.card)"
FILDINSKI = ".start [data-variant=fildinski]"
FIRST_HAND = f"{FILDINSKI} .hand [data-card]"
SIZES = ((360, 640), (412, 915), (640, 360), (768, 1024), (1280, 800))
"""Of phones, upright and on the side, of a tablet and of a desktop."""
PARTS = ".first-table, .first-table > :is(header, .dealt, .go), .tail"
TOPS = "(nodes) => nodes.map((node) => [node.className, node.getBoundingClientRect().top])"
BEGUN = "(variant) => window.brisques.match.view.variant === variant"


def test_the_start_page_shows_a_hand_and_plays_the_tapped_card(page: Page) -> None:
    # Python is held back, so what is visible before cannot come from the engine.
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(WASM, hold)
    table_page = TablePage(page)
    page.goto("")
    cards = page.locator(FIRST_HAND)
    expect(cards).to_have_count(8)
    expect(page.locator(".start").get_by_role("status")).to_contain_text(re.compile("game|rules"))

    third = str(cards.nth(2).get_attribute("data-card"))
    table_page.tap(third, FILDINSKI)
    expect(page.locator(".turn")).to_contain_text("as soon as the game is ready")
    expect(table_page.card(third)).to_be_visible()
    assert page.evaluate("window.brisques.match.view") is None

    page.route(WASM, lambda route: route.continue_())
    for route in held:
        route.continue_()
    table_page.wait(BOOT)
    first = table_page.view["log"][0]["plays"][0]
    assert first == {"seat": 0, "card": third}
    expect(table_page.card(third)).to_have_count(0)


@pytest.mark.parametrize("language", [ENGLISH, *WHOLE])
def test_nothing_moves_when_the_first_hands_come(page: Page, language: str) -> None:
    held: list[Route] = []
    page.route("**/start.json", lambda route: held.append(route))  # noqa: PLW0108
    with page.expect_request("**/start.json"):
        page.goto(f"?lang={language}")
    expect(page.locator(".start .dealt .place")).to_have_count(16)
    before = [places(page, size) for size in SIZES]
    for route in held:
        route.continue_()
    expect(page.locator(".start .dealt [data-card]")).to_have_count(16)
    assert [places(page, size) for size in SIZES] == before


def places(page: Page, size: tuple[int, int]) -> list[tuple[str, float]]:
    """Return the top of each part of the start page in a window of this size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    return page.locator(PARTS).evaluate_all(TOPS)  # type: ignore[no-any-return]


def test_the_hand_chosen_last_before_the_engine_has_started_is_played(page: Page) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))  # noqa: PLW0108
    table_page = TablePage(page)
    page.goto("")
    for variant in ("fildinski", "filicau"):
        hand = f".start [data-variant={variant}]"
        card = str(page.locator(f"{hand} .hand [data-card]").first.get_attribute("data-card"))
        table_page.tap(card, hand)
        expect(page.locator(".turn")).to_contain_text("as soon as the game is ready")
        if variant == "fildinski":
            page.get_by_role("button", name="Brisques: leave the table").click()
    page.route(WASM, lambda route: route.continue_())
    for route in held:
        route.continue_()
    table_page.wait(BOOT)
    assert table_page.view["variant"] == "filicau"
    table_page.leave()
    expect(page.locator(".unfinished li")).to_have_count(1)


def test_the_contents_name_the_day(page: Page) -> None:
    page.clock.set_fixed_time("2026-03-09T12:00:00")
    page.goto("")
    line = page.locator(".contents button", has_text="Deal of the day")
    expect(line.locator("em")).to_have_text(re.compile("^(9 March|March 9)$"))
    page.clock.set_fixed_time("2026-03-10T07:00:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(line.locator("em")).to_have_text(re.compile("^(10 March|March 10)$"))


@pytest.mark.parametrize("variant", ["fildinski", "filicau"])
def test_another_hand_of_either_game_is_shown_on_request_and_played(
    page: Page, variant: str
) -> None:
    table_page = TablePage(page)
    page.goto("")
    table = page.locator(f".start [data-variant={variant}]")
    before = table.locator(".hand").inner_html()
    table.get_by_role("button", name="Another hand").click()
    expect(table.locator(".hand")).not_to_have_js_property("innerHTML", before)
    shown = table.locator("[data-card]").evaluate_all(CODES)
    table_page.tap(shown[0], f".start [data-variant={variant}]")
    table_page.wait(BOOT)
    view = table_page.view
    assert view["variant"] == variant
    assert view["log"][0]["plays"][0] == {"seat": 0, "card": shown[0]}
    assert set(shown[1:]) <= set(view["hand"])


STORED = """async (count) => {
  const opening = indexedDB.open("brisques");
  const database = await new Promise((done) => { opening.onsuccess = () => done(opening.result) });
  const getting = database.transaction("hands").objectStore("hands").get("hands 1");
  const hands = await new Promise((done) => { getting.onsuccess = () => done(getting.result) });
  database.close();
  return hands?.length === count;
}"""


def hand_on_the_cloth(table_page: TablePage) -> list[str]:
    """Load the page again; leave the match, if there is one; read the hand of the start page."""
    page = table_page.page
    if page.url == "about:blank":
        page.goto("")
    else:
        page.reload()
    at_table = page.locator(".at-table .hand [data-card]")
    expect(page.locator(FIRST_HAND).or_(at_table).first).to_be_visible()
    if page.locator(".at-table").count():
        table_page.wait(BOOT)
        table_page.leave()
    expect(page.locator(FIRST_HAND)).to_have_count(8)
    return [str(code) for code in page.locator(FIRST_HAND).evaluate_all(CODES)]


def test_only_the_first_visit_starts_with_a_hand_of_the_build(page: Page, site: str) -> None:
    deals = page.request.get(f"{site}start.json").json()["deals"]
    public = [deal["view"]["hand"] for deal in deals]
    table_page = TablePage(page)
    first = hand_on_the_cloth(table_page)
    assert sorted(first) in [sorted(hand) for hand in public]
    seen = [first]
    for _ in range(2):
        wait_until(page, STORED, 6)
        seen.append(hand_on_the_cloth(table_page))
        assert sorted(seen[-1]) not in [sorted(hand) for hand in public]
        table_page.tap(seen[-1][0], FILDINSKI)
        table_page.wait(BOOT)
    assert len({tuple(hand) for hand in seen}) == len(seen)


def test_a_hand_that_was_passed_over_is_not_offered_again(page: Page) -> None:
    table_page = TablePage(page)
    hand_on_the_cloth(table_page)
    wait_until(page, STORED, 6)
    passed = []
    for _ in range(3):
        passed.append(page.locator(FIRST_HAND).evaluate_all(CODES))
        page.get_by_role("button", name="Another hand").first.click()
    wait_until(page, STORED, 4)
    assert hand_on_the_cloth(table_page) not in passed


def test_the_next_deal_does_not_follow_from_the_seed_of_the_match(table: TablePage) -> None:
    hands = []
    for _ in range(2):
        table.set_up(Scene("fildinski", hands=("AS", "9D"), stock=0))
        table.take_turn()
        table.button("Next deal", inside="dialog").click()
        table.wait()
        assert table.view["match"]["deal"] == 2
        hands.append(table.view["hand"])
    assert hands[0] != hands[1]


@pytest.mark.parametrize("arrives", ["nothing", "half", "another file"])
def test_without_the_hands_of_the_build_the_engine_deals_one(
    page: Page, complaints: list[str], arrives: str
) -> None:
    whole = (DIST / "start.json").read_text("utf-8")
    body = {"half": whole[: len(whole) // 2], "another file": '{"games": 3}'}.get(arrives, "")
    status = 404 if arrives == "nothing" else 200
    page.route("**/start.json", lambda route: route.fulfill(status=status, body=body))
    table_page = TablePage(page)
    table_page.sit_down()
    assert table_page.view["variant"] == "fildinski"
    table_page.leave()
    page.locator(".contents").get_by_role("button", name="All the games").click()
    expect(page.locator("dialog.games [data-variant]")).to_have_count(len(variant_lines()))
    complaints[:] = [it for it in complaints if "404" not in it]


def test_without_hands_and_engine_the_page_says_so(page: Page, complaints: list[str]) -> None:
    for pattern in ("**/start.json", WASM):
        page.route(pattern, lambda route: route.fulfill(status=404))
    page.goto("")
    expect(page.locator(".first-table").first).to_contain_text(
        "No hand could be dealt", timeout=BOOT
    )
    page.locator(".contents").get_by_role("button", name="New match").click()
    expect(page.get_by_role("alert")).to_contain_text("The list of games could not be loaded")
    complaints[:] = [it for it in complaints if "404" not in it]


def test_a_match_that_the_engine_refuses_leads_back_to_the_start_page(page: Page) -> None:
    """An earlier version may have stored rules that are none any more."""
    choice = json.dumps({"variant": "fildinski,match.target=none", "level": "casual"})
    page.add_init_script(f"localStorage.setItem('brisques.choice', {json.dumps(choice)})")
    table_page = TablePage(page)
    page.goto("")
    begin = page.locator(".contents").get_by_role("button", name="New match")
    begin.click()
    page.locator("dialog.new-match .primary").click()
    expect(page.get_by_role("alert")).to_be_visible(timeout=BOOT)
    expect(page.locator(".start")).to_be_visible()
    tap_first(page)
    table_page.wait()
    before = table_page.view
    table_page.leave()
    page.evaluate("(choice) => { window.brisques.games.choice = JSON.parse(choice) }", choice)
    begin.click()
    page.locator("dialog.new-match .primary").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".start")).to_be_visible()
    table_page.button("Go on").click()
    assert table_page.view == before
    table_page.take_turn()


def test_all_games_are_filtered_by_players_length_and_mood(table: TablePage) -> None:
    page = table.page
    table.leave()
    page.locator(".contents").get_by_role("button", name="All the games").click()
    panel = page.locator("dialog.games")
    found = panel.locator("[data-variant]")
    expect(found).to_have_count(len(variant_lines()))
    panel.get_by_label("Players").select_option("4")
    panel.get_by_label("Length").select_option("short")
    names = [line["name"] for line in variant_lines()]
    expected = [name for name in ("filicau", "filko-4", "hats") if name in names]
    assert found.evaluate_all("(all) => all.map((it) => it.dataset.variant)") == expected
    panel.get_by_label("Mood").select_option("secret")
    expect(panel.get_by_role("status")).to_contain_text("No game fits")
    panel.get_by_role("button", name="Show all").click()
    expect(found).to_have_count(len(variant_lines()))


def test_both_hands_stay_in_the_window_beside_many_matches(table: TablePage) -> None:
    for variant in ("fildinski", "filicau", "bezique", "fildinski"):
        table.begin(variant, 4 if variant == "filicau" else 2, "1")
    table.leave()
    page = table.page
    expect(page.locator(".unfinished li")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
    for go in page.locator(".first-table .go").all():
        expect(go).to_be_in_viewport(ratio=1)
        box = go.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 800


def test_levels_say_how_they_play_and_their_measured_strength(page: Page) -> None:
    points = {"mean": 201.3, "low": 190.1, "high": 212.5}
    measured = {"over": "novice", **points, "share": 0.7649, "pairs": 1000}
    steps = [["novice"], ["casual"], ["club"], ["strong", "expert", "master"]]

    def with_strengths(route: Route) -> None:
        offer = route.fetch().json()
        group = offer["games"][0]["strength"]
        strengths = {group: {"casual": measured}}
        route.fulfill(json={**offer, "strengths": strengths, "steps": {group: steps}})

    page.route("**/start.json", with_strengths)
    page.goto("")
    page.locator(".contents").get_by_role("button", name="New match").click()
    levels = page.locator("dialog.new-match .alternative:has(input[name='level'])")
    expect(levels).to_have_count(len(steps))
    expect(levels.nth(1)).to_contain_text("Casual")
    lead = "ahead of novice in 76 of 100 deals, on average by 201 ± 11 points"
    expect(levels.nth(1)).to_contain_text(lead)
    expect(levels.nth(2)).not_to_contain_text("on average")
    expect(levels.nth(2)).to_contain_text("not yet measured in this game")
    expect(levels.nth(3)).to_contain_text("Master")
    alike = "hard to tell from Strong and Expert in this game, so only one of them is listed"
    expect(levels.nth(3)).to_contain_text(alike)
    expect(levels.nth(3)).not_to_contain_text("not yet measured")


def test_the_link_for_writers_has_the_colour_of_the_one_beside_it(table: TablePage) -> None:
    table.leave()
    links = open_courses(table.page).locator(".lesson-file .link")
    expect(links).to_have_count(2)
    colours = links.evaluate_all("(links) => links.map((link) => getComputedStyle(link).color)")
    assert colours[0] == colours[1]


def test_a_new_match_requested_early_waits_for_the_list_of_games(page: Page) -> None:
    held: list[Route] = []
    page.route("**/start.json", lambda route: held.append(route))  # noqa: PLW0108
    with page.expect_request("**/start.json"):
        page.goto("")
    page.locator(".contents").get_by_role("button", name="New match").click()
    dialog = page.locator("dialog.new-match")
    expect(dialog).to_have_count(0)
    held[0].continue_()
    expect(dialog.locator("input[name='level']")).to_have_count(len(by_group()["fildinski"]))


@pytest.mark.parametrize(
    ("variant", "others"),
    [
        ("bezique-1500", ["Zosia"]),
        ("four-hand-partners", ["Zosia", "Halina", "Bruno"]),
        ("filko-5", ["Márton", "Ilka", "Sándor", "Bori"]),
    ],
)
def test_a_game_from_the_start_page_is_dealt(
    table: TablePage, variant: str, others: list[str]
) -> None:
    table.leave()
    pick_game(table.page, variant)
    match = table.page.locator("dialog.new-match")
    weakest = match.locator('input[name="level"]').first
    weakest.check()
    level = weakest.get_attribute("value")
    match.get_by_role("button", name="Deal the cards").click()
    table.page.wait_for_function(BEGUN, arg=variant)
    table.wait()
    view = table.view
    assert [seat["name"] for seat in view["seats"][1:]] == others
    assert {seat["level"] for seat in view["seats"][1:]} == {level}


def test_an_engine_that_does_not_load_is_reported(page: Page) -> None:
    page.route(WASM, lambda route: route.fulfill(status=404))
    page.goto("")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not be started", timeout=BOOT)
    expect(alert.get_by_role("button", name="Reload")).to_be_visible()


def test_the_site_works_in_a_folder_of_a_host(browser: Browser, tmp_path: Path) -> None:
    shutil.copytree(DIST, tmp_path / "some/path")
    with Server(tmp_path, port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        folder = f"{server.address}some/path/"
        context = browser.new_context(base_url=folder)
        complaints = watch(context, folder)
        table_page = TablePage(context.new_page())
        table_page.sit_down()
        assert len(table_page.view["log"]) >= 1
        assert complaints == []
        context.close()
        server.shutdown()
