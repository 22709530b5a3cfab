"""The machine's own Firefox, without a window: opens a page, taps, runs scripts, takes pictures.

Spoken to by Marionette, the protocol that every Firefox brings: `LENGTH:[0, id, command, {...}]`
over a socket. Playwright's Firefox is a build of its own, and not the one that people have.
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
"""Seconds until it must be gone."""
SCRIPT = 90_000
"""Milliseconds that a script may take, and a page to load."""
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
"""The one whose middle no other covers."""


class FirefoxError(Exception):
    """What Firefox says it could not do."""


class Firefox:
    """One window of a Firefox that runs."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._file = connection.makefile("rb")
        self._numbers = itertools.count(1)
        self._read()  # its greeting
        self.ask("WebDriver:NewSession", capabilities={})
        self.ask("WebDriver:SetTimeouts", script=SCRIPT, pageLoad=SCRIPT)

    def close(self) -> None:
        """Ask nothing more; the program runs on."""
        self._file.close()

    def open(self, address: str) -> None:
        """Until the page has loaded."""
        self.ask("WebDriver:Navigate", url=address)

    def reload(self) -> None:
        """The same page anew."""
        self.ask("WebDriver:Refresh")

    def run(self, expression: str) -> Any:
        """The value of an expression, awaited; `page` is the page's own window.

        Raises FirefoxError where it throws.
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
        """Until an expression holds, as `run` takes them."""
        self.run(UNTIL.replace("CONDITION", condition))

    def settled_view(self) -> dict[str, Any]:
        """What the engine last told the page, once nothing moves any more."""
        self.wait_for(f"({QUIET.replace('window.', 'page.')})()")
        view: dict[str, Any] = json.loads(self.run("JSON.stringify(page.brisques.match.view)"))
        return view

    def click(self, selector: str) -> None:
        """A real click in the middle of the first element."""
        found = self.ask("WebDriver:FindElement", using="css selector", value=selector)["value"]
        (element,) = found.values()
        self.ask("WebDriver:ElementClick", id=element)

    def ask(self, command: str, **arguments: Any) -> Any:
        """The answer to a command; raises FirefoxError where there is none."""
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
    """The program, where there is one."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@contextlib.contextmanager
def firefox(program: str) -> Iterator[Firefox]:
    """A Firefox with a new profile, ended at the end."""
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
    """The port that it has chosen, which it says when it is up."""
    assert process.stdout
    for line in process.stdout:
        if said := LISTENING.search(line):
            return int(said[1])
    raise FirefoxError("it did not start")
