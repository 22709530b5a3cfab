"""Write what the page knows of the engine's operations, from `brisques/bridge/schema.py`.

`python -m web.build.bridge_types`, with engine/ on PYTHONPATH, writes `web/table/bridge.d.ts`
and `web/worker/effects.js`; a test fails when they differ.
"""

import ast
import json
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

from brisques.bridge.schema import OPERATIONS, Operation
from web.build.steps import PACKAGE, WEB

SCHEMA = PACKAGE / "bridge/schema.py"
TARGET = WEB / "table/bridge.d.ts"
EFFECTS = WEB / "worker/effects.js"
HEAD = "// Written by web/build/bridge_types.py from brisques/bridge/schema.py; edit that file.\n"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "any"}
CONTAINERS = {"list": "Array", "dict": "Record"}


def declarations(source: str) -> str:
    """Return the TypeScript declarations of a schema's TypedDicts and type names."""
    parts = list(_parts(ast.parse(source).body))
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _parts(body: list[ast.stmt]) -> Iterator[str]:
    """Declare each type in the order of the schema, up to the operations."""
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
    """The string that stands after a field, which is its description."""
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
    return "\n".join(
        [HEAD, doc, f" * {kind}", "export const EFFECTS = new Map([", *lines, "]);", ""]
    )


def files() -> dict[Path, str]:
    """Return each file with what belongs into it."""
    types = declarations(SCHEMA.read_text(encoding="utf-8"))
    return {TARGET: types, EFFECTS: effects(OPERATIONS)}


if __name__ == "__main__":
    for target, text in files().items():
        target.write_text(text, encoding="utf-8")
