"""Hostile host pages: floods, garbage, markup, other origins.

No table breaks and no script runs.
"""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import embedding
from tests.browser.embedding import HostPage, Pages, context_of, to_follow
from tests.browser.table_page import BOOT, wait_until

pytestmark = pytest.mark.browser
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page

LINE = to_follow().line()
MARKUP = (
    '<img src=x onerror="window.hit=1"><script>window.hit=1</script>{{7*7}}\'"&lt;\u202e*b*[[KS]]'
)


def is_whole(page: HostPage, name: str) -> None:
    """Assert that the table still plays, and that no script of the page ran in or through it."""
    frame = page.frame(name)
    assert frame.locator("html").evaluate("() => window.hit ?? null") is None
    assert page.page.evaluate("() => window.hit ?? null") is None
    assert frame.locator("script:not([src])").count() == 1, "the one of embed.html"
    # After a flood a request may be refused or dropped.
    wait_until(
        page.page,
        """async ([id, position]) => {
          try { return (await document.getElementById(id).load({ position })).view.hand.length }
          catch { return false }
        }""",
        [name, LINE],
    )
    frame.locator('[data-card="KS1"]').click()
    wait_until(
        page.page,
        "async (id) => (await document.getElementById(id).get()).view.phase === 'declare'",
        name,
    )


FIELDS = (
    *("goal", "variant", "position", "deal", "record"),
    *("level", "theme", "language", "lesson"),
)


def test_markup_in_a_field_is_shown_as_text_or_refused(page: HostPage) -> None:
    name = page.table(position=LINE)
    for field in FIELDS:
        page.call(name, "load", {field: MARKUP})
        is_whole(page, name)


def test_markup_in_a_goal_is_shown_as_text(page: HostPage) -> None:
    name = page.table(position=LINE, goal=MARKUP)
    expect(page.frame(name).locator(".goal p")).to_have_text(MARKUP)
    assert page.frame(name).locator(".goal p *").count() == 0


def test_markup_in_the_names_of_a_record_is_shown_as_text(page: HostPage) -> None:
    name = page.table(
        record=f"brisques 1\nvariant fildinski,match.target=500\nrules {MARKUP[:60]}\n"
        f"seat human\nseat player casual {MARKUP[:60]}\nposition "
        + LINE.replace("fildinski", "fildinski,match.target=500", 1)
    )
    seat = page.frame(name).locator(".seat.north")
    expect(seat).to_contain_text("<img src=…")
    assert seat.locator("img[src='x']").count() == 0
    is_whole(page, name)


def test_addresses_in_a_field_are_not_fetched(page: HostPage) -> None:
    name = page.table(position=LINE)
    for part in ("script", "javascript:alert(1)", "../../x", "data:text/html,x"):
        page.call(name, "load", {"lesson": part})
        is_whole(page, name)


def test_a_flood_is_dropped_and_the_table_recovers(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.page.evaluate(
        """(id) => {
          const frame = document.getElementById(id).shadowRoot.querySelector("iframe");
          for (let i = 0; i < 5000; i += 1)
            frame.contentWindow.postMessage({ brisques: 1, id: i, method: "hint" }, "*");
        }""",
        name,
    )
    assert page.wait(name, "error")["code"] == "protocol/too-many"
    assert len(page.heard(name, "error")) < 20, "a flood is not answered by another"
    is_whole(page, name)


def test_huge_messages_are_dropped(page: HostPage) -> None:
    name = page.table(position=LINE)
    for field in ("goal", "record", "position", "variant", "lesson"):
        answer = page.page.evaluate(
            """async ([id, field]) => {
              try { await document.getElementById(id).load({ [field]: "x".repeat(3_000_000) }) }
              catch ({ code }) { return code }
            }""",
            [name, field],
        )
        assert answer == "protocol/too-long"
    is_whole(page, name)


def test_garbage_is_ignored(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.page.evaluate(
        """(id) => {
          const to = document.getElementById(id).shadowRoot.querySelector("iframe").contentWindow;
          const circle = { brisques: 1 };
          circle.params = circle;
          const all = [null, 7, "x", [], {}, { brisques: null }, { brisques: 1 }, circle, new Map(),
            { brisques: 1, id: {}, method: {} }, { brisques: 1, id: 1, method: "load",
            params: { __proto__: { goal: 1 }, constructor: "x", goal: { toString: 1 } } },
            { brisques: 1, id: 1, event: "ready", detail: {} }, "brisques-table"];
          for (const each of all) to.postMessage(each, "*");
        }""",
        name,
    )
    is_whole(page, name)


def test_deeply_nested_messages_are_an_error(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.page.evaluate(
        """(id) => {
          let nest = {};
          for (let i = 0; i < 5000; i += 1) nest = { nest };
          document.getElementById(id).load({ goal: nest }).catch(() => {});
        }""",
        name,
    )
    is_whole(page, name)


def test_a_page_cannot_answer_in_place_of_the_engine(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.page.evaluate(
        """() => {
          const { port1, port2 } = new MessageChannel();
          window.answers = [];
          port1.onmessage = ({ data }) => answers.push(data);
          const hub = [...document.querySelectorAll("iframe")].at(-1).contentWindow;
          hub.postMessage("brisques-table", "*", [port2]);
          port1.postMessage({ id: "1", text: '{"op":"hello"}' });
        }"""
    )
    is_whole(page, name)
    assert page.page.evaluate("answers") == []


def test_events_of_a_forged_frame_are_ignored(page: HostPage, host: Pages) -> None:
    name = page.table(position=LINE)
    body = """<script>
      for (const event of ["goal", "ended", "scored"])
        parent.postMessage({ brisques: 1, id: 9, event, detail: { forged: true } }, "*");
    </script>"""
    address = host.put("forger", body)
    page.page.evaluate(
        """(src) => new Promise((resolve) => {
          const frame = document.createElement("iframe");
          frame.src = src;
          frame.onload = resolve;
          document.body.append(frame);
        })""",
        address,
    )
    assert page.heard(name, "goal") == page.heard(name, "ended") == []
    is_whole(page, name)


def test_a_table_listens_only_to_the_page_around_it(
    browser: Browser, site: str, host: Pages
) -> None:
    """It ignores a frame beside it on its host's site, and one on another site."""
    talk = """<script>
      const to = parent.frames[0];
      addEventListener("message", ({ data }) => parent.postMessage({ leak: data }, "*"));
      setInterval(() => to.postMessage({ brisques: 1, id: 1, method: "get" }, "*"), 20);
    </script>"""
    host.put("talker", talk)
    other = host.address.replace("localhost", "127.0.0.1")
    body = f"""<iframe title="A table" src="{site}embed.html?position={LINE}"></iframe>
      <script>window.leaks = []; addEventListener("message", ({{ data }}) => {{
        if (data.leak) leaks.push(data.leak);
      }});</script>
      <iframe title="Beside" src="{host.address}talker"></iframe>
      <iframe title="Other" src="{other}talker"></iframe>"""
    context = browser.new_context()
    window = context.new_page()
    window.goto(host.put("two", body))
    card = window.frame_locator("iframe >> nth=0").locator('[data-card="KS1"]')
    expect(card).to_be_visible(timeout=BOOT)
    card.click()
    assert ask(window) == {"brisques", "id", "result"}
    assert window.evaluate("leaks") == []
    context.close()


def ask(window: Page) -> set[str]:
    """Ask the frame for its state; return the keys of the answer."""
    keys = window.evaluate(
        """() => new Promise((resolve) => {
          addEventListener("message", ({ data }) => data.result && resolve(Object.keys(data)));
          frames[0].postMessage({ brisques: 1, id: 1, method: "get" }, "*");
        })"""
    )
    return set(keys)


def test_a_page_without_a_referrer_is_known_by_its_first_message(
    browser: Browser, site: str, host: Pages
) -> None:
    host.headers["Referrer-Policy"] = "no-referrer"
    try:
        body = f'<iframe title="A table" src="{site}embed.html?position={LINE}"></iframe>'
        with context_of(browser, site, host) as context:
            context.add_init_script("delete Location.prototype.ancestorOrigins")
            window = context.new_page()
            window.goto(host.put("silent", body))
            card = window.frame_locator("iframe").locator('[data-card="KS1"]')
            expect(card).to_be_visible(timeout=BOOT)
            assert ask(window) == {"brisques", "id", "result"}
    finally:
        host.headers.clear()


def test_it_plays_under_a_strict_policy_of_the_host(
    browser: Browser, site: str, host: Pages
) -> None:
    """The host's policy allows our script and our frames only, and no styles at all."""
    host.headers["Content-Security-Policy"] = (
        f"default-src 'none'; script-src {site}; frame-src {site}"
    )
    try:
        script = f'<script type="module" src="{site}embed.js"></script>'
        address = host.put("strict", f'<card-table position="{LINE}"></card-table>', script)
        with context_of(browser, site, host) as context:
            window = context.new_page()
            window.route("**/favicon.ico", lambda route: route.fulfill(status=204))
            window.goto(address)
            card = window.frame_locator("card-table iframe").locator('[data-card="KS1"]')
            expect(card).to_be_visible(timeout=BOOT)
    finally:
        host.headers.clear()


def test_an_address_of_nonsense_is_answered_with_a_message(
    browser: Browser, site: str, host: Pages
) -> None:
    texts = ["javascript", "../embed.html", "\u202e", "x" * 9000, "%00"]
    queries = (f"position={it}&goal={it}&variant={it}&theme={it}&seat={it}" for it in texts)
    frames = (f'<iframe title="A table" src="{site}embed.html?{it}"></iframe>' for it in queries)
    with context_of(browser, site, host) as context:
        window = context.new_page()
        window.goto(host.put("query", "".join(frames)))
        for at in range(len(texts)):
            note = window.frame_locator(f"iframe >> nth={at}").locator(".embed-note")
            expect(note).not_to_have_text("Laying the table …", timeout=BOOT)
            expect(note).not_to_be_empty()
