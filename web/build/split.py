"""Pyodide's program in two: the functions that a card table calls, and the nine tenths it does not.

A browser has to fetch, unpack and check a program whole before its first line runs. Which functions
are called was watched (called.py) and is noted in called.txt; the others lie in a program of their
own, which the worker fetches in the very moment that one of them is called (web/boot/lazy-wasm.js).
Nothing is lost but the wait; a list that no longer fits costs time, never an answer. Data that only
they can read (unread.py) lie there too.

Every function keeps its number in both programs, so no code is changed. In the place of one that
lies in the other program stands a bridge: it calls through the exchange, a table with a place for
each function, in which either program enters its own. Both see the same memory, tables and globals.
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
"""How the names of what the usual program shares with the other begin."""
CONSTANT = "constant"
"""Where the other program imports globals that never change; their names are their values."""
I32, FUNCREF, NO_LOCALS, CHANGES = b"\x7f", b"\x70", b"\0", 1
LOCAL_GET, GLOBAL_GET, I32_CONST, I32_EQZ = b"\x20", b"\x23", b"\x41", b"\x45"
IF, END, CALL, CALL_INDIRECT = b"\x04\x40", b"\x0b", b"\x10", b"\x11"
FUNCTYPE, FETCH, NONE = 0x60, 0, b"\0"
"""A signature's first byte; the place in the exchange of what fetches the other; an empty list."""


def split(program: bytes, called: set[int], unread: Sequence[range] = ()) -> tuple[bytes, bytes]:
    """The usual program, and the other; `called` has numbers of functions, imports not counted.

    The data at the addresses in `unread` go with the other program, which lays them into memory
    when it comes. Raises Changed when the program has what is not expected.
    """
    whole = Whole.read(program)
    if not called < set(range(len(whole.types))):
        raise Changed("functions are named that it has not")
    staying, leaving = parted(dict(sections(program)).get(DATA, NONE), unread)
    return usual(program, whole, called, staying), lazy(program, whole, called, leaving)


@dataclass(frozen=True)
class Whole:
    """What must be known of a program: `types` of its own functions, `arguments` of each type.

    `imported` counts functions, `got` globals; `globals` are its own, by their value, None for
    those that change; `tables`, `memories` and `tags` how each of its own is described.
    """

    types: list[int]
    arguments: list[int]
    imported: int
    got: int
    globals: list[int | None]
    tables: list[bytes]
    memories: list[bytes]
    tags: list[bytes]
    procedure: int
    """The type of a function that takes nothing and gives nothing."""

    @staticmethod
    def read(program: bytes) -> Whole:
        """Raises Changed, as `split`."""
        parts = dict(sections(program))
        kinds = [entry.kind for entry in read_imports(parts[IMPORT])]
        signatures = list(read_types(parts[TYPE]))
        if (0, 0) not in signatures:
            raise Changed("it has no plain procedure")
        return Whole(
            types=read_numbers(parts[FUNCTION]),
            arguments=[arguments for arguments, _ in signatures],
            imported=kinds.count(A_FUNCTION),
            got=kinds.count(A_GLOBAL),
            globals=list(read_globals(parts[GLOBAL])),
            tables=list(read_limited(parts.get(TABLE, NONE), 1)),
            memories=list(read_limited(parts.get(MEMORY, NONE), 0)),
            tags=[b"\0" + number(kind) for kind in read_tags(parts.get(TAG, NONE))],
            procedure=signatures.index((0, 0)),
        )

    @property
    def exchange(self) -> int:
        """The number of the table through which the programs call each other."""
        return len(self.tables)

    @property
    def ensure(self) -> int:
        """The number of the function that sees to it that the other program is there."""
        return self.imported + len(self.types)

    @property
    def here(self) -> int:
        """The number of the global that says whether the other program has come."""
        return self.got + len(self.globals)


def parted(contents: bytes, unread: Sequence[range]) -> tuple[list[bytes], list[bytes]]:
    """The segments of data that stay, and those at these addresses, which are in order."""
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
    """The program with bridges for what is not called, and all that the other needs exported."""
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
    """The other program: it imports all and exports nothing, and enters itself in the exchange."""
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
    """The functions, with a bridge in the place of each that is not the program's own.

    `ensure` is the function that a bridge calls before all else, if any.
    """
    first = b"" if ensure is None else CALL + number(ensure)
    for at, body in enumerate(read_sized(code)):
        kind = whole.types[at]
        parameters = b"".join(LOCAL_GET + number(local) for local in range(whole.arguments[kind]))
        bridge = NO_LOCALS + first + parameters + through(whole, place(at), kind) + END
        yield sized(body if at in own else bridge)


def through(whole: Whole, at: int, kind: int) -> bytes:
    """A call through a place of the exchange."""
    return I32_CONST + signed(at) + CALL_INDIRECT + number(kind) + number(whole.exchange)


def place(function: int) -> int:
    """Of a function, in the exchange."""
    return 1 + function


def entries(whole: Whole, own: set[int]) -> list[bytes]:
    """What enters a program's functions in the exchange, one entry for each run of them."""
    ordered = sorted(own)
    ends = [at + 1 for at, (a, b) in enumerate(pairwise(ordered)) if b > a + 1]
    items = []
    for begin, end in pairwise([0, *ends, len(ordered)]):
        run = [number(whole.imported + function) for function in ordered[begin:end]]
        where = I32_CONST + signed(place(ordered[begin])) + END
        items.append(b"\x02" + number(whole.exchange) + where + NO_LOCALS + vector(run))
    return items


def shares(whole: Whole) -> Iterator[tuple[str, int, int]]:
    """What the other program imports from the usual one: name, kind and number."""
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
            yield f"{SHARED}global {at}", A_GLOBAL, whole.got + at


def taken(whole: Whole) -> Iterator[bytes]:
    """The other program's imports beside those that the whole one has, in the order of numbers."""
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
    """How many arguments and results each signature has; all are of one byte."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        if contents[at] != FUNCTYPE:
            raise Changed("a type that is no signature")
        arguments, begin = read_number(contents, at + 1)
        results, begin = read_number(contents, begin + arguments)
        at = begin + results
        yield arguments, results


def read_globals(contents: bytes) -> Iterator[int | None]:
    """The value of each, None for those that change; all are 32 bits and begin as a constant."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        if contents[at] != I32[0] or contents[at + 2] != I32_CONST[0]:
            raise Changed("a global that is no constant of 32 bits")
        value, end = read_signed(contents, at + 3)
        yield None if contents[at + 1] == CHANGES else value
        at = end + 1


def read_limited(contents: bytes, before: int) -> Iterator[bytes]:
    """How each table or memory is described: bytes before its limits, and the limits."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        begin = at
        has_most = contents[at + before] & 1
        _, at = read_number(contents, at + before + 1)
        if has_most:
            _, at = read_number(contents, at)
        yield contents[begin:at]


def read_tags(contents: bytes) -> Iterator[int]:
    """The type of each tag, which says what is thrown."""
    count, at = read_number(contents, 0)
    for _ in range(count):
        kind, at = read_number(contents, at + 1)
        yield kind
