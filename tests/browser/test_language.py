"""The page in other languages: longer words, accents, and text from right to left."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.filko_positions import filko_call, filko_five, filko_four, filko_six
from tests.browser.layout import COVERED, CUT_OFF, OVERFLOW, TOO_WIDE, unpainted, windows
from tests.browser.positions import declaring, four_hands, full_hand
from tests.browser.table_page import (
    BOOT,
    DRAWN,
    NO_SERVICE_WORKER,
    SET_UP,
    Position,
    TablePage,
)
from tests.browser.test_access import AXE, PLAIN, RUN
from tests.browser.test_coach import look_back, lose_points
from tests.browser.test_embed_language import IDS, unworded
from tests.browser.test_enlarged import LESSON_BAR, MEET
from tests.builder import Scene
from tests.filko_scene import playing
from web.build.ftl import messages
from web.build.languages import ENGLISH, MIRRORED, PSEUDO, WHOLE

pytestmark = pytest.mark.browser

CORNER = {"x": 6, "y": 24}
"""A point on a card of the hand that the next card does not cover."""

NAMED = """() => {
  window.named = new Set();
  new MutationObserver((records) => {
    for (const { oldValue } of records) if (oldValue) named.add(oldValue);
    for (const { ariaLabel } of document.querySelectorAll(".review-paper .card-mark"))
      named.add(ariaLabel);
  }).observe(document.body, {
    childList: true, subtree: true, attributeFilter: ["aria-label"], attributeOldValue: true,
  });
}"""
"""Collect the names that the cards on the paper of a review have had."""


@pytest.mark.parametrize(("language", "direction"), [(PSEUDO, "ltr"), (MIRRORED, "rtl")])
def test_a_card_is_played_in_another_language(page: Page, language: str, direction: str) -> None:
    table_page = TablePage(page)
    page.goto(f"?lang={language}")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", language)
    expect(html).to_have_attribute("dir", direction)
    expect(page.get_by_text("Áññööthéér hááññd").first).to_be_visible()
    for width in (1280, 320):
        page.set_viewport_size({"width": width, "height": 640})
        page.evaluate(DRAWN)
        assert page.evaluate(OVERFLOW) <= 0
    page.locator(".hand [data-card]").first.click(position=CORNER)
    table_page.wait(BOOT)
    assert unworded(page) == set()


@pytest.fixture
def hungarian(table: TablePage) -> Iterator[TablePage]:
    """Return the shared page in Hungarian; afterwards it is in English again."""
    speak(table.page, "hu")
    yield table
    speak(table.page, ENGLISH)


def test_the_rules_of_another_pack_leave_the_names_of_our_cards(hungarian: TablePage) -> None:
    page = hungarian.page
    hungarian.set_up(full_hand())
    heard = page.get_by_role("log").locator("p")
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.press("r")
    expect(heard.last).to_contain_text("kőr")
    said = heard.last.inner_text()
    page.evaluate("window.brisques.commands.run('rules')")
    panel = page.locator("dialog.rules")
    panel.get_by_role("combobox").select_option("filicau")
    expect(panel).to_contain_text("piros")
    page.evaluate("window.brisques.games.change('filicau', '', () => {})")
    expect(page.locator("dialog.house-rules")).to_contain_text("piros")
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".hand [tabindex='0']").focus()
    count = heard.count()
    page.keyboard.press("r")
    expect(heard).to_have_count(count + 1)
    assert heard.last.inner_text() == said


def test_the_words_of_a_lesson_name_the_cards_of_its_game(hungarian: TablePage) -> None:
    hungarian.page.evaluate("location.hash = '#lesson=filko/3'")
    aces = hungarian.page.locator(".lesson-text .card-mark").get_by_text("Á", exact=True)
    expect(aces.first).to_be_visible(timeout=BOOT)


def test_each_page_names_the_cards_of_its_own_game(hungarian: TablePage) -> None:
    page = hungarian.page
    hungarian.set_up(Scene("fildinski", hands=("AH", "9D"), stock=0, points=(1990, 400)))
    hungarian.take_turn()
    page.evaluate("(line) => { location.hash = `#position=${line}`; }", filko_call().line())
    heart = page.locator('.editor [data-card="AH1"]')
    expect(heart).to_have_attribute("aria-label", "piros ász")

    page.evaluate(NAMED)
    page.evaluate("brisques.sideViews.reviews.openTable()")
    moves = page.locator(".review-paper ol")
    expect(moves.get_by_role("img", name="kőr ász")).to_be_visible()
    assert "piros ász" not in page.evaluate("[...named]")
    page.evaluate("brisques.commands.help([{ variant: 'filko-4', family: 'filko' }])")
    expect(page.locator("dialog.help").get_by_role("img", name="piros felső")).to_be_visible()


def test_the_setting_wins_over_the_language_of_the_address(page: Page) -> None:
    TablePage(page, settings={"language": "fr"})
    html = page.locator("html")
    page.goto("?lang=de&from=search")
    expect(html).to_have_attribute("lang", "de")
    page.locator("nav.contents button").last.click()
    expect(page.locator("[name=language][value=de]")).to_be_checked()
    page.locator("[name=language][value=fr]").click()
    expect(html).to_have_attribute("lang", "fr")
    page.reload()
    expect(html).to_have_attribute("lang", "fr")
    assert page.url.endswith("?from=search")


def test_a_language_that_cannot_be_loaded_is_reported_until_another_is_spoken(
    page: Page, complaints: list[str]
) -> None:
    page.add_init_script(NO_SERVICE_WORKER)
    page.route("**/words/de*", lambda route: route.abort())
    page.goto("")
    html = page.locator("html")
    warning = page.locator("fieldset", has=page.locator("[name=language]")).get_by_role("status")
    page.locator("nav.contents button").last.click()
    expect(warning).to_be_empty()
    page.locator("[name=language][value=de]").click()
    expect(warning).to_contain_text("could not be loaded")
    expect(html).to_have_attribute("lang", ENGLISH)
    page.locator("[name=language][value=fr]").click()
    expect(html).to_have_attribute("lang", "fr")
    expect(warning).to_be_empty()
    assert complaints
    complaints.clear()


def test_a_first_visit_uses_the_browsers_language_and_the_setting_changes_it(
    browser: Browser, site: str
) -> None:
    """Switch the open page through each language, then begin Filicău in Romanian."""
    options = {"viewport": {"width": 360, "height": 640}, "reduced_motion": "reduce"}
    with browser.new_context(locale="hu-HU", base_url=site, **options) as context:  # type: ignore[arg-type]
        page = context.new_page()
        table_page = TablePage(page)
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
        table_page.wait(BOOT)
        assert unworded(page) == set()


# Another language in the address, and a change of settings as from another tab: it is spoken.
SPEAK = """(tag) => {
  history.replaceState(null, "", `?lang=${tag}${location.hash}`);
  const kept = JSON.parse(localStorage["brisques.settings"] ?? "{}");
  kept.language = kept.language === "en" ? "auto" : "en";
  localStorage["brisques.settings"] = JSON.stringify(kept);
  dispatchEvent(new StorageEvent("storage", { key: "brisques.settings" }));
}"""
SPOKEN = "(tag) => document.documentElement.lang === tag"
SIZES: dict[str, list[tuple[int, int]]] = {
    **{language: [(360, 640)] for language in WHOLE},
    **{
        language: [(320, 640), (480, 800), (768, 1024), (1024, 768), (1280, 800)]
        for language in (PSEUDO, MIRRORED)
    },
}
"""Of windows, by language: our own on a telephone, those of tests from narrow to wide."""
BETWEEN = [(600, 800), (900, 700)]
"""Windows just wide enough for the next layout of a table."""
LOW = [(640, 360), (844, 390)]
"""Telephones on their sides."""
TABLES = (full_hand, declaring, four_hands, filko_four, filko_five, filko_six, filko_call)
CUT_IN_PANEL = CUT_OFF.replace("()", "(panel)", 1).replace(
    'document.querySelector("main")', "panel"
)
# Return the room in px between the name of trumps and the words of the player across.
GAP = """() => {
  const words = (selector) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(selector));
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  return Math.min(...words(".seat.north .plate").map(({ left }) => left))
    - Math.max(...words(".trumps").map(({ right }) => right));
}"""
PANELS = ("new-match", "score", "rules", "settings", "help")
"""The commands that open a panel at the table."""


def speak(page: Page, language: str) -> None:
    """Go on in another language."""
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language)


def check_access(page: Page, language: str) -> None:
    """Assert that axe finds no fault in a language; colours are measured in English."""
    speak(page, language)
    page.evaluate(AXE)
    assert [it for it in page.evaluate(RUN) if not it.startswith("color-contrast")] == []


def test_every_language_has_room_at_the_table(table: TablePage) -> None:
    """A slip may cover words: it can be put away or answered. Levels hide where names are long."""
    page = table.page
    lost = []
    with unpainted(page):
        for scene in TABLES:
            table.set_up(scene())
            for language, usual in SIZES.items():
                speak(page, language)
                besides = LOW if language in WHOLE else BETWEEN
                for width, _ in windows(page, [*usual, *besides]):
                    cut = [it for it in page.evaluate(CUT_OFF) if not it.endswith("in name")]
                    covered = [it for it in page.evaluate(COVERED) if "/ slip" not in it]
                    if cut or covered or page.evaluate(OVERFLOW) > 0:
                        lost.append((scene.__name__, language, width, cut, covered))
    speak(page, ENGLISH)
    assert lost == [], "\n".join(map(str, lost))


@pytest.mark.parametrize("width", [320, 360])
def test_the_name_of_trumps_ends_before_the_player_across(table: TablePage, width: int) -> None:
    table.page.set_viewport_size({"width": width, "height": 640})
    gaps = {}
    for suit in "HB":
        hand = [f"{rank}{suit}" for rank in "ATK9"] + ["9L", "8L", "7L", "TL"]
        cut = {"exposed": f"8{suit}1"}
        table.set_up(playing("filko-4", [" ".join(hand)], trump=suit, fields=cut))
        for language in WHOLE:
            speak(table.page, language)
            gaps[suit, language] = table.page.evaluate(GAP)
    speak(table.page, ENGLISH)
    assert min(gaps.values()) >= 2, gaps


def test_the_captions_of_a_wide_trick_do_not_meet(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    meeting = {}
    for scene in (filko_five, filko_six):
        table.set_up(scene())
        for language in WHOLE:
            speak(table.page, language)
            meeting[scene.__name__, language] = table.page.evaluate(MEET)
    speak(table.page, ENGLISH)
    assert {at: met for at, met in meeting.items() if met} == {}


TEN_LETTERS = ["Maximilian", "Alessandra", "Konstantin", "Wilhelmina", "Sebastiano"]
# Let a seat win the trick with our card, the last one.
WIN_TRICK = """async (winner) => {
  const { match, table } = window.brisques;
  const { hand, trick, seat, ...view } = match.view;
  const played = { ...trick, plays: [...trick.plays, { seat, card: hand[0] }], winner };
  table.set({ ...view, seat, hand: hand.slice(1), to_move: null, trick: played });
  await table.updateComplete;
}"""


@pytest.mark.parametrize("scene", [filko_five, filko_six])
def test_captions_of_long_names_do_not_meet(
    table: TablePage, scene: Callable[[], Position]
) -> None:
    position = scene()
    names = TEN_LETTERS[: position.game.players - 1]
    players = [{"kind": "player", "level": "casual", "name": name} for name in names]
    table.page.evaluate(SET_UP, [position.line(), [{"kind": "human"}, *players]])
    table.wait()
    meeting = {}
    for width, _ in windows(table.page, [(320, 568), (320, 640), (360, 640)]):
        meeting[width, "nobody"] = table.page.evaluate(MEET)
        for winner in range(position.game.players):
            table.page.evaluate(WIN_TRICK, winner)
            meeting[width, winner] = table.page.evaluate(MEET)
        table.page.evaluate("brisques.table.set(brisques.match.view)")
    assert {at: met for at, met in meeting.items() if met} == {}


def test_the_steps_of_a_lesson_lie_beside_the_way_out(table: TablePage) -> None:
    page = table.page
    for language in WHOLE:
        speak(page, language)
        page.evaluate("location.hash = '#lesson=fildinski/1'")
        expect(page.locator(".lesson-at")).to_be_visible()
        for width, _ in windows(page, [(320, 640), (360, 640), (375, 667), (390, 844)]):
            assert not page.evaluate(LESSON_BAR), (language, width)
        way_out = page.locator(".lesson-bar").get_by_role("button").first
        expect(way_out).not_to_have_accessible_name("")
        table.clear()
    speak(page, ENGLISH)


def test_every_language_has_room_in_the_panels(table: TablePage) -> None:
    page = table.page
    table.set_up(full_hand())
    lost = []
    for language, usual in SIZES.items():
        speak(page, language)
        for name in PANELS:
            page.evaluate("(name) => brisques.commands.run(name)", name)
            panel = page.locator("dialog[open]")
            expect(panel).to_be_visible()
            for width, _ in windows(page, usual):
                wide = panel.evaluate(TOO_WIDE)
                cut = panel.evaluate(CUT_IN_PANEL)
                if wide or cut or page.evaluate(OVERFLOW) > 0:
                    lost.append((name, language, width, wide, cut))
            if name == "score" and language == WHOLE[0]:
                check_access(page, language)
            page.keyboard.press("Escape")
            expect(panel).to_have_count(0)
    speak(page, ENGLISH)
    assert lost == [], "\n".join(map(str, lost))


SIDE_VIEWS = {
    "#lesson=fildinski/12": ".lesson .hand",
    "#lesson=filko/1": ".lesson-text",
    f"#position={quote(full_hand().line())}": ".editor",
    "#problem=44c768": ".lesson .hand",
}
"""Addresses of lessons, editor and problem, each with a part that is drawn last."""


def test_every_language_has_room_beside_the_table(table: TablePage) -> None:
    """Look at lessons, a problem, the editor and a review of a deal in every language."""
    page = table.page
    lost = []

    def look(name: str) -> None:
        with unpainted(page):
            for language, usual in SIZES.items():
                speak(page, language)
                for width, _ in windows(page, usual):
                    cut = [it for it in page.evaluate(CUT_OFF) if not it.endswith("in name")]
                    if cut or page.evaluate(OVERFLOW) > 0:
                        lost.append((name, language, width, cut))
            speak(page, ENGLISH)

    lose_points(table)
    look_back(table)
    look("review")
    check_access(page, WHOLE[1])
    for address, part in SIDE_VIEWS.items():
        page.evaluate("(address) => { location.hash = address; }", address)
        expect(page.locator(part).first).to_be_visible(timeout=BOOT)
        look(address)
    assert lost == [], "\n".join(map(str, lost))


# The first of what is legal, until the deal is over; and all that is told to those who listen.
PLAY_ON = """async () => {
  const { match } = window.brisques;
  const log = document.querySelector("[role=log]");
  const told = () => [...log.children].map((line) => line.textContent);
  const before = told();
  const lines = new Set();
  while (!match.view.phase.endsWith("over")) {
    await match.send([match.view.legal[0]]);
    await match.rest();
    for (const line of told()) lines.add(line);
  }
  return [...lines].filter((line) => !before.includes(line));
}"""
LOGGED = """(words) => {
  const lines = [...document.querySelectorAll("[role=log] p")];
  return lines.find(({ textContent }) => textContent.includes(words))?.closest("[lang]").lang;
}"""
LEAST_LINES = 9
RAW = r"undefined|NaN|[{}$]|\[\[|[a-z]\.[a-z]|\b[AKQJOUT987][SHDCALB][12]\b"
"""No word of a sentence: a variable or id in the place of its text, the code of a card."""
AT_HOME = {"ro": ["filicau"], "hu": ["filicau"]}
"""Games that are played in a language besides Fildinski."""


def words_of(texts: Iterable[str]) -> set[str]:
    """Return the words of some texts, in lower case."""
    return set(re.findall(r"[^\W\d_]{2,}", " ".join(texts).lower()))


@cache
def words_in(language: str) -> set[str]:
    """Return the words of all messages of a language."""
    return words_of(text for _, it in messages(language) for text in it.all().values())


def test_a_deal_is_played_in_every_language(table: TablePage) -> None:
    page = table.page
    page.set_viewport_size({"width": 360, "height": 640})
    for language in WHOLE:
        speak(page, language)
        for variant in ("fildinski", *AT_HOME.get(language, [])):
            table.begin(variant, 4 if variant == "filicau" else 2, language)
            lines = page.evaluate(PLAY_ON)
            assert len(lines) > LEAST_LINES
            assert [line for line in lines if not line.strip() or re.search(RAW, line)] == []
            assert set(re.findall(r"[\w-]+", " ".join(lines))) & IDS == set()
            assert words_of(lines) & (words_in(ENGLISH) - words_in(language)) == set()
            expect(table.sheet).to_be_visible()
            assert unworded(page) == set(), (language, variant)
            assert page.evaluate(OVERFLOW) <= 0, (language, variant)
            table.clear()
    speak(page, ENGLISH)


def test_an_unknown_language_falls_back_to_english(browser: Browser, site: str) -> None:
    with browser.new_context(locale="tlh", base_url=site) as context:
        page = context.new_page()
        page.goto("?lang=zz")
        expect(page.get_by_text("Another hand").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_line_of_the_log_keeps_its_language(browser: Browser, site: str) -> None:
    with browser.new_context(base_url=site, reduced_motion="reduce") as context:
        page = context.new_page()
        table_page = TablePage(page)
        table_page.sit_down()
        assert page.evaluate(LOGGED, "Your turn.") == "en"
        speak(page, "de")
        assert page.evaluate(LOGGED, "Your turn.") == "en"
        table_page.take_turn()
        assert page.evaluate(LOGGED, "Du bist ") == "de"
