"""Problems on the page: a try, its verdict in numbers, the proof, and problems due again."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.reader import Reader
from tests.browser.table_page import (
    BOOT,
    STORE_SETTING,
    TablePage,
    full_storage,
    open_courses,
)

pytestmark = pytest.mark.browser


def rows_of(collection: str) -> list[dict[str, Any]]:
    """Return the problems of a collection."""
    path = Path(__file__).parents[2] / f"web/problems/{collection}.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()]


ROWS = rows_of("fildinski")
YESTERDAY = """() => {
  const key = "brisques.problems.1";
  localStorage[key] = localStorage[key].replace(/20\\d\\d-\\d\\d-\\d\\d/, "2020-01-01");
}"""

# Return what of our own row lies under the slip.
UNDER_SLIP = """() => {
  const slip = document.querySelector(".chooser").getBoundingClientRect();
  return [...document.querySelectorAll(".seat.south .plate, .seat.south .rack")]
    .filter((node) => node.getBoundingClientRect().top < slip.bottom)
    .map((node) => node.className);
}"""

HOLD_NEXT = """() => {
  const { engine } = document.querySelector("brisques-lesson");
  const { call } = engine;
  const going = new Promise((resolve) => (window.goOn = resolve));
  engine.call = async (...request) => {
    await going;
    return call(...request);
  };
}"""
"""Keep the engine from the problem asked for next until `goOn` is called."""

TROUBLE = """() => {
  const trouble = { detail: { error: { code: "engine/crashed", params: {} } } };
  const lesson = document.querySelector("brisques-lesson");
  lesson.dispatchEvent(new CustomEvent("lesson-trouble", trouble));
}"""


@pytest.fixture
def page(page: Page) -> Page:
    """Return a new page that pauses after no move."""
    return TablePage(page).page


def test_a_choice_of_two_melds_leaves_our_won_cards_in_sight(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("#problem=2b26ec")
    expect(page.locator(".chooser .option")).to_have_count(2)
    expect(page.locator(".seat.south .rack .card").first).to_be_visible()
    assert page.evaluate(UNDER_SLIP) == []


def test_the_table_of_a_problem_opens_its_help(page: Page) -> None:
    page.goto("#problem=2b26ec")
    expect(page.locator(".chooser .option")).to_have_count(2)
    page.locator(".hand [data-card]").first.focus()
    page.keyboard.press("?")
    expect(page.locator("dialog.help")).to_contain_text("Win tricks with aces and tens")


def test_trouble_at_the_table_of_a_problem_is_reported(page: Page) -> None:
    page.goto("#problem=2b26ec")
    expect(page.locator(".chooser .option")).to_have_count(2)
    page.evaluate(TROUBLE)
    expect(page.locator(".note.error")).to_be_visible()


def test_a_missed_problem_shows_the_loss_and_comes_back(page: Page) -> None:
    row = next(row for row in ROWS if row["method"] == "exact" and len(row["tempting"]) == 2)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"#problem={row['id']}")
    reader = Reader(page)
    reader.play(row["tempting"])
    loss = round(row["lost"][row["tempting"]])
    expect(reader.verdict).to_contain_text(f"gives away {loss} points")
    expect(reader.verdict).not_to_contain_text("Best")
    page.get_by_role("button", name="Solution").click()
    expect(page.locator("dialog.problem-proof tbody tr")).to_have_count(1 + len(row["lost"]))
    page.keyboard.press("Escape")
    expect(page.locator(".lesson-bar")).to_contain_text("Rating")
    page.evaluate(YESTERDAY)
    page.get_by_role("button", name="Problems").click()
    due = open_courses(page).get_by_role("button", name="One problem is due")
    due.click()
    expect(page.locator(".lesson-task")).to_be_visible()
    assert page.evaluate("location.hash") == f"#problem={row['id']}"
    reader.play(row["best"])
    expect(reader.verdict).to_contain_text("points more than anything else")
    page.get_by_role("button", name="Next problem").click()  # none is due any more
    page.locator("dialog.problems .problem-ways li").nth(1).click()
    expect(page.locator(".lesson-task")).to_be_visible()
    assert page.evaluate("location.hash") != f"#problem={row['id']}"


SOLVE = """async (best) => {
  const { match } = document.querySelector("brisques-lesson");
  await match.rest();
  await match.send([match.view.legal.find((action) => action.startsWith(best))]);
}"""


def wait_for_problem(page: Page) -> None:
    """Wait until a problem is on the table of which nothing has been tried."""
    expect(page.locator(".lesson-says")).to_be_empty(timeout=BOOT)


def test_a_solved_problem_is_inert_while_the_next_one_comes(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"#problem={ROWS[1]['id']}")
    wait_for_problem(page)
    page.evaluate(SOLVE, ROWS[1]["best"])
    solution = page.get_by_role("button", name="Solution").bounding_box()
    assert solution
    page.evaluate(HOLD_NEXT)
    page.get_by_role("button", name="Next problem").click()
    page.mouse.click(solution["x"] + 10, solution["y"] + 10)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("goOn()")
    wait_for_problem(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".lesson-hint")).to_be_visible()


def test_where_nothing_is_stored_the_next_problem_is_another(page: Page) -> None:
    best = {row["id"]: row["best"] for row in ROWS}
    address = f"#problem={ROWS[1]['id']}"
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    with full_storage(page):
        for _ in range(2):
            wait_for_problem(page)
            page.evaluate(SOLVE, best[address.removeprefix("#problem=")])
            page.get_by_role("button", name="Next problem").click()
            page.wait_for_function("(address) => location.hash !== address", arg=address)
            address = page.evaluate("location.hash")
        page.get_by_role("button", name="Problems").click()
        open_courses(page).get_by_role("button", name="Problems", exact=True).click()
        rating = page.locator("dialog.problems .own-rating")
        expect(rating).to_contain_text("stores nothing for this page")
        expect(rating).not_to_contain_text("stays on this device")


def test_the_panel_says_before_the_first_try_that_nothing_is_stored(page: Page) -> None:
    page.goto("")
    with full_storage(page):
        open_courses(page).get_by_role("button", name="Problems", exact=True).click()
        rating = page.locator("dialog.problems .own-rating")
        expect(rating).to_contain_text("stores nothing for this page")
        expect(rating).not_to_contain_text("stays on this device")


def test_a_try_with_a_hint_moves_no_rating(page: Page) -> None:
    row = rows_of("filko")[0]
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"#problem={row['id']}")
    page.locator(".lesson-task .actions").get_by_role("button", name="Hint").click()
    expect(page.locator(".lesson-hint")).to_be_visible()
    page.evaluate(SOLVE, row["best"])
    expect(page.locator(".lesson-says")).not_to_be_empty()
    kept = page.evaluate("JSON.parse(localStorage['brisques.problems.1'])")
    assert kept["tries"] == 0
    assert kept["seen"][row["id"]]["first"]


def test_a_problem_is_told_in_a_language_chosen_meanwhile(page: Page) -> None:
    row = rows_of("filko")[0]
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"#problem={row['id']}")
    page.locator(".lesson-task .actions").get_by_role("button", name="Hint").click()
    expect(page.locator(".lesson-hint")).to_be_visible()
    page.evaluate(STORE_SETTING, ["language", "de"])
    expect(page.locator(".lesson-text")).to_have_attribute("lang", "de")
    expect(page.locator(".lesson-hint")).to_have_count(0)
    page.evaluate(SOLVE, row["best"])
    expect(page.locator(".lesson-says")).to_contain_text("Geschafft")
    kept = page.evaluate("JSON.parse(localStorage['brisques.problems.1'])")
    assert kept["tries"] == 0


def test_a_problem_of_a_run_counts_once_and_a_link_ends_the_run(page: Page) -> None:
    best = {row["id"]: row["best"] for row in ROWS}
    bar, task = page.locator(".lesson-bar"), page.locator(".lesson-task")
    page.goto("")
    open_courses(page).get_by_role("button", name="Problems", exact=True).click()
    page.locator("dialog.problems .problem-ways").get_by_role("button", name="Run of").click()
    expect(bar).to_contain_text("Run: problem 1", timeout=BOOT)
    expect(task).to_be_visible(timeout=BOOT)
    first = page.evaluate("location.hash").removeprefix("#problem=")
    for _ in range(2):
        page.evaluate(SOLVE, best[first])
        expect(page.locator(".lesson-says")).not_to_be_empty()
        expect(bar).to_contain_text("Run: problem 1")
        page.go_back()
        expect(page.locator(".start")).to_be_visible()
        page.go_forward()
        expect(task).to_be_visible()
    other = next(each for each in best if each != first)
    page.evaluate("(id) => { location.hash = `#problem=${id}`; }", other)
    expect(bar).to_contain_text("difficulty")
    expect(bar).not_to_contain_text("Run")


def test_a_run_ends_with_a_miss_although_it_is_solved_at_the_next_try(page: Page) -> None:
    rows = {row["id"]: row for row in ROWS}
    bar = page.locator(".lesson-bar")
    page.goto("")
    open_courses(page).get_by_role("button", name="Problems", exact=True).click()
    page.locator("dialog.problems .problem-ways").get_by_role("button", name="Run of").click()
    for number, answer in ((1, "best"), (2, "tempting")):
        expect(bar).to_contain_text(f"Run: problem {number}", timeout=BOOT)
        wait_for_problem(page)
        row = rows[page.evaluate("location.hash").removeprefix("#problem=")]
        page.evaluate(SOLVE, row[answer])
        if answer == "best":
            page.get_by_role("button", name="Next problem").click()
    expect(bar).to_contain_text("The run is over: one")
    page.get_by_role("button", name="Try again").click()
    wait_for_problem(page)
    page.evaluate(SOLVE, row["best"])
    page.get_by_role("button", name="Next problem").click()
    expect(bar).to_contain_text("Run: problem 1")
    assert page.evaluate("JSON.parse(localStorage['brisques.problems.1']).run") == 1


def test_a_raised_card_leaves_the_line_above_in_sight(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("#problem=3b768d")
    expect(page.locator(".lesson-task")).to_be_visible(timeout=BOOT)
    page.evaluate("document.querySelector('brisques-lesson').table.mark('KH1')")
    line = page.locator(".turn > span").bounding_box()
    card = page.locator(".hand .selected button").bounding_box()
    assert line
    assert card
    assert line["y"] + line["height"] <= card["y"]


def test_a_problem_that_comes_late_begins_only_on_its_page(page: Page) -> None:
    held: list[Route] = []
    page.route("**/problems/fildinski.jsonl", lambda route: held.append(route))  # noqa: PLW0108
    page.goto("")
    with page.expect_request("**/problems/fildinski.jsonl"):
        open_courses(page).get_by_role("button", name="Problem of the day").click()
    expect(page.locator(".lesson-wait")).to_have_text("Loading …")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.locator(".start")).to_be_visible()
    held[0].continue_()
    open_courses(page).get_by_role("button", name="Problems", exact=True).click()
    expect(page.locator("dialog.problems .problem-ways")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("dialog.learn").get_by_role("button", name="Problem of the day").click()
    expect(page.locator(".lesson-task")).to_be_visible(timeout=BOOT)
    expect(page.get_by_role("dialog")).to_have_count(0)
