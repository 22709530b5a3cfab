"""What `build.py build --plain` ships: Pyodide's own files unchanged, and the engine's sources."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from web.build import plain
from web.build.runtime import PYODIDE, integrity
from web.build.steps import ROOT


@pytest.fixture
def runtime(tmp_path: Path) -> tuple[Path, plain.PlainRuntime]:
    """Return the runtime folder of a site, and what its worker is told."""
    folder = tmp_path / "runtime"
    return folder, plain.write(folder)


def test_the_files_of_pyodide_are_unchanged(runtime: tuple[Path, plain.PlainRuntime]) -> None:
    folder, told = runtime
    shipped = {Path(file["name"]).name for file in told["pyodide"]}
    assert {"pyodide.mjs", "pyodide.asm.wasm", "python_stdlib.zip"} <= shipped
    for name in shipped:
        assert (folder / told["folder"] / name).read_bytes() == (PYODIDE / name).read_bytes()


def test_the_worker_is_told_the_hash_of_each_file(
    runtime: tuple[Path, plain.PlainRuntime],
) -> None:
    folder, told = runtime
    for file in [told["engine"], *told["pyodide"]]:
        assert file["integrity"] == integrity((folder / file["name"]).read_bytes())
    listed = {file["name"] for file in [told["engine"], *told["pyodide"]]}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*") if path.is_file()}
    assert listed == there


def test_the_engine_is_its_sources_with_reproducible_bytes(tmp_path: Path) -> None:
    name = plain.write_engine(tmp_path)
    content = (tmp_path / name).read_bytes()
    (tmp_path / name).unlink()
    assert plain.write_engine(tmp_path) == name
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = archive.namelist()
    assert "brisques/bridge/operations.py" in names
    assert "brisques/variants/fildinski.toml" in names
    assert not [it for it in names if it.startswith(("brisques/cli/", "brisques/lab/"))]


def test_a_site_says_whether_it_has_plain_pyodide(tmp_path: Path) -> None:
    assert not plain.is_plain(tmp_path)
    plain.write(tmp_path / "runtime")
    assert plain.is_plain(tmp_path)


def test_the_single_file_cannot_be_built_plain() -> None:
    command = [sys.executable, "build.py", "single", "--plain"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "may fetch none" in done.stderr
