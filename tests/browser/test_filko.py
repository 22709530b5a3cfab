"""Filicău and Filkó in the browser: seats, the hand, whole deals, the help."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import filko_table
from tests.browser.deals import rest_of_deal
from tests.browser.filko_positions import (
    filko_five,
    filko_four,
    filko_six,
)
from tests.browser.filko_table import boxes, centre, check_table
from tests.browser.layout import COVERED, check_page, windows
from tests.browser.table_page import BOOT, TablePage, pick_game
from tests.browser.test_language import speak
from tests.browser.test_rules_page import LEFT_OVER
from tests.filko_scene import Scene, dealt, playing

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
sized = filko_table.sized

TURNS = 100  # more than any deal has for one seat

# --- seats ------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", [filko_four, filko_five, filko_six])
def test_seats_are_anticlockwise_around_the_trick(
    sized: TablePage, scene: Callable[[], Scene]
) -> None:
    sized.set_up(scene())
    players = len(sized.view["seats"])
    check_table(sized)
    around = boxes(sized.page)
    trick, _ = centre(sized.page.locator(".trick").evaluate_all(BOX))
    right, left = centre(around["1"]), centre(around[str(players - 1)])
    assert left[0] < trick < right[0]
    for seat in range(1, players // 2):  # up the right side
        assert centre(around[str(seat + 1)])[1] < centre(around[str(seat)])[1]


BOX = "(nodes) => nodes.map((it) => it.getBoundingClientRect().toJSON())"


CUT_NAMES = """() => [...document.querySelectorAll(".seat .name")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent.trim())"""


@pytest.mark.parametrize("scene", [filko_five, filko_six])
def test_a_table_of_middle_size_says_whose_turn_it_is_and_cuts_no_name(
    table: TablePage, scene: Callable[[], Scene]
) -> None:
    table.set_up(scene())
    for window in windows(table.page, [(700, 600), (800, 600), (880, 690)]):
        expect(table.page.locator(".table > .turn")).to_contain_text(
            "Your turn", use_inner_text=True
        )
        assert (window, table.page.evaluate(CUT_NAMES)) == (window, [])
        for language in ("fr", "pl", "en"):
            speak(table.page, language)
            covered = table.page.evaluate(COVERED)
            assert (window, language, covered) == (window, language, [])


@pytest.mark.parametrize("scene", [filko_four, filko_five, filko_six])
def test_a_phone_on_its_side_says_whose_turn_it_is(
    table: TablePage, scene: Callable[[], Scene]
) -> None:
    table.set_up(scene())
    for window in windows(table.page, [(640, 360), (740, 360), (844, 390)]):
        for language in ("de", "ro", "en"):
            speak(table.page, language)
            prompt = table.page.locator(".table > .turn > span").first
            expect(prompt).to_be_in_viewport(ratio=1)
            lines = prompt.evaluate(WORDS_AND_ROOM)
            assert (window, language, lines) == (window, language, [True, True])
        expect(prompt).to_contain_text("Your turn")


# Whether the words of a prompt end above the sheet, and at the edge of the window.
WORDS_AND_ROOM = """(node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const words = range.getBoundingClientRect();
  const sheet = document.querySelector(".table > .sheet").getBoundingClientRect();
  return [words.bottom <= sheet.top, words.top >= 0 && words.right <= innerWidth];
}"""


# Return the words at a seat that a card of the trick covers.
COVERED_AT_SEATS = """() => {
  const cards = [...document.querySelectorAll(".trick :is(.card, .ghost)")]
    .map((it) => it.getBoundingClientRect());
  return [...document.querySelectorAll(".table > .seat :is(.role, .notes, .speech)")]
    .filter((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return [...range.getClientRects()].some((line) => cards.some((card) =>
        Math.min(line.right, card.right) > Math.max(line.left, card.left) &&
        Math.min(line.bottom, card.bottom) > Math.max(line.top, card.top)));
    })
    .map((it) => it.textContent.trim());
}"""


@pytest.mark.parametrize("scene", [filko_five, filko_six])
def test_no_card_covers_the_words_at_a_seat_of_a_small_square_table(
    table: TablePage, scene: Callable[[], Scene]
) -> None:
    table.page.set_viewport_size({"width": 560, "height": 560})
    table.set_up(scene())
    for language in ("fr", "de", "ro", "en"):
        speak(table.page, language)
        covered = table.page.evaluate(COVERED_AT_SEATS)
        assert (language, covered) == (language, [])


def test_the_button_beside_a_hint_keeps_off_the_hand(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 800, "height": 600})
    table.set_up(filko_five())
    table.page.locator(".hand [data-card]").first.focus()
    table.page.keyboard.press("h")
    why = table.page.locator(".hint-why").bounding_box()
    cards = table.page.locator(".hand .card").evaluate_all(BOX)
    assert why
    assert why["y"] + why["height"] <= min(card["y"] for card in cards)


def test_the_words_of_a_hint_take_the_place_of_the_prompt(table: TablePage) -> None:
    table.set_up(filko_six())
    table.page.locator(".hand [data-card]").first.focus()
    table.page.keyboard.press("h")
    words = table.page.locator(".turn").get_by_text("Hint:")
    for width, _ in windows(table.page, [(640, 360), (844, 390)]):
        sheet = table.page.locator(".table > .sheet").bounding_box()
        box = words.bounding_box()
        assert sheet
        assert box
        assert box["y"] + box["height"] <= sheet["y"]
        assert box["x"] + box["width"] <= width


def test_the_ways_on_from_a_deal_are_seen_on_a_phone(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.begin("filko-6", 6, "x2c")
    record, _ = rest_of_deal(table.record())[-1]
    table.load(record)
    table.take_turn()
    expect(table.sheet).to_contain_text("Deals won")
    for name in ("Next deal", "Show the table", "To the start page"):
        expect(table.sheet.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_masters_and_servants_are_shown_by_sign_and_word(sized: TablePage) -> None:
    sized.set_up(filko_four())
    page = sized.page
    expect(page.locator('.seat[data-seat="1"] .role')).to_have_text("Master")
    expect(page.locator('.seat[data-seat="1"] .role .sign')).to_be_visible()
    expect(page.locator('.seat[data-seat="2"] .role')).to_have_text("Servant")
    expect(page.locator('.seat[data-seat="2"] .speech')).to_contain_text("hold")
    expect(page.get_by_role("region", name="Marta: your partner, deals, Servant")).to_be_attached()
    coins = page.get_by_role("img", name="ours,")
    expect(coins.locator("i")).to_have_count(8)


def test_the_hand_is_sorted_with_trumps_first_from_the_highest_down(table: TablePage) -> None:
    table.set_up(playing("filicau", ["7L OB AH OA TH AL"], leader=0))
    held = [
        card.get_attribute("data-card") for card in table.page.locator(".hand [data-card]").all()
    ]
    assert held == ["OA1", "OB1", "AL1", "7L1", "AH1", "TH1"]
    expect(table.page.locator(".hand .trump-card")).to_have_count(4)
    expect(table.card("OB1")).to_have_attribute("aria-label", "Over of bells, trump")


def test_a_card_that_may_not_be_played_says_why(sized: TablePage) -> None:
    sized.set_up(playing("filicau", ["9H OH 7A"], trick="AH", leader=3))
    sized.tap("7A1")
    slip = sized.page.locator(".slip.reason")
    expect(slip).to_contain_text("may not be played")
    expect(slip).to_contain_text("follow")
    check_page(sized.page)


# --- a status kept from earlier -----------------------------------------------------------------


def test_a_new_match_may_start_with_the_servants_of_an_earlier_one(page: Page) -> None:
    """The chosen servant deals and his side serves; the next new match starts without servants."""
    page.set_viewport_size({"width": 360, "height": 640})
    table_page = TablePage(page)
    page.goto("")
    pick_game(page, "filko-4")
    dialog = page.locator("dialog.new-match")
    serving = dialog.get_by_role("combobox", name="Who deals as a servant")
    expect(serving.locator("option")).to_have_text(
        [
            "Nobody: both sides are even",
            "You deal: you and Ilka serve",
            "Márton deals: Márton and Sándor serve",
            "Ilka deals: you and Ilka serve",
            "Sándor deals: Márton and Sándor serve",
        ]
    )
    serving.select_option("Sándor deals: Márton and Sándor serve")
    check_page(page)
    box = serving.bounding_box()
    assert box is not None
    assert box["height"] > 43.9  # the browser rounds to 1/64 of a pixel
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    dialog.get_by_role("button", name="Deal the cards").click()
    table_page.wait(BOOT)
    assert table_page.view["masters"] == [0, 2]
    assert (table_page.view["servant"], table_page.view["match"]["dealer"]) == (3, 3)
    page.evaluate("window.brisques.games.choose({ variant: 'filko-5' })")
    expect(serving).to_have_count(0)
    page.keyboard.press("Escape")
    page.evaluate("window.brisques.games.choose({ variant: 'filicau' })")
    expect(serving).to_have_value("")


# --- whole deals ------------------------------------------------------------------------------


def play_deal(table: TablePage) -> dict[str, Any]:
    """Play by taps until the deal is over."""
    for _ in range(TURNS):
        if table.view["to_move"] is None:
            return table.view
        table.take_turn()
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize(
    ("variant", "players"),
    [("filicau", 4), ("filko-4", 4), ("filko-5", 5), ("rich-poor-kept", 5)],
)
def test_deals_are_played_to_their_end_by_taps(
    table: TablePage, variant: str, players: int
) -> None:
    table.begin(variant, players, "two deals")
    view = play_deal(table)
    assert view["match"]["deal"] == 1
    assert sum(view["outcome"]["points"]) + view["points"]["left"] == view["points"]["total"]
    expect(table.sheet).to_be_visible()
    expect(table.sheet.locator(".coins")).to_be_visible()
    table.button("Next deal", inside="dialog.deal-sheet").click()
    expect(table.sheet).to_have_count(0)
    table.wait()
    assert table.view["match"]["deal"] == 2
    table.load(rest_of_deal(table.record())[-1][0])
    assert play_deal(table)["match"]["deal"] == 2
    expect(table.sheet.locator(".coins")).to_be_visible()


def test_losers_take_their_hats_off(sized: TablePage) -> None:
    taken = ["AL TL AH TH AA TA 9B 8B", ""]
    sized.set_up(playing("hats", ["7L"], taken=taken))
    sized.play("7L1")
    sheet = sized.sheet
    expect(sheet.get_by_role("heading", level=1)).to_contain_text("You win")
    expect(sheet.locator(".penalty")).to_have_text("Ludwik and Henryk take their hats off.")
    check_page(sized.page)
    sized.button("Next deal", inside="dialog.deal-sheet").click()
    sized.wait()
    expect(sized.page.locator('.seat[data-seat="1"] .role')).to_have_text("Hat off")


def test_the_ways_on_from_a_long_result_are_in_sight_on_a_short_phone(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.set_up(playing("hats", ["7L"], taken=["AL TL AH TH AA TA 9B 8B", ""]))
    table.play("7L1")
    for button in table.sheet.locator(".actions .button").all():
        expect(button).to_be_in_viewport(ratio=1)
    words = table.sheet.get_by_text("Against you")
    words.scroll_into_view_if_needed()
    expect(words).to_be_in_viewport()


@pytest.mark.parametrize(
    ("penalty", "said", "role"),
    [
        ("worn-hat", "Ludwik and Henryk put on worn-out hats.", "Worn hat"),
        ("stand", "Ludwik and Henryk play standing from now on.", "Standing"),
    ],
)
def test_losers_pay_the_penalty_that_was_chosen(
    sized: TablePage, penalty: str, said: str, role: str
) -> None:
    taken = ["AL TL AH TH AA TA 9B 8B", ""]
    sized.set_up(playing(f"hats,match.penalty={penalty}", ["7L"], taken=taken))
    sized.play("7L1")
    expect(sized.sheet.locator(".penalty")).to_have_text(said)
    check_page(sized.page)
    sized.button("Next deal", inside="dialog.deal-sheet").click()
    sized.wait()
    bearing = sized.page.locator('.seat[data-seat="1"] .role')
    expect(bearing).to_have_text(role)
    expect(bearing.locator(".sign")).to_be_visible()
    expect(sized.page.locator('.seat[data-seat="2"] .role')).to_have_count(0)


def test_the_won_tricks_of_our_party_can_be_looked_through(table: TablePage) -> None:
    table.begin("filicau", 4, "tricks")
    table.load(rest_of_deal(table.record())[-1][0])
    view = play_deal(table)
    table.button("Show the table", inside="dialog.deal-sheet").click()
    ours = {trick["number"] for trick in view["log"] if trick["winner"] % 2 == 0}
    last = len(view["log"])
    for line in table.page.locator(".sheet .tricks li").all():
        number = int(line.get_attribute("value") or 0)
        shown = line.locator(".plays .card-mark").count()
        assert shown == (4 if number in ours or number == last else 0)


def test_a_saved_match_says_who_is_master(table: TablePage) -> None:
    table.set_up(filko_four())
    table.leave()
    standing = table.page.locator(".resume .standing").first
    expect(standing).to_contain_text("you are servants")


def test_a_deal_is_over_while_its_winners_choose_the_servant(table: TablePage) -> None:
    taken = ["AL TL AA TA AB TB"]
    table.set_up(playing("filko-6", ["OA"], taken=taken))
    while table.view["phase"] == "play":
        table.take_turn()
    assert table.view["phase"] == "servant"
    expect(table.page.locator(".game span")).to_have_text("deal 1, finished")
    expect(table.page.locator(".trick .played")).to_have_count(0)


# --- help -----------------------------------------------------------------------------------------

RUNS, MASTERS = "run away", "masters"
TOLD: dict[str, tuple[set[str], set[str]]] = {
    "filicau": ({"6 points", RUNS, "dealer’s first card", "opposite"}, {"Old Man", "hats"}),
    "filko-4": ({"the servant and deals", "card at the cut"}, {RUNS, "Old Man"}),
    "filko-5": ({"Old Man", "until the servant’s side", "in secret"}, {RUNS, "cut"}),
    "filko-6": ({"three play against three", "card at the cut"}, {RUNS, "Old Man"}),
    "szeged-5": ({": 7, O, O, O and O", "in secret"}, {RUNS, "cut"}),
    "szeged-6": ({": 7, 7, O, O", "three play against three"}, {RUNS, "Old Man"}),
    "kelebia": ({"beats the best so far", ": O, 7, O"}, {RUNS, "need not beat"}),
    "rich-poor": ({"the Poor with 3", "two highest Overs", "Each deal"}, {MASTERS, RUNS}),
    "rich-poor-kept": ({"the Poor with 3", "the parties stay"}, {RUNS, "Each deal"}),
    "rich-poor-called": ({"the Poor with 3", "in secret", "Each deal"}, {MASTERS, RUNS}),
    "hats": ({"62 points", "hats off", "ask your partner to lead"}, {MASTERS, RUNS, "is a point"}),
    "filicau,match.win-points=7,match.early-end=false": (
        *({"7 points", "to its last trick"}, {"6 points", "may be ended"}),
    ),
}
"""What the help of a game says, and what it must not say."""


@pytest.mark.parametrize("spec", TOLD)
def test_the_help_describes_the_rules_of_the_game(table: TablePage, spec: str) -> None:
    table.set_up(dealt(spec))
    table.page.keyboard.press("?")
    panel = table.page.get_by_role("dialog", name="How to play")
    expect(panel.get_by_text("Play goes round to the right.")).to_be_visible()
    said = " ".join(panel.locator(".paper > p").all_inner_texts())
    says, never = TOLD[spec]
    assert {part for part in says if part not in said} == set(), said
    assert {part for part in never if part in said} == set(), said
    assert not LEFT_OVER.search(said), said
    assert "  " not in said
    table.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_the_help_lists_the_overs_in_their_order(table: TablePage) -> None:
    table.set_up(dealt("filko-4,trump.over-order=acorns-hearts-bells-leaves"))
    table.page.keyboard.press("?")
    panel = table.page.get_by_role("dialog", name="How to play")
    expect(panel.get_by_text("Play goes round to the right.")).to_be_visible()
    marks = panel.locator(".card-mark").evaluate_all("(found) => found.map((it) => it.ariaLabel)")
    assert marks == [f"Over of {suit}" for suit in ("acorns", "hearts", "bells", "leaves")]
