"""Remove from Pyodide what only packages loaded later would use.

Most of pyodide.asm.mjs is for such packages: it names the 4,900 functions that it takes from
WebAssembly one by one, and has a thousand functions of its own, most of them to draw on a canvas;
the program has 8,500 exports. No package is ever loaded here, but a worker would parse and link all
of that before Python begins. Only names that neither the scripts mention nor the program imports
are removed; the tests of the boot notice a missing one. Terser then removes unreachable code.
"""

from __future__ import annotations

import re

from web.build.wasm import (
    A_GLOBAL,
    EXPORT,
    IMPORT,
    Changed,
    Import,
    joined,
    number,
    read_imports,
    read_number,
    sections,
    vector,
)

WORD = re.compile(r"[\w$]+")
PLAIN = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?')
EXPORTS = re.compile(r"function assignWasmExports\(wasmExports\)\{(.*?)\}", re.DOTALL)
EVAL = re.compile(r"\beval\(")
OFFERED = re.compile(r"\bwasmImports=\{([^{}]*)\};")
SIGNATURE = re.compile(r'(?<=[;}])([\w$]+)\.sig="\w*";')
DRAWING = "emscripten_gl"
"""Prefix of drawing functions; the program imports only their addresses."""
NOWHERE = "_abort_js"
"""The function whose address the program gets instead."""
OWN = re.compile(r'Module\["([\w$]+)"\]=\1;')
TRIAL = ('globalThis.importScripts("data:text/javascript,"),!0', "!1")
"""The test for a classic worker, a call that throws in a module; ours may be either."""
PILLOW = ("new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer", "new ArrayBuffer(4)")
"""Shared memory for waiting on a stream, which only Node does; browsers warn of such memory."""


def trimmed(script: str, user: str, wasm: bytes) -> tuple[str, bytes]:
    """Return Pyodide's script and program, trimmed for the loader `user`.

    Terser has to remove the functions that are unreachable then. Raises Changed if script or
    program have an unexpected form.
    """
    wasm = without_drawing(wasm)
    wanted = {entry.name for entry in imports_of(wasm)}
    script = without_own(without_exports(without_idle_imports(script, wanted), user), user)
    return script, without_idle_exports(wasm, set(WORD.findall(script + user)))


def without_complaints(loader: str, script: str) -> tuple[str, str]:
    """Remove from loader and script what throws or warns in browsers, even if it is caught.

    For each stack trace a browser parses all functions on the stack again: here both scripts, four
    times, which takes 40 ms before Python begins. Raises Changed if a text is not found.
    """
    return replaced(loader, *TRIAL), replaced(script, *PILLOW)


def replaced(text: str, old: str, new: str) -> str:
    """Replace a text that occurs exactly once; raises Changed if it does not."""
    if text.count(old) != 1:
        raise Changed(f"not once: {old}")
    return text.replace(old, new)


def without_drawing(wasm: bytes) -> bytes:
    """Remove the names of drawing functions from the program's imports."""
    entries = [
        entry._replace(name=NOWHERE)
        if entry.kind == A_GLOBAL and entry.name.startswith(DRAWING)
        else entry
        for entry in imports_of(wasm)
    ]
    imports = vector([entry.written() for entry in entries])
    changed = ((kind, imports if kind == IMPORT else own) for kind, own in sections(wasm))
    return joined(wasm, changed)


def imports_of(wasm: bytes) -> list[Import]:
    """Return the imports of a program."""
    return list(read_imports(dict(sections(wasm)).get(IMPORT, b"\0")))


def without_idle_imports(script: str, wanted: set[str]) -> str:
    """Remove the imports that the script offers and the program does not want.

    Replace direct `eval`, which only packages call: a tool must assume that it may use every name.
    """
    offered = OFFERED.search(script)
    if offered is None:
        raise Changed("no wasmImports")
    entries = [entry.partition(":") for entry in offered[1].split(",")]
    kept = ["".join(entry) for entry in entries if entry[0] in wanted]
    idle = {own or name for name, _, own in entries if name not in wanted}
    script = script.replace(offered[0], f"wasmImports={{{','.join(kept)}}};")
    script = EVAL.sub("(0,eval)(", script)
    return SIGNATURE.sub(lambda match: "" if match[1] in idle else match[0], script)


def without_exports(script: str, user: str) -> str:
    """Remove the variables for exported functions that no script mentions."""
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
    """Remove the properties of Module, made for later packages, that no script mentions."""
    names = set(re.findall(r"""[.'"]([\w$]+)""", OWN.sub("", script) + user))
    return OWN.sub(lambda match: match[0] if match[1] in names else "", script)


def without_idle_exports(wasm: bytes, mentioned: set[str]) -> bytes:
    """Remove the program's exports that no script mentions and the program does not import."""
    imports = dict(sections(wasm)).get(IMPORT, b"")
    return joined(
        wasm,
        (
            (kind, fewer(contents, mentioned, imports) if kind == EXPORT else contents)
            for kind, contents in sections(wasm)
        ),
    )


def fewer(exports: bytes, mentioned: set[str], imports: bytes) -> bytes:
    """Return the section of exports with only the used ones."""
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
    return vector(kept)
