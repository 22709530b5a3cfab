"""The machine's own WebKitGTK, where its driver is installed: opens a page, clicks, runs scripts.

Spoken to by WebDriver, JSON over HTTP, on a display of its own that nobody sees. Its methods are
those of `firefox.Firefox`, so that one test can be run in both.
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
"""Seconds until the driver must answer."""
ENDING = 60
"""Seconds until it must be gone."""
SCRIPT = 90_000
"""Milliseconds that a script may take, and a page to load."""
SURROUNDINGS = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it cannot be made inside a container
    "LIBGL_ALWAYS_SOFTWARE": "1",
}


class WebKitError(Exception):
    """What WebKit says it could not do."""


class WebKit:
    """One window of a WebKit that runs."""

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
        """Until the page has loaded."""
        self.ask("POST", "/url", url=address)

    def reload(self) -> None:
        """The same page again."""
        self.ask("POST", "/refresh")

    def run(self, expression: str) -> Any:
        """The value of an expression, awaited; `page` is the page's own window.

        Raises WebKitError where it throws.
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
        """A real click in the middle of the first element."""
        found = self.ask("POST", "/element", using="css selector", value=selector)
        (element,) = found.values()
        self.ask("POST", f"/element/{element}/click")

    def ask(self, method: str, path: str, **arguments: Any) -> Any:
        """The answer to a command; raises WebKitError where there is none."""
        connection = HTTPConnection("127.0.0.1", self._port)
        with contextlib.closing(connection):
            body = json.dumps(arguments) if method == "POST" else None
            connection.request(method, self._session + path, body)
            value = json.loads(connection.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise WebKitError(f"{path}: {value['error']}: {value['message']}")
        return value


def find_webkit() -> str | None:
    """The driver, where there is one and a display to run it on."""
    driver, display = map(shutil.which, PROGRAMS)
    return driver if display else None


@contextlib.contextmanager
def webkit(program: str) -> Iterator[WebKit]:
    """A WebKit that keeps nothing, ended at the end."""
    with (
        _display() as display,
        _driver(program, display) as port,
        contextlib.closing(WebKit(port)) as window,
    ):
        yield window


@contextlib.contextmanager
def _display() -> Iterator[str]:
    """The name of a display that nobody sees."""
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
    """The port of a driver whose browsers stand on a display."""
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
