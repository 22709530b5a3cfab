"""Sites built by MkDocs and Sphinx in the browser: their tables come from another site."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.embedding import LISTEN, hosted, pages
from tests.browser.table_page import BOOT
from tests.lessons.sample import ENDING
from tests.web.writers.building import build_mkdocs, build_sphinx
from web.build.server import Server

pytestmark = pytest.mark.browser

BUILD: dict[str, Callable[[Path, str], Path]] = {"mkdocs": build_mkdocs, "sphinx": build_sphinx}


@pytest.fixture(scope="module", params=BUILD)
def built(
    request: pytest.FixtureRequest, site: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Build a writer's site on another origin than that of the table; return its address."""
    folder = BUILD[request.param](tmp_path_factory.mktemp(request.param), site)
    with Server(folder, port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address.replace("127.0.0.1", "localhost")
        server.shutdown()


@pytest.fixture
def page(browser: Browser, built: str) -> Iterator[Page]:
    """Open the first page of that site, on which no error may occur."""
    errors: list[str] = []
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    context.on("weberror", lambda it: errors.append(f"{it.error}"))
    page = context.new_page()
    page.add_init_script(LISTEN)
    page.goto(f"{built}index.html")
    yield page
    context.close()
    assert errors == []


def test_a_reader_plays_the_position_in_the_text(page: Page, site: str) -> None:
    page.locator("card-table").first.scroll_into_view_if_needed()
    frame = page.frame_locator("card-table iframe").first
    expect(frame.locator(".goal p")).to_have_text(
        'Win this trick & declare "bézique".', timeout=BOOT
    )
    frame.locator('[data-card="KS1"]').click(timeout=BOOT)
    frame.locator(".chooser .primary").first.click(timeout=BOOT)
    page.wait_for_function("() => heard.some(({ name }) => name === 'scored')", timeout=BOOT)
    assert page.evaluate("heard.find(({ name }) => name === 'scored').detail.points") == 40
    assert urlsplit(page.url).netloc != urlsplit(site).netloc
    expect(page.locator("card-table svg").first).to_be_hidden()


def test_the_picture_has_its_cards_until_the_table_runs(browser: Browser, built: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    asked: list[int] = []
    page = context.new_page()
    page.on("response", lambda it: asked.append(it.status) if "/cards/" in it.url else None)
    page.goto(f"{built}index.html", wait_until="networkidle")
    expect(page.locator("card-table svg").first).to_be_visible()
    expect(page.locator("card-table p").first).to_contain_text("Clubs are trumps.")
    assert len(asked) > 10
    assert set(asked) <= {200, 304}
    context.close()


def test_a_lesson_that_starts_does_not_scroll_the_page(browser: Browser, site: str) -> None:
    small = {"width": 800, "height": 500}
    with pages() as host, hosted(browser, site, host, viewport=small) as page:
        page.page.evaluate("document.body.prepend(document.createElement('header'))")
        page.page.evaluate("document.querySelector('header').style.height = '800px'")
        name = page.add(lesson="fildinski/4")
        page.wait(name, "goal")
        expect(page.frame(name).get_by_text("What a brisque is")).to_be_attached()
        page.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert page.page.evaluate("scrollY") == 0


FENCED = """<h1>A page of plain Markdown</h1>
<div class="highlight"><pre><code class="language-brisques">goal: Win this trick.
label: The ten
caption: A Ten is led.
{line}
</code></pre></div>
<pre><code class="brisques">colour: red
deal: a</code></pre>
<pre><code class="brisques">goal: One.
goal: Two.</code></pre>
<pre><code class="brisques">position: bezique;rest=seed:a
bezique;rest=seed:b</code></pre>"""


LATER = '<pre class="brisques">deal: later</pre>'


def test_fenced_blocks_of_plain_markdown_become_tables(browser: Browser, site: str) -> None:
    """A block that makes no table stays, and one added later becomes a table as well."""
    context = browser.new_context(reduced_motion="reduce")
    with pages() as host:
        page = context.new_page()
        script = f'<script type="module" src="{site}blocks.js"></script>'
        page.goto(host.put("fenced", FENCED.format(line=ENDING.replace(";won", ";\nwon")), script))
        frame = page.frame_locator("card-table iframe")
        expect(frame.locator(".goal p")).to_have_text("Win this trick.", timeout=BOOT)
        expect(frame.locator("[data-card]").first).to_be_visible(timeout=BOOT)
        expect(page.locator("figure.brisques figcaption")).to_have_text("A Ten is led.")
        expect(page.locator("card-table iframe")).to_have_attribute("title", "The ten")
        refused = page.locator("pre [data-brisques-failed]").evaluate_all(
            "(blocks) => blocks.map((it) => it.dataset.brisquesFailed)"
        )
        assert refused == ["colour", "goal", "position"]
        page.evaluate("(block) => document.body.insertAdjacentHTML('beforeend', block)", LATER)
        expect(page.locator("card-table[deal=later]")).to_be_attached()
    context.close()
