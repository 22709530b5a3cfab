"""Filicău and Filkó in the browser: the cut, the call and talk, by taps and by keys."""

import pytest
from playwright.sync_api import Page, expect

from brisques.filko.status import Status
from tests.browser import filko_table
from tests.browser.filko_positions import (
    filko_alone,
    filko_call,
    filko_cut,
    filko_decided,
    filko_masters_cut,
    filko_secret,
)
from tests.browser.layout import COVERED, check_page, windows
from tests.browser.table_page import BOOT, DRAWN, TablePage, long_thoughts, seats, slow_timers
from tests.filko_scene import dealt, playing

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
sized = filko_table.sized

# --- before the play --------------------------------------------------------------------------


def test_the_player_chooses_where_to_cut(sized: TablePage) -> None:
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
    assert "cards. The over of acorns is turned up" in page.get_by_role("log").inner_text()


def test_the_sheet_beside_the_cut_lies_off_the_seats_in_a_low_window(table: TablePage) -> None:
    table.set_up(filko_cut())
    for width, height in windows(table.page, [(568, 340), (640, 360), (667, 375)]):
        sheet = table.page.locator(".table > .sheet").bounding_box()
        assert sheet is not None
        assert sheet["x"] + sheet["width"] <= width
        names = table.page.locator(".seat:not(.south) .name").evaluate_all(RIGHT_EDGES)
        assert (width, height, max(names) <= sheet["x"]) == (width, height, True)


RIGHT_EDGES = "(nodes) => nodes.map((node) => node.getBoundingClientRect().right)"


def test_the_cards_shown_at_the_cut_name_their_new_owner(table: TablePage) -> None:
    table.set_up(filko_cut())
    table.page.evaluate("window.brisques.table.manner.speed = 'slow'")
    table.page.locator(".cut .primary").click()
    # Any card may be in the middle of this pack; the cards shown go to a seat.
    expect(table.page.locator(".exposed figure").first).to_contain_text("goes to")
    table.page.evaluate("window.brisques.table.manner.speed = 'none'")
    table.page.evaluate("window.brisques.table.skip()")
    table.wait()


def test_masters_of_filicau_cut_or_let_the_partner_cut(sized: TablePage) -> None:
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


def test_a_seven_that_is_always_a_trump_makes_no_trumps(table: TablePage) -> None:
    rules = "filicau,trump.permanent=7h.oa.ol.oh.ob"
    table.set_up(dealt(rules, dealer=0, hands=["7H 9L"]))
    assert table.view["exposed"] == ["7H1", "9L1"]
    expect(table.page.locator(".trumps .how")).to_have_text(
        "by your first card that is not always a trump"
    )


def test_the_old_man_calls_a_card_but_not_one_of_his_own(sized: TablePage) -> None:
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


def play_called_card(table: TablePage, words: str) -> None:
    """Play the called ace of leaves, and put away the slip with these words."""
    table.page.evaluate("window.brisques.table.manner.speed = 'slow'")
    with slow_timers(table.page):
        table.tap("AL1")
        expect(table.page.locator(".moment")).to_contain_text(words)
        table.page.evaluate("window.brisques.table.manner.speed = 'none'")
        table.page.locator(".moment").click()
    table.wait()


def test_an_old_man_who_called_his_own_card_plays_alone(table: TablePage) -> None:
    table.set_up(filko_alone())
    expect(table.page.locator(".trumps .how")).to_contain_text("you play alone")
    play_called_card(table, "You play alone.")


def test_a_secret_partner_is_shown_after_a_pause(table: TablePage) -> None:
    table.set_up(filko_secret())
    expect(table.page.locator(".trumps .how")).to_contain_text("you are with Marta")
    play_called_card(table, "You are Marta’s partner")
    assert table.view["revealed"] is True
    expect(table.page.locator('.seat[data-seat="2"]')).to_contain_text("your partner")


def test_the_second_over_was_called_by_nobody_when_it_shows_the_rich(table: TablePage) -> None:
    table.set_up(playing("rich-poor", ["OL 7H", "", "OA"], fields={"oldman": "2"}))
    how = table.page.locator(".trumps .how")
    expect(how).to_contain_text("you are with Marta")
    table.play("OL1")
    expect(how).to_have_text("named by Marta")
    expect(table.page.locator(".trumps .fixed")).to_have_count(0)


# --- talk -------------------------------------------------------------------------------------


def test_an_aim_is_announced_and_agreed_with(sized: TablePage) -> None:
    sized.set_up(playing("filicau", ["7L OB AH", "", "KA", ""], fields={"aims": "-,-,1,-"}))
    page = sized.page
    check_page(page)
    slip = page.locator(".slip.aim")
    expect(slip).to_contain_text("Let us hold. Three is enough.")
    slip.get_by_role("button", name="Agreed").click()
    sized.wait()
    assert sized.view["seats"][0]["aim"] == "hold"
    expect(slip).to_have_count(0)


def test_everything_that_may_be_said_is_on_one_slip(sized: TablePage) -> None:
    sized.set_up(playing("hats", ["7L OB AH"]))
    page = sized.page
    sized.button("Say…").click()
    talk = page.locator(".talk")
    check_page(page)
    sized.wait_for_focus("BUTTON Play for 62")
    expect(talk.locator(".faces .picture")).to_have_count(4)
    talk.get_by_role("button", name="bells", exact=True).click()
    sized.wait()
    assert sized.view["seats"][0]["signal"] == "B"
    sized.button("Say…").click()
    expect(page.locator(".talk .faces")).to_have_count(0)


def test_to_hold_is_said_to_keep_the_others_from_the_points_that_win(table: TablePage) -> None:
    """The Rich need six points, and with three of their own the Poor may still win."""
    table.set_up(playing("rich-poor", ["OA OL AH"], fields={"oldman": "0"}))
    table.button("Say…").click()
    expect(table.page.locator(".talk")).to_contain_text(
        "3 points are enough to keep the other side from 6."
    )


# Set up the position and let the computer begin its move, without waiting for it.
LAY = """async ([line, seats]) => {
  const { engine, match } = window.brisques;
  const update = await engine.call("position", { line, seats });
  match.recovered(update);
}"""


def lay(table: TablePage, level: str = "casual") -> None:
    """Set up a lead of the player at our right, not yet made; our partner aims to hold."""
    hands = ["7L OB AH 8L 9L TA", "", "KA"]
    scene = playing("filicau", hands, leader=1, fields={"aims": "-,-,1,-"})
    players = [{**seat, **({"level": level} if "level" in seat else {})} for seat in seats(4)]
    table.page.evaluate(LAY, [scene.line(), players])


def codes(page: Page) -> list[str]:
    """Return the actions of the deal, as its record has them."""
    record = page.evaluate("window.brisques.engine.call('save').then(({ record }) => record)")
    lines = str(record).splitlines()
    return " ".join(lines[[line[:9] for line in lines].index("position ") + 1 :]).split()


def test_the_line_says_who_makes_trumps_where_no_card_is_called(table: TablePage) -> None:
    page = table.page
    table.set_up(playing("filicau", ["7L OB AH"]))
    page.evaluate("window.brisques.table.manner.speed = 'slow'")
    with slow_timers(page):
        scene = dealt("rich-poor", hands=["", "", "OA"])
        page.evaluate(LAY, [scene.line(), seats(5)])
        expect(page.locator(".turn")).to_contain_text("Marta is the Old Man and makes trumps.")
        page.evaluate("window.brisques.table.manner.speed = 'none'")
        page.evaluate("window.brisques.table.skip()")
    table.wait()


def test_a_player_may_speak_before_his_turn(sized: TablePage) -> None:
    """No action of another player is lost by it, and none is made twice."""
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
        sized.wait_for_focus("BUTTON Play for six")
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
    sized.wait_for_focus("BUTTON.*")


def test_talk_by_keys_interrupts_the_computers_thinking(table: TablePage) -> None:
    """The search ends, and the player searches again with what was said."""
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


def test_masters_ask_the_servants_for_their_count(table: TablePage) -> None:
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


def test_a_decided_deal_may_be_ended(sized: TablePage) -> None:
    taken = ["AL TL AH TH", "AB TB"]
    sized.set_up(playing("filko-4", ["7L 8L", "9A 9H", "8A AA", "8H TA"], taken=taken))
    assert sized.view["decided"] is False
    sized.set_up(filko_decided())
    assert sized.view["decided"] is True
    assert sized.view["claim"] is not None
    expect(sized.button("Finish the deal")).to_have_count(0)
    sized.button("End the deal").click()
    sized.wait()
    sheet = sized.sheet
    expect(sheet.get_by_role("heading", level=1)).to_have_text("Nothing changes")
    expect(sheet).to_contain_text("1 point left in the hands")
    expect(sheet.locator(".ways div:not(.shut)")).to_contain_text("nothing changes")
    check_page(sized.page)


# --- the keyboard -----------------------------------------------------------------------------


def test_talk_and_the_call_are_reached_by_keys(table: TablePage) -> None:
    page = table.page
    table.set_up(playing("filicau", ["7L OB AH"]))
    table.card("OB1").focus()
    page.keyboard.press("a")
    table.wait_for_focus("BUTTON Play for six")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    table.wait()
    assert table.view["seats"][0]["aim"] == "hold"
    table.wait_for_focus("BUTTON Over of bells.*")
    table.set_up(filko_call())
    table.card("KH1").focus()
    page.keyboard.press("m")
    table.wait_for_focus("BUTTON acorns")
    page.keyboard.press("Enter")
    page.locator('.card-picks [aria-disabled="true"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".slip.reason")).to_be_visible()
    page.keyboard.press("Escape")
    table.wait_for_focus("BUTTON acorns")


# The browser's event of a closed dialog is heard when `hearClosed` is called, as if no frame were
# drawn before.
LATE_CLOSE = """() => {
  const { addEventListener } = HTMLDialogElement.prototype;
  const until = new Promise((resolve) => { window.hearClosed = resolve; });
  HTMLDialogElement.prototype.addEventListener = function (kind, heard) {
    const late = (event) => event.isTrusted ? until.then(() => heard(event)) : heard(event);
    addEventListener.call(this, kind, kind === "close" ? late : heard);
  };
}"""
HEAR_CLOSED = """() => {
  delete HTMLDialogElement.prototype.addEventListener;
  hearClosed();
}"""


def test_the_focus_stays_on_talk_though_a_sheet_was_closed_before(table: TablePage) -> None:
    page = table.page
    page.evaluate(LATE_CLOSE)
    table.set_up(filko_decided())
    table.button("End the deal").click()
    expect(table.sheet).to_be_visible()
    table.set_up(playing("filicau", ["7L OB AH"]))
    table.card("OB1").focus()
    page.keyboard.press("a")
    table.wait_for_focus("BUTTON Play for six")
    page.evaluate(HEAR_CLOSED)
    page.evaluate(DRAWN)
    table.wait_for_focus("BUTTON Play for six")
