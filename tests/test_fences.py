"""Which module may import which, read from the syntax trees; `rooms.py` says what is allowed."""

import ast
import os
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.conftest import GOLDEN
from tests.rooms import DOORS, JAVASCRIPT, ONLY_DOORS, PYTHON, table

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "engine" / "brisques"
OPTIONAL = {
    "cli": {"tqdm"},
    "lab": {"cmaes", "matplotlib", "numpy", "scipy"},
    "writers": {"markdown", "docutils", "sphinx"},
}
"""What a room may import from outside besides the standard library."""

WEB = ROOT / "web"
JS_NAMES = {"#files": "files.js", "#scripts": "boot/scripts.js"}
"""The files that the import names of web/package.json stand for."""
JS_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']""")


def module_of(file: Path) -> str:
    """Return the module of a file without the package: "bezique.ai.policy"; "" for the facade."""
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def room_of(module: str) -> str:
    """Return the room of a module: the longest entry of the table that it begins with."""
    parts = module.split(".")
    names = (".".join(parts[:end]) for end in range(len(parts), 0, -1))
    return next((name for name in names if name in PYTHON), parts[0])


FILES = sorted(PACKAGE.rglob("*.py"))
MODULES = {module_of(file): file for file in FILES}


def imports(source: str) -> Iterator[str]:
    """Return the full names that a source imports anywhere, type-only imports included."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written from the top"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(name: str) -> str | None:
    """Return the module of ours that an imported name comes from; None if it is not ours."""
    top, _, inside = name.partition(".")
    if top != "brisques":
        return None
    return inside if inside in MODULES else inside.rpartition(".")[0]


def trespasses(room: str, source: str) -> list[str]:
    """Return the imports of a source that its room may not have."""
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


def test_the_package_itself_imports_only_the_facade() -> None:
    """It has the facade's imports and no others."""
    source = MODULES[""].read_text(encoding="utf-8")
    assert trespasses("table", source) == []


def test_every_room_is_in_the_table() -> None:
    assert {room_of(module) for module in MODULES if module} == set(PYTHON)


def test_no_module_imports_itself_through_others() -> None:
    """Type-only imports count: modules that must be read in a circle must be changed in one."""
    graph = {}
    for module, file in MODULES.items():
        wanted = {ours(name) for name in imports(file.read_text(encoding="utf-8"))}
        graph[module] = wanted - {None, module, ""}
    assert circle(graph) == []
    assert circle({"a": {"b"}, "b": {"a"}}) != []


def circle(graph: dict[str, set[str | None]]) -> list[str]:
    """Return the modules of one circle; empty if there is none."""
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
def test_the_check_finds_forbidden_imports(room: str, source: str, name: str) -> None:
    """One forbidden import of each kind."""
    assert trespasses(room, source) == [name]


# --- JavaScript ---------------------------------------------------------------------------------

SCRIPTS = sorted(file for file in WEB.rglob("*.js") if "node_modules" not in file.parts)


def js_imports(source: str, file: Path) -> Iterator[Path]:
    """Return the files of ours that a script imports, type-only ones too."""
    for path in JS_IMPORT.findall(source):
        if path in JS_NAMES:
            yield WEB / JS_NAMES[path]
        elif path.startswith("."):
            yield (file.parent / path).resolve()


def js_room_of(file: Path) -> str:
    """Return the room of a file of web/: the longest entry that its path begins with."""
    place = file.relative_to(WEB).with_suffix("")
    names = (path.as_posix() for path in (place, *place.parents))
    return next((name for name in names if name in JAVASCRIPT), place.parts[0])


def js_trespasses(file: Path, source: str) -> list[str]:
    """Return what a script imports from rooms that it may not import."""
    room = js_room_of(file)
    reached = (path for path in js_imports(source, file))
    return [
        path.relative_to(WEB).as_posix()
        for path in reached
        if js_room_of(path) not in {room, *JAVASCRIPT[room]}
    ]


def test_every_script_is_in_a_room() -> None:
    assert {js_room_of(file) for file in SCRIPTS} == set(JAVASCRIPT)


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.relative_to(WEB).as_posix())
def test_scripts_import_only_what_they_may(file: Path) -> None:
    assert js_trespasses(file, file.read_text(encoding="utf-8")) == []


def test_only_the_table_imports_the_families_by_name() -> None:
    """All else asks `familyOf`, so that what differs between families stands in their modules."""
    inside = {room for room in JAVASCRIPT if room.startswith("table/families/")}
    knowing = {
        file.relative_to(WEB).as_posix()
        for file in SCRIPTS
        for path in js_imports(file.read_text(encoding="utf-8"), file)
        if js_room_of(path) in inside and js_room_of(file) not in inside
    }
    assert knowing == {"table/table.js"}


def test_no_script_imports_itself_through_others() -> None:
    graph = {
        file.as_posix(): {
            path.as_posix() for path in js_imports(file.read_text(encoding="utf-8"), file)
        }
        for file in SCRIPTS
    }
    assert circle(graph) == []


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("table/table.js", 'import { call } from "../worker/client.js";'),
        ("table/table.js", "const app = await import('../app/app.js');"),
        ("table/table.js", 'import "../settings/settings.js";'),
        ("table/table.js", '/** @type {import("../worker/protocol.js").Answer} */'),
        ("table/families/filko/seat.js", 'import "../../../app/app.js";'),
        ("table/families/filko/seat.js", 'import "../bezique/seat.js";'),
        ("panels/start.js", 'import "../table/families/filko/seat.js";'),
        ("embed/events.js", 'import "../app/app.js";'),
        ("app/app.js", 'import "../embed/events.js";'),
        ("worker/worker.js", 'import "../session/match.js";'),
        ("worker/worker.js", 'import "#files";'),
    ],
)
def test_the_check_of_scripts_finds_forbidden_imports(place: str, line: str) -> None:
    assert js_trespasses(WEB / place, line), line


def test_the_check_of_scripts_allows_permitted_imports() -> None:
    family = WEB / "table/families/filko/seat.js"
    assert js_trespasses(family, 'import "../../../i18n/strings.js";') == []


# --- tests of the browser -------------------------------------------------------------------------


def waits(source: str) -> Iterator[str]:
    """Return what a test waits for in a page, where it is written in the call itself."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="wait_for_function"), args=[ast.Constant(str(wait)), *_]
            ):
                yield wait


def test_browser_tests_wait_for_arrow_functions() -> None:
    """The page's policy forbids `eval`, by which an expression would be polled."""
    tests = sorted((ROOT / "tests").rglob("*.py"))
    found = {
        file.name: [wait for wait in waits(file.read_text()) if "=>" not in wait] for file in tests
    }
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert list(waits('page.wait_for_function("heard > 0")')) == ["heard > 0"]
