"""Two, three and four players: who sits where, what lies before each, and asking about melds."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import filko_table
from tests.browser.positions import (
    both_kinds_in_many_suits,
    declared,
    four_hands,
    many_laid,
    partners,
    partners_declaring,
    three_hands,
)
from tests.browser.table_page import BEGIN, DRAWN, TablePage
from tests.builder import Scene
from tests.filko_scene import playing

pytestmark = pytest.mark.browser
sized = filko_table.sized

EDGE = 5.5
"""Width in pixels of the double edge around the winner's card."""


def middle(found: Locator) -> tuple[float, float]:
    """Return the middle of an element on the page."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def zone(table: TablePage, seat: int) -> Locator:
    """Return a seat with all that lies before it."""
    return table.page.locator(f'.seat[data-seat="{seat}"]')


def names(cards: Locator) -> list[str | None]:
    """Return the names of cards, in the order in which they lie."""
    return [card.get_attribute("alt") for card in cards.all()]


# --- seats ------------------------------------------------------------------------------------


def test_three_players_sit_clockwise_in_order_of_play(sized: TablePage) -> None:
    sized.set_up(three_hands())
    (left, _), (right, _) = middle(zone(sized, 1)), middle(zone(sized, 2))
    trick, height = middle(sized.page.locator(".trick"))
    assert left < trick < right
    assert middle(sized.page.locator(".hand"))[1] > height


def test_four_players_sit_clockwise_in_order_of_play(sized: TablePage) -> None:
    sized.set_up(four_hands())
    (left, left_height), (right, right_height) = middle(zone(sized, 1)), middle(zone(sized, 3))
    trick, _ = middle(sized.page.locator(".trick"))
    assert left < trick < right
    assert middle(zone(sized, 2))[1] < min(left_height, right_height)


def test_every_card_of_a_trick_lies_on_its_players_side(sized: TablePage) -> None:
    sized.set_up(partners_declaring())
    plays = {play["seat"]: play["card"] for play in sized.view["trick"]["plays"]}
    assert len(plays) == 4
    places = {}
    for place, seat in zip(("south", "west", "north", "east"), range(4), strict=True):
        card = sized.page.locator(f".played.{place} .card")
        assert card.get_attribute("src") == f"cards/fr/{plays[seat][:2]}.svg"
        places[place] = middle(card)
    assert places["west"][0] < places["north"][0] < places["east"][0]
    assert places["north"][1] < places["west"][1] < places["south"][1]
    expect(sized.page.locator(".played.wins")).to_have_text("You take it")


# Show the table as if the player at our right had led, and the one across had the turn.
THEIR_TURN = """() => {
  const { table } = brisques;
  const trick = { ...table.view.trick, plays: table.view.trick.plays.slice(0, 1) };
  table.set({ ...table.view, trick, to_move: 2 });
}"""


def test_the_caption_across_is_not_covered(sized: TablePage) -> None:
    sized.set_up(playing("filicau", ["AH OB 9H 8H 7L"], trick="KB", leader=1))
    sized.page.evaluate(THEIR_TURN)
    caption = sized.page.locator(".cross .north figcaption")
    expect(caption).to_contain_text("to play")
    box, card = caption.bounding_box(), sized.page.locator(".cross .east .card").bounding_box()
    assert box
    assert card
    assert box["y"] + box["height"] <= card["y"] + 2


def test_the_caption_across_keeps_off_the_edge_of_its_card(table: TablePage) -> None:
    table.set_up(playing("filicau", ["AH OB 9H 8H 7L"], trick="KB UB", leader=2))
    played = table.page.locator(".cross .north")
    expect(played.locator("figcaption")).to_contain_text("led")
    expect(played.locator(".best")).to_be_visible()
    box, card = (played.locator(part).bounding_box() for part in ("figcaption", ".card"))
    assert box
    assert card
    assert box["x"] >= card["x"] + card["width"] + EDGE


def test_a_side_shows_its_score_once(table: TablePage) -> None:
    table.set_up(partners())
    points = table.page.locator(".plate .points")
    # In document order: left, across, right, and ours at the bottom.
    expect(points).to_have_text(["990", "your partner", "with Ludwik", "1340"])
    expect(table.page.locator(".sheet .scores p")).to_have_text(
        ["You and Marta1340", "Ludwik and Henryk990"]
    )
    expect(table.page.get_by_role("img", name="Ludwik and Henryk 990")).to_be_visible()


# Return the room above and below the words on a partner, in px.
ROOM = """(words) => {
  const inner = words.getBoundingClientRect();
  const outer = words.closest(".points").getBoundingClientRect();
  return outer.height - inner.height;
}"""


def test_the_words_on_a_partner_lie_close_to_the_name(sized: TablePage) -> None:
    sized.set_up(partners())
    words = sized.page.locator(".seat:not(.south) .points > i")
    assert [it for it in words.all() if it.evaluate(ROOM) > 4] == []
    expect(words.first).to_be_visible()


def test_the_last_trick_of_four_is_shown_whole(sized: TablePage) -> None:
    sized.set_up(four_hands())
    sized.take_turn()
    sized.page.locator(".hand [data-card]").first.focus()
    sized.page.keyboard.press("l")
    slip = sized.page.locator(".last-trick")
    plays = sized.view["last_trick"]["plays"]
    expect(slip.locator("figure")).to_have_count(4)
    expect(slip.locator("figcaption")).to_have_text(
        [("You", "Ludwik", "Marta", "Henryk")[play["seat"]] for play in plays]
    )
    assert slip.evaluate("(node) => node.scrollWidth - node.clientWidth") <= 0
    assert slip.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0


def test_points_of_four_have_a_column_each(table: TablePage) -> None:
    table.set_up(four_hands())
    table.take_turn()
    expect(table.page.locator(".sheet .scores p")).to_have_count(4)
    expect(table.page.locator(".sheet .rail span")).to_have_count(4)
    assert [len(trick["plays"]) for trick in table.view["log"]] == [4]
    expect(table.page.locator(".tricks li .plays > span")).to_have_count(4)


# --- declared cards ---------------------------------------------------------------------------


def test_declared_cards_lie_before_those_who_declared_them(sized: TablePage) -> None:
    sized.set_up(declared())
    expect(zone(sized, 1).locator(".laid-cards .card")).to_have_count(2)
    assert names(zone(sized, 1).locator(".card")) == ["King of diamonds", "Queen of diamonds"]
    backs = sized.page.get_by_role("img", name="Ludwik holds 8 cards, 2 of them open")
    expect(backs.locator("img")).to_have_count(6)
    ours = sized.page.locator(".hand .laid button")
    assert [card.get_attribute("data-card") for card in ours.all()] == ["KS1", "QS1"]


def test_declared_and_won_cards_have_a_line_each_on_a_phone(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.set_up(both_kinds_in_many_suits())
    lines = []
    for kind in (".laid-cards", ".won-cards"):
        groups = zone(table, 1).locator(f"{kind} .group").all()
        assert len(groups) > 2
        (line,) = {middle(group)[1] for group in groups}
        lines.append(line)
    assert lines[0] < lines[1]


def test_a_declared_card_is_played_from_the_table(table: TablePage) -> None:
    table.set_up(declared())
    king = table.page.get_by_role("button", name="King of spades, on the table")
    expect(king).to_have_attribute("aria-disabled", "false")
    table.play("KS1")
    assert "KS1" not in table.view["hand"]
    assert "KS1" not in table.view["seats"][0]["tabled"]


def test_a_declared_card_says_in_which_melds_it_has_scored(table: TablePage) -> None:
    table.set_up(partners_declaring())
    table.chooser.locator(".primary").click()
    table.wait()
    expect(table.page.locator('.hand .laid [data-melds="1"]')).to_have_count(2)
    king = table.page.get_by_role("button", name="King of hearts, trump, on the table")
    expect(king).to_have_accessible_name(re.compile("already in: Royal marriage$"))
    expect(king).to_have_attribute("title", "Already in: Royal marriage")


def test_arrows_and_digits_go_along_both_rows(table: TablePage) -> None:
    table.set_up(declared())
    table.card("KS1").focus()
    order = []
    for _ in range(8):
        order.append(table.page.evaluate("document.activeElement.dataset.card"))
        table.page.keyboard.press("ArrowRight")
    assert order[:2] == ["KS1", "QS1"]
    assert sorted(order) == sorted(table.view["hand"])
    table.page.keyboard.press("ArrowUp")
    assert table.page.evaluate("document.activeElement.closest('.laid') !== null")
    table.page.keyboard.press("ArrowDown")
    assert table.page.evaluate("document.activeElement.closest('.held') !== null")
    table.page.keyboard.press("2")
    table.wait()
    assert "QS1" not in table.view["hand"]


def test_copies_in_a_hand_are_sorted_and_each_can_be_played(sized: TablePage) -> None:
    sized.set_up(many_laid())
    held = [
        card.get_attribute("data-card") for card in sized.page.locator(".hand .held button").all()
    ]
    laid = [
        card.get_attribute("data-card") for card in sized.page.locator(".hand .laid button").all()
    ]
    assert {"QS1", "QS2"} <= set(laid)
    assert "QS3" in held
    suits = [str(card)[1] for card in laid]
    assert [suits.index(suit) for suit in suits] == sorted(suits.index(suit) for suit in suits)
    sized.play("QS2")
    assert {"QS1", "QS3"} <= set(sized.view["hand"])
    assert "QS2" not in sized.view["hand"]


# --- choosing and asking ----------------------------------------------------------------------


def test_a_choice_says_what_it_costs(table: TablePage) -> None:
    table.set_up(Scene("bezique", hands=("AH TH KH QH JH AS",)).take("AS"))
    options = table.view["declare"]["options"]
    assert [option["rule"] for option in options if option["costs"]] == ["bezique.meld.sequence"]
    line = table.chooser.locator(".option", has_text="Sequence")
    expect(line.locator(".cost")).to_have_text("gives up Royal marriage 40")
    others = table.chooser.locator(".option", has_not_text="Sequence")
    expect(others.locator(".cost")).to_have_count(0)


def test_one_meld_replaces_another_on_the_slip(table: TablePage) -> None:
    table.set_up(partners_declaring())
    boxes = table.chooser.get_by_role("checkbox")
    expect(table.chooser.get_by_role("checkbox", checked=True)).to_have_count(1)
    for at in range(boxes.count()):
        boxes.nth(at).check(force=True)
        expect(table.chooser.get_by_role("checkbox", checked=True)).to_have_count(1)
        expect(boxes.nth(at)).to_be_checked()


def test_the_partner_may_declare_instead(table: TablePage) -> None:
    table.set_up(partners_declaring())
    table.button("Pass to Marta", inside=".chooser").click()
    table.wait()
    said = table.page.get_by_role("log")
    expect(said).to_contain_text("You leave it to your partner.")
    assert any(line["seat"] == 2 for line in table.view["sheet"])


def test_nobody_is_told_to_declare_with_nothing_to_declare(table: TablePage) -> None:
    table.set_up(Scene("four-hand-partners", hands=("AH 8S 9D JC",)))
    table.play("AH1")
    assert table.view["declare"]["options"] == []
    expect(table.chooser.get_by_role("heading")).to_have_text("You have nothing to declare")
    expect(table.page.locator(".turn > span")).to_have_text("You took the trick. Your turn.")
    expect(table.page.get_by_role("log")).not_to_contain_text("Declare")
    expect(table.page.get_by_role("log")).to_contain_text("Your turn.")


def test_a_meld_that_must_wait_may_be_laid_down(sized: TablePage) -> None:
    scene = Scene("four-hand-partners", hands=("AS AH AD AC KH QH TH QS",))
    sized.set_up(scene.take("TH"))
    sized.chooser.locator(".primary").click()
    sized.wait()
    lay = sized.chooser.locator(".lay")
    expect(lay).to_contain_text("Royal marriage")
    expect(lay).to_contain_text("to score 40 at a later trick")
    score = sized.view["seats"][0]["score"]
    sized.button("Lay down", inside=".chooser").click()
    sized.wait()
    assert sized.view["seats"][0]["score"] == score
    assert {"KH1", "QH1"} <= set(sized.view["seats"][0]["tabled"])
    expect(sized.page.get_by_role("log")).to_contain_text("You lay down royal marriage.")


def test_the_player_asks_about_cards_of_the_hand(sized: TablePage) -> None:
    sized.set_up(partners_declaring())
    for code in ("KS1", "QS1", "JD1"):
        sized.tap(code)
    slip = sized.page.locator(".question-slip")
    picked = ["King of spades", "Queen of spades", "Jack of diamonds"]
    assert sorted(map(str, names(slip.locator(".pick .card")))) == sorted(picked)
    sized.button("Ask", inside=".question-slip").click()
    expect(slip.get_by_role("status")).to_contain_text("These cards make no meld.")
    expect(slip.locator(".source")).not_to_be_empty()

    sized.tap("KS1")  # and without the king
    expect(slip.get_by_role("status")).not_to_contain_text("no meld")
    sized.button("Ask", inside=".question-slip").click()
    expect(slip.get_by_role("status")).to_contain_text("Yes: Bézique, 40.")
    before = sized.view["seats"][0]["score"]
    slip.locator(".primary").click()
    sized.wait()
    assert sized.view["seats"][0]["score"] == before + 40
    assert set(sized.view["seats"][0]["tabled"]) == {"QS1", "JD1"}
    assert sized.focus != "BODY"


def test_the_player_asks_about_won_cards_too(table: TablePage) -> None:
    table.set_up(Scene("fildinski", trump="H", won="QS KD KH", hands=("KS", "QD")).play("KS QD"))
    table.button("Other cards…").click()
    slip = table.page.locator(".question-slip")
    slip.get_by_role("button", name="King of hearts, trump").click()
    slip.get_by_role("button", name="Queen of spades").click()
    table.button("Ask", inside=".question-slip").click()
    expect(slip.get_by_role("status")).to_contain_text("These cards make no meld.")
    table.button("Back", inside=".question-slip").click()
    expect(table.chooser.get_by_role("checkbox")).to_have_count(2)
    assert table.page.evaluate("document.activeElement.closest('.chooser') !== null")


def test_with_nothing_to_declare_the_game_continues(table: TablePage) -> None:
    table.set_up(Scene("bezique", hands=("AH 9S 8S 9C 8C 9D 7C 7S",)))
    table.play("AH1")
    view: dict[str, Any] = table.view
    assert view["seats"][0]["tricks"] >= 1
    assert view["phase"] == "play"
    assert len(view["hand"]) == 8
    expect(table.chooser).to_have_count(0)


def test_undo_returns_to_a_card_and_skips_a_choice_without_options(table: TablePage) -> None:
    table.set_up(Scene("bezique", hands=("AH 9S 8S 9C 8C 9D 7C 7S",)))
    before = table.view["hand"]
    table.play("AH1")
    table.button("Undo", inside=".tools").click()
    table.wait()
    assert table.view["hand"] == before
    table.button("Redo", inside=".tools").click()
    table.wait()
    assert "AH1" not in table.view["hand"]
    assert len(table.view["hand"]) == 8


LONG_NAMES = ["Wilhelminaxx", "Konstantinos", "Bartholomäus", "Hildegundexx", "Friederikexx"]

# Return the names of seats that begin outside the window.
NAMES_LOST = """() => [...document.querySelectorAll(".table > .seat .name")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left } = range.getBoundingClientRect();
    const { right } = node.getBoundingClientRect();
    return left < 0 || right > innerWidth ? node.textContent.trim() : "";
  })
  .filter(Boolean)"""


@pytest.mark.parametrize(
    ("variant", "players"),
    [("three-hand", 3), ("four-hand-partners", 4), ("hats", 4), ("szeged-6", 6)],
)
def test_long_names_do_not_leave_the_smallest_window(
    table: TablePage, variant: str, players: int
) -> None:
    table.page.evaluate(BEGIN, [variant, LONG_NAMES[: players - 1], "5"])
    table.wait()
    table.page.set_viewport_size({"width": 320, "height": 568})
    table.page.evaluate(DRAWN)
    assert table.page.evaluate(NAMES_LOST) == []
