"""Other languages: a table without a translation is in English, and no message is missing."""

import re

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from tests.browser import embedding
from tests.browser.embedding import HostPage, Pages, context_of, to_follow
from tests.browser.reader import Reader, lesson_at
from tests.browser.table_page import BOOT
from tests.browser.test_access import AXE, PLAIN, RUN
from web.build.ftl import messages

pytestmark = pytest.mark.browser
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page

LINE = to_follow().line()
IDS = {name for name, _ in messages() if "-" in name}
"""Names of messages that are not English words."""
OTHER = ["cs", "sk-SK"]

LESSON = f"""brisques-lesson 1
title: Pierwsza lewa
course: moja
number: 1
variant: fildinski
language: pl

step: Dama
text: Dama została zagrana. Weź ją, {{QS}}.
position: {LINE.partition(";")[2]}
goal: win trick
right: KS
wrong 9S: Za nisko.
hint: Król.
done: Dobrze.
"""

# All words of the page: visible text, and labels read aloud.
WORDS = """(root) => [root.innerText, ...[...root.querySelectorAll("*")].flatMap((node) =>
  ["aria-label", "title", "alt", "placeholder"].map((name) => node.getAttribute(name) ?? ""))]
  .join(" ")"""


def unworded(inside: FrameLocator | Page) -> set[str]:
    """Return ids of messages that stand where their text should be."""
    said = inside.locator("body").evaluate(WORDS)
    return IDS & set(re.findall(r"[\w-]+", said))


def test_the_check_finds_an_id_in_place_of_text(page: HostPage) -> None:
    page.page.evaluate("document.querySelector('h1').ariaLabel = 'next-deal'")
    assert unworded(page.page) == {"next-deal"}
    page.page.evaluate("document.querySelector('h1').ariaLabel = null")


@pytest.mark.parametrize("language", OTHER)
def test_an_element_in_an_unknown_language_is_in_english(page: HostPage, language: str) -> None:
    """The language is given by the attribute, or by the page around the element."""
    name = page.table(position=LINE, language=language, lang=language, goal="Weź.")
    frame = page.frame(name)
    expect(frame.locator(".turn")).to_contain_text("Your turn")
    expect(frame.locator(".goal p")).to_have_text("Weź.")
    expect(frame.locator("html")).to_have_attribute("lang", "en")
    frame.locator('[data-card="KS1"]').click()
    expect(frame.locator(".chooser")).to_be_visible()
    assert unworded(frame) == set()
    assert page.heard(name, "error") == []


def test_a_frame_in_an_unknown_language_is_in_english(
    browser: Browser, site: str, host: Pages
) -> None:
    address = f"{site}embed.html?language=cs&position={LINE}"
    body = f'<iframe lang="cs" title="Stůl" width="640" height="420" src="{address}"></iframe>'
    with context_of(browser, site, host, locale="pl-PL") as context:
        window = context.new_page()
        window.goto(host.put("cesky", body))
        frame = window.frame_locator("iframe")
        expect(frame.locator(".turn")).to_contain_text("Your turn", timeout=BOOT)
        assert unworded(frame) == set()


def test_a_lesson_in_another_language_says_so_and_the_rest_is_english(page: HostPage) -> None:
    """The teacher's text is marked with its language, so that it is read aloud correctly."""
    name = page.table(lesson=LESSON, language="cs")
    frame = page.frame(name)
    words = frame.locator(".lesson-text")
    expect(words).to_contain_text("Weź ją")
    expect(words).to_have_attribute("lang", "pl")
    expect(frame.locator(".lesson-task .lesson-goal")).to_have_text("Win a trick.")
    frame.get_by_role("button", name="Hint").click()
    expect(frame.locator(".lesson-hint")).to_contain_text("Król.")
    frame.locator('[data-card="9S1"]').click()
    expect(frame.locator(".lesson-says")).to_contain_text("Za nisko.")
    expect(frame.locator(".lesson-says")).to_contain_text("Not this way.")
    for teachers in (".lesson-hint > div", ".lesson-says .prose"):
        expect(frame.locator(teachers)).to_have_attribute("lang", "pl")
    assert unworded(frame) == set()


def test_another_language_names_the_buttons_of_a_table(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.call(name, "load", {"language": "de"})
    expect(page.frame(name).locator('.goal [data-tool="hint"]')).to_have_text("Tipp")


def test_another_language_leaves_the_step_of_a_lesson(page: HostPage) -> None:
    name = page.table(lesson="fildinski/2")
    frame = page.frame(name)
    frame.locator(".lesson-skip").click()
    expect(frame.locator(".lesson-at")).to_contain_text("Step 2")
    page.page.locator(f"#{name}").evaluate("(node) => node.setAttribute('language', 'de')")
    expect(frame.locator(".lesson-at")).to_contain_text("Schritt")
    expect(frame.locator(".lesson-text")).to_be_visible()
    expect(frame.locator(".lesson-at")).to_contain_text("2")


def test_a_refused_change_leaves_the_language(page: HostPage) -> None:
    name = page.table(position=LINE)
    frame = page.frame(name)
    page.call(name, "load", {"language": "de", "position": "fildinski;trump=Q"})
    expect(frame.locator("html")).to_have_attribute("lang", "en")
    expect(frame.locator(".turn")).to_contain_text("Your turn")
    expect(frame.locator('.goal [data-tool="hint"]')).to_have_text("Hint")
    expect(frame.locator(".embed-note")).to_contain_text("trump")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("controls=menu", "Wert von „controls“"),
        ("lesson=none/9", "keine Lektion „none/9“"),
        ("variant=whist", "Spiel namens „whist“"),
    ],
)
def test_a_table_that_cannot_begin_says_so_in_its_language(
    browser: Browser, site: str, host: Pages, wrong: str, sentence: str
) -> None:
    with context_of(browser, site, host) as context:
        window = context.new_page()
        window.goto(f"{site}embed.html?language=de&{wrong}")
        expect(window.locator(".embed-note")).to_contain_text(sentence, timeout=BOOT)
        expect(window.locator("html")).to_have_attribute("lang", "de")


def test_a_lesson_is_shown_in_the_readers_language(
    browser: Browser, site: str, host: Pages
) -> None:
    """Our own page in Romanian: two translated steps of a lesson, and one still in English."""
    lesson = lesson_at("ro/fildinski/02-trumps.lesson")
    with context_of(browser, site, host, locale="ro-RO", base_url=site) as context:
        reader = Reader(context.new_page())
        reader.open("fildinski/2")
        expect(reader.page.locator("html")).to_have_attribute("lang", "ro")
        expect(reader.page.locator(".lesson-text")).to_have_attribute("lang", "ro")
        expect(reader.page.locator(".language-note")).to_have_count(0)
        for step in lesson.steps[:2]:
            reader.solve(step)
            reader.page.keyboard.press("Enter")
        assert unworded(reader.page) == set()
        reader.page.evaluate(AXE)
        reader.page.evaluate(PLAIN)
        assert reader.page.evaluate(RUN) == []
        reader.open("bezique/2")
        expect(reader.page.locator(".language-note")).to_be_visible()
        expect(reader.page.locator(".lesson-text")).to_have_attribute("lang", "en")
