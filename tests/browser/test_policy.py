"""What the page forbids itself: the content security policy, and that nothing runs against it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sitting import Sitting

pytestmark = pytest.mark.browser

POLICY = {
    "default-src": {"'none'"},
    "script-src": {"'self'", "'wasm-unsafe-eval'"},
    "style-src": {"'self'"},
    "img-src": {"'self'", "data:"},
    "connect-src": {"'self'"},
    "worker-src": {"'self'"},
    "manifest-src": {"'self'"},
    "font-src": {"'self'"},
    "base-uri": {"'none'"},
    "form-action": {"'none'"},
}

LISTEN = """() => {
  window.violations = [];
  addEventListener("securitypolicyviolation", (event) =>
    window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
}"""


@pytest.fixture
def sitting(page: Page) -> Sitting:
    """A page of its own that counts violations."""
    page.add_init_script(f"({LISTEN})()")
    return Sitting(page, speed="fast")


def test_the_policy_is_strict(page: Page) -> None:
    page.goto("")
    meta = page.locator('meta[http-equiv="Content-Security-Policy"]')
    written = str(meta.get_attribute("content"))
    rules = [rule.split() for rule in written.split(";") if rule.strip()]
    assert {name: set(sources) for name, *sources in rules} == POLICY
    # It must stand before anything it is to govern.
    order = meta.evaluate("(node) => [...document.head.children].indexOf(node)")
    first = page.evaluate(
        "[...document.head.children].findIndex((node) => node.matches('script, link, style'))"
    )
    assert order < first


def test_nothing_is_done_against_it(sitting: Sitting) -> None:
    sitting.sit_down()
    sitting.take_turn()
    for name in ("New match", "Rules, with their sources", "Settings", "Help"):
        panel = sitting.open_panel(name)
        sitting.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    assert sitting.page.evaluate("window.violations") == []


def test_inline_code_and_style_are_refused(sitting: Sitting, complaints: list[str]) -> None:
    sitting.page.goto("")
    sitting.page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.intruder = true";
          const style = document.createElement("style");
          style.textContent = "body { display: none }";
          document.head.append(script, style);
        }"""
    )
    sitting.page.wait_for_function("() => window.violations.length === 2")
    assert sitting.page.evaluate("window.intruder") is None
    expect(sitting.page.locator("body")).to_be_visible()
    assert len(complaints) == 2
    complaints.clear()
