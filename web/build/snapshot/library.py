"""Write the library, an archive of all imported modules; run inside Pyodide after warm.py.

`sys.modules` lists the modules. The Python that will run them compiles them, without docstrings and
asserts (as -OO does), line tables, and the annotations and qualified names of functions, which no
code reads: this saves a third. The archive is not deflated, since it is compressed as a whole.

Reads /stage/sources.zip; writes /stage/library.zip, the same bytes each time.
"""

import sys

LOADED = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
"""The loaded modules, before this script imports some that the engine does not need."""

import ast
import marshal
import struct
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType

HOME = "/lib/python314.zip/"
STAGE = Path("/stage")
BOOTSTRAP = {  # imported before Python can read archives; these modules have no `__file__`
    "encodings/__init__.py",
    "importlib/_bootstrap.py",
    "importlib/_bootstrap_external.py",
}
SIGNED = {"_pyodide/jsbind.py"}
"""Modules that read the annotations of their own functions."""
WHEN = (1980, 1, 1, 0, 0, 0)
UNCHECKED = 1
"""Flag in the head of a .pyc: it has the hash of its source, which is not to be checked."""


class Bare(ast.NodeTransformer):
    """Remove the annotations of all functions; those of a class's fields are needed."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Remove the annotations of a function and of those in it."""
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
    """Return the files of the loaded modules, as paths in the archive."""
    return {file.removeprefix(HOME) for file in LOADED if file and file.startswith(HOME)}


def compiled(name: str, source: bytes) -> bytes:
    """Return the .pyc of a module."""
    tree = ast.parse(source)
    if name not in SIGNED:
        tree = Bare().visit(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    head = MAGIC_NUMBER + struct.pack("<I", UNCHECKED) + source_hash(source)
    return head + marshal.dumps(slim(code))


def slim(code: CodeType) -> CodeType:
    """Remove line tables and qualified names from code and all code in it."""
    inner = tuple(slim(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_qualname=code.co_name, co_consts=inner)


def write_library() -> None:
    """Write the archive."""
    with (
        zipfile.ZipFile(STAGE / "sources.zip") as sources,
        zipfile.ZipFile(STAGE / "library.zip", "w", zipfile.ZIP_STORED) as library,
    ):
        for name in sorted(imported() | BOOTSTRAP):
            entry = zipfile.ZipInfo(f"{name}c", WHEN)
            library.writestr(entry, compiled(name, sources.read(name)))


write_library()
