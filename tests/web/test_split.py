"""A program split in two works as before; the other half is fetched when it is called."""

import json
import subprocess
from pathlib import Path

import pytest

from web.build import called as calls
from web.build.called import noting
from web.build.runtime import PROGRAM, PYODIDE
from web.build.split import split
from web.build.steps import ROOT, Trouble
from web.build.toolchain import find_node
from web.build.wasm import (
    A_FUNCTION,
    A_GLOBAL,
    A_MEMORY,
    CODE,
    ELEMENT,
    EXPORT,
    FUNCTION,
    GLOBAL,
    IMPORT,
    MEMORY,
    TABLE,
    TAG,
    TYPE,
    Changed,
    Import,
    joined,
    named,
    number,
    read_signed,
    read_sized,
    sections,
    signed,
    sized,
    vector,
)

I32, EMPTY = b"\x7f", b"\0asm\1\0\0\0"
GET_0, CALL, ADD, END = b"\x20\0", b"\x10", b"\x6a", b"\x0b"
ONE_TO_ONE, PLAIN = 1, 0
USUAL, RARE, RARER, LAST = range(4)


def constant(value: int) -> bytes:
    return b"\x41" + signed(value)


def body(*code: bytes) -> bytes:
    """Return a function without locals."""
    return b"\0" + b"".join(code) + END


# Functions by their numbers, imports included: 0 is `env.twice`, then ours. The table has RARE.
PROGRAM_OF_FOUR = joined(
    EMPTY,
    [
        (TYPE, vector([b"\x60\0\0", b"\x60\1" + I32 + b"\1" + I32])),
        (
            IMPORT,
            vector(
                [
                    Import("env", "twice", A_FUNCTION, number(ONE_TO_ONE)).written(),
                    Import("env", "shift", A_GLOBAL, I32 + b"\1").written(),
                ]
            ),
        ),
        (FUNCTION, vector([number(ONE_TO_ONE)] * 3 + [number(PLAIN)])),
        (TABLE, vector([b"\x70\0\1"])),
        (MEMORY, vector([b"\0\1"])),
        (TAG, vector([b"\0\0"])),
        (
            GLOBAL,
            vector(
                [I32 + b"\0" + constant(-1000) + END, I32 + b"\1" + constant(5) + END],
            ),
        ),
        (
            EXPORT,
            vector(
                [
                    named("usual") + bytes([A_FUNCTION]) + number(1),
                    named("through table") + bytes([A_FUNCTION]) + number(3),
                    named("throw") + bytes([A_FUNCTION]) + number(4),
                    named("memory") + bytes([A_MEMORY]) + b"\0",
                    named("count") + bytes([A_GLOBAL]) + number(2),
                ]
            ),
        ),
        (ELEMENT, vector([b"\0" + constant(0) + END + vector([number(1 + RARE)])])),
        (
            CODE,
            vector(
                [
                    sized(code)
                    for code in (
                        # USUAL(x): x < 0 ? RARE(x) : x + 1
                        body(
                            *(GET_0, constant(0), b"\x48\x04\x7f", GET_0, CALL, number(1 + RARE)),
                            *(b"\x05", GET_0, constant(1), ADD, END),
                        ),
                        # RARE(x): counts one more, writes twice x into memory, and returns what
                        # USUAL returns for 100 with that, less 1000, and the shift
                        body(
                            *(b"\x23\2", constant(1), ADD, b"\x24\2"),
                            *(constant(8), GET_0, CALL, number(0), b"\x36\2\0"),
                            *(
                                constant(100),
                                CALL,
                                number(1 + USUAL),
                                constant(8),
                                b"\x28\2\0",
                                ADD,
                            ),
                            *(b"\x23\1", ADD, b"\x23\0", ADD),
                        ),
                        # RARER(x): the function in the table's first place, of x
                        body(GET_0, constant(0), b"\x11", number(ONE_TO_ONE), b"\0"),
                        # LAST(): throw
                        body(b"\x08\0"),
                    )
                ]
            ),
        ),
    ],
)
RUN = """
import { readFileSync } from "node:fs";
import { joined } from "./web/boot/lazy-wasm.js";
const compiled = (name) => new WebAssembly.Module(readFileSync(name));
const [usual, lazy] = process.argv.slice(1).map(compiled);
const shift = new WebAssembly.Global({ value: "i32", mutable: true }, 30);
const imports = { env: { twice: (x) => 2 * x, shift } };
let fetched = 0;
let online = false;
const instance = new WebAssembly.Instance(usual, imports);
const { exports } = joined(instance, imports, () => {
  if (!online) throw new Error("no network");
  fetched += 1;
  return lazy;
});
const told = [];
const tell = (what, run) => {
  let answer;
  try {
    answer = run();
  } catch (error) {
    answer = error instanceof WebAssembly.Exception ? "thrown" : String(error);
  }
  told.push([what, answer, fetched, exports.count.value]);
};
tell("usual", () => exports.usual(4));
tell("offline", () => exports.usual(-7));
online = true;
tell("rare", () => exports.usual(-7));
tell("again", () => exports.usual(-8));
shift.value = 0;
tell("table", () => exports["through table"](-1));
tell("throw", () => exports.throw());
tell("memory", () => new Int32Array(exports.memory.buffer)[2]);
told.push(Object.keys(exports).filter((name) => name.startsWith("shared")));
console.log(JSON.stringify(told));
"""


def run(usual: bytes, lazy: bytes, folder: Path) -> list[object]:
    for name, program in (("usual", usual), ("lazy", lazy)):
        (folder / name).write_bytes(program)
    command = [find_node().program, "--input-type=module", "-e", RUN, "--"]
    files = [folder / "usual", folder / "lazy"]
    done = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=True)
    told: list[object] = json.loads(done.stdout)
    return told


def test_a_rare_function_is_fetched_when_it_is_called(tmp_path: Path) -> None:
    assert run(*split(PROGRAM_OF_FOUR, {USUAL}), tmp_path) == [
        ["usual", 5, 0, 5],
        ["offline", "Error: no network", 0, 5],
        ["rare", 101 - 14 - 1000 + 30, 1, 6],
        ["again", 101 - 16 - 1000 + 30, 1, 7],
        ["table", 101 - 2 - 1000, 1, 8],
        ["throw", "thrown", 1, 8],
        ["memory", -2, 1, 8],
        [],
    ]


@pytest.mark.parametrize("called", [{RARE, LAST}, {USUAL, RARER}, {RARER}])
def test_the_program_works_the_same_wherever_it_is_split(called: set[int], tmp_path: Path) -> None:
    told = run(*split(PROGRAM_OF_FOUR, called), tmp_path)
    whole = run(*split(PROGRAM_OF_FOUR, {USUAL}), tmp_path)
    answers = [[row[:2] for row in table[2:-1] if isinstance(row, list)] for table in (told, whole)]
    assert answers[0] == answers[1]


def test_a_program_without_rare_functions_is_left_alone(tmp_path: Path) -> None:
    told = run(PROGRAM_OF_FOUR, PROGRAM_OF_FOUR, tmp_path)
    assert told[2] == ["rare", 101 - 14 - 1000 + 30, 0, 7], "and once more before"


@pytest.mark.parametrize("called", [{0, 4}, {-1}, {0, 1, 2, 3}])
def test_unknown_functions_are_an_error(called: set[int]) -> None:
    with pytest.raises(Changed):
        split(PROGRAM_OF_FOUR, called)


def test_calls_are_recorded() -> None:
    before, after = (dict(sections(x)) for x in (PROGRAM_OF_FOUR, noting(PROGRAM_OF_FOUR)))
    longer = [
        len(b) - len(a) for a, b in zip(*map(read_sized, (before[CODE], after[CODE])), strict=True)
    ]
    assert longer == [4] * 4
    assert [b"called 3" in found[EXPORT] for found in (before, after)] == [False, True]


@pytest.mark.not_plain("nothing is split")
def test_the_list_belongs_to_the_current_pyodide() -> None:
    program = (PYODIDE / PROGRAM).read_bytes()
    called = calls.called(program)
    functions = read_sized(dict(sections(program))[CODE])
    assert 1000 < len(called) < len(functions) / 5
    with pytest.raises(Trouble, match=r"build\.py called"):
        calls.called(PROGRAM_OF_FOUR)


def test_a_written_list_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "LIST", tmp_path / "called.txt")
    found = {0, 1, 2, 5, *range(90, 2000, 7), 3000, 3001}
    calls.write(PROGRAM_OF_FOUR, found)
    assert calls.called(PROGRAM_OF_FOUR) == found


@pytest.mark.parametrize("value", [0, 1, -1, 63, 64, -64, -65, 2**31 - 1, -(2**31)])
def test_signed_numbers_are_read_back(value: int) -> None:
    assert read_signed(b"x" + signed(value) + b"y", 1) == (value, 1 + len(signed(value)))
