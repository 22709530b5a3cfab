"""Pyodide loses the names nobody asks for, and no other."""

import pytest

from web.build.runtime import LOADER, MODULE, PROGRAM, PYODIDE
from web.build.trim import (
    EXPORTED,
    IMPORTS,
    WORD,
    Changed,
    number,
    read_number,
    sections,
    trimmed,
    without_idle_exports,
)

SCRIPT = (
    "var FS={};"
    'Module["FS"]=FS;Module["loadLib"]=loadLib;'
    "function go(){return _malloc(1)+Module._named}"
    "var _malloc,_idle,_named,_one,_other;"
    "function assignWasmExports(wasmExports){"
    '_malloc=Module["_malloc"]=wasmExports["malloc"];'
    '_idle=Module["_idle"]=wasmExports["idle"];'
    '_named=Module["_named"]=wasmExports["named"].value>>>0;'
    '_one=Module["_one"]=_other=wasmExports["one"]}'
    "go(_other)"
)
EMPTY = b"\0asm\1\0\0\0"
CODE = bytes([10, 3]) + b"abc"


def script(of: str, user: str) -> str:
    return trimmed(of, user, EMPTY)[0]


def test_what_is_mentioned_is_kept_and_the_rest_goes() -> None:
    assert script(SCRIPT, "module.FS.mkdir") == (
        "var FS={};"
        'Module["FS"]=FS;'
        "function go(){return _malloc(1)+Module._named}"
        "var _malloc,_named,_one,_other;"
        "function assignWasmExports(wasmExports){"
        '_malloc=Module["_malloc"]=wasmExports["malloc"];'
        '_named=Module["_named"]=wasmExports["named"].value>>>0;'
        '_one=Module["_one"]=_other=wasmExports["one"]}'
        "go(_other)"
    )


def test_what_its_user_mentions_is_kept() -> None:
    assert script(SCRIPT, "call(module._idle, module.loadLib)").count("_idle") == 3


@pytest.mark.parametrize(
    "other", ["", SCRIPT.replace("assignWasmExports", "assign"), SCRIPT.replace("_idle,", "")]
)
def test_another_script_is_not_touched(other: str) -> None:
    with pytest.raises(Changed):
        script(other, "")


def section(kind: int, *entries: bytes) -> bytes:
    contents = number(len(entries)) + b"".join(entries)
    return bytes([kind]) + number(len(contents)) + contents


def named(name: str, more: bytes) -> bytes:
    return number(len(name)) + name.encode() + more


def test_a_program_exports_what_is_mentioned_and_what_it_imports_itself() -> None:
    address = section(IMPORTS, named("GOT.func", named("own", b"\3\x7f\1")))
    long = "x" * 200
    exports = [named(name, b"\0" + number(300)) for name in ("malloc", "idle", "own", long)]
    kept = [exports[0], exports[2], exports[3]]
    wasm = EMPTY + address + section(EXPORTED, *exports) + CODE
    short = EMPTY + address + section(EXPORTED, *kept) + CODE
    assert without_idle_exports(wasm, {"malloc", long}) == short


def test_what_is_no_program_is_not_touched() -> None:
    with pytest.raises(Changed):
        without_idle_exports(b"<!doctype html>", set())


def test_pyodide_is_halved_and_asks_for_nothing_that_is_gone() -> None:
    whole, user = ((PYODIDE / name).read_text("utf-8") for name in (MODULE, LOADER))
    program = (PYODIDE / PROGRAM).read_bytes()
    short, fewer = trimmed(whole, user, program)
    assert len(short) < 0.6 * len(whole)
    gone = set(WORD.findall(whole)) - set(WORD.findall(short))
    assert len(gone) > 4000
    assert not gone & set(WORD.findall(user))
    before, after = (dict(sections(wasm)) for wasm in (program, fewer))
    exports = [read_number(found.pop(EXPORTED), 0)[0] for found in (before, after)]
    assert before == after
    assert exports[1] < exports[0] / 20
