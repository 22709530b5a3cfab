"""Record in snapshot/called.txt which of Pyodide's functions a card table calls, for split.py.

`python build.py called` rewrites the list in a minute or two. Another Pyodide needs a new list; a
larger engine may, and tests/browser/test_boot_guards.py then fails.
"""

import hashlib
import json
import re
import tempfile
from itertools import groupby
from pathlib import Path

from web.build.instructions import after_locals
from web.build.split import END, I32, I32_CONST
from web.build.steps import CACHE, WEB, Trouble, need, run
from web.build.toolchain import Node
from web.build.wasm import (
    A_GLOBAL,
    CODE,
    EXPORT,
    GLOBAL,
    IMPORT,
    added,
    joined,
    named,
    number,
    read_imports,
    read_number,
    read_sized,
    sections,
    sized,
    vector,
)

LIST = WEB / "build/snapshot/called.txt"
WATCH = WEB / "build/snapshot/called.mjs"
GLOBAL_SET = b"\x24"
WIDTH = 100
HEAD = """\
# The functions of Pyodide's program that a card table calls, as numbers, imports not counted.
# Written by `python build.py called`, which watches everything that people do at a table.
program {hash}
"""


def called(program: bytes) -> set[int]:
    """Return the listed functions; raises Trouble if the list is of another program."""
    text = need(LIST, "run `python build.py called`").read_text(encoding="utf-8")
    if f"program {hash_of(program)}\n" not in text:
        raise Trouble(
            f"{LIST.name} is of another Pyodide: run `python build.py called`, keep what it writes"
        )
    runs = re.findall(r"(\d+)(?:-(\d+))?", text.split("\n", 3)[3])
    return {at for first, last in runs for at in range(int(first), int(last or first) + 1)}


def write(program: bytes, called: set[int]) -> None:
    """Write the list."""
    runs = groupby(enumerate(sorted(called)), lambda pair: pair[1] - pair[0])
    words = [span([at for _, at in run]) for _, run in runs]
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) >= WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    text = HEAD.format(hash=hash_of(program)) + "\n".join(lines) + "\n"
    LIST.write_text(text, encoding="utf-8")


def span(run: list[int]) -> str:
    """Format consecutive numbers as one word, such as 3-7."""
    return f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}"


def hash_of(program: bytes) -> str:
    """Return the first digits of the SHA-256 of the program's code, which the numbers refer to."""
    return hashlib.sha256(dict(sections(program))[CODE]).hexdigest()[:16]


def watched(node: Node, stage: Path, program: bytes) -> set[int]:
    """Play everything in Node and return the numbers of the functions called.

    `stage` is the folder that make.mjs has filled.
    """
    lessons = [path.read_text("utf-8") for path in sorted((WEB / "lessons").glob("*/*.lesson"))]
    (stage / "lessons.json").write_text(json.dumps(lessons), encoding="utf-8")
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="called-") as folder:
        for file in stage.iterdir():
            (Path(folder) / file.name).symlink_to(file)
        (Path(folder) / "pyodide.asm.wasm").unlink()
        (Path(folder) / "pyodide.asm.wasm").write_bytes(noting(program))
        output = run([node.program, WATCH, folder])
    numbers: list[int] = json.loads(output.splitlines()[-1])
    return set(numbers)


def noting(program: bytes) -> bytes:
    """Add an exported global for each function to the program: 1 once the function was called."""
    parts = dict(sections(program))
    functions = read_sized(parts[CODE])
    imported = [entry.kind for entry in read_imports(parts[IMPORT])].count(A_GLOBAL)
    first = imported + read_number(parts[GLOBAL], 0)[0]
    names = [named(f"called {at}") for at in range(len(functions))]
    new = {
        GLOBAL: [I32 + b"\1" + I32_CONST + b"\0" + END] * len(functions),
        EXPORT: [name + bytes([A_GLOBAL]) + number(first + at) for at, name in enumerate(names)],
    }
    parts |= {kind: added(parts[kind], more) for kind, more in new.items()}
    parts[CODE] = vector([sized(noted(body, first + at)) for at, body in enumerate(functions)])
    return joined(program, ((kind, parts[kind]) for kind, _ in sections(program)))


def noted(body: bytes, at: int) -> bytes:
    """Return a function's body that first sets the global of this number to 1."""
    begin = after_locals(body)
    return body[:begin] + I32_CONST + b"\1" + GLOBAL_SET + number(at) + body[begin:]
