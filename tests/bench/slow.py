"""Slow down all renderers of one browser: `python -m tests.bench.slow MARK TIMES`.

It stops every renderer of the browser that has this mark in its command line for most of each
period and lets it run in the rest, so that page, worker and the browser's own threads beside them
take TIMES as long. Chromium's own throttling slows only the page's thread. It runs until its
standard input is closed; then every renderer runs as before. It prints a line when it has begun.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time

from tests.bench import renderers

PERIOD = 0.006
"""Seconds of running and stopping together: short compared with a task of 50 ms."""
LOOK = 0.05
"""Seconds between two searches for new renderers."""


class Renderers:
    """The known renderers of the browser."""

    def __init__(self, mark: str) -> None:
        self.mark = mark
        self.numbers: list[int] = []

    def look(self) -> None:
        """Find the renderers that run now."""
        self.numbers = list(renderers.numbers(self.mark))

    def send(self, what: signal.Signals) -> None:
        """Send a signal to each renderer."""
        for number in self.numbers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, what)


def slow_down(mark: str, times: float, ended: threading.Event) -> None:
    """Stop and continue the renderers in turn until the event is set."""
    all_of_them = Renderers(mark)
    all_of_them.look()
    print("slow", flush=True)
    threading.Thread(target=keep_looking, args=(all_of_them, ended), daemon=True).start()
    try:
        while not ended.is_set():
            all_of_them.send(signal.SIGSTOP)
            time.sleep(PERIOD * (1 - 1 / times))
            all_of_them.send(signal.SIGCONT)
            time.sleep(PERIOD / times)
    finally:
        all_of_them.send(signal.SIGCONT)


def keep_looking(all_of_them: Renderers, ended: threading.Event) -> None:
    """Look for new renderers until the event is set."""
    while not ended.is_set():
        all_of_them.look()
        time.sleep(LOOK)


def main() -> None:
    """Slow down until standard input is closed."""
    mark, times = sys.argv[1], float(sys.argv[2])
    ended = threading.Event()
    threading.Thread(target=slow_down, args=(mark, times, ended)).start()
    sys.stdin.read()
    ended.set()


if __name__ == "__main__":
    main()
