"""Drive the WebKitGTK installed on the machine: open pages, click, run scripts.

It speaks WebDriver, JSON over HTTP, on a virtual display. Its methods are those of
`firefox.Firefox`, so that one test can be run in both.
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

PROGRAMS = ("WebKitWebDriver", "Xvfb")
STARTING = 30
"""Seconds within which the driver must answer."""
ENDING = 60
"""Seconds within which it must end."""
SCRIPT = 90_000
"""The longest time in ms for a script, or for loading a page."""
SURROUNDINGS = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # no sandbox inside a container
    "LIBGL_ALWAYS_SOFTWARE": "1",
}


class WebKitError(Exception):
    """WebKit could not carry out a command; the text is its own message."""


class WebKit:
    """One window of a running WebKit."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._session = ""
        session = self.ask("POST", "/session", capabilities={})
        self._session = f"/session/{session['sessionId']}"
        self.ask("POST", "/timeouts", script=SCRIPT, pageLoad=SCRIPT)

    def close(self) -> None:
        """End the browser."""
        self.ask("DELETE", "")

    def open(self, address: str) -> None:
        """Open an address; return when the page has loaded."""
        self.ask("POST", "/url", url=address)

    def reload(self) -> None:
        """Reload the page."""
        self.ask("POST", "/refresh")

    def run(self, expression: str) -> Any:
        """Return the awaited value of an expression, in which `page` is the page's window.

        Raises WebKitError if it throws.
        """
        script = f"""
          const done = arguments[0];
          const page = window;
          const threw = (error) => done({{ threw: `${{error}}` }});
          Promise.resolve().then(() => ({expression})).then(done, threw);
        """
        value = self.ask("POST", "/execute/async", script=script, args=[])
        if isinstance(value, dict) and "threw" in value:
            raise WebKitError(value["threw"])
        return value

    def click(self, selector: str) -> None:
        """Click the middle of the first matching element with real mouse events."""
        found = self.ask("POST", "/element", using="css selector", value=selector)
        (element,) = found.values()
        self.ask("POST", f"/element/{element}/click")

    def ask(self, method: str, path: str, **arguments: Any) -> Any:
        """Send a command and return its answer; raises WebKitError if it fails."""
        connection = HTTPConnection("127.0.0.1", self._port)
        with contextlib.closing(connection):
            body = json.dumps(arguments) if method == "POST" else None
            connection.request(method, self._session + path, body)
            value = json.loads(connection.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise WebKitError(f"{path}: {value['error']}: {value['message']}")
        return value


def find_webkit() -> str | None:
    """Return the path of the driver, or None without a driver or a display server."""
    driver, display = map(shutil.which, PROGRAMS)
    return driver if display else None


@contextlib.contextmanager
def webkit(program: str) -> Iterator[WebKit]:
    """Run a WebKit that keeps nothing; end it on exit."""
    with (
        _display() as display,
        _driver(program, display) as port,
        contextlib.closing(WebKit(port)) as window,
    ):
        yield window


@contextlib.contextmanager
def _display() -> Iterator[str]:
    """Start a virtual display; yield its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise WebKitError("there is no display")
        yield f":{number}"
    finally:
        process.terminate()
        process.wait(ENDING)


@contextlib.contextmanager
def _driver(program: str, display: str) -> Iterator[int]:
    """Start the driver, whose browsers open on a display; yield its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    surroundings = {**os.environ, **SURROUNDINGS, "DISPLAY": display}
    process = subprocess.Popen(
        [program, f"--port={port}"], env=surroundings, stderr=subprocess.DEVNULL
    )
    try:
        _wait_until_it_listens(process, port)
        yield port
    finally:
        process.terminate()
        process.wait(ENDING)


def _wait_until_it_listens(process: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + STARTING
    while process.poll() is None and time.monotonic() < end:
        with contextlib.suppress(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        time.sleep(0.05)
    raise WebKitError("its driver did not start")
