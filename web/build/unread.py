"""Find the data of Pyodide's program that its usual functions cannot read, to load them later.

Two thirds of the program that a browser would fetch first are data: tables of East Asian encodings,
the names of all characters, modules of Python that the snapshot holds anyway. split.py moves the
data found here to the lazy program, which is loaded before its first function runs.

An address can be read if a usual function names it, if Python's memory holds it, or if readable
data hold it. The data begin with constants, which hold no addresses, since Pyodide is
position-independent code. The length of an object is unknown, so a generous length from its address
counts as readable.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from web.build.instructions import read_numbers_in
from web.build.split import Whole
from web.build.wasm import (
    A_GLOBAL,
    CODE,
    DATA,
    EXPORT,
    Changed,
    read_number,
    read_segments,
    read_sized,
    sections,
)

BLOCK = 256
"""Size in bytes of the blocks of a snapshot; only whole ones are left out (boot/snapshot.js)."""
TABLE = 1 << 16
"""Assumed length of a table that a function names; the longest, character types, has 57 kB."""
POINTED = 1 << 14
"""Assumed length of an object that only data point to."""
RECORD = 1024
"""Assumed length of a record in data with addresses, at least."""
LEAST = 4096
"""Smallest gap in bytes; a shorter one is not worth leaving out."""
WINDOW, TEXTS, SHARE = 8192, 100, 0.3
"""Data with addresses begin at the first window of this many bytes with at least this number of
addresses of texts, if these are at least this share of all words that could be addresses."""


def unread(program: bytes, called: set[int], fresh: bytes, memory: bytes) -> list[range]:
    """Return the addresses that usual functions cannot read, in whole blocks and in order.

    `called` has the numbers of the usual functions; `fresh` is the memory before Python begins,
    `memory` the one that a snapshot restores. Raises Changed if the data are not as expected.
    """
    parts = dict(sections(program))
    segments = list(read_segments(parts[DATA]))
    data = range(segments[0][0], max(address + len(contents) for address, contents in segments))
    words = array("I", memory[: data.stop // 4 * 4])
    records = first_record(fresh, words, data)
    numbers = [read_numbers_in(body) for body in read_sized(parts[CODE])]
    named = set().union(*(numbers[at] for at in called), exported(program))
    held = {word for word in words[records // 4 :] if word in data}
    begins = sorted(address for address in held.union(*numbers) if address in data)
    heap = set(array("I", memory[data.stop // 4 * 4 :])).intersection(begins)
    roots = named | heap | set(changed(fresh, memory, data))
    read = reachable(roots, words, begins, range(records, data.stop))
    return list(gaps(sorted(read), named, begins, range(data.start, records)))


def first_record(fresh: bytes, words: array[int], data: range) -> int:
    """Return an address, at least a window before the first record, with only constants before."""
    for at in range(0, data.stop, WINDOW):
        pointers = [word for word in words[at // 4 : (at + WINDOW) // 4] if word in data]
        texts = sum(begins_text(fresh, word) for word in pointers)
        if texts >= max(TEXTS, SHARE * len(pointers)):
            return at - 2 * WINDOW
    raise Changed("no data with addresses")


def begins_text(fresh: bytes, address: int) -> bool:
    """Return whether three letters after a zero begin at an address."""
    return fresh[address - 1] == 0 and fresh[address : address + 3].isalnum()


def exported(program: bytes) -> Iterator[int]:
    """Yield the addresses that the program exports to scripts."""
    whole = Whole.read(program)
    contents = dict(sections(program))[EXPORT]
    count, at = read_number(contents, 0)
    for _ in range(count):
        size, begin = read_number(contents, at)
        kind = contents[begin + size]
        number, at = read_number(contents, begin + size + 1)
        if kind == A_GLOBAL:
            yield whole.globals[number - whole.imported_globals] or 0


def changed(fresh: bytes, memory: bytes, data: range) -> Iterator[int]:
    """Yield the first address of each block of data that Python has changed."""
    for at in range(data.start // BLOCK * BLOCK, data.stop, BLOCK):
        if fresh[at : at + BLOCK] != memory[at : at + BLOCK]:
            yield at


def reachable(roots: set[int], words: array[int], begins: list[int], records: range) -> set[int]:
    """Return the roots and the addresses that follow from them through records."""
    found = set(roots)
    todo = list(roots)
    while todo:
        at = todo.pop()
        if at not in records:
            continue
        following = bisect_right(begins, at)
        end = max(at + RECORD, begins[following] if following < len(begins) else 0)
        held = set(words[at // 4 : end // 4]) - found
        found |= held
        todo += held
    return found


def gaps(read: list[int], named: set[int], begins: list[int], constants: range) -> Iterator[range]:
    """Yield the whole blocks between readable data and the next address that is readable."""
    end = constants.start
    for address in [*read[bisect_left(read, constants.start) :], constants.stop]:
        after = bisect_left(begins, end)
        begin = begins[after] if after < len(begins) else constants.stop
        until = min(address, constants.stop)
        if until - begin >= LEAST:
            yield range(-(-begin // BLOCK) * BLOCK, until // BLOCK * BLOCK)
        if address >= constants.stop:
            return
        end = max(end, address + (TABLE if address in named else POINTED))
