"""The page in other languages: its words are longer, have accents, or run from right to left."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.sitting import BOOT, Sitting
from tests.browser.test_embed_language import unworded
from tests.browser.test_layout import OVERFLOW
from web.build.languages import MIRRORED, PSEUDO

pytestmark = pytest.mark.browser


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
        page.locator(".hand [data-card]").first.click(position={"x": 6, "y": 24})
        Sitting(page).wait(BOOT)
        assert unworded(page) == set()


def test_a_language_that_there_is_not_is_english(browser: Browser, site: str) -> None:
    with browser.new_context(locale="tlh", base_url=site) as context:
        page = context.new_page()
        page.goto("?lang=zz")
        expect(page.get_by_text("Another hand").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "en")
