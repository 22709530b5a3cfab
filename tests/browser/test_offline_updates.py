"""Updates: a new version fetches what changed, waits for a pause, asks, and loses no match."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.table_page import BOOT, STORE_SETTING, TablePage, wait_until
from tests.browser.test_access import AXE, PLAIN, faults_in_every_look
from tests.browser.visits import GONE, WAITING, Visitor, visiting
from tests.builder import Scene

pytestmark = pytest.mark.browser


# An update that the browser started by itself, without a network, would be taken for ours.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => registration.update()).catch(() => {});
  const { installing, waiting } = registration;
  if (!installing) return waiting ? "installed" : "redundant";
  return new Promise((resolve) => installing.addEventListener("statechange", () =>
    resolve(installing.state)));
}"""


@pytest.fixture(scope="module")
def offered(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, small_site: Path
) -> Iterator[Visitor]:
    """Return a visitor to whom a new version is offered, and who does not take it."""
    with visiting(browser, tmp_path_factory.mktemp("offered"), site=small_site) as visitor:
        visitor.settle()
        deploy(visitor)
        yield visitor


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path, small_site: Path) -> Iterator[Visitor]:
    """Return a visitor in the middle of a deal, with all files of this version stored."""
    with visiting(browser, tmp_path, site=small_site) as visitor:
        visitor.settle()
        yield visitor


def news(tab: TablePage) -> Locator:
    """Return the line about a new version."""
    return tab.page.locator(".update-notice[role='status'] p").first


def deploy(visitor: Visitor, version: str = "second") -> None:
    """Publish a new version, and let the browser look for it."""
    visitor.host.deploy(version)
    assert update(visitor) == "installed"


def update(visitor: Visitor) -> str:
    """Look for a new version; return the state in which its installation ends."""
    return str(visitor.tab.page.evaluate(UPDATE))


def runs(tab: TablePage, version: str) -> bool:
    """Return whether the page in this tab is of this version."""
    return tab.page.locator(f"script[src='app.{version}.js']").count() == 1


def await_version(tab: TablePage, version: str) -> None:
    """Wait until the tab has reloaded by itself and is of this version."""
    tab.page.locator(f"script[src='app.{version}.js']").wait_for(state="attached", timeout=BOOT)
    tab.page.wait_for_function("() => window.brisques?.match.view", timeout=BOOT)


def test_a_new_version_waits_for_a_pause_and_consent(visitor: Visitor) -> None:
    """The browser looks for it when the page is opened, and downloads only what changed."""
    tab = visitor.tab
    visitor.host.asked.clear()
    visitor.host.deploy("second")
    visitor.come_back()
    wait_until(tab.page, WAITING)
    assert {*visitor.host.asked} == {"", "app.second.js", "prefetch.second.js", "sw.js"}
    assert not runs(tab, "second")
    expect(news(tab)).to_have_count(0)  # in the middle of a deal
    tab.take_turn()
    expect(news(tab)).to_have_count(0)
    before = tab.view

    tab.leave()
    expect(news(tab)).to_contain_text("A new version of Brisques is ready")
    tab.button("Later").click()
    expect(news(tab)).to_have_count(0)
    tab.button("Go on").click()
    tab.leave()
    expect(tab.button("Go on")).to_be_visible()
    expect(news(tab)).to_have_count(0)

    # After a reload it asks again.
    visitor.come_back()
    expect(news(tab)).to_have_count(0)
    # All its files are stored, so the change needs no network.
    visitor.cut_off()
    tab.leave()
    expect(news(tab)).to_contain_text("A new version of Brisques is ready")
    tab.button("Use it now").click()
    await_version(tab, "second")
    assert tab.view == before
    assert not tab.page.evaluate(WAITING)
    tab.wait(BOOT)
    tab.take_turn()
    assert tab.view != before


def test_between_deals_the_question_is_on_the_deal_sheet_and_answered_by_keys(
    visitor: Visitor,
) -> None:
    tab = visitor.tab
    deploy(visitor)
    tab.set_up(Scene("fildinski", stock=0, hands=("AS", "9S"), points=(720, 540)))
    expect(news(tab)).to_have_count(0)
    tab.take_turn()
    line = tab.sheet.locator(".update-notice p").first
    expect(line).to_contain_text("A new version of Brisques is ready")
    assert "Next deal" in tab.focus  # it has not taken the focus
    before = tab.view

    for _ in range(20):
        if "Use it now" in tab.focus:
            break
        tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Enter")
    await_version(tab, "second")
    tab.wait(BOOT)
    assert tab.view == before
    expect(tab.sheet).to_be_visible()


def test_a_tab_open_for_days_asks_before_an_update_ends_its_match(visitor: Visitor) -> None:
    tab = visitor.tab
    visitor.host.deploy("second")
    tab.page.evaluate("{ const now = Date.now(); Date.now = () => now + 3_600_001 }")
    tab.leave()
    expect(news(tab)).to_contain_text("A new version of Brisques is ready", timeout=BOOT)
    expect(news(tab)).to_contain_text("Your match is safe on this device")
    tab.button("Go on").click()
    tab.stop_storing()
    tab.take_turn()
    before = tab.view
    tab.leave()
    expect(news(tab)).to_contain_text("A new version of Brisques is ready")
    expect(news(tab)).to_contain_text("your match is lost")
    expect(news(tab)).not_to_contain_text("safe")

    question = tab.page.get_by_role("dialog", name="Reload the page?")
    tab.button("Use it now").click()
    question.get_by_role("button", name="Keep my match").click()
    assert tab.view == before
    tab.button("Use it now").click()
    question.get_by_role("button", name="Reload").click()
    await_version(tab, "second")


def test_axe_finds_nothing_in_the_question(offered: Visitor) -> None:
    tab = offered.tab
    tab.page.emulate_media(reduced_motion="reduce")
    tab.set_up(Scene("fildinski", stock=0, hands=("AS", "9S"), points=(720, 540)))
    tab.take_turn()
    tab.page.evaluate(AXE)
    tab.page.evaluate(PLAIN)
    for place in (".deal-sheet .update-notice", "body > .update-notice"):
        expect(tab.page.locator(place).get_by_role("button")).to_have_count(2)
        assert faults_in_every_look(tab.page) == [], place
        tab.page.evaluate("document.querySelector('dialog')?.close()")
        tab.page.evaluate("location.hash = ''")


def test_the_question_follows_the_language(offered: Visitor) -> None:
    page = offered.tab.page
    page.evaluate("location.hash = ''")
    for language, words in (("de", "Eine neue Version"), ("en", "A new version")):
        page.evaluate(STORE_SETTING, ["language", language])
        expect(news(offered.tab)).to_contain_text(words)


def test_the_next_deal_removes_the_question(offered: Visitor) -> None:
    tab = offered.tab
    tab.page.set_viewport_size({"width": 1280, "height": 800})
    # In this order, as the sheet of a finished deal would open again at the table.
    tab.set_up(Scene("fildinski", stock=0, hands=("AS", "9S"), points=(720, 540)))
    tab.clear()
    tab.take_turn()
    expect(tab.sheet.locator(".update-notice p").first).to_be_visible()
    tab.button("Show the table", inside="dialog").click()
    expect(tab.sheet).to_have_count(0)
    expect(news(tab)).to_have_count(0)  # there it would cover the button that leads on
    tab.button("Deal sheet").click()
    expect(tab.sheet.locator(".update-notice p").first).to_be_visible()
    tab.button("Next deal", inside="dialog").click()
    tab.wait()
    assert tab.view["phase"] == "play"
    expect(news(tab)).to_have_count(0)


def test_two_tabs_both_learn_of_an_update_and_keep_working(visitor: Visitor) -> None:
    first = visitor.tab
    [old_script] = [key for key in visitor.kept if key.startswith("app.") and ".js" in key]
    deploy(visitor)
    second = visitor.open_tab()
    second.page.goto("")
    expect(second.page.locator(".note")).to_contain_text(
        "playing this match in another tab", timeout=BOOT
    )
    first.leave()
    second.leave()
    for tab in (first, second):
        expect(news(tab)).to_contain_text("A new version of Brisques is ready")
    second.button("Go on").click()
    expect(news(second)).to_have_count(0)

    first.button("Use it now").click()
    await_version(first, "second")
    # The old tab plays the match now, in the middle of a deal. Its engine dies, and its files are
    # gone from the host.
    visitor.forget_downloads()
    second.page.evaluate("window.brisques.engine.kill()")
    told = second.page.locator(".note").filter(has_text="Nothing is lost")
    expect(told).to_be_visible(timeout=BOOT)
    second.wait(BOOT)
    second.take_turn()
    before = second.view
    assert not runs(second, "second")
    assert visitor.has(old_script)

    second.leave()
    expect(news(second)).to_contain_text("Another tab has changed to a new version")
    first.page.close()
    second.page.locator(".update-notice").get_by_role("button", name="Reload").click()
    await_version(second, "second")
    assert second.view == before
    # No tab has the old version any more.
    visitor.tab = second
    wait_until(second.page, GONE, old_script)


def test_an_interrupted_update_leaves_the_current_version(visitor: Visitor) -> None:
    tab = visitor.tab
    visitor.host.deploy("second")
    visitor.host.breaks_off = {"prefetch.second.js"}
    visitor.come_back()
    before = tab.view
    assert update(visitor) == "redundant"
    visitor.cut_off()
    visitor.come_back()
    assert tab.view == before
    assert not runs(tab, "second")

    visitor.host.unplugged = False
    visitor.host.breaks_off = set()
    visitor.complaints.clear()
    assert update(visitor) == "installed"
    tab.leave()
    tab.button("Use it now").click()
    await_version(tab, "second")
    assert tab.view == before


def test_an_update_on_a_full_disk_leaves_the_current_version(visitor: Visitor) -> None:
    tab = visitor.tab
    used = tab.page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
    visitor.limit_storage(used + 1000)
    before_keys = sorted(visitor.kept)
    visitor.host.deploy("second")
    visitor.come_back()
    before = tab.view
    assert update(visitor) == "redundant"
    assert sorted(visitor.kept) == before_keys
    visitor.cut_off()
    visitor.come_back()
    assert tab.view == before
    visitor.complaints.clear()
