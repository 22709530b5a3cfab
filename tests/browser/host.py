"""A static host with the faults of real ones: it can be cut off, break off a file, or be updated.

It lets browsers cache everything for ten minutes, as GitHub Pages does, so that tests see stale
files.
"""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from web.build import precache
from web.build.server import Handler, Server
from web.build.steps import DIST
from web.build.toolchain import find_node


class Host(Server):
    """Serve a copy of a built site from a folder of its own."""

    def __init__(self, folder: Path, path: str = "", site: Path = DIST) -> None:
        super().__init__(folder, port=0)
        self.site = folder / path
        self.path = path
        self.unplugged = False
        self.breaks_off: set[str] = set()
        """Names whose files end in the middle."""
        self.hides_suffixes = False
        """Whether page.html is redirected to page, as on Cloudflare Pages."""
        self.asked: list[str] = []
        """Paths of the files sent so far, within the site; not those the browser had already."""
        shutil.copytree(site, self.site, dirs_exist_ok=True)

    @property
    def home(self) -> str:
        """Return the address of the page."""
        return self.address + self.path

    def finish_request(self, request: Any, client_address: Any) -> None:
        FaultyHandler(request, client_address, self, directory=str(self.folder))

    def deploy(self, version: str) -> None:
        """Publish a new version: its scripts have other bytes and new names.

        The old files are gone from the host, as after most deployments.
        """
        page = self.site / "index.html"
        words = page.read_text("utf-8")
        for script in (*self.site.glob("app.*.js"), *self.site.glob("prefetch.*.js")):
            renamed = script.with_name(f"{script.name.split('.')[0]}.{version}.js")
            renamed.write_text(f"{script.read_text('utf-8')}\n// {version}\n", encoding="utf-8")
            script.unlink()
            words = words.replace(script.name, renamed.name)
        page.write_text(words, encoding="utf-8")
        precache.write(self.site, find_node())


class FaultyHandler(Handler):
    """Answer requests with the faults that the host is set to."""

    @property
    def host(self) -> Host:
        return cast(Host, self.server)

    @property
    def wanted(self) -> str:
        return urlsplit(self.path).path.removeprefix(f"/{self.host.path}")

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        super(Handler, self).end_headers()

    def send_response(self, code: int, message: str | None = None) -> None:
        if code == 200:
            self.host.asked.append(self.wanted)
        super().send_response(code, message)

    def do_GET(self) -> None:  # noqa: N802 (the base class's name)
        if self.host.unplugged:
            self.close_connection = True
        elif self.host.hides_suffixes and self.wanted.endswith(".html"):
            self.send_response(308)
            self.send_header("Location", self.path.replace(".html", "", 1))
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            if self.host.hides_suffixes and (self.host.site / f"{self.wanted}.html").is_file():
                self.path = self.path.replace(self.wanted, f"{self.wanted}.html")
            super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if self.wanted.rpartition("/")[2] in self.host.breaks_off:
            source = [source.read()]
            outputfile.write(source[0][: len(source[0]) // 2])
            self.close_connection = True
        else:
            super().copyfile(source, outputfile)


@contextmanager
def running(folder: Path, path: str = "", site: Path = DIST) -> Iterator[Host]:
    """Serve the site from such a host while the `with` block runs."""
    with Host(folder, path, site) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()
