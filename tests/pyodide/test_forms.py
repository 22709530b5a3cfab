"""Each form in which Python is shipped starts in real Pyodide and answers as the sources do."""

import json
from collections.abc import Iterator

import pytest

from brisques.bridge import call
from brisques.players.weights import load
from brisques.registry import load_analysis
from tests.pyodide.node import FORMS, Form, PyodideBridge, PyodideError

pytestmark = pytest.mark.pyodide


@pytest.fixture(scope="module", params=FORMS)
def started(request: pytest.FixtureRequest) -> Iterator[PyodideBridge]:
    form: Form = request.param
    with PyodideBridge(form) as bridge:
        yield bridge


@pytest.mark.parametrize("op", ["hello", "variants", "strengths", "no-such-op"])
def test_it_answers_as_the_sources_do(started: PyodideBridge, op: str) -> None:
    request = json.dumps({"op": op})
    assert started.call(request) == call(request)


def test_no_table_is_left_over_from_the_build(started: PyodideBridge) -> None:
    assert json.loads(started.call('{"op":"view"}'))["error"]["code"] == "bridge/no-table"


KINDS_OF_CHARACTERS = """
from zlib import crc32

KINDS = (str.isspace, str.isdigit, str.isdecimal, str.isprintable)
KINDS += (str.isalpha, str.isupper, str.islower, str.isidentifier)


def checksum():
    found = 0
    for first in range(0, 0x110000, 256):
        if 0xD800 <= first < 0xE000:
            continue
        signs = [chr(code) for code in range(first, first + 256)]
        text = "".join(signs)
        rows = [bytes(map(kind, signs)) for kind in KINDS]
        rows += [form.encode() for form in (text.lower(), text.upper(), text.title())]
        rows.append(text.casefold().encode())
        for row in rows:
            found = crc32(row, found)
    return found
"""
CHECKSUM = 3895070022
"""What Python 3.14.2 of a Pyodide as it is published returns (Unicode 16)."""


def test_every_character_has_the_properties_of_plain_pyodide(started: PyodideBridge) -> None:
    """Data that load late must not be read early: a table of Unicode would then be all zeros."""
    started.run(KINDS_OF_CHARACTERS)
    assert started.run("checksum()") == str(CHECKSUM)


def test_an_error_in_pyodide_is_raised_here(started: PyodideBridge) -> None:
    with pytest.raises(PyodideError, match="ZeroDivisionError"):
        started.run("1 / 0")
    assert started.run("6 * 7") == "42", "and the process goes on"


@pytest.mark.not_plain("plain Pyodide is not split")
def test_rare_functions_are_fetched_when_they_are_called() -> None:
    with PyodideBridge("snapshot") as bridge:
        assert bridge.fetched == 0
        assert bridge.run("eval(compile('6 * 7', 'here', 'eval'))") == "42"
        assert bridge.run("import unicodedata; unicodedata.name('ő')").endswith("DOUBLE ACUTE")
        assert bridge.fetched == 1
        with pytest.raises(PyodideError, match="ZeroDivisionError"):
            bridge.run("eval('1 / 0')")
        assert json.loads(bridge.call('{"op":"hello"}'))["ok"]
    with PyodideBridge("library") as bridge:
        assert bridge.fetched == 1


def test_two_workers_draw_different_random_numbers() -> None:
    """A snapshot holds the state of `random`; each worker seeds its own."""
    drawn = set()
    for _ in range(2):
        with PyodideBridge() as bridge:
            drawn.add(bridge.run("import random; random.random()"))
    assert len(drawn) == 2


def test_the_texts_of_the_engine_can_be_read_in_a_snapshot(started: PyodideBridge) -> None:
    """A snapshot has no archive: the texts of the engine's folder must be in memory."""
    weights = "brisques.players.weights"
    read = f"from importlib.resources import files; (files('{weights}') / 'rubicon.toml').name"
    assert started.run(read) == "rubicon.toml"
    started.run("from brisques.players.weights import load")
    started.run("from brisques.registry import load_analysis")
    for variant in ("fildinski", "filko-5", "three-hand"):
        assert started.run(f"str(load(load_analysis('{variant}')))") == str(
            load(load_analysis(variant))
        )
