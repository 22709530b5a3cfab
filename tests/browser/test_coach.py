"""The coach: hints in two doses, a deal looked back at, and another try from any moment of it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.sitting import Sitting, long_thoughts
from tests.builder import Scene

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

REVIEW = 60_000  # ms; nothing else waits for so many guesses

SOLVE = "async () => (await window.brisques.engine.call('solve')).worths"


def near_the_end() -> Scene:
    """Five tricks from the end, all cards known to who counts: what is led matters."""
    hands = ("AS 9S KD 8D TC", "TS KS AD QD 9C")
    return Scene("fildinski", trump="H", stock=0, hands=hands)


def marriage() -> Scene:
    """We won a trick and may declare a marriage; near the end, so that this is proven right."""
    hands = ("KS 8D TC", "9S AD 9C")
    return Scene("fildinski", trump="H", stock=0, won="QS", hands=hands).play("KS 9S")


def worths(sitting: Sitting) -> dict[str, float]:
    """What each action is worth, proven."""
    found: dict[str, float] = sitting.page.evaluate(SOLVE)
    return found


def hinted(sitting: Sitting) -> Any:
    """What is tagged as the hint."""
    return sitting.page.locator('[data-mark="hint"]')


def test_a_hint_marks_a_card_and_then_says_why(table: Sitting) -> None:
    table.set_up(near_the_end())
    worth = worths(table)
    with long_thoughts(table.page):  # or he may run out of time before it is proven
        table.page.keyboard.press("h")
        expect(hinted(table)).to_have_count(1)
    card = hinted(table).get_attribute("data-card")
    assert worth[card] == max(worth.values())
    expect(hinted(table)).to_have_attribute("data-tag", "hint")
    expect(table.page.locator(".turn")).to_contain_text("Hint:")
    expect(table.page.locator(".advice")).to_have_count(0)
    table.button("Why?").click()
    slip = table.page.locator(".advice")
    expect(slip).to_contain_text("Proven")
    expect(slip.locator(".reasons li").first).to_contain_text("the deal ends")
    assert table.focus != "BODY"
    table.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(hinted(table)).to_have_count(0)
    table.play(card)
    assert table.view["assisted"]
    expect(hinted(table)).to_have_count(0)


def test_a_hint_may_be_to_declare(table: Sitting) -> None:
    table.set_up(marriage())
    table.page.set_viewport_size({"width": 360, "height": 640})
    with long_thoughts(table.page):
        table.button("Hint", inside=".chooser").click()
        expect(hinted(table)).to_contain_text("Marriage")
    table.button("Hint", inside=".chooser").click()
    expect(table.page.locator(".advice")).to_be_visible()
    table.button("Close", inside=".advice").click()
    expect(table.chooser).to_be_visible()


def test_no_hint_is_given_out_of_turn(table: Sitting) -> None:
    table.set_up(Scene("fildinski", stock=0, hands=("AS", "9S")))
    table.play("AS1")
    expect(table.sheet).to_be_visible()
    table.clear()
    expect(table.button("Hint", inside=".tools")).to_be_disabled()
    table.page.keyboard.press("h")
    expect(hinted(table)).to_have_count(0)


def lose_points(sitting: Sitting) -> tuple[str, float]:
    """Play the worst card and the deal to its end; answer with it and what it cost."""
    sitting.set_up(near_the_end())
    worth = worths(sitting)
    worst = min(worth, key=lambda code: worth[code])
    sitting.play(worst)
    while not sitting.view["phase"].endswith("over"):
        sitting.take_turn()
    expect(sitting.sheet).to_be_visible()
    return worst, max(worth.values()) - worth[worst]


def look_back(sitting: Sitting) -> Any:
    """Open the review and wait until all is judged."""
    sitting.button("Look back at the deal", inside="dialog").click()
    panel = sitting.page.locator("dialog.review")
    expect(panel.locator(".sub")).to_be_visible(timeout=REVIEW)
    return panel


def test_a_deal_is_looked_back_at_and_tried_again(table: Sitting) -> None:
    worst, cost = lose_points(table)
    assert cost > 0
    over = table.view
    panel = look_back(table)
    first = panel.locator(".decisions.worst button").first
    expect(first.locator(".price")).to_contain_text(f"= {cost:.0f}")
    first.click()
    slip = table.page.locator(".past")
    expect(slip).to_contain_text("You chose")
    expect(slip).to_contain_text("proven")
    expect(slip.locator(".loss")).to_contain_text("yours ends")
    expect(slip.locator(".line")).to_be_visible()
    expect(table.card(worst)).to_have_attribute("data-tag", "yours")
    expect(table.page.locator('.hand [data-mark="best"]')).to_have_count(1)
    table.tap(worst)  # looked at only
    assert table.view == over
    table.button("Try again from here").click()
    table.wait()
    assert table.view["phase"] == "play"
    assert worst in table.view["hand"]
    assert table.view["assisted"]
    expect(slip).to_have_count(0)


def test_looking_back_ends_where_it_began(table: Sitting) -> None:
    lose_points(table)
    look_back(table).locator(".decisions button").first.click()
    slip = table.page.locator(".past")
    expect(slip).to_be_visible()
    trick = slip.locator("h2").inner_text()
    table.button("Decision after").click()
    expect(slip.locator("h2")).not_to_have_text(trick)
    table.button("Decision before").click()
    expect(slip.locator("h2")).to_have_text(trick)
    table.button("All decisions").click()
    expect(table.page.locator("dialog.review")).to_be_visible()
    table.page.locator(".decisions button").first.press("Enter")
    expect(slip).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(table.page.locator(".turn")).to_contain_text("The deal is over")
    assert table.focus == "BUTTON Deal sheet"
