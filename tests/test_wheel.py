"""The wheel: built and installed without a network, and a deal played with it."""

import os
import subprocess
import sys
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "engine/brisques"


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command with nothing of the checkout on its path; return what it prints."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel by the backend that is installed for the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ("-m", "pip", "wheel", "--quiet", "--no-index", "--no-build-isolation", "--no-deps")
    run(sys.executable, *build, "--wheel-dir", folder, ROOT, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_it_contains_one_package_and_its_metadata_only(contents: set[str]) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    top = {name.partition("/")[0] for name in contents}
    assert top == {"brisques", f"brisques-{version}.dist-info"}


def test_it_contains_every_file_of_the_package(contents: set[str]) -> None:
    """Modules, rule sets, weights, words, blocks for writers, and the marker of inline types."""
    files = {
        f"brisques/{file.relative_to(PACKAGE).as_posix()}"
        for file in PACKAGE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    files |= {
        f"brisques/words/{file.relative_to(ROOT / 'web/i18n').as_posix()}"
        for file in ROOT.glob("web/i18n/*/*.ftl")
    }
    assert {name for name in contents if name.startswith("brisques/")} == files
    assert "brisques/py.typed" in files
    assert "brisques/variants/fildinski.toml" in files
    assert any(name.startswith("brisques/writers/") for name in files)


def test_it_requires_nothing_and_has_its_extras(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        metadata = Parser().parsestr(archive.read(name).decode("utf-8"))
    assert {"mkdocs", "sphinx", "lab"} <= set(metadata.get_all("Provides-Extra", []))
    required = metadata.get_all("Requires-Dist", [])
    assert [each for each in required if "extra ==" not in each] == []


def test_installed_alone_it_plays_a_deal(wheel: Path, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", venv, cwd=tmp_path)
    programs = venv / ("Scripts" if sys.platform == "win32" else "bin")
    python = programs / "python"
    install = ("-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps")
    run(sys.executable, *install, wheel, cwd=tmp_path)
    place = run(python, "-c", "import brisques; print(brisques.__file__)", cwd=tmp_path)
    assert Path(place.strip()).is_relative_to(venv)
    told = run(programs / "brisques", "explain", "fildinski", "--lang", "pl", cwd=tmp_path)
    assert "Gra dla dwóch osób." in told.splitlines()
    told = run(programs / "brisques", "selfplay", "fildinski", "--deals", "1", cwd=tmp_path)
    assert [line.split()[2:] for line in told.splitlines()] == [["points", "a", "deal"]] * 2
