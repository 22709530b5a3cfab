"""Both forms in which Python is shipped start in real Pyodide and speak as the sources do."""

import json
from collections.abc import Iterator

import pytest

from engine.bridge import call
from tests.pyodide.node import Form, PyodideBridge, PyodideError

pytestmark = pytest.mark.pyodide


@pytest.fixture(scope="module", params=["snapshot", "library"])
def started(request: pytest.FixtureRequest) -> Iterator[PyodideBridge]:
    form: Form = request.param
    with PyodideBridge(form) as bridge:
        yield bridge


@pytest.mark.parametrize("op", ["hello", "variants", "strengths", "no-such-op"])
def test_it_answers_as_the_sources_do(started: PyodideBridge, op: str) -> None:
    request = json.dumps({"op": op})
    assert started.call(request) == call(request)


def test_no_table_is_left_from_the_build(started: PyodideBridge) -> None:
    assert json.loads(started.call('{"op":"view"}'))["error"]["code"] == "bridge/no-table"


def test_an_error_in_pyodide_is_raised_here(started: PyodideBridge) -> None:
    with pytest.raises(PyodideError, match="ZeroDivisionError"):
        started.run("1 / 0")
    assert started.run("6 * 7") == "42", "and the process goes on"
