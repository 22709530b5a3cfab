"""A tutorial page in Firefox and in WebKitGTK, where they are installed: tables and lessons.

The page plays by the calls and messages that web/embed/README.md documents, and displays the
results.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser import embedding
from tests.browser.embedding import Pages, to_follow
from tests.browser.firefox import Firefox, find_firefox, firefox
from tests.browser.test_embed_forbidden import ISOLATED, StrictHandler, served
from tests.browser.webkit import WebKit, find_webkit, webkit

pytestmark = pytest.mark.browser
host = embedding.host
LINE = to_follow().line()

ONE = """
<script type="module" src="{site}embed.js"></script>
<card-table position="{line}"></card-table>
<script>
const play = async () => {{
  await customElements.whenDefined("card-table");
  return (await document.querySelector("card-table").act("KS1")).view.phase;
}};
</script>
"""
TUTORIAL = """
<script type="module" src="{site}embed.js"></script>
<card-table id="bezique" position="{line}"></card-table>
<card-table id="filko" variant="filko-4" deal="a"></card-table>
<card-table id="lesson" lesson="fildinski/1"></card-table>
<iframe id="boxed" sandbox="allow-scripts" width="700" height="520" title="A table"
  src="{site}embed.html?position={line}"></iframe>
<script>
const [bezique, filko, lesson, boxed] = document.querySelectorAll("card-table, iframe");
const steps = new Promise((done) =>
  addEventListener("brisques-goal", ({{ detail }}) => done(detail)));
const isReady = new Promise((done) => addEventListener("message", ({{ source, data }}) => {{
  if (source === boxed.contentWindow && data.event === "ready") done();
}}));
const ask = (method, params) => new Promise((done) => {{
  addEventListener("message", ({{ data }}) => {{ if (data.id === method) done(data); }});
  boxed.contentWindow.postMessage({{ brisques: 1, id: method, method, params }}, "*");
}});
const play = async () => {{
  await customElements.whenDefined("card-table");
  for (const table of [bezique, filko, lesson]) table.start();
  const refused = await bezique.act("7S1").catch(({{ code }}) => code);
  const {{ view: won }} = await bezique.act("KS1");
  const {{ hint }} = await bezique.hint();
  const {{ view: four }} = await filko.get();
  const {{ of }} = await steps;
  await isReady;
  const {{ result }} = await ask("act", {{ action: "KS1" }});
  const {{ error }} = await ask("nonsense");
  return JSON.stringify({{
    refused, phase: won.phase, hinted: won.legal.includes(hint.action),
    seats: four.seats.length, steps: of, boxed: result.view.phase, code: error.code,
    height: bezique.offsetHeight,
  }});
}};
</script>
"""


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def window(request: pytest.FixtureRequest) -> Iterator[Firefox | WebKit]:
    """Return a window of each browser in turn, for all tests."""
    if request.param == "firefox":
        if not (program := find_firefox()):
            pytest.skip("no Firefox on this machine")
        with firefox(program) as opened:
            yield opened
    else:
        if not (driver := find_webkit()):
            pytest.skip("no driver of WebKitGTK, or no Xvfb, on this machine")
        with webkit(driver) as opened:
            yield opened


def test_the_tables_of_a_tutorial_play(window: Firefox | WebKit, site: str, host: Pages) -> None:
    window.open(host.put("tutorial", TUTORIAL.format(site=site, line=LINE)))
    told: dict[str, Any] = json.loads(window.run("page.eval('play()')"))
    assert told.pop("height") > 200
    assert told == {
        "refused": "play/not-in-hand",
        "phase": "declare",
        "hinted": True,
        "seats": 4,
        "steps": 4,
        "boxed": "declare",
        "code": "protocol/unknown-method",
    }


def test_a_page_in_a_sandbox_plays(window: Firefox | WebKit, site: str, host: Pages) -> None:
    host.headers["Content-Security-Policy"] = "sandbox allow-scripts"
    window.open(host.put("sandboxed", ONE.format(site=site, line=LINE)))
    host.headers.clear()
    assert window.run("page.eval('play()')") == "declare"


def test_a_plain_frame_plays_on_a_host_with_the_headers_of_isolated_pages(
    window: Firefox | WebKit, host: Pages
) -> None:
    host.headers.update({"Cross-Origin-Embedder-Policy": "require-corp", **ISOLATED})
    with served(StrictHandler) as server:
        window.open(host.put("isolated", ONE.format(site=server.address, line=LINE)))
        host.headers.clear()
        assert window.run("page.eval('play()')") == "declare"
        server.shutdown()
