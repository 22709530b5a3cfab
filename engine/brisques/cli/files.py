"""Read and write the files of commands."""

from __future__ import annotations

import json
from pathlib import Path

from brisques.errors import EngineError


def read(file: Path) -> bytes:
    """Return the bytes of a file, none if it does not exist; raises EngineError file/unreadable."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise EngineError("file/unreadable", str(file), reason=type(error).__name__) from None


def read_text(file: Path) -> str:
    """Return the text of a file; raises EngineError file/unreadable or file/not-utf-8."""
    try:
        return decoded(file.read_bytes(), str(file))
    except OSError as error:
        raise EngineError("file/unreadable", str(file), reason=type(error).__name__) from None


def decoded(data: bytes, name: str) -> str:
    """Decode UTF-8 without a byte order mark; raises EngineError file/not-utf-8."""
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise EngineError("file/not-utf-8", name, line=line) from None


def write(file: Path, text: str) -> None:
    """Write a file atomically; raises EngineError file/unwritable."""
    beside = file.with_name(f"{file.name}.part")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(file)
    except OSError as error:
        raise EngineError("file/unwritable", str(file), reason=type(error).__name__) from None


def append(file: Path, row: object) -> None:
    """Add a row of JSON to a file."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(row) + "\n")
