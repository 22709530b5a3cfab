"""One Pyodide for each file of tests here."""

from collections.abc import Iterator

import pytest

from tests.pyodide.node import PyodideBridge


@pytest.fixture(scope="module")
def pyodide() -> Iterator[PyodideBridge]:
    """The built snapshot in real Pyodide, without a file to read."""
    with PyodideBridge() as bridge:
        yield bridge
