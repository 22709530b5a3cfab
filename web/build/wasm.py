"""Read and write WebAssembly programs: their sections, and the numbers and lists in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT = range(1, 8)
ELEMENT, CODE, DATA, DATA_COUNT, TAG = 9, 10, 11, 12, 13
"""Kinds of sections."""
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL, A_TAG = range(5)
"""Kinds of imports and exports."""


class Changed(ValueError):
    """Pyodide's files have a form that the build does not know."""


class Import(NamedTuple):
    """An import: where it is from, its kind, and its encoded description."""

    module: str
    name: str
    kind: int
    described: bytes

    def written(self) -> bytes:
        """Encode the import."""
        return named(self.module) + named(self.name) + bytes([self.kind]) + self.described


def sections(program: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield kind and contents of each section; raises Changed if it is no program."""
    if program[:4] != b"\0asm":
        raise Changed("not WebAssembly")
    at = 8
    while at < len(program):
        size, begin = read_number(program, at + 1)
        yield program[at], program[begin : begin + size]
        at = begin + size


def joined(program: bytes, parts: Iterable[tuple[int, bytes]]) -> bytes:
    """Join sections to a program with the head of another program."""
    return program[:8] + b"".join(bytes([kind]) + sized(contents) for kind, contents in parts)


def read_number(contents: bytes, at: int) -> tuple[int, int]:
    """Read an unsigned number (LEB128); return it and the index after it."""
    value = shift = 0
    while True:
        byte = contents[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def read_signed(contents: bytes, at: int) -> tuple[int, int]:
    """Read a signed number (LEB128); return it and the index after it."""
    value, end = read_number(contents, at)
    bits = 7 * (end - at)
    return (value - (1 << bits) if value >> (bits - 1) else value), end


def number(value: int) -> bytes:
    """Encode an unsigned number (LEB128)."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def signed(value: int) -> bytes:
    """Encode a signed number (LEB128)."""
    written = bytearray()
    while not -0x40 <= value < 0x40:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value & 0x7F])


def sized(contents: bytes) -> bytes:
    """Prefix contents with their length in bytes."""
    return number(len(contents)) + contents


def named(name: str) -> bytes:
    """Encode a name."""
    return sized(name.encode())


def vector(entries: list[bytes]) -> bytes:
    """Encode a list: the number of entries, and the entries."""
    return number(len(entries)) + b"".join(entries)


def read_sized(contents: bytes) -> list[bytes]:
    """Return the entries of a list in which each follows its length."""
    count, at = read_number(contents, 0)
    items = []
    for _ in range(count):
        size, begin = read_number(contents, at)
        at = begin + size
        items.append(contents[begin:at])
    return items


def read_numbers(contents: bytes) -> list[int]:
    """Return the entries of a list of unsigned numbers."""
    count, at = read_number(contents, 0)
    values = []
    for _ in range(count):
        value, at = read_number(contents, at)
        values.append(value)
    return values


def read_segments(contents: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield address and contents of each data segment; raises Changed if one is passive."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        if contents[at : at + 2] != b"\0\x41":  # active, in the first memory, at a constant
            raise Changed("data that is not in its place from the beginning")
        address, end = read_signed(contents, at + 2)
        size, begin = read_number(contents, end + 1)
        at = begin + size
        yield address, contents[begin:at]


def segment(address: int, contents: bytes) -> bytes:
    """Encode data for an address."""
    return b"\0\x41" + signed(address) + b"\x0b" + sized(contents)


def read_imports(contents: bytes) -> Iterator[Import]:
    """Yield all imports; raises Changed if one is neither function nor global."""
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
    """Append entries to an encoded list."""
    count, at = read_number(contents, 0)
    return number(count + len(entries)) + contents[at:] + b"".join(entries)
