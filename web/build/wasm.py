"""Reading and writing WebAssembly programs: their sections, and the numbers and lists in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT = range(1, 8)
ELEMENT, CODE, DATA, DATA_COUNT, TAG = 9, 10, 11, 12, 13
"""Kinds of sections."""
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL, A_TAG = range(5)
"""Kinds of imports and exports."""


class Changed(ValueError):
    """Pyodide is not built as it was when this was written."""


class Import(NamedTuple):
    """Where it comes from, its kind, and how it is described."""

    module: str
    name: str
    kind: int
    described: bytes

    def written(self) -> bytes:
        """As it stands in a program."""
        return named(self.module) + named(self.name) + bytes([self.kind]) + self.described


def sections(program: bytes) -> Iterator[tuple[int, bytes]]:
    """Kind and contents of each section; raises Changed when it is no program."""
    if program[:4] != b"\0asm":
        raise Changed("not WebAssembly")
    at = 8
    while at < len(program):
        size, begin = read_number(program, at + 1)
        yield program[at], program[begin : begin + size]
        at = begin + size


def joined(program: bytes, parts: Iterable[tuple[int, bytes]]) -> bytes:
    """A program of these sections, of the same version as another."""
    return program[:8] + b"".join(bytes([kind]) + sized(contents) for kind, contents in parts)


def read_number(contents: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it (LEB128), and where the next thing begins."""
    value = shift = 0
    while True:
        byte = contents[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def read_signed(contents: bytes, at: int) -> tuple[int, int]:
    """A number that may be negative, and where the next thing begins."""
    value, end = read_number(contents, at)
    bits = 7 * (end - at)
    return (value - (1 << bits) if value >> (bits - 1) else value), end


def number(value: int) -> bytes:
    """A number as WebAssembly writes it."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def signed(value: int) -> bytes:
    """A number that may be negative."""
    written = bytearray()
    while not -0x40 <= value < 0x40:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value & 0x7F])


def sized(contents: bytes) -> bytes:
    """Contents after their length in bytes."""
    return number(len(contents)) + contents


def named(name: str) -> bytes:
    """A name."""
    return sized(name.encode())


def vector(entries: list[bytes]) -> bytes:
    """Entries after their count."""
    return number(len(entries)) + b"".join(entries)


def read_sized(contents: bytes) -> list[bytes]:
    """The entries of a list that each have their length before them."""
    count, at = read_number(contents, 0)
    items = []
    for _ in range(count):
        size, begin = read_number(contents, at)
        at = begin + size
        items.append(contents[begin:at])
    return items


def read_numbers(contents: bytes) -> list[int]:
    """The entries of a list of numbers."""
    count, at = read_number(contents, 0)
    values = []
    for _ in range(count):
        value, at = read_number(contents, at)
        values.append(value)
    return values


def read_segments(contents: bytes) -> Iterator[tuple[int, bytes]]:
    """Address and contents of all data; raises Changed when some is not laid there at once."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        if contents[at : at + 2] != b"\0\x41":  # of the first memory, at a constant
            raise Changed("data that is not in its place from the beginning")
        address, end = read_signed(contents, at + 2)
        size, begin = read_number(contents, end + 1)
        at = begin + size
        yield address, contents[begin:at]


def segment(address: int, contents: bytes) -> bytes:
    """Data for an address, as it stands in a program."""
    return b"\0\x41" + signed(address) + b"\x0b" + sized(contents)


def read_imports(contents: bytes) -> Iterator[Import]:
    """All imports; raises Changed when one is neither function nor global."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        size, begin = read_number(contents, at)
        module = contents[begin : begin + size].decode()
        size, begin = read_number(contents, begin + size)
        name = contents[begin : begin + size].decode()
        kind, begin = contents[begin + size], begin + size + 1
        if kind not in (A_FUNCTION, A_GLOBAL):
            raise Changed(f"it imports {name}, neither a function nor a global")
        at = begin + 2 if kind == A_GLOBAL else read_number(contents, begin)[1]
        yield Import(module, name, kind, contents[begin:at])


def added(contents: bytes, entries: list[bytes]) -> bytes:
    """A list with more entries at its end."""
    count, at = read_number(contents, 0)
    return number(count + len(entries)) + contents[at:] + b"".join(entries)
