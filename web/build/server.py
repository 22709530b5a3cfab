"""Serves dist/ on loopback as a static host would: right types, nothing kept by the browser."""

import gzip
import sys
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from web.build.steps import Trouble

TRIES = 20
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""Encodings, the best first, and the ends of names of files in them."""


class Handler(SimpleHTTPRequestHandler):
    """Answers for one folder. Types are our own, since the system's table may be wrong or empty."""

    extensions_map = {  # noqa: RUF012 (as the base class has it)
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".jpg": "image/jpeg",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".map": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".zip": "application/zip",
    }

    kept = "no-cache"
    """What browsers are told of keeping a file: a rebuilt one is to be seen at once."""

    def do_GET(self) -> None:
        """Send a file compressed if it can be, else whatever there is to say."""
        file = Path(self.translate_path(self.path))
        if urlsplit(self.path).path.endswith("/"):
            file /= "index.html"
        name, contents = self.compressed(file) if file.is_file() else ("", b"")
        if not name:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", name)
        self.send_header("Content-Length", str(len(contents)))
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        self.wfile.write(contents)

    def compressed(self, file: Path) -> tuple[str, bytes]:
        """The name of an encoding that the browser takes, and a file in it; empty if there is none.

        Taken are the files that `python build.py build --compress` writes beside others.
        """
        for name, suffix in COMPRESSED.items():
            beside = file.with_name(file.name + suffix)
            if name in self.headers.get("Accept-Encoding", "") and beside.is_file():
                return name, beside.read_bytes()
        return "", b""

    def end_headers(self) -> None:
        """Say whether the file may be kept, and that pages of other origins may have it too."""
        self.send_header("Cache-Control", self.kept)
        # As GitHub Pages does: browsers want it for a module script, and embed.js may be one.
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing: the page's own requests are of no interest in the terminal."""


class PackingHandler(Handler):
    """Answers as the large static hosts do: in gzip what is text or program, many by one line."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    kept = "max-age=600"

    def compressed(self, file: Path) -> tuple[str, bytes]:
        """As a file beside it; else packed here, unless its type is one that hosts leave alone."""
        name, contents = super().compressed(file)
        if name or self.guess_type(str(file)) in {"application/octet-stream", "image/png"}:
            return name, contents
        return "gzip", packed(file)


@cache
def packed(file: Path) -> bytes:
    """The file in gzip."""
    return gzip.compress(file.read_bytes())


class Server(ThreadingHTTPServer):
    """A server for one folder."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int, handler: type[Handler] = Handler) -> None:
        self.folder = folder
        self.handler = handler
        super().__init__(("127.0.0.1", port), handler)

    def finish_request(self, request: Any, client_address: Any) -> None:
        """Hand the folder to each handler."""
        self.handler(request, client_address, self, directory=str(self.folder))

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up early, as at a reload, is no error of ours."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """What to type into the browser."""
        return f"http://127.0.0.1:{self.server_port}/"


def open_server(folder: Path, port: int | None) -> Server:
    """A server on this port; without one, on the first free port from 8000."""
    if port is not None:
        try:
            return Server(folder, port)
        except OSError as error:
            raise Trouble(f"port {port}: {error.strerror}; choose another by --port") from error
    for candidate in range(8000, 8000 + TRIES):
        try:
            return Server(folder, candidate)
        except OSError:
            continue
    raise Trouble(f"no free port from 8000 to {8000 + TRIES - 1}: choose one by --port")
