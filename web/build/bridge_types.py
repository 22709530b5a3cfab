"""Write what the page knows of the engine's operations and positions into `web/bridge/`.

The types are those of `brisques/bridge/schema/`. `python -m web.build.bridge_types`, with engine/
on PYTHONPATH, writes the files; a test fails when they differ.
"""

import ast
import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from brisques.bezique.position_reader import BeziquePositionReader
from brisques.bridge.schema.operations import OPERATIONS, Operation
from brisques.filko.position_reader import FilkoPositionReader
from brisques.position_reader import PileKind, PositionReader
from web.build.steps import PACKAGE, WEB

SCHEMA = PACKAGE / "bridge/schema"
MODULES = ("problems", "views", "rules", "advice", "lessons", "tables", "requests", "operations")
"""The modules of the schema, in the order of the page's types."""
READERS: dict[str, type[PositionReader]] = {
    "bezique": BeziquePositionReader,
    "filko": FilkoPositionReader,
}
FOLDER = WEB / "bridge"
HEAD = "// Written by web/build/bridge_types.py from {}; edit that.\n"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "any"}
CONTAINERS = {"list": "Array", "dict": "Record"}


def declarations(sources: Iterable[str], operations: Mapping[str, Operation]) -> str:
    """Return the TypeScript declarations of the schema's types, and of the list of operations."""
    parts = [part for source in sources for part in _parts(ast.parse(source).body)]
    parts.append(_operations(operations))
    return HEAD.format("brisques/bridge/schema/") + "\n" + "\n\n".join(parts) + "\n"


def _operations(operations: Mapping[str, Operation]) -> str:
    """Declare the types of request and answer by the name of the operation."""
    lines = [
        f"  {json.dumps(name)}: {{ request: {request}; answer: {answer} }};\n"
        for name, request, answer in (
            (name, _names(each.request), _names(each.answer)) for name, each in operations.items()
        )
    ]
    head = "/** The request and the answer of each operation. */\nexport interface Operations"
    return f"{head} {{\n{''.join(lines)}}}"


def _names(type_: Any) -> str:
    """Return the name of a type, or the names of a union."""
    return " | ".join(_names(part) for part in get_args(type_)) or str(type_.__name__)


def _parts(body: list[ast.stmt]) -> Iterator[str]:
    """Declare each type of a module in its order."""
    for place, node in enumerate(body):
        doc = _doc_after(body, place)
        if isinstance(node, ast.ClassDef) and _base(node) != "NamedTuple":
            yield _interface(node)
        elif isinstance(node, ast.Assign) and isinstance(node.value, (ast.Subscript, ast.BinOp)):
            yield f"{_comment(doc, '')}export type {_name(node.targets[0])} = {_type(node.value)};"
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            yield _functional(_name(node.targets[0]), node.value.args[1], doc)


def _base(node: ast.ClassDef) -> str:
    """Return the name of the class it extends."""
    return _name(node.bases[0])


def _name(node: ast.expr) -> str:
    """Return the name that a node is; raises TypeError for any other expression."""
    if not isinstance(node, ast.Name):
        raise TypeError(f"no name: {ast.dump(node)}")
    return node.id


def _interface(node: ast.ClassDef) -> str:
    """Declare a class-style TypedDict, its own fields with their comments."""
    base = _base(node)
    extends = "" if base == "TypedDict" else f" extends {base}"
    lines = []
    for place, item in enumerate(node.body):
        if isinstance(item, ast.AnnAssign):
            lines.append(_field(_name(item.target), item.annotation, _doc_after(node.body, place)))
    inside = "".join(lines)
    head = f"{_comment(ast.get_docstring(node), '')}export interface {node.name}{extends}"
    return f"{head} {{\n{inside}}}"


def _functional(name: str, fields: ast.expr, doc: str | None) -> str:
    """Declare a TypedDict written as a call, which may have fields that are Python's words."""
    lines = []
    for key, annotation in ast.literal_eval(fields).items():
        lines.append(_field(key, ast.parse(annotation, mode="eval").body, None))
    return f"{_comment(doc, '')}export interface {name} {{\n{''.join(lines)}}}"


def _field(name: str, annotation: ast.expr, doc: str | None) -> str:
    """Declare one field."""
    optional = ""
    if isinstance(annotation, ast.Subscript) and _name(annotation.value) == "NotRequired":
        optional, annotation = "?", annotation.slice
    return f"{_comment(doc, '  ')}  {name}{optional}: {_type(annotation)};\n"


def _type(node: ast.expr) -> str:
    """Translate a type expression."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            items = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(_literal(item) for item in items)
        case ast.Subscript(value=ast.Name(id=name), slice=inside):
            items = inside.elts if isinstance(inside, ast.Tuple) else [inside]
            return f"{CONTAINERS[name]}<{', '.join(map(_type, items))}>"
    raise TypeError(f"no TypeScript for {ast.dump(node)}")


def _literal(node: ast.expr) -> str:
    """Write a text or a truth value as TypeScript does."""
    return json.dumps(ast.literal_eval(node))


def _doc_after(body: list[ast.stmt], place: int) -> str | None:
    """Return the string after a field, which is its description."""
    if place + 1 < len(body):
        match body[place + 1]:
            case ast.Expr(value=ast.Constant(value=str(words))):
                return words
    return None


def _comment(doc: str | None, indent: str) -> str:
    """Write words as a comment."""
    if not doc:
        return ""
    words = textwrap.wrap(" ".join(doc.split()), 100)
    if len(words) == 1:
        return f"{indent}/** {words[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in words) + f"{indent} */\n"


def effects(operations: Mapping[str, Operation]) -> str:
    """Return the module that tells which operations touch the match, and how."""
    lines = [
        f"  {json.dumps([name, operation.effect])},"
        for name, operation in operations.items()
        if operation.effect != "none"
    ]
    doc = "/** What an operation does to the match: goes on with it, or puts another in its place."
    kind = '@type {Map<string, "changes" | "replaces">} */'
    head = HEAD.format("brisques/bridge/schema/operations.py")
    return "\n".join(
        [head, doc, f" * {kind}", "export const EFFECTS = new Map([", *lines, "]);", ""]
    )


def position_fields(readers: Mapping[str, type[PositionReader]]) -> str:
    """Return the module that tells which fields of a position hold cards, and how."""
    grammar = {
        family: {
            "first": reader.required[0],
            "piles": dict(reader.pile_kinds),
            "derived": list(reader.derived),
        }
        for family, reader in readers.items()
    }
    kinds = " | ".join(json.dumps(kind) for kind in get_args(PileKind))
    return "\n".join(
        [
            HEAD.format("the position readers of the families"),
            f"/** How a field holds cards. @typedef {{{kinds}}} PileKind */",
            "",
            "/** The first field of a family's positions, the fields that hold cards, and the",
            " * fields that follow from where the cards lie.",
            " * @typedef {{first: string, piles: Record<string, PileKind>, derived: string[]}}",
            " *   Fields */",
            "",
            "/** By family. @type {Record<string, Fields>} */",
            f"export const POSITION_FIELDS = {_javascript(grammar)};",
            "",
        ]
    )


def _javascript(value: Any, indent: str = "") -> str:
    """Write dicts, lists and texts as Biome formats them."""
    if not isinstance(value, dict):
        return json.dumps(value)
    inner = indent + "  "
    lines = "".join(
        f"{inner}{key if key.isidentifier() else json.dumps(key)}: {_javascript(item, inner)},\n"
        for key, item in value.items()
    )
    return f"{{\n{lines}{indent}}}"


def files() -> dict[Path, str]:
    """Return each file with what belongs into it."""
    sources = [(SCHEMA / f"{name}.py").read_text(encoding="utf-8") for name in MODULES]
    return {
        FOLDER / "types.d.ts": declarations(sources, OPERATIONS),
        FOLDER / "effects.js": effects(OPERATIONS),
        FOLDER / "position-fields.js": position_fields(READERS),
    }


if __name__ == "__main__":
    for target, text in files().items():
        target.write_text(text, encoding="utf-8")
