"""The rules page of every game, and the comparison of two games."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from brisques.rulebook import compare, explain
from brisques.variants import names
from tests.browser.layout import BROKEN_WORDS, windows
from tests.browser.table_page import BOOT, HOLD_ENGINE, TablePage
from tests.browser.test_access import AXE, PLAIN, RUN
from tests.browser.test_house_rules import BREAK
from tests.presets import BEZIQUE, FILKO

pytestmark = pytest.mark.browser

SIZES = [(1280, 800), (360, 640)]
LEFT_OVER = re.compile(r"[{}$]|\[\[|\bbezique\.|\b(?:rule|value|source|chapter|variant)-[a-z]")
"""Placeholders that were not filled in, and ids without a text."""


@pytest.fixture(scope="module")
def rules(shared: tuple[TablePage, list[str]]) -> Locator:
    """Open the rules page for all tests that only read it."""
    table_page, _ = shared
    table_page.clear()
    table_page.open_panel("Rules, with their sources")
    return table_page.page.locator("dialog.rules")


def turn_to(rules: Locator, variant: str) -> None:
    """Show another game's rules."""
    rules.get_by_role("combobox", name="Rules of").select_option(variant)
    expect(rules.locator("details.every-knob")).to_be_visible()


@pytest.mark.parametrize("variant", names())
def test_every_game_is_described_in_sentences_with_sources(rules: Locator, variant: str) -> None:
    turn_to(rules, variant)
    shown = rules.inner_text()
    assert not LEFT_OVER.search(shown), LEFT_OVER.findall(shown)
    told = rules.locator(".rule")
    assert told.count() >= 14
    for at in range(told.count()):
        assert told.nth(at).locator("p").first.inner_text().endswith((".", ":"))
        assert told.nth(at).locator(".written").inner_text() != ""


@pytest.mark.parametrize("variant", names())
def test_the_points_of_the_melds_are_those_of_the_engine(rules: Locator, variant: str) -> None:
    turn_to(rules, variant)
    played = {rule["id"]: rule["value"] for rule in explain(variant)["rules"]}
    melds = {
        rule: value
        for rule, value in played.items()
        if ".meld." in rule and type(value) is int and not rule.endswith("per-trick") and value
    }
    rows = rules.locator(".meld-table tbody tr")
    shown = rows.evaluate_all(
        "(rows) => rows.map((row) => [row.id, Number(row.querySelector('td').textContent)])"
    )
    assert dict(shown) == melds


def test_a_rule_without_effect_is_only_in_the_folded_table(rules: Locator) -> None:
    turn_to(rules, "rubicon")
    assert rules.locator('[id="bezique.seven.points"]').count() == 0
    folded = rules.locator("details.every-knob")
    row = folded.locator("tr", has_text="Deece, the seven of trumps")
    expect(row).to_be_hidden()
    folded.locator("summary").click()
    expect(row).to_contain_text("none")
    assert folded.locator("tbody tr").count() == len(explain("rubicon")["rules"])


def test_a_misprint_is_shown_as_one(rules: Locator) -> None:
    turn_to(rules, "bezique")
    row = rules.locator('[id="bezique.meld.marriage"]')
    expect(row).to_contain_text("20")
    expect(row).to_contain_text("Misprint: CatsAtCards prints 40; 20 is played.")


@pytest.mark.parametrize("variant", ["rubicon", "eight-pack"])
def test_the_table_of_melds_breaks_no_head_and_no_number(rules: Locator, variant: str) -> None:
    turn_to(rules, variant)
    for window in windows(rules.page, [(360, 640), (800, 600), (1280, 800)]):
        words = rules.locator(".meld-table :is(thead th, .figure)")
        broken = words.evaluate_all(f"(them) => them.flatMap({BROKEN_WORDS})")
        assert (window, broken) == (window, [])


def test_duties_are_listed_in_their_order(rules: Locator) -> None:
    turn_to(rules, "four-hand")
    duty = rules.locator('[id="bezique.endgame.duty"] li')
    expect(duty).to_have_count(4)
    expect(duty.nth(0)).to_contain_text("Follow the suit led")
    expect(duty.nth(2)).to_contain_text("play a trump that wins")


def test_a_chapter_is_reached_by_keyboard(rules: Locator) -> None:
    turn_to(rules, "bezique")
    jump = rules.get_by_role("button", name="How it is won")
    jump.focus()
    jump.press("Enter")
    heading = rules.get_by_role("heading", name="How it is won")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_two_games_are_compared_rule_by_rule(rules: Locator, shared: Any) -> None:
    turn_to(rules, "bezique")
    rules.get_by_role("button", name="Compare with another game").click()
    panel = shared[0].page.locator("dialog.compare")
    expect(panel.get_by_role("heading", level=1)).to_have_text("From Bézique to Fildinski")
    differing = compare("bezique", "fildinski")["rows"]
    expect(panel.locator(".rule-row")).to_have_count(len(differing))
    expect(panel.get_by_role("status")).to_contain_text(str(len(differing)))
    assert not LEFT_OVER.search(panel.inner_text())
    source = panel.locator("tr", has_text="Melds are made from").locator("+ tr td")
    expect(source.nth(0)).to_contain_text("with cards of the hand")
    expect(source.nth(1)).to_contain_text("cards won in tricks")

    panel.get_by_role("button", name="The other way round").click()
    expect(panel.get_by_role("heading", level=1)).to_have_text("From Fildinski to Bézique")
    expect(source.nth(1)).to_contain_text("with cards of the hand")
    panel.get_by_role("combobox", name="From").select_option("bezique")
    expect(panel.get_by_role("status")).to_have_text("The two games have the same rules.")
    shared[0].page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize(("variant", "family"), [("fildinski", BEZIQUE), ("filicau", FILKO)])
def test_a_game_is_compared_with_games_of_its_family_only(
    rules: Locator, shared: Any, variant: str, family: list[str]
) -> None:
    turn_to(rules, variant)
    rules.get_by_role("button", name="Compare with another game").click()
    panel = shared[0].page.locator("dialog.compare")
    expect(panel.locator(".rule-row").first).to_be_visible()
    offered = panel.get_by_role("combobox", name="From").locator("option")
    assert set(offered.evaluate_all("(them) => them.map(({ value }) => value)")) == set(family)
    shared[0].page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_overflows_and_axe_finds_nothing(
    rules: Locator, shared: Any, width: int, height: int
) -> None:
    page = shared[0].page
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(AXE)
    page.evaluate(PLAIN)
    turn_to(rules, "six-pack")
    rules.get_by_role("button", name="Compare with another game").click()
    panel = page.locator("dialog.compare")
    expect(panel.locator(".rule-row").first).to_be_visible()
    for dialog in (rules, panel):
        paper = dialog.locator(".paper")
        assert paper.evaluate("(it) => it.scrollWidth - it.clientWidth") <= 0
    assert page.evaluate(RUN) == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert page.evaluate(RUN) == []


def test_a_link_leads_to_a_single_rule(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("#rules=bezique-1500&at=bezique.meld.reuse")
    panel = page.locator("dialog.rules")
    expect(panel).to_be_visible(timeout=BOOT)
    rule = panel.locator('[id="bezique.meld.reuse"]')
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    assert "#rules" not in page.url
    panel.get_by_role("button", name="Close").click(trial=True)
    expect(rule).to_be_in_viewport()


def test_the_rules_of_the_last_choice_have_its_name(page: Page) -> None:
    choice = json.dumps({"variant": "fildinski,match.target=500", "rulesName": "Short evening"})
    page.add_init_script(f"localStorage.setItem('brisques.choice', {json.dumps(choice)})")
    page.goto("")
    page.locator(".contents").get_by_role("button", name="Rules and sources").click()
    rules = page.locator("dialog.rules")
    expect(rules).to_contain_text("Short evening", timeout=BOOT)


def test_a_refusal_names_the_sources_of_the_game_that_is_played(table: TablePage) -> None:
    table.begin("rubicon", 2, "sources")
    cited = {rule: at for rule, at in explain("rubicon")["sources"].items() if rule != "house"}
    known = "() => Object.keys(window.brisques.table.sources)"
    table.page.wait_for_function(
        "(marks) => marks.every((mark) => mark in window.brisques.table.sources)", arg=list(cited)
    )
    assert set(cited) <= set(table.page.evaluate(known))
    assert "X-WK" in cited


def test_nothing_moves_under_the_pointer_when_the_rules_come(table: TablePage) -> None:
    page = table.page
    page.evaluate(HOLD_ENGINE, "explain")
    rules = table.open_panel("Rules, with their sources")
    close = rules.get_by_role("button", name="Close")
    expect(rules.locator(".loading")).to_be_visible()
    before = close.bounding_box()
    page.evaluate("goOn()")
    expect(rules.locator(".rule").first).to_be_visible()
    assert close.bounding_box() == before


def test_rules_that_fail_to_load_say_why_and_can_be_retried(table: TablePage) -> None:
    page = table.page
    page.evaluate(BREAK, "explain")
    rules = table.open_panel("Rules, with their sources")
    failed = "The rules could not be loaded: This part of"
    expect(rules.get_by_role("alert")).to_contain_text(failed)
    rules.get_by_role("button", name="Compare with another game").click()
    comparison = page.locator("dialog.compare")
    expect(comparison.get_by_role("alert")).to_contain_text(failed)
    page.evaluate("window.mend()")
    comparison.get_by_role("button", name="Try again").click()
    expect(comparison.locator(".rule-row").first).to_be_visible()
    page.keyboard.press("Escape")
    table.button("Try again", inside="dialog.rules").click()
    expect(page.locator("dialog.rules .rule").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
