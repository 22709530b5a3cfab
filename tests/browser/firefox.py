"""Drive the Firefox installed on the machine, headless: open pages, click, run scripts.

It speaks Marionette, the protocol built into every Firefox: `LENGTH:[0, id, command, {...}]` over a
socket. Playwright's Firefox is a patched build, not the one that people use.
"""

import contextlib
import itertools
import json
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.browser.table_page import QUIET

PROGRAMS = ("firefox", "firefox-esr")
LISTENING = re.compile(r"Listening on port (\d+)")
ENDING = 60
"""Seconds within which it must end."""
SCRIPT = 90_000
"""The longest time in ms for a script, or for loading a page."""
PREFERENCES = """
user_pref("marionette.port", 0);
user_pref("app.normandy.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""
UNTIL = """new Promise((done) => {
  const look = () => ((CONDITION) ? done(true) : setTimeout(look, 50));
  look();
})"""
LAST_CARD = ".hand .tier:last-child > :last-child > [data-card]"
"""The card whose middle no other card covers."""


class FirefoxError(Exception):
    """Firefox could not carry out a command; the text is its own message."""


class Firefox:
    """One window of a running Firefox."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._file = connection.makefile("rb")
        self._numbers = itertools.count(1)
        self._read()  # the greeting that Marionette sends first
        self.ask("WebDriver:NewSession", capabilities={})
        self.ask("WebDriver:SetTimeouts", script=SCRIPT, pageLoad=SCRIPT)

    def close(self) -> None:
        """Close the connection; Firefox keeps running."""
        self._file.close()

    def open(self, address: str) -> None:
        """Open an address; return when the page has loaded."""
        self.ask("WebDriver:Navigate", url=address)

    def reload(self) -> None:
        """Reload the page."""
        self.ask("WebDriver:Refresh")

    def run(self, expression: str) -> Any:
        """Return the awaited value of an expression, in which `page` is the page's window.

        Raises FirefoxError if it throws.
        """
        script = f"""
          const done = arguments[0];
          const page = window.wrappedJSObject ?? window;
          const threw = (error) => done({{ threw: `${{error}}` }});
          Promise.resolve().then(() => ({expression})).then(done, threw);
        """
        value = self.ask("WebDriver:ExecuteAsyncScript", script=script, args=[])["value"]
        if isinstance(value, dict) and "threw" in value:
            raise FirefoxError(value["threw"])
        return value

    def wait_for(self, condition: str) -> None:
        """Wait until an expression, as `run` takes them, is true."""
        self.run(UNTIL.replace("CONDITION", condition))

    def settled_view(self) -> dict[str, Any]:
        """Return the engine's latest view, once no animation runs."""
        self.wait_for(f"({QUIET.replace('window.', 'page.')})()")
        view: dict[str, Any] = json.loads(self.run("JSON.stringify(page.brisques.match.view)"))
        return view

    def click(self, selector: str) -> None:
        """Click the middle of the first matching element with real mouse events."""
        found = self.ask("WebDriver:FindElement", using="css selector", value=selector)["value"]
        (element,) = found.values()
        self.ask("WebDriver:ElementClick", id=element)

    def ask(self, command: str, **arguments: Any) -> Any:
        """Send a command and return its answer; raises FirefoxError if it fails."""
        told = json.dumps([0, next(self._numbers), command, arguments])
        self._socket.sendall(f"{len(told.encode())}:{told}".encode())
        _, _, error, answer = self._read()
        if error:
            raise FirefoxError(f"{command}: {error['error']}: {error['message']}")
        return answer

    def _read(self) -> Any:
        length = b""
        while (byte := self._file.read(1)) != b":":
            if not byte:
                raise FirefoxError("it has gone")
            length += byte
        return json.loads(self._file.read(int(length)))


def find_firefox() -> str | None:
    """Return the path of Firefox, or None if it is not installed."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@contextlib.contextmanager
def firefox(program: str) -> Iterator[Firefox]:
    """Run a Firefox with a new profile; end it on exit."""
    with tempfile.TemporaryDirectory(prefix="firefox-") as profile:
        prefs = Path(profile, "user.js")
        prefs.write_text(PREFERENCES, encoding="utf-8")
        command = [program, "--headless", "--marionette", "--no-remote", "--profile", profile]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            with (
                socket.create_connection(("127.0.0.1", port_of(process))) as connection,
                contextlib.closing(Firefox(connection)) as window,
            ):
                yield window
        finally:
            process.terminate()
            process.communicate(timeout=ENDING)


def port_of(process: subprocess.Popen[str]) -> int:
    """Return the port that Firefox chose, which it prints when it listens."""
    assert process.stdout
    for line in process.stdout:
        if said := LISTENING.search(line):
            return int(said[1])
    raise FirefoxError("it did not start")
