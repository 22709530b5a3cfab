"""Every game against the computer's players, by taps on the page alone."""

import pytest
from playwright.sync_api import expect

from brisques.registry import load_game
from brisques.variants import names
from tests.browser.deals import may_declare, rest_of_deal
from tests.browser.sitting import Sitting

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

MOST_TURNS = 400  # more than any deal has for one seat
FEW_TURNS = 2
LAST_TURNS = 2


@pytest.mark.parametrize("variant", ["bezique", "filko-5"])
def test_a_deal_is_played_to_its_end(table: Sitting, variant: str) -> None:
    """A whole deal of each family; tests/browser/test_match.py plays one with won cards."""
    table.begin(variant, load_game(variant).players, seed="whole deal")
    play(table, MOST_TURNS)
    check_end(table)


@pytest.mark.parametrize("variant", names())
def test_turns_of_every_game_are_played(table: Sitting, variant: str) -> None:
    """The first turns of a deal, some from where a card may be declared, and the last to the end.

    Between them the computer's players go on with the same deal.
    """
    table.begin(variant, load_game(variant).players, seed="whole deal")
    play(table, FEW_TURNS)
    turns = rest_of_deal(table.record())
    declaring = [record for record, view in turns if may_declare(view)]
    for record in declaring[:1]:
        table.load(record)
        assert table.view["declare"]
        play(table, FEW_TURNS)
    record, _ = turns[-LAST_TURNS:][0]
    table.load(record)
    play(table, MOST_TURNS)
    check_end(table)


def play(table: Sitting, turns: int) -> None:
    """Play this number of turns, or fewer if the deal ends before."""
    for _ in range(turns):
        if table.view["to_move"] is None:
            break
        table.take_turn()


def check_end(table: Sitting) -> None:
    """The deal is over, its sheet is open, and the points on it add up to the scores."""
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
