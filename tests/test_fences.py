"""Who may import whom, read from the syntax trees; CONTRIBUTING has the same table in words."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine"

BELOW_GAME = {"cards", "errors", "events", "shuffle", "tricks", "variants"}
GAME = {"game", *BELOW_GAME}
MAY_IMPORT: dict[str, set[str]] = {
    "errors": set(),
    "english": set(),
    "shuffle": set(),
    "cards": {"errors"},
    "tricks": {"cards"},
    "variants": {"cards", "errors"},
    "events": {"cards", "tricks"},
    "game": {"cards", "errors", "events", "shuffle", "tricks", "variants.record"},
    "bezique": GAME,
    "filko": GAME,
    "families": {"bezique", "filko", "game", "variants"},
    "ledger": GAME | {"families"},
    "perft": GAME | {"families"},
    "record": GAME | {"families"},
    "table": GAME | {"families", "ledger", "record"},
    "bots": GAME | {"families"},
    "rulebook": {"errors", "variants"},
    "lessons": GAME | {"bots", "families", "record", "table"},
    "arguments": GAME | {"bots", "families", "record"},
    "coaching": GAME | {"bots", "families", "record", "table"},
    "bridge": GAME
    | {"arguments", "bots", "coaching", "families", "lessons", "record", "rulebook", "table"},
    "longrun": {"errors"},
    "measuring": GAME | {"bots", "families", "longrun"},
    "training": GAME | {"bots", "families", "longrun"},
    "teaching": GAME | {"bots", "english", "families", "lessons", "longrun", "record"},
    "__main__": GAME
    | {
        "bots",
        "bridge",
        "english",
        "families",
        "longrun",
        "measuring",
        "teaching",
        "training",
        "perft",
        "record",
        "rulebook",
        "table",
    },
}
"""A room is a module of engine/ or a folder of them; "a.b" lets in one module of a folder."""

DOORS = {"bridge", "longrun", "measuring", "teaching", "training", "__main__"}
ONLY_DOORS = {"json", "time", "argparse"}
"""What only the doors may import: everybody else speaks Python and knows no clock."""

TABLE_ROOM = ROOT / "web" / "table"
JS_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']""")


def room_of(file: Path) -> str:
    """The room a file of the engine is in; "" for engine/__init__.py."""
    first = file.relative_to(ENGINE).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def imports(source: str) -> Iterator[str]:
    """Full names of the modules a source imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written from the top"
            if node.module in ("engine", "engine.variants", "engine.bezique", "engine.filko"):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


def trespasses(room: str, source: str) -> list[str]:
    """The imports of a source that its room may not have."""
    found = []
    for name in imports(source):
        top, _, inside = name.partition(".")
        if top != "engine":
            allowed = top in sys.stdlib_module_names
            allowed = allowed and (room in DOORS or top not in ONLY_DOORS)
        else:
            parts = inside.split(".")
            reach = {parts[0], ".".join(parts[:2])}
            allowed = parts[0] == room or bool(reach & MAY_IMPORT[room])
            allowed = allowed or (parts[0] == "__version__" and room in DOORS)
        if not allowed:
            found.append(name)
    return found


FILES = sorted(file for file in ENGINE.rglob("*.py") if room_of(file))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ENGINE)))
def test_rooms_import_only_what_they_may(file: Path) -> None:
    assert trespasses(room_of(file), file.read_text(encoding="utf-8")) == []


def test_every_room_has_its_line() -> None:
    assert {room_of(file) for file in FILES} == set(MAY_IMPORT)


def test_engine_package_itself_imports_nothing() -> None:
    assert list(imports((ENGINE / "__init__.py").read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("room", "source", "name"),
    [
        ("cards", "from engine.game import Deal", "engine.game"),
        ("bezique", "def f():\n    import json", "json"),
        ("bots", "from engine.bezique.state import BeziqueState", "engine.bezique.state"),
        ("bots", "if True:\n    from engine import table", "engine.table"),
        ("game", "from engine.variants import load", "engine.variants.load"),
        ("table", "import numpy as np", "numpy"),
        ("record", "import engine.bridge", "engine.bridge"),
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
