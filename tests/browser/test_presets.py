"""Every game against the computer's players, by taps on the page alone."""

import pytest
from playwright.sync_api import expect

from brisques.registry import load_game
from tests.browser.deals import may_declare, rest_of_deal
from tests.browser.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

MOST_TURNS = 40
FEW_TURNS = 2
LAST_TURNS = 2


# One game of each kind of play: won cards or cards of the hand, trumps turned up or not, two to
# eight packs, two to six seats, fixed, secret and called partners. Games that differ from these in
# points and melds alone give the page nothing else to show.
GAMES = [
    "fildinski",
    "bezique",
    "bezique-no-trump",
    "rubicon",
    "eight-pack",
    "three-hand",
    "four-hand-partners",
    "filicau",
    "szeged-6",
    "kelebia",
    "rich-poor-called",
]


@pytest.mark.parametrize("variant", GAMES)
def test_some_turns_of_each_kind_of_game_are_played(table: TablePage, variant: str) -> None:
    """Play the first turns of a deal, turns around a declaration and the stock's end, and the last.

    Between them the computer's players continue the same deal. Whole deals are played in
    tests/browser/test_match.py and tests/browser/test_filko.py.
    """
    table.begin(variant, load_game(variant).players, seed="whole deal")
    play(table, FEW_TURNS)
    turns = rest_of_deal(table.record())
    declaring = [record for record, view in turns if may_declare(view)]
    for record in declaring[:1]:
        table.load(record)
        assert table.view["declare"]
        play(table, FEW_TURNS)
    with_stock = [record for record, view in turns if view["stock"]]
    for record in with_stock[-1:]:
        table.load(record)
        play(table, FEW_TURNS)
        assert not table.view["stock"]
    record, _ = turns[-LAST_TURNS:][0]
    table.load(record)
    play(table, MOST_TURNS)
    check_end(table)


def play(table: TablePage, turns: int) -> None:
    """Play this number of turns, or fewer if the deal ends before."""
    for _ in range(turns):
        if table.view["to_move"] is None:
            break
        table.take_turn()


def check_end(table: TablePage) -> None:
    """Assert that the deal is over, its sheet is open, and its points add up to the scores."""
    view = table.view
    assert view["phase"] in {"deal-over", "match-over"}
    expect(table.sheet).to_be_visible()
    sides = {seat["side"]: seat["deal_score"] for seat in view["seats"]}
    made = dict.fromkeys(sides, 0)
    for line in view["sheet"]:
        made[view["seats"][line["seat"]]["side"]] += line["points"]
    assert made == sides
    if view.get("family") == "filko":  # there the points of a party are shown as coins
        expect(table.sheet.locator(".coins")).to_be_visible()
    else:
        expect(table.sheet.locator(".causes .deal td:not(.times)")).to_have_text(
            [str(sides[side]) for side in sides]
        )
