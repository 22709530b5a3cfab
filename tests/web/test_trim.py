"""Names that nothing uses are removed from Pyodide, and no others."""

import pytest

from web.build.runtime import LOADER, MODULE, PROGRAM, PYODIDE
from web.build.trim import (
    WORD,
    imports_of,
    trimmed,
    without_complaints,
    without_drawing,
    without_idle_exports,
)
from web.build.wasm import (
    A_FUNCTION,
    A_GLOBAL,
    EXPORT,
    IMPORT,
    Changed,
    Import,
    joined,
    number,
    read_imports,
    read_number,
    sections,
    vector,
)

SCRIPT = (
    "var FS={};"
    'var _draw=x=>0;_draw.sig="vi";var run=_=>eval(1);run.sig="v";var wasmImports={draw:_draw,run};'
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
RUN = vector([Import("env", "run", A_FUNCTION, b"\0").written()])
ASKING = joined(EMPTY, [(IMPORT, RUN)])
CODE = bytes([10, 3]) + b"abc"


def script(of: str, user: str) -> str:
    return trimmed(of, user, ASKING)[0]


def test_used_names_are_kept_and_the_rest_is_removed() -> None:
    assert script(SCRIPT, "module.FS.mkdir") == (
        "var FS={};"
        'var _draw=x=>0;var run=_=>(0,eval)(1);run.sig="v";var wasmImports={run};'
        'Module["FS"]=FS;'
        "function go(){return _malloc(1)+Module._named}"
        "var _malloc,_named,_one,_other;"
        "function assignWasmExports(wasmExports){"
        '_malloc=Module["_malloc"]=wasmExports["malloc"];'
        '_named=Module["_named"]=wasmExports["named"].value>>>0;'
        '_one=Module["_one"]=_other=wasmExports["one"]}'
        "go(_other)"
    )


def test_names_used_by_another_script_are_kept() -> None:
    assert script(SCRIPT, "call(module._idle, module.loadLib)").count("_idle") == 3


@pytest.mark.parametrize(
    "other",
    [
        "",
        SCRIPT.replace("assignWasmExports", "assign"),
        SCRIPT.replace("_idle,", ""),
        SCRIPT.replace("wasmImports", "imports"),
    ],
)
def test_another_script_is_not_changed(other: str) -> None:
    with pytest.raises(Changed):
        script(other, "")


def section(kind: int, *entries: bytes) -> bytes:
    contents = number(len(entries)) + b"".join(entries)
    return bytes([kind]) + number(len(contents)) + contents


def named(name: str, more: bytes) -> bytes:
    return number(len(name)) + name.encode() + more


def test_a_program_exports_what_is_used_and_what_it_imports_itself() -> None:
    address = section(IMPORT, named("GOT.func", named("own", b"\3\x7f\1")))
    long = "x" * 200
    exports = [named(name, b"\0" + number(300)) for name in ("malloc", "idle", "own", long)]
    kept = [exports[0], exports[2], exports[3]]
    wasm = EMPTY + address + section(EXPORT, *exports) + CODE
    short = EMPTY + address + section(EXPORT, *kept) + CODE
    assert without_idle_exports(wasm, {"malloc", long}) == short


def test_of_what_draws_only_one_place_is_known() -> None:
    names = ["emscripten_glClear", "emscripten_out", "emscripten_glHint"]
    entries = [Import("GOT.func", name, A_GLOBAL, b"\x7f\1") for name in names]
    wasm = joined(EMPTY, [(IMPORT, vector([entry.written() for entry in entries])), (10, b"")])
    assert [entry.name for entry in imports_of(without_drawing(wasm))] == [
        "_abort_js",
        "emscripten_out",
        "_abort_js",
    ]


def test_data_that_are_no_program_are_not_changed() -> None:
    with pytest.raises(Changed):
        without_idle_exports(b"<!doctype html>", set())


@pytest.mark.not_plain("nothing is trimmed")
def test_code_that_browsers_warn_about_is_removed() -> None:
    plain = [(PYODIDE / name).read_text("utf-8") for name in (LOADER, MODULE)]
    complaints = ("importScripts(", "shared:!0")
    for text, quiet, complaint in zip(plain, without_complaints(*plain), complaints, strict=True):
        assert complaint in text
        assert complaint not in quiet
        assert len(text) - len(quiet) < 100


def test_an_unknown_form_of_that_code_is_an_error() -> None:
    with pytest.raises(Changed, match="importScripts"):
        without_complaints("", "")


@pytest.mark.not_plain("nothing is trimmed")
def test_pyodide_is_halved_and_uses_no_removed_name() -> None:
    whole, user = ((PYODIDE / name).read_text("utf-8") for name in (MODULE, LOADER))
    program = (PYODIDE / PROGRAM).read_bytes()
    short, fewer = trimmed(whole, user, program)
    assert len(short) < 0.6 * len(whole)
    gone = set(WORD.findall(whole)) - set(WORD.findall(short))
    assert len(gone) > 4000
    assert not gone & set(WORD.findall(user))
    before, after = (dict(sections(wasm)) for wasm in (program, fewer))
    exports = [read_number(found.pop(EXPORT), 0)[0] for found in (before, after)]
    imports = [list(read_imports(found.pop(IMPORT))) for found in (before, after)]
    assert len(imports[0]) == len(imports[1]), "or all functions had other numbers"
    assert before == after
    assert exports[1] < exports[0] / 20
