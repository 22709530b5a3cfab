"""Read and write the files of commands."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from brisques.errors import EngineError

Row = TypeVar("Row")


def _reason(error: Exception) -> str:
    """Return what the system says about an error, such as "Permission denied"."""
    return getattr(error, "strerror", None) or str(error)


def exists(file: Path) -> bool:
    """Return whether there is a file or folder of this name; raises EngineError file/unreadable."""
    try:
        return file.exists()
    except OSError as error:
        raise EngineError("file/unreadable", str(file), reason=_reason(error)) from None


def read(file: Path) -> bytes:
    """Return the bytes of a file, none if it does not exist; raises EngineError file/unreadable."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise EngineError("file/unreadable", str(file), reason=_reason(error)) from None


def read_text(file: Path) -> str:
    """Return the text of a file; raises EngineError file/unreadable or file/not-utf-8."""
    try:
        return decoded(file.read_bytes(), str(file))
    except OSError as error:
        raise EngineError("file/unreadable", str(file), reason=_reason(error)) from None


def decoded(data: bytes, name: str) -> str:
    """Decode UTF-8 without a byte order mark; raises EngineError file/not-utf-8."""
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise EngineError("file/not-utf-8", name, line=line) from None


def json_value(text: str | bytes) -> Any:
    """Return the value of a JSON text; raises ValueError, also for one that is nested too deep."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None


def write(file: Path, text: str) -> None:
    """Write a file, atomically unless it is a device; raises EngineError file/unwritable."""
    with _writing(file):
        data = text.encode()
        if _is_device(file):
            file.write_bytes(data)
            return
        part = _part(file)
        part.write_bytes(data)
        part.replace(file)


def check_writable(file: Path) -> None:
    """Raise EngineError file/unwritable, before long work, if `write` could not write the file."""
    with _writing(file):
        if _is_device(file):
            if not file.is_fifo():  # its reader would take the closing for the end
                file.open("ab").close()
            return
        part = _part(file)
        part.touch()
        part.unlink()


def _is_device(file: Path) -> bool:
    """Return whether there is something of this name that is no regular file, such as a pipe."""
    return file.exists() and not file.is_file()


def _part(file: Path) -> Path:
    """Return the name of a file that is being written."""
    return file.with_name(f"{file.name}.part")


def append(file: Path, *rows: object) -> None:
    """Add rows of JSON to a file, or make it without any; raises EngineError file/unwritable."""
    with _writing(file), file.open("a", encoding="utf-8") as lines:
        lines.writelines(json.dumps(row) + "\n" for row in rows)


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    """Raise EngineError file/unwritable for an error in the block.

    An argument that is not in the shell's encoding makes text that cannot be encoded.
    """
    try:
        yield
    except (OSError, UnicodeEncodeError) as error:
        raise EngineError("file/unwritable", str(file), reason=_reason(error)) from None


def resume(
    file: Path,
    head: Mapping[str, object],
    parse: Callable[[Any], Row],
    *,
    other_run: str,
    bad_file: str,
) -> list[Row]:
    """Return the rows that a run of a command has added to a file; begin a new file with its head.

    The head says which run it is. A last line that was cut off is dropped.

    Raises:
        EngineError: `other_run` if the file has another head, `bad_file` if a line cannot be read.
    """
    whole = read(file)
    if not whole:
        write(file, json.dumps(head) + "\n")
        return []
    lines = whole[: whole.rfind(b"\n") + 1]
    try:
        first, *rows = (json_value(line) for line in lines.splitlines())
        if first != head:
            raise EngineError(other_run, str(file))
        parsed = [parse(row) for row in rows]
    except EngineError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        raise EngineError(bad_file, str(file)) from None
    if lines != whole:
        write(file, lines.decode())
    return parsed
