"""What all steps of the build share: folders, progress lines, stamps, troubles with a cure."""

import contextlib
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
DIST = ROOT / "dist"
ENGINE = ROOT / "engine"  # the Python source root; `brisques` in it is the one import name
PACKAGE = ENGINE / "brisques"

# Whatever Python runs here finds the engine and the build, with nothing installed.
PYTHON_PATH = {"PYTHONPATH": os.pathsep.join(map(str, (ENGINE, ROOT)))}

# Tools that keep downloads in the home folder keep them here, unless the environment says where.
CACHES = {"npm_config_cache": str(CACHE / "npm"), "PIP_CACHE_DIR": str(CACHE / "pip")}

# What subprocess takes: strings and paths.
Command = Sequence[str | Path]


class Trouble(Exception):
    """Something the person at the keyboard can cure; its text is one line that says how."""


class Progress:
    """Numbered lines, `[3/6] drawing the cards ... 0.4 s`, one for each step of a known number."""

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
    """Say what is being done, and how long it took or that it failed."""
    print(f"{what} ...", end=" ", flush=True)
    began = time.perf_counter()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.perf_counter() - began:.1f} s", flush=True)


def run(
    command: Command,
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    cure: str | None = None,
) -> str:
    """Run a tool quietly and return its output; when it fails, show all of it (or only the cure).

    With a cure the output goes to a log, since the tool's own words would bury the cure's one line.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**CACHES, **os.environ, **PYTHON_PATH, **(env or {})},
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
    """One hash of the files' names and contents, and of whatever else a result depends on."""
    whole = hashlib.sha256("\0".join(more).encode())
    for path in sorted(paths):
        whole.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def is_fresh(stamp: Path, now: str) -> bool:
    """Whether the stamp beside a result says that it was made from what is there now."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == now


def python_sources(folder: Path) -> list[Path]:
    """The Python and TOML files of a package, in a fixed order."""
    return sorted(p for p in folder.rglob("*") if p.suffix in {".py", ".toml"} and p.is_file())


def need(path: Path, what: str) -> Path:
    """The path, or a trouble that names the missing part."""
    if not path.exists():
        raise Trouble(f"{path.relative_to(ROOT).as_posix()} is missing: {what}")
    return path


def on_windows() -> bool:
    """Whether programs end in .exe here."""
    return sys.platform == "win32"
