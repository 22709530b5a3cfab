"""Build Brisques on a bare machine: `build.py serve` to play, `build.py test` to check.

Needs Python 3.11 and, the first time, a connection to PyPI and the npm registry. Everything it
installs is in this folder: .venv, web/node_modules and .cache. The steps are in web/build/.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Brisques needs Python 3.11 or newer: https://www.python.org/downloads/")

import argparse
import contextlib
import errno
import os
import random
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

SOURCES = Path(__file__).resolve().parent / "engine"
sys.path.insert(0, str(SOURCES))  # lessons are read at build, so the engine is imported

from web.build import archive, languages, package, single
from web.build.browsers import find_browser
from web.build.compress import compress
from web.build.runtime import note_calls
from web.build.server import open_server
from web.build.site import build_site
from web.build.steps import (
    CACHE,
    DIST,
    MODULES,
    PYTHON_ENV,
    ROOT,
    VENV,
    WEB,
    Command,
    Trouble,
    run,
    timed,
)
from web.build.toolchain import find_node, node_modules, python_with, web_tool

GOLDEN_TESTS = ("tests/playthroughs", "tests/perft", "tests/test_fences.py")
QUICK = "not browser and not pyodide and not long"
ZIP = ROOT / "brisques.zip"
SINGLE = ROOT / "brisques.html"
PACKAGE_FILE = ROOT / "brisques.tgz"
BENCHES = (
    *("answers", "budgets", "growth", "playouts", "think"),
    *("boot", "firefox", "embed", "motion", "lighthouse"),
)
"""The files of tests/bench that `build.py bench NAME` runs on the built page."""
BENCHES_WITHOUT_PAGE = ("peers", "endgame", "policies")
HELP = {"-h", "--help"}
BENCH_TOOLS = ("engines", "lighthouse-tool")
BENCH_MODULES = [ROOT / f"tests/bench/{name}/node_modules" for name in BENCH_TOOLS]
TOOL_CACHES = (".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", "test-results")
MOST_WORKERS = 4  # each has a browser and a Python of its own
CORE_MINUTES = 28  # rough time of all tests on one core
NOT_WRITABLE = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC}
INTERRUPTED = 130  # the exit code of shells after Ctrl+C


def serve(port: int | None, *, plain: bool) -> int:
    """Build dist/ and serve it on loopback until Ctrl+C."""
    build_site(plain_pyodide=plain)
    server = open_server(DIST, port)
    print(f"\nBrisques is at {server.address} (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


def build(*, plain: bool, compressed: bool) -> int:
    """Build dist/, the folder that any static host can serve."""
    build_site(plain_pyodide=plain, make_api=True)
    if compressed:
        with timed("compressing its files"):
            compress(DIST, node_modules())
    return 0


def pack(*, plain: bool) -> int:
    """Build dist/ and pack it into brisques.zip, ready for itch.io."""
    build_site(plain_pyodide=plain, make_api=True)
    archive.pack(DIST, ZIP)
    print(f"{ZIP.name}: {ZIP.stat().st_size / 1e6:.1f} MB")
    return 0


def one_file(*, plain: bool) -> int:
    """Build dist/ and write it into brisques.html, one file that is played from a disk."""
    if plain:
        raise Trouble("plain Pyodide fetches its files, and a page on a disk may fetch none")
    build_site()
    with timed("writing it into one file"):
        single.write(DIST, SINGLE, node_modules())
    print(f"{SINGLE.name}: {SINGLE.stat().st_size / 1e6:.1f} MB")
    return 0


def pack_element(*, plain: bool) -> int:
    """Build dist/ and pack the element with it into brisques.tgz, for npm install."""
    build_site(plain_pyodide=plain)
    with timed("packing it for npm"):
        package.write(DIST, PACKAGE_FILE, node_modules())
    print(f"{PACKAGE_FILE.name}: {PACKAGE_FILE.stat().st_size / 1e6:.1f} MB")
    return 0


def check() -> int:
    """Check lint, format and types of Python and of the page."""
    python = python_with("dev")
    node = node_modules().program
    checks: dict[str, tuple[Path, list[str | Path]]] = {
        "ruff check": (ROOT, [python, "-m", "ruff", "check", "."]),
        "ruff format": (ROOT, [python, "-m", "ruff", "format", "--diff", "."]),
        "mypy": (ROOT, [python, "-m", "mypy"]),
        "biome": (WEB, [node, web_tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."]),
        "tsc": (WEB, [node, web_tool("typescript/bin/tsc"), "--project", "."]),
        "tsc sw": (WEB, [node, web_tool("typescript/bin/tsc"), "--project", "sw"]),
    }
    caches = {"XDG_CACHE_HOME": str(CACHE)}  # where Biome makes a folder
    for name, (folder, command) in checks.items():
        with timed(name):
            run(command, cwd=folder, env=caches)
    with timed("words"):
        languages.check()
    return 0


def test(arguments: Sequence[str]) -> int:
    """Build, check, run all tests; with `quick` only those without a build; pass options to pytest.

    `--plain`: with a build of plain Pyodide, which leaves out the tests marked `not_plain`.
    """
    if arguments[:1] == ["quick"]:
        return quick_test(arguments[1:])
    plain = "--plain" in arguments
    arguments = [argument for argument in arguments if argument != "--plain"]
    python = python_with("dev")
    with checking():
        browser = find_browser()
        print(f"browser: {browser}")
        build_site(plain_pyodide=plain, make_api=True)
    tools = {"BRISQUES_CHROMIUM": str(browser), **find_node().env}
    if not arguments:
        cores = min(os.cpu_count() or 1, MOST_WORKERS)
        print(f"running all tests: about {CORE_MINUTES // cores} minutes, {workers()} at once")
    # By file, so that a browser or a Pyodide is started once for each file that wants one.
    return run_pytest(python, ["--dist=loadfile", "--no-loadscope-reorder", *arguments], tools)


@contextlib.contextmanager
def checking() -> Iterator[None]:
    """Run `build.py check` beside the block, which has one core; print its output after the block.

    Raises:
        Trouble: a check failed.
    """
    command = [sys.executable, __file__, "check"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as checks:
        yield
        output, _ = checks.communicate()
    print(output.decode(errors="replace"), end="", flush=True)
    if checks.returncode:
        raise Trouble("a check failed")


def quick_test(arguments: Sequence[str]) -> int:
    """Check, then run the tests that need no build and no browser and are not marked `long`."""
    python = python_with("dev")
    check()
    quick = ("--ignore=tests/browser", "--ignore=tests/pyodide", "-m", QUICK)
    return run_pytest(python, ["--dist=worksteal", *quick, *arguments], find_node().env)


def run_pytest(python: Path, arguments: Sequence[str], tools: Mapping[str, str]) -> int:
    """Run pytest on several cores; print each failure at once, in case the run is interrupted."""
    spread = f"--numprocesses={workers()}"
    # Matplotlib otherwise keeps its fonts in the home folder.
    env = {"MPLCONFIGDIR": str(CACHE / "matplotlib"), **tools}
    return inherit([python, "-m", "pytest", "--instafail", spread, *arguments], env)


def workers() -> int:
    """Return how many tests run at once: one more than cores, since a browser test often waits."""
    return min((os.cpu_count() or 1) + 1, MOST_WORKERS)


def properties(arguments: Sequence[str]) -> int:
    """Run the property tests on random deals, again and again; `--minutes N`, 60 if not given."""
    parser = argparse.ArgumentParser(prog="build.py properties", description=properties.__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    asked, others = parser.parse_known_args(arguments)
    python = python_with("dev")
    command: list[str | Path] = [python, "-m", "pytest", "--instafail", "-q"]
    command += ["-m", "hypothesis", f"--numprocesses={workers()}", *others]
    ends = time.monotonic() + asked.minutes * 60
    while time.monotonic() < ends:
        seed = random.SystemRandom().randrange(2**32)
        again = ["--hypothesis-profile=random", f"--hypothesis-seed={seed}"]
        print(f"seed {seed}; to repeat: build.py test -m hypothesis {' '.join(again)}", flush=True)
        if failed := inherit([*command, *again], find_node().env):
            return failed
    return 0


def golden(arguments: Sequence[str]) -> int:
    """Rewrite the golden files from what the engine does; read the diff before committing."""
    python = python_with("dev")
    return inherit([python, "-m", "pytest", *GOLDEN_TESTS, *arguments], {"BRISQUES_GOLDEN": "1"})


def called() -> int:
    """Record which functions of Pyodide are called.

    Needed for another version of Pyodide, and if `test_boot_guards.py` misses a function.
    """
    node = node_modules()
    CACHE.mkdir(exist_ok=True)
    with timed("playing everything, watched"):
        note_calls(node)
    return 0


def bench(arguments: Sequence[str]) -> int:
    """Measure the engine: every game, here and in Pyodide.

    `peers` also measures other engines, `growth` the cost of more packs and deals, `answers` the
    time of answers in later deals, `endgame` exact ends of deals, `playouts` the players' policies,
    which `policies` compares with those of another checkout, `budgets` the playouts of the levels
    at a table; `think`, `boot`, `firefox`, `embed`, `motion` and `lighthouse` measure the page.
    """
    has_name = arguments[:1] and not arguments[0].startswith("-")
    name, *options = arguments if has_name else ["bench", *arguments]
    if has_name and name not in {*BENCHES, *BENCHES_WITHOUT_PAGE}:
        raise Trouble(f"there is no bench {name!r}: build.py bench --help names them")
    python = python_with("dev")
    tools: dict[str, str] = {}
    if name not in BENCHES_WITHOUT_PAGE and HELP.isdisjoint(options):
        build_site()
        tools = {**find_node().env, "BRISQUES_CHROMIUM": str(find_browser())}
    return inherit([python, f"tests/bench/{name}.py", *options], tools)


def clean() -> int:
    """Remove everything that build.py made."""
    caches = [ROOT / name for name in TOOL_CACHES]
    for made in (DIST, CACHE, VENV, MODULES, *BENCH_MODULES, *caches):
        shutil.rmtree(made, ignore_errors=True)
    for made in list(ROOT.rglob("__pycache__")):
        shutil.rmtree(made, ignore_errors=True)
    for made in (ZIP, SINGLE, PACKAGE_FILE):
        made.unlink(missing_ok=True)
    return 0


def inherit(command: Command, env: Mapping[str, str]) -> int:
    """Run a command with our output streams; return its exit code."""
    env = {**os.environ, **PYTHON_ENV, **env}
    sys.stdout.flush()
    return subprocess.run(list(command), cwd=ROOT, env=env, check=False).returncode


def port_number(text: str) -> int:
    """Return the number of a port; argparse shows the error for any other text."""
    if not (text.isdecimal() and int(text) < 2**16):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to {2**16 - 1}")
    return int(text)


def perform() -> int:
    """Perform the command that the arguments name; return the exit code."""
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    building = {"zip": pack, "single": one_file, "package": pack_element}
    simple = {"check": check, "called": called, "clean": clean}
    passing = {"test": test, "properties": properties, "golden": golden, "bench": bench}
    for name, command in {"serve": serve, "build": build, **building, **simple, **passing}.items():
        words = (command.__doc__ or "").splitlines()[0]
        sub = commands.add_parser(name, help=words, description=command.__doc__)
        if name == "serve":
            sub.add_argument("--port", type=port_number, help="default: the first free from 8000")
        if name == "build":
            sub.add_argument("--compress", action="store_true", help="also write .br and .gz files")
        if name in {"serve", "build"} or name in building:
            sub.add_argument("--plain", action="store_true", help="with Pyodide as it is published")
        if name in passing:  # `bench boot --help` asks boot, not bench
            sub.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    asked, others = parser.parse_known_args()
    if others and asked.command not in passing:
        parser.error(f"unrecognized arguments: {' '.join(others)}")
    if asked.command == "serve":
        return serve(asked.port, plain=asked.plain)
    if asked.command == "build":
        return build(plain=asked.plain, compressed=asked.compress)
    if asked.command in building:
        return building[asked.command](plain=asked.plain)
    if asked.command in passing:
        return passing[asked.command]([*others, *asked.rest])
    return simple[asked.command]()


def main() -> int:
    """Run build.py; return the exit code. Errors that a person can cure are one line."""
    try:
        return perform()
    except (Trouble, OSError) as error:
        if isinstance(error, OSError) and error.errno not in NOT_WRITABLE:
            raise
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("build.py: interrupted", file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
