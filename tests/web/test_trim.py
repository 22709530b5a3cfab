"""Pyodide's script loses the names nobody asks for, and no other."""

import pytest

from web.build.runtime import MODULE, PYODIDE
from web.build.trim import WORD, Changed, trimmed

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


def test_what_is_mentioned_is_kept_and_the_rest_goes() -> None:
    assert trimmed(SCRIPT, "module.FS.mkdir") == (
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
    assert trimmed(SCRIPT, "call(module._idle, module.loadLib)").count("_idle") == 3


@pytest.mark.parametrize(
    "script", ["", SCRIPT.replace("assignWasmExports", "assign"), SCRIPT.replace("_idle,", "")]
)
def test_another_script_is_not_touched(script: str) -> None:
    with pytest.raises(Changed):
        trimmed(script, "")


def test_pyodide_is_halved_and_asks_for_nothing_that_is_gone() -> None:
    whole, user = ((PYODIDE / name).read_text("utf-8") for name in (MODULE, "pyodide.mjs"))
    short = trimmed(whole, user)
    assert len(short) < 0.6 * len(whole)
    gone = set(WORD.findall(whole)) - set(WORD.findall(short))
    assert len(gone) > 4000
    assert not gone & set(WORD.findall(user))
