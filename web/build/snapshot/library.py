"""Run inside Pyodide after warm.py: writes the library, the archive of all that was imported.

Which modules these are is read from `sys.modules`, so nobody keeps a list. They are compiled by the
very Python that will run them, without docstrings and asserts (as -OO does), without the tables
that tell a traceback its lines, and without the annotations and long names of functions, which
nobody asks for when it runs: a third of it all. The archive is not deflated, since the whole of it
is packed.

Reads /stage/sources.zip; writes /stage/library.zip, the same bytes each time.
"""

import sys

LOADED = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
"""Before this script imports what the engine does not need."""

import ast
import marshal
import struct
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType

HOME = "/lib/python314.zip/"
STAGE = Path("/stage")
BOOTSTRAP = {  # imported while Python has no archives yet, so that no module tells its file
    "encodings/__init__.py",
    "importlib/_bootstrap.py",
    "importlib/_bootstrap_external.py",
}
SIGNED = {"_pyodide/jsbind.py"}
"""Reads the annotations of its own functions."""
WHEN = (1980, 1, 1, 0, 0, 0)
UNCHECKED = 1
"""In the head of a .pyc: it belongs to a source of this hash, and nobody need look."""


class Bare(ast.NodeTransformer):
    """Takes the annotations off all functions; those of a class's fields mean something."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """One function and what is in it."""
        self.generic_visit(node)
        node.returns = None
        given = node.args
        for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs):
            argument.annotation = None
        for rest in (given.vararg, given.kwarg):
            if rest:
                rest.annotation = None
        return node


def imported() -> set[str]:
    """The files of the modules that are loaded, as paths in the archive."""
    return {file.removeprefix(HOME) for file in LOADED if file and file.startswith(HOME)}


def compiled(name: str, source: bytes) -> bytes:
    """The .pyc of one module."""
    tree = ast.parse(source)
    if name not in SIGNED:
        tree = Bare().visit(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    head = MAGIC_NUMBER + struct.pack("<I", UNCHECKED) + source_hash(source)
    return head + marshal.dumps(slim(code))


def slim(code: CodeType) -> CodeType:
    """The code, and all code in it, without its table of lines and without a long name."""
    inner = tuple(slim(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_qualname=code.co_name, co_consts=inner)


def write_library() -> None:
    """Put it all together."""
    with (
        zipfile.ZipFile(STAGE / "sources.zip") as sources,
        zipfile.ZipFile(STAGE / "library.zip", "w", zipfile.ZIP_STORED) as library,
    ):
        for name in sorted(imported() | BOOTSTRAP):
            entry = zipfile.ZipInfo(f"{name}c", WHEN)
            library.writestr(entry, compiled(name, sources.read(name)))


write_library()
