"""Run the command `lesson watch`: show a lesson in the browser, again after each save.

A server on loopback sends the built site, one page with the lesson on a table, and what `check`
finds in it. The page asks for the next state of the file and is answered when there is one.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from brisques.cli.files import read_text
from brisques.errors import EngineError
from brisques.words import Words

LOOK_EVERY = 0.3
ANSWER_WITHIN = 20.0
"""Seconds after which a request is answered even if nothing has changed."""
STATE, LESSON = "/watch/", ".lesson"
"""`/watch/3` is the state after number 3; `/watch/4.lesson` is the file from state 4 on."""

PAGE = """<!doctype html>
<html lang="LANGUAGE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lesson</title>
<script type="module" src="embed.js"></script>
<style>
  body { max-width: 64rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.4 sans-serif }
  pre { white-space: pre-wrap }
</style>
<pre role="status"></pre>
<main></main>
<script type="module">
  let number = -1;
  for (;;) {
    const answer = await fetch(`watch/${number}`).catch(() => null);
    const state = answer?.ok ? await answer.json() : null;
    const told = state ? state.told : [ENDED];
    document.querySelector("pre").textContent = told.join("\\n");
    if (!state) break;
    if (state.number !== number && state.readable) {
      const table = document.createElement("card-table");
      table.setAttribute("language", document.documentElement.lang);
      table.setAttribute("lesson", new URL(`watch/${state.number}.lesson`, location.href).href);
      document.querySelector("main").replaceChildren(table);
    }
    number = state.number;
  }
</script>
</html>
"""
"""The page; `page_of` puts words into it."""


def page_of(words: Words) -> str:
    """Return the page with its table and its sentence in the language of these words."""
    ended = json.dumps(words.text("shell-watch-ended"), ensure_ascii=False)
    return PAGE.replace("LANGUAGE", words.language).replace("ENDED", ended)


class Watched:
    """A lesson's file: its text and what was found in it, numbered by its changes.

    `check` returns a line for each finding, how many complain, and whether the lesson can be read;
    `read` returns the whole text, of a translation with what it has from its original.
    """

    def __init__(
        self,
        file: Path,
        check: Callable[[Path], tuple[list[str], int, bool]],
        read: Callable[[Path], str] = read_text,
    ) -> None:
        self.file = file
        self.read = read
        self.check = check
        self.changed = threading.Condition()
        self.number = -1
        self.text: str | None = None
        """The text of the file, None before it is read and while it cannot be."""
        self.told: list[str] = []
        self.readable = False

    def look(self) -> bool:
        """Read the file; return whether it is another than before."""
        text: str | None = None
        try:
            text = self.read(self.file)
        except EngineError:
            pass  # `check` says why
        else:
            if text == self.text:
                return False
        told, _, readable = self.check(self.file)
        with self.changed:
            if (text, told) == (self.text, self.told):
                return False
            self.text, self.told, self.readable = text, told, readable
            self.number += 1
            self.changed.notify_all()
        return True

    def after(self, number: int) -> dict[str, Any]:
        """Return the state after this number; wait for a change as long as it is the newest."""
        with self.changed:
            self.changed.wait_for(lambda: self.number != number, timeout=ANSWER_WITHIN)
            return {"number": self.number, "told": self.told, "readable": self.readable}


class Handler(SimpleHTTPRequestHandler):
    """Send the page, the lesson and its states; everything else is a file of the site."""

    extensions_map = {  # noqa: RUF012 (as the base class has it)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, watched: Watched, page: str, *arguments: Any, **options: Any) -> None:
        self.watched, self.page = watched, page
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:
        """Answer a request."""
        path = urlsplit(self.path).path
        if path == "/":
            self._send("text/html", self.page)
        elif path.startswith(STATE) and path.endswith(LESSON):
            self._send("text/plain", self.watched.text or "")
        elif path.startswith(STATE):
            number = path.removeprefix(STATE)
            state = self.watched.after(int(number) if number.isdecimal() else -2)
            self._send("application/json", json.dumps(state))
        else:
            super().do_GET()

    def _send(self, kind: str, text: str) -> None:
        data = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def end_headers(self) -> None:
        """Forbid caching: the next build or save is seen at once."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing about requests."""


class Server(ThreadingHTTPServer):
    """Answer each request in a thread; ignore browsers that hang up."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Print an error in a request, unless the browser ended it."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def open_watch(watched: Watched, site: Path, port: int, words: Words) -> ThreadingHTTPServer:
    """Return a server for the page of a watched lesson; `site` is the folder of the built table.

    The page and its table are in the language of `words`.

    Raises: file/no-site, if no table was built there; file/no-port, if the port cannot be used.
    """
    if not (site / "embed.js").is_file():
        raise EngineError("file/no-site", str(site))
    handler = partial(Handler, watched, page_of(words), directory=str(site))
    try:
        return Server(("127.0.0.1", port), handler)
    except (OSError, OverflowError):
        raise EngineError("file/no-port", str(port)) from None


def watch(
    watched: Watched, site: Path, port: int, words: Words, tell: Callable[[str], None]
) -> None:
    """Serve until Ctrl+C; tell what is found in the lesson at each save."""
    server = open_watch(watched, site, port, words)
    watched.look()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    tell("\n".join(watched.told))
    address = f"http://127.0.0.1:{server.server_port}/"
    tell("\n" + words.text("shell-watch-at", {"address": address}))
    pause = threading.Event()
    try:
        while not pause.wait(LOOK_EVERY):
            if watched.look():
                tell("\n" + "\n".join(watched.told))
    except KeyboardInterrupt:
        server.shutdown()
