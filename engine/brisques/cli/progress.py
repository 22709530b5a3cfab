"""What the shell's long commands share: their arguments, how far they are, and their files."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from brisques.errors import EngineError

Command = Callable[[str, object, str], argparse.ArgumentParser]
STOPPED = 130
"""Exit status after Ctrl-C."""


def add_work(sub: argparse.ArgumentParser, resume: str) -> None:
    """Arguments of all: chance, and who does the work."""
    sub.add_argument("--seed", default="1")
    sub.add_argument("--jobs", type=some, default=os.cpu_count() or 1, help="processes")
    sub.add_argument("--cluster", default="", metavar="ADDRESS", help="a Dask scheduler's")
    sub.add_argument("--resume", type=Path, metavar="FILE", help=resume)


def some(text: str) -> int:
    """An argument that counts something."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def several(text: str) -> int:
    """An argument that counts what must be a few at least."""
    value = some(text)
    if value < 4:
        raise argparse.ArgumentTypeError("must be at least 4")
    return value


class Progress:
    """How far it is and how long it will take, on standard error.

    In a terminal one line that is rewritten; in a log a line every `PAUSE` seconds.
    """

    PAUSE = 30.0

    def __init__(self, total: int, done: int = 0) -> None:
        self.total, self.first, self.done = total, done, done
        self.began = self.told = time.monotonic()
        self.watched = sys.stderr.isatty()

    def step(self, about: Callable[[], str], *, always: bool = False) -> None:
        """One more is done; `about` says what is known by now, and is asked if that is told."""
        self.done += 1
        now = time.monotonic()
        last = self.done == self.total
        if not (always or last or now - self.told > (0.2 if self.watched else self.PAUSE)):
            return
        self.told = now
        left = (now - self.began) / (self.done - self.first) * (self.total - self.done)
        line = f"{self.done}/{self.total}  {about()}  {_span(left)} left"
        end = "" if self.watched and not last and not always else "\n"
        print(f"\r\x1b[K{line}" if self.watched else line, end=end, file=sys.stderr, flush=True)


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


# --- files --------------------------------------------------------------------------------------


def read(file: Path) -> bytes:
    """What is in a file, nothing where there is none; raises EngineError file/unreadable."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise EngineError("file/unreadable", str(file), reason=type(error).__name__) from None


def read_text(file: Path) -> str:
    """The text of a file; raises EngineError file/unreadable or file/not-utf-8."""
    try:
        return decoded(file.read_bytes(), str(file))
    except OSError as error:
        raise EngineError("file/unreadable", str(file), reason=type(error).__name__) from None


def decoded(contents: bytes, name: str) -> str:
    """Bytes as text, less the mark that some editors begin with; raises file/not-utf-8."""
    try:
        return contents.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = contents[: error.start].count(b"\n") + 1
        raise EngineError("file/not-utf-8", name, line=line) from None


def write(file: Path, text: str) -> None:
    """Write the whole file or nothing of it; raises EngineError file/unwritable."""
    beside = file.with_name(f"{file.name}.part")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(file)
    except OSError as error:
        raise EngineError("file/unwritable", str(file), reason=type(error).__name__) from None


def today() -> str:
    """The day, as ISO 8601 writes it."""
    return time.strftime("%Y-%m-%d", time.gmtime())


def stopped(resume: Path | None) -> int:
    """After Ctrl-C."""
    what = f"; the same command goes on from {resume}" if resume else ""
    print(f"\nstopped{what}", file=sys.stderr)
    return STOPPED


def append(file: Path, row: object) -> None:
    """Add a row of JSON to a file."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(row) + "\n")
