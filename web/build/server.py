"""Serve dist/ on loopback as a static host does, with right types and no caching."""

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
"""Suffix of compressed files by encoding, the best first."""


class Handler(SimpleHTTPRequestHandler):
    """Serve one folder, many requests a connection.

    The types are our own: the system's table may be wrong or empty.
    """

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
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
    """Value of Cache-Control; a rebuilt file is seen at once."""

    def do_GET(self) -> None:
        """Send a file, compressed if possible; leave errors and redirects to the base class."""
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
        """Return an encoding that the browser accepts, and the file in it; empty if there is none.

        Only files that `python build.py build --compress` has written are used.
        """
        for name, suffix in COMPRESSED.items():
            beside = file.with_name(file.name + suffix)
            if name in self.headers.get("Accept-Encoding", "") and beside.is_file():
                return name, beside.read_bytes()
        return "", b""

    def end_headers(self) -> None:
        """Allow caching as `kept` says, and use by pages of other origins."""
        self.send_header("Cache-Control", self.kept)
        # GitHub Pages sends this too; browsers demand it for module scripts such as embed.js.
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Print nothing: requests of the page would fill the terminal."""


class PackingHandler(Handler):
    """Serve as large static hosts do: programs and texts in gzip."""

    kept = "max-age=600"

    def compressed(self, file: Path) -> tuple[str, bytes]:
        """Return the compressed file beside it; else compress, unless hosts do not for its type."""
        name, contents = super().compressed(file)
        if name or self.guess_type(str(file)) in {"application/octet-stream", "image/png"}:
            return name, contents
        return "gzip", packed(file)


@cache
def packed(file: Path) -> bytes:
    """Return a file in gzip."""
    return gzip.compress(file.read_bytes())


class Server(ThreadingHTTPServer):
    """Serve one folder on loopback, each request in a thread."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int, handler: type[Handler] = Handler) -> None:
        self.folder = folder
        self.handler = handler
        super().__init__(("127.0.0.1", port), handler)

    def finish_request(self, request: Any, client_address: Any) -> None:
        """Give each handler the folder."""
        self.handler(request, client_address, self, directory=str(self.folder))

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Print an error, unless the browser hung up early, as at a reload."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """Return the address of the site."""
        return f"http://127.0.0.1:{self.server_port}/"


def open_server(folder: Path, port: int | None) -> Server:
    """Return a server on this port; if it is None, on the first free port from 8000."""
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
