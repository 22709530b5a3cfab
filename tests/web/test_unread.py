"""Data that load late: no usual function may read them, and in the end all are there."""

import gzip
import struct
from itertools import pairwise

import pytest

from tests.pyodide.node import shipped
from web.build.called import called
from web.build.instructions import read_numbers_in
from web.build.runtime import PROGRAM, Runtime, runtime
from web.build.split import parted
from web.build.toolchain import find_node
from web.build.unread import BLOCK
from web.build.wasm import CODE, DATA, Changed, read_segments, read_sized, sections, segment, vector

WRAPPER, HEAD = 32, 48
CONST, LOAD, ADD, EQUAL, END = b"\x41", b"\x28\2", b"\x6a", b"\x46", b"\x0b"
ADDRESS = b"\x80\xc0\0"  # 8192
NO_LOCALS, TWO_LOCALS = b"\0", b"\1\2\x7f"


@pytest.mark.parametrize(
    ("body", "numbers"),
    [
        (CONST + ADDRESS + ADD, {8192}),
        (CONST + b"\x7f" + ADD, {0xFFFFFFFF}),
        (CONST + ADDRESS + EQUAL, set()),
        (b"\x20\1" + LOAD + ADDRESS, {8192}),
        (b"\x0e\2\1\2\3" + CONST + b"\5" + ADD, {5}),
        (b"\x1c\1\x7f" + CONST + b"\5" + ADD, {5}),
        (b"\x1f\x40\2\1\7\2\3\0" + CONST + b"\5" + ADD, {5}),
        (b"\xfc\x0a\0\0" + b"\xfc\2" + CONST + b"\5" + ADD, {5}),
        (b"\x43....\x44........\x42\x80\1" + CONST + b"\5" + ADD, {5}),
        (b"\x11\1\0\x10\x80\1" + CONST + b"\5" + ADD, {5}),
    ],
)
def test_addresses_are_found_among_all_instructions(body: bytes, numbers: set[int]) -> None:
    for local in (NO_LOCALS, TWO_LOCALS):
        assert read_numbers_in(local + body + END) == numbers


def test_an_unknown_instruction_is_an_error() -> None:
    with pytest.raises(Changed):
        read_numbers_in(NO_LOCALS + b"\xf7\0" + END)


def test_data_are_split_by_their_addresses() -> None:
    data = vector([segment(100, b"abcdefgh"), segment(200, b"ijkl"), segment(300, b"mn")])
    staying, leaving = (
        list(read_segments(vector(part)))
        for part in parted(data, [range(102, 104), range(106, 202), range(300, 400)])
    )
    assert staying == [(100, b"ab"), (104, b"ef"), (202, b"kl")]
    assert leaving == [(102, b"cd"), (106, b"gh"), (200, b"ij"), (300, b"mn")]


@pytest.fixture(scope="module")
def kept() -> Runtime:
    return runtime(find_node())


def gaps_and_runs() -> tuple[list[range], list[range]]:
    """Return the addresses that the shipped snapshot leaves out, and those that it contains."""
    contents = gzip.decompress(shipped("snapshot").read_bytes())
    runs, _, gaps = struct.unpack_from("<3I", contents, WRAPPER + 32)
    words = struct.unpack_from(f"<{2 * (runs + gaps)}I", contents, WRAPPER + HEAD)
    found = [
        range(first * BLOCK, (first + count) * BLOCK)
        for first, count in zip(words[::2], words[1::2], strict=True)
    ]
    return found[runs:], found[:runs]


@pytest.mark.pyodide
@pytest.mark.not_plain("nothing is split")
def test_usual_functions_read_nothing_that_loads_late(kept: Runtime) -> None:
    program = (kept.folder / PROGRAM).read_bytes()
    functions = read_sized(dict(sections(program))[CODE])
    gaps, _ = gaps_and_runs()
    assert sum(map(len, gaps)) > 1_000_000
    for at in called(program):
        named = read_numbers_in(functions[at])
        assert not [number for number in named for gap in gaps if number in gap], at


@pytest.mark.pyodide
@pytest.mark.not_plain("nothing is split")
def test_data_that_load_late_are_not_in_the_snapshot() -> None:
    gaps, runs = gaps_and_runs()
    ordered = sorted([*gaps, *runs], key=lambda it: it.start)
    assert all(a.stop <= b.start for a, b in pairwise(ordered))


@pytest.mark.pyodide
@pytest.mark.not_plain("nothing is split")
def test_both_programs_together_have_all_data(kept: Runtime) -> None:
    def laid_out(*programs: bytes) -> bytes:
        memory = bytearray(4_000_000)
        for program in programs:
            for address, contents in read_segments(dict(sections(program))[DATA]):
                memory[address : address + len(contents)] = contents
        return bytes(memory)

    whole = laid_out((kept.folder / PROGRAM).read_bytes())
    usual, lazy = (kept.path(part).read_bytes() for part in ("wasm", "lazy"))
    assert laid_out(usual, lazy) == whole
    early, late = laid_out(usual), laid_out(lazy)
    gaps, _ = gaps_and_runs()
    for gap in gaps:
        assert early[gap.start : gap.stop] == bytes(len(gap))
        assert late[gap.start : gap.stop] == whole[gap.start : gap.stop]
