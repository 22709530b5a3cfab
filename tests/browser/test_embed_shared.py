"""The tables of one page share one engine: started when a table comes near, replaced if it dies."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import embedding
from tests.browser.embedding import HostPage, Pages, context_of, hosted, to_follow
from tests.browser.table_page import BOOT, DRAWN
from tests.builder import Scene

pytestmark = pytest.mark.browser
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page

LINE = to_follow().line()
STORED = """async () => ({
  databases: await indexedDB.databases(),
  caches: await caches.keys(),
  local: Object.keys(localStorage),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
})"""
NOTHING = {"databases": [], "caches": [], "local": [], "workers": 0}


def workers(page: Page) -> int:
    """Return how many workers the page and its frames have, as the browser reports."""
    return sum(frame.evaluate("() => window.begun ?? 0") for frame in page.frames)


COUNT = """(() => {
  const Original = Worker;
  window.begun = 0;
  window.Worker = class extends Original {
    constructor(...given) { super(...given); window.begun += 1; window.latest = this; }
  };
})()"""


def test_five_tables_share_one_engine(browser: Browser, site: str, host: Pages) -> None:
    with hosted(browser, site, host, viewport={"width": 1000, "height": 800}) as page:
        page.page.context.add_init_script(COUNT)
        page.page.reload()
        names = [page.table(variant="fildinski", deal=str(at)) for at in range(5)]
        assert workers(page.page) == 1
        hands = [str(page.call(name, "get")["view"]["hand"]) for name in names]
        assert len(set(hands)) == 5


def test_plain_frames_share_an_engine_too(browser: Browser, site: str, host: Pages) -> None:
    address = f"{site}embed.html?position={LINE}"
    frame = f'<iframe title="A table" width="640" height="440" src="{address}"></iframe>'
    with context_of(browser, site, host) as context:
        context.add_init_script(COUNT)
        window = context.new_page()
        window.goto(host.put("three", frame * 3))
        for at in range(3):
            card = window.frame_locator(f"iframe >> nth={at}").locator('[data-card="KS1"]')
            expect(card).to_be_visible(timeout=BOOT)
        assert workers(window) == 1
        # Remove the frame that owns the engine; the others start a new one, their positions
        # unchanged.
        owner = next(at for at in range(3) if window.frames[at + 1].evaluate("window.begun"))
        others = [frame for frame in window.frames[1:] if not frame.evaluate("window.begun")]
        window.evaluate("(at) => document.querySelectorAll('iframe')[at].remove()", owner)
        window.evaluate(DRAWN)
        for other in others:
            other.locator('[data-card="KS1"]').dblclick()  # two taps, as the frame is narrow
            expect(other.locator(".chooser")).to_be_visible(timeout=BOOT)
        assert workers(window) == 1


def test_nothing_is_loaded_until_a_table_comes_near(
    browser: Browser, site: str, host: Pages
) -> None:
    script = f'<script type="module" src="{site}embed.js"></script>'
    body = f'<div style="height: 4000px"></div><card-table id="it" position="{LINE}"></card-table>'
    with context_of(browser, site, host, viewport={"width": 800, "height": 600}) as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        window = HostPage(context.new_page())
        window.page.goto(host.put("far", body, script))
        window.page.wait_for_function("() => customElements.get('card-table') !== undefined")
        window.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert [url for url in asked if url.startswith(site)] == [f"{site}embed.js"]
        window.page.mouse.wheel(0, 3000)
        window.wait("it", "ready")


def test_a_distant_table_sends_nothing_until_it_is_asked(page: HostPage) -> None:
    page.page.evaluate("document.body.style.paddingTop = '5000px'")
    name = page.add(position=LINE)
    page.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.page.locator(f"#{name} iframe").count() == 0
    page.page.evaluate("document.body.style.paddingTop = ''")


def test_a_lost_engine_is_replaced_and_every_table_keeps_its_state(page: HostPage) -> None:
    one = page.table(position=LINE)
    two = page.table(variant="fildinski", deal="a")
    page.call(one, "act", "KS1")
    before = [page.call(name, "get")["view"]["hand"] for name in (one, two)]
    hub = next(frame for frame in page.page.frames if "hub" in frame.url)
    hub.evaluate("dispatchEvent(new Event('pagehide'))")  # every message port is closed
    after = [page.call(name, "undo")["view"] for name in (one,)]
    assert after[0]["phase"] == "play"
    assert page.call(two, "get")["view"]["hand"] == before[1]
    legal = page.call(two, "get")["view"]["legal"]
    assert len(page.call(two, "act", legal[0])["view"]["log"]) <= 2


def test_a_page_that_the_browser_keeps_plays_on_when_it_is_shown_again(page: HostPage) -> None:
    name = page.table(position=LINE)
    for frame in page.page.frames[1:]:
        frame.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert "KS1" not in page.call(name, "act", "KS1")["view"]["hand"]


def test_embedded_tables_store_nothing(browser: Browser, site: str, host: Pages) -> None:
    """Not even where the browser would allow it, in a page of our own origin."""
    with context_of(browser, site, host) as context:
        window = context.new_page()
        window.goto(f"{site}embed.html?position={LINE}")
        window.locator('[data-card="KS1"]').click(timeout=BOOT)
        expect(window.locator(".chooser")).to_be_visible(timeout=BOOT)
        assert window.evaluate(STORED) == NOTHING


def test_the_computer_may_move_first(page: HostPage) -> None:
    theirs = Scene("fildinski", trump="C", hands=("KS 9S", "QS TS"), leader=1).line()
    name = page.table(position=theirs)
    page.wait(name, "action")
    assert page.call(name, "get")["view"]["to_move"] is not None
    expect(page.frame(name).locator(".played .card").first).to_be_visible()
