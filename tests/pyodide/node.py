"""The built engine in Pyodide under Node, for tests and the benchmark."""

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self

from web.build.steps import DIST
from web.build.toolchain import find_node

ARCHIVE = DIST / "py/engine.zip"
HARNESS = Path(__file__).with_name("run.mjs")


class PyodideError(RuntimeError):
    """Python inside Pyodide raised, or the process ended."""


class PyodideBridge:
    """One Pyodide process; speak to it by `call` and end it by `close` or `with`."""

    def __init__(self, archive: Path = ARCHIVE) -> None:
        if not archive.exists():
            raise PyodideError(f"no {archive.name}: run `python build.py build`")
        self._process = subprocess.Popen(
            [str(find_node().program), str(HARNESS), str(archive)],
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
        """`engine.bridge.call(text)`, in Pyodide."""
        return self._ask(call=text)

    def run(self, source: str) -> str:
        """Run any Python there; answers with the text of the last expression."""
        return self._ask(run=source)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

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
