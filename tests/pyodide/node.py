"""The built engine in Pyodide under Node, for tests and benchmarks."""

import gzip
import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Literal, Self

from web.build.plain import is_plain
from web.build.runtime import MODULE, PROGRAM, PYODIDE, runtime, write_sources
from web.build.steps import DIST
from web.build.toolchain import find_node

RUNTIME = DIST / "runtime"
HARNESS = Path(__file__).with_name("run.mjs")

Form = Literal["snapshot", "library", "sources", "plain"]
"""What Python starts from: the two forms that are shipped; all there is, uncompiled; or plain
Pyodide, which a build with `--plain` ships."""
FORMS: tuple[Form, ...] = ("plain",) if is_plain() else ("snapshot", "library")
"""The forms that the built site ships, the usual one first."""


class PyodideError(RuntimeError):
    """Python in Pyodide raised an exception, or the process ended."""


class PyodideBridge:
    """One Pyodide process; speak to it by `call` and end it by `close` or `with`."""

    def __init__(self, form: Form = FORMS[0]) -> None:
        self._folder = TemporaryDirectory()
        _fill(Path(self._folder.name), form)
        self._process = subprocess.Popen(
            [str(find_node().program), str(HARNESS), self._folder.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        try:
            self.version = self._answer()
        except BaseException:
            self.close()
            raise

    def call(self, text: str) -> str:
        """Call `brisques.bridge.operations.call(text)` in Pyodide."""
        return self._ask(call=text)

    def run(self, source: str) -> str:
        """Run Python source there; return the text of the last expression."""
        return self._ask(run=source)

    @property
    def fetched(self) -> int:
        """Return how often the rare functions were fetched: once is enough for all of them."""
        return int(self._ask(fetched=""))

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self._folder.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _ask(self, **request: str) -> str:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise PyodideError(f"Pyodide ended with exit code {self._process.wait()}")
        said: dict[str, str] = json.loads(line)
        if "error" in said:
            raise PyodideError(said["error"])
        return said["answer"]


def shipped(name: str) -> Path:
    """Return a file of the built runtime, by the part of its name before the hash."""
    found = list(RUNTIME.glob(f"{name}.*"))
    if len(found) != 1:
        raise PyodideError(f"no {name} in dist/: run `python build.py build`")
    return found[0]


def _fill(folder: Path, form: Form) -> None:
    """Fill the harness's folder: Pyodide as it is shipped, and a library or a snapshot."""
    if form == "plain":
        shutil.copytree(next(RUNTIME.glob("pyodide-*")), folder, dirs_exist_ok=True)
        shutil.copy(shipped("engine"), folder / "engine.zip")
        return
    for file in (PYODIDE / "pyodide-lock.json", runtime(find_node()).folder / MODULE):
        shutil.copy(file, folder)
    shutil.copy(shipped("pyodide"), folder / PROGRAM)
    shutil.copy(shipped("lazy"), folder / "lazy.wasm")
    if form == "sources":
        write_sources(folder / "library.zip")
    else:
        target = folder / ("snapshot" if form == "snapshot" else "library.zip")
        target.write_bytes(gzip.decompress(shipped(target.stem).read_bytes()))
