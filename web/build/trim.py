"""Pyodide without what only further packages would ask for.

Half of pyodide.asm.mjs names functions so that libraries loaded later can find them: the 4,900 that
WebAssembly exports to it, one by one, and Emscripten's own; and there are 8,500 exports. No library
is ever loaded here, and a worker would read all those names, and give a place to each, before
Python begins. What the scripts mention anywhere else is kept, so a name is missing only where
nobody could ask for it; the tests of the boot would say so. No code is changed, only who may call.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

IMPORTS, EXPORTED = 2, 7
"""Kinds of sections of a WebAssembly program."""
WORD = re.compile(r"[\w$]+")
PLAIN = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?')
EXPORTS = re.compile(r"function assignWasmExports\(wasmExports\)\{(.*?)\}", re.DOTALL)
OWN = re.compile(r'Module\["([\w$]+)"\]=\1;')


class Changed(ValueError):
    """Pyodide is not built as it was when this was written."""


def trimmed(script: str, user: str, wasm: bytes) -> tuple[str, bytes]:
    """The script that makes Pyodide's module, and its program, for a script that uses them.

    Raises Changed when they are not recognised.
    """
    script = without_own(without_exports(script, user), user)
    return script, without_idle_exports(wasm, set(WORD.findall(script + user)))


def without_exports(script: str, user: str) -> str:
    """Without the variables for those functions of WebAssembly that nobody mentions."""
    exports = EXPORTS.search(script)
    if exports is None:
        raise Changed("no assignWasmExports")
    names = {statement.split("=", 1)[0]: statement for statement in exports[1].split(";")}
    start = script.rindex("var ", 0, exports.start())
    listed = script[start + 4 : exports.start()].rstrip(";").split(",")
    if not set(names) <= set(listed):
        raise Changed("assignWasmExports assigns what is not declared before it")
    rest = script[:start] + script[exports.end() :]
    mentioned = set(WORD.findall(rest + user))
    idle = {name for name in names if name not in mentioned and PLAIN.fullmatch(names[name])}
    body = ";".join(statement for name, statement in names.items() if name not in idle)
    variables = ",".join(name for name in listed if name not in idle)
    return (
        script[:start]
        + f"var {variables};function assignWasmExports(wasmExports){{{body}}}"
        + script[exports.end() :]
    )


def without_own(script: str, user: str) -> str:
    """Without handing Emscripten's own functions to those that come later."""
    asked = set(re.findall(r"""[.'"]([\w$]+)""", OWN.sub("", script) + user))
    return OWN.sub(lambda found: found[0] if found[1] in asked else "", script)


def without_idle_exports(wasm: bytes, mentioned: set[str]) -> bytes:
    """The program, without exporting what no script mentions and it does not itself import."""
    parts = []
    imports = b""
    for kind, payload in sections(wasm):
        if kind == IMPORTS:
            imports = payload
        contents = fewer(payload, mentioned, imports) if kind == EXPORTED else payload
        parts.append(bytes([kind]) + number(len(contents)) + contents)
    return wasm[:8] + b"".join(parts)


def sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    """Kind and contents of each section."""
    if wasm[:4] != b"\0asm":
        raise Changed("not WebAssembly")
    at = 8
    while at < len(wasm):
        size, begin = read_number(wasm, at + 1)
        yield wasm[at], wasm[begin : begin + size]
        at = begin + size


def fewer(exports: bytes, mentioned: set[str], imports: bytes) -> bytes:
    """The section of exports with those that somebody may ask for."""
    count, at = read_number(exports, 0)
    kept = []
    for _ in range(count):
        size, begin = read_number(exports, at)
        name = exports[begin : begin + size]
        _, end = read_number(exports, begin + size + 1)  # after the kind
        word = name.decode()
        if word in mentioned or word.startswith("__em_") or number(size) + name in imports:
            kept.append(exports[at:end])
        at = end
    return number(len(kept)) + b"".join(kept)


def read_number(contents: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it (LEB128), and where the next thing begins."""
    found = shift = 0
    while True:
        byte = contents[at]
        at += 1
        found |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return found, at


def number(value: int) -> bytes:
    """A number as WebAssembly writes it."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])
