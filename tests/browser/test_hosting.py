"""dist/ on hosts: nginx configured by web/HOSTING.md, in a frame of another site, as a zip.

Without nginx the same tests run against our own server, under the same path.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import threading
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.complaints import watch
from tests.browser.table_page import BOOT, TablePage
from web.build.archive import pack
from web.build.compress import compress
from web.build.plain import is_plain
from web.build.server import Server
from web.build.steps import DIST, WEB
from web.build.toolchain import find_node

pytestmark = pytest.mark.browser

FOLDER = "brisques/"
BROTLI = Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")
"""The path of nginx's brotli module on Debian."""
QUICK = 1
"""The quality of compressed files here: their size does not matter."""
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
# The rest of the configuration, so that nginx runs without root and in folders of the test. Started
# by root it would read files as nobody, who may not enter a test's folder.
AROUND = """
{modules}
user root;
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/1;
    proxy_temp_path {folder}/2;
    fastcgi_temp_path {folder}/3;
    uwsgi_temp_path {folder}/4;
    scgi_temp_path {folder}/5;
    {server}
}}
"""


@dataclass(frozen=True)
class StaticHost:
    """The address under which dist/ is served, and whether by nginx."""

    address: str
    folder: Path
    is_nginx: bool


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """Serve dist/ in a folder of a host."""
    root = tmp_path_factory.mktemp("root")
    shutil.copytree(DIST, root / FOLDER)
    compress(root / FOLDER, find_node(), QUICK)
    if NGINX:
        with nginx(root, tmp_path_factory.mktemp("nginx")) as address:
            yield StaticHost(address + FOLDER, root / FOLDER, is_nginx=True)
    else:
        with Server(root, port=0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield StaticHost(server.address + FOLDER, root / FOLDER, is_nginx=False)
            server.shutdown()


@contextmanager
def nginx(root: Path, folder: Path) -> Iterator[str]:
    """Run an nginx on loopback, configured as web/HOSTING.md says; yield its address."""
    words = (WEB / "HOSTING.md").read_text("utf-8")
    [told] = re.findall(r"^```nginx\n(.*?)^```", words, re.MULTILINE | re.DOTALL)
    with socket.create_server(("127.0.0.1", 0)) as listening, (folder / "log").open("w") as log:
        # It inherits our open socket, so requests need not wait until it has started.
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        server = told.replace("listen 80;", f"listen {address};")
        server = server.replace("root /srv/www;", f"root {root};")
        if not BROTLI.exists():
            server = server.replace("brotli_static on;", "")
        assert address in server
        assert str(root) in server
        config = folder / "nginx.conf"
        modules = f"load_module {BROTLI};" if BROTLI.exists() else ""
        around = AROUND.format(folder=folder, server=server, modules=modules)
        config.write_text(around, encoding="utf-8")
        process = subprocess.Popen(
            [str(NGINX), "-p", folder, "-c", config],
            env={**os.environ, "NGINX": f"{listening.fileno()};"},
            pass_fds=[listening.fileno()],
            stderr=log,
        )
    yield f"http://{address}/"
    process.terminate()
    process.wait()


@dataclass(frozen=True)
class Answer:
    """What a host sends for a file."""

    headers: dict[str, str]
    content: bytes


def ask(url: str, encoding: str = "") -> Answer:
    """Request a file with this Accept-Encoding; gzip is unpacked."""
    wanted = {"Accept-Encoding": encoding} if encoding else {}
    request = urllib.request.Request(url, headers=wanted)  # noqa: S310 (our own host)
    with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
        headers = {name.lower(): value for name, value in answer.headers.items()}
        content = answer.read()
    if headers.get("content-encoding") == "gzip":
        content = gzip.decompress(content)
    return Answer(headers, content)


def listed(host: StaticHost) -> dict[str, dict[str, Any]]:
    """Return the files that the host lists."""
    files: dict[str, dict[str, Any]] = json.loads(ask(f"{host.address}files.json").content)["files"]
    return files


@pytest.mark.parametrize("encoding", ["", "gzip"], ids=["plain", "gzip"])
def test_every_listed_file_arrives_whole_with_its_type(host: StaticHost, encoding: str) -> None:
    assert len(listed(host)) > 100
    for path, file in listed(host).items():
        answer = ask(host.address + path, encoding)
        assert len(answer.content) == file["bytes"], path
        assert hashlib.sha256(answer.content).hexdigest() == file["sha256"], path
        if Path(path).suffix in TYPES:
            kind = answer.headers["content-type"].partition(";")[0]
            assert kind == TYPES[Path(path).suffix], path


def test_files_that_may_change_are_revalidated(host: StaticHost) -> None:
    for path in ("", "sw.js", "start.json"):
        answer = ask(host.address + path, "gzip")
        assert answer.headers["cache-control"] == "no-cache", path
    [script] = DIST.glob("app.*.js")
    kept = ask(host.address + script.name, "gzip").headers["cache-control"]
    assert kept == ("public, max-age=31536000, immutable" if host.is_nginx else "no-cache")


def test_pages_of_other_sites_may_load_the_element(host: StaticHost) -> None:
    answer = ask(f"{host.address}embed.js", "gzip")
    assert answer.headers["content-type"].partition(";")[0] == "text/javascript"
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["cache-control"] == "no-cache"


def test_large_files_are_sent_in_gzip(host: StaticHost) -> None:
    for path, file in listed(host).items():
        if file["bytes"] > 2000 and Path(path).suffix in {".js", ".css", ".svg", ".wasm"}:
            assert ask(host.address + path, "gzip").headers["content-encoding"] == "gzip", path


def test_files_stored_in_brotli_are_sent_in_brotli(host: StaticHost) -> None:
    if host.is_nginx and not BROTLI.exists():
        pytest.skip("nginx has no module for brotli here")
    paths = [path for path in listed(host) if (host.folder / f"{path}.br").exists()]
    assert {"index.html", "start.json"} <= set(paths)
    for path in paths:
        answer = ask(host.address + path, "gzip, br")
        assert answer.headers["content-encoding"] == "br", path
        assert answer.content == (host.folder / f"{path}.br").read_bytes(), path


KEPT = """async () => {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}"""


def test_after_a_visit_the_page_plays_without_the_host(browser: Browser, host: StaticHost) -> None:
    context = browser.new_context(base_url=host.address)
    complaints = watch(context, host.address)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    table_page = TablePage(context.new_page())
    table_page.sit_down()
    table_page.page.wait_for_function("() => navigator.serviceWorker.controller", timeout=BOOT)
    if not is_plain():
        assert any("/memory." in url for url in asked), "the host compresses it"
        assert not any("/snapshot." in url for url in asked), "in gzip, from hosts that do not"
        kept = table_page.page.evaluate(KEPT)
        assert any("/memory." in url for url in kept)
        assert not any("/snapshot." in url for url in kept)
    before = table_page.view
    context.set_offline(True)
    table_page.page.reload()
    table_page.wait(BOOT)
    assert table_page.view == before
    assert complaints == []
    context.close()


def test_the_folder_without_its_slash_leads_to_the_page(browser: Browser, host: StaticHost) -> None:
    page = browser.new_page()
    page.goto(host.address.rstrip("/"))
    assert page.url.startswith(host.address)
    expect(page.get_by_role("heading", name="Brisques")).to_be_visible()
    page.close()


def test_opened_from_a_disk_the_folder_says_what_starts_there(browser: Browser) -> None:
    page = browser.new_page()
    page.goto((DIST / "index.html").as_uri())
    expect(page.get_by_text("From a disk, only the file brisques.html starts")).to_be_visible()
    page.close()


@pytest.fixture
def portal(host: StaticHost, tmp_path: Path) -> Iterator[str]:
    """Return the address of another site, which shows the game in a frame."""
    folder = tmp_path / "portal"
    folder.mkdir()
    (folder / "index.html").write_text(
        f"""<!doctype html><title>a portal of games</title>
        <iframe src="{host.address}" width="1280" height="720" allow="fullscreen"></iframe>""",
        encoding="utf-8",
    )
    with Server(folder, port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


# Some browsers deny all storage to a frame of another site.
NOTHING_KEPT = """if (window !== top) {
  const denied = () => { throw new DOMException("Denied.", "SecurityError"); };
  const rejected = async () => denied();
  Object.defineProperty(window, "localStorage", { get: denied });
  Object.defineProperty(window, "sessionStorage", { get: denied });
  IDBFactory.prototype.open = denied;
  for (const name of ["open", "keys", "match", "has", "delete"]) {
    CacheStorage.prototype[name] = rejected;
  }
  ServiceWorkerContainer.prototype.register = rejected;
}"""


# After the first trick we lead, or the opponent has already led.
OUR_TURN = re.compile(r"^(Your|You lead)")


def play_in_frame(page: Page, portal: str) -> Locator:
    """Play a card in the frame; return the line that says whose turn it is."""
    page.goto(portal)
    frame = page.frame_locator("iframe")
    frame.locator(".hand [data-card]").first.click(position={"x": 14, "y": 36})
    turn = frame.locator(".turn")
    expect(turn).to_contain_text(OUR_TURN, timeout=BOOT)
    return turn


def test_in_a_frame_of_another_origin_the_match_is_played_and_kept(
    browser: Browser, host: StaticHost, portal: str
) -> None:
    page = browser.new_page()
    turn = play_in_frame(page, portal)
    [inner] = [it for it in page.frames if it.url.startswith(host.address)]
    inner.wait_for_function("() => navigator.serviceWorker.controller", timeout=BOOT)
    page.context.set_offline(True)
    inner.evaluate("location.reload()")
    expect(turn).to_contain_text(OUR_TURN, timeout=BOOT)
    page.close()


def test_in_a_frame_without_storage_the_match_is_played(browser: Browser, portal: str) -> None:
    page = browser.new_page()
    page.add_init_script(NOTHING_KEPT)
    # A host name and its address count as two sites.
    play_in_frame(page, portal.replace("127.0.0.1", "localhost"))
    [inner] = page.frames[1:]
    assert inner.evaluate("caches.keys().catch(({ name }) => name)") == "SecurityError"
    expect(page.frame_locator("iframe").get_by_role("alert")).to_have_count(0)
    page.close()


def test_the_zip_keeps_the_limits_of_itch(tmp_path: Path) -> None:
    pack(DIST, tmp_path / "site.zip", QUICK)
    with zipfile.ZipFile(tmp_path / "site.zip") as archive:
        names = archive.namelist()
        assert "index.html" in names
        assert len(names) < 1000
        assert all(len(name) < 240 and name.isascii() for name in names)
        archive.extractall(tmp_path / "unpacked")
    there = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()}
    assert set(names) == there
    for name in names:
        assert (tmp_path / "unpacked" / name).read_bytes() == (DIST / name).read_bytes()


def test_equal_files_make_equal_zips(tmp_path: Path) -> None:
    """The order in which they were written, and when, changes nothing."""
    for folder, names, time in (("one", "ab", 1_000_000_000), ("two", "ba", 1_500_000_000)):
        (tmp_path / folder).mkdir()
        for name in names:
            (tmp_path / folder / name).write_text(name)
            os.utime(tmp_path / folder / name, (time, time))
        pack(tmp_path / folder, tmp_path / f"{folder}.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
