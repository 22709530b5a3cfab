"""One Pyodide process for each file of tests here."""

from collections.abc import Iterator

import pytest

from tests.pyodide.node import PyodideBridge


@pytest.fixture(scope="module")
def pyodide() -> Iterator[PyodideBridge]:
    """Run the built runtime in real Pyodide: from a snapshot, from the library, or plain."""
    with PyodideBridge() as bridge:
        yield bridge
