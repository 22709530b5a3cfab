"""The page in other languages: longer words, accents, and text from right to left."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.table_page import BOOT, TablePage
from tests.browser.test_access import AXE, PLAIN, RUN
from tests.browser.test_embed_language import unworded
from tests.browser.test_layout import OVERFLOW
from web.build.languages import ENGLISH, MIRRORED, PSEUDO, WHOLE

pytestmark = pytest.mark.browser

CORNER = {"x": 6, "y": 24}
"""Of a card in the hand, where the next one does not cover it."""


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize(("language", "direction"), [(PSEUDO, "ltr"), (MIRRORED, "rtl")])
def test_a_card_is_played_in_another_language(
    browser: Browser, site: str, language: str, direction: str, width: int
) -> None:
    size = {"width": width, "height": 640}
    with browser.new_context(viewport=size, base_url=site) as context:
        page = context.new_page()
        page.goto(f"?lang={language}")
        html = page.locator("html")
        expect(html).to_have_attribute("lang", language)
        expect(html).to_have_attribute("dir", direction)
        expect(page.get_by_text("Áññööthéér hááññd").first).to_be_visible()
        assert page.evaluate(OVERFLOW) <= 0
        page.locator(".hand [data-card]").first.click(position=CORNER)
        TablePage(page).wait(BOOT)
        assert unworded(page) == set()


def test_a_first_visit_uses_the_browsers_language_and_the_setting_changes_it(
    browser: Browser, site: str
) -> None:
    """Switch the open page through each language, then play a deal of Filicău in Romanian."""
    options = {"viewport": {"width": 360, "height": 640}, "reduced_motion": "reduce"}
    with browser.new_context(locale="hu-HU", base_url=site, **options) as context:  # type: ignore[arg-type]
        page = context.new_page()
        words: list[str] = []
        page.on("request", lambda it: words.append(it.url) if "/words/" in it.url else None)
        page.goto("")
        html = page.locator("html")
        expect(html).to_have_attribute("lang", "hu")
        page.locator("nav.contents button").last.click()
        expect(page.locator("[name=language][value=auto]")).to_be_checked()
        assert len(words) == 1
        page.evaluate(AXE)
        page.evaluate(PLAIN)
        for language in (ENGLISH, *WHOLE):
            page.locator(f"[name=language][value={language}]").click()
            expect(html).to_have_attribute("lang", language)
            assert unworded(page) == set()
            assert page.evaluate(RUN) == []
            assert page.evaluate(OVERFLOW) <= 0
        assert len(set(words)) == len(WHOLE)
        page.keyboard.press("Escape")
        page.locator("[data-variant=filicau] .hand [data-card]").first.click(position=CORNER)
        table_page = TablePage(page)
        table_page.wait(BOOT)
        while not table_page.view["phase"].endswith("over"):
            table_page.take_turn()
        assert unworded(page) == set()


def test_an_unknown_language_falls_back_to_english(browser: Browser, site: str) -> None:
    with browser.new_context(locale="tlh", base_url=site) as context:
        page = context.new_page()
        page.goto("?lang=zz")
        expect(page.get_by_text("Another hand").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "en")
