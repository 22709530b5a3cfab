"""Who may import whom, read from the syntax trees; `rooms.py` says what is allowed."""

import ast
import os
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.conftest import GOLDEN
from tests.rooms import DOORS, ONLY_DOORS, PYTHON, table

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "engine" / "brisques"
OPTIONAL = {"cli": set(), "lab": set(), "writers": {"markdown", "docutils", "sphinx"}}
"""What a room may import from outside besides the standard library."""

TABLE_ROOM = ROOT / "web" / "table"
JS_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']""")


def module_of(file: Path) -> str:
    """The module of a file, without the package's name: "bezique.ai.policy"; "" for the facade."""
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def room_of(module: str) -> str:
    """The room a module is in: the longest line of the table that it begins with."""
    parts = module.split(".")
    names = (".".join(parts[:end]) for end in range(len(parts), 0, -1))
    return next((name for name in names if name in PYTHON), parts[0])


FILES = sorted(PACKAGE.rglob("*.py"))
MODULES = {module_of(file): file for file in FILES}


def imports(source: str) -> Iterator[str]:
    """Full names of what a source imports, wherever in it the import stands, type-only ones too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written from the top"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(name: str) -> str | None:
    """The module of ours that an imported name comes from; None if it is not ours."""
    top, _, inside = name.partition(".")
    if top != "brisques":
        return None
    return inside if inside in MODULES else inside.rpartition(".")[0]


def trespasses(room: str, source: str) -> list[str]:
    """The imports of a source that its room may not have."""
    found = []
    for name in imports(source):
        module = ours(name)
        if module is None:
            top = name.partition(".")[0]
            allowed = top in sys.stdlib_module_names or top in OPTIONAL.get(room, ())
            allowed = allowed and (room in {*DOORS, "lab"} or top not in ONLY_DOORS)
        else:
            reach = {room_of(module), module}
            allowed = room_of(module) == room or bool(reach & set(PYTHON[room]))
            allowed = allowed or (name == "brisques.__version__" and room in DOORS)
        if not allowed:
            found.append(name)
    return found


@pytest.mark.parametrize("module", [module for module in MODULES if module])
def test_rooms_import_only_what_they_may(module: str) -> None:
    source = MODULES[module].read_text(encoding="utf-8")
    assert trespasses(room_of(module), source) == []


def test_the_package_itself_is_the_facade() -> None:
    """It imports the facade and nothing that the facade does not."""
    source = MODULES[""].read_text(encoding="utf-8")
    assert trespasses("table", source) == []


def test_every_room_has_its_line() -> None:
    assert {room_of(module) for module in MODULES if module} == set(PYTHON)


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Type-only imports count: what can only be read in a circle can only be changed in one."""
    graph = {}
    for module, file in MODULES.items():
        wanted = {ours(name) for name in imports(file.read_text(encoding="utf-8"))}
        graph[module] = wanted - {None, module, ""}
    assert circle(graph) == []
    assert circle({"a": {"b"}, "b": {"a"}}) != []


def circle(graph: dict[str, set[str | None]]) -> list[str]:
    """The modules of one circle, or none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_contributing_has_the_same_table() -> None:
    guide = ROOT / "CONTRIBUTING.md"
    text = guide.read_text(encoding="utf-8")
    begin, end = "<!-- rooms, drawn from tests/rooms.py -->\n", "\n<!-- end of rooms -->"
    before, rest = text.split(begin)
    _, after = rest.split(end)
    if os.environ.get(GOLDEN):
        text = f"{before}{begin}{table()}{end}{after}"
        guide.write_text(text, encoding="utf-8")
    assert text == f"{before}{begin}{table()}{end}{after}", "run `python build.py golden`"


@pytest.mark.parametrize(
    ("room", "source", "name"),
    [
        ("cards", "from brisques.game import Deal", "brisques.game.Deal"),
        ("bezique", "def f():\n    import json", "json"),
        ("players", "from brisques.bezique.state import A", "brisques.bezique.state.A"),
        ("players", "if True:\n    from brisques import match", "brisques.match"),
        ("game", "from brisques.variants import load", "brisques.variants.load"),
        ("bezique", "from brisques.bezique.ai import policy", "brisques.bezique.ai.policy"),
        ("match", "import numpy as np", "numpy"),
        ("record", "import brisques.bridge.operations", "brisques.bridge.operations"),
    ],
)
def test_the_fence_stops(room: str, source: str, name: str) -> None:
    """The fence itself can fail: one trespass of each kind."""
    assert trespasses(room, source) == [name]


def js_trespasses(source: str, folder: Path = TABLE_ROOM) -> list[str]:
    """What a file of web/table, in this folder of it, imports from rooms it must not know."""
    found = []
    for path in JS_IMPORT.findall(source):
        if path.startswith("."):
            room = (folder / path).resolve().relative_to(ROOT / "web").parts[0]
            if room not in ("table", "i18n"):
                found.append(path)
    return found


@pytest.mark.parametrize(
    "file", sorted(TABLE_ROOM.rglob("*.js")), ids=lambda file: str(file.relative_to(TABLE_ROOM))
)
def test_the_table_widget_knows_no_other_room(file: Path) -> None:
    """Words it may have (i18n); engine, app, panels and settings it may not."""
    assert js_trespasses(file.read_text(encoding="utf-8"), file.parent) == []


def test_the_fence_of_the_table_widget_stops() -> None:
    for line in (
        'import { call } from "../engine/client.js";',
        "const app = await import('../app/app.js');",
        'import "../settings/settings.js";',
        '/** @type {import("../engine/protocol.js").Answer} */',
    ):
        assert js_trespasses(line), line
    assert js_trespasses('import "../../app/app.js";', TABLE_ROOM / "filko")
    assert not js_trespasses('import "../../i18n/strings.js";', TABLE_ROOM / "filko")
    assert list(TABLE_ROOM.rglob("*.js"))
