"""A whole deal of every game, against the computer's players, by taps on the page alone."""

import pytest
from playwright.sync_api import expect

from brisques.registry import load_game
from brisques.variants import names
from tests.browser.sitting import Sitting

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

TURNS = 400  # more than any deal has for one seat


@pytest.mark.parametrize("variant", names())
def test_a_deal_is_played_to_its_end(table: Sitting, variant: str) -> None:
    table.begin(variant, load_game(variant).players, seed="whole deal")
    for _ in range(TURNS):
        if table.view["to_move"] is None:
            break
        table.take_turn()
    view = table.view
    assert view["phase"] in {"deal-over", "match-over"}
    expect(table.sheet).to_be_visible()
    sides = {seat["side"]: seat["deal_score"] for seat in view["seats"]}
    made = dict.fromkeys(sides, 0)
    for line in view["sheet"]:
        made[view["seats"][line["seat"]]["side"]] += line["points"]
    assert made == sides
    if view.get("family") == "filko":  # points there are of parties, told as coins
        expect(table.sheet.locator(".coins")).to_be_visible()
    else:
        expect(table.sheet.locator(".causes .deal td:not(.times)")).to_have_text(
            [str(sides[side]) for side in sides]
        )
