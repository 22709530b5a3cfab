"""The runtime: reproducible bytes, in files named by hashes of their contents."""

import gzip
import hashlib
import io
import json
import zipfile
from pathlib import Path

import pytest

from tests.pyodide.node import shipped
from web.build import runtime as made
from web.build.runtime import PARTS, Runtime, runtime
from web.build.steps import ROOT
from web.build.toolchain import find_node

pytestmark = [pytest.mark.pyodide, pytest.mark.not_plain("there is no snapshot")]


@pytest.fixture(scope="module")
def kept() -> Runtime:
    return runtime(find_node())


def test_names_are_hashes_of_the_contents(kept: Runtime) -> None:
    assert set(kept.names) == set(PARTS)
    for name in kept.names.values():
        contents = (kept.folder / name).read_bytes()
        assert hashlib.sha256(contents).hexdigest()[:10] in name


def test_the_same_sources_give_the_same_bytes_in_another_folder(
    kept: Runtime, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "a folder with a name of another length"
    elsewhere.symlink_to(made.MADE_HERE)
    monkeypatch.setattr(made, "MADE_HERE", elsewhere)
    made.make(find_node(), tmp_path)
    again: dict[str, str] = json.loads((tmp_path / "names.json").read_text(encoding="utf-8"))
    assert again == kept.names


def test_no_file_names_the_folder_of_the_build(kept: Runtime) -> None:
    for part in ("snapshot", "library"):
        contents = gzip.decompress(kept.path(part).read_bytes())
        assert str(ROOT).encode() not in contents, part


def test_another_engine_gets_a_new_snapshot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = made.made_of()
    changed = tmp_path / "bridge.py"
    changed.write_text("", encoding="utf-8")
    monkeypatch.setattr(made, "digest", lambda paths, *_: str(sorted(paths)))
    one = made.made_of()
    monkeypatch.setattr(made, "PACKAGE", changed.parent)
    assert made.made_of() != one
    monkeypatch.undo()
    assert made.made_of() == before


def test_the_library_has_exactly_what_is_imported() -> None:
    archive = io.BytesIO(gzip.decompress(shipped("library").read_bytes()))
    with zipfile.ZipFile(archive) as library:
        names = set(library.namelist())
        assert {entry.compress_type for entry in library.infolist()} == {zipfile.ZIP_STORED}
    assert {
        "brisques/bridge/operations.pyc",
        "json/__init__.pyc",
        "importlib/resources/_texts.pyc",
    } <= names
    assert all(name.endswith(".pyc") for name in names)
    unused = (
        "brisques/cli/",
        "brisques/lab/",
        "brisques/writers/",
        "subprocess",
        "socket",
        "zipfile",
        "asyncio/events",
    )
    assert not [name for name in names if name.startswith(unused)]
