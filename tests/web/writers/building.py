"""Build the two sites of writers by their own commands, in a folder of their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


def build_mkdocs(folder: Path, home: str) -> Path:
    """Build the site of MkDocs, with tables from `home`; a warning is a failure."""
    source = Path(shutil.copytree(HERE / "mkdocs", folder / "mkdocs"))
    out = folder / "site"
    run("mkdocs", "build", "--quiet", "--strict", "--site-dir", out, cwd=source, home=home)
    return out


def build_sphinx(folder: Path, home: str) -> Path:
    """Build the site of Sphinx, with tables from `home`; a warning is a failure."""
    out = folder / "html"
    run("sphinx", "-q", "-W", "-E", "-d", folder / "doctrees", HERE / "sphinx", out, home=home)
    return out


def run(module: str, *arguments: str | Path, home: str, cwd: Path = ROOT) -> None:
    """Run one command; raise AssertionError with its output if it fails."""
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "engine"),
        "BRISQUES_HOME": home,
        "NO_MKDOCS_2_WARNING": "1",
    }
    command = [sys.executable, "-m", module, *map(str, arguments)]
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
