"""The page plays even when the snapshot of Python's memory is missing or must not be used.

Each test damages one thing, so that one guard of web/boot/snapshot.js detects it, and looks for
that guard's message from the worker. Then it plays a card at the table.
"""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, Route, expect

from tests.browser.table_page import BOOT, TablePage
from tests.pyodide.node import shipped
from web.build.runtime import integrity
from web.build.steps import DIST, run
from web.build.toolchain import find_node

pytestmark = [pytest.mark.browser, pytest.mark.not_plain("there is no snapshot to guard")]

SNAPSHOT = "**/runtime/snapshot.*.bin"
LIBRARY = "**/runtime/library.*.bin"
PYTHON = "**/runtime/python.*.js"
WASM = "**/runtime/pyodide.*.wasm"
LAZY = "**/runtime/lazy.*.wasm"
NOT_AS_BUILT = "it did not come as it was built"
SPOIL = Path(__file__).with_name("spoil.mjs")

LISTEN = """() => {
  const Original = Worker;
  globalThis.toldByWorkers = [];
  globalThis.Worker = class extends Original {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data, isTrusted }) => {
        if (data.stage && isTrusted) globalThis.toldByWorkers.push(data);
      });
    }
  };
}"""


@pytest.fixture
def listened(page: Page) -> Page:
    """Return a page that records the stages which its workers report."""
    page.add_init_script(f"({LISTEN})()")
    return page


def told(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("globalThis.toldByWorkers")
    return found


def stages(page: Page) -> list[str]:
    return [said["stage"] for said in told(page)]


def serve(page: Page, pattern: str, body: bytes) -> None:
    """Answer matching requests with these bytes."""
    page.context.route(pattern, lambda route: route.fulfill(body=body))


def ship_snapshot(page: Page, body: bytes) -> None:
    """Serve this snapshot, and a script that expects its hash."""
    [prefetch] = DIST.glob("prefetch.*.js")
    script = prefetch.read_text(encoding="utf-8")
    expected = integrity(shipped("snapshot").read_bytes())
    assert expected in script
    told = script.replace(expected, integrity(body)).encode()
    page.context.route(
        f"**/{prefetch.name}",
        lambda route: route.fulfill(body=told, content_type="text/javascript"),
    )
    serve(page, SNAPSHOT, body)


def flipped(contents: bytes) -> bytes:
    """Return the contents with one bit flipped in the middle."""
    spoilt = bytearray(contents)
    spoilt[len(spoilt) // 2] ^= 0x10
    return bytes(spoilt)


def play_a_card(page: Page) -> None:
    """Begin a match, play a card, and wait until it lies on the table."""
    table_page = TablePage(page)
    table_page.sit_down()
    assert table_page.view["log"]


def plays_from_the_library(page: Page, why: str) -> None:
    play_a_card(page)
    assert stages(page) == ["downloading", "starting", "loading", "ready"] or stages(page) == [
        "downloading",
        "loading",
        "ready",
    ]
    reasons = [said["error"]["message"] for said in told(page) if said.get("error")]
    assert len(reasons) == 1
    assert re.search(why, reasons[0])


DEAL = """async ({ variant, level, seats }) => {
  const { engine } = window.brisques;
  const all = [{ kind: "human" }, ...Array(seats - 1).fill({ kind: "player", level })];
  let now = await engine.call("new", { variant, seats: all, seed: "usual" });
  for (let turn = 0; now.view.to_move !== null; turn += 1) {
    const { revision, view } = now;
    if (view.to_move !== 0) now = await engine.call("step", { revision });
    else {
      if (turn % 9 === 0) await engine.call("hint", { revision, dose: 2 });
      now = await engine.call("act", { revision, action: view.legal[turn % view.legal.length] });
    }
  }
  let settled = false;
  for (let asked = 0; asked < 100 && !settled; asked += 1)
    ({ settled } = await engine.call("review", { revision: now.revision }));
  return now.view.sheet !== null;
}"""


# Only a rarely called function formats this refusal.
RARE = """async () => {
  try {
    await brisques.engine.call("explain", { variant: "bezique,meld.marriage=many" });
  } catch ({ code }) {
    return code;
  }
}"""


def test_a_deal_with_hints_and_a_lesson_need_no_rare_functions(
    listened: Page, complaints: list[str]
) -> None:
    """Where these cannot be fetched, the table stays."""
    listened.context.route(LAZY, lambda route: route.abort())
    play_a_card(listened)
    for variant, level, seats in (("fildinski", "strong", 2), ("filko-5", "casual", 5)):
        given = {"variant": variant, "level": level, "seats": seats}
        assert listened.evaluate(DEAL, given)
    listened.evaluate("location.hash = '#lesson=fildinski/2'")
    expect(listened.locator(".lesson-task")).to_be_visible()
    assert stages(listened) == ["downloading", "starting", "ready"]
    assert complaints == []

    before = listened.evaluate("async () => (await brisques.engine.call('view')).view")
    assert listened.evaluate(RARE) == "engine/crashed"
    after = listened.evaluate("async () => (await brisques.engine.call('view')).view")
    assert after == before
    complaints.clear()  # the browser's own message


def test_without_a_fault_the_snapshot_is_used_and_rare_functions_are_fetched_late(
    listened: Page,
) -> None:
    asked: list[str] = []
    listened.context.on("request", lambda request: asked.append(request.url))
    play_a_card(listened)
    assert any("/snapshot." in url for url in asked)
    idle = [url for url in asked if "/library." in url or "/lazy." in url]
    assert idle == [], "for functions run `python build.py called`"
    for _ in range(2):
        assert listened.evaluate(RARE) == "variant/bad-value"
    assert len([url for url in asked if "/lazy." in url]) == 1
    assert listened.evaluate("async () => (await brisques.engine.call('view')).ok")
    assert stages(listened) == ["downloading", "starting", "ready"]


def test_a_missing_snapshot_starts_from_the_library(listened: Page, complaints: list[str]) -> None:
    listened.context.route(SNAPSHOT, lambda route: route.fulfill(status=404))
    plays_from_the_library(listened, NOT_AS_BUILT)
    complaints.clear()  # the browser's own message


def test_a_byte_flipped_in_transit_starts_from_the_library(
    listened: Page, complaints: list[str]
) -> None:
    serve(listened, SNAPSHOT, flipped(shipped("snapshot").read_bytes()))
    plays_from_the_library(listened, NOT_AS_BUILT)
    complaints.clear()  # the browser's own message


def test_a_byte_flipped_in_a_cache_is_replaced_from_the_host(
    listened: Page, complaints: list[str]
) -> None:
    """Each part is answered with wrong bytes once, and correctly when it is requested again."""
    spoilt: list[str] = []

    def spoil_once(route: Route) -> None:
        if route.request.url in spoilt:
            route.continue_()
            return
        spoilt.append(route.request.url)
        part = "pyodide" if ".wasm" in route.request.url else "snapshot"
        kind = "application/wasm" if ".wasm" in route.request.url else "application/octet-stream"
        route.fulfill(body=flipped(shipped(part).read_bytes()), content_type=kind)

    for pattern in (WASM, SNAPSHOT):
        listened.context.route(pattern, spoil_once)
    play_a_card(listened)
    assert len(spoilt) == 2
    assert stages(listened) == ["downloading", "starting", "ready"]
    complaints.clear()  # the browser's own message


def test_a_program_that_stays_wrong_is_never_run(listened: Page, complaints: list[str]) -> None:
    body = flipped(shipped("pyodide").read_bytes())
    listened.context.route(
        WASM, lambda route: route.fulfill(body=body, content_type="application/wasm")
    )
    listened.goto("")
    expect(listened.get_by_role("alert")).to_contain_text("could not be started", timeout=BOOT)
    assert [said["stage"] for said in told(listened)] == ["downloading", "loading", "failed"]
    assert NOT_AS_BUILT in told(listened)[-1]["error"]["message"]
    complaints.clear()  # the browser's own message


def test_a_byte_flipped_before_compression_starts_from_the_library(listened: Page) -> None:
    contents = bytearray(gzip.decompress(shipped("snapshot").read_bytes()))
    contents[len(contents) // 2] ^= 0x10
    ship_snapshot(listened, gzip.compress(contents, 1))
    plays_from_the_library(listened, "the contents are damaged")


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("version", "not of this version"),
        ("build-id", "build id mismatch"),
        ("fresh", "the fresh memory is not that of the build"),
    ],
)
def test_a_snapshot_of_another_build_starts_from_the_library(
    listened: Page, tmp_path: Path, how: str, why: str
) -> None:
    good, spoilt = tmp_path / "good", tmp_path / "spoilt"
    good.write_bytes(gzip.decompress(shipped("snapshot").read_bytes()))
    run([find_node().program, SPOIL, good, spoilt, how])
    ship_snapshot(listened, gzip.compress(spoilt.read_bytes(), 1))
    plays_from_the_library(listened, why)


@pytest.mark.parametrize("missing", [(SNAPSHOT, LIBRARY), (SNAPSHOT, LAZY), (PYTHON,), (WASM,)])
def test_when_nothing_can_start_python_the_page_says_so(
    listened: Page, missing: tuple[str, ...]
) -> None:
    for pattern in missing:
        listened.context.route(pattern, lambda route: route.fulfill(status=404))
    listened.goto("")
    alert = listened.get_by_role("alert")
    expect(alert).to_contain_text("could not be started", timeout=BOOT)
    assert stages(listened)[-1] == "failed"


def test_on_plain_http_bytes_are_compared_too(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str
) -> None:
    """Over plain HTTP scripts have no SubtleCrypto.

    Loopback counts as https, so the host has a name.
    """
    arguments = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP cards.lan 127.0.0.1"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": arguments})
    page = browser.new_page(base_url=site.replace("127.0.0.1", "cards.lan"))
    play_a_card(page)
    assert page.evaluate("crypto.subtle === undefined")
    body = flipped(shipped("pyodide").read_bytes())
    page.context.route(
        WASM, lambda route: route.fulfill(body=body, content_type="application/wasm")
    )
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("could not be started", timeout=BOOT)
    browser.close()


def test_wasm_of_another_content_type_is_compiled(listened: Page) -> None:
    def untyped(route: Route) -> None:
        route.fulfill(path=shipped("pyodide"), content_type="application/octet-stream")

    listened.context.route(WASM, untyped)
    play_a_card(listened)
    assert stages(listened) == ["downloading", "starting", "ready"]


def test_a_second_worker_fetches_nothing_again(listened: Page) -> None:
    play_a_card(listened)
    asked: list[str] = []
    listened.context.on("request", lambda request: asked.append(request.url))
    for part in (SNAPSHOT, LIBRARY, WASM, LAZY):
        listened.context.route(part, lambda route: route.abort())
    listened.evaluate(
        """async () => {
          const { engine } = window.brisques;
          engine.kill();
          await engine.call("view");
        }"""
    )
    assert stages(listened) == ["downloading", "starting", "ready"] * 2
    assert not [url for url in asked if url.endswith((".bin", ".wasm"))]


def test_the_worker_starts_before_the_page_is_drawn(listened: Page) -> None:
    held: list[Route] = []
    listened.route("**/app.*.js", lambda route: held.append(route))  # noqa: PLW0108
    with listened.expect_request(WASM):
        listened.goto("", wait_until="commit")
    until = (
        "while (toldByWorkers.at(-1)?.stage !== 'ready') await new Promise(requestAnimationFrame)"
    )
    listened.evaluate(f"async () => {{ {until} }}")
    held[0].continue_()
    expect(listened.locator(".hand [data-card]")).to_have_count(16)
    assert listened.evaluate("async () => (await brisques.engine.start()).ok")
    assert len(listened.workers) == 1
    assert stages(listened) == ["downloading", "starting", "ready"]
