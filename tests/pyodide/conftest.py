"""One Pyodide for each file of tests here."""

from collections.abc import Iterator

import pytest

from tests.pyodide.node import PyodideBridge


@pytest.fixture(scope="module")
def pyodide() -> Iterator[PyodideBridge]:
    """The built runtime in real Pyodide: a snapshot without a file to read, or plain Pyodide."""
    with PyodideBridge() as bridge:
        yield bridge
