"""Before a deal of many packs: lift the packet, guess its count; show carte blanche."""

import pytest
from playwright.sync_api import expect

from tests.browser.layout import COVERED
from tests.browser.positions import NO_COURT, carte_blanche, packet_to_guess, packet_to_lift
from tests.browser.table_page import TablePage
from tests.builder import Scene

pytestmark = pytest.mark.browser


def test_a_packet_is_lifted_by_keys(table: TablePage) -> None:
    table.set_up(packet_to_lift())
    packet = table.view["packet"]
    slider = table.page.get_by_role("slider", name="How many cards")
    assert slider.get_attribute("min") == str(packet["least"])
    assert slider.get_attribute("max") == str(packet["most"])
    slider.focus()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("ArrowUp")
    expect(slider).to_have_value("26")
    expect(slider).to_have_attribute("aria-valuetext", "26 cards")
    table.page.keyboard.press("Tab")  # to the plus sign
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    table.wait()
    assert len(table.view["hand"]) == 12
    assert table.focus != "BODY"
    said = table.page.get_by_role("log")
    expect(said).to_contain_text("You lift a packet.")
    expect(said).to_contain_text("The packet holds 26 cards.")


def test_the_buttons_stop_at_the_limits_and_keep_the_focus(table: TablePage) -> None:
    table.set_up(packet_to_lift())
    most = table.view["packet"]["most"]
    more = table.button("One more")
    for _ in range(most - 24):
        more.click()
    expect(more).to_be_disabled()
    more.press("Enter")
    expect(more).to_be_focused()
    expect(table.page.locator(".packet .primary")).to_have_text(f"Lift about {most}")


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 800)])
def test_the_packet_follows_the_finger(table: TablePage, size: tuple[int, int]) -> None:
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.set_up(packet_to_lift())
    lifted = table.page.locator(".pack .lifted .front")
    before = float(lifted.get_attribute("height") or 0)
    box = table.page.locator(".scene").bounding_box()
    assert box is not None
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.page.mouse.move(across, down)
    table.page.mouse.down()
    table.page.mouse.move(across, down - box["height"] / 4)
    table.page.mouse.up()
    after = float(lifted.get_attribute("height") or 0)
    assert after > before
    table.page.mouse.move(across, down)  # the finger is up: nothing follows any more
    assert float(lifted.get_attribute("height") or 0) == after


def test_a_right_guess_scores(table: TablePage) -> None:
    table.set_up(packet_to_guess())
    expect(table.page.get_by_role("img", name="looks like about 24 cards")).to_be_visible()
    table.page.locator(".packet .primary").click()
    table.wait()
    gains = [line for line in table.view["sheet"] if line["rule"].startswith("bezique.packet.")]
    assert {(line["seat"], line["points"]) for line in gains} == {(0, 150), (1, 250)}
    expect(table.page.locator(".sheet .points-list")).to_contain_text("The packet, guessed")
    expect(table.page.locator(".turn .button")).to_be_visible()
    assert table.page.evaluate(COVERED) == []


def test_carte_blanche_is_shown_by_a_button_and_lies_open(table: TablePage) -> None:
    table.set_up(carte_blanche())
    table.button("Show carte blanche: 250").click()
    table.wait()
    view = table.view
    assert view["seats"][0]["carte"] is True
    assert view["seats"][0]["score"] == 250
    expect(table.page.locator(".seat.south .carte")).to_have_text("Carte blanche")
    assert table.focus != "BODY"


def test_a_carte_blanche_of_the_opponent_is_visible_whole(table: TablePage) -> None:
    theirs = NO_COURT.replace("S", "C")
    scene = Scene("six-pack", trump="-", hands=["", theirs], stock=6 * 32 - 2 * 12, leader=1)
    table.set_up(scene.do("carte-blanche"))
    assert table.view["seats"][1]["carte"] is True
    shown = len(table.view["seats"][1]["known"])
    assert shown >= 11
    expect(table.page.locator('.seat[data-seat="1"] .laid-cards .card')).to_have_count(shown)
    assert shown == table.view["seats"][1]["cards"]
    expect(table.page.locator(".backs .card")).to_have_count(0)
