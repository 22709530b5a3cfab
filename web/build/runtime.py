"""Make the files that the worker runs on: Python, the engine, a snapshot of the memory of both.

Node and Pyodide make them, again only when one of their sources has changed. Every file has its
hash in its name; web/boot/parts.js gets the names and hashes from `Runtime.told`.
"""

import base64
import gzip
import hashlib
import json
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from web.build import called, split, trim
from web.build.steps import (
    CACHE,
    ENGINE,
    MODULES,
    PACKAGE,
    WEB,
    Command,
    digest,
    is_fresh,
    need,
    python_sources,
    replacing,
    run,
)
from web.build.toolchain import Node, web_tool
from web.build.unread import BLOCK, unread

MADE_HERE = WEB / "build/snapshot"
STAND_INS = MADE_HERE / "stand_ins"
PYODIDE = MODULES / "pyodide"
NOT_SHIPPED = ("cli", "lab", "words", "writers")
TEXTS = "importlib/resources/_texts.py"
LOADER, MODULE, PROGRAM = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"
PARTS = ("python", "wasm", "lazy", "memory", "snapshot", "library")
STARTERS = ("snapshot.js", "python.js", "lazy-wasm.js")
TERSER = ("--module", "--compress", "passes=2,pure_getters=true", "--mangle")
NODE_ONLY = ("node:*", "ws")  # modules that Pyodide imports in Node alone


@dataclass(frozen=True)
class Runtime:
    """A folder with the files of `PARTS`, and their names, which have hashes in them.

    The folder also has Pyodide's scripts and its whole program, for the single-file build.
    """

    folder: Path
    names: dict[str, str]

    def path(self, part: str) -> Path:
        """Return the path of a part."""
        return self.folder / self.names[part]

    def told(self) -> dict[str, dict[str, str]]:
        """Return name and integrity of each part, for web/boot/parts.js."""
        return {
            part: {"name": name, "integrity": integrity(self.path(part).read_bytes())}
            for part, name in self.names.items()
        }


def runtime(node: Node) -> Runtime:
    """Return the files, made again if the engine, Pyodide or the build has changed."""
    out = CACHE / "runtime"
    now = made_of()
    if not is_fresh(out / ".stamp", now):
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        make(node, out)
        (out / ".stamp").write_text(now, encoding="utf-8")
    names: dict[str, str] = json.loads((out / "names.json").read_text(encoding="utf-8"))
    return Runtime(out, names)


def made_of() -> str:
    """Return one hash of everything that the files depend on."""
    scripts = [p for p in MADE_HERE.rglob("*") if p.suffix in {".py", ".mjs"}]
    tools = ("runtime", "called", "instructions", "split", "trim", "unread", "wasm")
    own = [called.LIST, *(WEB / f"build/{name}.py" for name in tools)]
    own += [*(WEB / "boot" / name for name in STARTERS), WEB / "package-lock.json"]
    return digest([*shipped_sources(), *scripts, *own])


def make(node: Node, out: Path) -> None:
    """Write all parts, and names.json with their names."""
    with staged(node) as stage:
        bundle_python(node, stage)
        program = (stage / PROGRAM).read_bytes()
        hot = called.called(program)
        left = unread(program, hot, *((stage / name).read_bytes() for name in ("fresh", "memory")))
        leave_out(node, stage, left)
        usual, lazy = split.split(program, hot, left)
        names = {
            "python": keep(out, "python", ".js", (stage / "python.js").read_bytes()),
            "wasm": keep(out, "pyodide", ".wasm", usual),
            "lazy": keep(out, "lazy", ".wasm", lazy),
            "memory": keep(out, "memory", ".wasm", (stage / "snapshot").read_bytes()),
            "snapshot": keep(out, "snapshot", ".bin", packed(stage / "snapshot")),
            "library": keep(out, "library", ".bin", packed(stage / "library.zip")),
        }
        for whole in (LOADER, MODULE, PROGRAM):
            shutil.copy(stage / whole, out)
        shutil.copy(stage / "fresh", out)  # not shipped: tests compare it with a browser's memory
    (out / "names.json").write_text(json.dumps(names), encoding="utf-8")


def leave_out(node: Node, stage: Path, unread: list[range]) -> None:
    """Make the snapshot skip the data that are loaded later."""
    gaps = [number // BLOCK for gap in unread for number in (gap.start, len(gap))]
    (stage / "unread.json").write_text(json.dumps(gaps), encoding="utf-8")
    run([node.program, MADE_HERE / "leave-out.mjs", stage])


def note_calls(node: Node) -> None:
    """Record which functions of Pyodide are called, and write the list."""
    with staged(node) as stage:
        program = (stage / PROGRAM).read_bytes()
        called.write(program, called.watched(node, stage, program))


@contextmanager
def staged(node: Node) -> Iterator[Path]:
    """Yield a folder with Pyodide's trimmed scripts and program, the snapshot and the library."""
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="runtime-") as folder:
        stage = Path(folder)
        write_sources(stage / "sources.zip")
        write_pyodide(node, stage)
        run([node.program, MADE_HERE / "make.mjs", stage])
        yield stage


def integrity(contents: bytes) -> str:
    """Return the SHA-256 in the form of the attribute `integrity`."""
    return f"sha256-{base64.b64encode(hashlib.sha256(contents).digest()).decode()}"


def keep(out: Path, name: str, suffix: str, contents: bytes) -> str:
    """Write a file under a name with its hash in it; return the name."""
    hashed = f"{name}.{hashlib.sha256(contents).hexdigest()[:10]}{suffix}"
    (out / hashed).write_bytes(contents)
    return hashed


def packed(file: Path) -> bytes:
    """Return a file in gzip without a time stamp.

    It must not be named .gz, since some hosts unpack such files.
    """
    return gzip.compress(file.read_bytes(), mtime=0)


def write_pyodide(node: Node, folder: Path) -> None:
    """Write Pyodide's trimmed scripts and program, with which the snapshot is made too."""
    cure = "run `python build.py clean`"
    plain = (need(PYODIDE / name, cure).read_text("utf-8") for name in (LOADER, MODULE))
    loader, script = trim.without_complaints(*plain)
    script, wasm = trim.trimmed(script, loader, need(PYODIDE / PROGRAM, cure).read_bytes())
    (folder / LOADER).write_text(loader, encoding="utf-8")
    (folder / MODULE).write_text(script, encoding="utf-8")
    minify(node, folder / MODULE)
    (folder / PROGRAM).write_bytes(wasm)


def minify(node: Node, script: Path) -> None:
    """Minify Pyodide's script, or copy what was minified before: it takes 8 s."""
    now = digest([WEB / "package-lock.json"], script.read_text(encoding="utf-8"), *TERSER)
    kept = CACHE / f"pyodide.{now[:16]}.mjs"
    if not kept.exists():
        terser = web_tool("terser/bin/terser")
        with replacing(kept) as part:
            run([node.program, terser, script, *TERSER, "--output", part])
    shutil.copy(kept, script)


def write_sources(target: Path) -> None:
    """Write a zip of the standard library, our stand-ins and the engine, for library.py."""
    with (
        zipfile.ZipFile(need(PYODIDE / "python_stdlib.zip", "it is Python's library")) as stock,
        zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as sources,
    ):
        ours = dict(own_sources())
        for name in stock.namelist():
            if name not in ours and not name.endswith("/"):
                sources.writestr(name, stock.read(name))
        for name, contents in ours.items():
            sources.writestr(name, contents)


def shipped_sources() -> list[Path]:
    """Return the engine's files for the browser: all but the packages in `NOT_SHIPPED`."""
    unshipped = {PACKAGE / room for room in NOT_SHIPPED}
    return [file for file in python_sources(PACKAGE) if not unshipped & set(file.parents)]


def own_sources() -> Iterator[tuple[str, bytes]]:
    """Yield path in the archive and contents of each stand-in and file of the engine."""
    for file in python_sources(STAND_INS):
        yield file.relative_to(STAND_INS).as_posix(), file.read_bytes()
    texts = {}
    for file in shipped_sources():
        name = file.relative_to(ENGINE).as_posix()
        if file.suffix == ".py":
            yield name, file.read_bytes()
        else:
            texts[name] = file.read_text(encoding="utf-8")
    yield TEXTS, f"TEXTS = {texts!r}\n".encode()


def trimmed_pyodide(folder: Path) -> list[str]:
    """Return esbuild's options to bundle the trimmed scripts in place of Pyodide's own."""
    return [f"--alias:pyodide/{name}={folder / name}" for name in (LOADER, MODULE)]


def bundle_python(node: Node, stage: Path) -> None:
    """Bundle Pyodide and the scripts that start it in python.js."""
    command: Command = [
        node.program,
        web_tool("esbuild/bin/esbuild"),
        "boot/python.js",
        "--bundle",
        "--minify",
        "--format=esm",
        "--target=es2022",
        "--legal-comments=none",
        *(f"--external:{name}" for name in NODE_ONLY),
        *trimmed_pyodide(stage),
        f"--outfile={stage / 'python.js'}",
        "--log-level=warning",
    ]
    run(command, cwd=WEB)
