"""Read the instructions of WebAssembly functions, only to find the addresses in them."""

from web.build.wasm import Changed, read_number, read_signed

I32_CONST, LOADS_AND_STORES = 0x41, range(0x28, 0x3F)
COMPARED = {*range(0x46, 0x50), *range(0x6C, 0x79)}
"""Instructions whose operand is no address: comparisons, multiplications, shifts."""
ONE_NUMBER = {
    *(0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0C, 0x0D, 0x10, 0x12, 0x14, 0x15, 0x18),
    *range(0x20, 0x27),
    *(0x3F, 0x40, 0x42, 0xD0, 0xD2),
}
TWO_NUMBERS = {0x11, 0x13}
NOTHING = {0x00, 0x01, 0x05, 0x0A, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)}
F32_CONST, F64_CONST, SELECT_TYPED, BR_TABLE, TRY_TABLE, MORE = 0x43, 0x44, 0x1C, 0x0E, 0x1F, 0xFC
CATCHES_TAG = (0, 1)
NUMBERS_OF_MORE = {**dict.fromkeys(range(8), 0), **dict.fromkeys((8, 10, 12, 14), 2)}
"""How many numbers follow an instruction that begins with MORE; one if not listed here."""


def read_numbers_in(body: bytes) -> set[int]:
    """Return a function's constants that may be addresses, and the offsets of its loads and stores.

    Raises Changed at an unknown instruction.
    """
    found: set[int] = set()
    at = after_locals(body)
    while at < len(body):
        code = body[at]
        if code == I32_CONST:
            value, at = read_signed(body, at + 1)
            if body[at] not in COMPARED:
                found.add(value & 0xFFFFFFFF)
        elif code in LOADS_AND_STORES:
            _, at = read_number(body, at + 1)
            offset, at = read_number(body, at)
            found.add(offset)
        else:
            at = after_instruction(body, at)
    return found


def after_locals(body: bytes) -> int:
    """Return the index of a function's first instruction."""
    count, at = read_number(body, 0)
    for _ in range(count):
        at = read_number(body, at)[1] + 1
    return at


def after_instruction(body: bytes, at: int) -> int:
    """Return the index after an instruction that holds no address; raises Changed if unknown."""
    code, at = body[at], at + 1
    if code in NOTHING:
        return at
    if code in ONE_NUMBER:
        return skipped(body, at, 1)
    if code in TWO_NUMBERS:
        return skipped(body, at, 2)
    if code == F32_CONST:
        return at + 4
    if code == F64_CONST:
        return at + 8
    if code == MORE:
        kind, at = read_number(body, at)
        return skipped(body, at, NUMBERS_OF_MORE.get(kind, 1))
    count, at = read_number(body, at if code != TRY_TABLE else skipped(body, at, 1))
    if code == SELECT_TYPED:
        return at + count
    if code == BR_TABLE:
        return skipped(body, at, count + 1)
    if code == TRY_TABLE:
        for _ in range(count):
            at = skipped(body, at + 1, 2 if body[at] in CATCHES_TAG else 1)
        return at
    raise Changed(f"an instruction {code:#x}")


def skipped(body: bytes, at: int, count: int) -> int:
    """Return the index after `count` numbers."""
    for _ in range(count):
        while body[at] >= 0x80:
            at += 1
        at += 1
    return at
