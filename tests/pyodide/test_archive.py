"""The archive that is shipped starts in real Pyodide and speaks as the sources do."""

import json

import pytest

from engine.bridge import call
from tests.pyodide.node import PyodideBridge, PyodideError

pytestmark = pytest.mark.pyodide


@pytest.mark.parametrize("op", ["hello", "variants", "no-such-op"])
def test_the_archive_answers_as_the_sources_do(pyodide: PyodideBridge, op: str) -> None:
    request = json.dumps({"op": op})
    assert pyodide.call(request) == call(request)


def test_an_error_in_pyodide_is_raised_here(pyodide: PyodideBridge) -> None:
    with pytest.raises(PyodideError, match="ZeroDivisionError"):
        pyodide.run("1 / 0")
    assert pyodide.run("6 * 7") == "42", "and the process goes on"
