"""Pyodide without what only further packages would ask for.

Most of pyodide.asm.mjs is for libraries loaded later: it names one by one the 4,900 functions that
WebAssembly exports to it, and has a thousand of its own for them, to draw on a canvas above all;
and there are 8,500 exports. No library is ever loaded here, and a worker would read all that, and
give a place to each, before Python begins. What the scripts mention anywhere else, or the program
imports, is kept, so something is missing only where nobody could ask for it; the tests of the boot
would say so. Terser then drops what nothing leads to any more.
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
"""How the names begin of functions that draw, of which the program only knows where they are."""
NOWHERE = "_abort_js"
"""Where it is told instead that they are."""
OWN = re.compile(r'Module\["([\w$]+)"\]=\1;')
TRIAL = ('globalThis.importScripts("data:text/javascript,"),!0', "!1")
"""Whether a worker is no module is tried out by a call that fails in one; ours may be either."""
PILLOW = ("new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer", "new ArrayBuffer(4)")
"""To sleep on, until a stream has more to read: in Node it may. Browsers warn of such memory."""


def trimmed(script: str, user: str, wasm: bytes) -> tuple[str, bytes]:
    """The script that makes Pyodide's module, and its program, for a script that uses them.

    Of functions in the script that nothing leads to any more, the next tool is to make an end.
    Raises Changed when they are not recognised.
    """
    wasm = without_drawing(wasm)
    wanted = {entry.name for entry in imports_of(wasm)}
    script = without_own(without_exports(without_idle_imports(script, wanted), user), user)
    return script, without_idle_exports(wasm, set(WORD.findall(script + user)))


def without_complaints(loader: str, script: str) -> tuple[str, str]:
    """The loader and the script without what browsers complain of, be it caught or only a warning.

    To say where it was, a browser reads every function that led there once more: here the whole of
    both, four times, which is 40 ms before Python begins. Raises Changed when they are not found.
    """
    return replaced(loader, *TRIAL), replaced(script, *PILLOW)


def replaced(text: str, old: str, new: str) -> str:
    """The text with one thing for another that is in it once."""
    if text.count(old) != 1:
        raise Changed(f"not once: {old}")
    return text.replace(old, new)


def without_drawing(wasm: bytes) -> bytes:
    """The program, without a word of functions that draw."""
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
    """What a program imports."""
    return list(read_imports(dict(sections(wasm)).get(IMPORT, b"\0")))


def without_idle_imports(script: str, wanted: set[str]) -> str:
    """Without offering WebAssembly what it does not import, and what keeps a tool from seeing that.

    Text is run as a script by libraries only; where it is, every name might be meant.
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
    names = set(re.findall(r"""[.'"]([\w$]+)""", OWN.sub("", script) + user))
    return OWN.sub(lambda match: match[0] if match[1] in names else "", script)


def without_idle_exports(wasm: bytes, mentioned: set[str]) -> bytes:
    """The program, without exporting what no script mentions and it does not itself import."""
    imports = dict(sections(wasm)).get(IMPORT, b"")
    return joined(
        wasm,
        (
            (kind, fewer(contents, mentioned, imports) if kind == EXPORT else contents)
            for kind, contents in sections(wasm)
        ),
    )


def fewer(exports: bytes, mentioned: set[str], imports: bytes) -> bytes:
    """Return the section of exports with those that are used."""
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
