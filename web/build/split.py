"""Split Pyodide's program in two: the tenth of its functions that a card table calls, and the rest.

A browser must fetch, unpack and check a whole program before its first line runs. called.txt lists
the functions that usual play calls (called.py). All others are in the lazy program, which the
worker fetches when one of them is called for the first time (web/boot/lazy-wasm.js). A list that no
longer fits costs time, never an answer. Data that only lazy functions read (unread.py) are there
too.

Every function has the same number in both programs, so no code is changed. A function that is in
the other program is replaced by a bridge, which calls through the exchange: a table with an entry
for each function, filled by both programs. They share memory, tables and globals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from web.build.wasm import (
    A_FUNCTION,
    A_GLOBAL,
    A_MEMORY,
    A_TABLE,
    A_TAG,
    CODE,
    DATA,
    DATA_COUNT,
    ELEMENT,
    EXPORT,
    FUNCTION,
    GLOBAL,
    IMPORT,
    MEMORY,
    TABLE,
    TAG,
    TYPE,
    Changed,
    Import,
    added,
    joined,
    named,
    number,
    read_imports,
    read_number,
    read_numbers,
    read_segments,
    read_signed,
    read_sized,
    sections,
    segment,
    signed,
    sized,
    vector,
)

SHARED = "shared "
"""Prefix of the names that the usual program exports to the lazy one."""
CONSTANT = "constant"
"""Module from which the lazy program imports constant globals; their names are their values."""
I32, FUNCREF, NO_LOCALS, CHANGES = b"\x7f", b"\x70", b"\0", 1
LOCAL_GET, GLOBAL_GET, I32_CONST, I32_EQZ = b"\x20", b"\x23", b"\x41", b"\x45"
IF, END, CALL, CALL_INDIRECT = b"\x04\x40", b"\x0b", b"\x10", b"\x11"
FUNCTYPE, FETCH, NONE = 0x60, 0, b"\0"
"""First byte of a signature; entry of the function that fetches the lazy program; empty list."""


def split(program: bytes, called: set[int], unread: Sequence[range] = ()) -> tuple[bytes, bytes]:
    """Return the usual program and the lazy one; `called` has numbers of functions without imports.

    The data at the addresses in `unread` are in the lazy program, which writes them into memory
    when it is loaded. Raises Changed if the program has an unexpected form.
    """
    whole = Whole.read(program)
    if not called < set(range(len(whole.types))):
        raise Changed("functions are named that it has not")
    staying, leaving = parted(dict(sections(program)).get(DATA, NONE), unread)
    return usual(program, whole, called, staying), lazy(program, whole, called, leaving)


@dataclass(frozen=True)
class Whole:
    """What `split` needs to know of a program: `types` of functions, `arguments` by type.

    `imported` is the number of imported functions, `imported_globals` that of globals. `globals`
    has the value of each other global, None if it is mutable. `tables`, `memories` and `tags` have
    the encoded description of each.
    """

    types: list[int]
    arguments: list[int]
    imported: int
    imported_globals: int
    globals: list[int | None]
    tables: list[bytes]
    memories: list[bytes]
    tags: list[bytes]
    procedure: int
    """The type of a function without arguments and results."""

    @staticmethod
    def read(program: bytes) -> Whole:
        """Read a program; raises Changed if it has an unexpected form."""
        parts = dict(sections(program))
        kinds = [entry.kind for entry in read_imports(parts[IMPORT])]
        signatures = list(read_types(parts[TYPE]))
        if (0, 0) not in signatures:
            raise Changed("it has no plain procedure")
        return Whole(
            types=read_numbers(parts[FUNCTION]),
            arguments=[arguments for arguments, _ in signatures],
            imported=kinds.count(A_FUNCTION),
            imported_globals=kinds.count(A_GLOBAL),
            globals=list(read_globals(parts[GLOBAL])),
            tables=list(read_limited(parts.get(TABLE, NONE), 1)),
            memories=list(read_limited(parts.get(MEMORY, NONE), 0)),
            tags=[b"\0" + number(kind) for kind in read_tags(parts.get(TAG, NONE))],
            procedure=signatures.index((0, 0)),
        )

    @property
    def exchange(self) -> int:
        """Return the number of the table through which the programs call each other."""
        return len(self.tables)

    @property
    def ensure(self) -> int:
        """Return the number of the function that fetches the lazy program if it is missing."""
        return self.imported + len(self.types)

    @property
    def here(self) -> int:
        """Return the number of the global that says whether the lazy program is loaded."""
        return self.imported_globals + len(self.globals)


def parted(contents: bytes, unread: Sequence[range]) -> tuple[list[bytes], list[bytes]]:
    """Return the data segments that stay and those that leave, at the ascending `unread`."""
    staying, leaving = [], []
    for address, data in read_segments(contents):
        at, end = address, address + len(data)
        for gap in unread:
            begin, until = max(at, gap.start), min(end, gap.stop)
            if begin >= until:
                continue
            if at < begin:
                staying.append(segment(at, data[at - address : begin - address]))
            leaving.append(segment(begin, data[begin - address : until - address]))
            at = until
        if at < end:
            staying.append(segment(at, data[at - address :]))
    return staying, leaving


def usual(program: bytes, whole: Whole, called: set[int], data: list[bytes]) -> bytes:
    """Return the usual program: bridges for lazy functions, exports for the lazy program."""
    ensure = NO_LOCALS + GLOBAL_GET + number(whole.here) + I32_EQZ
    ensure += IF + through(whole, FETCH, whole.procedure) + END + END
    places = number(1 + len(whole.types))
    more = {
        FUNCTION: [number(whole.procedure)],
        TABLE: [FUNCREF + NO_LOCALS + places],
        GLOBAL: [I32 + bytes([CHANGES]) + I32_CONST + b"\0" + END],
        EXPORT: [named(name) + bytes([kind]) + number(at) for name, kind, at in shares(whole)],
        ELEMENT: entries(whole, called),
    }
    parts = []
    for kind, contents in sections(program):
        own = contents
        if kind == CODE:
            own = vector([*bodies(whole, contents, called, whole.ensure), sized(ensure)])
        elif kind == DATA:
            own = vector(data)
        elif kind == DATA_COUNT:
            own = number(len(data))
        parts.append((kind, added(own, more[kind]) if kind in more else own))
    return joined(program, parts)


def lazy(program: bytes, whole: Whole, called: set[int], data: list[bytes]) -> bytes:
    """Return the lazy program, which imports what it shares and fills its part of the exchange."""
    parts = dict(sections(program))
    others = set(range(len(whole.types))) - called
    return joined(
        program,
        [
            (TYPE, parts[TYPE]),
            (IMPORT, added(parts[IMPORT], list(taken(whole)))),
            (FUNCTION, parts[FUNCTION]),
            (ELEMENT, vector(entries(whole, others))),
            (CODE, vector(list(bodies(whole, parts[CODE], others, None)))),
            (DATA, vector(data)),
        ],
    )


def bodies(whole: Whole, code: bytes, own: set[int], ensure: int | None) -> Iterator[bytes]:
    """Yield the functions, with a bridge in place of each that is in the other program.

    `ensure` is the function that a bridge calls first, if any.
    """
    first = b"" if ensure is None else CALL + number(ensure)
    for at, body in enumerate(read_sized(code)):
        kind = whole.types[at]
        parameters = b"".join(LOCAL_GET + number(local) for local in range(whole.arguments[kind]))
        bridge = NO_LOCALS + first + parameters + through(whole, place(at), kind) + END
        yield sized(body if at in own else bridge)


def through(whole: Whole, at: int, kind: int) -> bytes:
    """Return the instructions that call through an entry of the exchange."""
    return I32_CONST + signed(at) + CALL_INDIRECT + number(kind) + number(whole.exchange)


def place(function: int) -> int:
    """Return the entry of a function in the exchange."""
    return 1 + function


def entries(whole: Whole, own: set[int]) -> list[bytes]:
    """Return element segments that enter functions in the exchange, one for each run."""
    ordered = sorted(own)
    ends = [at + 1 for at, (a, b) in enumerate(pairwise(ordered)) if b > a + 1]
    items = []
    for begin, end in pairwise([0, *ends, len(ordered)]):
        run = [number(whole.imported + function) for function in ordered[begin:end]]
        where = I32_CONST + signed(place(ordered[begin])) + END
        items.append(b"\x02" + number(whole.exchange) + where + NO_LOCALS + vector(run))
    return items


def shares(whole: Whole) -> Iterator[tuple[str, int, int]]:
    """Yield name, kind and number of what the usual program exports to the lazy one."""
    yield SHARED + "here", A_GLOBAL, whole.here
    yield SHARED + "exchange", A_TABLE, whole.exchange
    for kind, word, count in (
        (A_TABLE, "table", len(whole.tables)),
        (A_MEMORY, "memory", len(whole.memories)),
        (A_TAG, "tag", len(whole.tags)),
    ):
        yield from ((f"{SHARED}{word} {at}", kind, at) for at in range(count))
    for at, value in enumerate(whole.globals):
        if value is None:
            yield f"{SHARED}global {at}", A_GLOBAL, whole.imported_globals + at


def taken(whole: Whole) -> Iterator[bytes]:
    """Yield the imports that only the lazy program has, in the order of their numbers."""
    exchange = FUNCREF + NO_LOCALS + number(1 + len(whole.types))
    for kind, word, described in (
        (A_TABLE, "table", whole.tables),
        (A_MEMORY, "memory", whole.memories),
        (A_TAG, "tag", whole.tags),
    ):
        for at, description in enumerate(described):
            yield Import("usual", f"{SHARED}{word} {at}", kind, description).written()
    yield Import("usual", SHARED + "exchange", A_TABLE, exchange).written()
    for at, value in enumerate(whole.globals):
        if value is None:
            yield Import("usual", f"{SHARED}global {at}", A_GLOBAL, I32 + b"\1").written()
        else:
            yield Import(CONSTANT, str(value), A_GLOBAL, I32 + b"\0").written()


# --- reading --------------------------------------------------------------------------------------


def read_types(contents: bytes) -> Iterator[tuple[int, int]]:
    """Yield the numbers of arguments and results of each signature; a type takes one byte."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        if contents[at] != FUNCTYPE:
            raise Changed("a type that is no signature")
        arguments, begin = read_number(contents, at + 1)
        results, begin = read_number(contents, begin + arguments)
        at = begin + results
        yield arguments, results


def read_globals(contents: bytes) -> Iterator[int | None]:
    """Yield the constant value of each 32-bit global, None if it is mutable."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        if contents[at] != I32[0] or contents[at + 2] != I32_CONST[0]:
            raise Changed("a global that is no constant of 32 bits")
        value, end = read_signed(contents, at + 3)
        yield None if contents[at + 1] == CHANGES else value
        at = end + 1


def read_limited(contents: bytes, before: int) -> Iterator[bytes]:
    """Yield the description of each table or memory: `before` bytes, and its limits."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        begin = at
        has_most = contents[at + before] & 1
        _, at = read_number(contents, at + before + 1)
        if has_most:
            _, at = read_number(contents, at)
        yield contents[begin:at]


def read_tags(contents: bytes) -> Iterator[int]:
    """Yield the type of each tag, which says what an exception holds."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        kind, at = read_number(contents, at + 1)
        yield kind
