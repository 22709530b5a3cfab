"""Filicău and Filkó in the browser: where everybody sits, the cut, the call, talk, a whole deal."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brisques.filko.status import Status
from tests.browser.deals import rest_of_deal
from tests.browser.filko_positions import (
    filko_call,
    filko_cut,
    filko_decided,
    filko_five,
    filko_four,
    filko_masters_cut,
    filko_secret,
    filko_six,
)
from tests.browser.sitting import BOOT, Sitting, long_thoughts, pick_game, seats, slow_timers
from tests.browser.test_layout import CARDS, COVERED, LEAST, check_page
from tests.browser.test_rules_page import LEFT_OVER
from tests.filko_scene import Scene, dealt, playing

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SIZES = [(360, 640), (844, 390), (1280, 800)]
TURNS = 100  # more than any deal has for one seat

# Boxes of all seats that can be seen, by number.
SEATS = """() => Object.fromEntries([...document.querySelectorAll(".seat")]
  .filter((node) => node.getBoundingClientRect().width > 2)
  .map((node) => [node.dataset.seat, [...node.querySelectorAll(".plate, .backs .card")]
    .map((it) => it.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))]))"""


def boxes(page: Page) -> dict[str, list[dict[str, float]]]:
    """What is drawn of each seat."""
    return dict(page.evaluate(SEATS))


def centre(found: list[dict[str, float]]) -> tuple[float, float]:
    """The middle of several boxes."""
    across = (min(b["left"] for b in found) + max(b["right"] for b in found)) / 2
    down = (min(b["top"] for b in found) + max(b["bottom"] for b in found)) / 2
    return across, down


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(request: pytest.FixtureRequest, table: Sitting) -> Sitting:
    """The table in windows of several sizes."""
    width, height = request.param
    table.page.set_viewport_size({"width": width, "height": height})
    return table


def check_table(table: Sitting) -> None:
    """All of it inside the window, nothing over anything else, every card of the hand to touch."""
    page = table.page
    size: Any = page.viewport_size
    check_page(page)
    assert page.evaluate(COVERED) == []
    for found in boxes(page).values():
        assert min(box["left"] for box in found) >= 0
        assert max(box["right"] for box in found) <= size["width"]
    cards = page.locator(".hand [data-card]").evaluate_all(CARDS)
    assert len(cards) == len(table.view["hand"])
    assert all(card["width"] >= LEAST for card in cards)
    assert all(card["left"] >= 0 and card["right"] <= size["width"] for card in cards)
    assert all(card["bottom"] <= size["height"] for card in cards)


# --- seats ------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", [filko_four, filko_five, filko_six])
def test_seats_go_anticlockwise_around_the_trick(
    sized: Sitting, scene: Callable[[], Scene]
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


def test_masters_and_servants_are_told_by_sign_and_word(sized: Sitting) -> None:
    sized.set_up(filko_four())
    page = sized.page
    expect(page.locator('.seat[data-seat="1"] .role')).to_have_text("Master")
    expect(page.locator('.seat[data-seat="1"] .role .sign')).to_be_visible()
    expect(page.locator('.seat[data-seat="2"] .role')).to_have_text("Servant")
    expect(page.locator('.seat[data-seat="2"] .speech')).to_contain_text("hold")
    expect(page.get_by_role("region", name="Marta: your partner, deals, Servant")).to_be_attached()
    coins = page.get_by_role("img", name="ours,")
    expect(coins.locator("i")).to_have_count(8)


def test_the_hand_has_trumps_first_from_the_highest_down(table: Sitting) -> None:
    table.set_up(playing("filicau", ["7L OB AH OA TH AL"], leader=0))
    held = [
        card.get_attribute("data-card") for card in table.page.locator(".hand [data-card]").all()
    ]
    assert held == ["OA1", "OB1", "AL1", "7L1", "AH1", "TH1"]
    expect(table.page.locator(".hand .trump-card")).to_have_count(4)
    expect(table.card("OB1")).to_have_attribute("aria-label", "Over of bells, trump")


def test_a_card_that_may_not_be_played_tells_why(sized: Sitting) -> None:
    sized.set_up(playing("filicau", ["9H OH 7A"], trick="AH", leader=3))
    sized.tap("7A1")
    slip = sized.page.locator(".slip.reason")
    expect(slip).to_contain_text("may not be played")
    expect(slip).to_contain_text("follow")
    check_page(sized.page)


# --- before the play --------------------------------------------------------------------------


def test_the_pack_is_cut_where_one_likes(sized: Sitting) -> None:
    sized.set_up(filko_cut())
    page = sized.page
    check_page(page)
    assert page.evaluate(COVERED) == []
    expect(page.locator(".ribbon .card")).to_have_count(32)
    page.get_by_role("slider").focus()
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    sized.button("Cut: lift 10").click()
    sized.wait()
    assert sized.view["exposed"] == ["OA1", "OL1", "8B1"]
    assert sized.view["trump"] == "B"
    expect(page.locator(".trumps")).to_contain_text("bells")
    assert "the over of acorns is turned up" in page.get_by_role("log").inner_text()


def test_the_cards_at_the_cut_are_shown_with_whose_they_become(table: Sitting) -> None:
    table.set_up(filko_cut())
    table.page.evaluate("window.brisques.table.manner.speed = 'slow'")
    table.page.locator(".cut .primary").click()
    # The middle of this pack may show anything; what is shown goes to somebody.
    expect(table.page.locator(".exposed figure").first).to_contain_text("goes to")
    table.page.evaluate("window.brisques.table.manner.speed = 'none'")
    table.page.evaluate("window.brisques.table.skip()")
    table.wait()


def test_masters_cut_filicau_or_let_the_partner_cut(sized: Sitting) -> None:
    sized.set_up(filko_masters_cut())
    page = sized.page
    check_page(page)
    assert page.evaluate(COVERED) == []
    expect(page.locator(".packet.cut")).to_contain_text("Then the cards are dealt")
    page.evaluate("window.brisques.table.manner.speed = 'slow'")
    with slow_timers(page):
        sized.button("Let Marta cut").click()
        expect(page.locator(".moment")).to_have_text("You leave the cut to Marta.")
        page.evaluate("window.brisques.table.manner.speed = 'none'")
        page.locator(".moment").click()
    sized.wait()
    assert sized.view["phase"] == "play"
    assert len(sized.view["hand"]) == 8
    assert "Marta lifts 16 cards." in page.get_by_role("log").inner_text()
    sized.set_up(filko_masters_cut())
    sized.button("Cut: lift 16").click()
    sized.wait()
    assert sized.view["phase"] == "play"
    expect(page.locator(".trumps .how")).to_contain_text("first card")


def test_the_old_man_calls_a_card_and_may_not_call_his_own(sized: Sitting) -> None:
    sized.set_up(filko_call())
    page = sized.page
    check_page(page)
    slip = page.locator(".call")
    expect(slip.get_by_role("heading")).to_have_text("You are the Old Man")
    slip.get_by_role("button", name="leaves", exact=True).click()
    slip.get_by_role("button", name="Ten of leaves, may not be called").click(force=True)
    reason = page.locator(".slip.reason")
    expect(reason).to_contain_text("may not be called")
    expect(reason).to_contain_text("own hand")
    page.keyboard.press("Escape")
    slip.get_by_role("button", name="leaves", exact=True).click()
    slip.get_by_role("button", name="Ace of leaves", exact=True).click()
    check_page(page)
    slip.locator(".primary").click()
    sized.wait()
    assert sized.view["called"] == "AL1"
    expect(page.locator(".trumps .how")).to_contain_text("is your partner")


def test_a_secret_partner_is_shown_with_a_moment(table: Sitting) -> None:
    table.set_up(filko_secret())
    expect(table.page.locator(".trumps .how")).to_contain_text("you are with Marta")
    table.page.evaluate("window.brisques.table.manner.speed = 'slow'")
    with slow_timers(table.page):
        table.tap("AL1")
        expect(table.page.locator(".moment")).to_contain_text("You are Marta’s partner")
        table.page.evaluate("window.brisques.table.manner.speed = 'none'")
        table.page.locator(".moment").click()
    table.wait()
    assert table.view["revealed"] is True
    expect(table.page.locator('.seat[data-seat="2"]')).to_contain_text("your partner")


# --- talk -------------------------------------------------------------------------------------


def test_an_aim_is_said_and_the_partner_agreed_with(sized: Sitting) -> None:
    sized.set_up(playing("filicau", ["7L OB AH", "", "KA", ""], fields={"aims": "-,-,1,-"}))
    page = sized.page
    check_page(page)
    slip = page.locator(".slip.aim")
    expect(slip).to_contain_text("Let us hold. Three is enough.")
    slip.get_by_role("button", name="Agreed").click()
    sized.wait()
    assert sized.view["seats"][0]["aim"] == "hold"
    expect(slip).to_have_count(0)


def test_all_that_may_be_said_is_on_one_slip(sized: Sitting) -> None:
    sized.set_up(playing("hats", ["7L OB AH"]))
    page = sized.page
    sized.button("Say…").click()
    talk = page.locator(".talk")
    check_page(page)
    assert sized.focus == "BUTTON Play for 62"
    expect(talk.locator(".faces .picture")).to_have_count(4)
    talk.get_by_role("button", name="bells", exact=True).click()
    sized.wait()
    assert sized.view["seats"][0]["signal"] == "B"
    sized.button("Say…").click()
    expect(page.locator(".talk .faces")).to_have_count(0)


# The position comes to lie there, and the computer begins to move; nobody waits for it.
LAY = """async ([line, seats]) => {
  const { engine, match } = window.brisques;
  const update = await engine.call("position", { line, seats });
  match.recovered(update);
}"""


def lay(table: Sitting, level: str = "casual") -> None:
    """The player at our right leads, and has not done so yet; our partner wants to hold."""
    hands = ["7L OB AH 8L 9L TA", "", "KA"]
    scene = playing("filicau", hands, leader=1, fields={"aims": "-,-,1,-"})
    players = [{**seat, **({"level": level} if "level" in seat else {})} for seat in seats(4)]
    table.page.evaluate(LAY, [scene.line(), players])


def codes(page: Page) -> list[str]:
    """The actions of the deal, as its record has them."""
    record = page.evaluate("window.brisques.engine.call('save').then(({ record }) => record)")
    lines = str(record).splitlines()
    return " ".join(lines[[line[:9] for line in lines].index("position ") + 1 :]).split()


def test_one_speaks_before_ones_turn(sized: Sitting) -> None:
    """Nothing that others do is lost by it, and nothing is done twice."""
    page = sized.page
    sized.set_up(playing("filicau", ["7L OB AH"]))
    page.evaluate("window.brisques.table.manner.speed = 'slow'")
    with slow_timers(page):
        lay(sized)
        expect(page.locator(".turn")).to_contain_text("’s turn")
        check_page(page)
        assert page.evaluate(COVERED) == []
        expect(page.locator(".slip.aim")).to_contain_text("Let us hold")
        sized.button("Say…").click()
        talk = page.locator(".talk")
        check_page(page)
        assert sized.focus == "BUTTON Play for six"
        assert sized.view["to_move"] == 1
        sized.button("Run away", inside=".talk").click()
        expect(page.locator('.seat[data-seat="0"] .speech')).to_contain_text("run")
        assert sized.view["seats"][0]["aim"] == "run"
        expect(talk).to_have_count(0)
        expect(page.locator(".turn .say")).to_have_count(0)
        assert "You say: “Let us run away.”" in page.get_by_role("log").inner_text()
        page.evaluate("window.brisques.table.manner.speed = 'none'")
        page.evaluate("window.brisques.table.skip()")
    sized.wait()
    done = codes(page)
    assert done.count("aim:run@0") == 1
    assert len([code for code in done if ":" not in code]) == 3
    assert sized.focus.startswith("BUTTON")


def test_one_speaks_by_keys_while_somebody_thinks(table: Sitting) -> None:
    """The thought ends, and the player thinks once more with what he has heard."""
    page = table.page
    table.set_up(playing("filicau", ["7L OB AH"]))
    with long_thoughts(page):
        lay(table, "master")
        expect(page.locator(".turn")).to_contain_text("is thinking")
        page.locator(".hand [data-card]").first.focus()
        page.keyboard.press("a")
        expect(page.locator(".talk .button").first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator('.seat[data-seat="0"] .speech')).to_contain_text("for six")
    table.wait(BOOT)
    done = codes(page)
    assert done.count("aim:six@0") == 1
    assert len([code for code in done if ":" not in code]) == 3


def test_masters_ask_the_servants_for_their_count(table: Sitting) -> None:
    scene = playing("filicau", ["7L OB AH"], taken=["AL TL 9A 8A"], status=Status(0b0101))
    table.set_up(scene)
    table.button("Say…").click()
    table.page.evaluate("window.brisques.table.manner.speed = 'slow'")
    with slow_timers(table.page):
        table.button("Ask the servants’ count").click()
        expect(table.page.locator(".moment")).to_contain_text("the servants have 0")
        table.page.evaluate("window.brisques.table.manner.speed = 'none'")
        table.page.locator(".moment").click()
    table.wait()


def test_a_deal_that_is_decided_may_be_ended(sized: Sitting) -> None:
    taken = ["AL TL AH TH", "AB TB"]
    sized.set_up(playing("filko-4", ["7L 8L", "9A 9H", "8A AA", "8H TA"], taken=taken))
    assert sized.view["decided"] is False
    sized.set_up(filko_decided())
    assert sized.view["decided"] is True
    sized.button("End the deal").click()
    sized.wait()
    sheet = sized.sheet
    expect(sheet.get_by_role("heading", level=1)).to_have_text("Nothing changes")
    expect(sheet).to_contain_text("1 point left in the hands")
    check_page(sized.page)


# --- from an earlier sitting ------------------------------------------------------------------


def test_a_new_match_may_take_up_who_serves(page: Page) -> None:
    """The servant who is chosen deals, his side serves, and the next new match begins even."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("")
    sitting = Sitting(page)
    pick_game(page, "filko-4")
    dialog = page.locator("dialog.new-match")
    serving = dialog.get_by_role("combobox", name="Who deals as a servant")
    expect(serving.locator("option")).to_have_text(
        [
            "Nobody: both sides are even",
            "You deal: you and Ilinca serve",
            "Mircea deals: Mircea and Sanda serve",
            "Ilinca deals: you and Ilinca serve",
            "Sanda deals: Mircea and Sanda serve",
        ]
    )
    serving.select_option("Sanda deals: Mircea and Sanda serve")
    check_page(page)
    box = serving.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    dialog.get_by_role("button", name="Deal the cards").click()
    sitting.wait(BOOT)
    assert sitting.view["masters"] == [0, 2]
    assert (sitting.view["servant"], sitting.view["match"]["dealer"]) == (3, 3)
    page.evaluate("window.brisques.games.choose({ variant: 'filko-5' })")
    expect(serving).to_have_count(0)
    page.keyboard.press("Escape")
    page.evaluate("window.brisques.games.choose({ variant: 'filicau' })")
    expect(serving).to_have_value("")


# --- whole deals ------------------------------------------------------------------------------


def play_deal(table: Sitting) -> dict[str, Any]:
    """Play on by taps until the deal is over."""
    for _ in range(TURNS):
        if table.view["to_move"] is None:
            return table.view
        table.take_turn()
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize(
    ("variant", "players"),
    [("filicau", 4), ("filko-4", 4), ("filko-5", 5), ("rich-poor-kept", 5), ("hats", 4)],
)
def test_deals_are_played_to_their_end_by_taps(table: Sitting, variant: str, players: int) -> None:
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


def test_hats_come_off(sized: Sitting) -> None:
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


@pytest.mark.parametrize(
    ("penalty", "said", "role"),
    [
        ("worn-hat", "Ludwik and Henryk put on worn-out hats.", "Worn hat"),
        ("stand", "Ludwik and Henryk play standing from now on.", "Standing"),
    ],
)
def test_losers_bear_what_the_table_has_chosen(
    sized: Sitting, penalty: str, said: str, role: str
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


def test_the_tricks_of_our_own_party_can_be_looked_through(table: Sitting) -> None:
    table.begin("filicau", 4, "tricks")
    view = play_deal(table)
    table.button("Show the table", inside="dialog.deal-sheet").click()
    ours = {trick["number"] for trick in view["log"] if trick["winner"] % 2 == 0}
    last = len(view["log"])
    for line in table.page.locator(".sheet .tricks li").all():
        number = int(line.get_attribute("value") or 0)
        shown = line.locator(".plays .card-mark").count()
        assert shown == (4 if number in ours or number == last else 0)


# --- the keyboard -----------------------------------------------------------------------------


def test_talk_and_the_call_are_reached_by_keys(table: Sitting) -> None:
    page = table.page
    table.set_up(playing("filicau", ["7L OB AH"]))
    table.card("OB1").focus()
    page.keyboard.press("a")
    assert table.focus == "BUTTON Play for six"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    table.wait()
    assert table.view["seats"][0]["aim"] == "hold"
    assert table.focus.startswith("BUTTON Over of bells")
    table.set_up(filko_call())
    table.card("KH1").focus()
    page.keyboard.press("m")
    assert table.focus.split() == ["BUTTON", "acorns"]
    page.keyboard.press("Enter")
    page.locator('.card-picks [aria-disabled="true"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".slip.reason")).to_be_visible()
    page.keyboard.press("Escape")
    assert table.focus.split() == ["BUTTON", "acorns"]


def test_a_match_that_waits_says_who_is_master(table: Sitting) -> None:
    table.set_up(filko_four())
    table.button("Brisques: leave the table").click()
    standing = table.page.locator(".resume .standing").first
    expect(standing).to_contain_text("you are servants")


def test_a_deal_is_over_while_the_servant_is_chosen(table: Sitting) -> None:
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
def test_the_help_says_what_the_game_does(table: Sitting, spec: str) -> None:
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


def test_the_help_has_the_overs_in_the_order_that_is_played(table: Sitting) -> None:
    table.set_up(dealt("filko-4,trump.over-order=acorns-hearts-bells-leaves"))
    table.page.keyboard.press("?")
    panel = table.page.get_by_role("dialog", name="How to play")
    expect(panel.get_by_text("Play goes round to the right.")).to_be_visible()
    marks = panel.locator(".card-mark").evaluate_all("(found) => found.map((it) => it.ariaLabel)")
    assert marks == [f"Over of {suit}" for suit in ("acorns", "hearts", "bells", "leaves")]
