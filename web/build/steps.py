"""Define what all steps of the build share: folders, progress lines, stamps, errors with a cure."""

import contextlib
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
DIST = ROOT / "dist"
ENGINE = ROOT / "engine"  # the Python source root; `brisques` in it is the one import name
PACKAGE = ENGINE / "brisques"

# Python finds the engine and the build, though neither is installed. It keeps bytecode here, also
# where the environment forbids writing it, as containers do: a process that compiles all that it
# imports takes up to twice the CPU time.
PYTHON_ENV = {
    "PYTHONPATH": os.pathsep.join(map(str, (ENGINE, ROOT))),
    "PYTHONPYCACHEPREFIX": str(CACHE / "bytecode"),
    "PYTHONDONTWRITEBYTECODE": "",
}

# Tools keep their downloads here, not in the home folder, unless the environment says where.
CACHES = {"npm_config_cache": str(CACHE / "npm"), "PIP_CACHE_DIR": str(CACHE / "pip")}

# What subprocess takes: strings and paths.
Command = Sequence[str | Path]


class Trouble(Exception):
    """An error that the user can cure; its text is a line that says how."""


class Progress:
    """Print a numbered line for each step: `[3/6] drawing the cards ... 0.4 s`."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.done = 0

    @contextlib.contextmanager
    def step(self, what: str) -> Iterator[None]:
        """Print the line's beginning before the step and its time after it."""
        self.done += 1
        with timed(f"[{self.done}/{self.steps}] {what}"):
            yield


@contextlib.contextmanager
def timed(what: str) -> Iterator[None]:
    """Print what the block does, and how long it took or that it failed."""
    print(f"{what} ...", end=" ", flush=True)
    began = time.perf_counter()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.perf_counter() - began:.1f} s", flush=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process of this folder is in such a block. Blocks must not be nested.

    On Windows, which has no `flock`, nothing waits.
    """
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """Yield the path of a new file, which replaces the target after the block, or is removed.

    So an interrupted build leaves the target as it was.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        yield part
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def run(
    command: Command,
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    cure: str | None = None,
) -> str:
    """Run a tool quietly and return its output; when it fails, show all of it (or only the cure).

    With a cure the output goes to a log: the cure is one line, and would not be seen among it.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**CACHES, **os.environ, **PYTHON_ENV, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return done.stdout
    name = Path(command[0]).stem
    if cure is None:
        raise Trouble(f"{name} failed:\n{done.stdout.rstrip()}")
    CACHE.mkdir(exist_ok=True)
    log = CACHE / f"{name}.log"
    log.write_text(done.stdout, encoding="utf-8")
    raise Trouble(f"{cure} (all it said: {log.relative_to(ROOT)})")


def digest(paths: Iterable[Path], *more: str) -> str:
    """Return one hash of the names and contents of files, and of further texts."""
    whole = hashlib.sha256("\0".join(more).encode())
    for path in sorted(paths):
        whole.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def is_fresh(stamp: Path, now: str) -> bool:
    """Return whether a stamp exists and holds this hash."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == now


def python_sources(folder: Path) -> list[Path]:
    """Return the Python and TOML files of a package, sorted."""
    return sorted(p for p in folder.rglob("*") if p.suffix in {".py", ".toml"} and p.is_file())


def need(path: Path, what: str) -> Path:
    """Return the path; raises Trouble, with `what`, if it is missing."""
    if not path.exists():
        raise Trouble(f"{path.relative_to(ROOT).as_posix()} is missing: {what}")
    return path


def on_windows() -> bool:
    """Return whether this is Windows."""
    return sys.platform == "win32"
