"""House rules: every knob of a game, conflicts, named rule sets, links, and the record."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.layout import windows
from tests.browser.table_page import BOOT, TablePage
from tests.browser.test_access import bring_axe, faults_in_every_look

pytestmark = pytest.mark.browser

SAVED = "async () => (await window.brisques.engine.call('save')).record"


class House:
    """The panel of house rules, opened for a game."""

    def __init__(self, table_page: TablePage, variant: str) -> None:
        self.page = table_page.page
        table_page.clear()
        self.match = table_page.open_panel("New match")
        choose_game(self.match, variant)
        self.match.get_by_role("button", name="Change the rules").click()
        self.panel = self.page.locator("dialog.house-rules")
        expect(self.panel.locator(".knobs").first).to_be_visible()

    def knob(self, path: str) -> Locator:
        """Return a knob, with its section unfolded."""
        field = self.panel.locator(f'[id="knob-{path}"]')
        field.evaluate("(it) => { it.closest('details').open = true; }")
        return field

    def choose(self, path: str, word: str) -> None:
        """Choose one of a knob's values."""
        exact = re.compile(f"^{re.escape(word)}$")
        choice = self.knob(path).locator("label", has=self.page.locator("b", has_text=exact))
        choice.get_by_role("radio").check()

    @property
    def trouble(self) -> Locator:
        """Return the note that the rules conflict."""
        return self.panel.get_by_role("alert")

    def use(self) -> None:
        """Play by these rules."""
        self.panel.get_by_role("button", name="Play by these rules").click()


def choose_game(match: Locator, variant: str) -> None:
    """Choose a game in the panel of a new match."""
    match.get_by_role("button", name="Another game").click()
    match.page.locator(f'dialog.games [data-variant="{variant}"]').click()


def begin(table_page: TablePage, match: Locator) -> None:
    """Deal the cards of the new match."""
    wanted = match.locator("[data-variant]").get_attribute("data-variant")
    match.get_by_role("button", name="Deal the cards").click()
    expect(match).to_have_count(0)
    table_page.page.wait_for_function(
        "(wanted) => window.brisques.match.view.variant === wanted", arg=wanted
    )
    table_page.wait()


# Let the engine's answer to one operation fail, until `window.mend()`.
BREAK = """(op) => {
  const { engine } = window.brisques;
  const call = engine.call;
  engine.call = (name, args) => name === op
    ? Promise.reject({ code: "page/part-missing", where: "", params: {} })
    : call.call(engine, name, args);
  window.mend = () => { engine.call = call; };
}"""


CHOOSE_AND_USE = """() => {
  const choices = [...document.querySelectorAll("[id='knob-match.end'] label")];
  choices.find(({ innerText }) => innerText.startsWith("with every deal")).click();
  document.querySelector("dialog.house-rules > .paper > .actions .primary").click();
}"""


def test_choices_that_fail_to_load_say_why_and_can_be_retried(table: TablePage) -> None:
    table.clear()
    match = table.open_panel("New match")
    choose_game(match, "fildinski")
    table.page.evaluate(BREAK, "choices")
    match.get_by_role("button", name="Change the rules").click()
    panel = table.page.locator("dialog.house-rules")
    expect(panel.get_by_role("alert")).to_contain_text(
        "The choices could not be loaded: This part of"
    )
    table.page.evaluate("window.mend()")
    panel.get_by_role("button", name="Try again").click()
    expect(panel.locator(".knobs").first).to_be_visible()
    expect(panel.get_by_role("alert")).to_have_count(0)
    table.page.evaluate(BREAK, "choices")
    panel.locator(".knobs summary").first.click()
    panel.locator(".knobs[open] input[type=radio]:not(:checked)").first.check()
    expect(panel.get_by_role("alert")).to_contain_text(
        "The choices could not be loaded: This part of"
    )
    table.page.evaluate("window.mend()")
    panel.get_by_role("button", name="Try again").click()
    expect(panel.get_by_role("alert")).to_have_count(0)


def test_a_named_rule_set_is_played_recorded_and_kept(table: TablePage) -> None:
    house = House(table, "bezique")
    house.choose("meld.marriage", "40")
    house.choose("seven.in-endgame", "yes")
    expect(house.panel.get_by_role("status").first).to_have_text("2 rules changed:")
    house.panel.get_by_label("Name of these rules").fill("Grandmother’s")
    house.use()
    expect(house.match.locator("[data-variant]")).to_have_attribute(
        "data-variant", "bezique,meld.marriage=40,seven.in-endgame=true"
    )
    begin(table, house.match)
    assert table.view["variant"] == "bezique,meld.marriage=40,seven.in-endgame=true"
    record = table.page.evaluate(SAVED)
    assert "\nvariant bezique,meld.marriage=40,seven.in-endgame=true\n" in record
    assert "\nrules Grandmother’s\n" in record
    expect(table.page.locator(".bar h1")).to_contain_text("Grandmother’s")

    rules = table.open_panel("Rules, with their sources")
    expect(rules.locator('[id="bezique.meld.marriage"] td').first).to_have_text("40")
    expect(rules.locator(".house")).to_have_text(["Changed from Bézique."] * 2)

    before = table.view
    table.page.reload()
    table.wait(BOOT)
    after = table.view
    assert (after["variant"], after["hand"]) == (before["variant"], before["hand"])
    assert table.page.evaluate(SAVED) == record


def test_rules_that_were_played_are_offered_again_until_forgotten(table: TablePage) -> None:
    spec = "fildinski,meld.bezique=45"
    table.page.evaluate("(link) => { location.hash = link; }", f"variant={spec}&name=Forty-five")
    match = table.page.locator("dialog.new-match")
    begin(table, match)
    table.page.reload()
    table.wait(BOOT)
    table.open_panel("New match")
    match.get_by_role("button", name="Another game").click()
    games = table.page.locator("dialog.games")
    expect(games.locator(".own", has_text="Forty-five")).to_contain_text("Fildinski, with one rule")
    games.get_by_role("button", name="Forget Forty-five").click()
    expect(games.locator(f'[data-variant="{spec}"]')).to_have_count(0)
    assert table.page.evaluate("document.activeElement.closest('dialog') !== null")
    table.page.reload()
    table.wait(BOOT)
    table.open_panel("New match")
    match.get_by_role("button", name="Another game").click()
    expect(games.locator(f'[data-variant="{spec}"]')).to_have_count(0)


def test_choices_name_their_sources_and_mark_misprints(table: TablePage) -> None:
    house = House(table, "bezique")
    marriage = house.knob("meld.marriage")
    expect(marriage.locator("label").nth(0)).to_contain_text("White Knuckle Cards")
    expect(marriage.locator("label").nth(1)).to_contain_text("a misprint")
    expect(marriage.get_by_role("radio").nth(0)).to_be_checked()
    assert house.panel.locator("fieldset.knob").count() > 70


TYPE_TWICE = """async () => {
  const field = document.getElementById("knob-match.target").querySelector("[type=text]");
  for (const said of ["350", "lots"]) {
    field.value = said;
    field.dispatchEvent(new Event("change"));
  }
  for (let i = 0; i < 2; i += 1) await window.brisques.engine.call("hello");
}"""


def test_a_late_answer_does_not_hide_a_newer_error(table: TablePage) -> None:
    house = House(table, "fildinski")
    house.knob("match.target")
    table.page.evaluate(TYPE_TWICE)
    expect(house.trouble).to_contain_text("“Points to play to” cannot have this value")


def test_a_number_is_typed_and_nonsense_is_refused(table: TablePage) -> None:
    house = House(table, "fildinski")
    field = house.knob("match.target").get_by_role("textbox")
    field.fill("350")
    field.press("Tab")
    expect(house.panel.locator(".changes")).to_contain_text("Points to play to: 350")
    expect(house.trouble).to_have_count(0)
    field.fill("lots")
    field.press("Tab")
    expect(house.trouble).to_contain_text("“Points to play to” cannot have this value")
    expect(house.panel.locator(".changes")).to_contain_text("Points to play to: 350")
    field.fill("350")
    field.press("Tab")
    expect(house.trouble).to_have_count(0)
    house.use()
    begin(table, house.match)
    assert table.view["match"]["target"] == 350


def test_rules_are_used_only_when_the_engine_has_judged_them(table: TablePage) -> None:
    """They may be asked for before it has answered, as by the click that leaves a field."""
    house = House(table, "fildinski")
    house.knob("match.end")
    table.page.evaluate(CHOOSE_AND_USE)
    expect(house.trouble).to_be_focused()
    expect(house.panel).to_be_visible()


def test_conflicting_rules_are_refused_with_the_reason(table: TablePage) -> None:
    house = House(table, "fildinski")
    house.choose("meld.marriage", "40")
    house.choose("match.end", "with every deal")
    expect(house.trouble).to_contain_text("A game of one deal has no points to play to.")
    expect(house.trouble).to_contain_text("Points to play to")
    house.use()
    expect(house.trouble).to_be_focused()
    expect(house.panel.locator(".changes li")).to_have_count(2)

    way = house.trouble.get_by_role("button", name="Points to play to")
    way.press("Enter")
    expect(house.knob("match.target")).to_be_in_viewport()
    assert table.page.evaluate("document.activeElement.name") == "knob-match.target"
    house.choose("match.target", "none")
    expect(house.trouble).to_contain_text("no further deal to settle a tie")
    house.choose("match.tie", "the game is drawn")
    expect(house.trouble).to_have_count(0)
    house.use()
    begin(table, house.match)
    assert table.view["variant"] == (
        "fildinski,meld.marriage=40,match.target=0,match.end=one-deal,match.tie=drawn"
    )


# Choose the last value of every rule.
CHANGE_ALL = """() => {
  for (const knob of document.querySelectorAll(".house-rules [id^='knob-']"))
    [...knob.querySelectorAll("label")].at(-1)?.click();
}"""


def test_more_changes_than_rules_may_have_are_refused_with_the_limit(table: TablePage) -> None:
    house = House(table, "bezique")
    house.knob("match.end")
    table.page.evaluate(CHANGE_ALL)
    expect(house.trouble).to_contain_text(
        "“Bézique” and its house rules may have at most 400 characters."
    )


def test_a_field_shows_what_was_refused_only_until_another_change(table: TablePage) -> None:
    house = House(table, "fildinski")
    field = house.knob("meld.marriage").get_by_role("textbox")
    field.fill("15")
    field.press("Tab")
    expect(house.panel.locator(".changes li")).to_have_count(1)
    field.fill("many")
    field.press("Tab")
    expect(house.trouble).to_be_visible()
    expect(field).to_have_value("many")
    house.choose("meld.per-trick", "any number")
    expect(house.trouble).to_have_count(0)
    expect(field).to_have_value("15")


def test_a_change_is_undone_and_the_focus_stays(table: TablePage) -> None:
    house = House(table, "fildinski")
    house.choose("meld.marriage", "40")
    back = house.panel.get_by_role("button", name="Back to “20”")
    back.press("Enter")
    expect(house.panel.get_by_role("status").first).to_have_text("Nothing changed yet.")
    assert table.page.evaluate("document.activeElement.closest('dialog') !== null")
    house.choose("meld.marriage", "40")
    house.choose("meld.per-trick", "any number")
    house.panel.get_by_role("button", name="Drop changes").click()
    expect(house.panel.locator(".changes li")).to_have_count(0)
    house.use()
    expect(house.match.locator("[data-variant]")).to_have_attribute("data-variant", "fildinski")


def test_house_rules_fit_and_axe_finds_nothing(table: TablePage) -> None:
    table.page.emulate_media(reduced_motion="reduce", color_scheme="light")
    house = House(table, "bezique")
    house.choose("meld.marriage", "40")
    house.choose("meld.source", "cards won in tricks")
    expect(house.trouble).to_be_visible()
    house.panel.locator("details").evaluate_all("(all) => { for (const it of all) it.open = true }")
    paper = house.panel.locator(".scroll")
    for window in windows(table.page, [(1280, 800), (360, 640)]):
        excess = paper.evaluate("(it) => it.scrollWidth - it.clientWidth")
        assert (window, max(excess, 0)) == (window, 0)
    bring_axe(table.page)
    assert faults_in_every_look(table.page) == []
    house.use()
    table.page.keyboard.press("Escape")
    expect(house.match).to_be_visible()
    assert faults_in_every_look(table.page) == []


# --- links --------------------------------------------------------------------------------------

NASTY = '<img src=x onerror="window.hit=1"> *bold* [[QS]] {$x}'


def test_a_link_opens_its_rules(page: Page) -> None:
    table_page = TablePage(page)
    spec = "bezique,meld.marriage=30,match.end=immediate"
    page.goto(f"#variant={spec}&name={quote(NASTY)}")
    match = page.locator("dialog.new-match")
    expect(match).to_be_visible(timeout=BOOT)
    expect(match.locator("[data-variant]")).to_have_attribute("data-variant", spec)
    expect(match).to_contain_text(NASTY)
    assert "#variant" not in page.url
    match.get_by_role("button", name="Deal the cards").click()
    table_page.wait(BOOT)
    assert table_page.view["variant"] == spec
    assert page.evaluate("document.querySelectorAll('img[src=x]').length") == 0
    assert page.evaluate("window.hit") is None

    table_page.open_panel("New match")
    match.get_by_role("button", name="Change the rules").click()
    house_rules = page.locator("dialog.house-rules")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    house_rules.get_by_role("button", name="Copy").click()
    expect(house_rules.locator(".naming [role=status]")).to_contain_text("copy it yourself")
    link = house_rules.get_by_label("A link to these rules").input_value()
    other = page.context.new_page()
    other.goto(link)
    again = other.locator("dialog.new-match")
    expect(again).to_be_visible(timeout=BOOT)
    expect(again.locator("[data-variant]")).to_have_attribute("data-variant", spec)
    expect(again).to_contain_text(NASTY)


BAD = {
    "variant=whist": "There is no game called “whist”.",
    "variant=bezique,meld.flush=10": "There is no rule called “meld.flush”.",
    "variant=bezique,meld.marriage=many": "“Marriage” cannot have this value.",
    "variant=bezique,deal.players=3": "The stock must give everyone the same number of cards.",
    "variant=" + "a" * 500: "It is damaged",
    "variant=<b>": "It is damaged",
    "variant=": "It is damaged",
}


@pytest.mark.parametrize("link", BAD)
def test_a_bad_link_says_what_is_wrong_and_changes_nothing(table: TablePage, link: str) -> None:
    before = table.view
    table.page.evaluate("(link) => { location.hash = link; }", link)
    note = table.page.locator(".note")
    expect(note).to_contain_text(BAD[link])
    assert table.view == before
    expect(table.page.locator("brisques-table")).to_be_visible()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


# --- from panel to panel ------------------------------------------------------------------------


def test_rules_changed_on_their_page_return_to_the_new_match(table: TablePage) -> None:
    match = table.open_panel("New match")
    choose_game(match, "bezique-penguin")
    match.get_by_role("button", name="Rules, with their sources").click()
    rules = table.page.locator("dialog.rules")
    rules.get_by_role("button", name="Change these rules").click()
    house = table.page.locator("dialog.house-rules")
    knob = house.locator('[id="knob-brisque.points"]')
    knob.evaluate("(it) => { it.closest('details').open = true; }")
    knob.get_by_role("textbox").fill("15")
    knob.get_by_role("textbox").press("Enter")
    expect(house.locator(".changes li")).to_have_count(1)
    house.get_by_role("button", name="Play by these rules").click()
    expect(rules).to_have_count(0)
    dialogs = table.page.locator("dialog.new-match")
    expect(dialogs).to_have_count(1)
    begin(table, dialogs)
    assert table.view["variant"] == "bezique-penguin,brisque.points=15"


def test_dealing_closes_the_page_of_rules(table: TablePage) -> None:
    table.open_panel("Help").get_by_role("button", name="Rules, with their sources").click()
    table.page.locator("dialog.rules").get_by_role("button", name="Change these rules").click()
    house = table.page.locator("dialog.house-rules")
    expect(house.locator(".knobs").first).to_be_visible()
    house.get_by_role("button", name="Play by these rules").click()
    match = table.page.locator("dialog.new-match")
    choose_game(match, "three-hand")
    begin(table, match)
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_a_knob_is_set_by_keyboard_alone(table: TablePage) -> None:
    match = table.open_panel("New match")
    choose_game(match, "three-hand")
    press = table.page.keyboard.press
    match.get_by_role("button", name="Change the rules").focus()
    press("Enter")
    house = table.page.locator("dialog.house-rules")
    chapter = house.locator("summary", has_text="The last tricks")
    expect(chapter).to_be_visible()
    for _ in range(12):
        if chapter.evaluate("(it) => it === document.activeElement"):
            break
        press("Tab")
    press("Enter")
    press("Tab")
    press("ArrowUp")
    expect(house.locator(".changes li")).to_have_count(1)
    assert table.focus != "BODY"
    press("Escape")
    expect(house).to_have_count(0)
    expect(match.get_by_role("button", name="Change the rules")).to_be_focused()
